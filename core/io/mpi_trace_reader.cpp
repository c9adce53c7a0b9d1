// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/event_list.h"
#include "core/base/text.h"
#include "core/io/trace_formats.h"
#include "core/io/trace_lines.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>

namespace contraflow {

// Calls of MPI as liballprof writes them for Schedgen: one file per rank, a line
//   MPI_Name:start:arguments…:end
// for each call, in the order of the arguments in C. A datatype is id,size,extent, a communicator
// id,rank,size; times are microseconds since 1970.

namespace {

constexpr double kMicrosecond = 1e-6;

/** Where the arguments of a call stand, counted from the first behind the start; kNoArgument: it has none. */
constexpr std::size_t kNoArgument = SIZE_MAX;
struct CallShape
{
    std::string_view name;
    EventKind kind = EventKind::compute;
    std::size_t count = kNoArgument;
    std::size_t type = kNoArgument;
    std::size_t peer = kNoArgument;
    std::size_t tag = kNoArgument;
    std::size_t root = kNoArgument;
    std::size_t communicator = kNoArgument;
    std::size_t request = kNoArgument;
    std::size_t source = kNoArgument; ///< and behind it the tag
};

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
};

/** Calls that send nothing, by the beginnings of their names. */
constexpr std::array<std::string_view, 21> kQuiet{
    "Init",       "Finalize", "Comm_",   "Type_",   "Group_", "Op_",         "Wtime",
    "Wtick",      "Get_",     "Attr_",   "Keyval_", "Cart_",  "Dims_",       "Graph",
    "Errhandler", "Error_",   "Address", "Pack",    "Unpack", "Initialized", "Test"};

bool isQuiet(std::string_view name)
{
    return std::any_of(kQuiet.begin(), kQuiet.end(),
                       [name](std::string_view word) { return name.starts_with(word); });
}

/** The file of one rank. */
class MpiTraceFile
{
public:
    MpiTraceFile(TraceLines lines, std::uint32_t ranks, std::uint32_t rank, EventList& list)
        : m_lines(std::move(lines))
        , m_list(list)
        , m_ranks(ranks)
        , m_rank(rank)
    {}

    Result<void> run()
    {
        std::string_view line;
        while (m_lines.next(line)) {
            line = trimmed(line);
            if (line.empty() || line.front() == '#')
                continue;
            take(line);
            if (!m_problem.empty())
                return m_lines.error(m_problem);
        }
        if (m_lines.failure())
            return *m_lines.failure();
        return {};
    }

    [[nodiscard]] std::uint64_t events() const { return m_events; }
    [[nodiscard]] std::string sha256() { return m_lines.sha256(); }
    [[nodiscard]] std::string name() const { return m_lines.name(); }

private:
    void fail(std::string problem)
    {
        if (m_problem.empty())
            m_problem = std::move(problem);
    }

    void take(std::string_view line)
    {
        m_fields.clear();
        while (true) {
            const std::size_t colon = std::min(line.find(':'), line.size());
            m_fields.push_back(line.substr(0, colon));
            if (colon == line.size())
                break;
            line.remove_prefix(colon + 1);
        }
        if (!m_fields.front().starts_with("MPI_") || m_fields.size() < 3)
            return fail("the line is no call such as MPI_Send:start:…:end; the file seems to be damaged");
        const std::string_view name = m_fields.front().substr(4);
        const auto start = time(m_fields[1]);
        const auto end = time(m_fields.back());
        if (start && m_end && *start > *m_end) {
            Event event;
            event.kind = EventKind::compute;
            event.seconds = (*start - *m_end) * kMicrosecond;
            add(event);
        }
        if (end)
            m_end = end;
        const auto shape = std::find_if(kShapes.begin(), kShapes.end(),
                                        [name](const CallShape& known) { return known.name == name; });
        if (shape != kShapes.end())
            return takeCall(*shape);
        if (!isQuiet(name))
            fail(
                std::string(m_fields.front()) +
                " is not taken: the trace does not say what it sends, or to whom; without it the program would be "
                "another one");
    }

    std::optional<double> time(std::string_view text)
    {
        if (text == "-")
            return std::nullopt;
        const auto value = parseNumber(text);
        if (!value)
            fail(inQuotes(text) + " is no time in microseconds");
        return value;
    }

    [[nodiscard]] std::string_view argument(std::size_t at)
    {
        if (at + 3 < m_fields.size()) // the last one is the end
            return m_fields[at + 2];
        fail(std::string(m_fields.front()) + " lacks arguments; the file seems to be damaged");
        return "0";
    }
    std::int64_t whole(std::string_view text)
    {
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size())
            fail(inQuotes(text) + " is no whole number");
        return value;
    }
    /** Number `part` of an argument such as id,size,extent. */
    std::int64_t part(std::size_t at, std::size_t part)
    {
        std::string_view text = argument(at);
        for (std::size_t i = 0; i < part; ++i)
            text.remove_prefix(std::min(
                text.find(',') == std::string_view::npos ? text.size() : text.find(',') + 1, text.size()));
        return whole(text.substr(0, text.find(',')));
    }

    std::int32_t peer(std::size_t at, bool mayBeAny)
    {
        const std::int64_t rank = whole(argument(at));
        if (rank == -1 && mayBeAny)
            return kAny;
        if (rank < 0 || rank >= m_ranks)
            fail("rank " + std::to_string(rank) + " is not one of the " + std::to_string(m_ranks));
        return static_cast<std::int32_t>(rank);
    }
    std::int32_t tag(std::size_t at, bool mayBeAny)
    {
        const std::int64_t number = whole(argument(at));
        if (number == -1 && mayBeAny)
            return kAny;
        if (number < 0 || number >= INT32_MAX)
            fail("the tag " + std::to_string(number) + " is out of range");
        return static_cast<std::int32_t>(number);
    }

    void add(Event event)
    {
        if (!m_problem.empty())
            return;
        event.row = static_cast<std::uint32_t>(m_lines.number());
        m_list.add(m_rank, event);
        ++m_events;
    }

    void takeCall(const CallShape& shape)
    {
        if (shape.communicator != kNoArgument &&
            (part(shape.communicator, 2) != m_ranks || part(shape.communicator, 1) != m_rank)) {
            const std::int64_t size = part(shape.communicator, 2);
            return fail(
                "the communicator has " + std::to_string(size) + " of " + std::to_string(m_ranks) +
                " processes, and the trace does not say which; only calls of all processes are taken");
        }
        if (shape.kind == EventKind::wait || shape.kind == EventKind::waitall)
            return takeWait(shape);
        Event event;
        event.kind = shape.kind;
        const bool isReceive = shape.kind == EventKind::recv || shape.kind == EventKind::irecv;
        if (shape.count != kNoArgument)
            event.bytes = amount(shape);
        if (shape.peer != kNoArgument)
            event.peer = peer(shape.peer, isReceive);
        if (shape.tag != kNoArgument)
            event.tag = tag(shape.tag, isReceive);
        if (shape.source != kNoArgument) {
            event.source = peer(shape.source, true);
            if (tag(shape.source + 1, true) != event.tag && m_problem.empty())
                return fail("the call sends and receives with two different tags, which is not taken");
        }
        if (shape.root != kNoArgument)
            event.root = static_cast<std::uint32_t>(peer(shape.root, false));
        if (shape.request != kNoArgument) {
            if (m_free.empty())
                m_free.push_back(m_numbers++);
            event.request = m_free.back();
            m_free.pop_back();
            m_open[whole(argument(shape.request))].push_back(event.request);
        }
        add(event);
    }

    double amount(const CallShape& shape)
    {
        const auto count = static_cast<double>(whole(argument(shape.count)));
        const auto size = static_cast<double>(part(shape.type, 1));
        if (count < 0 || size < 0)
            fail("the size is negative; the file seems to be damaged");
        return count * size;
    }

    /** Waits for requests by their addresses; those that are not open are complete, as MPI says. */
    void takeWait(const CallShape& shape)
    {
        const std::int64_t first = whole(argument(shape.request));
        const std::int64_t count = shape.count == kNoArgument ? 1 : whole(argument(shape.count));
        if (!m_problem.empty() || count < 0 || count > INT32_MAX)
            return fail("the number of requests is out of range");
        // An array of words of 8 bytes (pointers) or of 4 (numbers): whichever names more that are open.
        std::vector<std::uint32_t> found = openFrom(first, count, 8);
        if (std::vector<std::uint32_t> others = openFrom(first, count, 4); others.size() > found.size())
            found = std::move(others);
        if (found.empty())
            return;
        for (const std::uint32_t number : found) {
            m_free.push_back(number);
            for (auto at = m_open.begin(); at != m_open.end(); ++at)
                if (std::erase(at->second, number) > 0) {
                    if (at->second.empty())
                        m_open.erase(at);
                    break;
                }
        }
        Event event;
        event.kind = shape.kind;
        event.requests = found;
        add(event);
    }

    [[nodiscard]] std::vector<std::uint32_t> openFrom(std::int64_t first, std::int64_t count,
                                                      std::int64_t word) const
    {
        std::vector<std::uint32_t> numbers;
        for (auto at = m_open.lower_bound(first); at != m_open.end() && at->first < first + count * word;
             ++at)
            if ((at->first - first) % word == 0)
                numbers.push_back(at->second.back());
        return numbers;
    }

    TraceLines m_lines;
    EventList& m_list;
    std::uint32_t m_ranks;
    std::uint32_t m_rank;
    std::vector<std::string_view> m_fields;
    std::map<std::int64_t, std::vector<std::uint32_t>> m_open; ///< by the address of the request
    std::vector<std::uint32_t> m_free;
    std::uint32_t m_numbers = 0;
    std::optional<double> m_end; ///< of the call before
    std::uint64_t m_events = 0;
    std::string m_problem;
};

/** Rank and number of ranks by the largest communicator that the first calls name. */
Result<std::pair<std::uint32_t, std::uint32_t>> rankOf(const std::filesystem::path& file,
                                                       const TraceOptions& options)
{
    Result<TraceLines> lines = TraceLines::open(file, options.stop);
    if (!lines)
        return lines.error();
    std::pair<std::uint32_t, std::uint32_t> best{0, 0};
    std::string_view line;
    while (lines->next(line) && best.second == 0) {
        if (!line.starts_with("MPI_Comm_rank:") && !line.starts_with("MPI_Comm_size:") &&
            !line.starts_with("MPI_Barrier:"))
            continue;
        line.remove_prefix(line.find(':') + 1);
        line.remove_prefix(std::min(line.find(':'), line.size() - 1) + 1);
        const std::string text(line.substr(0, line.find(':')));
        const std::size_t one = text.find(',');
        const std::size_t two = one == std::string::npos ? one : text.find(',', one + 1);
        if (two == std::string::npos)
            continue;
        const auto rank = parseCount(text.substr(one + 1, two - one - 1));
        const auto size = parseCount(text.substr(two + 1));
        if (rank && size && *rank < *size && *size <= 1'000'000)
            best = {static_cast<std::uint32_t>(*rank), static_cast<std::uint32_t>(*size)};
    }
    if (lines->failure())
        return *lines->failure();
    if (best.second == 0)
        return Error{ErrorCode::invalidInput,
                     lines->name() + ": no MPI_Comm_rank or MPI_Comm_size says which rank of how many it is"};
    return best;
}

} // namespace

Result<ReadTrace> readMpiTrace(std::span<const std::filesystem::path> files, const TraceOptions& options)
{
    std::uint32_t ranks = 0;
    std::vector<std::optional<std::size_t>> fileOf;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto found = rankOf(files[i], options);
        if (!found)
            return found.error();
        if (i > 0 && found->second != ranks)
            return Error{ErrorCode::invalidInput, files[i].filename().string() + ": it is of a run with " +
                                                      std::to_string(found->second) +
                                                      " processes, the others of one "
                                                      "with " +
                                                      std::to_string(ranks)};
        ranks = found->second;
        fileOf.resize(ranks);
        if (fileOf[found->first])
            return Error{ErrorCode::invalidInput, files[i].filename().string() +
                                                      ": there are two files of rank " +
                                                      std::to_string(found->first)};
        fileOf[found->first] = i;
    }
    std::vector<std::string> missing;
    for (std::uint32_t rank = 0; rank < ranks; ++rank)
        if (!fileOf[rank] && missing.size() < 4)
            missing.push_back(std::to_string(rank));
    if (!missing.empty())
        return Error{ErrorCode::invalidInput,
                     "the trace is of " + std::to_string(ranks) + " processes, one file each, and " +
                         counted(files.size(), "file was", "files were") + " given; rank " + missing.front() +
                         (missing.size() > 1 ? " and others are" : " is") + " missing"};
    auto list = std::make_shared<EventList>(ranks);
    list->setRowWord("line");
    ReadTrace trace;
    trace.sha256.resize(files.size());
    std::vector<std::string> names(ranks);
    for (std::uint32_t rank = 0; rank < ranks; ++rank) {
        Result<TraceLines> lines = TraceLines::open(files[*fileOf[rank]], options.stop);
        if (!lines)
            return lines.error();
        MpiTraceFile file(std::move(lines).value(), ranks, rank, *list);
        if (const Result<void> read = file.run(); !read)
            return read.error();
        trace.events += file.events();
        trace.sha256[*fileOf[rank]] = file.sha256();
        names[rank] = file.name();
    }
    list->setFiles(std::move(names));
    list->shrink();
    trace.program = list;
    trace.notes.emplace_back(
        "the time between two calls is computing; the duration of calls is left to the replay");
    return trace;
}

} // namespace contraflow
