// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explain_event.h"

#include "app/cli/arguments.h"
#include "app/cli/brief_table.h"
#include "app/cli/common_options.h"
#include "app/cli/output.h"
#include "app/cli/table_json.h"
#include "app/cli/table_output.h"
#include "core/analysis/application/run_summary.h"
#include "core/base/text.h"
#include "core/tables/event_tables.h"
#include "core/tables/scenario_results_table.h"

namespace contraflow::cli {

namespace {

std::string eventHeading(const ExplainedEvent& explained)
{
    const ReplayedEvent& event = explained.event();
    const ScenarioReplay& replay = explained.replay;
    const auto duration = [](double seconds) { return displayText(Dimension::duration, seconds); };
    std::string text = eventTitle(replay, explained.explanation.event).text() + "\nScenario " +
                       replay.scenario + ", model " + replay.model;
    if (replay.kind != replay.model)
        text += " (" + replay.kind + ")";
    text += "\nFrom " + duration(event.start) + " to " + duration(event.end) + '\n';
    return text + explained.explanation.summary.text() + '\n';
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
    const std::optional<std::string> format = arguments.value("--format");
    Output output;
    const Table messages = eventMessagesTable(explained);
    if (format == kJsonFormat) {
        JsonWriter json;
        json.beginObject();
        json.text("contraflow", CONTRAFLOW_VERSION);
        writeMembers(json, explainedEventTable(explained), 0);
        writeRows(json, "messages", messages, output);
        json.endObject();
        output.write(json.take());
    } else if (format == kCsvFormat) {
        writeCsv(messages, output);
    } else {
        output.write(eventHeading(explained));
        if (messages.rowCount() > 0)
            output.write('\n' + briefText(columnsFor(messages, TableView::brief)));
    }
    return finish(output, issues);
}

} // namespace contraflow::cli
