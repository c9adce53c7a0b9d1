// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/candidate_tables.h"
#include "core/tables/row_table.h"
#include "core/tables/table_parts.h"

namespace contraflow {

namespace {

using Kind = ColumnKind;

struct PointRow
{
    const Sweep& sweep;
    const SweepCurve& curve;
    const Candidate& candidate;
    std::size_t position = 0; ///< in the range

    [[nodiscard]] const SweepPoint& point() const { return curve.points[position]; }
    [[nodiscard]] TableCell seconds(double value) const
    {
        return point().failure.empty() ? TableCell(value) : TableCell().shownAs("–");
    }
};

using AtPoint = const PointRow&;

// Published: a column keeps its key, meaning and place in files; new ones come last.
RowColumns<PointRow> pointColumns()
{
    return {
        {textColumn("sweep", "Sweep", "What is changed").shownIn(TableView::files),
         [](AtPoint r) { return r.sweep.range.name; }},
        {numberColumn("value", "Value", "In base units"),
         [](AtPoint r) {
             return TableCell(r.sweep.range.values[r.position]).shownAs(r.sweep.range.texts[r.position]);
         }},
        {textColumn("unit", "Unit", "Of the value").shownIn(TableView::files),
         [](AtPoint r) { return r.sweep.range.unit; }},
        {textColumn("workload", "Workload or application").shownIn(TableView::files),
         [](AtPoint r) { return r.curve.workload; }},
        {textColumn("candidate", "Candidate").shownIn(TableView::files),
         [](AtPoint r) { return r.curve.label; }},
        {textColumn("scenario", "Scenario").shownIn(TableView::files),
         [](AtPoint r) { return r.candidate.name; }},
        {textColumn("model", "Model").shownIn(TableView::files), [](AtPoint r) { return r.curve.model; }},
        {secondsColumn("makespan_s", "Makespan", "When the last message is there"),
         [](AtPoint r) { return r.seconds(r.point().makespan); }},
        {secondsColumn("makespan_low_s", "Makespan from", "Where its 95 % range begins")
             .shownIn(kForMachines)
             .inJson("makespan_range_s[0]"),
         [](AtPoint r) { return r.point().bar ? TableCell(r.point().bar->low) : TableCell(); }},
        {secondsColumn("makespan_high_s", "Makespan to", "Where its 95 % range ends")
             .shownIn(kForMachines)
             .inJson("makespan_range_s[1]"),
         [](AtPoint r) { return r.point().bar ? TableCell(r.point().bar->high) : TableCell(); }},
        {secondsColumn("makespan_range", "95 % range").shownIn(kForPeople),
         [](AtPoint r) {
             return r.point().bar ? TableCell(TableRange{r.point().bar->low, r.point().bar->high})
                                  : TableCell();
         }},
        {secondsColumn("mean_s", "Mean", "Mean time of the messages"),
         [](AtPoint r) { return r.seconds(r.point().mean); }},
        {textColumn("failure", "Why there is no prediction"), [](AtPoint r) { return r.point().failure; }},
        {withoutColumn(TableView::files), [](AtPoint r) { return withoutCell(r.candidate.without); }},
    };
}

void addPointRows(std::vector<PointRow>& rows, const CandidateComparison& comparison, const Sweep& sweep,
                  const SweepCurve& curve)
{
    const Candidate& candidate = comparison.groups[curve.group].candidates[curve.candidate];
    for (std::size_t i = 0; i < curve.points.size(); ++i)
        rows.push_back({sweep, curve, candidate, i});
}

/** Rows of one sweep have its name in front of its values in texts. */
Table tableOfPoints(const std::vector<PointRow>& rows)
{
    RowColumns<PointRow> columns = pointColumns();
    if (!rows.empty() && &rows.front().sweep == &rows.back().sweep)
        columns[1].column.brief = rows.front().sweep.range.name;
    return tableOf("sweeps", "Sweeps", columns, rows);
}

} // namespace

Table sweepsTable(const CandidateComparison& comparison, const std::vector<Sweep>& sweeps)
{
    std::vector<PointRow> rows;
    for (const Sweep& sweep : sweeps)
        for (const SweepCurve& curve : sweep.curves)
            addPointRows(rows, comparison, sweep, curve);
    Table table = tableOfPoints(rows);
    for (const Sweep& sweep : sweeps)
        for (const std::string& note : sweep.notes)
            table.addNote(note);
    return table;
}

Table curveTable(const CandidateComparison& comparison, const Sweep& sweep, std::size_t curve)
{
    std::vector<PointRow> rows;
    addPointRows(rows, comparison, sweep, sweep.curves[curve]);
    return tableOfPoints(rows);
}

} // namespace contraflow
