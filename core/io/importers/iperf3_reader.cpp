// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/importers/import_readers.h"
#include "core/io/importers/iperf3_table.h"
#include "core/io/json_value.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace contraflow {

namespace {

// What iperf3 -J prints. A direction's result is end.sum_received: bytes that arrived, seconds, bits per
// second. With --bidir the way back has keys of its own, or, before iperf3 3.11, the same keys a second time.
// --json-stream writes a line for each event; those of start and end hold the same.

struct Direction
{
    const JsonValue* received = nullptr;
    const JsonValue* sent = nullptr;
    bool isReverse = false; ///< from the server to the client
};

const JsonValue kNothing;

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
        Result<JsonValue> root = readJson(document);
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
        std::vector<Direction> directions{{end.find("sum_received"), end.find("sum_sent"), isReverse}};
        if (const JsonValue* back = second("sum_received", "sum_received_bidir_reverse"))
            directions.push_back({back, second("sum_sent", "sum_sent_bidir_reverse"), !isReverse});
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
            if (!direction.received) {
                reject("end.sum_received is missing, so it is not known what arrived");
                continue;
            }
            if (const std::string problem = wrongSum(end, direction, directions.size()); !problem.empty()) {
                reject(problem);
                continue;
            }
            table.records.push_back(record(direction, *streams, protocol));
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

    ImportRecord record(const Direction& direction, std::size_t streams, const std::string& protocol) const
    {
        const JsonValue& received = *direction.received;
        return {m_line,
                {direction.isReverse ? m_server : m_client,
                 direction.isReverse ? m_client : m_server,
                 received.numberAt("bytes"),
                 received.numberAt("seconds"),
                 received.numberAt("bits_per_second"),
                 std::to_string(streams),
                 direction.sent ? direction.sent->numberAt("retransmits") : std::string(),
                 protocol == "UDP" ? received.numberAt("lost_percent") : std::string(),
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
                    {"retransmits", ColumnMeaning::kept, nullptr},
                    {"lost_percent", ColumnMeaning::kept, nullptr},
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
