// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/traces/mpi_calls.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

namespace contraflow {

namespace {

using NoteKind = CommunicatorNote::Kind;

/** What all members of a communicator did to make others of it, once each has said so. */
struct Making
{
    NoteKind kind = NoteKind::dup;
    std::size_t said = 0;                                      ///< how many members have
    std::vector<std::pair<std::int64_t, std::int64_t>> colors; ///< color and key by rank
    /** Which one each rank is in; UINT32_MAX: none. Empty until all have said so, or where nobody can know.
     */
    std::vector<std::uint32_t> result;
};

/** One that a process is in and has not used yet. */
struct Unused
{
    std::uint32_t parent = 0;
    std::size_t making = 0;
};

class Finder
{
public:
    Finder(const std::vector<std::vector<CommunicatorNote>>& notes, const std::vector<std::string>& files)
        : m_notes(notes)
        , m_files(files)
        , m_states(notes.size())
    {
        std::vector<std::uint32_t> all(notes.size());
        std::iota(all.begin(), all.end(), 0U);
        addCommunicator(std::move(all));
        m_found.meanings.resize(notes.size());
    }

    Result<Communicators> run()
    {
        bool hasMoved = true;
        while (hasMoved && !m_error) {
            hasMoved = false;
            for (std::uint32_t process = 0; process < m_notes.size(); ++process)
                while (m_states[process].next < m_notes[process].size() && !m_error && take(process)) {
                    ++m_states[process].next;
                    hasMoved = true;
                }
        }
        for (std::uint32_t process = 0; process < m_notes.size() && !m_error; ++process)
            if (m_states[process].next < m_notes[process].size())
                fail(process,
                     sentence(
                         "the processes do not make the communicators that they use in the same order, so "
                         "that nobody can say who is in them"));
        if (m_error)
            return *m_error;
        return std::move(m_found);
    }

private:
    struct State
    {
        std::size_t next = 0;                          ///< note
        std::map<std::int64_t, std::uint32_t> meaning; ///< by word
        std::map<std::uint32_t, std::size_t> made;     ///< by communicator: how many others of it
        std::vector<Unused> unused;
        bool mayBeAnother = false; ///< words that are known may mean others, since one was given back
    };

    void fail(std::uint32_t process, const std::string& reason)
    {
        m_error = Error{ErrorCode::invalidInput,
                        m_files[process] + ":" +
                            std::to_string(m_notes[process][m_states[process].next].line) + ": " + reason};
    }

    std::uint32_t addCommunicator(std::vector<std::uint32_t> members)
    {
        m_found.members.push_back(std::move(members));
        m_makings.emplace_back();
        return static_cast<std::uint32_t>(m_found.members.size() - 1);
    }

    /** False: it has to wait for other processes, or there is an error. */
    bool take(std::uint32_t process)
    {
        const CommunicatorNote& note = m_notes[process][m_states[process].next];
        State& state = m_states[process];
        if (note.kind == NoteKind::freed) {
            state.mayBeAnother = true;
            return true;
        }
        const auto communicator = resolve(process, note);
        if (!communicator)
            return false;
        if (note.kind == NoteKind::use)
            return true;
        const std::size_t number = state.made[*communicator]++;
        std::vector<Making>& makings = m_makings[*communicator];
        if (number == makings.size()) {
            makings.push_back({note.kind, 0, {}, {}});
            makings.back().colors.resize(m_found.members[*communicator].size());
        }
        Making& making = makings[number];
        if (making.kind != note.kind) {
            fail(process,
                 sentence(
                     "another process of the communicator makes another one in another way at this point"));
            return false;
        }
        making.colors[note.rank] = {note.color, note.key};
        if (note.kind != NoteKind::split || note.color >= 0)
            state.unused.push_back({*communicator, number});
        if (++making.said == making.colors.size())
            finish(*communicator, number);
        return true;
    }

    /** All members have said what they make. */
    void finish(std::uint32_t parent, std::size_t number)
    {
        const std::vector<std::uint32_t> members = m_found.members[parent];
        const Making making = m_makings[parent][number];
        std::vector<std::uint32_t> result(members.size(), UINT32_MAX);
        if (making.kind == NoteKind::dup) {
            std::ranges::fill(result, addCommunicator(members));
        } else if (making.kind == NoteKind::split) {
            std::map<std::int64_t, std::vector<std::pair<std::int64_t, std::uint32_t>>> groups;
            for (std::uint32_t rank = 0; rank < members.size(); ++rank)
                if (making.colors[rank].first >= 0)
                    groups[making.colors[rank].first].emplace_back(making.colors[rank].second, rank);
            for (auto& [color, group] : groups) {
                std::ranges::sort(group);
                std::vector<std::uint32_t> processes;
                for (const auto& [key, rank] : group)
                    processes.push_back(members[rank]);
                const std::uint32_t made = addCommunicator(std::move(processes));
                for (const auto& [key, rank] : group)
                    result[rank] = made;
            }
        } else {
            return; // a size or the members are missing
        }
        m_makings[parent][number].result = std::move(result);
    }

    [[nodiscard]] bool fits(std::uint32_t communicator, std::uint32_t process,
                            const CommunicatorNote& note) const
    {
        const std::vector<std::uint32_t>& members = m_found.members[communicator];
        return members.size() == note.size && note.rank < members.size() && members[note.rank] == process;
    }

    /** The communicator of a note; nothing when others have to say more first, or with an error. */
    std::optional<std::uint32_t> resolve(std::uint32_t process, const CommunicatorNote& note)
    {
        State& state = m_states[process];
        const auto known = state.meaning.find(note.word);
        const bool isKnown = known != state.meaning.end() && fits(known->second, process, note);
        if (isKnown && !state.mayBeAnother)
            return known->second;
        if (state.meaning.empty() && fits(0, process, note))
            return mean(process, note, 0, {}); // the first of all processes is MPI_COMM_WORLD
        std::vector<std::pair<std::uint32_t, std::size_t>> candidates; // and their places among the unused
        for (std::size_t place = 0; place < state.unused.size(); ++place) {
            const Unused& unused = state.unused[place];
            const std::vector<std::uint32_t>& members = m_found.members[unused.parent];
            Making& making = m_makings[unused.parent][unused.making];
            if (making.kind == NoteKind::unknown)
                continue;
            if (making.kind == NoteKind::prefix) {
                // Its members are the first of its parent, as many as the use says.
                if (note.size <= members.size() && note.rank < note.size && members[note.rank] == process)
                    candidates.emplace_back(prefixOf(unused.parent, unused.making, note.size), place);
                continue;
            }
            if (making.said < making.colors.size())
                return std::nullopt;
            const auto own = std::ranges::find(members, process) - members.begin();
            const std::uint32_t made = making.result[static_cast<std::size_t>(own)];
            if (made != UINT32_MAX && fits(made, process, note))
                candidates.emplace_back(made, place);
        }
        if (isKnown && candidates.empty())
            return known->second;
        if (candidates.empty() && fits(0, process, note))
            return mean(process, note, 0, {}); // made in a way that is not followed, of all processes
        if (candidates.empty()) {
            fail(process,
                 sentence(
                     "the communicator has %1 of %2 processes, and the trace does not say which; members are "
                     "known of MPI_Comm_split, MPI_Comm_dup and MPI_Cart_create without reordering",
                     {std::to_string(note.size), groupedCount(m_notes.size())}));
            return std::nullopt;
        }
        for (const auto& [candidate, place] : candidates)
            if (m_found.members[candidate] != m_found.members[candidates.front().first] ||
                (isKnown && m_found.members[candidate] != m_found.members[known->second])) {
                fail(process,
                     sentence(
                         "the communicator of %1 processes may be either of two that were made before and "
                         "have different members; the trace does not say which",
                         {groupedCount(note.size)}));
                return std::nullopt;
            }
        if (isKnown)
            return known->second; // of the same members, whichever it is
        return mean(process, note, candidates.front().first, candidates.front().second);
    }

    std::uint32_t mean(std::uint32_t process, const CommunicatorNote& note, std::uint32_t communicator,
                       std::optional<std::size_t> unused)
    {
        State& state = m_states[process];
        state.meaning[note.word] = communicator;
        m_found.meanings[process].push_back({note.line, note.word, communicator});
        if (unused)
            state.unused.erase(state.unused.begin() + static_cast<std::ptrdiff_t>(*unused));
        return communicator;
    }

    /** The first processes of a communicator, the same one for all who ask. */
    std::uint32_t prefixOf(std::uint32_t parent, std::size_t making, std::uint32_t size)
    {
        const auto [at, isNew] = m_prefixes.try_emplace({parent, making, size}, 0);
        if (isNew) {
            const std::vector<std::uint32_t>& members = m_found.members[parent];
            at->second = addCommunicator({members.begin(), members.begin() + size});
        }
        return at->second;
    }

    const std::vector<std::vector<CommunicatorNote>>& m_notes;
    const std::vector<std::string>& m_files;
    std::vector<State> m_states;                ///< by process
    std::vector<std::vector<Making>> m_makings; ///< by communicator
    std::map<std::tuple<std::uint32_t, std::size_t, std::uint32_t>, std::uint32_t> m_prefixes;
    Communicators m_found;
    std::optional<Error> m_error;
};

/** What the calls of a rank say of communicators, in a first pass over its file. */
class CommunicatorScan
{
public:
    CommunicatorScan(std::uint32_t ranks, std::vector<CommunicatorNote>& notes)
        : m_ranks(ranks)
        , m_notes(notes)
    {}

    Result<void> run(TraceLines& lines)
    {
        return forEachCall(lines, [this](MpiCall& call, std::size_t line) { take(call, line); });
    }
    [[nodiscard]] std::int64_t largestTag() const { return m_largestTag; }

private:
    using Kind = CommunicatorNote::Kind;

    void take(MpiCall& call, std::size_t line)
    {
        const std::string_view name = call.name();
        if (const MakingShape* making = findMaking(name))
            return takeMaking(call, *making, line);
        if (name == "Comm_free" || name == "Comm_disconnect")
            return note({.kind = Kind::freed, .line = line});
        const CallShape* shape = findCall(name);
        if (shape && shape->tag != kNoArgument)
            m_largestTag = std::max(m_largestTag, call.whole(call.argument(shape->tag)));
        if (shape && shape->communicator != kNoArgument)
            use(call, shape->communicator, line);
        else if (name == "Comm_rank" || name == "Comm_size")
            use(call, 0, line);
    }

    CommunicatorNote communicator(MpiCall& call, std::size_t at, std::size_t line) const
    {
        CommunicatorNote note;
        note.line = line;
        note.word = call.part(at, 0);
        const std::int64_t rank = call.part(at, 1);
        const std::int64_t size = call.part(at, 2);
        if (rank < 0 || rank >= size || size > m_ranks)
            call.fail(sentence(
                "the communicator has %1 of %2 processes, of which this one would be number %3; the file "
                "seems to be of another run",
                {std::to_string(size), groupedCount(m_ranks), std::to_string(rank)}));
        note.rank = static_cast<std::uint32_t>(rank);
        note.size = static_cast<std::uint32_t>(size);
        return note;
    }

    void use(MpiCall& call, std::size_t at, std::size_t line)
    {
        const CommunicatorNote used = communicator(call, at, line);
        const auto [known, isNew] = m_seen.try_emplace(used.word, used.rank, used.size);
        if (!isNew && known->second == std::pair(used.rank, used.size))
            return;
        known->second = {used.rank, used.size};
        m_notes.push_back(used);
    }

    void takeMaking(MpiCall& call, const MakingShape& making, std::size_t line)
    {
        CommunicatorNote made = communicator(call, 0, line);
        made.kind = making.kind;
        if (made.kind == Kind::split) {
            made.color = call.whole(call.argument(1));
            made.key = call.whole(call.argument(2));
        }
        // (communicator, dimensions, their sizes, periods, reorder, the new one)
        if (made.kind == Kind::prefix && call.whole(call.argument(4)) != 0)
            made.kind = Kind::unknown;
        note(made);
    }

    /** Words may mean something else from here on. */
    void note(const CommunicatorNote& about)
    {
        m_seen.clear();
        m_notes.push_back(about);
    }

    std::uint32_t m_ranks;
    std::vector<CommunicatorNote>& m_notes;
    std::map<std::int64_t, std::pair<std::uint32_t, std::uint32_t>> m_seen;
    std::int64_t m_largestTag = 0;
};

} // namespace

Result<Communicators> findCommunicators(const std::vector<std::vector<CommunicatorNote>>& notes,
                                        const std::vector<std::string>& files)
{
    return Finder(notes, files).run();
}

Result<std::int64_t> scanCommunicators(TraceLines& lines, std::uint32_t ranks,
                                       std::vector<CommunicatorNote>& notes)
{
    CommunicatorScan scan(ranks, notes);
    RETURN_IF_ERROR(scan.run(lines));
    return scan.largestTag();
}

namespace {

/** (buffer, count, type, peer, tag, communicator), and a request where it does not block. */
constexpr CallShape pointToPoint(std::string_view name, EventKind kind, std::size_t request = kNoArgument)
{
    return {.name = name,
            .kind = kind,
            .count = 1,
            .type = 2,
            .peer = 3,
            .tag = 4,
            .communicator = 5,
            .request = request};
}

constexpr std::array kShapes{
    pointToPoint("Send", EventKind::send),
    pointToPoint("Ssend", EventKind::send),
    pointToPoint("Rsend", EventKind::send),
    pointToPoint("Bsend", EventKind::send),
    pointToPoint("Isend", EventKind::isend, 6),
    pointToPoint("Recv", EventKind::recv),
    pointToPoint("Irecv", EventKind::irecv, 6),
    CallShape{.name = "Sendrecv",
              .kind = EventKind::sendrecv,
              .count = 1,
              .type = 2,
              .peer = 3,
              .tag = 4,
              .communicator = 10,
              .source = 8},
    CallShape{.name = "Wait", .kind = EventKind::wait, .request = 0},
    CallShape{.name = "Waitall", .kind = EventKind::waitall, .count = 0, .request = 1},
    CallShape{.name = "Waitany", .kind = EventKind::wait, .count = 0, .request = 1},
    CallShape{.name = "Waitsome", .kind = EventKind::wait, .count = 0, .request = 1},
    CallShape{.name = "Barrier", .kind = EventKind::barrier, .communicator = 0},
    CallShape{.name = "Bcast", .kind = EventKind::bcast, .count = 1, .type = 2, .root = 3, .communicator = 4},
    CallShape{
        .name = "Reduce", .kind = EventKind::reduce, .count = 2, .type = 3, .root = 5, .communicator = 6},
    CallShape{.name = "Allreduce", .kind = EventKind::allreduce, .count = 2, .type = 3, .communicator = 5},
    CallShape{.name = "Alltoall", .kind = EventKind::alltoall, .count = 1, .type = 2, .communicator = 6},
    CallShape{.name = "Allgather", .kind = EventKind::allgather, .count = 1, .type = 2, .communicator = 6},
    CallShape{
        .name = "Gather", .kind = EventKind::gather, .count = 1, .type = 2, .root = 6, .communicator = 7},
    CallShape{
        .name = "Scatter", .kind = EventKind::scatter, .count = 4, .type = 5, .root = 6, .communicator = 7},
    CallShape{
        .name = "Alltoallv", .kind = EventKind::alltoallv, .communicator = 12, .sizes = 2, .sizesType = 5},
    CallShape{
        .name = "Allgatherv", .kind = EventKind::allgatherv, .communicator = 9, .sizes = 5, .sizesType = 8},
    CallShape{.name = "Reduce_scatter",
              .kind = EventKind::reduceScatter,
              .communicator = 6,
              .sizes = 3,
              .sizesType = 4},
    // Who is not the root says its own block only.
    CallShape{.name = "Gatherv",
              .kind = EventKind::gatherv,
              .count = 1,
              .type = 2,
              .root = 9,
              .communicator = 10,
              .sizes = 5,
              .sizesType = 8},
    CallShape{.name = "Scatterv",
              .kind = EventKind::scatterv,
              .count = 7,
              .type = 8,
              .root = 9,
              .communicator = 10,
              .sizes = 2,
              .sizesType = 5},
};

constexpr std::array kMakings{
    MakingShape{"Comm_dup", CommunicatorNote::Kind::dup},
    MakingShape{"Comm_dup_with_info", CommunicatorNote::Kind::dup},
    MakingShape{"Comm_split", CommunicatorNote::Kind::split},
    MakingShape{"Cart_create", CommunicatorNote::Kind::prefix},
    MakingShape{"Comm_create"},
    MakingShape{"Comm_split_type"},
    MakingShape{"Cart_sub"},
    MakingShape{"Graph_create"},
    MakingShape{"Dist_graph_create"},
    MakingShape{"Dist_graph_create_adjacent"},
};

/** Calls that send nothing, by the beginnings of their names. */
constexpr std::array<std::string_view, 21> kQuiet{
    "Init",       "Finalize", "Comm_",   "Type_",   "Group_", "Op_",         "Wtime",
    "Wtick",      "Get_",     "Attr_",   "Keyval_", "Cart_",  "Dims_",       "Graph",
    "Errhandler", "Error_",   "Address", "Pack",    "Unpack", "Initialized", "Test"};

} // namespace

const CallShape* findCall(std::string_view name)
{
    return rowNamed(kShapes, name);
}

const MakingShape* findMaking(std::string_view name)
{
    return rowNamed(kMakings, name);
}

bool isQuietCall(std::string_view name)
{
    return std::ranges::any_of(kQuiet, [name](std::string_view word) { return name.starts_with(word); });
}

} // namespace contraflow
