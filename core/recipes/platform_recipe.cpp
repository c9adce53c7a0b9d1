// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/platform_recipe.h"

#include "core/project/host_list.h"
#include "core/recipes/platform_builder.h"

namespace contraflow {

Result<Platform> makePlatform(const PlatformRecipe& recipe)
{
    if (const auto counts = countPlatform(recipe); !counts)
        return counts.error();
    PlatformBuilder builder(recipe);
    std::visit(builder, recipe.topology);
    return builder.take();
}

std::vector<std::string> nodeNames(const Platform& platform)
{
    std::vector<std::string> names;
    for (const NodeRow& row : platform.nodes)
        if (auto hosts = expandHostList(row.name))
            for (std::string& name : *hosts)
                names.push_back(std::move(name));
    return names;
}

} // namespace contraflow
