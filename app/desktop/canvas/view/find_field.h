// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace contraflow {

/** A field over the canvas for the name of a switch or node; Enter goes on to the next that fits. */
class FindField : public QLineEdit
{
    Q_OBJECT

public:
    explicit FindField(QWidget* parent);

    void open(const QRect& area);
    /** Keeps to the upper right of an area. */
    void place(const QRect& area);

signals:
    void typed(const QString& text);      ///< go to a thing that fits, the current one if it does
    void nextWanted(const QString& text); ///< go to the next thing that fits
    void roomChanged();                   ///< it came or went

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void leave();
};

} // namespace contraflow
