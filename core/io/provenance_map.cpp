// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/provenance_map.h"

#include <array>
#include <utility>
#include <vector>

namespace contraflow {

namespace {

constexpr std::array<std::pair<const char*, std::string Provenance::*>, 9> kProvenanceTexts{{
    {"file", &Provenance::file},
    {"sha256", &Provenance::sha256},
    {"date", &Provenance::date},
    {"importer", &Provenance::importer},
    {"options", &Provenance::options},
    {"measured", &Provenance::measured},
    {"machine", &Provenance::machine},
    {"mpi", &Provenance::mpi},
    {"note", &Provenance::note},
}};

void appendProvenance(std::string& out, const Provenance& provenance)
{
    FlowMap map(out);
    for (const auto& [key, text] : kProvenanceTexts)
        map.optionalText(key, provenance.*text);
    map.end(provenance.extras);
}

} // namespace

Provenance readProvenance(MapReader& owner, IssueList& issues)
{
    Provenance provenance;
    DataNode* node = owner.map(kProvenanceKey);
    if (node == nullptr)
        return provenance;
    std::vector<std::string> keys;
    for (const auto& [key, text] : kProvenanceTexts)
        keys.emplace_back(key);
    MapReader map(*node, "the provenance of " + owner.thing(), owner.where(), std::move(keys), issues);
    for (const auto& [key, text] : kProvenanceTexts)
        provenance.*text = map.text(key);
    provenance.extras = map.extras();
    return provenance;
}

void writeProvenance(std::string& out, BlockMap& owner, const Provenance& provenance)
{
    if (provenance.isEmpty())
        return;
    owner.begin(kProvenanceKey);
    appendProvenance(out, provenance);
    out.push_back('\n');
}

void writeProvenance(std::string& out, FlowMap& owner, const Provenance& provenance)
{
    if (provenance.isEmpty())
        return;
    owner.begin(kProvenanceKey);
    appendProvenance(out, provenance);
}

} // namespace contraflow
