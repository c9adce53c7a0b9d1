// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help.h"

#include "app/cli/arguments.h"
#include "core/tables/table.h"

#include <algorithm>

namespace contraflow::cli {

namespace {

constexpr std::size_t kWidth = 96;

/** The end of the first word; what stands in square brackets is not torn apart. */
std::size_t wordEnd(std::string_view text)
{
    const std::size_t start = text.starts_with('[') ? std::min(text.find(']'), text.size()) : 0;
    return std::min(text.find(' ', start), text.size());
}

/** Appends a paragraph broken between words; every line after the first begins with `indent` blanks. */
void appendWrapped(std::string& out, std::string_view text, std::size_t indent, std::size_t column)
{
    while (!text.empty()) {
        const std::size_t end = wordEnd(text);
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (column > indent && column + 1 + word.size() > kWidth) {
            out += '\n';
            out.append(indent, ' ');
            column = indent;
        } else if (column > indent) {
            out += ' ';
            ++column;
        }
        out += word;
        column += word.size();
    }
    out += '\n';
}

/** Appends "  term   explanation" with the explanation wrapped in its own column. */
void appendEntry(std::string& out, const std::string& term, std::string_view text, std::size_t column)
{
    out += "  " + term;
    if (term.size() + 4 > column) {
        out += '\n';
        out.append(column, ' ');
    } else {
        out.append(column - term.size() - 2, ' ');
    }
    appendWrapped(out, text, column, column);
}

void appendParagraphs(std::string& out, std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty() || line.front() == ' ') {
            out += line;
            out += '\n';
        } else {
            appendWrapped(out, line, 0, 0);
        }
    }
}

std::string optionTerm(const OptionSpec& option)
{
    std::string term;
    if (option.shortName != 0)
        term = std::string("-") + option.shortName + ", ";
    term += option.name;
    if (!option.value.empty())
        term += " " + std::string(option.value);
    return term;
}

std::string optionText(const OptionSpec& option)
{
    std::string text(option.help);
    if (!option.choices.empty())
        text += ": " + alternatives(option.choices);
    if (option.occurrence == OptionSpec::Occurrence::repeated)
        text += "; may be given several times";
    return text;
}

/** `condition`: " with --sweep", or nothing. */
void appendColumns(std::string& out, const std::string& condition, const Table& table)
{
    const Table files = columnsFor(table, TableView::files);
    std::size_t width = 0;
    for (const Table::Column& column : files.columns())
        width = std::max(width, column.key.size() + 4);
    out += "\nColumns" + condition + ":\n";
    for (const Table::Column& column : files.columns())
        appendEntry(out, column.key, column.hint.empty() ? column.title : column.hint, width);
}

} // namespace

std::string programHelp()
{
    std::string out =
        "Contraflow predicts how long the messages of a communication pattern take when they share a\n"
        "cluster's network, and shows why.\n"
        "\n"
        "Usage:\n"
        "  contraflow [PROJECT.yaml]        open the window\n"
        "  contraflow COMMAND …             work without a window\n"
        "  contraflow COMMAND --help        what a command takes and does\n"
        "  contraflow --help | --version\n"
        "\n"
        "Commands:\n";
    for (const Command& command : allCommands())
        appendEntry(out, std::string(command.name), command.summary, 14);
    out +=
        "  help        this text, or with a command's name the command's\n"
        "\n"
        "A command that is also the name of a file is taken as the command; write ./predict for the file.\n"
        "\n"
        "Exit status:\n"
        "  0  success\n"
        "  1  the project, or what was asked of it, is at fault\n"
        "  2  wrong usage\n"
        "  3  the environment failed: disk, permissions, closed output\n";
    return out;
}

std::string wrapped(std::string_view text, std::size_t indent)
{
    std::string out(indent, ' ');
    appendWrapped(out, text, indent, indent);
    return out;
}

std::string commandHelp(const Command& command)
{
    const std::string call = "Usage: contraflow " + std::string(command.name) + " ";
    std::string out = call;
    appendWrapped(out, command.synopsis, call.size(), call.size());
    out += '\n';
    appendParagraphs(out, command.description);
    if (command.columns)
        appendColumns(out, {}, command.columns());
    for (const auto& [option, columns] : command.columnsWith)
        appendColumns(out, " with " + std::string(option), columns());
    out += "\nOptions:\n";
    std::size_t column = 0;
    for (const OptionSpec& option : command.options)
        column = std::max(column, optionTerm(option).size() + 4);
    column = std::clamp<std::size_t>(column, 14, 28);
    for (const OptionSpec& option : command.options)
        appendEntry(out, optionTerm(option), optionText(option), column);
    appendEntry(out, "-h, --help", "this text", column);
    return out;
}

} // namespace contraflow::cli
