// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/all_to_all_header.h"

#include "app/desktop/sheet/live_progress.h"
#include "app/desktop/style/header_area.h"
#include "app/desktop/style/spacing.h"
#include "app/desktop/tables/collective_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

namespace contraflow {

namespace {

constexpr int kLettersOfName = 14;

QComboBox* choice(const char* id, const QString& name)
{
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(id));
    box->setAccessibleName(name);
    box->setToolTip(name);
    return box;
}

void fill(QComboBox& box, const QStringList& entries, int current)
{
    const QSignalBlocker blocker(box);
    box.clear();
    box.addItems(entries);
    box.setCurrentIndex(current);
}

} // namespace

AllToAllHeader::AllToAllHeader(Collectives& collectives, QWidget* parent)
    : QWidget(parent)
    , m_collectives(collectives)
    , m_figures(headerText("collectiveFigures"))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpacing, kSpacing / 2, kSpacing, 0);
    layout->setSpacing(kSpacing / 2);
    makeBar();
    layout->addWidget(m_figures);
    connect(&collectives, &Live::changed, this, &AllToAllHeader::showNewest);
    connect(&collectives, &Live::stateChanged, this, &AllToAllHeader::showState);
    showNewest();
}

void AllToAllHeader::makeBar()
{
    m_subject = choice("collectiveSubject", tr("What the sheet shows"));
    m_subject->addItems({tr("Times by size"), tr("Bounds by process")});
    m_series = choice("collectiveSeries", tr("Measured all-to-alls"));
    m_signature = choice("collectiveSignature", tr("Contention signature"));
    // Long names are cut before the window grows.
    for (QComboBox* box : {m_series, m_signature}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kLettersOfName);
    }
    m_engine = new QCheckBox(tr("Engine"));
    m_engine->setToolTip(tr("Also run the all-to-alls on the scenario's network with its model"));
    m_engine->setChecked(true);
    m_import = new QToolButton;
    m_import->setText(tr("Import measurements…"));
    m_import->setToolTip(tr("Take measured all-to-alls out of a file of OSU, IMB, or a table"));
    m_import->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout;
    row->setSpacing(kSpacing);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_subject, m_series, m_signature, m_engine, m_import})
        row->addWidget(widget);
    row->addWidget(new LiveProgress(m_collectives, [] { return tr("Engine"); }));
    row->addStretch();
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    connect(m_subject, &QComboBox::currentIndexChanged, this, &AllToAllHeader::subjectChanged);
    connect(m_series, &QComboBox::activated, &m_collectives, &Collectives::chooseSeries);
    connect(m_signature, &QComboBox::activated, &m_collectives, &Collectives::chooseSignature);
    connect(m_import, &QToolButton::clicked, this, &AllToAllHeader::importRequested);
    connect(m_engine, &QCheckBox::toggled, this, [this](bool isChecked) {
        CollectiveChoice changed = m_collectives.choice();
        changed.runsEngine = isChecked;
        m_collectives.setChoice(changed);
    });
}

void AllToAllHeader::showNewest()
{
    const auto result = m_collectives.current();
    const QStringList series = m_collectives.seriesNames();
    fill(*m_series, series, m_collectives.seriesPosition());
    m_series->setVisible(series.size() > 1);
    fill(*m_signature, m_collectives.signatureNames(), m_collectives.signaturePosition());
    m_import->setVisible(series.isEmpty());
    QStringList lines;
    if (result) {
        lines = {signatureText(*result), originText(*result), linkText(*result),
                 result->failure,        result->engineNote,  boundsText(*result)};
        lines.removeAll(QString());
    }
    m_figures->setText(lines.join(QLatin1Char('\n')));
    m_figures->setVisible(!lines.isEmpty());
    showState();
}

void AllToAllHeader::showState()
{
    m_figures->setEnabled(!m_collectives.isStale());
}

} // namespace contraflow
