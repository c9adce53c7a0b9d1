// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/preset_file.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/io/project/preset_source.h"
#include "core/project/routing_rules.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>
#include <variant>

namespace contraflow {

namespace {

constexpr std::array<std::pair<PresetBasis, std::string_view>, 2> kBasisNames{{
    {PresetBasis::measured, "measured"},
    {PresetBasis::nominal, "nominal"},
}};

constexpr std::array<std::pair<PresetRate, std::string_view>, 2> kRateNames{{
    {PresetRate::payload, "payload"},
    {PresetRate::link, "link"},
}};

class PresetReader
{
public:
    explicit PresetReader(DataNode root) : m_source(std::move(root), "preset") {}

    std::variant<NetworkPreset, TextFailure> read()
    {
        if (auto failure = m_source.wrongFormat())
            return *failure;
        MapReader map = m_source.top({"name", "title", "basis", "rate", "description", "packet", "node",
                                      "link", "server", "in_network", "local_in_network", "model",
                                      "uncontrolled", "routing", "congestion", "citations"});
        m_preset.name = m_source.name(map);
        m_preset.title = m_source.text(map, "title");
        if (const auto basis = readWord(map, "basis", m_source.text(map, "basis"), kBasisNames))
            m_preset.basis = *basis;
        m_preset.rate = readWord(map, "rate", map.text("rate"), kRateNames).value_or(PresetRate::unknown);
        m_preset.description = m_source.text(map, "description");
        const bool hasServer = map.has("server");
        if (hasServer)
            readPart(map, "server", m_preset.innerBandwidth, m_preset.innerLatency);
        if (hasServer)
            readReduction(map, "local_in_network", m_preset.localInNetwork);
        if (!hasServer || map.has("node") || map.has("link") || map.has("model")) {
            readPart(map, "node", m_preset.nodeBandwidth, m_preset.nodeLatency);
            readPart(map, "link", m_preset.linkBandwidth, m_preset.linkLatency);
            readPacket(map);
            readReduction(map, "in_network", m_preset.inNetwork);
            readModel(map);
        }
        readUncontrolled(map);
        readRouting(map);
        m_preset.congestion = map.text("congestion");
        m_preset.citations = m_source.texts(map, "citations");
        (void)map.extras();
        if (auto failure = m_source.failure())
            return *failure;
        return std::move(m_preset);
    }

private:
    /** One of the words, or nothing where there is none. */
    template<typename Value, std::size_t count>
    static std::optional<Value> readWord(MapReader& map, const char* key, const std::string& word,
                                         const std::array<std::pair<Value, std::string_view>, count>& words)
    {
        const std::optional<Value> value = valueNamed(word, words);
        if (!value && !word.empty())
            map.reject(key, sentence("is %1 and must be %2 or %3",
                                     {inQuotes(word), words.front().second, words.back().second}));
        return value;
    }

    void readPart(MapReader& parent, const std::string& key, PresetFigure& bandwidth, PresetFigure& latency)
    {
        DataNode* node = m_source.part(parent, key);
        if (node == nullptr)
            return;
        MapReader map = m_source.reader(*node, m_source.partName(key), {"bandwidth", "latency"});
        readFigure(map, "bandwidth", Dimension::bandwidth, bandwidth);
        readFigure(map, "latency", Dimension::duration, latency);
        (void)map.extras();
    }

    void readFigure(MapReader& parent, const std::string& key, Dimension dimension, PresetFigure& figure)
    {
        DataNode* node = m_source.part(parent, key);
        if (node == nullptr)
            return;
        const auto use = [&](const std::string& written) -> std::string {
            const Result<Quantity> value = parseQuantity(dimension, written);
            if (!value)
                return sentence("cannot be read: %1", {value.error().message});
            if (dimension == Dimension::bandwidth && value->value <= 0)
                return sentence("must be above 0");
            figure.value = *value;
            return {};
        };
        m_source.figure(*node, sentence("%1 of %2", {inQuotes(key), parent.thing()}), figure.source, use);
    }

    /** May be left out; with it the rates of nodes and links are those of the link, and headers are taken
     * off. */
    void readPacket(MapReader& parent)
    {
        DataNode* node = parent.map("packet");
        if (node == nullptr)
            return;
        if (parent.has("rate"))
            parent.reject("rate", sentence("stands beside 'packet', with which rates become what messages "
                                           "get; leave one of both out"));
        MapReader map = m_source.reader(*node, m_source.partName("packet"), {"payload", "headers", "source"});
        const double payload = readSize(map, "payload");
        const double headers = readSize(map, "headers");
        const std::string source = m_source.text(map, "source");
        (void)map.extras();
        if (payload <= 0 || m_source.failure())
            return;
        m_preset.rate = PresetRate::payload;
        const double share = payload / (payload + headers);
        const std::string computation = " × " + numberText(payload) + "/" + numberText(payload + headers) +
                                        ", " + roundedText(100 * share, 3) + " %";
        const bool isAlike = m_preset.linkBandwidth.value == m_preset.nodeBandwidth.value;
        for (PresetFigure* figure : {&m_preset.nodeBandwidth, &m_preset.linkBandwidth}) {
            if (!isAlike || figure == &m_preset.nodeBandwidth) { // else its source refers to the node's
                figure->computed = quantityText(figure->value) + computation;
                figure->packet = source;
            }
            figure->value = *parseQuantity(Dimension::bandwidth,
                                           displayText(Dimension::bandwidth, share * figure->value.value, 6));
        }
    }

    double readSize(MapReader& map, const std::string& key)
    {
        const std::string written = m_source.text(map, key);
        const Result<Quantity> size = parseQuantity(Dimension::size, written);
        if (!size && !written.empty())
            map.reject(key, sentence("cannot be read: %1", {size.error().message}));
        return size ? size->value : 0.0;
    }

    /** May be left out, and so may each of its figures. */
    void readReduction(MapReader& parent, const std::string& key, PresetReduction& reduction)
    {
        DataNode* node = parent.map(key);
        if (node == nullptr)
            return;
        MapReader map = m_source.reader(*node, m_source.partName(key), {"bandwidth", "groups"});
        if (map.has("bandwidth"))
            readFigure(map, "bandwidth", Dimension::bandwidth, reduction.bandwidth);
        if (DataNode* groups = map.map("groups"))
            m_source.figure(*groups, sentence("%1 of %2", {inQuotes("groups"), map.thing()}),
                            reduction.groups.source, [&](const std::string& written) -> std::string {
                                const auto count = parseCount(written);
                                if (!count || *count >= UINT32_MAX)
                                    return sentence("is %1 and must be a whole number", {inQuotes(written)});
                                reduction.groups.value = static_cast<std::uint32_t>(*count);
                                return {};
                            });
        (void)map.extras();
    }

    void readModel(MapReader& parent)
    {
        DataNode* node = m_source.part(parent, "model");
        if (node == nullptr)
            return;
        MapReader map = m_source.reader(*node, m_source.partName("model"), {"kind", "reason", "parameters"});
        m_preset.modelKind = m_source.text(map, "kind");
        m_preset.modelReason = m_source.text(map, "reason");
        if (DataNode* parameters = map.map("parameters"))
            readParameters(*parameters);
        if (const auto model = makeModel(presetModel(m_preset)); !m_preset.modelKind.empty() && !model)
            map.reject("kind", sentence("with these parameters is no model: %1", {model.error().message}));
        (void)map.extras();
    }

    /** May be left out. */
    void readUncontrolled(MapReader& parent)
    {
        DataNode* node = parent.map("uncontrolled");
        if (node == nullptr)
            return;
        MapReader map = m_source.reader(*node, m_source.partName("uncontrolled"), {"kind", "claim"});
        m_preset.uncontrolledKind = m_source.text(map, "kind");
        m_preset.claim = m_source.text(map, "claim");
        const ModelInfo* info = findModelInfo(m_preset.uncontrolledKind);
        if (!m_preset.uncontrolledKind.empty() && !(info && info->hasVictims))
            map.reject("kind",
                       sentence("is %1 and must be a model in which full links hold up others, backpressure",
                                {inQuotes(m_preset.uncontrolledKind)}));
        (void)map.extras();
    }

    /** A rule that suits the networks whose usual one is given. */
    static std::optional<RoutingRule> readRule(MapReader& map, const char* key, RoutingRule usual)
    {
        const std::string word = map.text(key);
        std::string known;
        for (const RoutingInfo& info : kRoutings) {
            if (!suitsLike(info.rule, usual))
                continue;
            if (info.name == word)
                return info.rule;
            known += (known.empty() ? "" : ", ") + std::string(info.name);
        }
        if (!word.empty())
            map.reject(key, sentence("is %1 and must be one of %2", {inQuotes(word), known}));
        return {};
    }

    /** May be left out. */
    void readRouting(MapReader& parent)
    {
        DataNode* node = parent.map("routing");
        if (node == nullptr)
            return;
        const bool isWithoutRule = std::ranges::all_of(
            node->keys, [](const std::string& key) { return key != "tree" && key != "dragonfly"; });
        MapReader map = m_source.reader(*node, m_source.partName("routing"), {"tree", "dragonfly", "reason"});
        m_preset.routing.reason = m_source.text(map, "reason");
        m_preset.routing.tree = readRule(map, "tree", RoutingRule::ecmpHash);
        m_preset.routing.dragonfly = readRule(map, "dragonfly", RoutingRule::minimal);
        if (isWithoutRule)
            map.reject("reason", sentence("gives a reason for no routing; write tree, dragonfly or both"));
        (void)map.extras();
    }

    void readParameters(DataNode& parameters)
    {
        for (std::size_t i = 0; i < parameters.keys.size(); ++i) {
            PresetParameter parameter;
            parameter.name = parameters.keys[i];
            const auto use = [&parameter](const std::string& written) {
                parameter.value = written;
                return std::string();
            };
            m_source.figure(parameters.children[i], sentence("the parameter %1", {inQuotes(parameter.name)}),
                            parameter.source, use);
            if (parameters.children[i].kind == DataNode::Kind::map)
                m_preset.parameters.push_back(std::move(parameter));
        }
    }

    PresetSource m_source;
    NetworkPreset m_preset;
};

/** "ethernet" of "ethernet-10g". */
std::string_view familyOf(const NetworkPreset& preset)
{
    return std::string_view(preset.name).substr(0, preset.name.find('-'));
}

Result<std::vector<NetworkPreset>> readCarriedPresets()
{
    Result<std::vector<NetworkPreset>> carried = readCarried(presetTexts(), parsePreset, "preset");
    if (!carried)
        return carried;
    std::vector<NetworkPreset>& presets = *carried;
    const auto order = [](const NetworkPreset& preset) {
        return std::tuple(!preset.isOfNetworks(), preset.basis, familyOf(preset),
                          preset.linkBandwidth.value.value, preset.innerBandwidth.value.value,
                          std::string_view(preset.name));
    };
    std::ranges::sort(presets, {}, [&order](const NetworkPreset& a) { return order(a); });
    return carried;
}

} // namespace

Result<NetworkPreset> parsePreset(std::string_view text)
{
    return parsePage<NetworkPreset, PresetReader>(text, {});
}

Result<NetworkPreset> readPreset(const std::filesystem::path& path)
{
    ASSIGN_OR_RETURN(const std::string text, readPresetText(path));
    return parsePage<NetworkPreset, PresetReader>(text, path.string());
}

const Result<std::vector<NetworkPreset>>& networkPresets()
{
    static const Result<std::vector<NetworkPreset>> presets = readCarriedPresets();
    return presets;
}

Result<NetworkPreset> findPreset(const std::string& name)
{
    return findNamed(networkPresets(), name, phrase("preset"));
}

Model modelForPlatform(const Project& project, const std::string& platform)
{
    for (const Scenario& scenario : project.scenarios)
        if (scenario.platform == platform)
            if (const Model* model = findByName(project.models, scenario.model))
                return *model;
    if (const Platform* of = findByName(project.platforms, platform))
        if (const Result<NetworkPreset> preset = findPreset(presetOf(*of)); preset && preset->isOfNetworks())
            return presetModel(*preset);
    return project.models.empty() ? plainModel(usualModel().kind) : project.models[0];
}

std::optional<Model> uncontrolledForPlatform(const Project& project, const std::string& platform)
{
    for (const Scenario& scenario : project.scenarios)
        if (scenario.platform == platform && !scenario.model.empty()) {
            const Model* model = findByName(project.models, scenario.uncontrolled);
            return model ? std::optional(*model) : std::nullopt;
        }
    if (const Platform* of = findByName(project.platforms, platform))
        if (const Result<NetworkPreset> preset = findPreset(presetOf(*of)))
            return uncontrolledModel(*preset);
    return {};
}

std::optional<NetworkPreset> carriedPreset(const std::string& name)
{
    Result<NetworkPreset> preset = findPreset(name);
    return preset ? std::optional(std::move(preset).value()) : std::nullopt;
}

} // namespace contraflow
