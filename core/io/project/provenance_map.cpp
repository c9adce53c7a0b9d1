// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/provenance_map.h"

#include "core/base/sentence.h"
#include "core/project/schema.h"

namespace contraflow {

namespace {

void appendProvenance(std::string& out, const Provenance& provenance)
{
    FlowMap map(out);
    forEachField(provenance,
                 [&map](const Field& field, const std::string& text) { map.optionalText(field.key, text); });
    map.end(provenance.extras);
}

} // namespace

Provenance readProvenance(MapReader& owner, IssueList& issues)
{
    Provenance provenance;
    DataNode* node = owner.map(std::string(kProvenanceKey));
    if (node == nullptr)
        return provenance;
    MapReader map(*node, sentence("the provenance of %1", {owner.thing()}), owner.where(),
                  fieldKeys<Provenance>(), issues);
    forEachField(provenance,
                 [&map](const Field& field, std::string& text) { text = map.text(std::string(field.key)); });
    provenance.extras = map.extras();
    return provenance;
}

template<typename Map>
void writeProvenance(std::string& out, Map& owner, const Provenance& provenance)
{
    if (provenance.isEmpty())
        return;
    owner.begin(kProvenanceKey);
    appendProvenance(out, provenance);
    owner.endValue();
}
template void writeProvenance(std::string& out, BlockMap& owner, const Provenance& provenance);
template void writeProvenance(std::string& out, FlowMap& owner, const Provenance& provenance);

} // namespace contraflow
