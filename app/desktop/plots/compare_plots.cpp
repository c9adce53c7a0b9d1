// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/compare_plots.h"

#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/plots/plot_words.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace contraflow {
namespace {

constexpr std::array kFigures{CompareFigure::makespan, CompareFigure::mean, CompareFigure::percentile95,
                              CompareFigure::slowdown};
constexpr int kLettersOfSweep = 22;

} // namespace

ComparePlots::ComparePlots(PlotView& view, Selection& selection, Results& results)
    : m_view(view)
    , m_selection(selection)
    , m_results(results)
    , m_candidates(results.candidates())
{
    makeOptions();
    m_view.setTable([this](char separator) { return table(separator); });
    m_view.setDescriber([this](std::uint32_t item, double x) { return itemText(item, x); });
    connect(&m_view, &PlotView::itemClicked, this, &ComparePlots::click);
    connect(&m_selection, &Selection::scenarioChanged, this, &ComparePlots::rebuild);
    for (LiveJob* each : std::initializer_list<LiveJob*>{&m_candidates.comparison(), &m_candidates.sweep(),
                                                         &m_candidates.whatIf()}) {
        connect(each, &LiveJob::changed, this, &ComparePlots::rebuild);
        connect(each, &LiveJob::stateChanged, this, [this] { m_view.setStale(job().isStale()); });
    }
    redraw();
}

ComparePlots::~ComparePlots() = default;

void ComparePlots::makeOptions()
{
    m_kind = optionBox(tr("What the plot compares"),
                       {tr("Bars"), tr("Price over time"), tr("Sweep"), tr("What-if")});
    QStringList figures;
    for (const CompareFigure figure : kFigures)
        figures.append(figureTitle(figure));
    m_figure = optionBox(tr("Figure that the bars show"), figures);
    m_sweep =
        optionBox(tr("What the sweep changes, such as nic=1Gbit/s..100Gbit/s or size=1 kB,10 kB,1 MB"), {});
    m_sweep->setEditable(true);
    m_sweep->setInsertPolicy(QComboBox::NoInsert);
    m_sweep->setMinimumContentsLength(kLettersOfSweep);
    m_sweep->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_factor = optionBox(tr("What the bandwidth of each group of links is multiplied by"), {});
    for (const double factor : {1.25, 1.5, 2.0, 4.0, 10.0})
        m_factor->addItem(QStringLiteral("Links × %1").arg(factor), factor);
    for (QComboBox* box : {m_kind, m_figure, m_sweep, m_factor})
        m_view.addOption(box);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ComparePlots::followWish);
    connect(m_figure, &QComboBox::currentIndexChanged, this, &ComparePlots::rebuild);
    connect(m_sweep, &QComboBox::activated, this, [this](int index) {
        m_candidates.setSweepText(m_sweep->itemData(index).toString().toStdString());
        fillSweeps();
    });
    connect(m_sweep->lineEdit(), &QLineEdit::returnPressed, this,
            [this] { m_candidates.setSweepText(m_sweep->currentText().toStdString()); });
    connect(m_factor, &QComboBox::activated, this,
            [this](int index) { m_candidates.setFactor(m_factor->itemData(index).toDouble()); });
    fillSweeps();
    followWish();
}

/** The list has words, the field what is swept. */
void ComparePlots::fillSweeps()
{
    const QSignalBlocker blocker(m_sweep);
    const auto shown = m_results.current();
    m_sweep->clear();
    for (const auto& [title, text] : usualSweeps(shown ? shown->project : Project()))
        m_sweep->addItem(QStringLiteral("%1: %2").arg(title, toQString(text)), toQString(text));
    m_sweep->setCurrentIndex(-1);
    m_sweep->setEditText(toQString(m_candidates.sweepText()));
}

ComparePlots::Kind ComparePlots::kind() const
{
    return static_cast<Kind>(std::max(0, m_kind->currentIndex()));
}

LiveJob& ComparePlots::job() const
{
    switch (kind()) {
    case Kind::bars:
    case Kind::pareto:
        break;
    case Kind::sweep:
        return m_candidates.sweep();
    case Kind::whatIf:
        return m_candidates.whatIf();
    }
    return m_candidates.comparison();
}

void ComparePlots::setShown(bool isShown)
{
    if (isShown && !m_isShown && !m_sweep->hasFocus())
        fillSweeps();
    m_isShown = isShown;
    followWish();
}

/** Asks for what the chosen kind shows, and for nothing else. */
void ComparePlots::followWish()
{
    const Kind shown = kind();
    m_figure->setVisible(shown == Kind::bars);
    m_sweep->setVisible(shown == Kind::sweep);
    m_factor->setVisible(shown == Kind::whatIf);
    m_candidates.comparison().setWanted(this, m_isShown && shown != Kind::whatIf);
    m_candidates.sweep().setWanted(this, m_isShown && shown == Kind::sweep);
    m_candidates.whatIf().setWanted(this, m_isShown && shown == Kind::whatIf);
    rebuild();
}

std::optional<ComparePlotRequest> ComparePlots::request() const
{
    const auto view = m_candidates.comparison().current();
    if (!view)
        return std::nullopt;
    return ComparePlotRequest{view, m_selection.scenario(),
                              kFigures.at(static_cast<std::size_t>(std::max(0, m_figure->currentIndex())))};
}

PlotContent ComparePlots::content() const
{
    const auto asked = request();
    switch (kind()) {
    case Kind::bars:
        if (asked)
            return compareBars(*asked, theme());
        break;
    case Kind::pareto:
        if (asked)
            return comparePareto(*asked, theme());
        break;
    case Kind::sweep:
        if (const auto view = m_candidates.sweep().current())
            return sweepContent(*view, m_selection.scenario(), theme());
        break;
    case Kind::whatIf:
        if (const auto view = m_candidates.whatIf().current())
            return whatIfContent(*view, theme());
        break;
    }
    PlotContent waiting;
    waiting.hint = tr("Predicting the scenarios…");
    return waiting;
}

QString ComparePlots::itemText(std::uint32_t item, double x) const
{
    const auto asked = request();
    switch (kind()) {
    case Kind::bars:
    case Kind::pareto:
        return asked ? candidateText(*asked, item) : QString();
    case Kind::sweep:
        if (const auto view = m_candidates.sweep().current())
            return sweepText(*view, item, x);
        break;
    case Kind::whatIf:
        if (const auto view = m_candidates.whatIf().current())
            return whatIfText(*view, item);
        break;
    }
    return {};
}

std::string ComparePlots::table(char separator) const
{
    const auto asked = request();
    switch (kind()) {
    case Kind::bars:
    case Kind::pareto:
        return asked ? compareTable(*asked, separator) : std::string();
    case Kind::sweep:
        if (const auto view = m_candidates.sweep().current())
            return sweepTable(*view, m_selection.scenario(), separator);
        break;
    case Kind::whatIf:
        if (const auto view = m_candidates.whatIf().current())
            return whatIfTable(*view, separator);
        break;
    }
    return {};
}

void ComparePlots::rebuild()
{
    {
        const QSignalBlocker blocker(m_factor);
        m_factor->setCurrentIndex(m_factor->findData(m_candidates.factor()));
    }
    if (m_isShown)
        redraw();
}

void ComparePlots::redraw()
{
    m_view.setContent(content());
    updateHighlights();
    m_view.setStale(job().isStale());
    emit changed();
}

void ComparePlots::updateHighlights()
{
    std::set<std::uint32_t> items;
    if (kind() != Kind::whatIf)
        items.insert(static_cast<std::uint32_t>(m_selection.scenario()));
    m_view.setHighlighted(std::move(items));
}

void ComparePlots::click(quint32 item)
{
    if (kind() == Kind::whatIf)
        return;
    m_selection.setScenario(item);
    m_selection.setItems({{{TableKind::scenarios, 0}, item, SelectedItem::kWholeRow}});
}

} // namespace contraflow
