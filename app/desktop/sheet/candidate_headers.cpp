// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/candidate_headers.h"

#include "app/desktop/sheet/live_progress.h"
#include "app/desktop/style/header_area.h"
#include "app/desktop/style/spacing.h"
#include "app/desktop/style/text.h"
#include "core/analysis/candidates/candidate_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace contraflow {

namespace {

/** A named choice with the progress of a job beside it, above lines of which the first stays in sight. */
QComboBox* layOut(QWidget& header, const QString& name, LiveJob& job, const HeaderLines& lines)
{
    auto* label = new QLabel(name);
    auto* box = new QComboBox;
    label->setBuddy(box);
    box->setAccessibleName(name);
    auto* row = new QHBoxLayout;
    row->setSpacing(kSpacing);
    row->addWidget(label);
    row->addWidget(box);
    row->addWidget(new LiveProgress(job));
    row->addStretch();
    row->addWidget(lines.rest());
    auto* layout = new QVBoxLayout(&header);
    layout->setContentsMargins(kSpacing, kSpacing / 2, kSpacing, 0);
    layout->setSpacing(kSpacing / 2);
    layout->addLayout(row);
    layout->addWidget(lines.text());
    return box;
}

/** A sentence of the core, which begins small to stand behind a colon. */
QString sentence(const std::string& text)
{
    QString begun = qtText(text);
    if (!begun.isEmpty())
        begun[0] = begun[0].toUpper();
    return begun;
}

/** How platforms stand when all workloads count; nothing where the rows of one workload say it. */
QStringList offerLines(const OfferComparison& offers)
{
    if (!offers.isChoice() || offers.workloads.size() < 2)
        return {};
    if (!offers.isJudged())
        return {qtText(offersText(offers))};
    QStringList results;
    for (const Offer& offer : offers.offers)
        results.append(
            QStringLiteral("%1 %2").arg(qtText(offer.platform), qtText(overallText(offers, offer))));
    return {qtText(offersText(offers)),
            tr("Makespans over those of the fastest platform, by the weights of the workloads: %1")
                .arg(results.join(QStringLiteral(" · ")))};
}

} // namespace

HeaderLines::HeaderLines(const char* id) : m_text(headerText(id)), m_rest(new QToolButton)
{
    m_rest->setObjectName(QLatin1String(id) + QStringLiteral("Rest"));
    m_rest->setProperty("flat", true);
    m_rest->setCheckable(true);
    m_rest->setFocusPolicy(Qt::TabFocus);
    m_rest->setToolTip(tr("Show what else is to be known of these figures"));
    QObject::connect(m_rest, &QToolButton::toggled, m_rest, [this] { show(); });
}

void HeaderLines::setLines(const QStringList& lines)
{
    m_lines = lines;
    m_rest->setText(tr("Notes: %1").arg(lines.size() - 1));
    m_rest->setVisible(lines.size() > 1);
    m_text->setVisible(!lines.isEmpty());
    show();
}

void HeaderLines::show()
{
    m_text->setText((m_rest->isChecked() ? m_lines : m_lines.mid(0, 1)).join(QLatin1Char('\n')));
}

CompareHeader::CompareHeader(Candidates& candidates, QWidget* parent)
    : QWidget(parent)
    , m_candidates(candidates)
    , m_notes("compareNotes")
{
    LiveJob& job = candidates.comparison();
    m_reference = layOut(*this, tr("Reference"), job, m_notes);
    m_reference->setObjectName(QStringLiteral("compareReference"));
    m_reference->setToolTip(tr("The scenario that the others are held against"));
    auto* report = new QToolButton(this);
    report->setText(tr("Report…"));
    report->setToolTip(tr("Make a report of the comparison as PDF or HTML"));
    report->setFocusPolicy(Qt::StrongFocus);
    static_cast<QBoxLayout*>(layout()->itemAt(0)->layout())->addWidget(report);
    connect(report, &QToolButton::clicked, this, &CompareHeader::reportRequested);
    connect(m_reference, &QComboBox::activated, this, [this](int index) {
        m_candidates.setReference(m_reference->itemData(index).toString().toStdString());
    });
    connect(&job, &LiveJob::changed, this, &CompareHeader::showNewest);
    showNewest();
}

void CompareHeader::showNewest()
{
    const QSignalBlocker blocker(m_reference);
    m_reference->clear();
    m_reference->addItem(tr("First scenario"), QString());
    QStringList notes;
    if (const auto view = m_candidates.comparison().current()) {
        notes = offerLines(view->offers);
        if (view->pending > 0)
            notes.append(tr("%n still being predicted; ranks are those of the other scenarios.", nullptr,
                            static_cast<int>(view->pending)));
        for (const CandidateGroup& group : view->comparison.groups) {
            if (!group.unlikeResults.empty())
                notes.append(qtText(summaryText(group)));
            for (const Candidate& candidate : group.candidates)
                m_reference->addItem(qtText(candidate.label), qtText(candidate.name));
            for (const std::string& note : group.notes)
                notes.append(sentence(note));
        }
        for (const std::string& assumption : view->assumptions)
            notes.append(qtText(assumption));
    }
    notes.removeDuplicates();
    const int chosen = m_reference->findData(qtText(m_candidates.reference()));
    m_reference->setCurrentIndex(std::max(0, chosen));
    m_notes.setLines(notes);
}

WhatIfHeader::WhatIfHeader(Candidates& candidates, QWidget* parent)
    : QWidget(parent)
    , m_candidates(candidates)
    , m_advice("whatIfAdvice")
{
    LiveJob& job = candidates.whatIf();
    m_factor = layOut(*this, tr("Links faster by"), job, m_advice);
    m_factor->setObjectName(QStringLiteral("whatIfFactor"));
    m_factor->setToolTip(tr("What the bandwidth of each group of links is multiplied by"));
    for (const double factor : {1.25, 1.5, 2.0, 4.0, 10.0})
        m_factor->addItem(QStringLiteral("× %1").arg(factor), factor);
    m_factor->setCurrentIndex(m_factor->findData(candidates.factor()));
    connect(m_factor, &QComboBox::activated, this,
            [this](int index) { m_candidates.setFactor(m_factor->itemData(index).toDouble()); });
    connect(&job, &LiveJob::changed, this, &WhatIfHeader::showNewest);
    showNewest();
}

void WhatIfHeader::showNewest()
{
    QStringList lines;
    if (const auto view = m_candidates.whatIf().current()) {
        if (!view->whatIf.advice.empty())
            lines.append(qtText(view->whatIf.advice));
        for (const std::string& note : view->whatIf.notes)
            lines.append(sentence(note));
    }
    m_advice.setLines(lines);
}

} // namespace contraflow
