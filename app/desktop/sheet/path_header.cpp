// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/results/path_cost.h"
#include "app/desktop/sheet/sheet_headers.h"
#include "app/desktop/style/header_area.h"
#include "app/desktop/style/spacing.h"
#include "app/desktop/style/text.h"
#include "app/desktop/tables/computed_sheet.h"
#include "app/desktop/tables/run_texts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

namespace contraflow {

QWidget* pathHeader(SheetSources sources, SheetModel& sheet, SheetTabs&)
{
    const Results& results = sources.results;
    auto* header = new QWidget;
    auto* subject = new QComboBox(header);
    subject->setObjectName(QStringLiteral("pathSubject"));
    subject->setAccessibleName(tr("What has a row"));
    subject->setToolTip(tr("What has a row"));
    subject->addItems({tr("Steps"), tr("By phase"), tr("By channel"), tr("By application")});
    QLabel* summary = headerText("pathSummary");
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(kSpacing, kSpacing / 2, kSpacing, kSpacing / 2);
    layout->setSpacing(kSpacing);
    layout->addWidget(subject, 0, Qt::AlignTop);
    layout->addWidget(summary, 1);
    QObject::connect(subject, &QComboBox::currentIndexChanged, static_cast<ComputedSheet*>(&sheet),
                     &ComputedSheet::setSubject);
    const auto showNewest = [header, summary, &results] {
        const QString text = pathSummary(results);
        summary->setText(text);
        header->setVisible(!text.isEmpty());
    };
    QObject::connect(&results, &Results::changed, header, showNewest);
    QObject::connect(&results, &Results::staleChanged, summary, &QLabel::setDisabled);
    QObject::connect(&results.pathCost(), &Live::changed, header, showNewest);
    showNewest();
    return header;
}

} // namespace contraflow
