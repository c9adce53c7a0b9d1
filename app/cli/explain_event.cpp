// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explain_event.h"

#include "app/cli/answer.h"
#include "app/cli/arguments.h"
#include "app/cli/brief_table.h"
#include "app/cli/scenario_heading.h"
#include "core/analysis/application/run_summary.h"
#include "core/base/text.h"
#include "core/tables/event_tables.h"

namespace contraflow::cli {

namespace {

std::string eventHeading(const ExplainedEvent& explained)
{
    const ReplayedEvent& event = explained.event();
    const ScenarioReplay& replay = explained.replay;
    const auto duration = [](double seconds) { return displayText(Dimension::duration, seconds); };
    return eventTitle(replay, explained.explanation.event).text() + '\n' +
           scenarioHeading(replay.scenario, replay.model, replay.kind) + "\nFrom " + duration(event.start) +
           " to " + duration(event.end) + '\n' + explained.explanation.summary.text() + '\n';
}

} // namespace

ExitStatus explainEventOf(const ProjectFile& file, std::size_t scenario, const NamedEvent& named,
                          const Arguments& arguments, IssueReport& issues)
{
    const Project& project = file.project();
    ReplayOptions options;
    options.keepsEvents = true;
    options.keepsMessages = true;
    IssueList found;
    const Result<ScenarioReplay> replay =
        replayScenario(project, scenario, arguments.value("--model"), options, found);
    issues.add(found);
    if (!replay) {
        issues.add({cannotRun(project, scenario, replay.error())});
        return ExitStatus::inputAtFault;
    }
    issues.add(replay->issues);
    const std::string where = file.name + ": scenario " + inQuotes(replay->scenario);
    const Result<std::uint32_t> process = findProcess(replay->applications, named.process);
    if (!process)
        return fail(process.error().within(where));
    const Result<std::uint32_t> event = findProcessEvent(*replay, *process, named.number);
    if (!event)
        return fail(event.error().within(where));
    const EventExplanation explanation = explainEvent(*replay, *event);
    const ExplainedEvent explained{*replay, explanation};
    const Table messages = eventMessagesTable(explained);
    Output output;
    writeAnswer({.text =
                     [&](Output& to) {
                         to.write(eventHeading(explained));
                         if (messages.rowCount() > 0)
                             to.write('\n' + briefText(messages));
                     },
                 .table = [&] { return messages; },
                 .json = [&]() -> JsonParts {
                     return {{"contraflow", CONTRAFLOW_VERSION},
                             {{}, JsonRow{explainedEventTable(explained)}},
                             {"messages", JsonRows{messages}}};
                 }},
                arguments, output);
    return finish(output, issues);
}

} // namespace contraflow::cli
