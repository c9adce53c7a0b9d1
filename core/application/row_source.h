// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/row_program.h"

namespace contraflow {

/** The processes of a RowProgram on their way through its rows. */
class RowSource : public EventSource
{
public:
    /** The program must outlive it. */
    explicit RowSource(const RowProgram& program);

    bool next(std::uint32_t process, Event& event) override;
    [[nodiscard]] const std::string& failure() const override { return m_failure; }

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;

    struct Loop
    {
        std::uint32_t common = 0; ///< where its first row is
        std::uint32_t own = 0;
        std::uint64_t done = 0; ///< times that it has been gone through: its variable
        std::uint64_t count = 0;
    };
    /** Where a process is: positions among the rows of all and its own. */
    struct Cursor
    {
        std::uint32_t common = 0;
        std::uint32_t own = 0;
        std::vector<Loop> loops; ///< from the outermost on
    };
    struct Range
    {
        double least = 0;
        double most = 0;
    };

    [[nodiscard]] std::uint32_t take(Cursor& cursor, std::uint32_t process) const;
    void jumpBehind(Cursor& cursor, std::uint32_t process, std::uint32_t row) const;
    static void endLoop(Cursor& cursor);
    void setLoops(const Cursor& cursor);
    /** Whether a loop of so many rows that is gone through so often ends within a lifetime; else with a
     * failure. */
    [[nodiscard]] bool canEnd(const Cursor& cursor, const RowProgram::Row& row, std::uint32_t rows,
                              double count);
    /** The number of a cell; nothing, with a failure, when it has none or one out of range. */
    [[nodiscard]] std::optional<double> number(const RowProgram::Row& row, const ProgramCell& cell,
                                               const char* column, Range range);
    [[nodiscard]] std::optional<double> workedOut(const RowProgram::Row& row, const ProgramCell& cell,
                                                  const char* column, Range range);
    [[nodiscard]] double* keptOf(const ProgramCell& cell);
    [[nodiscard]] double knownOf(const ProgramCell& cell);
    [[nodiscard]] Result<double> valueOf(const ProgramCell& cell);
    [[nodiscard]] bool fill(const RowProgram::Row& row, Event& event);

    const RowProgram& m_program;
    std::vector<Cursor> m_cursors; ///< by process
    CellContext m_context;
    std::vector<double> m_loops;
    std::vector<double> m_sizes;
    /** By slot and process, as processes in lock step come to it; NaN: not yet. */
    std::vector<double> m_known;
    std::string m_failure;
};

} // namespace contraflow
