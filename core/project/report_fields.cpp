// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/report_fields.h"

#include "core/base/ranges.h"
#include "core/base/sentence.h"

namespace contraflow {

namespace {

struct TextKey
{
    const char* key;
    std::string ReportFields::*text;
};

struct ListKey
{
    const char* key;
    std::vector<std::string> ReportFields::*names;
};

constexpr TextKey kTexts[] = {{"title", &ReportFields::title},
                              {"customer", &ReportFields::customer},
                              {"author", &ReportFields::author}};
constexpr ListKey kLists[] = {{"sections", &ReportFields::sections},
                              {"scenarios", &ReportFields::scenarios},
                              {"sweeps", &ReportFields::sweeps}};
constexpr const char* kAnonymous = "anonymous";

DataNode textNode(const std::string& text)
{
    DataNode node = DataNode::ofText(text);
    node.isQuoted = true;
    return node;
}

/** Takes one key into `fields`; false when its value has the wrong shape. Unknown keys are kept. */
bool takeKey(ReportFields& fields, const std::string& key, const DataNode& value)
{
    for (const TextKey& known : kTexts)
        if (key == known.key) {
            fields.*known.text = value.scalar;
            return value.kind == DataNode::Kind::scalar || value.kind == DataNode::Kind::null;
        }
    for (const ListKey& known : kLists)
        if (key == known.key) {
            for (const DataNode& name : value.children) {
                if (name.kind != DataNode::Kind::scalar)
                    return false;
                (fields.*known.names).push_back(name.scalar);
            }
            return value.kind == DataNode::Kind::list;
        }
    if (key == kAnonymous) {
        fields.isAnonymous = value.scalar == "true";
        return value.scalar == "true" || value.scalar == "false";
    }
    fields.extras.emplace_back(key, value);
    return true;
}

} // namespace

std::optional<ReportFields> readReportFields(const DataNode& node)
{
    if (node.kind != DataNode::Kind::map)
        return std::nullopt;
    ReportFields fields;
    for (std::size_t i = 0; i < node.keys.size(); ++i)
        if (!takeKey(fields, node.keys[i], node.children[i]))
            return std::nullopt;
    return fields;
}

ReportFields reportFieldsOf(const Project& project)
{
    const DataNode* node = extraOf(project.extras, kReportKey);
    return node ? readReportFields(*node).value_or(ReportFields()) : ReportFields();
}

Edit setReportFields(const ReportFields& fields)
{
    SetExtraKey change{std::string(kReportKey), std::nullopt};
    if (fields != ReportFields()) {
        DataNode map;
        for (const TextKey& known : kTexts)
            if (!(fields.*known.text).empty())
                map.put(known.key, textNode(fields.*known.text));
        for (const ListKey& known : kLists)
            if (const auto& names = fields.*known.names; !names.empty())
                map.put(known.key, DataNode::ofList(mapped<DataNode>(names, textNode)));
        if (fields.isAnonymous)
            map.put(kAnonymous, DataNode::ofText("true"));
        for (const auto& [key, value] : fields.extras)
            map.put(key, value);
        change.value = std::move(map);
    }
    return {sentence("Change the report"), {std::move(change)}};
}

} // namespace contraflow
