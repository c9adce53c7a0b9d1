// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/results_sheet.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace contraflow {

namespace {

QString fromUtf8(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

ResultsSheet::ResultsSheet(Results& results)
    : SheetModel(SheetKind::results, nullptr)
    , m_results(results)
    , m_shown(std::make_shared<ScenarioResult>())
{
    connect(&m_results, &Results::resultChanged, this, &ResultsSheet::showNewest);
    if (m_results.current())
        m_shown = m_results.current();
    m_columns = makeColumns();
}

void ResultsSheet::showNewest()
{
    const auto count = [](const ScenarioResult& result) {
        return result.prediction ? result.prediction->timeline.messages.size() : 0;
    };
    const std::shared_ptr<const ScenarioResult> newest = m_results.current();
    const std::shared_ptr<const ScenarioResult> old = std::exchange(m_shown, newest);
    std::vector<Column> columns = makeColumns();
    const bool sameColumns = std::equal(columns.begin(), columns.end(), m_columns.begin(), m_columns.end(),
                                        [](const Column& a, const Column& b) { return a.key == b.key; });
    if (sameColumns && count(*old) == count(*newest)) {
        // Same shape: the view keeps its place, and only what is on screen is asked for again.
        m_columns = std::move(columns);
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    m_shown = old;
    beginResetModel();
    m_shown = newest;
    m_columns = std::move(columns);
    endResetModel();
}

int ResultsSheet::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_shown->prediction)
        return 0;
    return static_cast<int>(m_shown->prediction->timeline.messages.size());
}

int ResultsSheet::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant ResultsSheet::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Column& column = m_columns[static_cast<std::size_t>(index.column())];
    const auto message = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return column.text(message).shown;
    case Qt::EditRole:
    case FullTextRole:
        return column.text(message).full;
    case Qt::ToolTipRole: {
        const CellText text = column.text(message);
        return text.full == text.shown ? QVariant() : QVariant(text.full);
    }
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case SortRole:
        return column.sortValue ? column.sortValue(message) : QVariant(column.text(message).full);
    case ComputedRole:
        return true;
    default:
        return {};
    }
}

QVariant ResultsSheet::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return SheetModel::headerData(section, orientation, role);
    if (section < 0 || section >= columnCount())
        return {};
    const Column& column = m_columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column.title;
    case Qt::ToolTipRole:
        return column.hint;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (column.isNumber ? Qt::AlignRight : Qt::AlignLeft)));
    case SampleRole:
        return column.sample;
    case KeyRole:
        return fromUtf8(column.key);
    default:
        return {};
    }
}

QString ResultsSheet::ownerText() const
{
    if (!m_shown->prediction)
        return {};
    return tr("Scenario %1, model %2")
        .arg(fromUtf8(m_shown->prediction->scenario), fromUtf8(m_shown->prediction->model));
}

QString ResultsSheet::emptyText() const
{
    if (!m_shown->failure.isEmpty())
        return m_shown->failure;
    if (!m_shown->prediction)
        return tr("The first prediction is being made.");
    return m_shown->project.workloads[m_shown->prediction->workload].messages.empty()
               ? tr("No times yet. Add messages in the Messages sheet; their times appear here at once.")
               : tr("None of the messages can be sent. The issue list says why.");
}

std::optional<TableRef> ResultsSheet::selectableTable() const
{
    if (!m_shown->prediction)
        return std::nullopt;
    return TableRef{TableKind::messages, m_shown->prediction->workload};
}

std::optional<SelectedItem> ResultsSheet::itemAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    return SelectedItem{*selectableTable(),
                        m_shown->prediction->placed.messages[static_cast<std::size_t>(row)].row,
                        SelectedItem::kWholeRow};
}

int ResultsSheet::rowOf(const SelectedItem& item) const
{
    if (selectableTable() != item.table)
        return -1;
    const auto& placed = m_shown->prediction->placed.messages;
    const auto found = std::lower_bound(placed.begin(), placed.end(), item.row,
                                        [](const PlacedMessage& m, std::size_t row) { return m.row < row; });
    return found != placed.end() && found->row == item.row ? static_cast<int>(found - placed.begin()) : -1;
}

int ResultsSheet::columnOf(const std::string& key) const
{
    const auto found = std::find_if(m_columns.begin(), m_columns.end(),
                                    [&](const Column& column) { return column.key == key; });
    return found == m_columns.end() ? -1 : static_cast<int>(found - m_columns.begin());
}

const MessageRow& ResultsSheet::messageRow(std::size_t message) const
{
    return m_shown->project.workloads[m_shown->prediction->workload]
        .messages[m_shown->prediction->placed.messages[message].row];
}

QString ResultsSheet::channelText(std::size_t message) const
{
    const Prediction& prediction = *m_shown->prediction;
    const std::uint32_t channel = prediction.timeline.messages[message].bottleneck;
    if (channel == kNoChannel)
        return prediction.placed.routes[message].empty() ? tr("inside the node") : QString();
    return fromUtf8(prediction.placed.network->channelName(ChannelId(channel)));
}

std::vector<ResultsSheet::Column> ResultsSheet::makeColumns() const
{
    const auto times = [this](std::size_t m) -> const MessageTimes& {
        return m_shown->prediction->timeline.messages[m];
    };
    const auto duration = [this, times](std::string key, QString title, QString hint,
                                        double (*of)(const MessageTimes&)) {
        return Column{std::move(key),
                      std::move(title),
                      std::move(hint),
                      QStringLiteral("1000.0 ms"),
                      true,
                      [times, of](std::size_t m) { return computedText(Dimension::duration, of(times(m))); },
                      [times, of](std::size_t m) { return QVariant(of(times(m))); }};
    };
    const auto name = [this](std::string key, QString title, QString sample, std::string MessageRow::*field) {
        return Column{std::move(key),
                      std::move(title),
                      {},
                      std::move(sample),
                      false,
                      [this, field](std::size_t m) { return plainText(messageRow(m).*field); },
                      {}};
    };
    const QString process = QStringLiteral("node-001");
    std::vector<Column> columns;
    columns.push_back(name("id", tr("Message"), QStringLiteral("message-1"), &MessageRow::id));
    columns.push_back(name("source", tr("Source"), process, &MessageRow::source));
    columns.push_back(name("destination", tr("Destination"), process, &MessageRow::destination));
    columns.push_back(
        {"size",
         tr("Size"),
         {},
         QStringLiteral("1000.0 MiB"),
         true,
         [this](std::size_t m) { return cellText(messageRow(m).size, Dimension::size); },
         [this](std::size_t m) { return QVariant(m_shown->prediction->placed.messages[m].bytes); }});
    columns.push_back(duration("time", tr("Time"), tr("Predicted time from start to finish"),
                               [](const MessageTimes& t) { return t.time(); }));
    addMeasuredColumns(columns);
    columns.push_back({"slowdown", tr("Slowdown"),
                       tr("Time divided by the time that the message would take alone"),
                       QStringLiteral("100.0 ×"), true,
                       [times](std::size_t m) { return computedNumber(times(m).slowdown(), 3, tr(" ×")); },
                       [times](std::size_t m) { return QVariant(times(m).slowdown()); }});
    columns.push_back({"bottleneck",
                       tr("Limited by"),
                       tr("The channel that limited the message for the longest time"),
                       QStringLiteral("node-01 → switch-01"),
                       false,
                       [this](std::size_t m) { return plainText(channelText(m).toStdString()); },
                       {}});
    columns.push_back(duration("start", tr("Start"), tr("When the message becomes ready"),
                               [](const MessageTimes& t) { return t.start; }));
    columns.push_back(duration("finish", tr("Finish"), tr("When the last byte has arrived"),
                               [](const MessageTimes& t) { return t.finish; }));
    columns.push_back(
        {"steps", tr("Steps"), tr("The steps in which the message was active"), QStringLiteral("1–100"), true,
         [times](std::size_t m) {
             const MessageTimes& t = times(m);
             if (t.steps() == 0)
                 return CellText();
             const QString first = QString::number(t.firstStep + 1);
             const QString text = t.steps() == 1 ? first : tr("%1–%2").arg(first).arg(t.endStep);
             return CellText{text, text, {}};
         },
         [times](std::size_t m) { return QVariant(times(m).firstStep); }});
    addStepColumns(columns);
    return columns;
}

void ResultsSheet::addStepColumns(std::vector<Column>& columns) const
{
    if (!m_shown->prediction || !m_shown->prediction->timeline.hasAllSegments)
        return;
    const std::size_t steps = m_shown->prediction->timeline.stepCount();
    if (steps > kMaxStepColumns)
        return;
    for (std::size_t step = 0; step < steps; ++step) {
        // Before its first and after its last step a message has no rate, which is not the same as a rate of
        // zero.
        const auto rate = [this, step](std::size_t m) -> std::optional<double> {
            const Timeline& timeline = m_shown->prediction->timeline;
            const MessageTimes& t = timeline.messages[m];
            if (!t.isActiveIn(step))
                return std::nullopt;
            return timeline.during(m, step).rate;
        };
        columns.push_back({"rate" + std::to_string(step + 1), tr("Rate in step %1").arg(step + 1),
                           tr("The message's share of the network in this step"),
                           QStringLiteral("1000.0 Mbit/s"), true,
                           [rate](std::size_t m) {
                               const std::optional<double> value = rate(m);
                               return value ? computedText(Dimension::bandwidth, *value) : CellText();
                           },
                           [rate](std::size_t m) {
                               const std::optional<double> value = rate(m);
                               return value ? QVariant(*value) : QVariant();
                           }});
    }
}

void ResultsSheet::addMeasuredColumns(std::vector<Column>& columns) const
{
    if (m_shown->measured.empty())
        return;
    const auto measured = [this](std::size_t m) { return m_shown->measured[m]; };
    const auto error = [this, measured](std::size_t m) {
        // Erel of zhu-2014: negative is optimistic.
        return (m_shown->prediction->timeline.messages[m].time() - measured(m)) / measured(m) * 100;
    };
    const auto numberOrNothing = [](double value) {
        return std::isfinite(value) ? QVariant(value) : QVariant();
    };
    columns.push_back(
        {"measured", tr("Measured"), tr("Mean measured time of %1").arg(fromUtf8(m_shown->measurement)),
         QStringLiteral("1000.0 ms"), true,
         [measured](std::size_t m) {
             return std::isfinite(measured(m)) ? computedText(Dimension::duration, measured(m)) : CellText();
         },
         [measured, numberOrNothing](std::size_t m) { return numberOrNothing(measured(m)); }});
    columns.push_back({"error", tr("Error"),
                       tr("(Predicted − measured) / measured; negative: the prediction is optimistic"),
                       QStringLiteral("−100.0 %"), true,
                       [error](std::size_t m) {
                           return std::isfinite(error(m)) ? computedNumber(error(m), 3, tr(" %"))
                                                          : CellText();
                       },
                       [error, numberOrNothing](std::size_t m) { return numberOrNothing(error(m)); }});
}

} // namespace contraflow
