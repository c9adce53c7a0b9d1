// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/loading.h"
#include "core/importing/import_kinds.h"
#include "core/project/edit.h"
#include "core/project/provenance.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow::cli {

// What all kinds of 'contraflow import' have in common.

/** What the arguments say about the files. */
[[nodiscard]] ImportAnswers answersOf(const Arguments& arguments);
/** The files of the arguments, to be taken into the project. */
[[nodiscard]] ImportRequest requestOf(const Arguments& arguments, const ProjectFile& project);

/** "file:line: not taken: reason ('text')". */
[[nodiscard]] std::string rejectedText(const std::string& name, const RejectedLine& line);

/** "file: note: …" of each note on the first file of the arguments, and lines that were not taken, the first
 * of many; --dry-run shows all. */
[[nodiscard]] std::vector<std::string> whatHappened(const Arguments& arguments, const ImportProposal& plan);

/** What --dry-run shows of an import that is neither of a table nor of a topology. */
[[nodiscard]] ExitStatus showPlan(const Arguments& arguments, const std::string& headline,
                                  const std::vector<std::string>& notes);

/** How a project is to be loaded that the command changes: claimed where it is what will be written, which it
 * is without --dry-run and --output, and where --output is the project itself by whatever name. */
[[nodiscard]] FileUse useToChange(const Arguments& arguments, const std::string& project);

/** Writes a changed project where it came from, or to `output`; "-" is standard output. */
[[nodiscard]] ExitStatus writeChanged(const ProjectFile& project, const Project& changed,
                                      const std::optional<std::string>& output);

/** Where writeChanged() puts it, in a sentence. */
[[nodiscard]] std::string nameOfChanged(const ProjectFile& project, const std::optional<std::string>& output);

/**
 * Takes an import into the project: applies the edit, says the remarks, writes the project where it came from
 * or to --output, and says of each thing that was made which project has it now.
 */
[[nodiscard]] Result<ExitStatus> takeImport(const Arguments& arguments, const ProjectFile& project,
                                            const Edit& edit, const std::vector<std::string>& remarks,
                                            const std::vector<std::string>& made);

/** Takes what is proposed into the project, or says why that cannot be; with --dry-run it is shown. */
[[nodiscard]] Result<ExitStatus> takeProposal(const Arguments& arguments, const ProjectFile& project,
                                              const ImportProposal& proposal);

// The kinds of import beside that of measured times.

/** Whether what is imported is a topology: by --as, or by the content of the file. */
[[nodiscard]] bool isTopologyImport(const Arguments& arguments);
/** It becomes platforms. */
[[nodiscard]] Result<ExitStatus> importTopology(const Arguments& arguments, const ProjectFile& project);

/** Whether what is imported is a program: by its options, or by the content of the first file. */
[[nodiscard]] bool isTraceImport(const Arguments& arguments);
/** A trace, or with --program what is sent, becomes an application. */
[[nodiscard]] Result<ExitStatus> importTrace(const Arguments& arguments, const ProjectFile& project);

/** Whether what is imported says what is sent: by --messages, or as a connection matrix does. */
[[nodiscard]] bool isMessagesImport(const Arguments& arguments);
/** What a file says is sent becomes a workload. */
[[nodiscard]] Result<ExitStatus> importMessages(const Arguments& arguments, const ProjectFile& project);

/**
 * Follows a result file of contraflow-run while its job measures: says each pattern and program as it comes
 * in, measured and predicted side by side, until the job is finished or the command is told to stop (SIGINT,
 * SIGTERM). Gives the last whole content of the file. Fails when the file is something else, and when nothing
 * had been measured when it was told to stop.
 */
[[nodiscard]] Result<std::string> followFile(const std::string& name, const Project& project);

} // namespace contraflow::cli
