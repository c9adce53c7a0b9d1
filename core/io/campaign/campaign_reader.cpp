// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/count_range.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/io/campaign/campaign_fields.h"
#include "core/io/campaign/campaign_file.h"
#include "core/io/project/project_file.h"
#include "core/io/project/yaml_reader.h"
#include "core/io/text/map_reader.h"
#include "core/io/text/sha256.h"
#include "core/io/text/text_file.h"
#include "core/sharing/catalog.h"

#include <algorithm>

namespace contraflow {

namespace {

constexpr std::size_t kMostNumbers = 1'000'000; ///< in one list

std::string nameIn(const DataNode& node, const std::string& what)
{
    const DataNode* name = node.kind == DataNode::Kind::map ? node.find("name") : nullptr;
    return name && name->kind == DataNode::Kind::scalar ? sentence(what) + " " + inQuotes(name->scalar)
                                                        : sentence("a %1", {sentence(what)});
}

/** Appends what "7", "1..10" or "100..1000 by 100" stands for; the reason where it stands for nothing. */
std::string appendNumbers(std::string_view text, std::vector<std::uint64_t>& numbers)
{
    constexpr std::string_view kBy = " by ";
    const std::size_t dots = text.find("..");
    const std::size_t by = dots == std::string_view::npos ? dots : text.find(kBy, dots);
    const auto step = by == std::string_view::npos ? std::uint64_t{1}
                                                   : parseCount(text.substr(by + kBy.size())).value_or(0);
    const auto from = parseCount(text.substr(0, dots));
    const auto to = dots == std::string_view::npos ? from : parseCount(text.substr(dots + 2, by - dots - 2));
    if (!from || !to || step == 0)
        return sentence(
            "has %1, which is no number; write numbers such as 8, ranges such as 1..10 or 100..1000 by "
            "100, or a list of them",
            {inQuotes(text)});
    if (*to < *from)
        return sentence("has the range %1, which ends before it begins", {inQuotes(text)});
    const CountRange range{*from, *to, step};
    if (range.hasMoreThan(kMostNumbers - std::min(numbers.size(), kMostNumbers)))
        return sentence("has more than %1 numbers", {groupedCount(kMostNumbers)});
    range.each([&numbers](std::uint64_t number) { numbers.push_back(number); });
    return {};
}

/** Numbers of a list, each once and in their order. Fails with what is wrong with the list. */
Result<std::vector<std::uint64_t>> numbersOf(const std::vector<std::string_view>& texts, std::uint64_t least)
{
    const auto fail = [](const std::string& problem) { return Error{ErrorCode::invalidInput, problem}; };
    std::vector<std::uint64_t> found;
    for (const std::string_view text : texts)
        if (const std::string problem = appendNumbers(text, found); !problem.empty())
            return fail(problem);
    std::vector<std::uint64_t> sorted = found;
    std::ranges::sort(sorted);
    if (const auto twin = std::ranges::adjacent_find(sorted); twin != sorted.end())
        return fail(sentence("has the number %1 twice", {std::to_string(*twin)}));
    if (!sorted.empty() && sorted.front() < least)
        return fail(sentence("has the number %1 and takes %2 and more",
                             {std::to_string(sorted.front()), std::to_string(least)}));
    return found;
}

/** Reads the fields of a row (campaign_fields.h). A value that cannot be used is an issue. */
class FieldReader
{
public:
    static constexpr bool kReads = true;

    explicit FieldReader(MapReader& map) : m_map(map) {}

    void operator()(const std::string& key, std::string& text) { text = m_map.text(key); }

    void operator()(const std::string& key, std::vector<std::string>& names)
    {
        names.clear();
        const DataNode* value = m_map.any(key);
        if (value == nullptr)
            return;
        if (value->kind == DataNode::Kind::scalar) {
            names.push_back(value->scalar);
            return;
        }
        for (const DataNode& item : value->children) {
            if (value->kind != DataNode::Kind::list || item.kind != DataNode::Kind::scalar) {
                names.clear();
                return m_map.reject(key, sentence("must be a name or a list of names"));
            }
            names.push_back(item.scalar);
        }
    }

    /** As they were where nothing is written. */
    void operator()(const std::string& key, std::vector<std::uint64_t>& numbers, std::uint64_t least)
    {
        const DataNode* value = m_map.any(key);
        if (value == nullptr)
            return;
        const std::vector<DataNode> one{*value};
        std::vector<std::string_view> texts;
        for (const DataNode& item : value->kind == DataNode::Kind::list ? value->children : one) {
            if (item.kind != DataNode::Kind::scalar)
                return m_map.reject(key, sentence("must be numbers, or ranges such as 1..10"));
            texts.push_back(item.scalar);
        }
        Result<std::vector<std::uint64_t>> found = numbersOf(texts, least);
        if (!found)
            m_map.reject(key, found.error().message);
        else if (!found->empty())
            numbers = std::move(found).value();
    }

    void operator()(const std::string& key, std::uint64_t& count)
    {
        takeNumber(key, count, &parseCount, phrase("a whole number"));
    }

    void operator()(const std::string& key, std::uint32_t& cores)
    {
        constexpr std::uint64_t kMostCores = 1'000'000;
        std::uint64_t count = cores;
        (*this)(key, count);
        if (count == 0 || count > kMostCores)
            m_map.reject(key, sentence("must be 1 to %1", {groupedCount(kMostCores)}));
        cores = static_cast<std::uint32_t>(std::min(count, kMostCores));
    }

    void operator()(const std::string& key, std::optional<std::uint64_t>& count)
    {
        std::uint64_t number = 0;
        (*this)(key, number);
        if (number > 0)
            count = number;
    }

    void operator()(const std::string& key, double& ratio)
    {
        takeNumber(key, ratio, &parseNumber, phrase("a number"));
    }

    void operator()(const std::string& key, Quantity& value, Dimension dimension)
    {
        if (const auto text = inlineValue(key))
            take(key, parseQuantity(dimension, *text), value);
    }

    void operator()(const std::string& key, SizeRange& size)
    {
        if (const auto text = inlineValue(key))
            take(key, parseSizeRange(*text), size);
    }

    void operator()(const std::string& key, Topology&) { refuseUnknown(key, topologyCatalog()); }
    void operator()(const std::string& key, Pattern&) { refuseUnknown(key, patternCatalog()); }

    /** One of a few words. */
    template<typename Value, typename Names>
    void operator()(const std::string& key, Value& value, const Names& names)
    {
        const std::string text = m_map.text(key);
        if (const auto known = valueNamed(text, names))
            value = *known;
        else if (!text.empty())
            m_map.reject(
                key, sentence("is %1 and must be one of %2", {inQuotes(text), joinedWords(wordsIn(names))}));
    }

    void operator()(const std::string& key, SharedRows<ParameterRow>& parameters)
    {
        const DataNode* map = m_map.map(key);
        if (map == nullptr)
            return;
        std::vector<ParameterRow> rows;
        for (std::size_t i = 0; i < map->keys.size(); ++i)
            rows.push_back({map->keys[i], inlineText(map->children[i])});
        parameters = SharedRows<ParameterRow>(std::move(rows));
    }

private:
    std::optional<std::string> inlineValue(const std::string& key)
    {
        const DataNode* value = m_map.any(key);
        return value ? std::optional(inlineText(*value)) : std::nullopt;
    }

    template<typename Value>
    void take(const std::string& key, const Result<Value>& read, Value& value)
    {
        if (read)
            value = *read;
        else
            m_map.reject(key, sentence("cannot be read: %1", {read.error().message}));
    }

    template<typename Number, typename Parse>
    void takeNumber(const std::string& key, Number& number, const Parse& parse, const std::string& what)
    {
        const auto text = inlineValue(key);
        if (!text)
            return;
        if (const auto read = parse(*text))
            number = *read;
        else
            m_map.reject(key, sentence("is %1 and must be %2", {inQuotes(*text), sentence(what)}));
    }

    /** What a name stands for is known already (CampaignReader::choose). */
    template<typename Catalog>
    void refuseUnknown(const std::string& key, const Catalog& catalog)
    {
        const std::string name = m_map.text(key);
        if (std::ranges::none_of(catalog, [&](const auto& info) { return info.name == name; }))
            m_map.reject(key, sentence("is %1 and must be one of %2",
                                       {inQuotes(name), joinedWords(namesOf(catalog))}));
    }

    MapReader& m_map;
};

/** The keys of a row, for what is suggested in place of an unknown one. */
struct FieldKeys
{
    static constexpr bool kReads = true;
    std::vector<std::string> keys;

    template<typename... Value>
    void operator()(const std::string& key, Value&&...)
    {
        keys.push_back(key);
    }
};

class CampaignReader
{
public:
    explicit CampaignReader(DataNode root) : m_root(std::move(root)) {}

    ParsedCampaign read()
    {
        MapReader map(m_root, sentence("the campaign"), {},
                      {std::string(kCampaignKey), "title", "projects", "networks", "workloads", "models",
                       "reference", "calibrations", "record"},
                      m_parsed.issues, MapReader::Leftovers::refused);
        CampaignPlan& plan = m_parsed.plan;
        (void)map.any(std::string(kCampaignKey));
        plan.title = map.text("title");
        readRows(map, "projects", phrase("project"), plan.projects);
        readRows(map, "networks", phrase("network"), plan.networks);
        readRows(map, "workloads", phrase("workload"), plan.workloads);
        readRows(map, "models", phrase("model"), plan.models);
        plan.reference = map.text("reference");
        readRows(map, "calibrations", phrase("calibration"), plan.calibrations);
        FieldReader fields(map);
        fields("record", plan.record);
        (void)map.extras();
        for (Issue& issue : m_parsed.issues)
            issue.severity = Severity::error;
        return std::move(m_parsed);
    }

private:
    template<typename Row>
    void readRows(MapReader& parent, const std::string& key, const std::string& what, std::vector<Row>& rows)
    {
        DataNode* list = parent.list(key);
        if (list == nullptr)
            return;
        for (DataNode& node : list->children) {
            Row row;
            row.line = node.line;
            if (node.kind == DataNode::Kind::map)
                readRow(node, what, row);
            else if (!readName(node, row)) {
                say(node, sentence("an entry of %1 is no %2; write a map such as %3",
                                   {inQuotes(key), sentence(what), "{name: …}"}));
                continue;
            }
            rows.push_back(std::move(row));
        }
    }

    template<typename Row>
    void readRow(DataNode& node, const std::string& what, Row& row)
    {
        choose(node, row);
        FieldKeys known;
        visitFields(known, row);
        MapReader map(node, nameIn(node, what), {{}, {}, {}, node.line}, std::move(known.keys),
                      m_parsed.issues, MapReader::Leftovers::refused);
        FieldReader fields(map);
        visitFields(fields, row);
        finish(node, map, row);
        (void)map.extras();
    }

    void say(const DataNode& node, std::string text)
    {
        m_parsed.issues.push_back({Severity::error, std::move(text), {{}, {}, {}, node.line}});
    }

    /** A model may be a kind alone. */
    static bool readName(const DataNode& node, ModelInCampaign& row)
    {
        row.model = plainModel(node.kind == DataNode::Kind::scalar ? node.scalar : std::string());
        return node.kind == DataNode::Kind::scalar;
    }
    template<typename Row>
    static bool readName(const DataNode&, Row&)
    {
        return false;
    }

    /** Which of its forms a row has, before its fields are read. */
    template<typename Row>
    static void choose(const DataNode&, Row&)
    {}
    static void choose(const DataNode& node, CampaignNetwork& row)
    {
        if (const DataNode* shape = node.find("topology")) {
            row.recipe.emplace();
            if (const TopologyInfo* info = findTopology(shape->scalar))
                row.recipe->topology = info->defaults;
        }
    }
    static void choose(const DataNode& node, CampaignWorkload& row)
    {
        using Kind = CampaignWorkload::Kind;
        const DataNode* pattern = node.find("pattern");
        row.kind = pattern                     ? Kind::patterns
                   : node.find("workload")     ? Kind::workload
                   : node.find("application")  ? Kind::application
                   : node.find("measurements") ? Kind::measured
                                               : Kind::patterns;
        if (const PatternInfo* info = pattern ? findPattern(pattern->scalar) : nullptr)
            row.patterns.recipe.pattern = info->pattern;
        if (row.kind != Kind::patterns)
            row.seeds.clear();
    }
    static void choose(const DataNode& node, ModelInCampaign& row)
    {
        if (const DataNode* project = node.find("project"))
            row.project = project->scalar;
    }

    /** What is wrong with a row as a whole, and what it has without being told. */
    void finish(const DataNode& node, const MapReader& map, const CampaignProject& row)
    {
        if (row.file.empty())
            say(node, sentence("%1 names no file; add file: …", {map.thing()}));
    }
    void finish(const DataNode& node, MapReader& map, CampaignNetwork& row)
    {
        if (!row.recipe) {
            if (row.project.empty())
                say(node,
                    sentence(
                        "%1 is of no project and by no recipe; add project: … and platform: …, or topology: …",
                        {map.thing()}));
            return;
        }
        PlatformRecipe& recipe = *row.recipe;
        recipe.name = row.name;
        if (recipe.nicBandwidth.value <= 0)
            map.reject("nic", sentence("must be above 0"));
        if (recipe.uplinkBandwidth.value <= 0)
            map.reject("uplink", sentence("must be above 0"));
        const TopologyInfo& info = infoOf(recipe.topology);
        if (recipe.routing && !suitsLike(*recipe.routing, info.routing))
            map.reject("routing", sentence("is none for the network %1", {info.name}));
    }
    void finish(const DataNode& node, MapReader& map, CampaignWorkload& row)
    {
        if (row.kind == CampaignWorkload::Kind::patterns) {
            CampaignPatterns& patterns = row.patterns;
            patterns.recipe.name = row.name;
            if (node.find("pattern") == nullptr)
                say(node,
                    sentence("%1 says nothing of what runs; add pattern: …, or project: … with workload: …, "
                             "application: … or measurements: …",
                             {map.thing()}));
            if (patterns.degrees.empty() && takes(infoOf(patterns.recipe.pattern), WorkloadField::degree))
                patterns.degrees.push_back(patterns.recipe.degree);
            return;
        }
        if (row.policy && !row.mapping.empty())
            map.reject("policy", sentence("cannot stand beside a mapping; remove one of them"));
        if (!row.seeds.empty() && row.policy != MappingPolicy::random)
            map.reject("seeds", sentence("are of no use without policy: random"));
        if (row.seeds.empty())
            row.seeds = CampaignWorkload().seeds;
    }
    void finish(const DataNode&, const MapReader&, ModelInCampaign& row)
    {
        if (row.taken.empty() && !row.project.empty())
            row.taken = row.model.name;
        if (row.model.name.empty())
            row.model.name = row.project.empty() ? row.model.kind : row.taken;
    }
    void finish(const DataNode&, const MapReader&, const CampaignCalibration&) {}

    DataNode m_root;
    ParsedCampaign m_parsed;
};

std::optional<TextFailure> wrongFormat(const DataNode& root)
{
    const std::string first = "campaign: " + std::to_string(CampaignPlan::kFormatVersion);
    const DataNode* version =
        root.kind == DataNode::Kind::map ? root.find(std::string(kCampaignKey)) : nullptr;
    if (version == nullptr)
        return TextFailure{
            1,
            sentence(
                root.kind == DataNode::Kind::map && root.find("contraflow")
                    ? phrase("this is a project and no campaign; a campaign begins with %1")
                    : phrase("this is no campaign, the key 'campaign' with the format version is missing; a "
                             "campaign begins with %1"),
                {first})};
    const auto number = version->kind == DataNode::Kind::scalar ? parseCount(version->scalar) : std::nullopt;
    if (!number || *number == 0)
        return TextFailure{
            version->line,
            sentence("the format version is no whole number above 0; a campaign begins with %1", {first})};
    if (*number > static_cast<unsigned>(CampaignPlan::kFormatVersion))
        return TextFailure{
            version->line,
            sentence(
                "the campaign has format version %1 and was written by a newer Contraflow; update the program",
                {std::to_string(*number)})};
    return {};
}

} // namespace

Result<std::vector<std::uint64_t>> parseNumbers(std::string_view text, std::uint64_t least)
{
    std::vector<std::string_view> items;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        items.push_back(trimmed(text.substr(begin, end - begin)));
        begin = end + 1;
    }
    return numbersOf(items, least);
}

Result<ParsedCampaign> parseCampaign(std::string_view text)
{
    const auto failed = [](const TextFailure& failure) {
        return Error{ErrorCode::invalidInput,
                     failure.line > 0 ? atLine(failure.line, failure.text) : failure.text};
    };
    std::variant<YamlTree, TextFailure> tree = readYaml(sourceOf(text), ReadLimits{});
    if (const auto* failure = std::get_if<TextFailure>(&tree))
        return failed(*failure);
    DataNode& root = std::get<YamlTree>(tree).root;
    if (const auto failure = wrongFormat(root))
        return failed(*failure);
    return CampaignReader(std::move(root)).read();
}

namespace {

/** The errors of a project that a campaign takes things from, counted. */
void noteErrors(const LoadedProject& loaded, const CampaignProject& row, IssueList& issues)
{
    std::size_t errors = 0;
    for (const Issue& issue : loaded.issues)
        errors += issue.severity == Severity::error ? 1 : 0;
    if (errors > 0)
        issues.push_back({Severity::warning,
                          sentence("project %1 has %2; 'contraflow validate' lists what is wrong with it",
                                   {inQuotes(row.name), sentenceOf(errors, "1 error", "%1 errors")}),
                          {{}, {}, {}, row.line}});
}

LoadedCampaign prepared(ParsedCampaign parsed, const std::filesystem::path& path, ProjectSeals seals)
{
    LoadedCampaign loaded{std::move(parsed.plan), nullptr, std::move(parsed.issues)};
    std::vector<Project> projects;
    for (CampaignProject& row : loaded.plan.projects) {
        projects.emplace_back();
        if (row.file.empty())
            continue; // said already
        const std::filesystem::path file = path.parent_path() / row.file;
        const auto fail = [&](const Error& error) {
            loaded.issues.push_back({Severity::error,
                                     sentence("project %1: %2", {inQuotes(row.name), error.message}),
                                     {{}, {}, {}, row.line}});
        };
        const Result<std::string> content = readTextFile(file, ReadLimits{}.maxBytes);
        if (!content) {
            fail(content.error());
            continue;
        }
        const std::string hash = sha256Text(*content);
        if (seals == ProjectSeals::renew)
            row.sha256 = hash;
        else if (!row.sha256.empty() && lowered(row.sha256) != hash)
            loaded.issues.push_back(
                {Severity::error,
                 sentence(
                     "project %1 is another one than the campaign was made of: %2 has SHA-256 %3; restore "
                     "it, or take it as it is with --seal",
                     {inQuotes(row.name), file.string(), hash}),
                 {{}, {}, {}, row.line}});
        Result<LoadedProject> project = readProject(file);
        if (!project) {
            fail(project.error());
            continue;
        }
        noteErrors(*project, row, loaded.issues);
        projects.back() = std::move(project->project);
    }
    if (!hasErrors(loaded.issues))
        loaded.inputs = prepareCampaign(loaded.plan, projects, loaded.issues);
    return loaded;
}

} // namespace

Result<LoadedCampaign> loadCampaign(const std::filesystem::path& path, ProjectSeals seals)
{
    ASSIGN_OR_RETURN(const std::string text, readTextFile(path, ReadLimits{}.maxBytes));
    ASSIGN_OR_RETURN(ParsedCampaign parsed, parseCampaign(text).within(path.string()));
    return prepared(std::move(parsed), path, seals);
}

LoadedCampaign withInputs(CampaignPlan plan, const std::filesystem::path& path, ProjectSeals seals)
{
    return prepared({std::move(plan), {}}, path, seals);
}

} // namespace contraflow
