// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/topology_file.h"

#include <QtTest>

#include <algorithm>
#include <string>

namespace contraflow::test {

inline ImportedTopology readTopology(const std::string& text)
{
    Result<ImportedTopology> topology = parseTopology(text);
    if (!topology)
        qFatal("%s", topology.error().message.c_str());
    return std::move(topology).value();
}

/** Why a text is no topology; "none" where it is one. */
inline QString problemOfTopology(const std::string& text)
{
    const Result<ImportedTopology> topology = parseTopology(text);
    return topology ? QStringLiteral("none") : QString::fromStdString(topology.error().message);
}

inline bool isNoted(const ImportedTopology& topology, const char* part)
{
    return std::any_of(topology.notes.begin(), topology.notes.end(),
                       [part](const std::string& note) { return note.find(part) != std::string::npos; });
}

} // namespace contraflow::test
