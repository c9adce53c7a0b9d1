// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/formula/formula.h"
#include "core/project/parameter_scope.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** Where a process is when a cell of its program is asked for. */
struct CellContext
{
    std::uint32_t rank = 0;
    std::uint32_t processes = 0;
    std::span<const double> loops; ///< the variables of the loops around the row, from the outermost on
};

/** What a cell of a program measures. */
enum class CellUnit
{
    plain,
    bytes,
    seconds,
};

/**
 * A cell of a program that comes to a number: one that is written there, or a formula over `rank`,
 * `processes`, the variables of the loops around its row and the parameters of the project. The "=" of a
 * formula may be left out.
 */
class ProgramCell
{
public:
    ProgramCell() = default;
    explicit ProgramCell(double value) : m_value(value), m_isSet(true) {}

    /** Reads a cell; `loops` are the names of the variables around it. The error says what is wrong. */
    [[nodiscard]] static Result<ProgramCell> read(std::string_view text, CellUnit unit,
                                                  std::span<const std::string> loops,
                                                  const ParameterScope& parameters);
    /** A condition such as "rank < processes / 2": a cell that comes to 1 or 0. */
    [[nodiscard]] static Result<ProgramCell> readCondition(std::string_view text,
                                                           std::span<const std::string> loops,
                                                           const ParameterScope& parameters);

    [[nodiscard]] bool isSet() const { return m_isSet; }
    [[nodiscard]] bool hasFormula() const { return m_code != nullptr; }
    /** Whether its value depends on a loop. */
    [[nodiscard]] bool usesLoops() const { return m_code && m_code->usesLoops; }
    /** Whether its value may be another one for another process. */
    [[nodiscard]] bool usesRank() const { return m_code && m_code->usesRank; }
    /** A number for a formula without loops around it, under which each process's value can be kept. */
    void setSlot(std::uint32_t slot) { m_slot = slot; }
    [[nodiscard]] std::uint32_t slot() const { return m_slot; }
    static constexpr std::uint32_t kNoSlot = UINT32_MAX;
    /** The number that is written there, where it is no formula. */
    [[nodiscard]] double written() const { return m_value; }
    /** Its value in base units. */
    [[nodiscard]] Result<double> value(const CellContext& context) const
    {
        return m_code ? m_code->evaluated(context) : Result<double>(m_value);
    }

private:
    /** What a name of the formula stands for. */
    struct Source
    {
        enum class Kind : std::uint8_t
        {
            value,
            rank,
            processes,
            loop,
        };
        Kind kind = Kind::value;
        std::size_t loop = 0;
        FormulaValue value;
    };

    /** Apart, because most cells have none. */
    struct Code
    {
        Formula formula;
        std::vector<Source> sources; ///< by name of the formula
        CellUnit unit = CellUnit::plain;
        bool usesLoops = false;
        bool usesRank = false;

        [[nodiscard]] Result<void> resolve(std::span<const std::string> loops,
                                           const ParameterScope& parameters);
        [[nodiscard]] Result<double> evaluated(const CellContext& context) const;
    };

    double m_value = 0;
    bool m_isSet = false;
    std::uint32_t m_slot = kNoSlot;
    std::shared_ptr<const Code> m_code;
};

/** Ranks as they are listed: "0", "4-7", "0;2;8-11"; nothing when the text is no such list. Ranks stand in
 * the order written. */
[[nodiscard]] std::optional<Result<std::vector<std::uint32_t>>> listedRanks(std::string_view text,
                                                                            std::uint32_t processes);

} // namespace contraflow
