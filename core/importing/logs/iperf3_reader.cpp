// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"
#include "core/importing/measured_file.h"
#include "core/io/text/json_value.h"
#include "core/io/text/text_file.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace contraflow {

namespace {

/** The table of one test of iperf3, which has a row for each way; without rows. */
ImportTable iperf3Table(const std::string& protocol, bool isBothWays)
{
    ImportTable table{
        .title = isBothWays ? sentence("%1 both ways", {"iperf3 " + protocol}) : "iperf3 " + protocol,
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

/** The last cell of a row of a test of both ways. */
std::string_view iperf3Way(bool isReverse)
{
    return isReverse ? "server to client" : "client to server";
}

// What iperf3 prints without -J, by client or server. A test begins where its hosts are named and ends with
// lines such as
//   [  5]   0.00-10.04  sec   803 MBytes   668 Mbits/sec                  receiver
// of each stream or, of several ones, of their [SUM]. Bytes are counted in powers of 1024, bits in powers of
// 1000. Numbers are rounded to three digits; each line says the rate twice, which must agree.

/** "MBytes" as "MiB", "Kbits/sec" as "kbit/s". */
const Unit* unitOf(Dimension dimension, std::string_view word)
{
    const std::size_t stem = std::min(word.find("Bytes"), word.find("bits"));
    if (stem > 1)
        return nullptr;
    std::string symbol(word.substr(0, stem));
    if (word[stem] == 'B')
        symbol += symbol.empty() ? "B" : "iB";
    else
        symbol = (symbol == "K" ? "k" : symbol) + "bit";
    return findUnit(dimension, dimension == Dimension::bandwidth ? symbol + "/s" : symbol);
}

/** A line of a whole test. */
struct Summary
{
    std::size_t line = 0;
    std::string stream; ///< "5", "SUM"
    std::string role;   ///< "TX-C", "RX-C" of a client where data goes both ways; else empty
    bool isReceiver = false;
    std::string seconds;
    std::string bytes;
    std::string rate;
    std::string retransmits;
    std::string lost; ///< percent
    bool isZero = false;
    bool agrees = false; ///< bytes / seconds is the rate, but for rounding
};

/** Whether both say the same rate, but for rounding and for when they stopped. */
bool isAbout(const Summary& one, const Summary& other)
{
    constexpr double kStopping = 0.01;
    const auto rate = [](const Summary& summary) {
        const Result<Quantity> value = parseQuantity(Dimension::bandwidth, summary.rate);
        return value ? value->value : 0;
    };
    return std::abs(rate(one) - rate(other)) <= kStopping * std::max(rate(one), rate(other));
}

std::optional<Summary> summaryOf(const std::string& stream, std::vector<std::string> words)
{
    std::string role;
    if (!words.empty() && words[0].starts_with("[") && words[0].ends_with("]")) {
        role = words[0].substr(1, words[0].size() - 2);
        words.erase(words.begin());
    }
    // 0.00-10.04 sec 803 MBytes 668 Mbits/sec … receiver
    if (words.size() < 7 || !words[0].starts_with("0.00-") || words[1] != "sec" ||
        (words.back() != "sender" && words.back() != "receiver"))
        return std::nullopt;
    Summary summary{.stream = stream,
                    .role = std::move(role),
                    .isReceiver = words.back() == "receiver",
                    .seconds = words[0].substr(5)};
    const auto seconds = parseNumber(summary.seconds);
    const auto count = parseNumber(words[2]);
    const auto rate = parseNumber(words[4]);
    const Unit* size = unitOf(Dimension::size, words[3]);
    const Unit* speed = unitOf(Dimension::bandwidth, words[5]);
    if (!seconds || !count || !rate || !size || !speed)
        return std::nullopt;
    summary.bytes = numberText(std::round(*count * size->scale));
    summary.rate = words[4] + " " + std::string(speed->symbol);
    summary.isZero = *seconds == 0 || *count == 0 || *rate == 0;
    const double allowed = 1.1 * (halfDigit(summary.seconds) / *seconds + halfDigit(words[2]) / *count +
                                  halfDigit(words[4]) / *rate);
    summary.agrees =
        !summary.isZero && std::abs(*count * size->scale / *seconds / (*rate * speed->scale) - 1) <= allowed;
    if (words.size() == 8)
        summary.retransmits = words[6];
    // 0.046 ms 3/171 (1.8%)
    if (words.size() == 11 && words[9].starts_with("(") && words[9].ends_with("%)"))
        summary.lost = words[9].substr(1, words[9].size() - 3);
    return summary;
}

/**
 * Takes the tests out of what iperf3 prints without -J, client or server: what arrived, and from where to
 * where. A test that does not say both for certain is listed with what it lacks.
 */
class TextReader
{
public:
    explicit TextReader(ImportedFile& file) : m_file(file) {}

    void read(std::string_view text)
    {
        for (const TextLine& line : textLines(text))
            take(line);
        finish();
    }

private:
    /** What one test says. */
    struct Test
    {
        std::size_t line = 0;
        bool isServer = false;
        bool hasBoth = false; ///< what client and server print stands in one log
        std::string port;     ///< of the server, as the client says
        bool isReverse = false;
        bool isUdp = false;
        bool isBothWays = false;
        std::string problem;
        std::set<std::string> streams;
        std::string local;
        std::string remote;
        std::vector<Summary> summaries;
    };

    void take(const TextLine& line)
    {
        std::string_view text = trimmed(line.text);
        if (text.starts_with("^C"))
            text.remove_prefix(2);
        const bool isServer = text.starts_with("Accepted connection from ");
        if (isServer || text.starts_with("Connecting to host ")) {
            beginTest(line, text, isServer);
        } else if (text.starts_with("Reverse mode, ")) {
            m_test.isReverse = true;
        } else if (text.starts_with("iperf3: error")) {
            constexpr std::string_view kError = "iperf3: error";
            m_test.problem = sentence("iperf3 reports an error%1", {text.substr(kError.size())});
        } else if (text.starts_with("[ ID]")) {
            m_test.isBothWays = m_test.isBothWays || text.starts_with("[ ID][Role]");
            m_test.isUdp = m_test.isUdp || text.find("Datagrams") != std::string_view::npos;
        } else if (text.starts_with("[")) {
            takeStream(line, text.substr(1));
        }
    }

    /** A side begins, of a new test or of the one that the other side has begun. */
    void beginTest(const TextLine& line, std::string_view text, bool isServer)
    {
        const bool isOther = m_test.line != 0 && m_test.isServer != isServer && !m_test.hasBoth &&
                             m_test.streams.empty() && m_test.summaries.empty();
        if (!isOther) {
            finish();
            m_test = {.line = line.number, .isServer = isServer};
        }
        m_test.hasBoth = isOther;
        if (isOther)
            m_test.isServer = false; // what the client says is enough
        constexpr std::string_view kPort = "port ";
        if (!isServer)
            m_test.port = text.substr(std::min(text.rfind(kPort), text.size() - kPort.size()) + kPort.size());
    }

    void takeStream(const TextLine& line, std::string_view text)
    {
        const std::string stream(trimmed(text.substr(0, text.find(']'))));
        const std::vector<std::string> words =
            wordsOf(text.substr(std::min(text.find(']'), text.size() - 1) + 1));
        if (auto summary = summaryOf(stream, words)) {
            summary->line = line.number;
            m_test.summaries.push_back(*summary);
        }
        // local 10.0.0.1 port 49120 connected to 10.0.0.2 port 5201
        if (words.size() != 9 || words[0] != "local" || words[4] != "connected")
            return;
        if (m_test.hasBoth && words[3] == m_test.port && words[8] != m_test.port)
            return; // the server's side of a stream
        const bool isOther =
            !m_test.streams.empty() && (words[1] != m_test.local || words[6] != m_test.remote);
        if (!m_test.streams.insert(stream).second || isOther)
            m_test.problem = sentence("streams of several tests are mixed");
        m_test.local = words[1];
        m_test.remote = words[6];
    }

    void finish()
    {
        const Test test = std::exchange(m_test, {});
        if (test.line == 0 && test.summaries.empty())
            return;
        ImportTable table = iperf3Table(test.isUdp ? "UDP" : "TCP", test.isBothWays);
        table.bytesPerSize = 0; // rounded, and compared here
        if (test.isBothWays && test.isServer)
            reject(test, nullptr, sentence("the server does not say what arrived at the client"));
        else if (test.isBothWays)
            for (const char* role : {"TX-C", "RX-C"})
                takeDirection(test, role, table);
        else
            takeDirection(test, {}, table);
        if (table.records.empty())
            return;
        m_file.tables.push_back(std::move(table));
        if (m_file.notes.empty())
            m_file.notes.emplace_back(
                sentence("the log rounds its numbers to about three digits; iperf3 -J does not"));
    }

    void reject(const Test& test, const Summary* received, const std::string& problem)
    {
        const std::size_t line = received    ? received->line
                                 : test.line ? test.line
                                             : test.summaries.front().line;
        m_file.reject(line, {},
                      sentence("%1; iperf3 -J writes JSON, which says everything exactly", {problem}));
    }

    /** Takes what arrived one way: of the only one, or of those with this role. */
    void takeDirection(const Test& test, std::string_view role, ImportTable& table)
    {
        const std::size_t streams = test.streams.size() / (test.isBothWays ? 2 : 1);
        const Summary* received = nullptr;
        const Summary* sent = nullptr;
        std::string problem = test.isBothWays && test.streams.size() % 2 != 0
                                  ? sentence("streams of several tests are mixed")
                                  : test.problem;
        for (const Summary& summary : test.summaries) {
            if (summary.role != role || (streams != 1) != (summary.stream == "SUM") ||
                (streams == 1 && !test.streams.contains(summary.stream)))
                continue;
            const bool isAgain = summary.isReceiver && received != nullptr;
            if (isAgain && test.hasBoth && isAbout(*received, summary))
                continue;
            if (isAgain)
                problem = test.hasBoth ? sentence("client and server say different things of what arrived")
                                       : sentence("what arrived is said twice");
            (summary.isReceiver ? received : sent) = &summary;
        }
        const bool isSent = sent && !sent->isZero;
        if (problem.empty())
            problem = streams == 0        ? sentence("it is not said which hosts were connected")
                      : !received         ? sentence("it is not said what the receiver got")
                      : received->isZero  ? sentence("nothing arrived")
                      : !received->agrees ? sentence("bytes, seconds and rate contradict each other")
                      : test.isServer && isSent
                          ? sentence("the server says both what was sent and what arrived")
                          : std::string();
        if (!problem.empty())
            return reject(test, received, problem);
        const bool isToLocal = test.isBothWays ? role == "RX-C" : test.isServer || test.isReverse;
        ImportRecord record{received->line,
                            {isToLocal ? test.remote : test.local,
                             isToLocal ? test.local : test.remote,
                             received->bytes,
                             received->seconds,
                             received->rate,
                             std::to_string(streams),
                             sent ? sent->retransmits : std::string(),
                             received->lost,
                             {}}};
        if (test.isBothWays)
            record.cells.emplace_back(iperf3Way(isToLocal));
        table.records.push_back(std::move(record));
    }

    ImportedFile& m_file;
    Test m_test;
};

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

const JsonValue kNoJson;

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
    return found ? *found : kNoJson;
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
            return m_file.reject(
                document.line, {},
                sentence(
                    "the result that begins here cannot be read (%1); where a run was broken off, measure "
                    "again",
                    {root.error().message}));
        m_line = document.line;
        m_root = std::move(root).value();
        if (m_root.find("event") && !takeEvent())
            return;
        if (const std::string error = m_root.stringAt("error"); !error.empty())
            return reject(sentence("iperf3 reports an error: %1", {error}));
        const JsonValue& start = member(m_root, "start");
        const JsonValue& test = member(start, "test_start");
        const std::string protocol = test.stringAt("protocol");
        if (protocol != "TCP" && protocol != "UDP" && protocol != "SCTP")
            return reject(protocol.empty()
                              ? sentence("it is no result of iperf3: start.test_start.protocol is missing")
                              : sentence("the protocol %1 is unknown", {inQuotes(protocol)}));
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
            reject(sentence("iperf3 reports an error: %1", {data.text}));
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
            return sentence("it does not say which hosts were connected");
        m_client = connected.items.front().stringAt(m_isServer ? "remote_host" : "local_host");
        m_server = connected.items.front().stringAt(m_isServer ? "local_host" : "remote_host");
        return m_client.empty() || m_server.empty() ? sentence("it does not say which hosts were connected")
                                                    : std::string();
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
            return reject(sentence(
                "it was written by the server, which does not know what arrived at the client; take the "
                "client's file"));
        if (!isBoth && !hasExpectedSender(end, isReverse == m_isServer))
            return reject(sentence(
                "start.test_start.reverse contradicts who sent in end.streams; one of them is damaged"));
        const auto streams = parseCount(test.numberAt("num_streams"));
        const std::size_t listed = member(end, "streams").items.size();
        if (!streams || *streams * directions.size() != listed)
            return reject(sentence(
                "start.test_start.num_streams is not the number of end.streams; one of them is damaged"));
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
            m_file.notes.push_back(atLine(
                m_line, sentence("%1 streams at once are one row, their sum", {std::to_string(*streams)})));
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
            return invalidInput("end.sum_received is missing, so it is not known what arrived");
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
            return invalidInput(
                "end.sum_received is missing, and end.sum does not say how many packets were lost, so it is "
                "not known what arrived");
        const double share = 1 - *lost / *packets;
        if (share <= 0)
            return invalidInput("all packets were lost, so nothing arrived");
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
                return sentence("end.sum_received has no %1", {key});
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
                   ? sentence("the bytes of the streams, %1, are not those of their sum, %2; one of them is "
                              "damaged",
                              {numberText(total), numberText(*sum)})
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

std::optional<Recognition> recogniseIperf3(std::string_view text)
{
    const auto has = [text](std::string_view word) { return text.find(word) != std::string_view::npos; };
    if (has("\"iperf 3") && has("\"connected\""))
        return Recognition{Confidence::certain, sentence("the version of iperf 3 in JSON")};
    // iperf 2 prints much the same, and says neither what was sent nor what arrived.
    const bool isTwo = !has("iperf3") && (hasLine(text, "Client connecting to ") ||
                                          has("listening on TCP port") || has("listening on UDP port"));
    if (isTwo)
        return std::nullopt;
    if (hasLine(text, "[ ID] Interval ") || hasLine(text, "[ ID][Role] Interval "))
        return Recognition{Confidence::certain, sentence("a line '[ ID] Interval …'")};
    if (has("bits/sec") && (has(" receiver") || has(" sender")))
        return Recognition{Confidence::likely, sentence("rates of a receiver or sender")};
    const bool isJson = trimmed(text).starts_with("{") || trimmed(text).starts_with("^C{");
    if (isJson && (has("iperf") || has("\"test_start\"") || has("\"intervals\"") ||
                   has("\"bits_per_second\"") || has("\"error\"")))
        return Recognition{Confidence::likely, sentence("the keys of its JSON")};
    return std::nullopt;
}

Result<ImportedFile> readIperf3(std::string_view text, const ImportOptions& /*options*/)
{
    ImportedFile file;
    Iperf3Reader reader(file);
    std::set<std::string_view> seen;
    const std::vector<JsonDocument> documents = jsonDocuments(text);
    if (documents.empty())
        TextReader(file).read(text);
    if (documents.empty() && file.tables.empty() && file.rejected.empty())
        return invalidInput(
            "there is neither a JSON object nor the whole log of a test in it; iperf3 -J writes JSON");
    for (const JsonDocument& document : documents) {
        // Some versions print the result twice.
        if (!seen.insert(document.text).second)
            file.notes.push_back(atLine(document.line, sentence("the same result again, which was skipped")));
        else
            reader.take(document);
    }
    return file;
}

} // namespace contraflow
