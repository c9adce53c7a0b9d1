// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"

#include <QFrame>

class QLabel;

namespace contraflow {

/** Stands in the line below a canvas while the network of the scenario has nodes and nobody sends: says so,
 * and offers the command that makes messages. */
class MessageOffer : public QFrame
{
    Q_OBJECT

public:
    /** Lies on the canvas, which owns it. Document and selection must outlive it. */
    MessageOffer(const Document& document, const Selection& selection, QWidget* canvas);

signals:
    void actionRequested(const QString& id); ///< of the window's commands

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void update();
    void place();
    [[nodiscard]] bool isWanted() const;

    const Document& m_document;
    const Selection& m_selection;
    QLabel* m_text = nullptr;
};

} // namespace contraflow
