// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"
#include "core/importing/import_plan.h"
#include "core/importing/topology_plan.h"
#include "core/importing/traffic_file.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/**
 * What somebody says about what is imported: texts by the options of 'contraflow import', "--unit" and "MB".
 * What is not said is recognised, or has its default.
 */
class ImportAnswers
{
public:
    /** In place of what was said before; no texts: somebody says that there is none. */
    void set(std::string_view option, std::vector<std::string> texts);
    void set(std::string_view option, std::string text);
    /** Says what others say, as far as nothing was said yet. */
    void propose(const ImportAnswers& others);
    void propose(std::string_view option, std::string text);
    void remove(std::string_view option);

    [[nodiscard]] bool has(std::string_view option) const { return !values(option).empty(); }
    [[nodiscard]] std::optional<std::string> value(std::string_view option) const;
    [[nodiscard]] std::vector<std::string> values(std::string_view option) const;
    /** A whole number. */
    [[nodiscard]] Result<std::uint64_t> count(std::string_view option, std::uint64_t fallback) const;

    /** All that was said, with nothing in it where it was said that there is none. */
    [[nodiscard]] const std::map<std::string, std::vector<std::string>, std::less<>>& all() const
    {
        return m_texts;
    }

private:
    std::map<std::string, std::vector<std::string>, std::less<>> m_texts;
};

/** The answers of a text as optionsText() writes it: "--unit B --count-of '64 kB'". */
[[nodiscard]] ImportAnswers answersIn(std::string_view text);

// What the answers mean. The errors begin with the option that they are about.

/** --date, which is today by default, --machine, --mpi and --note. */
[[nodiscard]] Provenance givenProvenance(const ImportAnswers& answers);
/** How a file is written: --as, --column, --header-line, --separator and --decimal. */
[[nodiscard]] Result<ImportOptions> importOptions(const ImportAnswers& answers);
/** What measured times are for: --scenario, --platform, --model, --kind, --processes and --name. */
[[nodiscard]] Result<ImportTarget> importTarget(const ImportAnswers& answers);
/** How a file of what is sent is read: importOptions(), and what its numbers mean. */
[[nodiscard]] Result<TrafficOptions> trafficOptions(const ImportAnswers& answers);
/** What becomes of a topology: --name, --platform, --preset, --uplinks and --oversubscription. */
[[nodiscard]] Result<TopologyTarget> topologyTarget(const ImportAnswers& answers);

/** The names of a table's rows, as a message lists them: "osu, imb and netpipe". */
template<typename Row, typename Base>
std::string listed(std::span<const Row> rows, std::string_view Base::*text)
{
    const auto words = mapped<std::string>(rows, [&](const Row& row) { return row.*text; });
    return joinedWords(words);
}

/** The position of a name, or by the pattern `lacks` that the project has no %1. */
[[nodiscard]] Result<std::size_t> indexIn(const std::vector<std::string>& names, std::string_view lacks,
                                          const std::string& wanted);

} // namespace contraflow
