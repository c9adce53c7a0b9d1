// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_figures.h"

#include "app/desktop/canvas/paint/picture_export.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/style/theme.h"

namespace contraflow::report {

namespace {

constexpr int kLabelPixels = 11;
constexpr double kTallest = 560;
constexpr double kMargins = 48; ///< left and right of a network together

QByteArray networkSvg(const CanvasPicture& picture)
{
    const Theme paper = paperTheme();
    const ThemeScope scope(paper);
    return canvasSvg(picture, reportFont(kLabelPixels), {620, kFigureWidth - kMargins, kTallest});
}

QByteArray plotSvg(const PlotDrawing& plot)
{
    const Result<QByteArray> svg =
        plotFigure(plot.content, {plot.size, reportFont(kLabelPixels), paperTheme()}, PictureFormat::svg);
    return svg ? *svg : QByteArray();
}

} // namespace

QFont reportFont(int pixels)
{
    // Arial and Helvetica have its widths, so that pages look the same where it is missing.
    QFont font;
    font.setFamilies(
        {QStringLiteral("Liberation Sans"), QStringLiteral("Arial"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(pixels);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::PreferAntialias);
    return font;
}

bool needsApplication(const FigureBlock& figure)
{
    return std::holds_alternative<PlotDrawing>(figure.drawing);
}

void drawFigure(FigureBlock& figure)
{
    if (const auto* plot = std::get_if<PlotDrawing>(&figure.drawing))
        figure.svg = plotSvg(*plot);
    else
        figure.svg = networkSvg(std::get<CanvasPicture>(figure.drawing));
}

} // namespace contraflow::report
