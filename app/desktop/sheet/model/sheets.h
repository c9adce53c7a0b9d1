// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/model/project_sheet.h"

#include <array>
#include <memory>

namespace contraflow {

enum class ErrorView;
struct ParameterInfo;
struct ErrorsResult;

/** Source texts of the sheet of a table, for undo labels and empty views. */
struct SheetWords
{
    TableKind table;
    const char* one;               ///< "message"
    const char* many;              ///< "messages"
    const char* empty;             ///< when the table has no rows
    const char* fill;              ///< the verb that begins to fill it
    const char* noTable = nullptr; ///< when the scenario has no such table
    /** Id and text of commands that fill it. */
    std::array<std::array<const char*, 2>, 2> offers = {};
    /** When there is none because the scenario runs applications; nothing is offered then. Null: as for any.
     */
    const char* ofApplications = nullptr;
};

/** Of a table that has a sheet. */
[[nodiscard]] const SheetWords& sheetWords(TableKind table);

/** The sheet of a table of the project; null where it has none. */
[[nodiscard]] std::unique_ptr<SheetModel> makeTableSheet(TableKind table, SheetSources sources);

/** What has a row in a sheet of a run. */
enum class RunRows
{
    processes,
    events,
    phases,
};

// The sheets of what is computed; their rows are worked out when they are shown.

/** Predicted times of the shown scenario, a row for each message, and those under the models that its own is
 * compared with. */
[[nodiscard]] std::unique_ptr<SheetModel> makeResultsSheet(SheetSources sources);
/** What the run of the shown scenario's applications gave. */
[[nodiscard]] std::unique_ptr<SheetModel> makeRunSheet(SheetSources sources, RunRows rows);
/** The critical path of that run: subject 0 its steps, 1 its parts by phase, 2 those by channel; 3 the
 * applications of the run, each beside the others and by itself. */
[[nodiscard]] std::unique_ptr<SheetModel> makePathSheet(SheetSources sources);
/** Every measured message of the project with its time, and per model the predicted time and the error.
 * Selecting a row shows the scenario that was measured. */
[[nodiscard]] std::unique_ptr<SheetModel> makeErrorsSheet(SheetSources sources);
/** What was measured, summed up. */
[[nodiscard]] std::unique_ptr<SheetModel> makeErrorSumsSheet(SheetSources sources, ErrorView of);
/** The scenarios of the project side by side, those of one workload together. */
[[nodiscard]] std::unique_ptr<SheetModel> makeCompareSheet(SheetSources sources);
/** What the shown scenario could be spared, and below it what faster links would save. */
[[nodiscard]] std::unique_ptr<SheetModel> makeWhatIfSheet(SheetSources sources);
/** Subject 0: times of all-to-alls by size, measured and by every method; 1: what each process of the
 * scenario's own messages has to send and receive. */
[[nodiscard]] std::unique_ptr<SheetModel> makeAllToAllSheet(SheetSources sources);

/** How good each model is on the whole; empty without errors. */
[[nodiscard]] QString errorsSummary(const std::shared_ptr<const ErrorsResult>& errors);

// Those of the parts of platforms, workloads and measurements, and of all other lists.

[[nodiscard]] std::unique_ptr<SheetModel> makePartSheet(TableKind table, SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeObjectSheet(TableKind table, SheetSources sources);

/** What a parameter of a model is for, what it takes and its default, in two lines. */
[[nodiscard]] QString parameterToolTip(const ParameterInfo& parameter);

} // namespace contraflow
