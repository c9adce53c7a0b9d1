// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How cells and rows of a project stand in its file; shared by those that write its parts.
#pragma once

#include "core/base/units.h"
#include "core/io/text/yaml_map_writer.h"
#include "core/io/text/yaml_text.h"
#include "core/project/project.h"

#include <string>
#include <string_view>

namespace contraflow {

/** What stands in the file for a cell: as it was typed where that is kept; nothing for an empty one. */
[[nodiscard]] inline std::string cellText(const QuantityCell& cell)
{
    if (cell.typed())
        return cell.typed()->text;
    return cell.hasValue() ? quantityText(cell.value()) : std::string();
}

[[nodiscard]] inline std::string cellText(const CountCell& cell)
{
    if (cell.typed())
        return cell.typed()->text;
    return cell.hasValue() ? std::to_string(cell.value()) : std::string();
}

[[nodiscard]] inline std::string cellText(const PriceCell& cell)
{
    return cell.text();
}

/** Nothing for an empty cell. */
template<typename TypedCell>
void writeCell(BlockMap& map, const char* key, const TypedCell& cell)
{
    if (!cell.isEmpty())
        map.value(key, cellText(cell));
}

/** One line of a list of flow maps. */
template<typename Write>
void flowEntry(std::string& out, std::size_t indent, const ExtraKeys& extras, const Write& write)
{
    out.append(indent, ' ').append("- ");
    FlowMap map(out);
    write(map);
    map.end(extras);
    out.push_back('\n');
}

} // namespace contraflow
