// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "tests/core/importing/imported.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

using namespace contraflow;
using test::dataFile;

namespace {

/** The numbers of one row; nothing where the row does not say it. */
using RowNumbers = std::array<std::optional<double>, 5>;

std::optional<double> valueOf(const std::optional<Quantity>& quantity)
{
    return quantity ? std::optional(quantity->value) : std::nullopt;
}

/** What a file says, by table. */
using Numbers = std::map<std::string, std::vector<RowNumbers>>;

void addRemark(std::string& remarks, const std::string& remark)
{
    for (const char c : remark)
        if (c < '0' || c > '9')
            remarks.push_back(c); // lines shift, which is no remark
    remarks.push_back('\n');
}

/** Everything that is taken, and what is said about the rest. */
Numbers numbersOf(const ImportedFile& file, std::string& remarks)
{
    Numbers numbers;
    const auto addRejected = [&remarks](const std::vector<RejectedLine>& rejected) {
        for (const RejectedLine& line : rejected)
            addRemark(remarks, line.reason);
    };
    addRejected(file.rejected);
    for (const std::string& note : file.notes)
        addRemark(remarks, note);
    for (const ImportTable& table : file.tables) {
        const ImportValues values = readImportTable(table);
        addRejected(values.rejected);
        for (const std::string& note : values.notes)
            addRemark(remarks, note);
        for (const ImportRow& row : values.rows)
            numbers[table.title].push_back({valueOf(row.size), valueOf(row.time), valueOf(row.bandwidth),
                                            valueOf(row.minimum), valueOf(row.maximum)});
    }
    return numbers;
}

/** Whether a row says nothing else than one of the expected rows. */
bool isAmong(const RowNumbers& row, const std::vector<RowNumbers>& expected, double tolerance)
{
    return std::any_of(expected.begin(), expected.end(), [&](const RowNumbers& other) {
        for (std::size_t i = 0; i < row.size(); ++i)
            if (row[i] && (!other[i] || std::abs(*row[i] - *other[i]) > tolerance * *other[i]))
                return false;
        return true;
    });
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines{""};
    for (const char c : text) {
        lines.back().push_back(c);
        if (c == '\n')
            lines.emplace_back();
    }
    if (lines.back().empty())
        lines.pop_back();
    return lines;
}

std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line;
    return text;
}

/** Damages of the kinds that files suffer on their way. */
enum class Damage
{
    truncated,   ///< the end is missing
    flipped,     ///< a byte is another one
    swapped,     ///< two neighbouring lines
    duplicated,  ///< a line is there twice
    unitBroken,  ///< letters of a header are others
    lineDropped, ///< a line is missing
};

constexpr int kDamages = 6;

// Names of messages and nodes are not compared: a project has no message of a damaged name, which is said
// when it is imported. Numbers of processes and repetitions are said only once.

/** A byte that is no digit: a digit that became another one cannot be told in a file that says a number once.
 */
char foreignByte(Random& random)
{
    char byte = 0;
    do
        byte = static_cast<char>(random.below(256));
    while (byte >= '0' && byte <= '9');
    return byte;
}

std::string damaged(const std::string& text, Damage damage, Random& random, bool saysTwice)
{
    std::vector<std::string> lines = linesOf(text);
    const std::size_t line = random.below(lines.size());
    switch (damage) {
    case Damage::truncated:
        return text.substr(0, 1 + random.below(text.size() - 1));
    case Damage::flipped: {
        std::string copy = text;
        char& byte = copy[random.below(copy.size())];
        byte = saysTwice && random.coin() ? static_cast<char>(byte ^ (1 << random.below(8)))
                                          : foreignByte(random);
        return copy;
    }
    case Damage::swapped:
        if (line + 1 < lines.size())
            std::swap(lines[line], lines[line + 1]);
        return joined(lines);
    case Damage::duplicated:
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(line), lines[line]);
        return joined(lines);
    case Damage::unitBroken: {
        std::string copy = text;
        const std::vector<std::string> units{"us", "usec", "MB/s",    "Mbytes/sec",
                                             "_s", "(ms)", "seconds", "bytes"};
        const std::string& unit = units[random.below(units.size())];
        const std::size_t at = copy.find(unit);
        if (at != std::string::npos)
            copy[at + random.below(unit.size())] = static_cast<char>('a' + random.below(26));
        return copy;
    }
    case Damage::lineDropped:
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(line));
        return joined(lines);
    }
    return text;
}

} // namespace

class TestDamagedImports : public QObject
{
    Q_OBJECT

private slots:
    void aDamagedFileGivesAMessageOrTheRightNumbers_data();
    void aDamagedFileGivesAMessageOrTheRightNumbers();
    void hostileFilesCostNoMoreThanAMessage();
};

void TestDamagedImports::aDamagedFileGivesAMessageOrTheRightNumbers_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("saysTwice");
    // Files that give every number twice, so that any other digit shows.
    for (const char* name :
         {"import/np.out", "import/imb-4.1-two-runs.log", "import/osu_mbw_mr.txt", "import/iperf3-tcp.json",
          "import/iperf3-bidir.json", "import/iperf3-server.log"})
        QTest::newRow(name) << QString(name) << true;
    for (const char* name :
         {"import/imb-2019.log", "import/osu_latency.txt", "import/osu_two_runs.txt",
          "import/osu_alltoall_f.txt", "import/np-five-columns.out", "import/imb-multi.log",
          "import/collective.tsv", "measured/alltoall-F.csv", "import/times.tsv", "import/times-comma.csv",
          "import/all-pairs.csv", "import/all-pairs-late-header.out", "import/times.json",
          "measured/patterns-F.csv"})
        QTest::newRow(name) << QString(name) << false;
}

void TestDamagedImports::aDamagedFileGivesAMessageOrTheRightNumbers()
{
    QFETCH(QString, name);
    QFETCH(bool, saysTwice);
    // What is said twice may be wrong by as much as the shorter of both is rounded.
    const double tolerance = saysTwice ? 0.005 : 0;
    const std::string original = dataFile(name.toStdString());
    std::string expectedRemarks;
    const Numbers expected = numbersOf(test::parsed(original), expectedRemarks);
    QVERIFY(!expected.empty());
    int silent = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Random random(seed);
        const auto damage = static_cast<Damage>(random.below(kDamages));
        const Result<ImportedFile> file = parseMeasurements(damaged(original, damage, random, saysTwice));
        if (!file) {
            QVERIFY(!file.error().message.empty());
            continue;
        }
        std::string remarks;
        const Numbers numbers = numbersOf(*file, remarks);
        if (remarks != expectedRemarks)
            continue;
        ++silent;
        for (const auto& [table, rows] : numbers)
            for (const RowNumbers& row : rows)
                QVERIFY2(
                    expected.contains(table) && isAmong(row, expected.at(table), tolerance),
                    qPrintable(
                        QStringLiteral("seed %1, damage %2: size %3, time %4 in '%5' is wrong and nothing is "
                                       "said")
                            .arg(seed)
                            .arg(static_cast<int>(damage))
                            .arg(row[0].value_or(-1))
                            .arg(row[1].value_or(-1))
                            .arg(QString::fromStdString(table))));
    }
    QVERIFY(silent < 200); // damage is noticed at all
}

void TestDamagedImports::hostileFilesCostNoMoreThanAMessage()
{
    const std::string deep = "{\"end\":" + std::string(100'000, '[');
    const std::vector<std::string> files{
        "",
        "\n\n\n",
        std::string(1'000'000, 'x'),
        std::string(100'000, ','),
        std::string(100'000, '\0'),
        "\xFF\xFEl\0i\0n\0k\0",
        deep,
        "{\"start\":" + std::string(100'000, '{'),
        "{\"contraflow_times\":1,\"messages\":[{\"times\":[1e400]}]}",
        "{\"contraflow_times\":1,\"messages\":[{\"id\":\"e\",\"id\":\"f\",\"mean\":1}]}",
        "{\"contraflow_times\":2,\"messages\":[]}",
        "# OSU MPI Latency Test v5\n# Size  Latency (us)\n" + std::string(1'000'000, '9') + " 1\n",
        "# Benchmarking PingPong\n# #processes = 99999999999999999999\n#bytes #repetitions t[usec] Mbytes/sec\n1 1 1 1\n",
        "link,mean_s\n\"never closed,1\n",
        "link,mean_s\ne1,1e308\ne2,1e999\ne3,-1\ne4,nan\ne5,0\n",
    };
    for (const std::string& text : files) {
        const Result<ImportedFile> file = parseMeasurements(text);
        if (!file) {
            QVERIFY(!file.error().message.empty());
            continue;
        }
        for (const ImportTable& table : file->tables)
            for (const ImportRow& row : readImportTable(table).rows)
                QVERIFY(!row.time || (std::isfinite(row.time->value) && row.time->value > 0));
    }
}

QTEST_GUILESS_MAIN(TestDamagedImports)
#include "tst_damaged_imports.moc"
