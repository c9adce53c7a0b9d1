// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace contraflow {

struct PlotInput;
class Results;

/** What can be chosen about a plot, in a control above it. */
struct PlotOption
{
    QWidget* control = nullptr;    ///< given to whom it is made for
    std::function<bool()> refresh; ///< follows the choices that there are; false: there is none. May be empty
    std::function<void(PlotInput&)>
        fill; ///< writes what is chosen; empty: it is asked of the results themselves
};

/** What an option is made for. */
struct PlotOptionUse
{
    Results& results;                      ///< outlive the control
    std::function<void()> changed;         ///< something else is chosen
    std::function<void()> importRequested; ///< of measured times
};

using MakePlotOption = PlotOption (*)(const PlotOptionUse& use);

} // namespace contraflow
