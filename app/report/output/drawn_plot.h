// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"
#include "app/desktop/style/picture_format.h"
#include "core/base/result.h"

#include <QFont>

#include <string>

namespace contraflow {

/** "svg" and the like, which are kPlotFormats. */
[[nodiscard]] PictureFormat pictureFormat(const std::string& name);

/** Of pictures that are drawn without a window. */
[[nodiscard]] QFont pictureFont();

/** The bytes of a plot as it is printed; `format` is one of kPlotFormats. `nothing` says why a plot without
 * content is empty. Fails where there is nothing to draw. */
[[nodiscard]] Result<std::string> drawnPlot(const PlotContent& content, const std::string& format,
                                            const std::string& nothing);

} // namespace contraflow
