// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tables/table.h"

#include <functional>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// This room: the command line. A Command is a word with its OptionSpecs and what it does with Arguments;
// Inputs are its projects, loaded and checked, and an Output is where it writes. A command makes one Answer
// (facts, tables, issues); text, JSON and CSV are written from that.
//
//     Result<ExitStatus> run(const Arguments& arguments); // a row of the list in command_line.cpp calls it

namespace contraflow::cli {

/** What was asked for cannot be done; another request can. */
[[nodiscard]] inline Error refused(std::string message)
{
    return {ErrorCode::invalidInput, std::move(message)};
}

/** What is wrong with the command line of a command; who runs it says so, with its name and where help is. */
[[nodiscard]] inline Error misused(std::string_view message)
{
    return {ErrorCode::wrongUsage, std::string(message)};
}

class Arguments;

/** What the calling program or script learns; the numbers are part of the program's contract. */
enum class ExitStatus
{
    success = 0,
    inputAtFault = 1,      ///< the project or what was asked of it
    wrongUsage = 2,        ///< the command line itself
    environmentFailed = 3, ///< disk, permissions, closed output
};

/** An option that a command takes. */
struct OptionSpec
{
    enum class Occurrence
    {
        once,
        repeated
    };
    enum class Need
    {
        optional,
        required
    };

    std::string_view name; ///< with its dashes: "--scenario"
    std::string_view
        value; ///< what stands behind it in the help text ("NAME"); empty: a switch without a value
    std::string_view help; ///< one sentence, wrapped when shown
    char shortName = 0;    ///< 'o' for -o; 0: none
    Occurrence occurrence = Occurrence::once;
    Need need = Need::optional;
    std::vector<std::string_view> choices = {}; ///< the only values it takes; empty: any
};

/** What a command expects besides options. */
struct OperandSpec
{
    static constexpr std::size_t kUnlimited = std::numeric_limits<std::size_t>::max();

    std::string_view name; ///< "PROJECT"; empty when the command takes no operands
    std::size_t minimum = 0;
    std::size_t maximum = 0;
};

/** An option, and the table whose columns files have with it. */
using ColumnsWith = std::pair<std::string, std::function<Table()>>;

/** One word of the command line: what it is called, takes, says about itself and does. */
struct Command
{
    std::string_view name;
    std::string_view summary;  ///< half a line for the list of commands
    std::string_view synopsis; ///< behind "contraflow NAME "
    std::string_view
        description; ///< paragraphs, wrapped when shown; a line that begins with blanks is kept as it is
    OperandSpec operands;
    std::vector<OptionSpec> options;
    /** An error is said, and its code decides the status. */
    Result<ExitStatus> (*run)(const Arguments& arguments);
    Table (*columns)() = nullptr; ///< the table, without rows, whose columns for files help lists
    /** The same of what options ask for in its place. */
    std::vector<ColumnsWith> columnsWith = {};
};

[[nodiscard]] Command addCommand();
[[nodiscard]] Command alltoallCommand();
[[nodiscard]] Command errorsCommand();
[[nodiscard]] Command calibrateCommand();
[[nodiscard]] Command campaignCommand();
[[nodiscard]] Command compareCommand();
[[nodiscard]] Command explainCommand();
[[nodiscard]] Command exportCommand();
[[nodiscard]] Command generateCommand();
[[nodiscard]] Command importCommand();
[[nodiscard]] Command modelsCommand();
[[nodiscard]] Command ncclCommand();
[[nodiscard]] Command placeCommand();
[[nodiscard]] Command planCommand();
[[nodiscard]] Command predictCommand();
[[nodiscard]] Command presetsCommand();
[[nodiscard]] Command removeCommand();
[[nodiscard]] Command replayCommand();
[[nodiscard]] Command reportCommand();
[[nodiscard]] Command selfcheckCommand();
[[nodiscard]] Command setCommand();
[[nodiscard]] Command validateCommand();
[[nodiscard]] Command whatIfCommand();

/** All commands in the order in which help lists them. */
[[nodiscard]] std::span<const Command> allCommands();

} // namespace contraflow::cli
