// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "core/base/count_range.h"
#include "core/base/text.h"

#include <algorithm>

namespace contraflow::cli {

namespace {

std::vector<std::string> strings(const std::vector<std::string_view>& views)
{
    return {views.begin(), views.end()};
}

std::string withSuggestion(const std::string& message, std::string_view word,
                           const std::vector<std::string>& known)
{
    const std::string near = suggestion(word, known);
    return near.empty() ? message : message + "; " + near;
}

/** One option as it stands on the command line, split from a value that is glued to it. */
struct OptionWord
{
    std::string name; ///< "--scenario" or "-o"
    std::optional<std::string> value;
};

OptionWord splitOption(const std::string& word)
{
    if (word.starts_with("--")) {
        const std::size_t equals = word.find('=');
        if (equals == std::string::npos)
            return {word, {}};
        return {word.substr(0, equals), word.substr(equals + 1)};
    }
    if (word.size() > 2)
        return {word.substr(0, 2), word.substr(2)};
    return {word, {}};
}

const OptionSpec* findOption(const Command& command, std::string_view name)
{
    for (const OptionSpec& option : command.options) {
        const bool isShort = name.size() == 2 && option.shortName != 0 && name[1] == option.shortName;
        if (option.name == name || isShort)
            return &option;
    }
    return nullptr;
}

Error unknownOption(const Command& command, const std::string& name)
{
    std::vector<std::string> known{"--help"};
    for (const OptionSpec& option : command.options)
        known.emplace_back(option.name);
    return refused(withSuggestion("unknown option " + inQuotes(name), name, known));
}

Result<void> checkChoice(const OptionSpec& option, const std::string& value)
{
    if (option.choices.empty() || contains(option.choices, value))
        return {};
    const std::vector<std::string> known = strings(option.choices);
    return refused(withSuggestion(std::string(option.name) + " takes " + alternatives(option.choices) +
                                      ", not " + inQuotes(value),
                                  value, known));
}

Result<void> checkOperands(const Command& command, const std::vector<std::string>& operands)
{
    const OperandSpec& spec = command.operands;
    if (operands.size() < spec.minimum)
        return refused("the " + std::string(spec.name) + " is missing");
    if (operands.size() <= spec.maximum)
        return {};
    const std::string extra = inQuotes(operands[spec.maximum]);
    if (spec.maximum == 0)
        return refused("nothing but options is taken, but there is " + extra);
    return refused("one " + std::string(spec.name) + " is taken, but there is also " + extra);
}

} // namespace

Result<Arguments> Arguments::parse(const Command& command, std::span<const std::string> words)
{
    Arguments arguments;
    bool areOptionsOver = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (areOptionsOver || word.size() < 2 || word[0] != '-') {
            arguments.m_operands.push_back(word);
            continue;
        }
        if (word == "--") {
            areOptionsOver = true;
            continue;
        }
        OptionWord given = splitOption(word);
        const OptionSpec* option = findOption(command, given.name);
        if (!option)
            return unknownOption(command, given.name);
        const std::string name(option->name);
        std::string value;
        if (option->value.empty()) {
            if (given.value)
                return refused(name + " takes no value");
        } else if (given.value) {
            value = *given.value;
        } else if (i + 1 < words.size()) {
            value = words[++i];
        } else {
            return refused(name + " needs a value: " + name + " " + std::string(option->value));
        }
        RETURN_IF_ERROR(checkChoice(*option, value));
        std::vector<std::string>& values = arguments.m_values[name];
        if (!values.empty() && option->occurrence == OptionSpec::Occurrence::once)
            return refused(name + " is given twice");
        values.push_back(std::move(value));
    }
    RETURN_IF_ERROR(checkOperands(command, arguments.m_operands));
    for (const OptionSpec& option : command.options)
        if (option.need == OptionSpec::Need::required && !arguments.has(option.name))
            return refused("it needs " + std::string(option.name) + " " + std::string(option.value));
    return arguments;
}

std::optional<std::string> Arguments::value(std::string_view option) const
{
    const auto found = m_values.find(option);
    if (found == m_values.end())
        return {};
    return found->second.back();
}

std::vector<std::string> Arguments::values(std::string_view option) const
{
    const auto found = m_values.find(option);
    return found == m_values.end() ? std::vector<std::string>{} : found->second;
}

Result<void> Arguments::checkUnused(std::initializer_list<std::string_view> options,
                                    std::string_view why) const
{
    for (const std::string_view option : options)
        if (has(option))
            return misused(std::string(option) + " " + std::string(why));
    return {};
}

Result<std::uint64_t> Arguments::count(std::string_view option, std::uint64_t fallback) const
{
    return optionCount(option, value(option), fallback);
}

std::string alternatives(const std::vector<std::string_view>& choices)
{
    std::string text;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (i > 0)
            text += i + 1 == choices.size() ? " or " : ", ";
        text += choices[i];
    }
    return text;
}

bool asksForHelp(std::span<const std::string> words)
{
    const auto end = std::ranges::find(words, "--");
    return std::any_of(words.begin(), end,
                       [](const std::string& word) { return word == "--help" || word == "-h"; });
}

} // namespace contraflow::cli
