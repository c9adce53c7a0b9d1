// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/workload_recipe.h"

#include "core/base/random.h"
#include "core/base/sentence.h"
#include "core/recipes/pattern_pairs.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

/** Draws sizes as whole thousandths (binary units: 1024ths) of the minimum's unit, so that they stay
 * readable. */
class SizeSource
{
public:
    explicit SizeSource(const SizeRange& range) : m_range(range)
    {
        const double unit = range.minimum.unit->scale;
        const bool isBinary = std::fmod(unit, 1024) == 0;
        m_parts = unit < 1000 ? 1 : isBinary ? 1024 : 1000;
        m_first = std::ceil(range.minimum.value / unit * m_parts);
        const double last = std::floor(range.maximum.value / unit * m_parts);
        m_isFixed = range.maximum.value == range.minimum.value || last <= m_first;
        m_choices = m_isFixed ? 1 : static_cast<std::uint64_t>(last - m_first) + 1;
    }

    Quantity next(Random& random) const
    {
        if (m_isFixed)
            return m_range.minimum;
        const double count = (m_first + static_cast<double>(random.below(m_choices))) / m_parts;
        return quantity(Dimension::size, count, m_range.minimum.unit->symbol);
    }

private:
    SizeRange m_range;
    double m_parts = 1;
    double m_first = 0;
    std::uint64_t m_choices = 1;
    bool m_isFixed = true;
};

/** Draws sizes and starts, each of its own, so that they do not change who sends to whom. */
class MessageSource
{
public:
    explicit MessageSource(const WorkloadRecipe& recipe)
        : m_sizes(recipe.size)
        , m_sizeRandom(~recipe.seed)
        , m_startRandom(recipe.seed ^ 0x5354415254ULL)
        , m_startWithin(recipe.startWithin)
    {}

    [[nodiscard]] Quantity nextSize() { return m_sizes.next(m_sizeRandom); }

    [[nodiscard]] bool hasStarts() const { return m_startWithin.value > 0; }

    /** Drawn evenly, in whole millionths of the span's unit so that it stays readable. */
    [[nodiscard]] Quantity nextStart()
    {
        constexpr double kParts = 1e6;
        const double span = m_startWithin.value / m_startWithin.unit->scale;
        const double count = std::floor(m_startRandom.unit() * span * kParts) / kParts;
        return quantity(Dimension::duration, count, m_startWithin.unit->symbol);
    }

private:
    SizeSource m_sizes;
    Random m_sizeRandom;
    Random m_startRandom;
    Quantity m_startWithin;
};

/** Tells now and then how far a run is, and whether it goes on. */
class RunWatch
{
public:
    RunWatch(const WorkloadRun& run, std::uint64_t all) : m_run(run), m_all(all) {}

    bool goesOn()
    {
        constexpr std::uint64_t kInterval = 4096;
        if (++m_done % kInterval != 0)
            return true;
        if (m_run.progress && m_all > 0)
            m_run.progress(std::min(1.0, static_cast<double>(m_done) / static_cast<double>(m_all)));
        return !m_run.stop.stop_requested();
    }

private:
    const WorkloadRun& m_run;
    std::uint64_t m_all;
    std::uint64_t m_done = 0;
};

Error stopped()
{
    return {ErrorCode::cancelled, sentence("the messages were given up")};
}

} // namespace

Result<void> drawMessages(const WorkloadRecipe& recipe, const std::vector<std::string>& nodes,
                          const TakeMessage& take, const WorkloadRun& run)
{
    if (const auto problem = problemOf(recipe, nodes))
        return Error{problem->code, problem->text};
    const Result<std::size_t> root = rootIndex(recipe, nodes);
    MessageSource messages(recipe);
    RunWatch watch(run, mostPairs(recipe, nodes.size()));
    drawPairs(recipe, *root, nodes.size(), [&](std::size_t source, std::size_t destination) {
        DrawnMessage message{source, destination, messages.nextSize(), std::nullopt};
        if (messages.hasStarts())
            message.start = messages.nextStart();
        take(message);
        return watch.goesOn();
    });
    if (run.stop.stop_requested())
        return stopped();
    return {};
}

Result<Workload> makeWorkload(const WorkloadRecipe& recipe, const std::vector<std::string>& nodes,
                              const WorkloadRun& run)
{
    std::vector<MessageRow> rows;
    const auto add = [&](const DrawnMessage& message) {
        if (rows.empty())
            rows.reserve(mostPairs(recipe, nodes.size()));
        MessageRow row;
        row.id = "m" + std::to_string(rows.size() + 1);
        row.source = nodes[message.source];
        row.destination = nodes[message.destination];
        row.size = message.size;
        if (message.start)
            row.start = *message.start;
        rows.push_back(std::move(row));
    };
    RETURN_IF_ERROR(drawMessages(recipe, nodes, add, run));
    Workload workload;
    workload.name = recipe.name;
    workload.messages = SharedRows<MessageRow>(std::move(rows));
    return workload;
}

} // namespace contraflow
