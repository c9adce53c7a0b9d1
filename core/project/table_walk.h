// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/schema.h"

#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace contraflow {

// The rows of a table by what they are: of all tables, and of one where only at run time is known which it
// is.

/** Calls `visit(row, kind)` with every object of a project, each before the rows of its tables, and their
 * table. */
template<typename Visit>
void forEachRow(const Project& project, Visit&& visit)
{
    const auto visitTables = [&visit](const auto& owner, const auto& then) {
        forEachField(owner, [&](const Field& field, const auto& value) {
            if constexpr (isRows<std::decay_t<decltype(value)>>)
                for (const auto& row : value) {
                    visit(row, *field.table);
                    then(row);
                }
        });
    };
    visitTables(project, [&](const auto& object) { visitTables(object, [](const auto&) {}); });
}

/** That a change does not fit a table. */
[[nodiscard]] Error misfit(TableRef table, const std::string& reason);

/**
 * Calls `use` with the rows of a table inside an object. For a mutable project the object is changed as a
 * copy (cheap: its tables are shared), which then replaces the original.
 */
template<typename Owners, typename Member, typename Use>
Result<void> useInside(Owners& owners, TableRef table, Member member, Use&& use)
{
    if (table.owner >= owners.size())
        return misfit(table, "there is no object number " + std::to_string(table.owner + 1));
    if constexpr (std::is_const_v<Owners>) {
        return use(owners[table.owner].*member);
    } else {
        std::vector copy{owners[table.owner]};
        Result<void> done = use(copy.front().*member);
        if (done)
            owners.replace(table.owner, 1, std::move(copy));
        return done;
    }
}

/** Calls `use` with the rows of the table, or fails when its owner does not exist. P is Project or const
 * Project. */
template<typename P, typename Use>
Result<void> useTable(P& project, TableRef table, Use&& use)
{
    Result<void> done;
    forEachField(project, [&](const auto& list, auto& objects) {
        using Objects = std::decay_t<decltype(objects)>;
        if constexpr (isRows<Objects>) {
            if (list.table == table.kind)
                done = use(objects);
            using Object = std::decay_t<decltype(objects[0])>;
            forEachField<Object>([&](const auto& inner) {
                if constexpr (isRows<std::decay_t<decltype(std::declval<Object&>().*inner.at)>>)
                    if (inner.table == table.kind)
                        done = useInside(objects, table, inner.at, use);
            });
        }
    });
    return done;
}

} // namespace contraflow
