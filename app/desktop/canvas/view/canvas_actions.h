// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/tools/canvas_tool_bar.h"

#include <QCoreApplication>
#include <QLineEdit>

#include <functional>
#include <initializer_list>

class QAction;
class QContextMenuEvent;
class QKeyEvent;
class QMenu;

namespace contraflow {

class CanvasChoice;
class CanvasDrawing;
class CanvasFeed;
class CanvasFolding;
class CanvasToolBox;
class CanvasViewport;
class FindField;
class TopologyView;

/** What can be done on a canvas, as actions of its view with keys of their own, and the menu of a place. */
class CanvasActions
{
    Q_DECLARE_TR_FUNCTIONS(CanvasActions)

public:
    /** What the actions act on; all of it outlives this. */
    struct Context
    {
        TopologyView& view;
        CanvasFeed& feed;
        CanvasViewport& viewport;
        CanvasChoice& choice;
        CanvasDrawing& drawing;
        CanvasFolding& folding;
        CanvasToolBox& tools;
        FindField& finder;
        std::function<void()> editSelected;
    };

    explicit CanvasActions(const Context& context);

    /** The action that a key means, or null. */
    [[nodiscard]] QAction* actionOf(const QKeyEvent& event) const;
    /** Shows the actions that fit what is under the pointer. */
    void showMenu(const QContextMenuEvent& event) const;
    /** Offers which messages are shown, at a point of the screen. */
    void showMessagesMenu(QPoint place) const;
    /** Checks the action of what is shown. */
    void showShownMessages() const;
    /** The action with this id. */
    [[nodiscard]] QAction* find(const char* id) const;

private:
    void put(QMenu& menu, std::initializer_list<const char*> ids) const;

    Context m_on;
};

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
