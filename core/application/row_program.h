// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/program.h"
#include "core/application/program_cells.h"
#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/project/project.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** Who comes to a row of a program: everybody, or those that are listed. */
using RowMembers = std::optional<std::vector<std::uint32_t>>;

/** The processes that a text names ("all", "3-7", "even", "rank > 0"), in its order. A condition that depends
 * on loops goes to `condition`, where that is not null, and everybody comes to the row. */
[[nodiscard]] Result<RowMembers> readMembers(std::string_view text, std::uint32_t processes,
                                             std::span<const std::string> loops,
                                             const ParameterScope& parameters, ProgramCell* condition);

/** Those that are among both; ascending where both are listed. */
[[nodiscard]] RowMembers amongBoth(RowMembers a, const RowMembers& b);

/** Which rows each process comes to: those of all, and its own. */
class RowLists
{
public:
    explicit RowLists(std::uint32_t processes) : m_own(processes) {}

    /** The next row; false when rows of single processes are too many to be held. */
    [[nodiscard]] bool add(std::uint32_t row, const RowMembers& members);

    /** Ascending. */
    [[nodiscard]] const std::vector<std::uint32_t>& common() const { return m_common; }
    [[nodiscard]] const std::vector<std::uint32_t>& own(std::uint32_t process) const
    {
        return m_own[m_ownCount > 0 ? process : 0]; // the same for all where nobody has any
    }

private:
    static constexpr std::size_t kMostOwn = 50'000'000; ///< of all processes together

    std::vector<std::uint32_t> m_common;
    std::vector<std::vector<std::uint32_t>> m_own;
    std::size_t m_ownCount = 0;
};

/** More processes than this in one application are refused. */
inline constexpr std::uint32_t kMaxProcesses = 1'000'000;
/** Loops within one another. */
inline constexpr std::size_t kMaxLoops = 16;

/**
 * A program as its rows have it: cells are evaluated for a process when it comes to them, and nothing is
 * expanded, so that a loop costs no memory. Loop variables count from 0 on.
 */
class RowProgram : public Program
{
public:
    /** Null, with issues that name rows and columns, when the application cannot run. */
    [[nodiscard]] static std::shared_ptr<const RowProgram>
    compile(const Project& project, std::size_t application, IssueList& issues);

    [[nodiscard]] std::uint32_t processCount() const override { return m_processes; }
    [[nodiscard]] std::span<const ProcessGroup> groups() const override { return m_groups; }
    [[nodiscard]] std::span<const std::string> labels() const override { return m_labels; }
    /** "row 3", counted from 1. */
    [[nodiscard]] std::string placeOf(std::uint32_t process, std::uint32_t row) const override;
    [[nodiscard]] std::unique_ptr<EventSource> run() const override;

private:
    friend class RowCompiler;
    friend class RowSource;

    enum class RowKind : std::uint8_t
    {
        event,
        repeat,
        end,
    };
    struct Row
    {
        RowKind kind = RowKind::event;
        EventKind event = EventKind::compute;
        CollectiveAlgorithm algorithm = CollectiveAlgorithm::usual;
        bool isAnyPeer = false;
        bool isAnySource = false;
        bool isAnyTag = false;
        std::uint32_t row = 0;     ///< in the table
        std::uint32_t partner = 0; ///< repeat: its end; end: its repeat; of m_rows
        std::uint32_t group = 0;   ///< of m_named
        std::uint32_t label = 0;
        std::vector<std::uint32_t> requests;
        ProgramCell condition; ///< set: who goes through it is found out when they come to it
        ProgramCell peer;
        ProgramCell source;
        ProgramCell amount; ///< bytes, seconds, or the count of a loop
        ProgramCell tag;
        ProgramCell root;
        ProgramCell segments;
        ProgramCell channels;
        std::vector<ProgramCell> sizes;
    };

    /** What the name of a group stands for. */
    struct NamedGroup
    {
        std::uint32_t first = 0; ///< of m_groups
        std::vector<std::uint32_t>
            ofProcess; ///< where it stands for many: that of each process, from `first` on
    };
    [[nodiscard]] std::uint32_t groupOf(const Row& row, std::uint32_t process) const
    {
        const NamedGroup& named = m_named[row.group];
        return named.first + (named.ofProcess.empty() ? 0 : named.ofProcess[process]);
    }

    std::string m_name;
    std::uint32_t m_processes = 0;
    std::vector<ProcessGroup> m_groups;
    std::vector<NamedGroup> m_named;
    std::vector<std::string> m_labels;
    std::vector<Row> m_rows;
    std::uint32_t m_slots = 0; ///< of cells in loops that come to the same each time
    RowLists m_lists{0};
};

} // namespace contraflow
