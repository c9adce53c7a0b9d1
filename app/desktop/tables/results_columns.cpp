// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/results_columns.h"

#include "app/desktop/style/text.h"
#include "core/analysis/measured_times.h"

#include <QCoreApplication>

#include <cmath>
#include <optional>
#include <utility>

namespace contraflow {

namespace {

using SharedResult = std::shared_ptr<const ScenarioResult>;

QString tr(const char* text)
{
    return QCoreApplication::translate("ResultsSheet", text);
}

const MessageRow& messageRow(const ScenarioResult& result, std::size_t message)
{
    return result.project.workloads[result.prediction->workload]
        .messages[result.prediction->placed.messages[message].row];
}

QVariant numberOrNothing(double value)
{
    return std::isfinite(value) ? QVariant(value) : QVariant();
}

} // namespace

std::vector<ResultsColumn> messageColumns(const SharedResult& result)
{
    const auto name = [result](std::string key, QString title, QString sample,
                               std::string MessageRow::*field) {
        return ResultsColumn{
            std::move(key),
            std::move(title),
            {},
            std::move(sample),
            false,
            [result, field](std::size_t m) { return plainText(messageRow(*result, m).*field); },
            {}};
    };
    const QString process = QStringLiteral("node-001");
    std::vector<ResultsColumn> columns;
    columns.push_back(name("id", tr("Message"), QStringLiteral("message-1"), &MessageRow::id));
    columns.push_back(name("source", tr("Source"), process, &MessageRow::source));
    columns.push_back(name("destination", tr("Destination"), process, &MessageRow::destination));
    columns.push_back(
        {"size",
         tr("Size"),
         {},
         QStringLiteral("1000.0 MiB"),
         true,
         [result](std::size_t m) { return cellText(messageRow(*result, m).size, Dimension::size); },
         [result](std::size_t m) { return QVariant(result->prediction->placed.messages[m].bytes); },
         Dimension::size});
    return columns;
}

ResultsColumn measuredColumn(const SharedResult& result)
{
    return {"measured",
            tr("Measured"),
            tr("Mean measured time of %1").arg(qtText(result->measurement)),
            QStringLiteral("1000.0 ms"),
            true,
            [result](std::size_t m) {
                return std::isfinite(result->measured[m])
                           ? computedText(Dimension::duration, result->measured[m])
                           : CellText();
            },
            [result](std::size_t m) { return numberOrNothing(result->measured[m]); },
            Dimension::duration};
}

} // namespace contraflow
