// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/trace_reading.h"

#include <utility>

namespace contraflow {

namespace {

/** Fails with the reason why the files are no program; says what they were taken for in any case. */
Result<void> readInto(TraceOutcome& outcome, const TraceRequest& request)
{
    const TraceTarget& target = request.target;
    Result<TraceFiles> trace = findTrace(request.files, target.format, target.formatOption);
    if (!trace)
        return trace.error();
    outcome.format = trace->format;
    TraceTarget reading = target;
    if (!trace->format->countsFlops)
        reading.flopsPerSecond = 0; // the field is not shown
    Result<ReadTrace> read = readTrace(*trace, reading);
    if (!read)
        return read.error();
    outcome.content = std::make_shared<const TraceContent>(TraceContent{
        std::move(trace).value(), target.format, target.flopsPerSecond, std::move(read).value()});
    return {};
}

} // namespace

TraceOutcome readTraceFiles(const TraceRequest& request)
{
    TraceOutcome outcome;
    const auto& before = request.content;
    if (before && before->asked == request.target.format &&
        before->flopsPerSecond == request.target.flopsPerSecond) {
        outcome.content = before;
        outcome.format = before->trace.format;
    } else if (const Result<void> read = readInto(outcome, request); !read) {
        outcome.problem = read.error().message;
        return outcome;
    }
    TraceTarget target = request.target;
    if (!outcome.format->countsFlops)
        target.flopsPerSecond = 0;
    Result<TracePlan> plan =
        planTrace(request.project, outcome.content->trace, outcome.content->read, target);
    if (plan)
        outcome.plan = std::move(plan).value();
    else
        outcome.problem = plan.error().message;
    return outcome;
}

} // namespace contraflow
