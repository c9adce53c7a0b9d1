// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/event_list.h"
#include "core/base/text.h"
#include "core/io/otf2_context.h"
#include "core/io/otf2_definitions.h"
#include "core/io/otf2_process.h"
#include "core/io/trace_formats.h"

#include <otf2/otf2.h>

#include <algorithm>
#include <utility>

namespace contraflow {

// Archives of OTF2 as Score-P writes them. A call of MPI is a region; the records within it say what it sent,
// received, began and found complete. What lies between two calls is computing. Sizes of collectives are sums
// over their partners: how one is taken apart is said at blockOf().

namespace {

Result<ReadTrace> readArchive(const std::filesystem::path& anchor, const TraceOptions& options)
{
    Result<std::unique_ptr<Otf2Archive>> archive = Otf2Archive::open(anchor);
    if (!archive)
        return archive.error();
    const Result<Otf2Definitions> definitions = readOtf2Definitions(**archive);
    if (!definitions)
        return definitions.error();
    const auto processes = static_cast<std::uint32_t>(definitions->processes.size());
    for (const auto& [reference, communicator] : definitions->communicators)
        for (const std::uint32_t member : communicator.members)
            if (member >= processes)
                return Error{ErrorCode::invalidInput,
                             anchor.filename().string() + ": a communicator names process " +
                                 std::to_string(member) + " of " + std::to_string(processes) +
                                 "; the archive is damaged"};
    auto list = std::make_shared<EventList>(processes);
    list->setRowWord("record");
    Otf2Context context{.definitions = *definitions, .stop = options.stop};
    ReadTrace trace;
    std::uint64_t flushes = 0;
    std::uint64_t dropped = 0;
    // Who the blocks of a collective belong to, and which tags there are, is known after a first pass.
    for (EventList* target : {static_cast<EventList*>(nullptr), list.get()}) {
        if (target)
            nameCommunicators(context, *list);
        else
            for (const auto& [reference, communicator] : definitions->communicators)
                context.groups[reference] = 0;
        if (const Result<void> opened = openOtf2Events(**archive, *definitions); !opened)
            return opened.error();
        for (std::uint32_t rank = 0; rank < processes; ++rank) {
            const Result<Otf2Outcome> read = readOtf2Process(**archive, context, rank, target);
            if (!read)
                return read.error();
            trace.events += read->events;
            flushes += read->flushes;
            dropped += read->dropped;
        }
        (void)OTF2_Reader_CloseEvtFiles((*archive)->reader());
        if (context.tagsOfEach() > INT32_MAX)
            return Error{
                ErrorCode::invalidInput,
                anchor.filename().string() + ": messages have tags up to " +
                    std::to_string(context.largestTag) +
                    ", which leaves none for those of scans and of collectives that do not block; use "
                    "smaller tags"};
        if (!target) { // events are read once
            archive = Result<std::unique_ptr<Otf2Archive>>(std::unique_ptr<Otf2Archive>());
            archive = Otf2Archive::open(anchor);
            if (!archive)
                return archive.error();
            if (const Result<Otf2Definitions> again = readOtf2Definitions(**archive); !again)
                return again.error();
        }
    }
    list->setFiles(std::vector<std::string>(processes, anchor.filename().string()));
    list->shrink();
    trace.program = list;
    trace.notes.emplace_back(
        "the time between two calls of MPI is computing; the duration of calls is left to the replay");
    noteCollectives(context, trace.notes);
    if (definitions->others > 0)
        trace.notes.push_back(counted(definitions->others, "location is", "locations are") +
                              " skipped that are no process of MPI: threads and accelerators");
    if (dropped > 0)
        trace.notes.push_back(counted(dropped, "receive is", "receives are") +
                              " skipped whose message never came, or that were cancelled");
    if (flushes > 0)
        trace.notes.push_back("the measuring system wrote its buffer " + counted(flushes, "time", "times") +
                              " within the trace; that time counts as computing");
    return trace;
}

} // namespace

Result<ReadTrace> readOtf2(std::span<const std::filesystem::path> files, const TraceOptions& options)
{
    if (files.size() != 1)
        return Error{ErrorCode::invalidInput, "an archive of OTF2 is named by its .otf2 file alone; " +
                                                  groupedCount(files.size()) + " files were given"};
    Result<ReadTrace> trace = readArchive(files.front(), options);
    if (!trace)
        return trace;
    Result<std::string> sum = otf2Sum(files.front(), options.stop);
    if (!sum)
        return sum.error();
    trace->sha256.push_back(std::move(sum).value());
    return trace;
}

} // namespace contraflow
