// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/table_owner.h"

namespace contraflow {

std::optional<TableKind> ownerListOf(TableKind kind)
{
    switch (kind) {
    case TableKind::switches:
    case TableKind::nodes:
    case TableKind::links:
    case TableKind::items:
    case TableKind::routes:
        return TableKind::platforms;
    case TableKind::messages:
        return TableKind::workloads;
    case TableKind::places:
        return TableKind::mappings;
    case TableKind::modelParameters:
        return TableKind::models;
    case TableKind::times:
        return TableKind::measurements;
    case TableKind::benchmarkRows:
        return TableKind::benchmarks;
    case TableKind::groups:
    case TableKind::events:
        return TableKind::applications;
    default:
        return std::nullopt;
    }
}

} // namespace contraflow
