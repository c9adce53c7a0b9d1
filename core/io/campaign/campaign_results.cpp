// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/campaign/campaign_results.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/io/campaign/campaign_file.h"
#include "core/io/project/project_file.h"
#include "core/io/project/trace_reference.h"
#include "core/io/text/csv.h"
#include "core/io/text/sha256.h"
#include "core/io/text/text_file.h"
#include "core/project/position.h"
#include "core/project/schema.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <type_traits>
#include <utility>

namespace contraflow {

namespace {

constexpr std::size_t kHashDigits = 16;

/** Costs are told apart from everything else by their table, too. */
constexpr bool isUnused(const Field& field)
{
    return field.use == Use::cost || field.use == Use::note || field.use == Use::provenance ||
           field.table == TableKind::items;
}

/** Names stay where routes go by them: of several links between the same two ends, and those that written
 * routes pass. */
SharedRows<LinkRow> withoutUnusedNames(const SharedRows<LinkRow>& rows, const SharedRows<RouteRow>& routes)
{
    std::set<std::string> passed;
    for (const RouteRow& route : routes)
        passed.insert(route.links.begin(), route.links.end());
    const auto ends = [](const LinkRow& row) { return std::minmax(row.from, row.to); };
    std::vector<LinkRow> links = rows.slice(0, rows.size());
    std::map<std::pair<std::string, std::string>, std::size_t> counts;
    for (const LinkRow& row : links)
        ++counts[ends(row)];
    for (LinkRow& row : links)
        if (counts[ends(row)] == 1 && !passed.contains(row.name))
            row.name.clear();
    return {std::move(links)};
}

/** contentOf() of a row, and of the rows in it. */
template<typename Row>
Row usedOf(Row row)
{
    forEachField(row, [](const Field& field, auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if (isUnused(field)) {
            value = Value();
            return;
        }
        if constexpr (isTypedCell<Value>) {
            if (value.isFormula() && value.hasValue())
                value = Value(value.value());
        } else if constexpr (isRows<Value>) {
            using Each = std::decay_t<decltype(value[0])>;
            if constexpr (!std::is_same_v<Each, EventRow>) { // of long programs everything counts
                std::vector<Each> rows = value.slice(0, value.size());
                for (Each& each : rows)
                    each = usedOf(std::move(each));
                value = Value(std::move(rows));
            }
        }
    });
    if constexpr (std::is_same_v<Row, ParameterRow>) {
        if (row.hasFormula() && row.problem.empty())
            row = {row.name, row.result};
    } else if constexpr (std::is_same_v<Row, Platform>) {
        row.links = withoutUnusedNames(row.links, row.routes);
    } else if constexpr (std::is_same_v<Row, Model>) {
        row.extras = {}; // the record of its calibration
    }
    if constexpr (requires { row.extras.front().first; })
        setExtra(row.extras, kPositionKey);
    return row;
}

/** Objects whose own names decide nothing. */
template<typename Row>
SharedRows<Row> allNamed(const SharedRows<Row>& rows, const char* name)
{
    std::vector<Row> named = rows.slice(0, rows.size());
    for (Row& row : named)
        row.name = name;
    return {std::move(named)};
}

template<typename Row>
SharedRows<Row> thoseNamed(const SharedRows<Row>& rows, const std::set<std::string>& names)
{
    std::vector<Row> found;
    for (const Row& row : rows)
        if (names.contains(row.name))
            found.push_back(row);
    return {std::move(found)};
}

/** Of the canonical text of what counts, and of what the files hold that its programs are in. */
std::string contentHash(const Project& project, const std::string& more = {})
{
    std::string text = projectText(contentOf(project));
    for (const Application& application : project.applications)
        text += '\n' + traceContent(application);
    return sha256Text(text + '\n' + more);
}

std::string modelHash(const Model& model)
{
    Project project;
    project.models = allNamed<Model>({{model}}, "model");
    return contentHash(project);
}

std::string platformHash(const Platform& platform)
{
    Project project;
    project.platforms = allNamed<Platform>({{platform}}, "network");
    return contentHash(project);
}

/** Of a workload or application with its mapping and parameters. */
std::string workloadHash(Project project)
{
    project.workloads = allNamed(project.workloads, "workload");
    project.applications = allNamed(project.applications, "application");
    project.mappings = allNamed(project.mappings, "mapping");
    return contentHash(project);
}

/** Of each of a workload's measurements, with their scenarios and what these run; platforms, which many
 * share, are hashed once. */
std::vector<std::string> measurementHashes(const PreparedWorkload& workload)
{
    const Project& project = workload.project;
    std::map<std::string, std::string> platforms;
    for (const Platform& platform : project.platforms)
        platforms[platform.name] = platformHash(platform);
    std::vector<std::string> hashes;
    for (const std::size_t i : workload.measurements) {
        Project part;
        part.parameters = project.parameters;
        part.extras = project.extras;
        Measurement measured = project.measurements[i];
        Scenario scenario;
        if (const Scenario* found = findByName(project.scenarios, measured.scenario))
            scenario = *found;
        std::set<std::string> applications;
        for (const ScenarioApplication& application : scenario.applications)
            applications.insert(application.name);
        part.applications = thoseNamed(project.applications, applications);
        part.workloads = thoseNamed(project.workloads, {scenario.workload});
        part.mappings = thoseNamed(project.mappings, {scenario.mapping});
        const std::string platform = platforms[scenario.platform];
        scenario.platform.clear();
        scenario.model.clear(); // each task has its own
        measured.scenario = scenario.name = "scenario";
        part.scenarios = SharedRows<Scenario>({std::move(scenario)});
        part.measurements = SharedRows<Measurement>({std::move(measured)});
        hashes.push_back(contentHash(part, platform));
    }
    return hashes;
}

/** Of what kinds of models are fitted to. */
std::string calibrationHash(const CampaignCalibration& row, Project project)
{
    std::vector<Model> models; // the first of a kind has the parameters that are not fitted
    for (const std::string& kind : row.kinds) {
        const auto first = std::ranges::find(project.models, kind, &Model::kind);
        if (first != project.models.end())
            models.push_back(*first);
    }
    project.models = allNamed<Model>({std::move(models)}, "model");
    std::set<std::string> measured;
    for (const Measurement& measurement : project.measurements)
        measured.insert(measurement.scenario);
    std::vector<Scenario> scenarios;
    for (Scenario scenario : project.scenarios)
        if (measured.contains(scenario.name)) {
            scenario.model.clear();
            scenarios.push_back(std::move(scenario));
        }
    project.scenarios = SharedRows<Scenario>(std::move(scenarios));
    std::string asked = row.platform;
    for (const std::string& name : row.measurements)
        asked += '\n' + name;
    return contentHash(project, asked);
}

/** What a recipe makes, but for what tasks count through. */
std::string patternsHash(const CampaignPatterns& patterns)
{
    const WorkloadRecipe& recipe = patterns.recipe;
    std::string text(infoOf(recipe.pattern).name);
    text += '\n' + quantityText(recipe.size.minimum) + '\n' + quantityText(recipe.size.maximum) + '\n' +
            quantityText(recipe.startWithin) + '\n' + std::to_string(recipe.messages) + '\n' +
            std::to_string(recipe.fan.value_or(0)) + '\n' + recipe.root + '\n' +
            std::to_string(static_cast<int>(patterns.take));
    return sha256Text(text);
}

} // namespace

Project contentOf(const Project& project)
{
    return usedOf(project);
}

CampaignHashes::CampaignHashes(const CampaignInputs& inputs) : m_inputs(inputs)
{
    for (const PreparedNetwork& network : inputs.networks)
        m_networks.push_back(platformHash(network.platform));
    for (std::size_t i = 0; i < inputs.workloads.size(); ++i) {
        const CampaignWorkload& row = inputs.plan.workloads[i];
        const PreparedWorkload& prepared = inputs.workloads[i];
        m_measurements.emplace_back();
        if (row.kind == CampaignWorkload::Kind::patterns)
            m_workloads.push_back(patternsHash(row.patterns));
        else if (row.kind == CampaignWorkload::Kind::measured)
            m_workloads.emplace_back();
        else
            m_workloads.push_back(workloadHash(prepared.project));
        if (row.kind == CampaignWorkload::Kind::measured)
            m_measurements.back() = measurementHashes(prepared);
    }
    for (const Model& model : inputs.models)
        m_models.push_back(modelHash(model));
    for (std::size_t i = 0; i < inputs.calibrations.size(); ++i)
        m_calibrations.push_back(calibrationHash(inputs.plan.calibrations[i], inputs.calibrations[i]));
    if (inputs.reference)
        m_reference = m_models[*inputs.reference];
}

std::string CampaignHashes::ofTask(std::uint64_t task) const
{
    const CampaignGroup group = m_inputs.tasks.group(m_inputs.tasks.groupOf(task));
    const CampaignPart& part = m_inputs.tasks.parts()[group.part];
    std::string text = "contraflow " CONTRAFLOW_VERSION "\n";
    if (part.isCalibration) {
        text += "calibration\n" + m_calibrations[part.source] + '\n' +
                m_inputs.plan.calibrations[part.source].kinds[group.kind];
        return sha256Text(text).substr(0, kHashDigits);
    }
    const CampaignWorkload& row = m_inputs.plan.workloads[part.source];
    const PreparedWorkload& prepared = m_inputs.workloads[part.source];
    text +=
        m_workloads[part.source] + '\n' + m_models[static_cast<std::size_t>(task - group.firstTask)] + '\n';
    if (row.kind == CampaignWorkload::Kind::measured) {
        text += m_measurements[part.source][group.measurement];
        return sha256Text(text).substr(0, kHashDigits);
    }
    text += m_reference + '\n' + m_networks[prepared.networks[group.network]] + '\n' +
            std::to_string(row.seeds[group.seed]);
    if (row.kind == CampaignWorkload::Kind::patterns) {
        const CampaignPatterns& patterns = row.patterns;
        text += '\n' +
                (patterns.nodes.empty() ? std::string("all") : std::to_string(patterns.nodes[group.nodes]));
        text += '\n' +
                (patterns.degrees.empty() ? std::string() : std::to_string(patterns.degrees[group.degree]));
    }
    return sha256Text(text).substr(0, kHashDigits);
}

std::string CampaignHashes::ofCampaign() const
{
    std::string text = "contraflow " CONTRAFLOW_VERSION "\n" + campaignText(m_inputs.plan) + m_reference;
    const auto add = [&text](const std::vector<std::string>& hashes) {
        for (const std::string& hash : hashes)
            text += '\n' + hash;
    };
    for (const auto* hashes : {&m_networks, &m_workloads, &m_models, &m_calibrations})
        add(*hashes);
    for (const std::vector<std::string>& hashes : m_measurements)
        add(hashes);
    return sha256Text(text).substr(0, kHashDigits);
}

namespace {

constexpr std::size_t kCheckDigits = 8;
constexpr std::size_t kLongestLine = 1'000'000;
constexpr std::array<std::string_view, 8> kTaskColumns{"task",        "inputs", "workload", "network",
                                                       "measurement", "seed",   "model",    "kind"};

std::string checkOf(std::string_view line)
{
    return sha256Text(line).substr(0, kCheckDigits);
}

constexpr std::string_view kWithout = "without";
constexpr std::string_view kWithoutSeparator = "; ";

/** A heading of times when results did not say what was left out. */
std::string oldHeading(std::string heading)
{
    const std::string column = "," + std::string(kWithout);
    return heading.erase(heading.rfind(column), column.size());
}

std::vector<std::string> phrasesOf(std::string_view field)
{
    std::vector<std::string> phrases;
    while (!field.empty()) {
        const std::size_t end = std::min(field.find(kWithoutSeparator), field.size());
        phrases.emplace_back(field.substr(0, end));
        field.remove_prefix(std::min(end + kWithoutSeparator.size(), field.size()));
    }
    return phrases;
}

/** On one line whatever it was: a line of results is a line of the file. */
std::string onOneLine(std::string text)
{
    std::ranges::replace_if(
        text, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    return text;
}

/** A lock of the whole file against other programs; where the file system has none, none: checksums tell what
 * is damaged. */
class FileLock
{
public:
    explicit FileLock(int file) : m_file(file) { set(F_WRLCK); }
    ~FileLock() { set(F_UNLCK); }
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

private:
    void set(short kind) const
    {
        struct flock lock = {};
        lock.l_type = kind;
        lock.l_whence = SEEK_SET;
        while (::fcntl(m_file, F_OFD_SETLKW, &lock) != 0 && errno == EINTR) {
        }
    }

    int m_file;
};

} // namespace

std::string resultsHeading(const CampaignWork& work)
{
    std::vector<std::string> columns(kTaskColumns.begin(), kTaskColumns.end());
    for (const CampaignFigureInfo& figure : work.figures)
        columns.emplace_back(figure.key);
    columns.insert(columns.end(), {"parameters", "problem", std::string(kWithout), "check"});
    std::string text;
    appendCsvRecord(text, columns);
    return text;
}

std::string withoutField(const CampaignResult& result)
{
    std::string field;
    for (const std::string& phrase : result.without)
        field += (field.empty() ? "" : std::string(kWithoutSeparator)) + phrase;
    return onOneLine(std::move(field));
}

std::string resultLine(const CampaignWork& work, const CampaignResult& result)
{
    const CampaignTaskNames names = taskNames(*work.inputs, result.task);
    std::string line = std::to_string(result.task + 1);
    const auto add = [&line](std::string_view text) {
        line.push_back(',');
        appendCsvField(line, text);
    };
    add(work.hashes.ofTask(result.task));
    for (const std::string* name : {&names.workload, &names.network, &names.measurement})
        add(onOneLine(*name));
    add(names.seed ? std::to_string(*names.seed) : std::string());
    add(onOneLine(names.model));
    add(onOneLine(names.kind));
    for (const CampaignFigureInfo& info : work.figures) {
        const double value = result.figures[info.figure];
        add(std::isfinite(value) ? numberText(value) : std::string());
    }
    add(onOneLine(result.parameters));
    add(onOneLine(result.problem));
    add(withoutField(result));
    return line + ',' + checkOf(line) + '\n';
}

std::optional<ReadResult> parseResult(const CampaignWork& work, std::string_view line)
{
    const std::size_t comma = line.rfind(',');
    if (comma == std::string_view::npos || line.substr(comma + 1) != checkOf(line.substr(0, comma)))
        return {};
    CsvReader reader(line);
    CsvRecord record;
    const std::size_t first = kTaskColumns.size();
    const std::size_t last = first + work.figures.size() + 3; // the checksum, or what stands before it
    if (!reader.next(record) || (record.fields.size() != last && record.fields.size() != last + 1))
        return {};
    const auto number = parseCount(record.fields[0]);
    if (!number || *number == 0)
        return {};
    ReadResult read;
    read.result.task = *number - 1;
    read.inputs = record.fields[1];
    for (std::size_t i = 0; i < work.figures.size(); ++i)
        if (const auto value = parseNumber(record.fields[first + i]))
            read.result.figures[work.figures[i].figure] = *value;
    read.result.parameters = record.fields[first + work.figures.size()];
    read.result.problem = record.fields[first + work.figures.size() + 1];
    read.hasWithout = record.fields.size() > last;
    if (read.hasWithout)
        read.result.without = phrasesOf(record.fields[last - 1]);
    return read;
}

Result<void> readResultLines(const std::filesystem::path& path, const std::string& heading,
                             const std::function<void(std::string_view line, std::uint64_t offset)>& take)
{
    ASSIGN_OR_RETURN(FileInPieces file, FileInPieces::open(path, std::numeric_limits<std::size_t>::max()));
    std::string text;
    std::uint64_t offset = 0; // of text in the file
    bool isHeading = true;
    const auto takeLine = [&](std::string_view line, std::uint64_t at, bool isTorn) {
        if (!std::exchange(isHeading, false)) {
            take(line, at);
            return true;
        }
        const auto isHeadingOf = [&](std::string_view columns) {
            const std::string_view wanted = columns.substr(0, columns.size() - 1);
            return line == wanted || (isTorn && wanted.starts_with(line));
        };
        return isHeadingOf(heading) || isHeadingOf(oldHeading(heading));
    };
    const auto foreign = [&] {
        if (text.starts_with("SQLite format 3"))
            return fileError(
                ErrorCode::invalidInput, path,
                sentence("is a database and no file of results; name those that it was merged from, or merge "
                         "them into one that ends in .csv"));
        return fileError(
            ErrorCode::invalidInput, path,
            sentence("has other columns than results of this campaign; name the file of its results"));
    };
    std::array<char, 1 << 16> room{};
    for (;;) {
        ASSIGN_OR_RETURN(const std::size_t got, file.read(room));
        text.append(room.data(), got);
        std::size_t begin = 0;
        for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
            if (!takeLine(std::string_view(text).substr(begin, end - begin), offset + begin, false))
                return foreign();
            begin = end + 1;
        }
        text.erase(0, begin);
        offset += begin;
        if (got == 0)
            break;
        if (text.size() > kLongestLine)
            return fileError(
                ErrorCode::invalidInput, path,
                sentence("has a line of more than a megabyte, so it has no results of a campaign"));
    }
    if (!text.empty() && !takeLine(text, offset, true))
        return foreign();
    return {};
}

Result<ResultsFile> ResultsFile::open(const std::filesystem::path& path, const std::string& heading,
                                      ResultsStart start)
{
    struct stat facts = {};
    if (::stat(path.c_str(), &facts) == 0 && !S_ISREG(facts.st_mode))
        return notAFile(path, facts.st_mode); // results are read again, which no device and no pipe is for
    Descriptor file(::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
    if (!file.isOpen())
        return systemError(path, sentence("the file cannot be written"), errno);
    ResultsFile results(path, std::move(file));
    RETURN_IF_ERROR(results.begin(heading, start));
    return results;
}

Result<void> ResultsFile::begin(const std::string& heading, ResultsStart wanted)
{
    const FileLock lock(m_file.get());
    std::string start(heading.size(), '\0');
    const ssize_t got = ::pread(m_file.get(), start.data(), start.size(), 0);
    if (got < 0)
        return systemError(m_path, sentence("the file cannot be read"), errno);
    start.resize(static_cast<std::size_t>(got));
    if (!start.empty() && wanted == ResultsStart::fresh)
        return fileError(ErrorCode::invalidInput, m_path,
                         sentence("has results already; --resume goes on with them, or name another file"));
    if (start.starts_with(oldHeading(heading)))
        return fileError(
            ErrorCode::invalidInput, m_path,
            sentence("was begun by an older version, whose results do not say what predictions were made "
                     "without; 'campaign merge --partial -o ALL.csv' takes its results into a file to go on "
                     "with, or name another file"));
    if (!heading.starts_with(start))
        return fileError(
            ErrorCode::invalidInput, m_path,
            sentence("has other columns than results of this campaign; name the file of its results"));
    // What a program that was killed left of the heading is made whole.
    return writeAll(std::string_view(heading).substr(start.size()));
}

Result<void> ResultsFile::append(std::string_view lines)
{
    if (lines.empty())
        return {};
    const FileLock lock(m_file.get());
    char last = '\n';
    const off_t size = ::lseek(m_file.get(), 0, SEEK_END);
    if (size > 0 && ::pread(m_file.get(), &last, 1, size - 1) != 1)
        return systemError(m_path, sentence("the file cannot be read"), errno);
    // A line that a program did not end when it was killed must not swallow the next one.
    return writeAll(last == '\n' ? std::string(lines) : '\n' + std::string(lines));
}

Result<void> ResultsFile::writeAll(std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(m_file.get(), text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return systemError(m_path, sentence("the file cannot be written"), errno);
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

Result<void> ResultsFile::flush()
{
    if (::fdatasync(m_file.get()) != 0 && errno != EINVAL && errno != EROFS)
        return systemError(m_path, sentence("the file cannot be written"), errno);
    return {};
}

std::filesystem::path resultsFileOf(const std::filesystem::path& campaign, const CampaignShard& shard)
{
    std::filesystem::path file = campaign;
    return file.replace_extension(shard.isWhole() ? std::string("results.csv")
                                                  : std::to_string(shard.index) + "-of-" +
                                                        std::to_string(shard.count) + ".csv");
}

} // namespace contraflow
