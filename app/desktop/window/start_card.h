// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include <memory>
#include <vector>

class QTextLayout;

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
    [[nodiscard]] QSize minimumSizeHint() const override;
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

} // namespace contraflow
