// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/loading.h"

namespace contraflow::cli {

/** 'contraflow import OTHER --take-model NAME': a model of another project, with what it was learnt from. */
[[nodiscard]] ExitStatus importModel(const Arguments& arguments, const ProjectFile& project);

} // namespace contraflow::cli
