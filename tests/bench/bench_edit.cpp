// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long it takes from one edited cell to new results on show: the edit of the document with its formulas,
// the snapshot, the prediction in its thread, and the sheet of results that has taken them, through the
// document, the jobs and the sheets of the window. `size` edits the size of one message, to a tenth of what
// it was and less; `size-slightly` by up to a tenth; `undo` takes such an edit back, or brings it again;
// `parameter` edits a parameter on which the sizes of all messages depend.
#include "app/desktop/live/results.h"
#include "app/desktop/sheet/model/sheets.h"
#include "core/project/formulas.h"
#include "core/recipes/project_recipe.h"
#include "tests/bench/bench_cases.h"
#include "tests/bench/bench_main.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QEventLoop>
#include <QUndoStack>

#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace contraflow;

namespace {

/** A document with what the window hangs on it. */
struct Bench
{
    explicit Bench(Project project)
    {
        LoadedProject loaded;
        loaded.project = std::move(project);
        document.reset(std::move(loaded), {});
        waitForResult();
    }

    void waitForResult()
    {
        QEventLoop loop;
        QObject::connect(&results, &Results::changed, &loop, [&] {
            if (results.current()->revision == document.revision())
                loop.quit();
        });
        loop.exec();
    }

    Document document;
    Selection selection;
    Results results{document, selection};
    std::unique_ptr<SheetModel> messages =
        makeTableSheet(TableKind::messages, {document, selection, results});
    std::unique_ptr<SheetModel> parameters =
        makeTableSheet(TableKind::parameters, {document, selection, results});
    std::unique_ptr<SheetModel> shown = makeResultsSheet({document, selection, results});
};

struct Case
{
    std::uint64_t messages = 0;
    SizeRange sizes;
    const char* model = nullptr;
    enum class Edit
    {
        size,
        sizeSlightly,
        undo,
        parameter, ///< all sizes are formulas of it
    };
    Edit edit = Edit::size;

    [[nodiscard]] bool isOfParameter() const { return edit == Edit::parameter; }
    /** The text of edit number `number`. */
    [[nodiscard]] QString text(int number) const
    {
        const bool isSlight = edit == Edit::sizeSlightly || edit == Edit::undo;
        return QStringLiteral("%1 MB").arg(isSlight ? 45 + number % 5 : 1 + number % 7);
    }
};

Project projectOf(const Case& which)
{
    ProjectRecipe recipe = bench::racks(which.sizes, which.messages, 0);
    recipe.modelKind = which.model;
    Project project = makeProject(recipe).value();
    if (!which.isOfParameter())
        return project;
    project.parameters.append({"N", "1 MB"});
    Workload workload = project.workloads[0];
    std::vector<MessageRow> rows = workload.messages.slice(0, workload.messages.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].size = QuantityCell::rejectedAs("=" + std::to_string(10 + i % 90) + "*N");
    workload.messages = std::move(rows);
    project.workloads.replace(0, 1, {workload});
    (void)recalculate(Project(), project);
    return project;
}

void editOneCell(benchmark::State& state, const Case& which)
{
    Bench bench(projectOf(which));
    SheetModel& sheet = which.isOfParameter() ? *bench.parameters : *bench.messages;
    const int column = sheet.columnOf(which.isOfParameter() ? "value" : "size");
    QUndoStack& undoStack = *bench.document.undoStack();
    int edits = 1; // a text that is there already would be no edit
    for (auto _ : state) {
        const int row = which.isOfParameter() ? 0 : edits * 37 % sheet.dataRowCount();
        if (which.edit == Case::Edit::undo && edits > 1) {
            if (undoStack.canUndo())
                undoStack.undo();
            else
                undoStack.redo();
        } else if (!sheet.setData(sheet.index(row, column), which.text(edits), Qt::EditRole)) {
            state.SkipWithError("the cell could not be edited");
            break;
        }
        ++edits;
        bench.waitForResult();
        benchmark::DoNotOptimize(bench.shown->index(0, bench.shown->columnOf("time_s")).data());
    }
    if (!bench.results.current()->prediction)
        state.SkipWithError(bench.results.current()->failure.toUtf8().constData());
    state.counters["rows"] = bench.shown->dataRowCount();
}

void registerAll()
{
    for (const char* model : {"asymmetric", "max-min", "window"}) {
        for (const std::uint64_t messages : {1'000U, 10'000U}) {
            const auto add = [&](const char* name, const Case& which) {
                const std::string title = std::string(name) + "/" + std::to_string(messages) + "/" + model;
                benchmark::RegisterBenchmark(title.c_str(),
                                             [which](benchmark::State& state) { editOneCell(state, which); })
                    ->Unit(benchmark::kMillisecond)
                    ->MeasureProcessCPUTime()
                    ->UseRealTime()
                    ->MinTime(1);
            };
            add("size/random", {messages, bench::randomSizes(), model});
            add("size/equal", {messages, bench::equalSizes(), model});
            add("size-slightly/equal", {messages, bench::equalSizes(), model, Case::Edit::sizeSlightly});
            add("undo/equal", {messages, bench::equalSizes(), model, Case::Edit::undo});
            add("parameter", {messages, bench::equalSizes(), model, Case::Edit::parameter});
        }
    }
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    registerAll();
    return bench::run(argc, argv);
}
