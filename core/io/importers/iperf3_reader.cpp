// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/importers/import_readers.h"
#include "core/io/importers/iperf3_table.h"
#include "core/io/json_value.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

namespace contraflow {

namespace {

// What iperf3 -J prints. A direction's result is end.sum_received: bytes that arrived, seconds, bits per
// second. With --bidir the way back has keys of its own, or, before iperf3 3.11, the same keys a second time.
// Of UDP versions before 3.10 have one end.sum alone: what was sent, and how many of its packets were lost.
// --json-stream writes a line for each event; those of start and end hold the same.

struct Direction
{
    const JsonValue* received = nullptr;
    const JsonValue* sent = nullptr;
    const JsonValue* sum = nullptr; ///< of UDP: sent, with what was lost
    bool isReverse = false;         ///< from the server to the client
};

/** What came in, as numbers of a row. */
struct Arrived
{
    std::string bytes;
    std::string seconds;
    std::string rate;
    std::string lost; ///< percent, of UDP
};

const JsonValue kNothing;

/** What the C library prints of 0 / 0 is no JSON: "-nan", "inf". Such a number is not there. */
std::string withoutNan(std::string_view text)
{
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz+-.0123456789()";
    std::string plain;
    plain.reserve(text.size());
    bool isInString = false;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        const std::size_t end = std::min(text.find_first_not_of(kLetters, at), text.size());
        const std::string_view word = isInString ? std::string_view() : text.substr(at, end - at);
        const std::string_view name = word.substr(word.starts_with("-") || word.starts_with("+") ? 1 : 0);
        if (name.starts_with("nan") || name.starts_with("inf")) {
            plain.append("null");
            at = end;
            continue;
        }
        if (isInString && c == '\\' && at + 1 < text.size())
            plain.push_back(text[at++]);
        else if (c == '"')
            isInString = !isInString;
        // The rest of a word is no other one.
        const std::size_t length = std::max<std::size_t>(word.size(), 1);
        plain.append(text.substr(at, length));
        at += length;
    }
    return plain;
}

const JsonValue& member(const JsonValue& value, std::string_view key)
{
    const JsonValue* found = value.find(key);
    return found ? *found : kNothing;
}

class Iperf3Reader
{
public:
    explicit Iperf3Reader(ImportedFile& file) : m_file(file) {}

    void take(const JsonDocument& document)
    {
        const std::string text = withoutNan(document.text);
        Result<JsonValue> root = readJson({text, document.line, document.isComplete});
        if (!root)
            return m_file.reject(document.line, {},
                                 "the result that begins here cannot be read (" + root.error().message +
                                     "); where a run was broken off, measure again");
        m_line = document.line;
        m_root = std::move(root).value();
        if (m_root.find("event") && !takeEvent())
            return;
        if (const std::string error = m_root.stringAt("error"); !error.empty())
            return reject("iperf3 reports an error: " + error);
        const JsonValue& start = member(m_root, "start");
        const JsonValue& test = member(start, "test_start");
        const std::string protocol = test.stringAt("protocol");
        if (protocol != "TCP" && protocol != "UDP" && protocol != "SCTP")
            return reject(protocol.empty() ? "it is no result of iperf3: start.test_start.protocol is missing"
                                           : "the protocol " + inQuotes(protocol) + " is unknown");
        m_isServer = start.find("accepted_connection") != nullptr;
        takeFacts(start);
        const std::string connection = connectionText(start);
        if (!connection.empty())
            return reject(connection);
        takeDirections(test, protocol);
    }

private:
    void reject(std::string reason) { m_file.reject(m_line, {}, std::move(reason)); }

    /** A line of --json-stream, which parts the document into events; whether the last one makes it whole. */
    bool takeEvent()
    {
        const std::string event = m_root.stringAt("event");
        JsonValue data = member(m_root, "data");
        if (event == "error")
            reject("iperf3 reports an error: " + data.text);
        if (event == "start") {
            m_start = std::move(data);
            return false;
        }
        if (event != "end" || m_start.items.empty())
            return false;
        m_root = {.kind = JsonValue::Kind::object, .keys = {"start", "end"}};
        m_root.items = {std::exchange(m_start, {}), std::move(data)};
        return true;
    }

    void takeFacts(const JsonValue& start)
    {
        if (m_file.measured.empty())
            m_file.measured = member(start, "timestamp").stringAt("time");
        if (m_file.machine.empty())
            m_file.machine = start.stringAt("system_info");
    }

    /** Who talked to whom; a reason when it is not said. */
    std::string connectionText(const JsonValue& start)
    {
        const JsonValue& connected = member(start, "connected");
        if (connected.items.empty())
            return "it does not say which hosts were connected";
        m_client = connected.items.front().stringAt(m_isServer ? "remote_host" : "local_host");
        m_server = connected.items.front().stringAt(m_isServer ? "local_host" : "remote_host");
        return m_client.empty() || m_server.empty() ? "it does not say which hosts were connected" : "";
    }

    std::vector<Direction> directionsOf(const JsonValue& end, bool isReverse) const
    {
        const auto second = [&end](const char* name, const char* own) {
            const JsonValue* found = end.find(own);
            return found ? found : end.find(name, 1);
        };
        std::vector<Direction> directions{
            {end.find("sum_received"), end.find("sum_sent"), end.find("sum"), isReverse}};
        const Direction back{second("sum_received", "sum_received_bidir_reverse"),
                             second("sum_sent", "sum_sent_bidir_reverse"), second("sum", "sum_bidir_reverse"),
                             !isReverse};
        if (back.received || back.sum)
            directions.push_back(back);
        return directions;
    }

    void takeDirections(const JsonValue& test, const std::string& protocol)
    {
        const JsonValue& end = member(m_root, "end");
        const bool isReverse = test.numberAt("reverse") == "1";
        const std::vector<Direction> directions = directionsOf(end, isReverse);
        const bool isBoth = directions.size() == 2;
        if (m_isServer && (isBoth || isReverse))
            return reject("it was written by the server, which does not know what arrived at the client; "
                          "take the client's file");
        if (!isBoth && !hasExpectedSender(end, isReverse == m_isServer))
            return reject(
                "start.test_start.reverse contradicts who sent in end.streams; one of them is damaged");
        const auto streams = parseCount(test.numberAt("num_streams"));
        const std::size_t listed = member(end, "streams").items.size();
        if (!streams || *streams * directions.size() != listed)
            return reject(
                "start.test_start.num_streams is not the number of end.streams; one of them is damaged");
        ImportTable table = iperf3Table(protocol, isBoth);
        for (const Direction& direction : directions) {
            const Result<Arrived> arrived = arrivedOf(end, direction, directions.size(), protocol);
            if (!arrived) {
                reject(arrived.error().message);
                continue;
            }
            table.records.push_back(record(direction, *streams, *arrived));
            if (isBoth)
                table.records.back().cells.emplace_back(iperf3Way(direction.isReverse));
        }
        if (table.records.empty())
            return;
        m_file.tables.push_back(std::move(table));
        if (*streams > 1)
            m_file.notes.push_back("line " + std::to_string(m_line) + ": " + std::to_string(*streams) +
                                   " streams at once are one row, their sum");
    }

    static bool hasExpectedSender(const JsonValue& end, bool isSender)
    {
        const std::string expected = isSender ? "true" : "false";
        for (const JsonValue& stream : member(end, "streams").items)
            for (const char* side : {"sender", "udp"}) {
                const JsonValue* found = stream.find(side);
                const JsonValue* flag = found ? found->find("sender") : nullptr;
                if (flag && flag->text != expected)
                    return false;
            }
        return true;
    }

    static Result<Arrived> arrivedOf(const JsonValue& end, const Direction& direction, std::size_t directions,
                                     const std::string& protocol)
    {
        const bool isUdp = protocol == "UDP";
        if (!direction.received && isUdp && direction.sum)
            return arrivedOfSent(*direction.sum);
        if (!direction.received)
            return Error{ErrorCode::invalidInput,
                         "end.sum_received is missing, so it is not known what arrived"};
        const JsonValue& received = *direction.received;
        if (const std::string problem = wrongSum(end, direction, directions); !problem.empty())
            return Error{ErrorCode::invalidInput, problem};
        return Arrived{received.numberAt("bytes"), received.numberAt("seconds"),
                       received.numberAt("bits_per_second"),
                       isUdp ? received.numberAt("lost_percent") : std::string()};
    }

    /** The share of what was sent whose packets were not lost. */
    static Result<Arrived> arrivedOfSent(const JsonValue& sum)
    {
        const auto number = [&sum](const char* key) { return parseNumber(sum.numberAt(key)); };
        const auto bytes = number("bytes");
        const auto seconds = number("seconds");
        const auto packets = number("packets");
        const auto lost = number("lost_packets");
        const bool isSaid = bytes && seconds && packets && lost && *seconds > 0 && *packets > 0 && *lost >= 0;
        if (!isSaid)
            return Error{
                ErrorCode::invalidInput,
                "end.sum_received is missing, and end.sum does not say how many packets were lost, so "
                "it is not known what arrived"};
        const double share = 1 - *lost / *packets;
        if (share <= 0)
            return Error{ErrorCode::invalidInput, "all packets were lost, so nothing arrived"};
        constexpr double kBits = 8;
        const double arrived = std::round(*bytes * share);
        return Arrived{numberText(arrived), sum.numberAt("seconds"), numberText(kBits * arrived / *seconds),
                       sum.numberAt("lost_percent")};
    }

    /** The sum of the streams' bytes of a direction must be the direction's; empty when it is, or is not
     * said. */
    static std::string wrongSum(const JsonValue& end, const Direction& direction, std::size_t directions)
    {
        for (const char* key : {"bytes", "seconds", "bits_per_second"})
            if (direction.received->numberAt(key).empty())
                return "end.sum_received has no " + std::string(key);
        double total = 0;
        bool isSaid = false;
        for (const JsonValue& stream : member(end, "streams").items) {
            const JsonValue* receiver = stream.find("receiver");
            const JsonValue* flag = receiver ? receiver->find("sender") : nullptr;
            const auto bytes = receiver ? parseNumber(receiver->numberAt("bytes")) : std::nullopt;
            if (!bytes || (directions == 2 && (!flag || (flag->text == "true") == direction.isReverse)))
                continue;
            total += *bytes;
            isSaid = true;
        }
        const auto sum = parseNumber(direction.received->numberAt("bytes"));
        return isSaid && sum && *sum != total
                   ? "the bytes of the streams, " + numberText(total) + ", are not those of their sum, " +
                         numberText(*sum) + "; one of them is damaged"
                   : std::string();
    }

    ImportRecord record(const Direction& direction, std::size_t streams, const Arrived& arrived) const
    {
        return {m_line,
                {direction.isReverse ? m_server : m_client,
                 direction.isReverse ? m_client : m_server,
                 arrived.bytes,
                 arrived.seconds,
                 arrived.rate,
                 std::to_string(streams),
                 direction.sent ? direction.sent->numberAt("retransmits") : std::string(),
                 arrived.lost,
                 {}}};
    }

    ImportedFile& m_file;
    JsonValue m_root;
    JsonValue m_start; ///< of --json-stream, until its end is there
    std::size_t m_line = 1;
    bool m_isServer = false; ///< that wrote it
    std::string m_client;
    std::string m_server;
};

} // namespace

ImportTable iperf3Table(const std::string& protocol, bool isBothWays)
{
    ImportTable table{
        .title = "iperf3 " + protocol + (isBothWays ? " both ways" : ""),
        .kind = isBothWays ? BenchmarkKind::bidirectional : BenchmarkKind::stream,
        .test = "iperf3 " + protocol,
        .processes = 2,
        .bytesPerSize = 1,
        .columns = {{"from", ColumnMeaning::source, nullptr},
                    {"to", ColumnMeaning::destination, nullptr},
                    {"bytes", ColumnMeaning::size, findUnit(Dimension::size, "B")},
                    {"seconds", ColumnMeaning::time, findUnit(Dimension::duration, "s")},
                    {"bits_per_second", ColumnMeaning::bandwidth, findUnit(Dimension::bandwidth, "bit/s")},
                    {"streams", ColumnMeaning::kept, nullptr},
                    keptResult("retransmits"),
                    keptResult("lost_percent"),
                    {"document", ColumnMeaning::ignored, nullptr}}};
    // Both ways may have the same hosts and numbers, on a loopback interface for instance.
    if (isBothWays)
        table.columns.push_back({"way", ColumnMeaning::kept, nullptr});
    return table;
}

std::string_view iperf3Way(bool isReverse)
{
    return isReverse ? "server to client" : "client to server";
}

std::optional<Recognition> recogniseIperf3(std::string_view text)
{
    const auto has = [text](std::string_view word) { return text.find(word) != std::string_view::npos; };
    if (has("\"iperf 3") && has("\"connected\""))
        return Recognition{Confidence::certain, "the version of iperf 3 in JSON"};
    // iperf 2 prints much the same, and says neither what was sent nor what arrived.
    const bool isTwo = !has("iperf3") && (hasLine(text, "Client connecting to ") ||
                                          has("listening on TCP port") || has("listening on UDP port"));
    if (isTwo)
        return std::nullopt;
    if (hasLine(text, "[ ID] Interval ") || hasLine(text, "[ ID][Role] Interval "))
        return Recognition{Confidence::certain, "a line '[ ID] Interval …'"};
    if (has("bits/sec") && (has(" receiver") || has(" sender")))
        return Recognition{Confidence::likely, "rates of a receiver or sender"};
    const bool isJson = trimmed(text).starts_with("{") || trimmed(text).starts_with("^C{");
    if (isJson && (has("iperf") || has("\"test_start\"") || has("\"intervals\"") ||
                   has("\"bits_per_second\"") || has("\"error\"")))
        return Recognition{Confidence::likely, "the keys of its JSON"};
    return std::nullopt;
}

Result<ImportedFile> readIperf3(std::string_view text, const ImportOptions& /*options*/)
{
    ImportedFile file;
    Iperf3Reader reader(file);
    std::set<std::string_view> seen;
    const std::vector<JsonDocument> documents = jsonDocuments(text);
    if (documents.empty())
        readIperf3Text(text, file);
    if (documents.empty() && file.tables.empty() && file.rejected.empty())
        return Error{
            ErrorCode::invalidInput,
            "there is neither a JSON object nor the whole log of a test in it; iperf3 -J writes JSON"};
    for (const JsonDocument& document : documents) {
        // Some versions print the result twice.
        if (!seen.insert(document.text).second)
            file.notes.push_back("line " + std::to_string(document.line) +
                                 ": the same result again, which was skipped");
        else
            reader.take(document);
    }
    return file;
}

} // namespace contraflow
