// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/all_to_all_sheet.h"

#include "app/desktop/style/text.h"
#include "app/desktop/tables/collective_text.h"
#include "app/desktop/tables/computed_columns.h"

#include <algorithm>
#include <array>
#include <utility>

namespace contraflow {

namespace {

/** The predictions of one size, by method. */
struct SizeRow
{
    AllToAll size;
    std::map<AllToAllMethod, const AllToAllPrediction*> predictions;

    [[nodiscard]] const AllToAllPrediction* at(AllToAllMethod method) const
    {
        const auto found = predictions.find(method);
        return found == predictions.end() ? nullptr : found->second;
    }
};

/** What the columns read; keeps the result alive. */
struct Rows
{
    std::shared_ptr<const CollectiveResult> result;
    std::vector<SizeRow> rows;
};

using Shared = std::shared_ptr<const Rows>;

Shared rowsOf(std::shared_ptr<const CollectiveResult> result)
{
    auto rows = std::make_shared<Rows>();
    for (const AllToAllPrediction& prediction : result->study.predictions) {
        if (rows->rows.empty() || !(rows->rows.back().size == prediction.size))
            rows->rows.push_back({prediction.size, {}});
        rows->rows.back().predictions[prediction.method] = &prediction;
    }
    rows->result = std::move(result);
    return rows;
}

void addErrorColumns(std::vector<ResultsColumn>& columns, const Shared& rows)
{
    const auto signatureOf = [rows](std::size_t row) {
        return rows->rows[row].at(AllToAllMethod::signature);
    };
    if (!rows->result->measured.empty())
        columns.push_back(numbersColumn(
            {"error", AllToAllSheet::tr("Error"), AllToAllSheet::tr("(signature − measured) / measured")},
            {3, QStringLiteral(" %")}, [signatureOf](std::size_t row) -> std::optional<double> {
                const AllToAllPrediction* signature = signatureOf(row);
                return signature ? signature->errorPercent : std::nullopt;
            }));
    columns.push_back(
        textsColumn({"range", AllToAllSheet::tr("Range"),
                     AllToAllSheet::tr("Whether the signature's prediction is inside of what it was fitted "
                                       "to, and the network saturated there")},
                    QStringLiteral("outside n and m; not saturated"), [signatureOf](std::size_t row) {
                        const AllToAllPrediction* signature = signatureOf(row);
                        return signature ? rangeText(signature->domain) : QString();
                    }));
}

std::vector<ResultsColumn> sizeColumns(const Shared& rows)
{
    const CollectiveResult& result = *rows->result;
    std::vector<ResultsColumn> columns;
    columns.push_back(numbersColumn({"processes", AllToAllSheet::tr("n"), AllToAllSheet::tr("Processes")},
                                    {12},
                                    [rows](std::size_t row) { return rows->rows[row].size.processes; }));
    columns.push_back(quantitiesColumn(
        {"bytes", AllToAllSheet::tr("m"), AllToAllSheet::tr("What each process sends to each other one")},
        Dimension::size, [rows](std::size_t row) { return rows->rows[row].size.bytes; }));
    if (!result.measured.empty())
        columns.push_back(quantitiesColumn({"measured", AllToAllSheet::tr("Measured"),
                                            AllToAllSheet::tr("Mean time of the whole operation")},
                                           Dimension::duration, [rows](std::size_t row) {
                                               return rows->rows[row].predictions.begin()->second->measured;
                                           }));
    for (const AllToAllMethodInfo& info : allToAllMethods()) {
        const AllToAllMethod method = info.method;
        if (std::none_of(rows->rows.begin(), rows->rows.end(),
                         [method](const SizeRow& row) { return row.at(method); }))
            continue;
        columns.push_back(quantitiesColumn({std::string(info.name), methodTitle(result, method)},
                                           Dimension::duration,
                                           [rows, method](std::size_t row) -> std::optional<double> {
                                               const auto* prediction = rows->rows[row].at(method);
                                               if (!prediction)
                                                   return std::nullopt;
                                               return prediction->seconds;
                                           }));
        if (method == AllToAllMethod::signature)
            addErrorColumns(columns, rows);
    }
    return columns;
}

std::vector<ResultsColumn> processColumns(const std::shared_ptr<const CollectiveResult>& result)
{
    std::vector<ResultsColumn> columns;
    columns.push_back(
        textsColumn({"process", AllToAllSheet::tr("Process")}, QStringLiteral("process100"),
                    [result](std::size_t row) { return qtText(result->exchange.processes[row]); }));
    const auto load = [result](std::size_t row) -> const ProcessLoad& { return result->bounds.loads[row]; };
    const auto addCount = [&](const ColumnCaption& words, std::size_t ProcessLoad::*member) {
        columns.push_back(numbersColumn(
            words, {12}, [load, member](std::size_t row) { return static_cast<double>(load(row).*member); }));
    };
    const auto add = [&](const ColumnCaption& words, Dimension dimension, double ProcessLoad::*member) {
        columns.push_back(quantitiesColumn(words, dimension,
                                           [load, member](std::size_t row) { return load(row).*member; }));
    };
    addCount({"sends", AllToAllSheet::tr("Sends"), AllToAllSheet::tr("Messages that it sends")},
             &ProcessLoad::sends);
    addCount({"receives", AllToAllSheet::tr("Receives"), AllToAllSheet::tr("Messages that it receives")},
             &ProcessLoad::receives);
    add({"sent_bytes", AllToAllSheet::tr("Sent")}, Dimension::size, &ProcessLoad::sentBytes);
    add({"received_bytes", AllToAllSheet::tr("Received")}, Dimension::size, &ProcessLoad::receivedBytes);
    add({"send_s", AllToAllSheet::tr("Sending"), AllToAllSheet::tr("Time of its link, without start-ups")},
        Dimension::duration, &ProcessLoad::sendSeconds);
    add({"receive_s", AllToAllSheet::tr("Receiving"),
         AllToAllSheet::tr("Time of its link, without start-ups")},
        Dimension::duration, &ProcessLoad::receiveSeconds);
    columns.push_back(quantitiesColumn(
        {"bound_s", AllToAllSheet::tr("Bound"),
         AllToAllSheet::tr("It is not ready before: start-ups and time of its busier direction")},
        Dimension::duration,
        [result, load](std::size_t row) { return load(row).bound(result->bounds.startUp); }));
    return columns;
}

} // namespace

AllToAllSheet::AllToAllSheet(Results& results) : m_results(results)
{
    Collectives& collectives = results.collectives();
    connect(&collectives, &Collectives::collectivesChanged, this, &AllToAllSheet::showNewest);
    connect(&collectives, &Collectives::stateChanged, this,
            [this] { setStale(m_results.collectives().isStale()); });
    showNewest();
}

void AllToAllSheet::setSubject(Subject subject)
{
    if (std::exchange(m_subject, subject) != subject)
        showNewest();
}

void AllToAllSheet::showNewest()
{
    const auto newest = m_results.collectives().current();
    if (!newest)
        return;
    const bool showsSizes = m_subject == Subject::sizes;
    const Shared rows = rowsOf(newest);
    const std::size_t count = showsSizes ? rows->rows.size() : newest->exchange.processes.size();
    std::vector<ResultsColumn> columns;
    if (count > 0)
        columns = showsSizes ? sizeColumns(rows) : processColumns(newest);
    showRows(count, std::move(columns), [&] {
        m_result = newest;
        m_table.reset();
        m_rowOfMeasured.clear();
        m_measuredOfRow.clear();
        if (!showsSizes || !newest->shownSeries)
            return;
        const std::string& name = newest->series[*newest->shownSeries].benchmark;
        m_table = TableRef{TableKind::benchmarkRows, indexOfName(newest->base->project.benchmarks, name)};
        std::map<std::pair<std::uint32_t, double>, int> rowOfSize;
        for (std::size_t row = 0; row < rows->rows.size(); ++row)
            rowOfSize[{rows->rows[row].size.processes, rows->rows[row].size.bytes}] = static_cast<int>(row);
        for (const AllToAllPoint& point : newest->measured)
            if (const auto row = rowOfSize.find({point.size.processes, point.size.bytes});
                row != rowOfSize.end()) {
                m_rowOfMeasured[point.row] = row->second;
                m_measuredOfRow.try_emplace(row->second, point.row);
            }
    });
    setStale(m_results.collectives().isStale());
}

QString AllToAllSheet::ownerText() const
{
    if (rowCount() == 0)
        return {};
    return m_subject == Subject::processes
               ? tr("scenario %1").arg(qtText(m_result->base->prediction->scenario))
               : tr("%1 sizes").arg(rowCount());
}

QString AllToAllSheet::emptyText() const
{
    if (!m_result)
        return tr("The times of all-to-alls are being worked out.");
    if (m_subject == Subject::processes)
        return tr(
            "What each process of the scenario has to send and receive stands here. The scenario has no "
            "messages that can be predicted yet.");
    if (!m_result->failure.isEmpty())
        return m_result->failure;
    return tr(
        "How long an all-to-all of n processes with messages of m bytes takes stands here, measured and "
        "by every formula. This project has no measured all-to-all: import measurements (OSU, IMB, or a "
        "table of n, m and time), or choose a published signature above.");
}

std::optional<TableRef> AllToAllSheet::selectableTable() const
{
    return m_table;
}

std::optional<SelectedItem> AllToAllSheet::itemAt(int row) const
{
    const auto found = m_measuredOfRow.find(row);
    if (!m_table || found == m_measuredOfRow.end())
        return std::nullopt;
    return SelectedItem{*m_table, found->second, SelectedItem::kWholeRow};
}

int AllToAllSheet::rowOf(const SelectedItem& item) const
{
    if (!m_table || !(item.table == *m_table))
        return -1;
    const auto found = m_rowOfMeasured.find(item.row);
    return found == m_rowOfMeasured.end() ? -1 : found->second;
}

} // namespace contraflow
