// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/count_range.h"
#include "core/base/text.h"
#include "core/io/campaign/campaign_file.h"
#include "core/io/campaign/campaign_keys.h"
#include "core/io/map_reader.h"
#include "core/io/yaml_reader.h"
#include "core/project/rule_names.h"
#include "core/sharing/catalog.h"

#include <algorithm>

namespace contraflow {

namespace {

constexpr std::size_t kMostNumbers = 1'000'000; ///< in one list

std::string nameIn(const DataNode& node, const std::string& what)
{
    const DataNode* name = node.kind == DataNode::Kind::map ? node.find("name") : nullptr;
    return name && name->kind == DataNode::Kind::scalar ? what + " " + inQuotes(name->scalar) : "a " + what;
}

/** Appends what "7", "1..10" or "100..1000 by 100" stands for; the reason where it stands for nothing. */
std::string appendNumbers(std::string_view text, std::vector<std::uint64_t>& numbers)
{
    static const std::string remedy =
        "; write numbers such as 8, ranges such as 1..10 or 100..1000 by 100, or a "
        "list of them";
    constexpr std::string_view kBy = " by ";
    const std::size_t dots = text.find("..");
    const std::size_t by = dots == std::string_view::npos ? dots : text.find(kBy, dots);
    const auto step = by == std::string_view::npos ? std::uint64_t{1}
                                                   : parseCount(text.substr(by + kBy.size())).value_or(0);
    const auto from = parseCount(text.substr(0, dots));
    const auto to = dots == std::string_view::npos ? from : parseCount(text.substr(dots + 2, by - dots - 2));
    if (!from || !to || step == 0)
        return "has " + inQuotes(text) + ", which is no number" + remedy;
    if (*to < *from)
        return "has the range " + inQuotes(text) + ", which ends before it begins";
    const CountRange range{*from, *to, step};
    if (range.hasMoreThan(kMostNumbers - std::min(numbers.size(), kMostNumbers)))
        return "has more than " + groupedCount(kMostNumbers) + " numbers";
    range.each([&numbers](std::uint64_t number) { numbers.push_back(number); });
    return {};
}

class CampaignReader
{
public:
    explicit CampaignReader(DataNode root) : m_root(std::move(root)) {}

    ParsedCampaign read()
    {
        MapReader map(m_root, "the campaign", {},
                      {std::string(kCampaignKey), "title", "projects", "networks", "workloads", "models",
                       "reference", "calibrations", "record"},
                      m_parsed.issues, MapReader::Leftovers::refused);
        (void)map.any(std::string(kCampaignKey));
        m_parsed.plan.title = map.text("title");
        each(map, "projects", "project", [this](DataNode& node) { readProject(node); });
        each(map, "networks", "network", [this](DataNode& node) { readNetwork(node); });
        each(map, "workloads", "workload", [this](DataNode& node) { readWorkload(node); });
        each(
            map, "models", "model", [this](DataNode& node) { readModel(node); }, Entries::mapsOrNames);
        m_parsed.plan.reference = map.text("reference");
        each(map, "calibrations", "calibration", [this](DataNode& node) { readCalibration(node); });
        m_parsed.plan.record = texts(map, "record");
        (void)map.extras();
        for (Issue& issue : m_parsed.issues)
            issue.severity = Severity::error;
        return std::move(m_parsed);
    }

private:
    enum class Entries
    {
        maps,
        mapsOrNames,
    };

    template<typename Read>
    void each(MapReader& parent, const std::string& key, const std::string& what, const Read& read,
              Entries entries = Entries::maps)
    {
        DataNode* list = parent.list(key);
        if (list == nullptr)
            return;
        for (DataNode& node : list->children) {
            const bool isName = node.kind == DataNode::Kind::scalar && entries == Entries::mapsOrNames;
            if (node.kind == DataNode::Kind::map || isName)
                read(node);
            else
                m_parsed.issues.push_back(
                    {Severity::error,
                     "an entry of " + inQuotes(key) + " is no " + what + "; write a map such as {name: …}",
                     {{}, {}, {}, node.line}});
        }
    }

    MapReader reader(DataNode& node, const std::string& what, std::vector<std::string> keys)
    {
        return {node,
                nameIn(node, what),
                {{}, {}, {}, node.line},
                std::move(keys),
                m_parsed.issues,
                MapReader::Leftovers::refused};
    }

    std::vector<std::string> texts(MapReader& map, const std::string& key)
    {
        std::vector<std::string> found;
        const DataNode* value = map.any(key);
        if (value == nullptr)
            return found;
        if (value->kind == DataNode::Kind::scalar)
            return {value->scalar};
        for (const DataNode& item : value->children) {
            if (value->kind != DataNode::Kind::list || item.kind != DataNode::Kind::scalar) {
                map.reject(key, "must be a name or a list of names");
                return {};
            }
            found.push_back(item.scalar);
        }
        return found;
    }

    /** Numbers of a list, each once and in their order; nothing where the key is missing. */
    std::vector<std::uint64_t> numbers(MapReader& map, const std::string& key, std::uint64_t least)
    {
        std::vector<std::uint64_t> found;
        const DataNode* value = map.any(key);
        if (value == nullptr)
            return found;
        const std::vector<DataNode> one{*value};
        for (const DataNode& item : value->kind == DataNode::Kind::list ? value->children : one) {
            const std::string problem = item.kind == DataNode::Kind::scalar
                                            ? appendNumbers(item.scalar, found)
                                            : "must be numbers, or ranges such as 1..10";
            if (!problem.empty()) {
                map.reject(key, problem);
                return {};
            }
        }
        std::vector<std::uint64_t> sorted = found;
        std::sort(sorted.begin(), sorted.end());
        if (const auto twin = std::adjacent_find(sorted.begin(), sorted.end()); twin != sorted.end())
            map.reject(key, "has the number " + std::to_string(*twin) + " twice");
        else if (!sorted.empty() && sorted.front() < least)
            map.reject(key, "has the number " + std::to_string(sorted.front()) + " and takes " +
                                std::to_string(least) + " and more");
        return found;
    }

    void count(MapReader& map, const std::string& key, std::uint64_t& field)
    {
        const DataNode* value = map.any(key);
        if (value == nullptr)
            return;
        if (const auto number = parseCount(inlineText(*value)))
            field = *number;
        else
            map.reject(key, "is " + inQuotes(inlineText(*value)) + " and must be a whole number");
    }

    void quantity(MapReader& map, const std::string& key, Dimension dimension, Quantity& field)
    {
        const DataNode* value = map.any(key);
        if (value == nullptr)
            return;
        const Result<Quantity> read = parseQuantity(dimension, inlineText(*value));
        if (read)
            field = *read;
        else
            map.reject(key, "cannot be read: " + read.error().message);
    }

    /** One of a few words. */
    template<typename Value, typename Names>
    std::optional<Value> word(MapReader& map, const std::string& key, const Names& names)
    {
        const std::string text = map.text(key);
        if (text.empty())
            return {};
        std::vector<std::string> known;
        for (const auto& [meaning, name] : names) {
            if (name == text)
                return meaning;
            known.emplace_back(name);
        }
        map.reject(key, "is " + inQuotes(text) + " and must be one of " + joinedWords(known));
        return {};
    }

    void readProject(DataNode& node)
    {
        CampaignProject row;
        row.line = node.line;
        MapReader map = reader(node, "project", {"name", "file", "sha256"});
        row.name = map.text("name");
        row.file = map.text("file");
        row.sha256 = map.text("sha256");
        if (row.file.empty())
            m_parsed.issues.push_back(
                {Severity::error, map.thing() + " names no file; add file: …", {{}, {}, {}, node.line}});
        (void)map.extras();
        m_parsed.plan.projects.push_back(std::move(row));
    }

    void readNetwork(DataNode& node)
    {
        CampaignNetwork row;
        row.line = node.line;
        const DataNode* shape = node.find("topology");
        const TopologyInfo* info =
            shape && shape->kind == DataNode::Kind::scalar ? findTopology(shape->scalar) : nullptr;
        std::vector<std::string> keys{"name", "price", "replaces"};
        if (shape) {
            keys.insert(keys.end(),
                        {"topology", "cores", "nic", "uplink", "nic_latency", "uplink_latency", "routing"});
            if (info)
                for (const TopologyField& field : info->fields)
                    keys.push_back(keyOf(field));
        } else {
            keys.insert(keys.end(), {"project", "platform"});
        }
        MapReader map = reader(node, "network", std::move(keys));
        row.name = map.text("name");
        row.price = map.text("price");
        row.replaces = map.text("replaces");
        if (shape == nullptr) {
            row.project = map.text("project");
            row.platform = map.text("platform");
            if (row.project.empty())
                m_parsed.issues.push_back({Severity::error,
                                           map.thing() + " is of no project and by no recipe; add project: … "
                                                         "and platform: …, or topology: …",
                                           {{}, {}, {}, node.line}});
        } else {
            row.recipe = readRecipe(map, info, row.name);
        }
        (void)map.extras();
        m_parsed.plan.networks.push_back(std::move(row));
    }

    PlatformRecipe readRecipe(MapReader& map, const TopologyInfo* info, const std::string& name)
    {
        PlatformRecipe recipe;
        recipe.name = name;
        const std::string shape = map.text("topology");
        if (info == nullptr) {
            map.reject("topology", "is " + inQuotes(shape) + " and must be one of " +
                                       joinedWords(namesOf(topologyCatalog())));
            return recipe;
        }
        recipe.topology = info->defaults;
        for (const TopologyField& field : info->fields) {
            const std::string key = keyOf(field);
            if (field.count) {
                count(map, key, *field.count(recipe.topology));
            } else if (const DataNode* value = map.any(key)) {
                if (const auto number = parseNumber(inlineText(*value)))
                    *field.ratio(recipe.topology) = *number;
                else
                    map.reject(key, "is " + inQuotes(inlineText(*value)) + " and must be a number");
            }
        }
        std::uint64_t cores = recipe.cores;
        count(map, "cores", cores);
        constexpr std::uint64_t kMostCores = 1'000'000;
        if (cores == 0 || cores > kMostCores)
            map.reject("cores", "must be 1 to " + groupedCount(kMostCores));
        recipe.cores = static_cast<std::uint32_t>(std::min(cores, kMostCores));
        quantity(map, "nic", Dimension::bandwidth, recipe.nicBandwidth);
        quantity(map, "uplink", Dimension::bandwidth, recipe.uplinkBandwidth);
        quantity(map, "nic_latency", Dimension::duration, recipe.nicLatency);
        quantity(map, "uplink_latency", Dimension::duration, recipe.uplinkLatency);
        if (recipe.nicBandwidth.value <= 0)
            map.reject("nic", "must be above 0");
        if (recipe.uplinkBandwidth.value <= 0)
            map.reject("uplink", "must be above 0");
        recipe.routing = word<RoutingRule>(map, "routing", kRoutingNames);
        if (recipe.routing && !suitsLike(*recipe.routing, info->routing))
            map.reject("routing", "is none for the network " + std::string(info->name));
        return recipe;
    }

    void readWorkload(DataNode& node)
    {
        CampaignWorkload row;
        row.line = node.line;
        using Kind = CampaignWorkload::Kind;
        row.kind = node.find("pattern")        ? Kind::patterns
                   : node.find("workload")     ? Kind::workload
                   : node.find("application")  ? Kind::application
                   : node.find("measurements") ? Kind::measured
                                               : Kind::patterns;
        if (row.kind == Kind::patterns)
            return readPatterns(node, std::move(row));
        std::vector<std::string> keys{"name", "project"};
        if (row.kind == Kind::measured)
            keys.emplace_back("measurements");
        else
            keys.insert(keys.end(), {row.kind == Kind::workload ? "workload" : "application", "mapping",
                                     "policy", "seeds", "networks"});
        MapReader map = reader(node, "workload", std::move(keys));
        row.name = map.text("name");
        row.project = map.text("project");
        if (row.kind == Kind::measured) {
            row.measurements = texts(map, "measurements");
            if (row.measurements == std::vector<std::string>{"all"})
                row.measurements.clear();
        } else {
            row.object = map.text(row.kind == Kind::workload ? "workload" : "application");
            row.mapping = map.text("mapping");
            row.policy = word<MappingPolicy>(map, "policy", kPolicyNames);
            if (row.policy && !row.mapping.empty())
                map.reject("policy", "cannot stand beside a mapping; remove one of them");
            const std::vector<std::uint64_t> seeds = numbers(map, "seeds", 0);
            if (!seeds.empty() && row.policy != MappingPolicy::random)
                map.reject("seeds", "are of no use without policy: random");
            if (!seeds.empty())
                row.seeds = seeds;
            row.networks = texts(map, "networks");
        }
        (void)map.extras();
        m_parsed.plan.workloads.push_back(std::move(row));
    }

    void readPatterns(DataNode& node, CampaignWorkload row)
    {
        const DataNode* word = node.find("pattern");
        const PatternInfo* info =
            word && word->kind == DataNode::Kind::scalar ? findPattern(word->scalar) : nullptr;
        std::vector<std::string> keys{"name", "pattern",      "nodes", "seeds",
                                      "size", "start_within", "take",  "networks"};
        for (const PatternKey& known : kPatternKeys)
            if (info && takes(*info, known.field))
                keys.emplace_back(known.key);
        MapReader map = reader(node, "workload", std::move(keys));
        row.name = map.text("name");
        CampaignPatterns& patterns = row.patterns;
        const std::string name = map.text("pattern");
        if (info == nullptr) {
            const std::string known = joinedWords(namesOf(patternCatalog()));
            if (word == nullptr)
                m_parsed.issues.push_back({Severity::error,
                                           map.thing() +
                                               " says nothing of what runs; add pattern: …, or project: … "
                                               "with workload: …, application: … or measurements: …",
                                           {{}, {}, {}, node.line}});
            else
                map.reject("pattern", "is " + inQuotes(name) + " and must be one of " + known);
        } else {
            patterns.recipe.pattern = info->pattern;
        }
        patterns.recipe.name = row.name;
        patterns.nodes = numbers(map, "nodes", 1);
        const std::vector<std::uint64_t> seeds = numbers(map, "seeds", 0);
        if (!seeds.empty())
            row.seeds = seeds;
        if (const DataNode* size = map.any("size")) {
            const Result<SizeRange> range = parseSizeRange(inlineText(*size));
            if (range)
                patterns.recipe.size = *range;
            else
                map.reject("size", "cannot be read: " + range.error().message);
        }
        quantity(map, "start_within", Dimension::duration, patterns.recipe.startWithin);
        if (info && takes(*info, WorkloadField::degree)) {
            patterns.degrees = numbers(map, "degree", 1);
            if (patterns.degrees.empty())
                patterns.degrees.push_back(patterns.recipe.degree);
        }
        if (info && takes(*info, WorkloadField::messages))
            count(map, "messages", patterns.recipe.messages);
        if (info && takes(*info, WorkloadField::root))
            patterns.recipe.root = map.text("root");
        if (info && takes(*info, WorkloadField::fan)) {
            std::uint64_t fan = 0;
            count(map, "fan", fan);
            if (fan > 0)
                patterns.recipe.fan = fan;
        }
        patterns.take =
            CampaignReader::word<NodeChoice>(map, "take", kNodeChoices).value_or(NodeChoice::spread);
        row.networks = texts(map, "networks");
        (void)map.extras();
        m_parsed.plan.workloads.push_back(std::move(row));
    }

    void readModel(DataNode& node)
    {
        ModelInCampaign row;
        row.line = node.line;
        if (node.kind == DataNode::Kind::scalar) {
            row.model = plainModel(node.scalar);
            m_parsed.plan.models.push_back(std::move(row));
            return;
        }
        const bool isOfProject = node.find("project") != nullptr;
        MapReader map = reader(node, "model",
                               isOfProject ? std::vector<std::string>{"name", "project", "model"}
                                           : std::vector<std::string>{"name", "kind", "parameters"});
        row.model.name = map.text("name");
        if (isOfProject) {
            row.project = map.text("project");
            row.taken = map.text("model");
            if (row.taken.empty())
                row.taken = row.model.name;
            if (row.model.name.empty())
                row.model.name = row.taken;
        } else {
            row.model.kind = map.text("kind");
            if (row.model.name.empty())
                row.model.name = row.model.kind;
            if (const DataNode* parameters = map.map("parameters")) {
                std::vector<ParameterRow> rows;
                for (std::size_t i = 0; i < parameters->keys.size(); ++i)
                    rows.push_back({parameters->keys[i], inlineText(parameters->children[i])});
                row.model.parameters = SharedRows<ParameterRow>(std::move(rows));
            }
        }
        (void)map.extras();
        m_parsed.plan.models.push_back(std::move(row));
    }

    void readCalibration(DataNode& node)
    {
        CampaignCalibration row;
        row.line = node.line;
        MapReader map = reader(node, "calibration", {"name", "project", "platform", "measurements", "kinds"});
        row.name = map.text("name");
        row.project = map.text("project");
        row.platform = map.text("platform");
        row.measurements = texts(map, "measurements");
        if (row.measurements == std::vector<std::string>{"all"})
            row.measurements.clear();
        row.kinds = texts(map, "kinds");
        (void)map.extras();
        m_parsed.plan.calibrations.push_back(std::move(row));
    }

    DataNode m_root;
    ParsedCampaign m_parsed;
};

std::optional<TextFailure> wrongFormat(const DataNode& root)
{
    const std::string remedy =
        "a campaign begins with campaign: " + std::to_string(CampaignPlan::kFormatVersion);
    const DataNode* version =
        root.kind == DataNode::Kind::map ? root.find(std::string(kCampaignKey)) : nullptr;
    if (version == nullptr)
        return TextFailure{1, root.kind == DataNode::Kind::map && root.find("contraflow")
                                  ? "this is a project and no campaign; " + remedy
                                  : "this is no campaign, the key 'campaign' with the format version is "
                                    "missing; " +
                                        remedy};
    const auto number = version->kind == DataNode::Kind::scalar ? parseCount(version->scalar) : std::nullopt;
    if (!number || *number == 0)
        return TextFailure{version->line, "the format version is no whole number above 0; " + remedy};
    if (*number > static_cast<unsigned>(CampaignPlan::kFormatVersion))
        return TextFailure{version->line, "the campaign has format version " + std::to_string(*number) +
                                              " and was written by a newer Contraflow; update the program"};
    return {};
}

} // namespace

Result<ParsedCampaign> parseCampaign(std::string_view text)
{
    const auto failed = [](const TextFailure& failure) {
        return Error{ErrorCode::invalidInput,
                     (failure.line > 0 ? "line " + std::to_string(failure.line) + ": " : std::string()) +
                         failure.text};
    };
    std::variant<YamlTree, TextFailure> tree = readYaml(sourceOf(text), ReadLimits{});
    if (const auto* failure = std::get_if<TextFailure>(&tree))
        return failed(*failure);
    DataNode& root = std::get<YamlTree>(tree).root;
    if (const auto failure = wrongFormat(root))
        return failed(*failure);
    return CampaignReader(std::move(root)).read();
}

} // namespace contraflow
