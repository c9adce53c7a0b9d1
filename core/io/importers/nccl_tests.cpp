// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/nccl_tests.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/importers/import_readers.h"

#include <algorithm>
#include <set>

namespace contraflow {

namespace {

/** How many hosts the lines "Rank 0 Group 0 Pid 6899 on node1 device 0 …" name. */
std::size_t ncclHosts(std::string_view text)
{
    std::set<std::string> hosts;
    for (const TextLine& line : textLines(text)) {
        const std::vector<std::string> words = wordsOf(line.text);
        const auto on = std::find(words.begin(), words.end(), "on");
        if (std::find(words.begin(), words.end(), "Rank") != words.end() && words.end() - on > 2 &&
            on[2] == "device")
            hosts.insert(on[1]);
    }
    return hosts.size();
}

/** What nccl-tests prints. */
Result<std::vector<NcclTest>> ncclLog(const NamedText& log)
{
    constexpr std::size_t kTime = 5; // of the columns of readNccl()
    ASSIGN_OR_RETURN(const ImportedFile read, readNccl(log.text, {}).within(log.name));
    const std::size_t hosts = ncclHosts(log.text);
    std::vector<NcclTest> tests;
    for (const ImportTable& table : read.tables) {
        const std::uint32_t processes = table.processes.value_or(0);
        const std::optional<EventKind> kind = ncclTestKind(table.test);
        if (!kind)
            continue;
        if (hosts == 0 || processes == 0 || processes % hosts != 0)
            return Error{
                ErrorCode::invalidInput,
                sentence(
                    "%1: on which hosts it ran, with as many ranks on each, is not said in its lines 'Rank "
                    "… on HOST device …'; take the whole output of the test",
                    {log.name})};
        for (const ImportRecord& record : table.records) {
            const std::optional<double> bytes = parseNumber(record.cells[0]);
            const std::optional<double> time = parseNumber(record.cells[kTime]);
            if (bytes && time && *bytes > 0 && *time > 0)
                tests.push_back({*kind, static_cast<std::uint32_t>(hosts),
                                 static_cast<std::uint32_t>(processes / hosts), *bytes, *time * 1e-6});
        }
    }
    if (tests.empty())
        return Error{
            ErrorCode::invalidInput,
            sentence(
                "%1: there are no times of all_reduce, all_gather, reduce_scatter, alltoall or sendrecv in it",
                {log.name})};
    return tests;
}

} // namespace

Result<std::vector<NcclTest>> parseNcclTests(const NamedText& text)
{
    return text.text.find("size_bytes") < text.text.find('\n') ? parseNcclTable(text) : ncclLog(text);
}

} // namespace contraflow
