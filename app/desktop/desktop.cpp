// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"

namespace contraflow {

int runDesktop(int, char**)
{
    return 0;
}

} // namespace contraflow
