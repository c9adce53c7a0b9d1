// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/current_services.h"
#include "app/cli/help.h"
#include "app/cli/inputs.h"
#include "app/cli/output.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

namespace cli {

std::span<const Command> allCommands()
{
    static const std::array commands{
        predictCommand(),  replayCommand(),    explainCommand(),  errorsCommand(),   compareCommand(),
        whatIfCommand(),   calibrateCommand(), campaignCommand(), alltoallCommand(), ncclCommand(),
        placeCommand(),    validateCommand(),  setCommand(),      addCommand(),      removeCommand(),
        generateCommand(), planCommand(),      importCommand(),   exportCommand(),   presetsCommand(),
        modelsCommand(),   reportCommand(),    selfcheckCommand()};
    return commands;
}

namespace {

Services& services()
{
    static Services all;
    return all;
}

/** The words that stand where a command stands. */
std::vector<std::string> commandWords()
{
    std::vector<std::string> words{"help"};
    for (const Command& command : allCommands())
        words.emplace_back(command.name);
    return words;
}

bool isHelpOption(std::string_view word)
{
    return word == "--help" || word == "-h";
}

ExitStatus print(std::string_view text)
{
    Output output;
    output.write(text);
    return output.finish();
}

ExitStatus usageError(const std::string& message, const std::string& helpCall)
{
    say("contraflow: " + message);
    say("'" + helpCall + "' shows what is taken.");
    return ExitStatus::wrongUsage;
}

ExitStatus unknownCommand(const std::string& word)
{
    std::string message = "there is no command or file " + inQuotes(word);
    if (const std::string near = suggestion(word, commandWords()); !near.empty())
        message += "; " + near;
    return usageError(message, "contraflow --help");
}

ExitStatus runHelp(std::span<const std::string> words)
{
    if (words.empty() || isHelpOption(words.front()))
        return print(programHelp());
    const Command* command = rowNamed(allCommands(), words.front());
    return command ? print(commandHelp(*command)) : unknownCommand(words.front());
}

ExitStatus run(const Command& command, std::span<const std::string> words)
{
    if (asksForHelp(words))
        return print(commandHelp(command));
    const std::string call = "contraflow " + std::string(command.name);
    const Result<Arguments> arguments = Arguments::parse(command, words);
    if (!arguments)
        return usageError(std::string(command.name) + ": " + arguments.error().message, call + " --help");
    forgetInputs(command.name);
    const Result<ExitStatus> status = command.run(*arguments);
    if (!status && status.error().code == ErrorCode::wrongUsage)
        return usageError(std::string(command.name) + ": " + status.error().message, call + " --help");
    return status ? *status : fail(status.error());
}

ExitStatus run(std::span<const std::string> words)
{
    if (words.empty()) {
        say(programHelp());
        return ExitStatus::wrongUsage;
    }
    const std::string& first = words.front();
    const std::span<const std::string> rest = words.subspan(1);
    if (first == "help")
        return runHelp(rest);
    if (isHelpOption(first))
        return runHelp({});
    if (first == "--version")
        return print("contraflow " CONTRAFLOW_VERSION "\n");
    if (const Command* command = rowNamed(allCommands(), first))
        return run(*command, rest);
    if (first.starts_with("-"))
        return usageError("unknown option " + inQuotes(first), "contraflow --help");
    std::error_code ignored;
    if (std::filesystem::exists(first, ignored))
        return usageError("this program was built without the window, so it cannot open " + inQuotes(first) +
                              "; 'contraflow predict' prints its times",
                          "contraflow --help");
    return unknownCommand(first);
}

/** Options of the windowing system that may stand in front of a project. */
bool isWindowOption(std::string_view word)
{
    constexpr std::array<std::string_view, 16> kNames{
        "platform",        "platformpluginpath",
        "platformtheme",   "plugin",
        "qwindowgeometry", "qwindowicon",
        "qwindowtitle",    "reverse",
        "session",         "display",
        "geometry",        "icon",
        "style",           "stylesheet",
        "title",           "fontengine",
    };
    word.remove_prefix(std::min(word.find_first_not_of('-'), word.size()));
    word = word.substr(0, word.find('='));
    return contains(kNames, word);
}

/** Whether a word can only be meant as a file, so that a missing one is better reported by the window. */
bool looksLikePath(const std::string& word)
{
    const std::size_t dot = word.rfind('.');
    const bool hasExtension = dot != std::string::npos && dot + 1 < word.size();
    std::error_code ignored;
    return word.find('/') != std::string::npos || hasExtension || std::filesystem::exists(word, ignored);
}

} // namespace

const Services& currentServices()
{
    return services();
}

} // namespace cli

bool isCommandLine(int argc, char* argv[], const Services& services)
{
    cli::services() = services;
    if (argc < 2)
        return false;
    const std::string first = argv[1];
    const std::vector<std::string> words = cli::commandWords();
    if (contains(words, first))
        return true;
    if (first.starts_with("-"))
        return first != "--" && !cli::isWindowOption(first);
    return !cli::looksLikePath(first);
}

int runCommandLine(int argc, char* argv[], const Services& services)
{
    cli::services() = services;
    cli::prepareStreams();
    const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    return static_cast<int>(cli::run(words));
}

} // namespace contraflow
