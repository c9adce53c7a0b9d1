// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edit.h"
#include "core/project/project.h"

#include <QString>

#include <array>

namespace contraflow {

/** The lists of named objects that the project tree shows, in its order. */
inline constexpr std::array kObjectLists{
    TableKind::platforms, TableKind::workloads, TableKind::applications, TableKind::mappings,
    TableKind::models,    TableKind::scenarios, TableKind::measurements, TableKind::benchmarks};

/** "Platforms": the list's heading. */
[[nodiscard]] QString listTitle(TableKind list);
/** "platform": one object of the list, inside a sentence. */
[[nodiscard]] QString objectWord(TableKind list);

/** An application of four processes without events. */
[[nodiscard]] Application newApplication(const std::string& name);

/** The name of object number `index` of a list; empty when there is none. */
[[nodiscard]] std::string nameOfObject(const Project& project, TableKind list, std::size_t index);

/**
 * Appends a new object that can be used at once: a scenario of what scenario number `scenario` uses, a
 * measurement of that scenario, a model of the default kind, an application of some processes,
 * an empty platform, workload or mapping.
 */
[[nodiscard]] Edit addObject(const Project& project, TableKind list, std::size_t scenario);

/** Inserts a copy under a free name behind object number `index`. */
[[nodiscard]] Edit duplicateObject(const Project& project, TableKind list, std::size_t index);

/** Removes object number `index`. What refers to it stays and becomes an issue; undo brings all back. */
[[nodiscard]] Edit removeObject(const Project& project, TableKind list, std::size_t index);

} // namespace contraflow
