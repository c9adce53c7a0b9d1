// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/run_options.h"

#include "core/base/text.h"
#include "core/base/words.h"
#include "core/io/measuring/batch_script.h"

namespace contraflow::runner {

namespace {

Error misusedRun(const std::string& why)
{
    return {ErrorCode::invalidInput, why + "; contraflow-run --help tells more"};
}

/** Words with what stands behind options taken apart: "--wait=spin", "-ofile". */
class Words
{
public:
    explicit Words(std::span<char* const> words) : m_words(words.begin(), words.end()) {}

    [[nodiscard]] bool isAtEnd() const { return m_at == m_words.size(); }
    [[nodiscard]] std::string next() { return m_words[m_at++]; }

    /** The value of the option `word`, when it is that of this name. */
    std::optional<std::string> value(const std::string& word, std::string_view name)
    {
        if (word == name && !isAtEnd())
            return next();
        const std::string prefix = std::string(name) + "=";
        if (word.starts_with(prefix))
            return word.substr(prefix.size());
        return {};
    }

private:
    std::vector<std::string> m_words;
    std::size_t m_at = 0;
};

} // namespace

Result<RunOptions> parseOptions(std::span<char* const> words)
{
    RunOptions options;
    Words rest(words);
    while (!rest.isAtEnd()) {
        const std::string word = rest.next();
        if (word == "--help" || word == "-h") {
            options.task = RunOptions::Task::help;
            return options;
        }
        if (word == "--version") {
            options.task = RunOptions::Task::version;
            return options;
        }
        if (word == "--resume") {
            options.isResumed = true;
        } else if (const auto campaign = rest.value(word, "--campaign")) {
            options.task = RunOptions::Task::campaign;
            options.campaign = *campaign;
        } else if (const auto part = rest.value(word, "--shard")) {
            const Result<CampaignShard> shard = parseShard(*part);
            if (!shard)
                return misusedRun(shard.error().message);
            options.shard = *shard;
        } else if (auto file = rest.value(word, "--output"); file || (file = rest.value(word, "-o"))) {
            options.output = *file;
        } else if (const auto name = rest.value(word, "--wait")) {
            const auto waiting = valueNamed(*name, kWaitings);
            if (!waiting)
                return misusedRun("--wait takes spin, yield or sleep, and not " + inQuotes(*name));
            options.waiting = *waiting;
        } else if (const auto collectives = rest.value(word, "--collectives")) {
            const auto use = valueNamed(*collectives, kCollectiveUses);
            if (!use)
                return misusedRun("--collectives takes steps or mpi, and not " + inQuotes(*collectives));
            options.collectives = *use;
        } else if (const auto compute = rest.value(word, "--compute")) {
            const auto use = valueNamed(*compute, kComputeUses);
            if (!use)
                return misusedRun("--compute takes sleep or spin, and not " + inQuotes(*compute));
            options.compute = *use;
        } else if (word.starts_with("-")) {
            return misusedRun("there is no option " + inQuotes(word) + ", or its value is missing");
        } else if (options.plan.empty()) {
            options.plan = word;
        } else {
            return misusedRun("one plan is run at a time; " + inQuotes(word) + " is one too many");
        }
    }
    if (options.task == RunOptions::Task::campaign && !options.plan.empty())
        return misusedRun("it is a plan that is run or a campaign, and not " + inQuotes(options.plan) +
                          " besides");
    if (options.task == RunOptions::Task::campaign)
        return options;
    if (options.plan.empty())
        return misusedRun("name the plan that 'contraflow plan' wrote");
    if (options.output.empty())
        options.output = resultFileOf(options.plan);
    return options;
}

std::string helpText()
{
    return "Measures what a plan of 'contraflow plan' says, on the hosts where MPI starts it.\n"
           "\n"
           "Usage:\n"
           "  mpirun -np RANKS contraflow-run PLAN.json [-o MEASURED.json] [options]\n"
           "  mpirun contraflow-run --campaign FILE.yaml [-o RESULTS.csv] [--shard I/N] [--resume]\n"
           "\n"
           "All receives of a pattern are posted, all its messages start together, and it is repeated until\n"
           "half the 95 % confidence interval of every mean is as narrow as the plan wants it. A message takes\n"
           "from its send to the end of its receive, by clocks that are held against each other before and\n"
           "after. A pattern during which the reference message changed by more than 2 % is repeated later.\n"
           "Programs are run event by event; how long each event and each process took is measured.\n"
           "Results are written after each pattern; 'contraflow import' takes them.\n"
           "\n"
           "With --campaign it is what 'contraflow campaign --mpi' becomes: rank 0 deals the campaign's tasks\n"
           "out to all ranks and writes what they give back.\n"
           "\n"
           "Options:\n"
           "  -o, --output FILE   where the results go; without it beside the plan: PLAN.measured.json,\n"
           "                      of a campaign those that 'contraflow campaign' writes\n"
           "  --resume            go on where FILE ends, also with what could not be started and what was\n"
           "                      not quiet yet; without it an existing FILE is not touched\n"
           "  --wait HOW          what ranks do while they wait: spin (default), yield, or sleep where\n"
           "                      several ranks share a core\n"
           "  --collectives HOW   of programs: as messages of the algorithm that the plan names (steps,\n"
           "                      default), or by the MPI library's own (mpi)\n"
           "  --compute HOW       of programs: what computing does, sleep (default) or spin\n"
           "  --version, --help\n"
           "\n"
           "Exit status: 0 success, 1 the plan is at fault, 2 wrong usage, 3 the environment failed.\n";
}

} // namespace contraflow::runner
