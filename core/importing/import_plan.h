// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/importing/import_values.h"
#include "core/importing/measured_file.h"
#include "core/project/edit.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** What becomes of a file in the project. */
struct ImportTarget
{
    std::string scenario; ///< times of this scenario's messages; empty: another use
    std::string platform; ///< patterns, measured on this platform
    std::string model;    ///< of the patterns' scenarios: a model of the project or a kind; may be empty
    std::string name;     ///< of what is made; empty: from the file
    std::optional<BenchmarkKind> kind;      ///< of a benchmark whose file does not say it
    std::optional<std::uint32_t> processes; ///< the same for the number of processes
    Provenance provenance;
};

enum class ImportUse
{
    measurement, ///< of one scenario
    scenarios,   ///< a measurement of each scenario that the file names
    campaign,    ///< a workload, a scenario and a measurement for each pattern
    benchmarks,
};

struct ImportPlan
{
    ImportUse use = ImportUse::benchmarks;
    Edit edit;                          ///< one undo step
    std::vector<std::string> made;      ///< a line for each object that is made, the first few of many
    std::vector<RejectedLine> rejected; ///< of the file and of its use, in order of lines
    std::vector<std::string> notes;
    std::size_t rowCount = 0; ///< measured values that are taken
};

/** How many objects ImportPlan::made names one by one. */
inline constexpr std::size_t kNamedObjects = 20;

/** Whether a benchmark of a tool does not say on how many processes it ran: the target may say it. */
[[nodiscard]] bool lacksProcesses(const ImportTable& table);

/**
 * Works out what importing does to the project, which is not changed. Fails, with reason and remedy, when the
 * target does not fit the file or no row can be used.
 */
[[nodiscard]] Result<ImportPlan> planImport(const Project& project, const ImportedFile& file,
                                            const ImportTarget& target);

/** Completes a provenance by the format and by what the file itself says; what is given already stays. */
void addFacts(Provenance& provenance, const ImportedFile& file);

/** The name of a file without folders and ending: what objects are called by default. */
[[nodiscard]] std::string fileStem(const std::string& file);

/** A value as the project writes it: a size in its shortest form, anything else in the unit of the file
 * unless that takes an exponent. It reads back to the same value. */
[[nodiscard]] Quantity projectQuantity(const Quantity& quantity);

} // namespace contraflow
