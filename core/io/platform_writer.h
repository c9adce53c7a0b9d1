// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <string>

namespace contraflow {

/** Appends an entry of the list `platforms` of a project file. */
void writePlatform(std::string& out, const Platform& platform);

} // namespace contraflow
