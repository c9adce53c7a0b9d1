// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"

#include <cmath>
#include <utility>

namespace contraflow {

namespace {

// What a client of sockperf prints. Of its summary are taken
//   sockperf: Summary: Latency is 5.921 usec                      (half a round trip)
//   sockperf: Summary: Message Rate is 2384000 [msg/sec]
//   sockperf: Summary: BandWidth is 2728.271 MBps (21826.172 Mbps)
// with MB of 2^20 bytes. The size of the messages stands in a note that is not always there; rate and
// bandwidth give it.

class SockperfReader : public LogReader
{
public:
    using LogReader::LogReader;

    ImportedFile read()
    {
        for (const TextLine& line : m_lines)
            take(line);
        return std::move(m_file);
    }

private:
    void take(const TextLine& line)
    {
        const std::string_view text = trimmed(line.text);
        if (text.starts_with("sockperf: == version"))
            m_size = m_rate = m_minimum = m_maximum = {};
        if (const std::size_t at = text.find("msg-size="); at != std::string_view::npos)
            m_size = std::string(text.substr(at + 9, text.substr(at + 9).find_first_not_of("0123456789")));
        if (const std::string latency = wordBehind(text, "Summary: Latency is "); !latency.empty())
            addLatency(line, latency, text);
        else if (const std::string rate = wordBehind(text, "Summary: Message Rate is "); !rate.empty())
            m_rate = rate;
        else if (const std::string width = wordBehind(text, "Summary: BandWidth is "); !width.empty())
            addBandwidth(line, width, text);
        else if (text.find("Summary: Round trip is ") != std::string_view::npos)
            reject(
                line,
                sentence("it is a whole round trip (--full-rtt), and a time one way is half of it; measure "
                         "without that option"));
        else if (text.find("Summary: Latency of burst") != std::string_view::npos)
            reject(
                line,
                sentence(
                    "it is the latency of bursts of packets, no time of one message; measure without --burst"));
        else if (text.find("<MIN> observation") != std::string_view::npos)
            addExtreme(text, 2);
        else if (text.find("<MAX> observation") != std::string_view::npos)
            addExtreme(text, 3);
    }

    static std::string wordBehind(std::string_view text, std::string_view beginning)
    {
        const std::size_t at = text.find(beginning);
        if (at == std::string_view::npos)
            return {};
        const std::vector<std::string> words = wordsOf(text.substr(at + beginning.size()));
        return words.empty() ? std::string() : words.front();
    }

    void addLatency(const TextLine& line, const std::string& latency, std::string_view text)
    {
        if (text.find(" usec") == std::string_view::npos)
            return reject(line, sentence("its latency is not in usec"));
        if (rejectCutLine(m_file, line))
            return;
        const Unit* microseconds = findUnit(Dimension::duration, "us");
        ImportTable table{.title = "sockperf latency",
                          .kind = BenchmarkKind::pingPong,
                          .test = "sockperf latency",
                          .processes = 2,
                          .columns = {{"message size", ColumnMeaning::size, findUnit(Dimension::size, "B")},
                                      {"latency", ColumnMeaning::time, microseconds},
                                      {"min", ColumnMeaning::minimum, microseconds},
                                      {"max", ColumnMeaning::maximum, microseconds}}};
        table.records.push_back({line.number, {m_size, latency, m_minimum, m_maximum}});
        if (m_size.empty())
            noteUnknownSize(m_file, phrase("the messages of its latency"));
        m_file.tables.push_back(std::move(table));
    }

    /** "sockperf: ---> <MAX> observation =   75.812", behind the summary */
    void addExtreme(std::string_view text, std::size_t column)
    {
        const std::vector<std::string> words = wordsOf(text.substr(text.find('=') + 1));
        if (!words.empty() && !m_file.tables.empty() && m_file.tables.back().columns.size() == 4)
            m_file.tables.back().records.back().cells[column] = words.front();
    }

    void addBandwidth(const TextLine& line, const std::string& width, std::string_view text)
    {
        if (text.find(" MBps ") == std::string_view::npos)
            return reject(
                line,
                sentence("its bandwidth is not in MBps, the unit that says how bytes are counted; measure "
                         "without --giga-size"));
        if (rejectCutLine(m_file, line))
            return;
        const auto rate = parseNumber(m_rate);
        const auto megabytes = parseNumber(width);
        constexpr double mebi = 1048576;
        if (m_size.empty() && rate && megabytes && *rate > 0) {
            const double size = *megabytes * mebi / *rate;
            const double doubt = (halfDigit(width) / *megabytes + 0.5 / *rate) * size;
            if (doubt < 0.4 && std::abs(size - std::round(size)) <= doubt + 1e-9)
                m_size = numberText(std::round(size));
        }
        ImportTable table{
            .title = "sockperf throughput",
            .kind = BenchmarkKind::stream,
            .test = "sockperf throughput",
            .processes = 2,
            .columns = {{"message size", ColumnMeaning::size, findUnit(Dimension::size, "B")},
                        {"messages per second", ColumnMeaning::messageRate},
                        {"bandwidth", ColumnMeaning::bandwidth, findUnit(Dimension::bandwidth, "MiB/s")}}};
        table.records.push_back({line.number, {m_size, m_rate, width}});
        if (m_size.empty())
            noteUnknownSize(m_file, phrase("the messages of its throughput"));
        m_file.notes.emplace_back(sentence(
            "MBps are counted in 2^20 bytes, as sockperf does; what was sent is counted, whether or not it "
            "arrived"));
        m_file.tables.push_back(std::move(table));
    }

    std::string m_size;
    std::string m_rate;
    std::string m_minimum;
    std::string m_maximum;
};

} // namespace

std::optional<Recognition> recogniseSockperf(std::string_view text)
{
    const auto has = [text](std::string_view words) { return text.find(words) != std::string_view::npos; };
    if (has("sockperf: Summary:") || has("sockperf: == version") ||
        (has("Summary: Latency is ") && has("====> avg-")))
        return Recognition{Confidence::certain, sentence("lines of sockperf")};
    return std::nullopt;
}

Result<ImportedFile> readSockperf(std::string_view text, const ImportOptions& /*options*/)
{
    return SockperfReader(text).read();
}

} // namespace contraflow
