// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/importers.h"
#include "core/project/project.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

// Files in which a cluster says what its network is. They become platforms (topology_plan.h).

struct TopologyFormat;

/** What a file says of one node. */
struct MachineDescription
{
    std::string name; ///< of the host; may be empty
    std::uint32_t cores = 0;
    bool areCoresUnits = false;           ///< they are processing units: the file has no cores
    std::vector<std::string> adapters;    ///< of networks, each with what is known of it
    std::optional<ServerRow> server = {}; ///< it is a server of GPUs: what the file says of one
};

/** What a file says of networks. Cells of figures that it does not say are empty. */
struct ImportedTopology
{
    const TopologyFormat* format = nullptr;   ///< that read it
    std::string evidence;                     ///< what the format was recognised by
    std::vector<Platform> platforms;          ///< names as in the file; empty: it gives none
    std::vector<MachineDescription> machines; ///< of a file that describes nodes and no network
    std::vector<RejectedLine> rejected;       ///< in order of lines
    std::vector<std::string> notes;           ///< what was left out or taken for granted

    /** Notes a line that is not taken; the first ImportLimits::kRejected of them. */
    void skip(std::size_t line, std::string_view text, std::string reason);
};

/** Everything that is known of one format of topologies. */
struct TopologyFormat : FileFormat
{
    /** Nothing where the text is another format. */
    std::optional<Recognition> (*recognise)(std::string_view text) = nullptr;
    /** Fails, with line, reason and remedy, where the network would be another one than the file's. */
    Result<ImportedTopology> (*read)(std::string_view text) = nullptr;
    bool countsCables = true; ///< its files say how many cables join two switches
};

/** All formats, in the order of menus and in which they are tried. */
[[nodiscard]] std::span<const TopologyFormat> topologyFormats();
[[nodiscard]] const TopologyFormat* findTopologyFormat(std::string_view name);
/** The format of a text; null when it is no topology. */
[[nodiscard]] const TopologyFormat* recogniseTopology(std::string_view text);

/** Whether the beginning of a file is that of a topology; false when it cannot be read. */
[[nodiscard]] bool looksLikeTopology(const std::filesystem::path& file);

/** Takes the text apart, by its content or as the given format. */
[[nodiscard]] Result<ImportedTopology> parseTopology(std::string_view text,
                                                     const TopologyFormat* format = nullptr);

} // namespace contraflow
