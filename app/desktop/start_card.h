// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

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

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int pictureSide() const;
    [[nodiscard]] QRect textArea(int width) const;
    [[nodiscard]] QFont titleFont() const;

    Look m_look;
    QString m_detail;
};

} // namespace contraflow
