// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/otf2_context.h"

#include "core/base/text.h"

namespace contraflow {

std::int32_t Otf2Context::tagIn(std::uint32_t comm, std::uint32_t tag) const
{
    const auto offset = tagOffsets.find(comm);
    return static_cast<std::int32_t>(tag) + (offset == tagOffsets.end() ? 0 : offset->second);
}

std::int64_t Otf2Context::tagsOfEach() const
{
    if (mostBegun > 0)
        return std::int64_t{firstTagOfBegun()} + mostBegun;
    return std::int64_t{largestTag} + (scans > 0 ? 2 : 1);
}

void nameCommunicators(Otf2Context& context, EventList& list)
{
    std::map<std::uint32_t, const Otf2Communicator*> inOrder;
    for (const auto& [reference, communicator] : context.definitions.communicators)
        if (!communicator.isSelf && !communicator.isBetweenTwo)
            inOrder.emplace(reference, &communicator);
    const std::size_t all = context.definitions.processes.size();
    std::int64_t stride = context.tagsOfEach();
    if (stride * static_cast<std::int64_t>(inOrder.size()) >= INT32_MAX)
        stride = 0;
    std::int64_t number = 0;
    for (const auto& [reference, communicator] : inOrder) {
        bool isWhole = communicator->members.size() == all;
        for (std::size_t i = 0; i < communicator->members.size() && isWhole; ++i)
            isWhole = communicator->members[i] == i;
        context.groups[reference] =
            isWhole ? 0 : list.addGroup("communicator " + std::to_string(reference), communicator->members);
        context.tagOffsets[reference] = static_cast<std::int32_t>(stride * number++);
    }
}

void noteCollectives(const Otf2Context& context, std::vector<std::string>& notes)
{
    if (context.estimated > 0)
        notes.push_back("of " + counted(context.estimated, "call", "calls") +
                        " of MPI_Alltoallv the archive has only what a process sends and receives in all; "
                        "who sends how much to whom is estimated from these sums");
    if (context.scans > 0)
        notes.push_back(counted(context.scans, "call of a scan is", "calls of scans are") +
                        " taken as a chain of messages from one process to the next");
    if (context.begun > 0)
        notes.push_back(
            counted(context.begun, "call of a collective that does not block is",
                    "calls of collectives that do not block are") +
            " taken as messages: those of the first round of an algorithm begin with the call, those of "
            "further rounds where the collective is found complete");
}

} // namespace contraflow
