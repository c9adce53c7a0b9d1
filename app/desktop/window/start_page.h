// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace contraflow {

/** A project that comes with the program. */
struct Sample
{
    QString path; ///< resource
    QString title;
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
    explicit StartPage(QWidget* parent = nullptr);

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

private:
    QVBoxLayout* m_recent = nullptr;
};

} // namespace contraflow
