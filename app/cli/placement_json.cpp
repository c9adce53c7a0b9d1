// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json_writer.h"
#include "app/cli/placement_output.h"

namespace contraflow::cli {

namespace {

using Layout = JsonWriter::Layout;

// Published: a key keeps its name and meaning; there may be more.
class PlacementJson
{
public:
    explicit PlacementJson(const PlacementStudy& study) : m_study(study) {}

    std::string text()
    {
        const PlacementProblem& problem = m_study.problem;
        const ComparedPlacement* best = m_study.best();
        m_json.beginObject();
        m_json.text("scenario", problem.scenario);
        m_json.text("model", problem.model);
        m_json.text("kind", problem.kind);
        m_json.count("processes", problem.processes.size());
        m_json.count("messages", problem.messages.size());
        m_json.count("seed", m_study.request.seed);
        m_json.count("evaluations", m_study.evaluations);
        m_json.key("proven_best");
        m_json.boolean(m_study.isProvenBest);
        m_json.key("proposed");
        if (best)
            m_json.text(placementName(best->way));
        else
            m_json.null();
        m_json.key("policies");
        m_json.beginList();
        for (const ComparedPlacement& placement : m_study.compared)
            writePolicy(placement);
        m_json.endList();
        m_json.key("draws");
        if (m_study.draws)
            writeDraws(*m_study.draws);
        else
            m_json.null();
        m_json.key("mapping");
        m_json.beginList();
        for (std::size_t p = 0; best && p < problem.processes.size(); ++p)
            writePlace(p, *best);
        m_json.endList();
        m_json.endObject();
        return m_json.take() + "\n";
    }

private:
    void writePolicy(const ComparedPlacement& placement)
    {
        m_json.beginObject();
        m_json.text("policy", placementName(placement.way));
        if (placement.canRun()) {
            m_json.number("makespan_s", placement.times.makespan);
            m_json.number("mean_time_s", placement.times.mean);
            m_json.number("gain_pct", m_study.gainPercent(placement.times));
            m_json.number("within_nodes_pct", 100 * placement.traffic.withinNodes);
            m_json.number("between_switches_pct", 100 * placement.traffic.betweenSwitches);
            if (const std::optional<ChannelId> busiest = placement.traffic.busiest) {
                m_json.text("busiest_channel", m_study.problem.network->channelName(*busiest));
                m_json.number("busiest_s", placement.traffic.busySeconds);
            }
        } else {
            m_json.text("problem", placement.problem);
        }
        m_json.endObject();
    }

    void writeDraws(const RandomDraws& draws)
    {
        m_json.beginObject();
        m_json.count("count", draws.times.size());
        m_json.count("best_seed", m_study.request.seed + draws.best);
        m_json.number("least_s", draws.makespans.least);
        m_json.number("lower_quartile_s", draws.makespans.lowerQuartile);
        m_json.number("median_s", draws.makespans.median);
        m_json.number("upper_quartile_s", draws.makespans.upperQuartile);
        m_json.number("greatest_s", draws.makespans.greatest);
        m_json.number("mean_s", draws.makespans.mean);
        m_json.key("makespans_s");
        m_json.beginList(Layout::line);
        for (const PlacementTimes& times : draws.times)
            m_json.number(times.makespan);
        m_json.endList();
        m_json.endObject();
    }

    void writePlace(std::size_t process, const ComparedPlacement& best)
    {
        const PlacementProblem& problem = m_study.problem;
        m_json.beginObject(Layout::line);
        m_json.text("process", problem.processes[process].name);
        m_json.key("present");
        if (problem.present)
            m_json.text(problem.network->node((*problem.present)[process]).name);
        else
            m_json.null();
        m_json.text("proposed", problem.network->node(best.nodes[process]).name);
        m_json.key("pinned");
        m_json.boolean(problem.processes[process].pinned.has_value());
        m_json.endObject();
    }

    const PlacementStudy& m_study;
    JsonWriter m_json;
};

} // namespace

void writePlacementJson(const PlacementStudy& study, Output& output)
{
    output.write(PlacementJson(study).text());
}

} // namespace contraflow::cli
