// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/program_steps.h"

#include "core/base/text.h"

#include <algorithm>
#include <numeric>

namespace contraflow {

namespace {

constexpr std::uint32_t kTagsOfGroup = 1'000'000;
constexpr std::uint32_t kGroupsWithTags = 1000;

} // namespace

std::vector<std::string> WritingNotes::texts() const
{
    std::vector<std::string> texts;
    for (const auto& [note, count] : m_notes)
        texts.push_back(count > 1 ? note + " (" + std::to_string(count) + " times)" : note);
    return texts;
}

CollectiveMessages::CollectiveMessages(const Program& program, const TraceWriting& writing,
                                       WritingNotes& notes)
    : m_program(program)
    , m_writing(writing)
    , m_notes(notes)
    , m_numbers(program.groups().size(), 0)
{}

Result<void>
CollectiveMessages::expand(std::uint32_t process, const Event& event,
                           const std::function<void(const CollectiveStep&, std::int32_t tag)>& take)
{
    const ProcessGroup& group = m_program.groups()[event.group];
    const auto rank = group.rankOf(process);
    if (!rank)
        return Error{ErrorCode::invalidInput, "process " + std::to_string(process) + " in " +
                                                  m_program.placeOf(process, event.row) +
                                                  " is not in group " + inQuotes(group.name())};
    if (event.root >= group.size() || (!event.sizes.empty() && event.sizes.size() != group.size()))
        return Error{ErrorCode::invalidInput,
                     "process " + std::to_string(process) + " in " + m_program.placeOf(process, event.row) +
                         ": root or sizes do not fit group " + inQuotes(group.name())};
    CollectiveCall call{event.kind, event.algorithm, group.size(), *rank,
                        event.root, event.segments,  event.bytes,  event.sizes};
    if (call.algorithm == CollectiveAlgorithm::usual) {
        const double total = std::accumulate(event.sizes.begin(), event.sizes.end(), 0.0);
        const AlgorithmChoice choice =
            m_writing.algorithms->choose({event.kind, group.size(), event.bytes, total});
        call.algorithm = choice.algorithm;
        call.segments = std::max(call.segments, choice.segments);
    }
    if (call.algorithm == CollectiveAlgorithm::ideal) {
        call.algorithm = CollectiveAlgorithm::dissemination;
        m_notes.add("a barrier that needs no messages is written as dissemination");
    }
    const std::uint32_t number = m_numbers[event.group]++;
    const auto tag = static_cast<std::int32_t>(kFirstTag + number % kTagsOfGroup * kGroupsWithTags +
                                               event.group % kGroupsWithTags);
    CollectiveStep step;
    for (std::uint32_t index = 0; collectiveStep(call, index, step); ++index) {
        for (std::uint32_t& from : step.receives)
            from = group.member(from);
        for (CollectiveStep::Send& send : step.sends)
            send.to = group.member(send.to);
        if (!step.receives.empty() || !step.sends.empty())
            take(step, tag);
    }
    return {};
}

} // namespace contraflow
