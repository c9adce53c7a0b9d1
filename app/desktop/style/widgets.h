// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/style/text.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QToolButton>

class QLabel;

namespace contraflow {

/** Logical pixels between controls that stand side by side. */
inline constexpr int kSpacing = 8;

/** A layout without margins, for a part of a window. `spacing` is that between its rows and columns;
 * negative: as the style has it. */
template<typename Layout>
[[nodiscard]] Layout* bareLayout(QWidget* part, int spacing = -1)
{
    auto* layout = new Layout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    return layout;
}

/** An empty menu of a widget, to be filled and popped up. It is deleted when it is closed, or with the
 * widget, whichever comes first; so it cannot be an object on the stack that waits. */
[[nodiscard]] inline QMenu& contextMenuOf(QWidget& owner)
{
    auto* menu = new QMenu(&owner);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return *menu;
}

/** Gives a line a button that empties it, with a name for screen readers, which Qt's own has not. */
inline void addClearButton(QLineEdit& line)
{
    line.setClearButtonEnabled(true);
    for (QToolButton* button : line.findChildren<QToolButton*>())
        button->setAccessibleName(tr("Empty the field"));
}

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

/** Fields of a dialog, which scroll down where there is no room for all of them, and never sideways. */
class FormArea : public QScrollArea
{
    Q_OBJECT

public:
    /** Owns the content. */
    explicit FormArea(QWidget* content, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
};

/** A text of several lines for a header, to be copied by mouse. It is as high as it is at its width, and has
 * room for two lines from the start: most texts come late, and no row below is to move then. */
[[nodiscard]] QLabel* headerText(const char* id);

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
