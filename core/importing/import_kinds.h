// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/import_answers.h"
#include "core/importing/trace_import.h"
#include "core/project/project.h"
#include "core/recipes/workload_outline.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

// This room: what files of other tools become. An ImportKind is one thing that files may hold, and what is
// asked about it (ImportField); an Importer reads one format of logs into an ImportedFile, a TopologyFormat
// one of networks. An ImportProposal is what comes of an ImportRequest: the edit, what is taken and what is
// not. Command line, dialog, drop and paste make the same request.
//
//     const ImportKind& kind = recogniseKind(request.files);
//     const ImportProposal proposal = proposeImport(kind, request); // proposal.edit: one undo step

namespace contraflow {

// One plan of an import, of whatever kind: files and what somebody says about them (ImportRequest) become
// what they were read as, what else is asked, what is taken and the edit that takes it (ImportProposal).

struct ImportKind;

/** One answer among several. */
struct ImportChoice
{
    std::string value; ///< as an option of the command line takes it
    std::string title;
    bool isName = false; ///< of the project or of a format's tool: not to be translated
};

/** One question about what is imported. */
struct ImportField
{
    std::string_view option; ///< "--unit"; one without dashes is asked in the window alone
    std::string_view title;  ///< "Unit of sizes"
    std::string_view unsaid; ///< what stands for no answer: "As recognised"; empty: there is always one
    std::string_view hint;
    /** All answers; null: a text is typed, or the file has them (ImportProposal::choices). */
    std::vector<ImportChoice> (*choices)(const Project& project) = nullptr;
    bool isOfFile = false; ///< the file has the choices
};

/** A trace whose files have been read, and by what. */
struct TraceContent
{
    TraceFiles trace;
    const TraceFormat* asked = nullptr; ///< as TraceTarget::format
    double flopsPerSecond = 0;
    ReadTrace read;
};

/** What is to be imported, and what was said about it. Holds values only. */
struct ImportRequest
{
    std::vector<std::filesystem::path> files; ///< one, a folder, or those of one trace
    std::optional<std::string> text;          ///< of the file where it was read before
    ImportAnswers answers;
    Project project; ///< as it is now; cheap to copy
    /** The project's file, to which a trace is named relative; empty: it has none yet. */
    std::filesystem::path projectFile;
    /** The scenario that a window shows: answers are proposed that nobody gave, and what is not asked is
     * not looked at. Nothing: only what is said counts. */
    std::optional<std::size_t> shown;
    std::optional<WorkloadTarget> workload;           ///< where messages go
    std::shared_ptr<const TraceContent> traceContent; ///< read again only where it was read otherwise
    std::string calledAs;                             ///< what errors call the file; empty: they do not
    std::stop_token stop;
};

/** What comes of it: each part is there as far as the files could be understood. */
struct ImportProposal
{
    Result<Edit> edit = Error{ErrorCode::invalidInput, {}}; ///< one undo step, or why there is none
    const ImportKind* kind = nullptr;                       ///< what was read
    std::string_view format = {};                           ///< what they were read as
    std::string evidence = {};                              ///< what that was recognised by; may be empty
    ImportAnswers answers = {};                    ///< those of the request, and those that were proposed
    std::vector<std::string_view> asked = {};      ///< options of the fields that matter here
    std::vector<ImportChoice> choices = {};        ///< of the field whose choices the file has
    std::vector<std::string> made = {};            ///< a line for each thing that is taken
    std::vector<std::string> notes = {};           ///< what was left out or taken for granted
    std::vector<RejectedLine> rejected = {};       ///< lines, or files of a folder, that are not taken
    std::size_t rowCount = 0;                      ///< measured values that are taken
    std::shared_ptr<const ImportedFile> file = {}; ///< its tables of measured times
    bool mayBeMessages = false;         ///< measured times are not taken, and the numbers may be sent
    WorkloadOutline outline = {};       ///< of messages
    std::vector<std::string> ends = {}; ///< in the order of the outline
    bool hasMapping = false;            ///< the messages are between processes
    std::shared_ptr<const TraceContent> traceContent = {};
};

/** Everything that is known of one kind of import. */
struct ImportKind
{
    std::string_view title; ///< "Measured times"
    std::string_view sheet; ///< that shows what was taken; may be empty
    std::vector<ImportField> asked;
    /** Whether a file or folder is of this kind by its beginning; the first kind that says so has it. */
    bool (*recognise)(const std::filesystem::path& path) = nullptr;
    /** The edit, or why there is none; the rest goes into the proposal. */
    Result<Edit> (*read)(const ImportRequest& request, ImportProposal& proposal) = nullptr;
};

/** What files hold, in the order in which kinds are tried; the last one takes what no other recognises. */
enum class Imported
{
    folder,
    topology,
    trace,
    model,
    busyNodes,
    messages,
    measured,
};

/** By Imported. */
[[nodiscard]] std::span<const ImportKind> importKinds();

[[nodiscard]] const ImportKind& importKind(Imported what);

/** The kind of files by their content; several are those of a trace. */
[[nodiscard]] const ImportKind& recogniseKind(std::span<const std::filesystem::path> files);

/** Reads the files and works out what importing them does to the project, which is not changed. */
[[nodiscard]] ImportProposal proposeImport(const ImportKind& kind, const ImportRequest& request);

/** What becomes of a trace: --as, --speed, --name and --platform. */
[[nodiscard]] Result<TraceTarget> traceTarget(const ImportRequest& request, const ImportAnswers& answers);

/** The platform of the scenario that is shown, or the first; empty: there is none. */
[[nodiscard]] std::string shownPlatform(const Project& project, std::size_t scenario);

} // namespace contraflow
