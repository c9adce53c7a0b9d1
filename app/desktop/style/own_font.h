// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace contraflow {

/**
 * An equal font that shares nothing with this one, for work in another thread. Copies of a font share what is
 * loaded for it, and a thread that finds there what another one has loaded lets go of it unasked: it would be
 * freed twice.
 */
[[nodiscard]] inline QFont ownFont(QFont font)
{
    const bool hasKerning = font.kerning();
    font.setKerning(!hasKerning);
    font.setKerning(hasKerning);
    return font;
}

} // namespace contraflow
