// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/sheet_catalog.h"

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/live/candidates.h"
#include "app/desktop/live/collectives.h"
#include "app/desktop/live/comparison.h"
#include "app/desktop/live/errors.h"
#include "app/desktop/live/result_items.h"
#include "app/desktop/sheet/model/computed_sheet.h"
#include "app/desktop/sheet/model/sheets.h"
#include "app/desktop/sheet/view/comparison_header.h"
#include "app/desktop/sheet/view/live_progress.h"
#include "app/desktop/sheet/view/sheet_headers.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "core/application/application_replay.h"
#include "core/project/nodes_in_use.h"
#include "core/tables/error_tables.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <array>

namespace contraflow {

namespace {

template<RunRows rows>
std::unique_ptr<SheetModel> ofRun(SheetSources sources)
{
    return makeRunSheet(sources, rows);
}

template<ErrorView view>
std::unique_ptr<SheetModel> ofErrors(SheetSources sources)
{
    return makeErrorSumsSheet(sources, view);
}

QWidget* comparisonHeader(SheetSources sources, SheetModel&, SheetTabs&)
{
    return new ComparisonHeader(sources.results.comparison());
}

QString occupancyOf(const ScenarioResult& result)
{
    const Network* network = result.network();
    const auto inUse = network ? nodesInUse(result.project, result.scenario, *network) : std::nullopt;
    return inUse ? qtText(occupancyText(*network, *inUse)) : QString();
}

/** Who else is on the cluster. */
QWidget* placementHeader(SheetSources sources, SheetModel&, SheetTabs&)
{
    QLabel* label = headerText("placementOccupancy");
    label->setContentsMargins(8, 4, 8, 4);
    const auto job = std::make_shared<LatestJob<QString>>(SheetModel::tr("The look at nodes in use"),
                                                          [label](const QString& text) {
                                                              label->setText(text);
                                                              label->setVisible(!text.isEmpty());
                                                          });
    const auto show = [job, &results = sources.results] {
        if (const auto result = results.current())
            job->start([result](const JobContext&) { return occupancyOf(*result); });
    };
    label->hide();
    QObject::connect(&sources.results, &Results::changed, label, show);
    show();
    return label;
}

/** How good each model is. */
QWidget* errorsHeader(SheetSources sources, SheetModel&, SheetTabs&)
{
    LiveValue<ErrorsResult>& errors = sources.results.errors();
    auto* header = new QWidget;
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(8, 4, 8, 0);
    QLabel* label = headerText("errorsSummary");
    // Room for two lines from the start, whatever they say: no row is to move when they come.
    label->setMinimumHeight(2 * label->fontMetrics().lineSpacing());
    row->addWidget(label, 1);
    row->addWidget(new LiveProgress(errors), 0, Qt::AlignTop);
    const auto show = [label, &errors] { label->setText(errorsSummary(errors.current())); };
    QObject::connect(&errors, &Live::changed, label, show);
    show();
    return header;
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
        .group = SheetGroup::network,
        .ofMessages = TabUse::standing,
        .ofRuns = TabUse::standing,
        .table = TableKind::nodes,
    },
    SheetInfo{
        .key = "servers",
        .text = QT_TRANSLATE_NOOP("Actions", "Ser&vers"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of servers with GPUs"),
        .help = "gpu-clusters.md",
        .group = SheetGroup::network,
        .isPart = true,
        .table = TableKind::servers,
    },
    SheetInfo{
        .key = "links",
        .text = QT_TRANSLATE_NOOP("Actions", "&Links"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of links"),
        .shortcut = "Ctrl+2",
        .group = SheetGroup::network,
        .ofMessages = TabUse::yielding,
        .table = TableKind::links,
    },
    SheetInfo{
        .key = "switches",
        .text = QT_TRANSLATE_NOOP("Actions", "&Switches"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of switches"),
        .shortcut = "Ctrl+3",
        .group = SheetGroup::network,
        .table = TableKind::switches,
    },
    SheetInfo{
        .key = "platforms",
        .text = QT_TRANSLATE_NOOP("Actions", "Pla&tforms"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions", "Show the list of platforms of the project, and the routes that one writes out"),
        .shortcut = "Alt+3",
        .group = SheetGroup::network,
        .table = TableKind::platforms,
    },
    SheetInfo{
        .key = "routes",
        .text = QT_TRANSLATE_NOOP("Actions", "&Routes"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of routes that the platform writes out"),
        .help = "routing.md",
        .group = SheetGroup::network,
        .isPart = true,
        .table = TableKind::routes,
    },
    SheetInfo{
        .key = "models",
        .text = QT_TRANSLATE_NOOP("Actions", "M&odels"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions", "Show the list of sharing models of the project, and the parameters of one"),
        .shortcut = "Alt+2",
        .help = "models.md",
        .group = SheetGroup::network,
        .table = TableKind::models,
    },
    SheetInfo{
        .key = "modelParameters",
        .text = QT_TRANSLATE_NOOP("Actions", "Mo&del parameters"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of the parameters of the scenario's model"),
        .help = "models.md",
        .group = SheetGroup::network,
        .isPart = true,
        .part = QT_TRANSLATE_NOOP("Actions", "Parameters"),
        .table = TableKind::modelParameters,
        .makeHeader = modelParametersHeader,
    },
    SheetInfo{
        .key = "messages",
        .text = QT_TRANSLATE_NOOP("Actions", "&Messages"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the sheet of messages"),
        .shortcut = "Ctrl+4",
        .group = SheetGroup::work,
        .ofMessages = TabUse::standing,
        .table = TableKind::messages,
    },
    SheetInfo{
        .key = "program",
        .text = QT_TRANSLATE_NOOP("Actions", "Pro&gram"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions", "Show the sheet of the events of an application, and its groups of processes"),
        .shortcut = "Ctrl+Shift+4",
        .help = "applications.md",
        .group = SheetGroup::work,
        .ofRuns = TabUse::standing,
        .table = TableKind::events,
        .makeHeader = programHeader,
    },
    SheetInfo{
        .key = "groups",
        .text = QT_TRANSLATE_NOOP("Actions", "Gro&ups"),
        .toolTip =
            QT_TRANSLATE_NOOP("Actions", "Show the sheet of the groups of processes of an application"),
        .help = "applications.md",
        .group = SheetGroup::work,
        .isPart = true,
        .table = TableKind::groups,
        .makeHeader = programHeader,
    },
    SheetInfo{
        .key = "mapping",
        .text = QT_TRANSLATE_NOOP("Actions", "&Placement"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions", "Show the sheet that places processes on nodes, and the list of mappings"),
        .shortcut = "Ctrl+5",
        .group = SheetGroup::work,
        .ofMessages = TabUse::standing,
        .ofRuns = TabUse::yielding,
        .table = TableKind::places,
        .makeHeader = placementHeader,
    },
    SheetInfo{
        .key = "mappings",
        .text = QT_TRANSLATE_NOOP("Actions", "Mappin&gs"),
        .toolTip =
            QT_TRANSLATE_NOOP("Actions", "Show the list of mappings of the project and their policies"),
        .group = SheetGroup::work,
        .isPart = true,
        .table = TableKind::mappings,
    },
    SheetInfo{
        .key = "measured",
        .text = QT_TRANSLATE_NOOP("Actions", "M&easured"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions", "Show the sheet of measured times, and the lists of measurements and benchmarks"),
        .shortcut = "Ctrl+6",
        .group = SheetGroup::work,
        .ofMessages = TabUse::yielding,
        .part = QT_TRANSLATE_NOOP("Actions", "Times"),
        .table = TableKind::times,
    },
    SheetInfo{
        .key = "measurements",
        .text = QT_TRANSLATE_NOOP("Actions", "Meas&urements"),
        .toolTip =
            QT_TRANSLATE_NOOP("Actions", "Show the list of measurements of the project and their scenarios"),
        .group = SheetGroup::work,
        .isPart = true,
        .table = TableKind::measurements,
    },
    SheetInfo{
        .key = "benchmarks",
        .text = QT_TRANSLATE_NOOP("Actions", "&Benchmarks"),
        .toolTip = QT_TRANSLATE_NOOP("Actions",
                                     "Show the sheet of the benchmark that is selected in the project tree"),
        .help = "import.md",
        .group = SheetGroup::work,
        .isPart = true,
        .table = TableKind::benchmarkRows,
    },
    SheetInfo{
        .key = "scenarios",
        .text = QT_TRANSLATE_NOOP("Actions", "S&cenarios"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the list of scenarios of the project"),
        .shortcut = "Alt+1",
        .group = SheetGroup::work,
        .table = TableKind::scenarios,
    },
    SheetInfo{
        .key = "workloads",
        .text = QT_TRANSLATE_NOOP("Actions", "&Workloads"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the list of workloads of the project"),
        .shortcut = "Alt+6",
        .group = SheetGroup::work,
        .table = TableKind::workloads,
    },
    SheetInfo{
        .key = "applications",
        .text = QT_TRANSLATE_NOOP("Actions", "App&lications"),
        .toolTip =
            QT_TRANSLATE_NOOP("Actions", "Show the list of applications of the project and their processes"),
        .shortcut = "Ctrl+Shift+5",
        .help = "applications.md",
        .group = SheetGroup::work,
        .table = TableKind::applications,
    },
    SheetInfo{
        .key = "parameters",
        .text = QT_TRANSLATE_NOOP("Actions", "P&arameters"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Show the list of parameters of the project"),
        .shortcut = "Alt+5",
        .help = "formulas.md",
        .group = SheetGroup::work,
        .table = TableKind::parameters,
    },
    SheetInfo{
        .key = "results",
        .text = QT_TRANSLATE_NOOP("Actions", "&Results"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions",
            "Show the sheet of predicted times, under the scenario's model and those it is compared with"),
        .shortcut = "Ctrl+7",
        .group = SheetGroup::answer,
        .ofMessages = TabUse::yielding,
        .makeComputed = makeResultsSheet,
        .makeHeader = comparisonHeader,
        .live = liveResults,
    },
    SheetInfo{
        .key = "processes",
        .text = QT_TRANSLATE_NOOP("Actions", "Processe&s"),
        .toolTip =
            QT_TRANSLATE_NOOP("Actions", "Show the sheet of the processes of a run: where their time goes"),
        .shortcut = "Ctrl+Shift+1",
        .help = "applications.md",
        .group = SheetGroup::answer,
        .ofRuns = TabUse::standing,
        .makeComputed = ofRun<RunRows::processes>,
        .makeHeader = comparisonHeader,
        .live = liveResults,
    },
    SheetInfo{
        .key = "events",
        .text = QT_TRANSLATE_NOOP("Actions", "E&vents"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions", "Show the sheet of all events of a run, process by process, and its phases"),
        .shortcut = "Ctrl+Shift+2",
        .help = "applications.md",
        .group = SheetGroup::answer,
        .ofRuns = TabUse::yielding,
        .makeComputed = ofRun<RunRows::events>,
        .makeHeader = comparisonHeader,
        .live = liveResults,
    },
    SheetInfo{
        .key = "phases",
        .text = QT_TRANSLATE_NOOP("Actions", "P&hases"),
        .toolTip =
            QT_TRANSLATE_NOOP("Actions", "Show the sheet of the phases of a run: sums over the processes"),
        .help = "applications.md",
        .group = SheetGroup::answer,
        .isPart = true,
        .makeComputed = ofRun<RunRows::phases>,
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
        .group = SheetGroup::answer,
        .ofRuns = TabUse::standing,
        .makeComputed = makePathSheet,
        .makeHeader = pathHeader,
        .live = [](Results& results) -> Live& { return results.pathCost(); },
    },
    SheetInfo{
        .key = "errors",
        .text = QT_TRANSLATE_NOOP("Actions", "Err&ors"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions",
            "Show the sheet of errors: predicted beside measured times, by message, pattern, experiment and model"),
        .shortcut = "Ctrl+8",
        .help = "errors.md",
        .group = SheetGroup::answer,
        .ofMessages = TabUse::standing,
        .ofRuns = TabUse::standing,
        .part = QT_TRANSLATE_NOOP("Actions", "Messages"),
        .makeComputed = makeErrorsSheet,
        .makeHeader = errorsHeader,
        .live = liveErrors,
    },
    SheetInfo{
        .key = "patterns",
        .text = QT_TRANSLATE_NOOP("Actions", "Errors by pattern"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Errors of every measured pattern under each model"),
        .help = "errors.md",
        .group = SheetGroup::answer,
        .isPart = true,
        .part = QT_TRANSLATE_NOOP("Actions", "Patterns"),
        .makeComputed = ofErrors<ErrorView::patterns>,
        .live = liveErrors,
    },
    SheetInfo{
        .key = "campaign",
        .text = QT_TRANSLATE_NOOP("Actions", "Errors by experiment"),
        .toolTip = QT_TRANSLATE_NOOP("Actions",
                                     "Errors summed up by |N| and d, as in Table II of Zhu et al. (2014)"),
        .help = "errors.md",
        .group = SheetGroup::answer,
        .isPart = true,
        .part = QT_TRANSLATE_NOOP("Actions", "Experiments"),
        .makeComputed = ofErrors<ErrorView::campaign>,
        .live = liveErrors,
    },
    SheetInfo{
        .key = "errorModels",
        .text = QT_TRANSLATE_NOOP("Actions", "Errors by model"),
        .toolTip = QT_TRANSLATE_NOOP("Actions", "Errors of each model over all that was measured"),
        .help = "errors.md",
        .group = SheetGroup::answer,
        .isPart = true,
        .part = QT_TRANSLATE_NOOP("Actions", "Models"),
        .makeComputed = ofErrors<ErrorView::models>,
        .live = liveErrors,
    },
    SheetInfo{
        .key = "compare",
        .text = QT_TRANSLATE_NOOP("Actions", "Co&mpare"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions",
            "Show the sheet that holds the scenarios side by side, such as offers: times, load, price and verdict; and what else a platform costs"),
        .shortcut = "Ctrl+9",
        .help = "compare.md",
        .group = SheetGroup::answer,
        .ofMessages = TabUse::standing,
        .ofRuns = TabUse::standing,
        .makeComputed = makeCompareSheet,
        .makeHeader = compareHeader,
        .live = [](Results& results) -> Live& { return results.candidates().comparison(); },
    },
    SheetInfo{
        .key = "items",
        .text = QT_TRANSLATE_NOOP("Actions", "C&osts"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions", "Show the sheet of what the platform costs beside its nodes, switches and links"),
        .help = "sheets.md",
        .group = SheetGroup::answer,
        .isPart = true,
        .table = TableKind::items,
    },
    SheetInfo{
        .key = "whatIf",
        .text = QT_TRANSLATE_NOOP("Actions", "W&hat-if"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions",
            "Show the sheet of what the scenario could be spared, and what faster links would save"),
        .shortcut = "Ctrl+Shift+9",
        .help = "compare.md",
        .group = SheetGroup::answer,
        .ofMessages = TabUse::standing,
        .ofRuns = TabUse::standing,
        .makeComputed = makeWhatIfSheet,
        .makeHeader = whatIfHeader,
        .live = [](Results& results) -> Live& { return results.candidates().whatIf(); },
    },
    SheetInfo{
        .key = "allToAll",
        .text = QT_TRANSLATE_NOOP("Actions", "All-to-all"),
        .toolTip = QT_TRANSLATE_NOOP(
            "Actions", "Show the sheet of all-to-alls: measured times, bounds and the contention signature"),
        .shortcut = "Ctrl+Shift+7",
        .help = "collectives.md",
        .group = SheetGroup::answer,
        .makeComputed = makeAllToAllSheet,
        .makeHeader = allToAllHeader,
        .live = [](Results& results) -> Live& { return results.collectives(); },
    },
};

} // namespace

QString SheetInfo::title() const
{
    return QCoreApplication::translate("Actions", text).remove(QLatin1Char('&'));
}

std::unique_ptr<SheetModel> SheetInfo::make(SheetSources sources) const
{
    return makeComputed ? makeComputed(sources) : makeTableSheet(*table, sources);
}

std::span<const SheetInfo> sheetCatalog()
{
    return kSheets;
}

std::span<const SheetInfo> partsOf(const SheetInfo& sheet)
{
    const SheetInfo* first = &sheet;
    while (first->isPart)
        --first;
    const SheetInfo* last = first + 1;
    while (last != kSheets.data() + kSheets.size() && last->isPart)
        ++last;
    return {first, last};
}

QString groupTitle(SheetGroup group)
{
    switch (group) {
    case SheetGroup::network:
        return QCoreApplication::translate("Actions", "Network");
    case SheetGroup::work:
        return QCoreApplication::translate("Actions", "Work");
    case SheetGroup::answer:
        return QCoreApplication::translate("Actions", "Answer");
    }
    return {};
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
