// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/text_file.h"
#include "core/project/network.h"

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** A platform that is written for another program, and what it is made of. */
struct NetworkWriting
{
    const Platform& platform;
    const Network& network;
    const ChunkSink& sink;
    std::stop_token stop = {};
};

/** One format in which networks are written. */
struct NetworkFormat
{
    std::string_view name;   ///< on the command line: "simgrid"
    std::string_view title;  ///< in menus: "SimGrid platform"
    std::string_view ending; ///< of its files: ".xml"
    /** What could not be said in the format. Fails where another network would be written, when the sink
     * does, and when stopped. */
    Result<std::vector<std::string>> (*write)(const NetworkWriting& writing) = nullptr;
};

/** All formats, in the order of menus. */
[[nodiscard]] std::span<const NetworkFormat> networkFormats();
[[nodiscard]] const NetworkFormat* findNetworkFormat(std::string_view name);

/** Writes a platform of a project. Fails where the platform itself is at fault, and as the format's writer.
 */
[[nodiscard]] Result<std::vector<std::string>> writeNetwork(const Project& project, std::size_t platform,
                                                            const NetworkFormat& format,
                                                            const ChunkSink& sink, std::stop_token stop = {});

/** What to say of written routes where a format has none; nothing where the network has none. */
[[nodiscard]] std::vector<std::string> noteOfWrittenRoutes(const Network& network);

/** A name of the project, and the one by which a format would have it. */
struct WantedName
{
    std::string name;
    std::string wanted;
};

/** The names under which a format has what a project names, in the same order: those that it has as they are,
 * and for others what is wanted, with the separator and a number where that is taken. No two are the same. */
[[nodiscard]] std::vector<std::string> distinctNames(const std::vector<WantedName>& names,
                                                     std::string_view separator);

/** "'a b' is called a_b and 3 names more are changed as well: …"; nothing where each kept its name. */
[[nodiscard]] std::optional<std::string> noteOfChangedNames(const std::vector<WantedName>& names,
                                                            const std::vector<std::string>& written,
                                                            std::string_view pattern);

// Each format's writer, which network_writer.cpp lists.

[[nodiscard]] Result<std::vector<std::string>> writeSimgridPlatform(const NetworkWriting& writing);
[[nodiscard]] Result<std::vector<std::string>> writeSlurmTopology(const NetworkWriting& writing);
[[nodiscard]] Result<std::vector<std::string>> writeDotGraph(const NetworkWriting& writing);
[[nodiscard]] Result<std::vector<std::string>> writeLinkList(const NetworkWriting& writing);

} // namespace contraflow
