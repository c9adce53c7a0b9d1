// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/style/text.h"

#include <QString>

#include <string_view>

namespace contraflow {

/** What the header of a column says, in English and in the language of the window. Names that a project gives
 * are the same in both. */
struct ColumnTitle
{
    QString english;
    QString shown;
};

[[nodiscard]] inline ColumnTitle columnTitle(std::string_view english)
{
    return {qtText(english), coreText(english)};
}

} // namespace contraflow
