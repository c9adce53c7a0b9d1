// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/traffic_file.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/connection_matrix.h"
#include "core/importing/import_origin.h"
#include "core/importing/import_plan.h"
#include "core/importing/import_readers.h"
#include "core/importing/matrix_order.h"
#include "core/io/text/text_file.h"
#include "core/project/network.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <unordered_set>
#include <utility>

namespace contraflow {

namespace {

/** The processes in their order on the cores, one node after the other. */
SharedRows<PlaceRow> filledCores(const std::vector<std::string>& processes, const Network& network)
{
    std::vector<PlaceRow> places;
    for (const Network::Node& node : network.nodes())
        for (std::uint32_t core = 0; core < node.cores && places.size() < processes.size(); ++core)
            places.push_back({processes[places.size()], node.name});
    return places;
}

std::string nearestNode(const std::string& name, const Network& network)
{
    const auto known = mapped<std::string>(network.nodes(), &Network::Node::name);
    return suggestion(name, known);
}

} // namespace

Result<TrafficPlan> planTraffic(Traffic traffic, const Project& project, const Platform& platform,
                                const std::string& name)
{
    IssueList issues; // they are the platform's own and reported where the project is validated
    const std::shared_ptr<const Network> network = Network::build(platform, 0, issues);
    std::vector<std::string> strangers;
    for (const std::string& end : traffic.ends)
        if (!network->findNode(end))
            strangers.push_back(end);
    TrafficPlan plan;
    plan.notes = std::move(traffic.notes);
    plan.workload.name = name;
    plan.workload.provenance = std::move(traffic.provenance);
    plan.workload.messages = SharedRows<MessageRow>(std::move(traffic.messages));
    noteEarlierImport(project, plan.workload.provenance, plan.notes);
    if (strangers.empty())
        return plan;
    const std::string where = inQuotes(platform.name);
    if (strangers.size() < traffic.ends.size()) {
        const std::string near = nearestNode(strangers.front(), *network);
        const std::string others = groupedCount(strangers.size() - 1);
        return Error{
            ErrorCode::notFound,
            sentence(
                strangers.size() > 1
                    ? phrase("%1 and %3 more are no nodes of the platform %2, though the other names are")
                    : phrase("%1 is no node of the platform %2, though the other names are"),
                {inQuotes(strangers.front()), where, others}) +
                (near.empty() ? std::string() : "; " + near)};
    }
    std::size_t cores = 0;
    for (const Network::Node& node : network->nodes())
        cores += node.cores;
    if (traffic.ends.size() > cores)
        return invalidInput(
            "the file has %1, the platform %2 has %3 in %4; choose a larger platform, or name its nodes in "
            "the file",
            {sentenceOf(traffic.ends.size(), "1 process", "%1 processes"), where,
             sentenceOf(cores, "1 core", "%1 cores"),
             sentenceOf(network->nodes().size(), "1 node", "%1 nodes")});
    plan.mapping.emplace();
    plan.mapping->name = name;
    plan.mapping->places = filledCores(traffic.ends, *network);
    plan.notes.push_back(sentence(
        "the names are not those of nodes: they are taken as %1, which fill the cores of one node after the "
        "other; the mapping can be changed",
        {sentenceOf(traffic.ends.size(), "1 process", "%1 processes")}));
    return plan;
}

Result<Edit> addTraffic(const Project& project, TrafficPlan plan, WorkloadTarget target)
{
    target.mapping = std::move(plan.mapping);
    return addWorkload(project, std::move(plan.workload), target);
}

namespace {

Error trafficError(std::string text)
{
    return {ErrorCode::invalidInput, std::move(text)};
}

Error atCell(std::size_t line, const std::string& column, const std::string& problem)
{
    return invalidInput("line %1, column %2: %3", {std::to_string(line), inQuotes(column), problem});
}

/** A value with its own unit, or that of its column. */
Result<Quantity> readCell(Dimension dimension, std::string text, const Unit* unit, DecimalMark decimal,
                          bool hasOption = false)
{
    text = plainNumber(text, decimal);
    const bool isBare = parseNumber(text).has_value();
    if (isBare && !unit && parseNumber(text) != 0.0)
        return invalidInput(dimension != Dimension::size
                                ? phrase("%1 has no unit; say which, such as s or us")
                            : hasOption ? phrase("%1 has no unit; say which, such as B or MB (by --unit)")
                                        : phrase("%1 has no unit; say which, such as B or MB"),
                            {inQuotes(text)});
    if (isBare && unit)
        text += " " + std::string(unit->symbol);
    Result<Quantity> value = parseQuantity(dimension, text);
    if (!value)
        return trafficError(value.error().message);
    if (dimension == Dimension::size && std::floor(value->value) != value->value)
        return invalidInput("%1: a size is a whole number of bytes", {inQuotes(text)});
    return value;
}

/** How many messages of `bytes` a cell counts: what they have together. */
Result<Quantity> readCount(std::string text, const Unit* unit, double bytes, DecimalMark decimal)
{
    text = plainNumber(text, decimal);
    const std::optional<double> count = parseNumber(text);
    if (!count || unit)
        return invalidInput(
            "%1 is a size, as it has a unit, and no number of messages; leave out the size of one",
            {inQuotes(text)});
    if (*count < 0 || std::floor(*count) != *count)
        return invalidInput("%1: the number of messages is a whole number", {inQuotes(text)});
    return inReadableUnit(Dimension::size, *count * bytes);
}

/** Takes the messages of a file one by one. */
class TrafficReader
{
public:
    TrafficReader(const TrafficOptions& options, DecimalMark decimal) : m_options(options), m_decimal(decimal)
    {}

    Result<Traffic> read(const ImportedFile& file)
    {
        const ImportTable& table = file.tables.front();
        for (const RejectedLine& line : file.rejected)
            if (!line.hasNoData)
                return trafficError(atLine(line.line, line.reason));
        for (const ImportRecord& record : table.records)
            RETURN_IF_ERROR(take(table, record));
        finish();
        return std::move(m_traffic);
    }

private:
    Result<void> take(const ImportTable& table, const ImportRecord& record)
    {
        MessageRow row;
        for (const auto& [meaning, field] :
             {std::pair(ColumnMeaning::message, &row.id), std::pair(ColumnMeaning::source, &row.source),
              std::pair(ColumnMeaning::destination, &row.destination)})
            RETURN_IF_ERROR(takeName(table, record, meaning, *field));
        const std::size_t at = *columnOf(table.columns, ColumnMeaning::size);
        // In a matrix the cell is found by its column's node.
        const std::string column = table.matrix ? record.cells[1] : table.columns[at].name;
        const Unit* unit = table.columns[at].unit ? table.columns[at].unit : m_options.unit;
        const std::string text(trimmed(record.cells[at]));
        const Result<Quantity> size =
            m_options.countOf > 0 ? readCount(text, table.columns[at].unit, m_options.countOf, m_decimal)
                                  : readCell(Dimension::size, text, unit, m_decimal, true);
        if (!size)
            return atCell(record.line, column, size.error().message);
        row.size = projectQuantity(*size);
        if (m_options.totalOf > 1 && size->value > 0) {
            // A message has a whole number of bytes, and what was sent at all is at least one.
            const double part = std::max(std::round(size->value / m_options.totalOf), 1.0);
            row.size = projectQuantity(inReadableUnit(Dimension::size, part));
        }
        RETURN_IF_ERROR(takeStart(table, record, row));
        m_ends.insert(row.source);
        m_ends.insert(row.destination);
        if (size->value == 0) {
            ++m_empty;
            return {};
        }
        if (row.source == row.destination) {
            ++m_local;
            if (m_options.selfMessages == SelfMessages::leftOut)
                return {};
        }
        if (row.id.empty())
            row.id = "m" + std::to_string(m_traffic.messages.size() + 1);
        if (!m_ids.insert(row.id).second)
            return trafficError(
                atLine(record.line, sentence("there is a message %1 already; give each its own name, or none",
                                             {inQuotes(row.id)})));
        m_traffic.messages.push_back(std::move(row));
        return {};
    }

    static Result<void> takeName(const ImportTable& table, const ImportRecord& record, ColumnMeaning meaning,
                                 ShortText& field)
    {
        const auto at = columnOf(table.columns, meaning);
        if (!at)
            return {};
        field = trimmed(record.cells[*at]);
        const std::string& column = table.columns[*at].name;
        if (field.empty() && meaning != ColumnMeaning::message)
            return atCell(record.line, column, sentence("the name is missing"));
        if (findInvalidUtf8(field) != std::string::npos)
            return atCell(record.line, column, sentence("the name is not UTF-8 text"));
        constexpr std::size_t kLongest = 255;
        if (field.size() > kLongest)
            return atCell(record.line, column,
                          sentence("the name has more than %1 bytes", {groupedCount(kLongest)}));
        return {};
    }

    Result<void> takeStart(const ImportTable& table, const ImportRecord& record, MessageRow& row) const
    {
        const auto at = columnOf(table.columns, ColumnMeaning::start);
        if (!at || isMissingValue(trimmed(record.cells[*at])))
            return {};
        const Result<Quantity> start = readCell(Dimension::duration, std::string(trimmed(record.cells[*at])),
                                                table.columns[*at].unit, m_decimal);
        if (!start)
            return atCell(record.line, table.columns[*at].name, start.error().message);
        row.start = projectQuantity(*start);
        return {};
    }

    void finish()
    {
        if (m_empty > 0)
            m_traffic.notes.push_back(
                sentenceOf(m_empty, "1 size of 0 is no message", "%1 sizes of 0 are no message"));
        if (m_local > 0)
            m_traffic.notes.push_back(
                m_options.selfMessages == SelfMessages::taken
                    ? sentenceOf(m_local, "1 message of a node to itself is taken as sent within the node",
                                 "%1 messages of a node to itself are taken as sent within the node")
                    : sentenceOf(
                          m_local, "1 message of a node to itself was left out: it does not use the network",
                          "%1 messages of a node to itself were left out: they do not use the network"));
        if (m_options.countOf > 0)
            m_traffic.notes.push_back(sentence(
                "the numbers of the file count messages of %1: those of a pair are one message with all "
                "their bytes",
                {displayText(Dimension::size, m_options.countOf)}));
        if (m_options.totalOf > 1)
            m_traffic.notes.push_back(sentence(
                "the sizes of the file are sums over %1 repetitions: a message has the part of one, in "
                "whole bytes",
                {groupedCount(m_options.totalOf)}));
        m_traffic.ends.assign(m_ends.begin(), m_ends.end());
        std::ranges::sort(m_traffic.ends, NaturalLess());
    }

    const TrafficOptions& m_options;
    DecimalMark m_decimal;
    Traffic m_traffic;
    std::set<std::string> m_ends;
    std::unordered_set<std::string> m_ids;
    std::size_t m_empty = 0;
    std::size_t m_local = 0;
};

bool isList(const ImportedFile& file)
{
    const ImportTable& table = file.tables.front();
    return table.has(ColumnMeaning::source) && table.has(ColumnMeaning::destination) &&
           table.has(ColumnMeaning::size);
}

Result<ImportedFile> readAs(std::string_view name, std::string_view text, ImportOptions options)
{
    options.importer = findImporter(name);
    return parseMeasurements(text, options);
}

/** A list without a line of names: source, destination, size and perhaps start, in this order. Only names in
 * the first two columns tell it from a matrix; nothing where there are others. */
std::optional<ImportedFile> readBareList(std::string_view text, ImportOptions options)
{
    constexpr std::pair<const char*, ColumnMeaning> kOrder[]{{"1", ColumnMeaning::source},
                                                             {"2", ColumnMeaning::destination},
                                                             {"3", ColumnMeaning::size},
                                                             {"4", ColumnMeaning::start}};
    for (const std::size_t columns : {4, 3}) {
        options.columns.clear();
        for (std::size_t i = 0; i < columns; ++i)
            options.columns.push_back({kOrder[i].first, kOrder[i].second, nullptr});
        auto file = readAs("csv", text, options);
        if (!file || !isList(*file))
            continue;
        const std::vector<ImportRecord>& records = file->tables.front().records;
        const bool hasNames = std::ranges::all_of(records, [](const ImportRecord& record) {
            return std::all_of(record.cells.begin(), record.cells.begin() + 2, [](const std::string& cell) {
                return !trimmed(cell).empty() && !looksLikeValue(cell);
            });
        });
        if (hasNames)
            return std::move(file).value();
    }
    return std::nullopt;
}

/** Reads a table whose first line names source, destination and size; nothing when there is no such line. */
std::optional<Result<Traffic>> readListTraffic(std::string_view text, const TrafficOptions& options)
{
    const auto file = readAs("csv", text, options.reading);
    if (file && isList(*file))
        return TrafficReader(options, file->tables.front().decimal).read(*file);
    // Without a row that could be used there is no file, but the names of its columns say what it should be.
    const auto columns = readDelimited(text, options.reading);
    if (!columns || !isList(*columns))
        return std::nullopt;
    for (const RejectedLine& line : columns->rejected)
        return trafficError(atLine(line.line, line.reason));
    return file ? invalidInput("the table has no row") : file.error();
}

/** A node of a matrix that receives and has no row; empty: there is none. */
std::string nodeWithoutRow(const ImportTable& table)
{
    std::unordered_set<std::string> senders;
    for (const ImportRecord& record : table.records)
        senders.insert(record.cells[0]);
    for (const ImportRecord& record : table.records)
        if (!senders.contains(record.cells[1]))
            return record.cells[1];
    return {};
}

Result<Traffic> readMatrixTraffic(std::string_view text, const TrafficOptions& options)
{
    std::string turned;
    const MatrixRowOrder order =
        options.rows == MatrixRows::unsaid ? rowOrderOf(text) : MatrixRowOrder::firstNodeFirst;
    if (order != MatrixRowOrder::firstNodeFirst)
        return trafficError(
            order == MatrixRowOrder::lastNodeFirst
                ? sentence(
                      "the matrix looks like traffic only when its last row is taken as that of the first "
                      "node, as ComDetective writes it; say which row is first by --rows up or --rows down")
                : sentence(
                      "the matrix looks like traffic whether its first or its last row is that of the first "
                      "node, as ComDetective writes it; say which row is first by --rows up or --rows down"));
    if (options.rows == MatrixRows::up) {
        turned = upsideDown(text);
        text = turned;
    }
    ImportOptions reading = options.reading;
    reading.columns = {{"value", ColumnMeaning::size, options.countOf > 0 ? nullptr : options.unit}};
    ASSIGN_OR_RETURN(ImportedFile file, readAs("matrix", text, reading));
    ImportTable& table = file.tables.front();
    const bool areRowsSenders = options.senders == MatrixSenders::rows;
    if (!areRowsSenders)
        std::swap(table.columns[0].meaning, table.columns[1].meaning);
    const bool isTriangle = table.matrix->half != MatrixHalf::both;
    if (const std::string lost = isTriangle ? std::string() : nodeWithoutRow(table); !lost.empty())
        return invalidInput(
            "the matrix has a column of %1 and no row with its numbers; is the file cut off? write 0 where "
            "nothing is sent",
            {inQuotes(lost)});
    if (!options.unit && options.countOf == 0)
        return invalidInput(
            "the matrix does not say in which unit its numbers are; say which, such as B or MB (by --unit)");
    if (options.selfMessages == SelfMessages::taken) {
        ASSIGN_OR_RETURN(const std::vector<ImportRecord> diagonal, readMatrixDiagonal(text, reading));
        // Behind what its line sends to others, so that messages stay in the order of lines.
        table.records.insert(table.records.end(), diagonal.begin(), diagonal.end());
        std::ranges::stable_sort(table.records, {}, &ImportRecord::line);
    }
    Result<Traffic> traffic = TrafficReader(options, reading.decimal).read(file);
    if (!traffic)
        return traffic;
    traffic->isMatrix = true;
    traffic->notes.insert(
        traffic->notes.begin(),
        (areRowsSenders ? sentence("rows of the matrix are senders, columns receivers")
                        : sentence("columns of the matrix are senders, rows receivers")) +
            "; " +
            (options.selfMessages == SelfMessages::taken
                 ? sentence("its diagonal is taken as messages within the node")
                 : sentence(
                       "its diagonal is left out, as what a node sends to itself does not use the network")));
    for (std::string& note : notesOf(*table.matrix))
        traffic->notes.push_back(std::move(note));
    return traffic;
}

/** Between the numbers of all nodes, so that each is placed where the file has it. */
Result<Traffic> readConnections(std::string_view text, const TrafficOptions& options)
{
    ASSIGN_OR_RETURN(const ConnectionMatrix matrix, readConnectionMatrix(withoutByteOrderMark(text)));
    Result<Traffic> traffic = TrafficReader(options, DecimalMark::point).read(matrix.file);
    if (!traffic)
        return traffic;
    traffic->ends.clear();
    for (std::uint32_t node = 0; node < matrix.nodes; ++node)
        traffic->ends.push_back(std::to_string(node));
    traffic->notes.insert(traffic->notes.begin(), matrix.file.notes.begin(), matrix.file.notes.end());
    return traffic;
}

} // namespace

Result<Traffic> readTraffic(std::string_view text, const TrafficOptions& options)
{
    const Importer* wanted = options.reading.importer;
    if (wanted && wanted->name != "csv" && wanted->name != "matrix")
        return invalidInput("what is sent is read from a table or a matrix, not from %1", {wanted->name});
    for (const auto& why : {whyNoText(text), whyNoNumbers(text)})
        if (why)
            return trafficError(*why);
    std::optional<Result<Traffic>> list;
    const bool isConnections = !wanted && hasConnections(text);
    if (isConnections)
        list = readConnections(text, options);
    else if (!wanted || wanted->name == "csv")
        list = readListTraffic(text, options);
    if (!list && wanted && wanted->name == "csv")
        return invalidInput(
            "the table has no columns for source, destination and size; name them in its first line, or say "
            "what each column is");
    const bool isNamedList = list.has_value();
    Result<Traffic> traffic = isNamedList ? std::move(*list) : readMatrixTraffic(text, options);
    if (!traffic && !isNamedList && !wanted)
        if (const auto bare = readBareList(text, options.reading)) {
            traffic = TrafficReader(options, bare->tables.front().decimal).read(*bare);
            if (traffic)
                traffic->notes.emplace_back(sentence(
                    "no line names the columns; they are taken as source, destination, size and start"));
        }
    if (!traffic)
        return Error{traffic.error().code, validUtf8(traffic.error().message)};
    if (!traffic->isMatrix && options.senders != MatrixSenders::rows)
        return invalidInput(
            "a list names who sends in a column of its own; only of a matrix it is asked whether rows or "
            "columns send");
    if (traffic->messages.empty())
        return trafficError(
            options.selfMessages == SelfMessages::taken
                ? sentence("nothing is sent: every size is 0")
                : sentence("nothing is sent: every size is 0, or goes from a node to itself"));
    traffic->provenance = options.provenance;
    traffic->provenance.importer = isConnections ? "htsim" : traffic->isMatrix ? "matrix" : "csv";
    traffic->provenance.options = optionsText(options);
    return traffic;
}

} // namespace contraflow
