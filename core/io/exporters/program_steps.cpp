// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/program_steps.h"

#include "core/application/collective_runs.h"
#include "core/base/refusal.h"
#include "core/base/text.h"

namespace contraflow {

namespace {

constexpr std::uint32_t kTagsOfGroup = 1'000'000;
constexpr std::uint32_t kGroupsWithTags = 1000;

} // namespace

std::vector<std::string> WritingNotes::texts() const
{
    std::vector<std::string> texts;
    for (const auto& [note, count] : m_notes)
        texts.push_back(count > 1 ? sentence("%1 (%2 times)", {note, groupedCount(count)}) : note);
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
        return invalidInput(
            "process %1 in %2 is not in group %3",
            {std::to_string(process), m_program.placeOf(process, event.row), inQuotes(group.name())});
    if (event.root >= group.size() || (!event.sizes.empty() && event.sizes.size() != group.size()))
        return invalidInput(
            "process %1 in %2: root or sizes do not fit group %3",
            {std::to_string(process), m_program.placeOf(process, event.row), inQuotes(group.name())});
    CollectiveCall call{event.kind,     event.algorithm, group.size(), *rank,         event.root,
                        event.segments, event.bytes,     event.sizes,  event.channels};
    if (call.algorithm == CollectiveAlgorithm::usual) {
        Event chosen = event;
        takeChoice(chosen, m_writing.algorithms->choose(collectiveSize(event, group.size())));
        call.algorithm = chosen.algorithm;
        call.segments = chosen.segments;
        call.channels = chosen.channels;
    }
    const ServerLayout apart = ServerLayout::apart(runsOnRails(call) ? group.size() : 0);
    if (runsOnRails(call)) {
        call.layout = &apart;
        m_notes.add(
            sentence("a collective that knows of servers is written with every process on one of its own"));
    }
    if (call.algorithm == CollectiveAlgorithm::ideal) {
        call.algorithm = CollectiveAlgorithm::dissemination;
        m_notes.add(sentence("a barrier that needs no messages is written as dissemination"));
    }
    if (const std::string problem = countProblem(call); !problem.empty())
        return invalidInput("process %1 in %2: %3",
                            {std::to_string(process), m_program.placeOf(process, event.row), problem});
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

ProgramWriter::ProgramWriter(const Program& program, const TraceWriting& writing, const ChunkSink& sink)
    : m_program(program)
    , m_writing(writing)
    , m_out(sink)
    , m_collectives(program, writing, m_notes)
    , m_events(program.run())
{}

Result<std::vector<std::string>> ProgramWriter::run()
{
    beginProgram();
    for (m_process = 0; m_process < m_program.processCount(); ++m_process) {
        if (m_events->isGraph(m_process))
            return Error{ErrorCode::invalidInput, graphRefusal()};
        RETURN_IF_ERROR(writeProcess());
    }
    RETURN_IF_ERROR(m_out.flush());
    return m_notes.texts();
}

Result<void> ProgramWriter::writeProcess()
{
    m_collectives.beginProcess();
    beginProcess();
    Event event;
    std::uint64_t count = 0;
    while (m_events->next(m_process, event)) {
        RETURN_IF_ERROR(write(event));
        RETURN_IF_ERROR(m_out.passOn());
        if (++count % 4096 == 0 && m_writing.stop.stop_requested())
            return Error{ErrorCode::cancelled, sentence("the export was cancelled")};
    }
    if (!m_events->failure().empty())
        return Error{ErrorCode::invalidInput, m_events->failure()};
    endProcess();
    return {};
}

} // namespace contraflow
