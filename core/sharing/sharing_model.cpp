// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharing_model.h"

#include "core/base/text.h"
#include "core/project/routing_rules.h"
#include "core/project/written_routes.h"
#include "core/sharing/solution_memory.h"

namespace contraflow {

Result<void> checkRoutes(const Network& network, const SharingModel& model)
{
    if (model.takesSplitMessages())
        return {};
    if (const WrittenRoutes* written = network.writtenRoutes(); written && written->repeating())
        return Error{ErrorCode::invalidInput,
                     "the model is defined for messages that pass a channel once, and the route from " +
                         inQuotes(network.node(written->repeating()->first).name) + " to " +
                         inQuotes(network.node(written->repeating()->second).name) +
                         " passes a link several times the same way; choose another model, such as "
                         "asymmetric, or write the route otherwise"};
    if (!network.splitsMessages())
        return {};
    return Error{
        ErrorCode::invalidInput,
        "the model is defined for messages of one route, and " + std::string(infoOf(network.routing()).name) +
            " routing sends a message over several at once; choose another model, such as asymmetric, or "
            "another routing"};
}

void RateSolver::useMemory(SolutionMemory& memory)
{
    memory.forgetAll();
}

} // namespace contraflow
