// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/campaign/campaign_merge.h"
#include "app/cli/answer.h"
#include "app/cli/campaign_files.h"
#include "app/cli/common_options.h"
#include "app/cli/current_services.h"
#include "app/cli/export_plot.h"
#include "app/cli/help.h"
#include "app/cli/inputs.h"
#include "app/cli/text_table.h"
#include "core/base/text.h"
#include "core/io/campaign/campaign_database.h"
#include "core/tables/campaign_tables.h"
#include "core/tables/candidate_tables.h"

namespace contraflow::cli {

namespace {

std::vector<CampaignView> viewsOf(const std::vector<std::string>& words)
{
    std::vector<CampaignView> views;
    for (std::size_t i = 0; i < kCampaignViews.size(); ++i)
        if (words.empty() || contains(words, kCampaignViews[i]))
            views.push_back(static_cast<CampaignView>(i));
    return views;
}

void addBrief(std::string& text, const std::string& title, const Table& table,
              const std::vector<std::string>& notes)
{
    if (table.empty())
        return;
    text += (text.empty() ? "" : "\n") + title + "\n" + briefText(table);
    for (const std::string& note : notes)
        text += wrapped(note, 2);
}

/** Those that have rows, one below the other. */
std::string briefTables(const CampaignSummary& summary, const std::vector<CampaignView>& views)
{
    std::string text;
    for (const CampaignView view : views) {
        if (view == CampaignView::networks) {
            for (const CandidateGroup& group : summary.comparison.groups)
                addBrief(text, "Networks under " + group.workload, candidatesTable(group), group.notes);
            continue;
        }
        const Table table = campaignTable(summary, view);
        addBrief(text, table.title(), table, table.notes());
    }
    return text.empty() ? "There is nothing to sum up.\n" : text;
}

JsonParts campaignParts(const CampaignInputs& inputs, const CampaignSummary& summary)
{
    JsonParts parts{{"title", inputs.plan.title},
                    {"tasks", static_cast<std::size_t>(summary.tasks)},
                    {"results", static_cast<std::size_t>(summary.results)},
                    {"failed", static_cast<std::size_t>(summary.problemCount)},
                    {"notes", listOf(summary.notes)}};
    for (const CampaignView view : viewsOf({}))
        parts.push_back({std::string(kCampaignViews[static_cast<std::size_t>(view)]),
                         JsonRows{campaignTable(summary, view)}});
    return parts;
}

/** The results in one file, and what is printed of them. */
Result<ExitStatus> writeMerged(const Arguments& arguments, const CampaignWork& work,
                               const MergedResults& merged, const CampaignSummary& summary)
{
    const auto target = arguments.value("--output");
    if (!target)
        return ExitStatus::success;
    Output output(target);
    if (output.hasFailed())
        return output.finish();
    const bool isDatabase = isDatabaseName(*target);
    RETURN_IF_ERROR(isDatabase ? writeDatabase(*target, work, merged, summary) : merged.write(output.sink()));
    const ExitStatus status = isDatabase ? ExitStatus::success : output.finish();
    if (status == ExitStatus::success && *target != "-")
        say(*target + ": " + counted(static_cast<std::size_t>(merged.count()), "result") + " of " +
            groupedCount(work.inputs->tasks.taskCount()));
    return status;
}

std::string pictureFile(const Arguments& arguments)
{
    return arguments.value("--output").value_or("-");
}

/** Refuses options of --plot that cannot be followed, before anything is read. */
Result<void> checkPicture(const Arguments& arguments)
{
    if (!arguments.has("--plot"))
        return arguments.checkUnused({"--of", "--as"}, "goes with --plot");
    if (arguments.has("--show") || arguments.has("--format"))
        return misused("--plot makes a picture; --show and --format are about tables");
    if (pictureFormatOf(arguments, pictureFile(arguments)).empty())
        return misused(kNoPictureFormat);
    if (currentServices().campaignPlot == nullptr)
        return Error{ErrorCode::environment, "campaign: " + std::string(kNoPictures)};
    return {};
}

/** A picture instead of tables. */
Result<ExitStatus> drawMerged(const Arguments& arguments, const CampaignSummary& summary)
{
    const std::string path = pictureFile(arguments);
    ASSIGN_OR_RETURN(
        const std::string picture,
        currentServices()
            .campaignPlot({summary, arguments.value("--plot").value_or(""),
                           arguments.value("--of").value_or(""), pictureFormatOf(arguments, path)})
            .within(arguments.operands()[1]));
    Output output(path);
    output.write(picture);
    return output.finish();
}

/** The shard that a file of results is called after. */
std::optional<CampaignShard> shardOf(const std::filesystem::path& file, const std::string& campaign)
{
    const std::string stem = std::filesystem::path(campaign).filename().replace_extension().string() + ".";
    const std::string name = file.filename().string();
    const std::size_t of = name.find("-of-");
    if (!name.starts_with(stem) || !name.ends_with(".csv") || of == std::string::npos || of < stem.size())
        return {};
    const std::string count = name.substr(of + 4, name.size() - of - 8);
    const auto shard = parseShard(name.substr(stem.size(), of - stem.size()) + "/" + count);
    return shard && !shard->isWhole() ? std::optional(*shard) : std::nullopt;
}

/** What works out just the tasks that are missing of these files. */
std::string remedyOf(const MergedResults& merged, const std::string& campaign,
                     const std::vector<std::filesystem::path>& files)
{
    constexpr std::size_t kNamed = 8;
    const std::string command = "'contraflow campaign " + campaign;
    std::optional<CampaignShard> first = shardOf(files.front(), campaign);
    for (const std::filesystem::path& file : files)
        if (const auto shard = shardOf(file, campaign); !shard || !first || shard->count != first->count)
            first.reset();
    if (first) {
        const std::vector<std::uint64_t> missing = merged.shardsWithout(first->count);
        const std::string of = "/" + std::to_string(first->count) + " --resume'";
        std::vector<std::string> named;
        for (const std::uint64_t shard : missing)
            if (named.size() < kNamed)
                named.push_back(command + " --shard " + std::to_string(shard) + of);
        return "the array of jobs, submitted again" +
               (missing.size() > kNamed ? std::string() : ", or " + joinedWords(named)) +
               ", works out what is missing";
    }
    if (files.size() == 1)
        return command + " --resume -o " + files.front().string() + "' works them out";
    return "merge with --partial -o ALL.csv, and " + command + " --resume -o ALL.csv' works them out";
}

} // namespace

Result<ExitStatus> mergeCampaign(const Arguments& arguments)
{
    const std::vector<std::string>& operands = arguments.operands();
    if (operands.size() < 3)
        return misused("merge takes the campaign's file and the files of its results");
    const std::string format = arguments.value("--format").value_or(std::string(kTableFormat));
    const std::vector<std::string> shown = arguments.values("--show");
    if (format == kJsonFormat && !shown.empty())
        return misused("json always has everything; leave --show out");
    if (format == kCsvFormat && shown.size() != 1)
        return misused("csv has one table; name it by --show");
    RETURN_IF_ERROR(checkPicture(arguments));
    if (const auto target = arguments.value("--output");
        target && !arguments.has("--plot") && !isDatabaseName(*target) && !isResultsName(*target))
        return misused("-o takes a file that ends in .csv, or in .sqlite, .sqlite3 or .db for a "
                       "database, and not " +
                       inQuotes(*target));
    ASSIGN_OR_RETURN(CampaignToRun campaign, campaignToRun(operands[1]));
    const CampaignWork& work = *campaign.work;
    const std::vector<std::filesystem::path> files(operands.begin() + 2, operands.end());
    for (const std::filesystem::path& file : files)
        noteInput("file", file);
    ASSIGN_OR_RETURN(const MergedResults merged, MergedResults::read(work, files));
    for (const std::string& text :
         faultTexts(merged.faults(), *work.inputs, remedyOf(merged, campaign.file, files)))
        say(campaign.file + ": " + text);
    const bool isWhole = merged.faults().isWhole();
    if (!isWhole && !arguments.has("--partial"))
        return refused(campaign.file +
                       ": the results are not whole, so nothing was written; --partial sums up "
                       "what there is");
    ASSIGN_OR_RETURN(const CampaignSummary summary, merged.summary());
    for (const std::string& note : summary.notes)
        say(campaign.file + ": " + note);
    if (summary.problemCount > 0)
        say(campaign.file + ": " + counted(static_cast<std::size_t>(summary.problemCount), "task") +
            " without figures, whose lines say why");
    const ExitStatus whole =
        isWhole && summary.problemCount == 0 ? ExitStatus::success : ExitStatus::inputAtFault;
    if (arguments.has("--plot")) {
        ASSIGN_OR_RETURN(const ExitStatus drawn, drawMerged(arguments, summary));
        return drawn == ExitStatus::success ? whole : drawn;
    }
    ASSIGN_OR_RETURN(const ExitStatus written, writeMerged(arguments, work, merged, summary));
    if (written != ExitStatus::success)
        return written;
    if (arguments.value("--output") == "-")
        return whole;
    Output output;
    writeAnswer({.text = [&](Output& to) { to.write(briefTables(summary, viewsOf(shown))); },
                 .table = [&] { return campaignTable(summary, viewsOf(shown).front()); },
                 .json = [&] { return campaignParts(*work.inputs, summary); }},
                arguments, output);
    if (format == kJsonFormat)
        output.write("\n"); // published so
    if (const ExitStatus status = output.finish(); status != ExitStatus::success)
        return status;
    return whole;
}

} // namespace contraflow::cli
