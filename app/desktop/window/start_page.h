// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QString>
#include <QWidget>

#include <memory>
#include <vector>

class QTextLayout;
class QVBoxLayout;

namespace contraflow {

/** A button of the start page: a picture, a title, and what it leads to in a quieter line. */
class StartCard : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Look
    {
        sample,
        create,
        open,
        recent
    };

    StartCard(Look look, const QString& title, const QString& detail, QWidget* parent = nullptr);

    /** The picture shows a network with these numbers of nodes at its switches. */
    void setNetwork(std::vector<std::size_t> nodesBySwitch);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, heightForWidth(400)}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QSize pictureSize() const;
    void paintNetwork(QPainter& painter, const QRect& area) const;
    [[nodiscard]] int textLeft() const;
    [[nodiscard]] int textWidth(int width) const;
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] std::unique_ptr<QTextLayout> lines(const QString& text, const QFont& font, int width) const;

    Look m_look;
    QString m_detail;
    std::vector<std::size_t> m_network;
};

/** A project that comes with the program. */
struct Sample
{
    QString path;  ///< resource
    QString title; ///< in the language of the user, as is the description
    QString description;
    std::vector<std::size_t> nodesBySwitch; ///< of its first platform
};

/** The samples inside the program, in the order of their own list. */
[[nodiscard]] const std::vector<Sample>& samples();

/** What the window shows without a project: samples, recent files, New and Open. */
class StartPage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setRecentFiles(const QStringList& paths);

signals:
    void newRequested();
    void presetRequested();
    void recipeRequested();
    void openRequested();
    void sampleRequested(const QString& path);
    void fileRequested(const QString& path);

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void showRecentFiles();

    QStringList m_recentFiles;
    QVBoxLayout* m_recent = nullptr; ///< when it has been in sight
};

} // namespace contraflow
