// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/event.h"
#include "core/application/event_list.h"
#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

struct OTF2_Reader_struct;

namespace contraflow {

/** An OTF2 archive that is open for reading. One at a time is: the library says what is wrong with one to the
 * whole program. */
class Otf2Archive
{
public:
    /** `anchor` ends in .otf2. Fails with the file and what the library says of it. */
    [[nodiscard]] static Result<std::unique_ptr<Otf2Archive>> open(const std::filesystem::path& anchor);
    ~Otf2Archive();
    Otf2Archive(const Otf2Archive&) = delete;
    Otf2Archive& operator=(const Otf2Archive&) = delete;

    [[nodiscard]] OTF2_Reader_struct* reader() const { return m_reader; }
    /** "name: what `doing` failed with": what the library said last. */
    [[nodiscard]] Error failure(const std::string& doing) const;

private:
    class Session;

    Otf2Archive();

    std::unique_ptr<Session> m_session;
    OTF2_Reader_struct* m_reader = nullptr;
    std::string m_name;
};

/** A communicator: ranks of all processes by ranks in it. */
struct Otf2Communicator
{
    std::vector<std::uint32_t> members;
    bool isSelf = false;       ///< of each process alone
    bool namesAll = false;     ///< events name ranks of all processes instead
    bool isBetweenTwo = false; ///< an inter-communicator
};

/** What an archive defines, as far as programs of MPI need it. */
struct Otf2Definitions
{
    std::uint64_t ticksPerSecond = 0;
    std::uint64_t start = 0;                                           ///< of the trace, in ticks
    std::vector<std::uint64_t> processes;                              ///< locations by rank
    std::unordered_map<std::uint32_t, Otf2Communicator> communicators; ///< by reference
    std::unordered_set<std::uint32_t> mpiRegions;
    std::size_t others = 0; ///< locations that are no process of MPI: threads, accelerators
};

/** Reads them. Fails when there is no process of MPI, or no clock. */
[[nodiscard]] Result<Otf2Definitions> readOtf2Definitions(const Otf2Archive& archive);

/** Opens the events of its processes, with the definitions that each of them has of its own. */
[[nodiscard]] Result<void> openOtf2Events(const Otf2Archive& archive, const Otf2Definitions& definitions);

/** The SHA-256 of all files of an archive: its anchor, its definitions, and what lies in the folder of its
 * name, in the order of their names. */
[[nodiscard]] Result<std::string> otf2Sum(const std::filesystem::path& anchor, const std::stop_token& stop);

/** The event that a collective operation of OTF2 is; nothing when programs have none such. */
[[nodiscard]] std::optional<EventKind> otf2Collective(std::uint8_t operation);

/** A collective of one process as its record has it. */
struct CollectiveRecord
{
    EventKind kind = EventKind::barrier;
    std::uint32_t rank = 0; ///< in the communicator
    std::uint32_t root = 0;
    std::uint32_t size = 0; ///< of the communicator
    double sent = 0;
    double received = 0;
};

/**
 * The bytes of one block; of MPI_Alltoallv all that the process receives. What is sent to, and received from,
 * several is the sum over all of them, the process itself included; a process that works in place counts
 * nothing for itself, or not at all, so that the larger of the two is taken where both say the same thing.
 */
[[nodiscard]] double blockOf(const CollectiveRecord& record);

/**
 * What a process that sends `sent` bytes in all to a group sends to each of it, in whole bytes, where only
 * `received`, what each of the group receives in all, is known: in proportion to it. Of all exchanges with
 * these sums it is the one that assumes nothing else (greatest entropy).
 */
[[nodiscard]] std::vector<double> likeliestShares(double sent, const std::vector<double>& received);

/** Sizes of a collective whose blocks differ, by (communicator, how many before it): of each rank's block; of
 * MPI_Alltoallv what each rank receives in all. */
using VaryingSizes = std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<double>>;

/** What all readers of an archive's processes need. */
struct Otf2Context
{
    const Otf2Definitions& definitions;
    std::unordered_map<std::uint32_t, std::uint32_t> groups; ///< of the program, by communicator
    std::unordered_map<std::uint32_t, std::int32_t> tagOffsets;
    VaryingSizes sizes;
    std::uint32_t largestTag = 0;
    std::uint64_t scans = 0;
    std::uint64_t begun = 0;     ///< calls of collectives that do not block
    std::uint32_t mostBegun = 0; ///< of a process in one communicator
    std::uint64_t estimated = 0; ///< calls of MPI_Alltoallv, of which only sums are known
    std::stop_token stop;

    /** The tag that scans have in their communicator, and those of collectives that do not block. */
    [[nodiscard]] std::uint32_t tagOfScans() const { return largestTag + 1; }
    [[nodiscard]] std::uint32_t firstTagOfBegun() const { return largestTag + 2; }
    /** How many tags a communicator needs. */
    [[nodiscard]] std::int64_t tagsOfEach() const;
    /** The tag among those of all communicators. */
    [[nodiscard]] std::int32_t tagIn(std::uint32_t comm, std::uint32_t tag) const;
};

/** Groups of `list` and tags of communicators, in the order of their references. */
void nameCommunicators(Otf2Context& context, EventList& list);

/** Says what of collectives is not as the archive has it. */
void noteCollectives(const Otf2Context& context, std::vector<std::string>& notes);

/** A message as a record has it: ranks count in its communicator. */
struct Otf2Message
{
    std::uint32_t peer = 0;
    std::uint32_t communicator = 0; ///< its reference
    std::uint32_t tag = 0;
    std::uint64_t bytes = 0;
};

/** The end of a collective: bytes are sums over all partners. */
struct Otf2Collective
{
    std::uint8_t operation = 0;
    std::uint32_t communicator = 0;
    std::uint32_t root = 0;
    double sent = 0;
    double received = 0;
};

/** Takes what the records of one process say, in their order, with times in ticks. Reading ends at the first
 * record after which there is a problem. */
class Otf2EventSink
{
public:
    Otf2EventSink() = default;
    Otf2EventSink(const Otf2EventSink&) = delete;
    Otf2EventSink& operator=(const Otf2EventSink&) = delete;
    virtual ~Otf2EventSink() = default;

    virtual void enter(std::uint32_t region, std::uint64_t now) = 0;
    virtual void leave(std::uint32_t region, std::uint64_t now) = 0;
    virtual void send(const Otf2Message& message, std::uint64_t now) = 0;
    virtual void beginSend(const Otf2Message& message, std::uint64_t request, std::uint64_t now) = 0;
    virtual void receive(const Otf2Message& message, std::uint64_t now) = 0;
    virtual void beginReceive(std::uint64_t request, std::uint64_t now) = 0;
    /** The message of a receive that began before is there. */
    virtual void endReceive(const Otf2Message& message, std::uint64_t request, std::uint64_t now) = 0;
    virtual void complete(std::uint64_t request, std::uint64_t now) = 0;
    virtual void cancel(std::uint64_t request) = 0;
    virtual void collective(const Otf2Collective& collective, std::uint64_t now) = 0;
    /** One that does not block: what it is, only its end says. */
    virtual void beginCollective(std::uint64_t request, std::uint64_t now) = 0;
    virtual void endCollective(const Otf2Collective& collective, std::uint64_t request,
                               std::uint64_t now) = 0;
    /** The tool that measured was writing its buffer out. */
    virtual void flush() = 0;

    /** Keeps the first problem. */
    void fail(std::string problem)
    {
        if (m_problem.empty())
            m_problem = std::move(problem);
    }
    [[nodiscard]] const std::string& problem() const { return m_problem; }
    /** The place of the record that is read, from 1. */
    [[nodiscard]] std::uint64_t record() const { return m_record; }
    void setRecord(std::uint64_t record) { m_record = record; }

private:
    std::string m_problem;
    std::uint64_t m_record = 0;
};

/** Hands the records of a process, of this rank among `definitions.processes`, to a sink. Fails with what the
 * sink or the library finds wrong, and when it is cancelled. */
[[nodiscard]] Result<void> readOtf2Events(const Otf2Archive& archive, const Otf2Definitions& definitions,
                                          std::uint32_t rank, Otf2EventSink& sink,
                                          const std::stop_token& stop);

} // namespace contraflow
