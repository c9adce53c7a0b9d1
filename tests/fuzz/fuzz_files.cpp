// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Projects, measurements, topologies, traffic and traces: whole files.

#include "core/base/text.h"
#include "core/base/units.h"
#include "core/engine/prediction.h"
#include "core/importing/busy_nodes.h"
#include "core/importing/import_values.h"
#include "core/importing/importers.h"
#include "core/importing/topology_file.h"
#include "core/importing/traffic_file.h"
#include "core/io/project/project_file.h"
#include "core/io/text/text_file.h"
#include "core/io/traces/trace_formats.h"
#include "core/project/blank_rows.h"
#include "core/project/host_list.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace contraflow::fuzz {

namespace {

/** What is said is UTF-8, whatever the bytes of the file were. */
void requireReadable(const std::string& said)
{
    require(findInvalidUtf8(said) == std::string_view::npos, "what is said is UTF-8", said);
}

/** A refusal says why. */
void requireSentence(const Error& error)
{
    require(error.message.size() > 10, "a refusal says why", error.message);
    requireReadable(error.message);
}

/** Whether running this takes longer than an execution may. */
bool isLarge(const Project& project)
{
    std::size_t parts = 0;
    for (const Platform& platform : project.platforms) {
        parts += platform.links.size() + platform.switches.size();
        for (const NodeRow& row : platform.nodes) {
            const Result<std::size_t> hosts = countHosts(row.name);
            parts += hosts ? *hosts : 1;
        }
    }
    for (const Workload& workload : project.workloads)
        parts += workload.messages.size();
    return parts > 400;
}

/** Whether a list such as n[1-30000] or n[1-99][1-99][1-99] names so many hosts that reading them takes as
 * long as a thousand other texts; such lists have tests of their own. */
bool namesThousands(std::string_view text)
{
    constexpr std::string_view kDigits = "0123456789";
    constexpr std::size_t kMostDigits = 2;
    constexpr int kMostBrackets = 2; // in a row, without a blank
    int brackets = 0;
    for (const char c : text) {
        if (c == ' ' || c == '\n')
            brackets = 0;
        else if (c == '[' && ++brackets > kMostBrackets)
            return true;
    }
    for (std::size_t at = text.find('-'); at != std::string_view::npos; at = text.find('-', at + 1)) {
        const bool isRange = at > 0 && kDigits.find(text[at - 1]) != std::string_view::npos;
        const std::size_t end = std::min(text.find_first_not_of(kDigits, at + 1), text.size());
        if (isRange && end - at - 1 > kMostDigits)
            return true;
    }
    return false;
}

/** A scenario that validate() finds nothing wrong with can be predicted, and its times are times. */
void requirePredictions(const Project& project, bool isSound)
{
    constexpr std::size_t kScenarios = 3;
    for (std::size_t s = 0; s < std::min(project.scenarios.size(), kScenarios); ++s) {
        if (isBlank(project.scenarios[s]))
            continue; // a row in which nothing is written counts as nothing
        const Result<Prediction> prediction = predict(project, s);
        if (!prediction) {
            requireSentence(prediction.error());
            require(!isSound || !project.scenarios[s].applications.empty(), "what is valid can be predicted",
                    prediction.error().message);
            continue;
        }
        require(!isSound || !hasErrors(prediction->issues),
                "prediction finds no errors that validation does not",
                prediction->issues.empty() ? "" : prediction->issues.front().text);
        for (const MessageTimes& times : prediction->timeline.messages)
            require(std::isfinite(times.finish()) && times.finish() >= times.start && times.time() >= 0,
                    "a message ends, and not before it starts", numberText(times.finish()));
    }
}

/** Written and read again it is the same project, in the same text. */
void requireRoundTrip(const Project& project)
{
    const std::string saved = projectText(project);
    const Result<LoadedProject> again = parseProject(saved);
    require(again.has_value(), "what was written can be read",
            again ? saved : again.error().message + "\n" + saved);
    require(again->project == project, "what was written is read the same", saved);
    require(projectText(again->project) == saved, "what was read is written the same", saved);
}

/** A choice that depends on the text alone. */
std::size_t drawn(std::string_view text, std::size_t count)
{
    std::uint64_t hash = 14695981039346656037U;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return static_cast<std::size_t>(hash % count);
}

/** A file of its own, which goes with this. */
class File
{
public:
    explicit File(std::string_view text)
    {
        static const std::filesystem::path path =
            std::filesystem::temp_directory_path() / ("contraflow-fuzz-" + std::to_string(::getpid()));
        m_path = path;
        std::ofstream(m_path, std::ios::binary).write(text.data(), static_cast<std::streamsize>(text.size()));
    }
    ~File()
    {
        std::error_code ignored;
        std::filesystem::remove(m_path, ignored);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

} // namespace

/**
 * A text gives a project or a sentence, the same one whether it comes at once or in pieces. A project
 * survives being written, and what validates predicts.
 */
void readProjectText(std::string_view text)
{
    constexpr ReadLimits kLimits{.maxBytes = 1'000'000, .maxDepth = 64, .maxValues = 20'000};
    const Result<LoadedProject> loaded = parseProject(text, kLimits);
    std::string_view rest = text;
    const std::size_t step = 1 + drawn(text, 100);
    const Result<LoadedProject> inPieces = readProjectFrom(
        [&](std::span<char> room) -> Result<std::size_t> {
            const std::size_t size = rest.copy(room.data(), std::min(room.size(), step));
            rest.remove_prefix(size);
            return size;
        },
        kLimits);
    require(loaded.has_value() == inPieces.has_value(), "at once and in pieces are the same");
    if (!loaded) // of several faults the parser finds one or another, as far as it has read ahead
        return requireSentence(loaded.error());
    require(loaded->project == inPieces->project, "at once and in pieces are the same");
    requireRoundTrip(loaded->project);
    if (isLarge(loaded->project))
        return;
    const IssueList issues = allIssues(*loaded);
    for (const Issue& issue : issues)
        require(!issue.text.empty(), "an issue has a text");
    requirePredictions(loaded->project, !hasErrors(issues));
}

/** What Slurm prints gives nodes, or a sentence; what is not taken of it is said. */
void readNodeStates(std::string_view text)
{
    const Result<BusyNodes> nodes = readBusyNodes(text);
    if (!nodes)
        return requireSentence(nodes.error());
    for (const auto& [state, hosts] : nodes->busy) {
        requireReadable(state);
        for (const std::string& host : hosts)
            requireReadable(host);
    }
    for (const RejectedLine& line : nodes->rejected)
        requireReadable(line.text + line.reason);
}

/** Recognised or forced, a file of measured times gives tables whose values are in range, or a sentence. */
void readMeasurements(std::string_view text)
{
    ImportOptions forced;
    forced.importer = &importers()[drawn(text, importers().size())];
    for (const ImportOptions& options : {ImportOptions{}, forced}) {
        const Result<ImportedFile> file = parseMeasurements(text, options);
        if (!file) {
            requireSentence(file.error());
            continue;
        }
        for (const std::string& note : file->notes)
            requireReadable(note);
        for (const RejectedLine& line : file->rejected)
            requireReadable(line.text + line.reason);
        for (const ImportTable& table : file->tables) {
            for (const ImportRecord& record : table.records)
                require(record.line >= 1, "a record has its line");
            const ImportValues values = readImportTable(table);
            for (const ImportRow& row : values.rows)
                for (const std::optional<Quantity>& value : {row.time, row.bandwidth, row.size, row.ci95})
                    require(!value || isInRange(value->value), "a value is in range");
        }
    }
}

/** A topology becomes platforms that are written and read the same, or a sentence. */
void readTopologyText(std::string_view text)
{
    if (namesThousands(text))
        return;
    const auto formats = topologyFormats();
    for (const TopologyFormat* format :
         {static_cast<const TopologyFormat*>(nullptr), &formats[drawn(text, formats.size())]}) {
        const Result<ImportedTopology> topology = parseTopology(text, format);
        if (!topology) {
            requireSentence(topology.error());
            continue;
        }
        for (const std::string& note : topology->notes)
            requireReadable(note);
        for (const RejectedLine& line : topology->rejected)
            requireReadable(line.text + line.reason);
        Project project;
        project.platforms = SharedRows<Platform>(topology->platforms);
        // Names that are no UTF-8 are written with a sign in place of what cannot be written.
        if (!isLarge(project) && findInvalidUtf8(text) == std::string_view::npos)
            requireRoundTrip(project);
    }
}

/** What is sent becomes a workload that is written and read the same, or a sentence. */
void readTrafficText(std::string_view text)
{
    TrafficOptions options;
    options.unit = drawn(text, 2) == 0 ? findUnit(Dimension::size, "B") : nullptr;
    const Result<Traffic> traffic = readTraffic(text, options);
    if (!traffic)
        return requireSentence(traffic.error());
    for (const std::string& note : traffic->notes)
        requireReadable(note);
    require(traffic->messages.size() < 1'000'000, "no more messages than the text has");
    Project project;
    Workload workload;
    workload.name = "w";
    workload.messages = SharedRows<MessageRow>(traffic->messages);
    project.workloads.append(std::move(workload));
    requireRoundTrip(project);
}

/** A trace becomes a program, or a sentence that names the file. */
void readTraceText(std::string_view text)
{
    const File file(text);
    const auto formats = traceFormats();
    const TraceFormat* format = recogniseTrace(file.path());
    if (!format)
        format = &formats[drawn(text, formats.size())];
    const std::vector<std::filesystem::path> files{file.path()};
    TraceOptions options;
    options.flopsPerSecond = 1e9;
    const Result<ReadTrace> trace = format->read(files, options);
    if (!trace) {
        requireSentence(trace.error());
        return require(trace.error().message.find(file.path().filename().string()) != std::string::npos,
                       "a refusal names the file", trace.error().message);
    }
    for (const std::string& note : trace->notes)
        requireReadable(note);
    require(trace->program != nullptr && trace->sha256.size() == files.size(), "a trace is whole");
}

} // namespace contraflow::fuzz
