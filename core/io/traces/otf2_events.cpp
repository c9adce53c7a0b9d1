// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/traces/otf2_events.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/io/text/sha256.h"
#include "core/io/text/text_file.h"

#include <otf2/otf2.h>

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <iterator>
#include <mutex>
#include <numeric>

namespace contraflow {

namespace {

/** What the library said last; guarded by the session. */
std::string& lastWords()
{
    static std::string words;
    return words;
}

OTF2_ErrorCode hear(void* /*userData*/, const char* /*file*/, std::uint64_t /*line*/,
                    const char* /*function*/, OTF2_ErrorCode code, const char* format, va_list arguments)
{
    char text[512] = "";
    if (format != nullptr)
        (void)std::vsnprintf(text, sizeof text, format, arguments);
    lastWords() = OTF2_Error_GetDescription(code);
    if (text[0] != '\0')
        lastWords() += std::string(": ") + static_cast<const char*>(text);
    return code;
}

/** Definitions as they come, in any order. */
struct Collected
{
    struct Group
    {
        OTF2_GroupType type = OTF2_GROUP_TYPE_UNKNOWN;
        bool hasGlobalMembers = false;
        std::vector<std::uint64_t> members;
    };
    struct Comm
    {
        std::uint32_t group = 0;
        bool isBetweenTwo = false;
    };

    Otf2Definitions definitions;
    std::map<std::uint32_t, Group> groups; ///< of MPI
    std::map<std::uint32_t, Comm> comms;
    std::size_t locations = 0;
};

Collected& of(void* userData)
{
    return *static_cast<Collected*>(userData);
}

OTF2_CallbackCode takeClock(void* userData, std::uint64_t resolution, std::uint64_t offset,
                            std::uint64_t /*length*/, std::uint64_t /*realtime*/)
{
    of(userData).definitions.ticksPerSecond = resolution;
    of(userData).definitions.start = offset;
    return OTF2_CALLBACK_SUCCESS;
}

OTF2_CallbackCode takeLocation(void* userData, OTF2_LocationRef /*self*/, OTF2_StringRef /*name*/,
                               OTF2_LocationType /*type*/, std::uint64_t /*events*/,
                               OTF2_LocationGroupRef /*group*/)
{
    ++of(userData).locations;
    return OTF2_CALLBACK_SUCCESS;
}

OTF2_CallbackCode takeRegion(void* userData, OTF2_RegionRef self, OTF2_StringRef /*name*/,
                             OTF2_StringRef /*canonical*/, OTF2_StringRef /*description*/,
                             OTF2_RegionRole /*role*/, OTF2_Paradigm paradigm, OTF2_RegionFlag /*flags*/,
                             OTF2_StringRef /*file*/, std::uint32_t /*first*/, std::uint32_t /*last*/)
{
    if (paradigm == OTF2_PARADIGM_MPI)
        of(userData).definitions.mpiRegions.insert(self);
    return OTF2_CALLBACK_SUCCESS;
}

OTF2_CallbackCode takeGroup(void* userData, OTF2_GroupRef self, OTF2_StringRef /*name*/, OTF2_GroupType type,
                            OTF2_Paradigm paradigm, OTF2_GroupFlag flags, std::uint32_t count,
                            const std::uint64_t* members)
{
    if (paradigm == OTF2_PARADIGM_MPI)
        of(userData).groups[self] = {
            type, (flags & OTF2_GROUP_FLAG_GLOBAL_MEMBERS) != 0, {members, members + count}};
    return OTF2_CALLBACK_SUCCESS;
}

OTF2_CallbackCode takeComm(void* userData, OTF2_CommRef self, OTF2_StringRef /*name*/, OTF2_GroupRef group,
                           OTF2_CommRef /*parent*/, OTF2_CommFlag /*flags*/)
{
    of(userData).comms[self] = {group, false};
    return OTF2_CALLBACK_SUCCESS;
}

OTF2_CallbackCode takeInterComm(void* userData, OTF2_CommRef self, OTF2_StringRef /*name*/,
                                OTF2_GroupRef group, OTF2_GroupRef /*other*/, OTF2_CommRef /*common*/,
                                OTF2_CommFlag /*flags*/)
{
    of(userData).comms[self] = {group, true};
    return OTF2_CALLBACK_SUCCESS;
}

/** Communicators by the processes that their groups name. */
void resolveCommunicators(Collected& collected)
{
    Otf2Definitions& definitions = collected.definitions;
    for (const auto& [reference, group] : collected.groups)
        if (group.type == OTF2_GROUP_TYPE_COMM_LOCATIONS)
            definitions.processes = group.members;
    definitions.others = collected.locations - std::min(collected.locations, definitions.processes.size());
    for (const auto& [reference, comm] : collected.comms) {
        const auto group = collected.groups.find(comm.group);
        if (group == collected.groups.end())
            continue; // of another kind of communication
        Otf2Communicator communicator;
        communicator.isBetweenTwo = comm.isBetweenTwo;
        communicator.isSelf = group->second.type == OTF2_GROUP_TYPE_COMM_SELF;
        communicator.namesAll = group->second.hasGlobalMembers;
        if (group->second.type == OTF2_GROUP_TYPE_COMM_LOCATIONS) {
            communicator.members.resize(definitions.processes.size());
            std::iota(communicator.members.begin(), communicator.members.end(), 0U);
        } else if (group->second.type == OTF2_GROUP_TYPE_COMM_GROUP) {
            for (const std::uint64_t member : group->second.members)
                communicator.members.push_back(static_cast<std::uint32_t>(member));
        }
        definitions.communicators[reference] = std::move(communicator);
    }
}

/** The files that belong to an archive: the anchor, the definitions, and the events in a folder of its name.
 */
std::vector<std::filesystem::path> filesOf(const std::filesystem::path& anchor)
{
    std::vector<std::filesystem::path> files;
    std::error_code ignored;
    std::filesystem::path stem = anchor;
    stem.replace_extension();
    for (const auto& entry : std::filesystem::directory_iterator(stem, ignored))
        if (entry.is_regular_file(ignored))
            files.push_back(entry.path());
    std::ranges::sort(files);
    files.insert(files.begin(), {anchor, std::filesystem::path(stem).replace_extension(".def")});
    return files;
}

} // namespace

/** Holds the library for one archive. */
class Otf2Archive::Session
{
public:
    Session() : m_lock(mutex())
    {
        lastWords().clear();
        m_before = OTF2_Error_RegisterCallback(hear, nullptr);
    }
    ~Session() { (void)OTF2_Error_RegisterCallback(m_before, nullptr); }
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

private:
    static std::mutex& mutex()
    {
        static std::mutex one;
        return one;
    }

    std::lock_guard<std::mutex> m_lock;
    OTF2_ErrorCallback m_before = nullptr;
};

Otf2Archive::Otf2Archive() : m_session(std::make_unique<Session>()) {}

Otf2Archive::~Otf2Archive()
{
    if (m_reader != nullptr)
        (void)OTF2_Reader_Close(m_reader);
}

Result<std::unique_ptr<Otf2Archive>> Otf2Archive::open(const std::filesystem::path& anchor)
{
    std::unique_ptr<Otf2Archive> archive(new Otf2Archive);
    archive->m_name = anchor.filename().string();
    archive->m_reader = OTF2_Reader_Open(anchor.c_str());
    if (archive->m_reader == nullptr)
        return archive->failure(sentence("it cannot be opened"));
    if (OTF2_Reader_SetSerialCollectiveCallbacks(archive->m_reader) != OTF2_SUCCESS)
        return archive->failure(sentence("it cannot be opened"));
    return archive;
}

Error Otf2Archive::failure(const std::string& doing) const
{
    return {ErrorCode::invalidInput,
            m_name + ": " +
                sentence(
                    lastWords().empty()
                        ? phrase("%1; give the .otf2 file of a whole archive, with what lies beside it")
                        : phrase("%1 (OTF2 says: %2); give the .otf2 file of a whole archive, with what lies "
                                 "beside it"),
                    {doing, lastWords()})};
}

Result<Otf2Definitions> readOtf2Definitions(const Otf2Archive& archive)
{
    Collected collected;
    OTF2_GlobalDefReader* const reader = OTF2_Reader_GetGlobalDefReader(archive.reader());
    const std::unique_ptr<OTF2_GlobalDefReaderCallbacks, decltype(&OTF2_GlobalDefReaderCallbacks_Delete)>
        calls(OTF2_GlobalDefReaderCallbacks_New(), &OTF2_GlobalDefReaderCallbacks_Delete);
    if (reader == nullptr || calls == nullptr)
        return archive.failure(sentence("its definitions are not there"));
    OTF2_GlobalDefReaderCallbacks_SetClockPropertiesCallback(calls.get(), takeClock);
    OTF2_GlobalDefReaderCallbacks_SetLocationCallback(calls.get(), takeLocation);
    OTF2_GlobalDefReaderCallbacks_SetRegionCallback(calls.get(), takeRegion);
    OTF2_GlobalDefReaderCallbacks_SetGroupCallback(calls.get(), takeGroup);
    OTF2_GlobalDefReaderCallbacks_SetCommCallback(calls.get(), takeComm);
    OTF2_GlobalDefReaderCallbacks_SetInterCommCallback(calls.get(), takeInterComm);
    (void)OTF2_Reader_RegisterGlobalDefCallbacks(archive.reader(), reader, calls.get(), &collected);
    std::uint64_t count = 0;
    if (OTF2_Reader_ReadAllGlobalDefinitions(archive.reader(), reader, &count) != OTF2_SUCCESS)
        return archive.failure(sentence("its definitions cannot be read"));
    (void)OTF2_Reader_CloseGlobalDefReader(archive.reader(), reader);
    resolveCommunicators(collected);
    if (collected.definitions.processes.empty())
        return archive.failure(
            sentence("it names no processes of MPI, so that nobody can say who sends to whom"));
    if (collected.definitions.ticksPerSecond == 0)
        return archive.failure(sentence("it does not say how long a tick of its clock is"));
    return std::move(collected.definitions);
}

Result<void> openOtf2Events(const Otf2Archive& archive, const Otf2Definitions& definitions)
{
    OTF2_Reader* const reader = archive.reader();
    for (const std::uint64_t location : definitions.processes)
        if (OTF2_Reader_SelectLocation(reader, location) != OTF2_SUCCESS)
            return archive.failure(sentence("a process that it names is not there"));
    const bool hasLocal = OTF2_Reader_OpenDefFiles(reader) == OTF2_SUCCESS;
    if (OTF2_Reader_OpenEvtFiles(reader) != OTF2_SUCCESS)
        return archive.failure(sentence("its events are not there"));
    for (const std::uint64_t location : definitions.processes) {
        OTF2_DefReader* const local = hasLocal ? OTF2_Reader_GetDefReader(reader, location) : nullptr;
        std::uint64_t count = 0;
        if (local != nullptr) { // clocks and numbers of its own
            (void)OTF2_Reader_ReadAllLocalDefinitions(reader, local, &count);
            (void)OTF2_Reader_CloseDefReader(reader, local);
        }
    }
    if (hasLocal)
        (void)OTF2_Reader_CloseDefFiles(reader);
    return {};
}

Result<std::string> otf2Sum(const std::filesystem::path& anchor, const std::stop_token& stop)
{
    Sha256 sum;
    std::string room(1 << 20, '\0');
    for (const std::filesystem::path& file : filesOf(anchor)) {
        ASSIGN_OR_RETURN(FileInPieces pieces, FileInPieces::open(file, SIZE_MAX));
        while (!stop.stop_requested()) {
            ASSIGN_OR_RETURN(const std::size_t size, pieces.read(room));
            if (size == 0)
                break;
            sum.add(std::string_view(room).substr(0, size));
        }
    }
    return sum.text();
}

namespace {

struct CollectiveKind
{
    OTF2_CollectiveOp operation;
    EventKind kind;
};
constexpr CollectiveKind kOtf2Collectives[] = {
    {OTF2_COLLECTIVE_OP_BARRIER, EventKind::barrier},
    {OTF2_COLLECTIVE_OP_BCAST, EventKind::bcast},
    {OTF2_COLLECTIVE_OP_GATHER, EventKind::gather},
    {OTF2_COLLECTIVE_OP_GATHERV, EventKind::gatherv},
    {OTF2_COLLECTIVE_OP_SCATTER, EventKind::scatter},
    {OTF2_COLLECTIVE_OP_SCATTERV, EventKind::scatterv},
    {OTF2_COLLECTIVE_OP_ALLGATHER, EventKind::allgather},
    {OTF2_COLLECTIVE_OP_ALLGATHERV, EventKind::allgatherv},
    {OTF2_COLLECTIVE_OP_ALLTOALL, EventKind::alltoall},
    {OTF2_COLLECTIVE_OP_ALLTOALLV, EventKind::alltoallv},
    {OTF2_COLLECTIVE_OP_ALLTOALLW, EventKind::alltoallv},
    {OTF2_COLLECTIVE_OP_ALLREDUCE, EventKind::allreduce},
    {OTF2_COLLECTIVE_OP_REDUCE, EventKind::reduce},
    {OTF2_COLLECTIVE_OP_REDUCE_SCATTER, EventKind::reduceScatter},
    {OTF2_COLLECTIVE_OP_REDUCE_SCATTER_BLOCK, EventKind::reduceScatter},
};

} // namespace

std::optional<EventKind> otf2Collective(std::uint8_t operation)
{
    const auto* found = std::find_if(std::begin(kOtf2Collectives), std::end(kOtf2Collectives),
                                     [operation](const auto& known) { return known.operation == operation; });
    return found == std::end(kOtf2Collectives) ? std::nullopt : std::optional(found->kind);
}

double blockOf(const CollectiveRecord& record)
{
    const double all = record.size;
    const bool isRoot = record.rank == record.root;
    switch (record.kind) {
    case EventKind::bcast:
    case EventKind::scatter:
    case EventKind::scatterv:
        return record.received > 0 || !isRoot ? record.received : record.sent / all;
    case EventKind::gather:
    case EventKind::gatherv:
        return record.sent > 0 || !isRoot ? record.sent : record.received / all;
    case EventKind::allgather:
        return std::max(record.received / all, record.received > 0 ? 0 : record.sent);
    case EventKind::allgatherv:
        return record.sent;
    case EventKind::alltoall:
        return std::max(record.sent, record.received) / all;
    case EventKind::reduceScatter:
    case EventKind::alltoallv:
        return record.received;
    default:
        return std::max(record.sent, isRoot ? 0.0 : record.received);
    }
}

std::vector<double> likeliestShares(double sent, const std::vector<double>& received)
{
    const double all = std::accumulate(received.begin(), received.end(), 0.0);
    return mapped<double>(received, [&](double one) {
        return std::round(all > 0 ? sent * (one / all) : sent / static_cast<double>(received.size()));
    });
}

std::int32_t Otf2Context::tagIn(std::uint32_t comm, std::uint32_t tag) const
{
    const auto offset = tagOffsets.find(comm);
    return static_cast<std::int32_t>(tag) + (offset == tagOffsets.end() ? 0 : offset->second);
}

std::int64_t Otf2Context::tagsOfEach() const
{
    if (mostBegun > 0)
        return std::int64_t{firstTagOfBegun()} + mostBegun;
    return std::int64_t{largestTag} + (scans > 0 ? 2 : 1);
}

void nameCommunicators(Otf2Context& context, EventList& list)
{
    std::map<std::uint32_t, const Otf2Communicator*> inOrder;
    for (const auto& [reference, communicator] : context.definitions.communicators)
        if (!communicator.isSelf && !communicator.isBetweenTwo)
            inOrder.emplace(reference, &communicator);
    const std::size_t all = context.definitions.processes.size();
    std::int64_t stride = context.tagsOfEach();
    if (stride * static_cast<std::int64_t>(inOrder.size()) >= INT32_MAX)
        stride = 0;
    std::int64_t number = 0;
    for (const auto& [reference, communicator] : inOrder) {
        bool isWhole = communicator->members.size() == all;
        for (std::size_t i = 0; i < communicator->members.size() && isWhole; ++i)
            isWhole = communicator->members[i] == i;
        context.groups[reference] =
            isWhole ? 0 : list.addGroup("communicator " + std::to_string(reference), communicator->members);
        context.tagOffsets[reference] = static_cast<std::int32_t>(stride * number++);
    }
}

void noteCollectives(const Otf2Context& context, std::vector<std::string>& notes)
{
    if (context.estimated > 0)
        notes.push_back(sentence(
            "of %1 of MPI_Alltoallv the archive has only what a process sends and receives in all; who "
            "sends how much to whom is estimated from these sums",
            {sentenceOf(context.estimated, "1 call", "%1 calls")}));
    if (context.scans > 0)
        notes.push_back(sentenceOf(
            context.scans, "1 call of a scan is taken as a chain of messages from one process to the next",
            "%1 calls of scans are taken as a chain of messages from one process to the next"));
    if (context.begun > 0)
        notes.push_back(sentenceOf(
            context.begun,
            "1 call of a collective that does not block is taken as messages: those of the first round of "
            "an algorithm "
            "begin with the call, those of further rounds where the collective is found complete",
            "%1 calls of collectives that do not block are taken as messages: those of the first round of "
            "an algorithm "
            "begin with the call, those of further rounds where the collective is found complete"));
}

namespace {

/** What the library's calls lead to. */
struct Otf2Reading
{
    Otf2EventSink& sink;
    const std::stop_token& stop;
};

template<typename Handle>
OTF2_CallbackCode onRecord(void* userData, std::uint64_t position, Handle handle)
{
    auto& reading = *static_cast<Otf2Reading*>(userData);
    reading.sink.setRecord(position);
    if (position % 4096 == 0 && reading.stop.stop_requested())
        return OTF2_CALLBACK_INTERRUPT;
    handle(reading.sink);
    return reading.sink.problem().empty() ? OTF2_CALLBACK_SUCCESS : OTF2_CALLBACK_INTERRUPT;
}

using EventPlace = OTF2_LocationRef;
using Time = OTF2_TimeStamp;
using List = OTF2_AttributeList*;
using Number = std::uint64_t;
using Rank = std::uint32_t;

void setCallsOfRegions(OTF2_EvtReaderCallbacks* calls)
{
    OTF2_EvtReaderCallbacks_SetEnterCallback(
        calls, [](EventPlace, Time now, Number at, void* data, List, OTF2_RegionRef region) {
            return onRecord(data, at, [&](Otf2EventSink& sink) { sink.enter(region, now); });
        });
    OTF2_EvtReaderCallbacks_SetLeaveCallback(
        calls, [](EventPlace, Time now, Number at, void* data, List, OTF2_RegionRef region) {
            return onRecord(data, at, [&](Otf2EventSink& sink) { sink.leave(region, now); });
        });
    OTF2_EvtReaderCallbacks_SetBufferFlushCallback(
        calls, [](EventPlace, Time, Number at, void* data, List, Time) {
            return onRecord(data, at, [](Otf2EventSink& sink) { sink.flush(); });
        });
}

void setCallsOfMessages(OTF2_EvtReaderCallbacks* calls)
{
    OTF2_EvtReaderCallbacks_SetMpiSendCallback(calls, [](EventPlace, Time now, Number at, void* data, List,
                                                         Rank peer, OTF2_CommRef comm, std::uint32_t tag,
                                                         Number bytes) {
        return onRecord(data, at, [&](Otf2EventSink& sink) { sink.send({peer, comm, tag, bytes}, now); });
    });
    OTF2_EvtReaderCallbacks_SetMpiIsendCallback(calls, [](EventPlace, Time now, Number at, void* data, List,
                                                          Rank peer, OTF2_CommRef comm, std::uint32_t tag,
                                                          Number bytes, Number request) {
        return onRecord(data, at, [&](Otf2EventSink& sink) {
            sink.beginSend({peer, comm, tag, bytes}, request, now);
        });
    });
    OTF2_EvtReaderCallbacks_SetMpiIsendCompleteCallback(
        calls, [](EventPlace, Time now, Number at, void* data, List, Number request) {
            return onRecord(data, at, [&](Otf2EventSink& sink) { sink.complete(request, now); });
        });
    OTF2_EvtReaderCallbacks_SetMpiRecvCallback(calls, [](EventPlace, Time now, Number at, void* data, List,
                                                         Rank peer, OTF2_CommRef comm, std::uint32_t tag,
                                                         Number bytes) {
        return onRecord(data, at, [&](Otf2EventSink& sink) { sink.receive({peer, comm, tag, bytes}, now); });
    });
    OTF2_EvtReaderCallbacks_SetMpiIrecvRequestCallback(
        calls, [](EventPlace, Time now, Number at, void* data, List, Number request) {
            return onRecord(data, at, [&](Otf2EventSink& sink) { sink.beginReceive(request, now); });
        });
    OTF2_EvtReaderCallbacks_SetMpiIrecvCallback(calls, [](EventPlace, Time now, Number at, void* data, List,
                                                          Rank peer, OTF2_CommRef comm, std::uint32_t tag,
                                                          Number bytes, Number request) {
        return onRecord(data, at, [&](Otf2EventSink& sink) {
            sink.endReceive({peer, comm, tag, bytes}, request, now);
        });
    });
    OTF2_EvtReaderCallbacks_SetMpiRequestCancelledCallback(
        calls, [](EventPlace, Time, Number at, void* data, List, Number request) {
            return onRecord(data, at, [&](Otf2EventSink& sink) { sink.cancel(request); });
        });
}

void setCallsOfCollectives(OTF2_EvtReaderCallbacks* calls)
{
    OTF2_EvtReaderCallbacks_SetMpiCollectiveEndCallback(
        calls, [](EventPlace, Time now, Number at, void* data, List, OTF2_CollectiveOp operation,
                  OTF2_CommRef comm, std::uint32_t root, Number sent, Number received) {
            return onRecord(data, at, [&](Otf2EventSink& sink) {
                sink.collective(
                    {operation, comm, root, static_cast<double>(sent), static_cast<double>(received)}, now);
            });
        });
    OTF2_EvtReaderCallbacks_SetNonBlockingCollectiveRequestCallback(
        calls, [](EventPlace, Time now, Number at, void* data, List, Number request) {
            return onRecord(data, at, [&](Otf2EventSink& sink) { sink.beginCollective(request, now); });
        });
    OTF2_EvtReaderCallbacks_SetNonBlockingCollectiveCompleteCallback(
        calls, [](EventPlace, Time now, Number at, void* data, List, OTF2_CollectiveOp operation,
                  OTF2_CommRef comm, std::uint32_t root, Number sent, Number received, Number request) {
            return onRecord(data, at, [&](Otf2EventSink& sink) {
                sink.endCollective(
                    {operation, comm, root, static_cast<double>(sent), static_cast<double>(received)},
                    request, now);
            });
        });
}

OTF2_CallbackCode refuseOneSided(EventPlace, Time, Number at, void* data, List, OTF2_RmaWinRef, Rank, Number,
                                 Number)
{
    return onRecord(data, at, [](Otf2EventSink& sink) {
        sink.fail(sentence("one-sided communication is not taken; programs have none"));
    });
}

} // namespace

Result<void> readOtf2Events(const Otf2Archive& archive, const Otf2Definitions& definitions,
                            std::uint32_t rank, Otf2EventSink& sink, const std::stop_token& stop)
{
    const std::string process = std::to_string(rank);
    OTF2_EvtReader* const reader = OTF2_Reader_GetEvtReader(archive.reader(), definitions.processes[rank]);
    const std::unique_ptr<OTF2_EvtReaderCallbacks, decltype(&OTF2_EvtReaderCallbacks_Delete)> calls(
        OTF2_EvtReaderCallbacks_New(), &OTF2_EvtReaderCallbacks_Delete);
    if (reader == nullptr || calls == nullptr)
        return archive.failure(sentence("the events of process %1 are not there", {process}));
    setCallsOfRegions(calls.get());
    setCallsOfMessages(calls.get());
    setCallsOfCollectives(calls.get());
    OTF2_EvtReaderCallbacks_SetRmaPutCallback(calls.get(), refuseOneSided);
    OTF2_EvtReaderCallbacks_SetRmaGetCallback(calls.get(), refuseOneSided);
    Otf2Reading reading{sink, stop};
    (void)OTF2_Reader_RegisterEvtCallbacks(archive.reader(), reader, calls.get(), &reading);
    std::uint64_t count = 0;
    const OTF2_ErrorCode code = OTF2_Reader_ReadAllLocalEvents(archive.reader(), reader, &count);
    (void)OTF2_Reader_CloseEvtReader(archive.reader(), reader);
    if (stop.stop_requested())
        return Error{ErrorCode::cancelled, sentence("reading the trace was cancelled")};
    if (!sink.problem().empty())
        return invalidInput("record %1 of process %2: %3",
                            {std::to_string(sink.record()), process, sink.problem()});
    if (code != OTF2_SUCCESS)
        return archive.failure(sentence("the events of process %1 cannot be read", {process}));
    return {};
}

} // namespace contraflow
