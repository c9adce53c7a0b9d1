// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/style/theme.h"

namespace contraflow {

/** The light theme on white, for what is printed. */
[[nodiscard]] Theme paperTheme();

/**
 * While it lives, theme() of this thread is a theme of its own: what is painted in a job keeps its colours
 * while the window changes to others.
 */
class ThemeScope
{
public:
    explicit ThemeScope(const Theme& own);
    ~ThemeScope();
    ThemeScope(const ThemeScope&) = delete;
    ThemeScope& operator=(const ThemeScope&) = delete;

private:
    const Theme* m_before;
};

} // namespace contraflow
