// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/output/drawn_plot.h"

#include "app/desktop/plots/plot_figure.h"
#include "app/desktop/style/theme_scope.h"
#include "app/report/report_figures.h"
#include "app/report/report_plots.h"

namespace contraflow {

PictureFormat pictureFormat(const std::string& name)
{
    return name == "svg" ? PictureFormat::svg : name == "pdf" ? PictureFormat::pdf : PictureFormat::png;
}

QFont pictureFont()
{
    constexpr int labelPixels = 12;
    return report::reportFont(labelPixels);
}

Result<std::string> drawnPlot(const PlotContent& content, const std::string& format,
                              const std::string& nothing)
{
    const auto empty = [](const std::string& reason) {
        return Error{ErrorCode::invalidInput, "the plot is empty: " + reason};
    };
    if (!content.hint.isEmpty())
        return empty(content.hint.simplified().toStdString());
    if (content.elementCount() == 0)
        return empty(nothing);
    const Result<QByteArray> bytes =
        plotFigure(content, {report::plotSize(content), pictureFont(), paperTheme()}, pictureFormat(format));
    return bytes ? Result<std::string>(bytes->toStdString()) : Result<std::string>(bytes.error());
}

} // namespace contraflow
