// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/otf2_events.h"

#include <otf2/otf2.h>

#include <memory>
#include <utility>

namespace contraflow {

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
        sink.fail("one-sided communication is not taken; programs have none");
    });
}

} // namespace

Result<void> readOtf2Events(const Otf2Archive& archive, const Otf2Definitions& definitions,
                            std::uint32_t rank, Otf2EventSink& sink, const std::stop_token& stop)
{
    const std::string process = "process " + std::to_string(rank);
    OTF2_EvtReader* const reader = OTF2_Reader_GetEvtReader(archive.reader(), definitions.processes[rank]);
    const std::unique_ptr<OTF2_EvtReaderCallbacks, decltype(&OTF2_EvtReaderCallbacks_Delete)> calls(
        OTF2_EvtReaderCallbacks_New(), &OTF2_EvtReaderCallbacks_Delete);
    if (reader == nullptr || calls == nullptr)
        return archive.failure("the events of " + process + " are not there");
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
        return Error{ErrorCode::cancelled, "reading the trace was cancelled"};
    if (!sink.problem().empty())
        return Error{ErrorCode::invalidInput,
                     "record " + std::to_string(sink.record()) + " of " + process + ": " + sink.problem()};
    if (code != OTF2_SUCCESS)
        return archive.failure("the events of " + process + " cannot be read");
    return {};
}

} // namespace contraflow
