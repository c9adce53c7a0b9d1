// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QLabel;

namespace contraflow {

/**
 * What stands above a sheet or a plot. It is as high as its content needs as long as the rows below keep
 * their room, and scrolls beyond that: neither a long text nor a wide row of choices makes the window grow.
 */
class HeaderArea : public QScrollArea
{
    Q_OBJECT

public:
    /** Owns the content. */
    explicit HeaderArea(QWidget* content, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, 0}; }

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

/** A text of several lines for a header, to be copied by mouse. It is as high as it is at its width. */
[[nodiscard]] QLabel* headerText(const char* id);

} // namespace contraflow
