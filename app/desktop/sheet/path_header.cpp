// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/path_header.h"

#include "app/desktop/results/path_cost.h"
#include "app/desktop/style/header_area.h"
#include "app/desktop/style/spacing.h"
#include "app/desktop/tables/path_sheet.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

namespace contraflow {

PathHeader::PathHeader(Results& results, PathSheet& sheet, QWidget* parent)
    : QWidget(parent)
    , m_results(results)
    , m_subject(new QComboBox(this))
    , m_summary(headerText("pathSummary"))
{
    m_subject->setObjectName(QStringLiteral("pathSubject"));
    m_subject->setAccessibleName(tr("What has a row"));
    m_subject->setToolTip(tr("What has a row"));
    m_subject->addItems({tr("Steps"), tr("By phase"), tr("By channel")});
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kSpacing, kSpacing / 2, kSpacing, kSpacing / 2);
    layout->setSpacing(kSpacing);
    layout->addWidget(m_subject, 0, Qt::AlignTop);
    layout->addWidget(m_summary, 1);
    connect(m_subject, &QComboBox::currentIndexChanged, &sheet, [&sheet](int index) {
        sheet.setSubject(index == 0   ? PathSheet::Subject::steps
                         : index == 1 ? PathSheet::Subject::phases
                                      : PathSheet::Subject::channels);
    });
    connect(&results, &Results::changed, this, &PathHeader::showNewest);
    connect(&results, &Results::staleChanged, m_summary, &QLabel::setDisabled);
    connect(&results.pathCost(), &Live::changed, this, &PathHeader::showNewest);
    showNewest();
}

void PathHeader::showNewest()
{
    const QString text = PathSheet::summaryText(m_results);
    m_summary->setText(text);
    setVisible(!text.isEmpty());
}

} // namespace contraflow
