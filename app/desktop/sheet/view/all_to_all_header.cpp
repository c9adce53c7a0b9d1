// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/collectives.h"
#include "app/desktop/sheet/model/computed_sheet.h"
#include "app/desktop/sheet/model/result_texts.h"
#include "app/desktop/sheet/view/live_progress.h"
#include "app/desktop/sheet/view/sheet_headers.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

namespace contraflow {

namespace {

QComboBox* collectiveChoice(const char* id, const QString& name)
{
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(id));
    box->setAccessibleName(name);
    box->setToolTip(name);
    return box;
}

/** A choice of long names, which are cut before the window grows. */
QComboBox* nameChoice(const char* id, const QString& name)
{
    constexpr int kLettersOfName = 14;
    QComboBox* box = collectiveChoice(id, name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kLettersOfName);
    return box;
}

void fill(QComboBox& box, const QStringList& entries, int current)
{
    const QSignalBlocker blocker(box);
    box.clear();
    box.addItems(entries);
    box.setCurrentIndex(current);
}

QString figuresText(const CollectiveResult& result)
{
    QStringList lines{signatureText(result), originText(result), linkText(result),
                      result.failure,        result.engineNote,  boundsText(result)};
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

} // namespace

QWidget* allToAllHeader(SheetSources sources, SheetModel& sheet, SheetTabs& tabs)
{
    Collectives& collectives = sources.results.collectives();
    auto* header = new QWidget;
    header->setObjectName(QStringLiteral("allToAllHeader"));
    QComboBox* subject = collectiveChoice("collectiveSubject", tr("What the sheet shows"));
    subject->addItems({tr("Times by size"), tr("Bounds by process")});
    QComboBox* series = nameChoice("collectiveSeries", tr("Measured all-to-alls"));
    QComboBox* signature = nameChoice("collectiveSignature", tr("Contention signature"));
    auto* engine = new QCheckBox(tr("Engine"));
    engine->setToolTip(tr("Also run the all-to-alls on the scenario's network with its model"));
    engine->setChecked(true);
    auto* import = new QToolButton;
    import->setText(tr("Import measurements…"));
    import->setToolTip(tr("Take measured all-to-alls out of a file of OSU, IMB, or a table"));
    import->setFocusPolicy(Qt::StrongFocus);
    QLabel* figures = headerText("collectiveFigures");
    auto* row = new QHBoxLayout;
    row->setSpacing(kSpacing);
    for (QWidget* widget : std::initializer_list<QWidget*>{subject, series, signature, engine, import})
        row->addWidget(widget);
    row->addWidget(new LiveProgress(collectives, [] { return tr("Engine"); }));
    row->addStretch();
    auto* layout = new QVBoxLayout(header);
    layout->setContentsMargins(kSpacing, kSpacing / 2, kSpacing, 0);
    layout->setSpacing(kSpacing / 2);
    layout->addLayout(row);
    layout->addWidget(figures);
    QObject::connect(subject, &QComboBox::currentIndexChanged, &static_cast<ComputedSheet&>(sheet),
                     &ComputedSheet::setSubject);
    QObject::connect(series, &QComboBox::activated, &collectives, &Collectives::chooseSeries);
    QObject::connect(signature, &QComboBox::activated, &collectives, &Collectives::chooseSignature);
    QObject::connect(import, &QToolButton::clicked, &tabs, &SheetTabs::importRequested);
    QObject::connect(engine, &QCheckBox::toggled, &collectives, [&collectives](bool isChecked) {
        CollectiveChoice changed = collectives.choice();
        changed.runsEngine = isChecked;
        collectives.setChoice(changed);
    });
    const auto showState = [figures, &collectives] { figures->setEnabled(!collectives.isStale()); };
    const auto showNewest = [=, &collectives] {
        const QStringList names = collectives.seriesNames();
        fill(*series, names, collectives.seriesPosition());
        series->setVisible(names.size() > 1);
        fill(*signature, collectives.signatureNames(), collectives.signaturePosition());
        import->setVisible(names.isEmpty());
        const auto result = collectives.current();
        figures->setText(result ? figuresText(*result) : QString());
        figures->setVisible(!figures->text().isEmpty());
        showState();
    };
    QObject::connect(&collectives, &Live::changed, header, showNewest);
    QObject::connect(&collectives, &Live::stateChanged, header, showState);
    showNewest();
    return header;
}

} // namespace contraflow
