// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/rule_names.h"
#include "core/project/schema.h"
#include "core/project/table_info.h"

#include <QByteArray>

#include <string>
#include <type_traits>
#include <vector>

namespace contraflow {

/** Calls `visit` with an empty row of every kind that a project has, and with the table it is of. */
template<typename Visit>
void forEachKind(Visit visit)
{
    Project project;
    forEachField(project, [&](const Field& list, auto& objects) {
        if constexpr (isRows<std::decay_t<decltype(objects)>>) {
            std::decay_t<decltype(objects[0])> object;
            visit(object, *list.table);
            forEachField(object, [&](const Field& field, auto& rows) {
                if constexpr (isRows<std::decay_t<decltype(rows)>>)
                    visit(std::decay_t<decltype(rows[0])>(), *field.table);
            });
        }
    });
}

/** Something in a field that is not what it is empty; the second is another one. */
template<typename Value>
void fill(const Field& field, Value& value, bool isSecond = false)
{
    const std::string text = field.choices ? field.choices()[isSecond ? 1 : 0] : isSecond ? "two" : "one";
    if constexpr (isTextCell<Value>)
        value = Value(text);
    else if constexpr (std::is_same_v<Value, QuantityCell>)
        value = inReadableUnit(field.dimension, isSecond ? 3 : 2);
    else if constexpr (std::is_same_v<Value, CountCell>)
        value = CountCell(isSecond ? 3 : 2);
    else if constexpr (std::is_same_v<Value, PriceCell>)
        value = PriceCell((isSecond ? "3 EUR" : "2 EUR") + std::string(field.perUnit));
    else if constexpr (std::is_same_v<Value, RoutingRule>)
        value = isSecond ? RoutingRule::minhop : RoutingRule::ecmpHash;
    else if constexpr (std::is_same_v<Value, RailRule>)
        value = isSecond ? RailRule::pxn : RailRule::spine;
    else if constexpr (std::is_same_v<Value, MappingPolicy>)
        value = isSecond ? MappingPolicy::random : MappingPolicy::roundRobinPerNode;
    else if constexpr (std::is_same_v<Value, std::uint64_t>)
        value = isSecond ? 9 : 8;
    else if constexpr (std::is_same_v<Value, Provenance>)
        value.note = text;
    else if constexpr (std::is_same_v<Value, std::vector<std::string>>)
        value = {text, "more"};
    else if constexpr (std::is_same_v<Value, std::vector<ScenarioApplication>>)
        value = {{text, inReadableUnit(Dimension::duration, isSecond ? 3 : 2), {}}};
}

/** What people call a field in a failed test. */
inline QByteArray nameOf(TableKind table, const Field& field)
{
    return QByteArray::fromStdString(std::string(infoOf(table).key) + "." + std::string(field.key));
}

} // namespace contraflow
