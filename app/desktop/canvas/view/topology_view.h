// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_options.h"
#include "app/desktop/canvas/tools/canvas_choice.h"
#include "app/desktop/canvas/tools/canvas_tool_bar.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/live/results.h"

#include <QList>
#include <QWidget>

#include <memory>

class QAction;

// This room: the drawn network. layout places racks, switches and links (NetworkLayout); paint draws a
// CanvasPicture, which is that with what is selected and predicted; tools turn the pointer and keys into
// edits (CanvasToolBox, CanvasDrawing); TopologyView is the widget with all of them.

namespace contraflow {

class PictureSaver;
struct CanvasScene;

/**
 * The platform of the selected scenario as a picture: racks, nodes, switches and links, the load of every
 * channel in the selected step, and the messages as arrows. Shows and changes the window's Selection; draws
 * by tools, each gesture one undo step of the document. Work that grows with the platform or the messages
 * runs off the GUI thread.
 */
class TopologyView : public QWidget
{
    Q_OBJECT

public:
    TopologyView(Document& document, Selection& selection, Results& results, QWidget* parent = nullptr);
    ~TopologyView() override;

    /** Writes the whole picture with its legend to a file; the saver tells what became of it. */
    void savePicture(const QString& path);
    [[nodiscard]] PictureSaver& saver();

    [[nodiscard]] ArrowColour arrowColour() const;
    void setArrowColour(ArrowColour colour);

    [[nodiscard]] ShownMessages shownMessages() const;
    void setShownMessages(ShownMessages shown);

    [[nodiscard]] CanvasToolKind tool() const;

    /** The window's own commands for the picture (fit, zoom, save), for the menu of the canvas. */
    void setPictureActions(const QList<QAction*>& actions) { m_pictureActions = actions; }
    [[nodiscard]] const QList<QAction*>& pictureActions() const { return m_pictureActions; }

    [[nodiscard]] double zoom() const; ///< screen pixels per unit of the picture
    /** A point of the picture on the widget. */
    [[nodiscard]] QPointF toScreen(QPointF point) const;
    /** What is drawn; null while there is nothing. */
    [[nodiscard]] std::shared_ptr<const CanvasScene> scene() const;
    [[nodiscard]] bool isBusy() const; ///< a job works on what will be shown next

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public slots:
    /** Shows the whole picture, and keeps doing so until the user zooms or moves it. */
    void fit();
    void zoomIn();
    void zoomOut();

    void setTool(contraflow::CanvasToolKind tool);

signals:
    void zoomChanged(double zoom);
    void shownMessagesChanged(contraflow::ShownMessages shown);
    void noticed(const QString& text); ///< for the message bar

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void connectPicture();
    void connectControls();
    void startAnew();
    void showPicture();
    void sayFocus();
    /** Opens the fields of the selected thing, near it. */
    void editSelected();
    /** Collapses or opens what has its triangle at a point. */
    bool toggleFoldAt(QPointF point);
    void toggleFold(SwitchId item);
    void step(Direction direction, Qt::KeyboardModifiers modifiers);
    bool giveUp();

    struct Parts;
    std::unique_ptr<Parts> m_parts;
    QList<QAction*> m_pictureActions;
};

} // namespace contraflow
