// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace contraflow {

/** One line of plain text that ends in dots where there is no room for it, instead of widening the window;
 * its tooltip then says it whole. */
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    /** Where there is room it is at least as wide as `usual`, so that what stands behind it stays. */
    explicit ElidedLabel(QWidget* parent = nullptr, const QString& usual = {});

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_usual;
};

} // namespace contraflow
