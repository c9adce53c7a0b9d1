// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/collective_plots.h"

#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/plots/plot_selection.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/tables/cell_text.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <set>

namespace contraflow {
namespace {

using Kind = CollectivePlotRequest::Kind;

constexpr std::array kKinds{Kind::overSize, Kind::overProcesses, Kind::fit, Kind::residuals, Kind::errors};

/** Long names of signatures are cut, so that all choices fit above a plot. */
constexpr int kLettersOfName = 9;

/** Replaces the entries; what was chosen stays chosen, else `fallback` is. */
void refill(QComboBox& box, const std::vector<std::pair<QString, QVariant>>& entries, int fallback)
{
    const QSignalBlocker blocker(box);
    const QVariant chosen = box.currentData();
    box.clear();
    for (const auto& [text, value] : entries)
        box.addItem(text, value);
    const int found = chosen.isValid() ? box.findData(chosen) : -1;
    box.setCurrentIndex(found >= 0 ? found : std::min(fallback, box.count() - 1));
}

void refill(QComboBox& box, const QStringList& entries, int current)
{
    const QSignalBlocker blocker(box);
    box.clear();
    box.addItems(entries);
    box.setCurrentIndex(current);
}

} // namespace

CollectivePlots::CollectivePlots(PlotView& view, Selection& selection, Results& results)
    : m_view(view)
    , m_selection(selection)
    , m_collectives(results.collectives())
{
    makeOptions();
    m_view.setTable(
        [this](char separator) { return m_data ? collectiveTable(*m_data, separator) : std::string(); });
    m_view.setDescriber([this](std::uint32_t item, double) {
        return m_data ? collectiveItemText(*m_data, item) : QString();
    });
    connect(&m_view, &PlotView::itemClicked, this, &CollectivePlots::click);
    connect(&m_selection, &Selection::itemsChanged, this, &CollectivePlots::updateHighlights);
    connect(&m_collectives, &Collectives::collectivesChanged, this, &CollectivePlots::rebuild);
    connect(&m_collectives, &Collectives::stateChanged, this,
            [this] { m_view.setStale(m_data && m_collectives.isStale()); });
    redraw();
}

CollectivePlots::~CollectivePlots() = default;

void CollectivePlots::makeOptions()
{
    m_kind = optionBox(tr("What the plot of collectives shows"),
                       {tr("Over m"), tr("Over n"), tr("Fit"), tr("Residuals"), tr("Error over n")});
    m_processes = optionBox(tr("Number of processes"), {});
    m_bytes = optionBox(tr("Size of the messages"), {});
    m_series = optionBox(tr("Measured all-to-alls"), {});
    m_signature = optionBox(tr("Contention signature"), {});
    for (QComboBox* box : {m_series, m_signature}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kLettersOfName);
    }
    m_import = headerButton(nullptr, tr("Import…"),
                            tr("Take measured all-to-alls out of a file of OSU, IMB, or a table"));
    for (QWidget* option :
         std::initializer_list<QWidget*>{m_kind, m_processes, m_bytes, m_series, m_signature, m_import})
        m_view.addOption(option);
    for (QComboBox* box : {m_kind, m_processes, m_bytes})
        connect(box, &QComboBox::currentIndexChanged, this, &CollectivePlots::rebuild);
    connect(m_series, &QComboBox::activated, &m_collectives, &Collectives::chooseSeries);
    connect(m_signature, &QComboBox::activated, &m_collectives, &Collectives::chooseSignature);
    connect(m_import, &QToolButton::clicked, this, &CollectivePlots::importRequested);
    fillOptions();
}

void CollectivePlots::fillOptions()
{
    std::vector<std::pair<QString, QVariant>> processes;
    std::vector<std::pair<QString, QVariant>> bytes;
    int largest = 0;
    if (const auto result = m_collectives.current()) {
        std::set<std::uint32_t> predicted;
        for (const AllToAllPrediction& prediction : result->study.predictions)
            predicted.insert(prediction.size.processes);
        for (const std::uint32_t n : processChoices(*result)) {
            if (!predicted.empty() && n == *predicted.rbegin())
                largest = static_cast<int>(processes.size());
            processes.emplace_back(QStringLiteral("n = %1").arg(n), n);
        }
        for (const double m : byteChoices(*result))
            bytes.emplace_back(QStringLiteral("m = ") + computedText(Dimension::size, m).shown, m);
    }
    refill(*m_processes, processes, largest);
    refill(*m_bytes, bytes, static_cast<int>(bytes.size()) - 1);
    const QStringList series = m_collectives.seriesNames();
    refill(*m_series, series, m_collectives.seriesPosition());
    refill(*m_signature, m_collectives.signatureNames(), m_collectives.signaturePosition());
    m_processes->setVisible(kind() == Kind::overSize && !processes.empty());
    m_bytes->setVisible(kind() == Kind::overProcesses && !bytes.empty());
    m_series->setVisible(series.size() > 1);
    m_import->setVisible(m_collectives.current() && series.isEmpty());
}

CollectivePlotRequest::Kind CollectivePlots::kind() const
{
    return kKinds.at(static_cast<std::size_t>(std::max(0, m_kind->currentIndex())));
}

void CollectivePlots::setShown(bool isShown)
{
    m_isShown = isShown;
    m_collectives.setWanted(this, isShown);
    if (isShown && (!m_data || m_data->request.result != m_collectives.current()))
        rebuild();
}

void CollectivePlots::rebuild()
{
    fillOptions();
    if (!m_isShown)
        return;
    const auto result = m_collectives.current();
    m_data = nullptr;
    if (result) {
        CollectivePlotRequest request{result, kind(), 2, 0};
        if (m_processes->currentIndex() >= 0)
            request.processes = m_processes->currentData().toUInt();
        if (m_bytes->currentIndex() >= 0)
            request.bytes = m_bytes->currentData().toDouble();
        m_data = std::make_shared<const CollectivePlotData>(collectivePlot(request));
    }
    redraw();
    updateHighlights();
}

void CollectivePlots::redraw()
{
    PlotContent content;
    if (m_data)
        content = collectiveContent(*m_data, theme());
    else
        content.hint = tr("Working out all-to-alls…");
    m_view.setContent(std::move(content));
    m_view.setStale(m_data && m_collectives.isStale());
    emit changed();
}

SelectedItem CollectivePlots::itemOf(std::size_t measured) const
{
    const CollectiveResult& result = *m_data->request.result;
    const std::string& name = result.series[*result.shownSeries].benchmark;
    return {{TableKind::benchmarkRows, indexOfName(result.base->project.benchmarks, name)},
            result.measured[measured].row,
            SelectedItem::kWholeRow};
}

void CollectivePlots::updateHighlights()
{
    std::set<std::uint32_t> items;
    if (m_data && m_isShown && !m_selection.items().empty())
        for (const std::size_t measured : m_data->measured)
            if (m_selection.contains(itemOf(measured)))
                items.insert(static_cast<std::uint32_t>(measured));
    m_view.setHighlighted(std::move(items));
}

void CollectivePlots::click(quint32 item, Qt::KeyboardModifiers modifiers)
{
    const auto measured = m_data ? measuredOf(*m_data, item) : std::nullopt;
    if (measured)
        m_selection.setItems(afterClick(m_selection.items(), {itemOf(*measured)}, modifiers));
}

} // namespace contraflow
