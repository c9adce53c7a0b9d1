// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace contraflow {

/** Fills a plot with what it works out itself, rather than with the shown prediction. */
class PlotFiller : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /** Whether the plot is looked at; nothing is worked out else. */
    virtual void setShown(bool isShown) = 0;
    /** Draws the same data again, for another theme. */
    virtual void redraw() = 0;

signals:
    void changed();         ///< there is another plot, or none
    void importRequested(); ///< of measured times
};

} // namespace contraflow
