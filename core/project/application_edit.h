// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/edit.h"

#include <optional>
#include <string>

namespace contraflow {

/** Where an application goes. */
struct ApplicationTarget
{
    std::string platform;                   ///< a new scenario runs it there; empty: no scenario does yet
    std::optional<Model> model;             ///< as WorkloadTarget::model
    std::optional<Model> uncontrolled = {}; ///< as WorkloadTarget::uncontrolled
    MappingPolicy policy = MappingPolicy::roundRobinPerProcessor; ///< that places its processes
};

/** The edit that takes an application into the project, with a mapping and a scenario where a platform is
 * named. Names are made free. Fails for a new scenario without a model. */
[[nodiscard]] Result<Edit> addApplication(const Project& project, Application application,
                                          const ApplicationTarget& target);

} // namespace contraflow
