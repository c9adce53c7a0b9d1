// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edit.h"
#include "core/project/project.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace contraflow {

/** The lists of named objects that the project tree shows, in its order. */
inline constexpr std::array kObjectLists{
    TableKind::platforms, TableKind::workloads, TableKind::applications, TableKind::mappings,
    TableKind::models,    TableKind::scenarios, TableKind::measurements, TableKind::benchmarks};

/** "Platforms": the list's heading. */
[[nodiscard]] QString listTitle(TableKind list);
/** "platform": one object of the list, inside a sentence. */
[[nodiscard]] QString objectWord(TableKind list);

/** The name of object number `index` of a list; empty when there is none. */
[[nodiscard]] std::string nameOfObject(const Project& project, TableKind list, std::size_t index);

/** The names of all objects of a list. */
[[nodiscard]] QStringList namesOfObjects(const Project& project, TableKind list);

/** The number of the object of this name; nothing when there is none. */
[[nodiscard]] std::optional<std::size_t> indexOfObject(const Project& project, TableKind list,
                                                       const std::string& name);

/** Appends a new object of this name as addObject does, for this scenario; null: for none. */
[[nodiscard]] std::vector<Change> appendObject(const Project& project, TableKind list,
                                               const std::string& name, const Scenario* scenario);

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

/** Lets scenario number `scenario` be predicted with the project's model of this name. */
[[nodiscard]] Edit chooseModel(const Project& project, std::size_t scenario, const std::string& model);
/** Whether the model is one of its kind as the catalogue has it, without parameters. */
[[nodiscard]] bool isPlain(const Model& model);
/** The same with a plain model of a kind of the catalogue, which the project gets where it has none. */
[[nodiscard]] Edit chooseModelKind(const Project& project, std::size_t scenario, const std::string& kind);

} // namespace contraflow
