// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/style/theme.h"
#include "core/project/project.h"

#include <QString>

#include <string_view>

namespace contraflow {

/**
 * What a model is, as rich text: title, paragraph, where to take it and where not, citation, and its
 * parameters with value, default, range and meaning. `model` is one of the project's; its kind may be
 * unknown.
 */
[[nodiscard]] QString modelCardHtml(const Model& model, const Theme& theme);

/** A short form of a kind of the catalogue for tooltips: title, paragraph, use and citation; empty when the
 * kind is unknown. */
[[nodiscard]] QString modelKindTip(std::string_view kind);

} // namespace contraflow
