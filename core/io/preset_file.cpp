// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/preset_file.h"

#include "core/base/text.h"
#include "core/io/map_reader.h"
#include "core/io/preset_texts.h"
#include "core/io/text_file.h"
#include "core/io/yaml_reader.h"
#include "core/io/yaml_source.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <utility>
#include <variant>

namespace contraflow {

namespace {

/** A preset is a page of text; nothing near these bounds is one. */
constexpr ReadLimits kLimits{
    .maxBytes = 100'000, .maxDepth = 8, .maxValues = 1'000, .maxStructureBytes = 100'000};

constexpr unsigned kFormatVersion = 1;

constexpr std::array<std::pair<PresetBasis, std::string_view>, 2> kBasisNames{{
    {PresetBasis::measured, "measured"},
    {PresetBasis::nominal, "nominal"},
}};

bool isPresetName(std::string_view name)
{
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

class PresetReader
{
public:
    explicit PresetReader(DataNode root) : m_root(std::move(root)) {}

    std::variant<NetworkPreset, TextFailure> read()
    {
        if (auto failure = wrongFormat())
            return *failure;
        MapReader map =
            reader(m_root, "the preset",
                   {"preset", "name", "title", "basis", "description", "node", "link", "model", "citations"});
        (void)map.any("preset");
        m_preset.name = text(map, "name");
        if (!m_preset.name.empty() && !isPresetName(m_preset.name))
            map.reject("name", "is " + contraflow::quoted(m_preset.name) +
                                   " and must be small letters, digits and dashes");
        m_preset.title = text(map, "title");
        readBasis(map);
        m_preset.description = text(map, "description");
        readPart(map, "node", m_preset.nodeBandwidth, m_preset.nodeLatency);
        readPart(map, "link", m_preset.linkBandwidth, m_preset.linkLatency);
        readModel(map);
        readCitations(map);
        (void)map.extras();
        // A misspelt key is both unknown and missing; the former says more.
        if (m_issues.empty())
            m_issues = std::move(m_missing);
        if (m_issues.empty())
            return std::move(m_preset);
        const Issue& first =
            *std::min_element(m_issues.begin(), m_issues.end(), [](const Issue& a, const Issue& b) {
                return a.location.line < b.location.line;
            });
        return TextFailure{first.location.line, first.text};
    }

private:
    [[nodiscard]] std::optional<TextFailure> wrongFormat() const
    {
        const std::string remedy = "; a preset begins with preset: " + std::to_string(kFormatVersion);
        const DataNode* version = m_root.find("preset");
        if (m_root.kind != DataNode::Kind::map || version == nullptr)
            return TextFailure{1, "this is not a preset, the key 'preset' is missing" + remedy};
        const auto number = parseCount(version->scalar);
        if (!number || *number != kFormatVersion)
            return TextFailure{version->line, "there is no format version " +
                                                  contraflow::quoted(inlineText(*version)) + " of presets" +
                                                  remedy};
        return {};
    }

    MapReader reader(DataNode& node, std::string thing, std::vector<std::string> keys)
    {
        const Location where{
            .table = {}, .row = {}, .column = {}, .line = std::max<std::size_t>(node.line, 1)};
        return {node, std::move(thing), where, std::move(keys), m_issues, MapReader::Leftovers::refused};
    }

    void missing(const MapReader& map, const std::string& key)
    {
        m_missing.push_back(
            {Severity::error, map.thing() + " has no " + contraflow::quoted(key), map.where()});
    }

    /** A text that must be there. */
    std::string text(MapReader& map, const std::string& key)
    {
        if (map.any(key) == nullptr) {
            missing(map, key);
            return {};
        }
        return std::string(trimmed(map.text(key)));
    }

    /** A map that must be there. */
    DataNode* part(MapReader& map, const std::string& key)
    {
        if (map.any(key) == nullptr) {
            missing(map, key);
            return nullptr;
        }
        return map.map(key);
    }

    void readBasis(MapReader& map)
    {
        const std::string word = text(map, "basis");
        for (const auto& [basis, name] : kBasisNames) {
            if (name == word) {
                m_preset.basis = basis;
                return;
            }
        }
        if (!word.empty())
            map.reject("basis", "is " + contraflow::quoted(word) + " and must be measured or nominal");
    }

    void readPart(MapReader& parent, const std::string& key, PresetFigure& bandwidth, PresetFigure& latency)
    {
        DataNode* node = part(parent, key);
        if (node == nullptr)
            return;
        MapReader map = reader(*node, contraflow::quoted(key) + " of the preset", {"bandwidth", "latency"});
        readFigure(map, "bandwidth", Dimension::bandwidth, bandwidth);
        readFigure(map, "latency", Dimension::duration, latency);
        (void)map.extras();
    }

    /** {value: …, source: …} */
    void readFigure(MapReader& parent, const std::string& key, Dimension dimension, PresetFigure& figure)
    {
        DataNode* node = part(parent, key);
        if (node == nullptr)
            return;
        MapReader map = reader(*node, contraflow::quoted(key) + " of " + parent.thing(), {"value", "source"});
        const std::string written = text(map, "value");
        figure.source = text(map, "source");
        if (!written.empty()) {
            const Result<Quantity> value = parseQuantity(dimension, written);
            if (!value)
                map.reject("value", "cannot be read: " + value.error().message);
            else if (dimension == Dimension::bandwidth && value->value <= 0)
                map.reject("value", "must be above 0");
            else
                figure.value = *value;
        }
        (void)map.extras();
    }

    void readModel(MapReader& parent)
    {
        DataNode* node = part(parent, "model");
        if (node == nullptr)
            return;
        MapReader map = reader(*node, "'model' of the preset", {"kind", "reason", "parameters"});
        m_preset.modelKind = text(map, "kind");
        m_preset.modelReason = text(map, "reason");
        if (DataNode* parameters = map.map("parameters"))
            readParameters(*parameters);
        if (const auto model = makeModel(presetModel(m_preset)); !m_preset.modelKind.empty() && !model)
            map.reject("kind", "with these parameters is no model: " + model.error().message);
        (void)map.extras();
    }

    void readParameters(DataNode& parameters)
    {
        for (std::size_t i = 0; i < parameters.keys.size(); ++i) {
            const std::string thing = "the parameter " + contraflow::quoted(parameters.keys[i]);
            DataNode& node = parameters.children[i];
            if (node.kind != DataNode::Kind::map) {
                const Location where{.table = {}, .row = {}, .column = {}, .line = node.line};
                m_issues.push_back(
                    {Severity::error, thing + " must be a map of 'value' and 'source'", where});
                continue;
            }
            MapReader map = reader(node, thing, {"value", "source"});
            PresetParameter parameter{parameters.keys[i], text(map, "value"), text(map, "source")};
            (void)map.extras();
            m_preset.parameters.push_back(std::move(parameter));
        }
    }

    void readCitations(MapReader& map)
    {
        const DataNode* list = map.list("citations");
        if (list == nullptr || list->children.empty())
            return missing(map, "citations");
        for (const DataNode& citation : list->children) {
            if (citation.kind != DataNode::Kind::scalar)
                return map.reject("citations", "must be a list of texts");
            m_preset.citations.emplace_back(trimmed(citation.scalar));
        }
    }

    DataNode m_root;
    IssueList m_issues;
    IssueList m_missing; ///< keys that are not there
    NetworkPreset m_preset;
};

std::variant<NetworkPreset, TextFailure> load(std::string_view text)
{
    if (text.size() > kLimits.maxBytes)
        return TextFailure{1, "this is bigger than any preset; at most " +
                                  std::to_string(kLimits.maxBytes / 1'000) + " kB are read"};
    YamlSource source(kLimits);
    if (auto failure = source.append(text))
        return *failure;
    if (auto failure = source.finish())
        return *failure;
    auto tree = readYaml(source, kLimits);
    if (auto* failure = std::get_if<TextFailure>(&tree))
        return *failure;
    return PresetReader(std::move(std::get<YamlTree>(tree).root)).read();
}

Result<NetworkPreset> located(std::variant<NetworkPreset, TextFailure> loaded, const std::string& path)
{
    if (const auto* failure = std::get_if<TextFailure>(&loaded)) {
        const std::string line = std::to_string(failure->line);
        return Error{ErrorCode::invalidInput,
                     (path.empty() ? "line " + line : path + ":" + line) + ": " + failure->text};
    }
    return std::get<NetworkPreset>(std::move(loaded));
}

/** "ethernet" of "ethernet-10g". */
std::string_view familyOf(const NetworkPreset& preset)
{
    return std::string_view(preset.name).substr(0, preset.name.find('-'));
}

Result<std::vector<NetworkPreset>> readCarriedPresets()
{
    std::vector<NetworkPreset> presets;
    for (const PresetText& carried : presetTexts()) {
        Result<NetworkPreset> preset = parsePreset(carried.text);
        if (!preset)
            return preset.error().within("the preset " + std::string(carried.file) + " of this program");
        presets.push_back(std::move(*preset));
    }
    const auto order = [](const NetworkPreset& preset) {
        return std::tuple(preset.basis, familyOf(preset), preset.linkBandwidth.value.value,
                          std::string_view(preset.name));
    };
    std::sort(presets.begin(), presets.end(),
              [&order](const NetworkPreset& a, const NetworkPreset& b) { return order(a) < order(b); });
    return presets;
}

} // namespace

Result<NetworkPreset> parsePreset(std::string_view text)
{
    return located(load(text), {});
}

Result<NetworkPreset> readPreset(const std::filesystem::path& path)
{
    const Result<std::string> text = readTextFile(path, kLimits.maxBytes);
    if (!text)
        return text.error();
    return located(load(*text), path.string());
}

const Result<std::vector<NetworkPreset>>& networkPresets()
{
    static const Result<std::vector<NetworkPreset>> presets = readCarriedPresets();
    return presets;
}

Result<NetworkPreset> findPreset(const std::string& name)
{
    const Result<std::vector<NetworkPreset>>& presets = networkPresets();
    if (!presets)
        return presets.error();
    std::vector<std::string> names;
    for (const NetworkPreset& preset : presets.value()) {
        if (preset.name == name)
            return preset;
        names.push_back(preset.name);
    }
    const std::string near = suggestion(name, names);
    return Error{ErrorCode::notFound, "there is no preset " + contraflow::quoted(name) + "; " +
                                          (near.empty() ? "take " + joinedWords(names) : near)};
}

} // namespace contraflow
