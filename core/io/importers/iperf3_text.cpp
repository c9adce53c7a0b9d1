// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/iperf3_table.h"

#include "core/base/text.h"
#include "core/io/importers/import_readers.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace contraflow {

namespace {

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
            m_test.problem = "iperf3 reports an " + std::string(text.substr(8));
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
            m_test.problem = "streams of several tests are mixed";
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
            reject(test, nullptr, "the server does not say what arrived at the client");
        else if (test.isBothWays)
            for (const char* role : {"TX-C", "RX-C"})
                takeDirection(test, role, table);
        else
            takeDirection(test, {}, table);
        if (table.records.empty())
            return;
        m_file.tables.push_back(std::move(table));
        if (m_file.notes.empty())
            m_file.notes.emplace_back("the log rounds its numbers to about three digits; iperf3 -J does not");
    }

    void reject(const Test& test, const Summary* received, const std::string& problem)
    {
        const std::size_t line = received    ? received->line
                                 : test.line ? test.line
                                             : test.summaries.front().line;
        m_file.reject(line, {}, problem + "; iperf3 -J writes JSON, which says everything exactly");
    }

    /** Takes what arrived one way: of the only one, or of those with this role. */
    void takeDirection(const Test& test, std::string_view role, ImportTable& table)
    {
        const std::size_t streams = test.streams.size() / (test.isBothWays ? 2 : 1);
        const Summary* received = nullptr;
        const Summary* sent = nullptr;
        std::string problem = test.isBothWays && test.streams.size() % 2 != 0
                                  ? "streams of several tests are mixed"
                                  : test.problem;
        for (const Summary& summary : test.summaries) {
            if (summary.role != role || (streams != 1) != (summary.stream == "SUM") ||
                (streams == 1 && !test.streams.contains(summary.stream)))
                continue;
            const bool isAgain = summary.isReceiver && received != nullptr;
            if (isAgain && test.hasBoth && isAbout(*received, summary))
                continue;
            if (isAgain)
                problem = test.hasBoth ? "client and server say different things of what arrived"
                                       : "what arrived is said twice";
            (summary.isReceiver ? received : sent) = &summary;
        }
        const bool isSent = sent && !sent->isZero;
        if (problem.empty())
            problem = streams == 0              ? "it is not said which hosts were connected"
                      : !received               ? "it is not said what the receiver got"
                      : received->isZero        ? "nothing arrived"
                      : !received->agrees       ? "bytes, seconds and rate contradict each other"
                      : test.isServer && isSent ? "the server says both what was sent and what arrived"
                                                : "";
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

} // namespace

void readIperf3Text(std::string_view text, ImportedFile& file)
{
    TextReader(file).read(text);
}

} // namespace contraflow
