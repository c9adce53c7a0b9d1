// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/sheet_catalog.h"

#include "app/desktop/results/candidates.h"
#include "app/desktop/results/collectives.h"
#include "app/desktop/results/comparison.h"
#include "app/desktop/results/errors.h"
#include "app/desktop/results/path_cost.h"
#include "app/desktop/sheet/all_to_all_header.h"
#include "app/desktop/sheet/candidate_headers.h"
#include "app/desktop/sheet/comparison_header.h"
#include "app/desktop/sheet/live_progress.h"
#include "app/desktop/sheet/model_parameters_header.h"
#include "app/desktop/sheet/path_header.h"
#include "app/desktop/sheet/program_header.h"
#include "app/desktop/sheet/sheet_tabs.h"
#include "app/desktop/style/header_area.h"
#include "app/desktop/tables/all_to_all_sheet.h"
#include "app/desktop/tables/candidate_sheets.h"
#include "app/desktop/tables/comparison_sheet.h"
#include "app/desktop/tables/errors_sheet.h"
#include "app/desktop/tables/path_sheet.h"
#include "app/desktop/tables/replay_sheet.h"
#include "app/desktop/tables/results_sheet.h"
#include "app/desktop/tables/sheets.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <array>

namespace contraflow {

namespace {

template<typename Sheet>
std::unique_ptr<SheetModel> ofResults(SheetSources sources)
{
    return std::make_unique<Sheet>(sources.results);
}

template<RunRows rows>
std::unique_ptr<SheetModel> ofRun(SheetSources sources)
{
    return std::make_unique<ReplaySheet>(sources.results, rows);
}

QWidget* comparisonHeader(SheetSources sources, SheetModel& sheet, SheetTabs&)
{
    auto* header = new ComparisonHeader(sources.document, sources.selection, sources.results.comparison());
    QObject::connect(header, &ComparisonHeader::runRowsChanged, &sheet, [&sheet](bool areEvents) {
        static_cast<ComparisonSheet&>(sheet).setRunRows(areEvents ? RunRows::events : RunRows::processes);
    });
    return header;
}

QWidget* compareHeader(SheetSources sources, SheetModel&, SheetTabs&)
{
    return new CompareHeader(sources.results.candidates());
}

QWidget* whatIfHeader(SheetSources sources, SheetModel&, SheetTabs&)
{
    return new WhatIfHeader(sources.results.candidates());
}

/** How good each model is. */
QWidget* errorsHeader(SheetSources sources, SheetModel&, SheetTabs&)
{
    LiveValue<ErrorsResult>& errors = sources.results.errors();
    auto* header = new QWidget;
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(8, 4, 8, 0);
    QLabel* label = headerText("errorsSummary");
    row->addWidget(label, 1);
    row->addWidget(new LiveProgress(errors), 0, Qt::AlignTop);
    const auto show = [label, &errors] {
        label->setText(ErrorsSheet::summaryText(errors.current()));
        label->setVisible(!label->text().isEmpty());
    };
    QObject::connect(&errors, &Live::changed, label, show);
    show();
    return header;
}

QWidget* allToAllHeader(SheetSources sources, SheetModel& sheet, SheetTabs& tabs)
{
    auto* header = new AllToAllHeader(sources.results.collectives());
    QObject::connect(header, &AllToAllHeader::importRequested, &tabs, &SheetTabs::importRequested);
    QObject::connect(header, &AllToAllHeader::subjectChanged, &sheet, [&sheet](bool showsProcesses) {
        static_cast<AllToAllSheet&>(sheet).setSubject(showsProcesses ? AllToAllSheet::Subject::processes
                                                                     : AllToAllSheet::Subject::sizes);
    });
    return header;
}

QWidget* programHeader(SheetSources sources, SheetModel& sheet, SheetTabs& tabs)
{
    auto* header = new ProgramHeader(sources.document, sources.selection, sheet);
    QObject::connect(header, &ProgramHeader::sheetRequested, &tabs,
                     [&tabs](const QString& key) { tabs.showSheet(key.toStdString()); });
    return header;
}

QWidget* pathHeader(SheetSources sources, SheetModel& sheet, SheetTabs&)
{
    return new PathHeader(sources.results, static_cast<PathSheet&>(sheet));
}

QWidget* modelParametersHeader(SheetSources sources, SheetModel& sheet, SheetTabs&)
{
    return new ModelParametersHeader(sources.document, sheet);
}

Live& liveResults(Results& results)
{
    return results;
}

Live& liveErrors(Results& results)
{
    return results.errors();
}

const std::array kSheets{
    SheetInfo{
        .key = "nodes",
        .text = QT_TRANSLATE_NOOP("Actions", "&Nodes"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of nodes"),
        .shortcut = "Ctrl+1",
        .table = TableKind::nodes,
        .make = makeNodesSheet,
    },
    SheetInfo{
        .key = "links",
        .text = QT_TRANSLATE_NOOP("Actions", "&Links"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of links"),
        .shortcut = "Ctrl+2",
        .table = TableKind::links,
        .make = makeLinksSheet,
    },
    SheetInfo{
        .key = "switches",
        .text = QT_TRANSLATE_NOOP("Actions", "&Switches"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of switches"),
        .shortcut = "Ctrl+3",
        .table = TableKind::switches,
        .make = makeSwitchesSheet,
    },
    SheetInfo{
        .key = "messages",
        .text = QT_TRANSLATE_NOOP("Actions", "&Messages"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of messages"),
        .shortcut = "Ctrl+4",
        .scope = SheetScope::workloads,
        .table = TableKind::messages,
        .make = makeMessagesSheet,
    },
    SheetInfo{
        .key = "program",
        .text = QT_TRANSLATE_NOOP("Actions", "Pro&gram"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of the events of an application"),
        .shortcut = "Ctrl+Shift+4",
        .help = "applications.md",
        .scope = SheetScope::applications,
        .table = TableKind::events,
        .make = makeProgramSheet,
        .makeHeader = programHeader,
    },
    SheetInfo{
        .key = "mapping",
        .text = QT_TRANSLATE_NOOP("Actions", "Ma&pping"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet that places processes on nodes"),
        .shortcut = "Ctrl+5",
        .table = TableKind::places,
        .make = makeMappingSheet,
    },
    SheetInfo{
        .key = "measured",
        .text = QT_TRANSLATE_NOOP("Actions", "M&easured"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of measured times"),
        .shortcut = "Ctrl+6",
        .scope = SheetScope::workloads,
        .table = TableKind::times,
        .make = makeMeasuredSheet,
    },
    SheetInfo{
        .key = "results",
        .text = QT_TRANSLATE_NOOP("Actions", "&Results"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of predicted times"),
        .shortcut = "Ctrl+7",
        .make = ofResults<ResultsSheet>,
        .live = liveResults,
    },
    SheetInfo{
        .key = "processes",
        .text = QT_TRANSLATE_NOOP("Actions", "Processe&s"),
        .toolTip =
            QT_TRANSLATE_NOOP("Actions", "Show the sheet of the processes of a run: where their time goes"),
        .shortcut = "Ctrl+Shift+1",
        .help = "applications.md",
        .scope = SheetScope::applications,
        .make = ofRun<RunRows::processes>,
        .live = liveResults,
    },
    SheetInfo{
        .key = "events",
        .text = QT_TRANSLATE_NOOP("Actions", "E&vents"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of all events of a run, process by process"),
        .shortcut = "Ctrl+Shift+2",
        .help = "applications.md",
        .scope = SheetScope::applications,
        .make = ofRun<RunRows::events>,
        .live = liveResults,
    },
    SheetInfo{
        .key = "phases",
        .text = QT_TRANSLATE_NOOP("Actions", "P&hases"),
        .toolTip =
            QT_TRANSLATE_NOOP("Actions", "Show the sheet of the phases of a run: sums over the processes"),
        .shortcut = "Ctrl+Shift+3",
        .help = "applications.md",
        .scope = SheetScope::applications,
        .make = ofRun<RunRows::phases>,
        .live = liveResults,
    },
    SheetInfo{
        .key = "path",
        .text = QT_TRANSLATE_NOOP("Actions", "Critical pa&th"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions",
            "Show the sheet of the critical path of a run: the computations and messages that made it as long as it is"),
        .shortcut = "Ctrl+Shift+0",
        .help = "applications.md",
        .scope = SheetScope::applications,
        .make = ofResults<PathSheet>,
        .makeHeader = pathHeader,
        .live = [](Results& results) -> Live& { return results.pathCost(); },
    },
    SheetInfo{
        .key = "comparison",
        .text = QT_TRANSLATE_NOOP("Actions", "B&y model"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet that holds models side by side"),
        .shortcut = "Ctrl+8",
        .make = ofResults<ComparisonSheet>,
        .makeHeader = comparisonHeader,
        .live = [](Results& results) -> Live& { return results.comparison(); },
    },
    SheetInfo{
        .key = "compare",
        .text = QT_TRANSLATE_NOOP("Actions", "Co&mpare"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions",
            "Show the sheet that holds the scenarios side by side, such as candidates and offers: times, load, price and verdict"),
        .shortcut = "Ctrl+Shift+8",
        .help = "compare.md",
        .isFurther = true,
        .make = ofResults<CompareSheet>,
        .makeHeader = compareHeader,
        .live = [](Results& results) -> Live& { return results.candidates().comparison(); },
    },
    SheetInfo{
        .key = "whatIf",
        .text = QT_TRANSLATE_NOOP("Actions", "W&hat-if"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions",
            "Show the sheet of what the scenario could be spared, and what faster links would save"),
        .shortcut = "Ctrl+Shift+9",
        .help = "compare.md",
        .isFurther = true,
        .make = ofResults<WhatIfSheet>,
        .makeHeader = whatIfHeader,
        .live = [](Results& results) -> Live& { return results.candidates().whatIf(); },
    },
    SheetInfo{
        .key = "errors",
        .text = QT_TRANSLATE_NOOP("Actions", "Err&ors"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of errors: predicted beside measured times"),
        .shortcut = "Alt+8",
        .help = "errors.md",
        .isFurther = true,
        .make = [](SheetSources sources) -> std::unique_ptr<SheetModel> {
            return std::make_unique<ErrorsSheet>(sources.selection, sources.results);
        },
        .makeHeader = errorsHeader,
        .live = liveErrors,
    },
    SheetInfo{
        .key = "campaign",
        .text = QT_TRANSLATE_NOOP("Actions", "Campai&gn"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet that sums up all measured patterns"),
        .shortcut = "Alt+9",
        .help = "errors.md",
        .isFurther = true,
        .make = ofResults<CampaignSheet>,
        .live = liveErrors,
    },
    SheetInfo{
        .key = "allToAll",
        .text = QT_TRANSLATE_NOOP("Actions", "All-to-all"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions", "Show the sheet of all-to-alls: measured times, bounds and the contention signature"),
        .shortcut = "Ctrl+Shift+7",
        .help = "collectives.md",
        .isFurther = true,
        .make = ofResults<AllToAllSheet>,
        .makeHeader = allToAllHeader,
        .live = [](Results& results) -> Live& { return results.collectives(); },
    },
    SheetInfo{
        .key = "modelParameters",
        .text = QT_TRANSLATE_NOOP("Actions", "Mo&del parameters"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of the parameters of the scenario's model"),
        .shortcut = "Ctrl+9",
        .help = "models.md",
        .isFurther = true,
        .table = TableKind::modelParameters,
        .make = makeModelParametersSheet,
        .makeHeader = modelParametersHeader,
    },
    SheetInfo{
        .key = "scenarios",
        .text = QT_TRANSLATE_NOOP("Actions", "S&cenarios"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the list of scenarios of the project"),
        .shortcut = "Alt+1",
        .isFurther = true,
        .table = TableKind::scenarios,
        .make = makeScenariosSheet,
    },
    SheetInfo{
        .key = "models",
        .text = QT_TRANSLATE_NOOP("Actions", "M&odels"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the list of sharing models of the project"),
        .shortcut = "Alt+2",
        .help = "models.md",
        .isFurther = true,
        .table = TableKind::models,
        .make = makeModelsSheet,
    },
    SheetInfo{
        .key = "platforms",
        .text = QT_TRANSLATE_NOOP("Actions", "Pla&tforms"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the list of platforms of the project"),
        .shortcut = "Alt+3",
        .isFurther = true,
        .table = TableKind::platforms,
        .make = makePlatformsSheet,
    },
    SheetInfo{
        .key = "items",
        .text = QT_TRANSLATE_NOOP("Actions", "C&osts"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions", "Show the sheet of what the platform costs beside its nodes, switches and links"),
        .shortcut = "Ctrl+Alt+1",
        .help = "sheets.md",
        .isFurther = true,
        .table = TableKind::items,
        .make = makeItemsSheet,
    },
    SheetInfo{
        .key = "servers",
        .text = QT_TRANSLATE_NOOP("Actions", "Ser&vers"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of servers with GPUs"),
        .shortcut = "Ctrl+Alt+2",
        .help = "gpu-clusters.md",
        .isFurther = true,
        .table = TableKind::servers,
        .make = makeServersSheet,
    },
    SheetInfo{
        .key = "routes",
        .text = QT_TRANSLATE_NOOP("Actions", "&Routes"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of routes that the platform writes out"),
        .shortcut = "Ctrl+Alt+3",
        .help = "routing.md",
        .isFurther = true,
        .table = TableKind::routes,
        .make = makeRoutesSheet,
    },
    SheetInfo{
        .key = "workloads",
        .text = QT_TRANSLATE_NOOP("Actions", "&Workloads"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the list of workloads of the project"),
        .shortcut = "Alt+6",
        .isFurther = true,
        .table = TableKind::workloads,
        .make = makeWorkloadsSheet,
    },
    SheetInfo{
        .key = "applications",
        .text = QT_TRANSLATE_NOOP("Actions", "App&lications"),
        .toolTip =
            QT_TRANSLATE_NOOP("Actions", "Show the list of applications of the project and their processes"),
        .shortcut = "Ctrl+Shift+5",
        .help = "applications.md",
        .isFurther = true,
        .table = TableKind::applications,
        .make = makeApplicationsSheet,
    },
    SheetInfo{
        .key = "groups",
        .text = QT_TRANSLATE_NOOP("Actions", "Gro&ups"),
        .toolTip =
            QT_TRANSLATE_NOOP("Actions", "Show the sheet of the groups of processes of an application"),
        .shortcut = "Ctrl+Shift+6",
        .help = "applications.md",
        .isFurther = true,
        .table = TableKind::groups,
        .make = makeGroupsSheet,
        .makeHeader = programHeader,
    },
    SheetInfo{
        .key = "mappings",
        .text = QT_TRANSLATE_NOOP("Actions", "Mappin&gs"),
        .toolTip =
            QT_TRANSLATE_NOOP("Actions", "Show the list of mappings of the project and their policies"),
        .shortcut = "Alt+4",
        .isFurther = true,
        .table = TableKind::mappings,
        .make = makeMappingsSheet,
    },
    SheetInfo{
        .key = "measurements",
        .text = QT_TRANSLATE_NOOP("Actions", "Meas&urements"),
        .toolTip =
            QT_TRANSLATE_NOOP("Actions", "Show the list of measurements of the project and their scenarios"),
        .shortcut = "Alt+7",
        .isFurther = true,
        .table = TableKind::measurements,
        .make = makeMeasurementsSheet,
    },
    SheetInfo{
        .key = "parameters",
        .text = QT_TRANSLATE_NOOP("Actions", "P&arameters"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the list of parameters of the project"),
        .shortcut = "Alt+5",
        .help = "formulas.md",
        .isFurther = true,
        .table = TableKind::parameters,
        .make = makeParametersSheet,
    },
    SheetInfo{
        .key = "benchmarks",
        .text = QT_TRANSLATE_NOOP("Actions", "&Benchmarks"),
        .toolTip = QT_TRANSLATE_NOOP("Actions",
                                     "Show the sheet of the benchmark that is selected in the project tree"),
        .shortcut = "Alt+0",
        .help = "import.md",
        .isFurther = true,
        .table = TableKind::benchmarkRows,
        .make = makeBenchmarkSheet,
    },
};

} // namespace

QString SheetInfo::title() const
{
    return QCoreApplication::translate("Actions", text).remove(QLatin1Char('&'));
}

std::span<const SheetInfo> sheetCatalog()
{
    return kSheets;
}

const SheetInfo& sheetInfo(std::string_view key)
{
    const auto* found =
        std::ranges::find_if(kSheets, [key](const SheetInfo& sheet) { return sheet.key == key; });
    if (found == kSheets.end())
        qFatal("there is no sheet '%.*s'", static_cast<int>(key.size()), key.data());
    return *found;
}

const SheetInfo* sheetOf(TableKind table)
{
    const auto* found =
        std::ranges::find_if(kSheets, [table](const SheetInfo& sheet) { return sheet.table == table; });
    return found == kSheets.end() ? nullptr : found;
}

} // namespace contraflow
