// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/project/edit.h"
#include "core/project/project.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** Where the figures of a preset come from as a whole. */
enum class PresetBasis
{
    measured, ///< one real cluster, from a publication
    nominal,  ///< a standard's rate, reduced by a stated computation
};

/** What a nominal rate counts. */
enum class PresetRate
{
    unknown,
    payload, ///< what messages get at the most: headers and checks are taken off
    link,    ///< all that the link carries after encoding
};

/** What a preset says and where it comes from; a figure without a source is not taken. */
template<typename Value>
struct PresetValue
{
    Value value{};
    std::string source;        ///< as the preset has it, a pattern for sentence()
    std::string computed = {}; ///< "400 Gbit/s × 4096/4122, 99.4 %" where headers are taken off
    std::string packet = {};   ///< where the sizes in that come from, a pattern
};

using PresetFigure = PresetValue<Quantity>;

/** All that is said of where a figure comes from, in the language of the process. */
[[nodiscard]] std::string sourceText(const PresetFigure& figure);

/** Values that differ by no more of themselves are the same figure: presets round what they compute. */
inline constexpr double kPresetRounding = 1e-5;

/** What switches do that reduce on the way; without sources where that is not known, or they do not. */
struct PresetReduction
{
    PresetFigure bandwidth;            ///< the most that one collective gets, of its size
    PresetValue<std::uint32_t> groups; ///< for how many groups of processes a switch does it
};

struct PresetParameter
{
    std::string name;
    std::string value;
    std::string source;
};

/** How networks of a technology are routed, by their kind; empty: nothing is known that others do not do. */
struct PresetRouting
{
    std::optional<RoutingRule> tree; ///< where switches stand in levels and there are equal ways
    std::optional<RoutingRule> dragonfly;
    std::string reason; ///< why these

    bool operator==(const PresetRouting&) const = default;
};

/** A network technology: what a node's card and a link between switches carry, and a model for it; or what
 * joins the GPUs of a server; or both. What it has not stays empty, without a source. */
struct NetworkPreset
{
    std::string name; ///< "zhu-copper": in files and on the command line
    std::string title;
    PresetBasis basis = PresetBasis::nominal;
    PresetRate rate = PresetRate::unknown; ///< of nominal rates
    std::string description;
    PresetFigure nodeBandwidth; ///< of a node's card, each way
    PresetFigure nodeLatency;
    PresetFigure linkBandwidth; ///< of a link between switches, each way
    PresetFigure linkLatency;
    PresetFigure innerBandwidth;    ///< of a GPU into the switch within its server, each way
    PresetFigure innerLatency;      ///< the same
    PresetReduction inNetwork;      ///< of the switches between servers
    PresetReduction localInNetwork; ///< of the switch within a server
    std::string modelKind;
    std::string modelReason; ///< why this kind
    /** Of a lossless network the kind that it has where congestion control does not work; empty: it is none.
     */
    std::string uncontrolledKind;
    std::string claim; ///< which of both its makers claim, and who says so
    std::vector<PresetParameter> parameters;
    PresetRouting routing;
    std::string congestion; ///< what happens at full links beside sharing them, and what of it is predicted;
                            ///< may be empty
    std::vector<std::string> citations;

    /** Whether it says what networks carry, with a model. */
    [[nodiscard]] bool isOfNetworks() const { return !modelKind.empty(); }
    /** Whether it says what is within servers. */
    [[nodiscard]] bool isOfServers() const { return !innerBandwidth.source.empty(); }
};

/** The rule for a network that would have the rule `usual` with any technology: ecmp-hash in trees, minimal
 * in dragonflies. */
[[nodiscard]] RoutingRule presetRouting(const NetworkPreset& preset, RoutingRule usual);

/** The rule that a platform has with the preset: its own, where the preset has none for a network such as it.
 */
[[nodiscard]] RoutingRule presetRouting(const NetworkPreset& preset, const Platform& platform);

/** Gives a platform the figures that it has as a whole: of what its switches reduce. */
void takeReduction(Platform& platform, const NetworkPreset& preset);

/** The same, and notes on the platform that its figures are the preset's. */
void notePreset(Platform& platform, const NetworkPreset& preset);

/** The recommended model with its parameters, named after its kind. */
[[nodiscard]] Model presetModel(const NetworkPreset& preset);

/** The same network without working congestion control; nothing where it is not lossless. */
[[nodiscard]] std::optional<Model> uncontrolledModel(const NetworkPreset& preset);

/** "beta = 0.713, share = integer"; empty when the model keeps its defaults. */
[[nodiscard]] std::string parametersText(const NetworkPreset& preset);

/** The key of platforms, nodes, links and models that says which preset their figures were copied from. */
inline constexpr std::string_view kPresetKey = "preset";
/** The same of platforms whose servers have the figures within from a preset. */
inline constexpr std::string_view kInnerPresetKey = "inner_preset";

/** The preset that the figures came from, or empty. Later changes of the figures leave it as it is. */
[[nodiscard]] std::string presetOf(const ExtraKeys& extras, std::string_view key = kPresetKey);

/** Notes where figures come from; an empty name removes the note. */
void setPreset(ExtraKeys& extras, const std::string& name, std::string_view key = kPresetKey);

/** The preset that most of a platform's figures came from: its own note, or else that of its first row with
 * one, or else of its import. Empty: none is known. */
[[nodiscard]] std::string presetOf(const Platform& platform);

/** The model of the project that computes what this one does, that of the same name first; null: there is
 * none. */
[[nodiscard]] const Model* findSameModel(const Project& project, const Model& wanted);

/** The name of a model in the project: of the one that computes the same, or of this one, which the changes
 * then add under a free name. */
[[nodiscard]] std::string takeModel(const Project& project, Model model, std::vector<Change>& changes);

/** What a preset is applied to. */
struct PresetTarget
{
    enum class Scope
    {
        nothing,  ///< only the model
        platform, ///< all nodes, servers and links
        rows,     ///< the rows of `nodes` and `links`
    };
    enum class ModelUse
    {
        none,
        add, ///< add it, unless the project has it
        use, ///< and let the scenario run with it
    };

    Scope scope = Scope::platform;
    std::size_t platform = 0;
    std::vector<std::size_t> nodes; ///< rows of the platform, ascending
    std::vector<std::size_t> links; ///< rows of the platform, ascending
    ModelUse model = ModelUse::none;
    std::size_t scenario = 0;
};

/** The edit that applies a preset, and what it does in numbers. */
struct PresetEdit
{
    Edit edit;             ///< without changes when there is nothing to do
    std::size_t nodes = 0; ///< nodes that get the figures; a host list counts each of its hosts
    std::size_t links = 0;
    std::size_t servers = 0;            ///< that get the figures within
    std::string model;                  ///< the name that the model has or gets; empty when none is wanted
    bool addsModel = false;             ///< the project did not have it yet
    std::string uncontrolled;           ///< the same of the model without congestion control
    std::string scenario;               ///< the scenario that changes its model; empty: none does
    std::optional<RoutingRule> routing; ///< what the platform changes its routing to; empty: it does not
};

/** One undo step that copies a preset's figures and model into a project. Rows that do not exist are left
 * out. */
[[nodiscard]] PresetEdit applyPreset(const Project& project, const NetworkPreset& preset,
                                     const PresetTarget& target);

} // namespace contraflow
