// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/inputs.h"

#include "core/base/text.h"

#include <vector>

namespace contraflow::cli {

namespace {

struct Input
{
    std::string what;
    std::filesystem::path path;
};

struct RunningCommand
{
    std::string name;
    std::vector<Input> inputs;
};

RunningCommand& running()
{
    static RunningCommand command;
    return command;
}

} // namespace

void forgetInputs(std::string_view command)
{
    running() = {std::string(command), {}};
}

void noteInput(std::string_view what, const std::filesystem::path& path)
{
    running().inputs.push_back({std::string(what), path});
}

std::optional<std::string> whyNotWritten(const std::filesystem::path& path)
{
    std::error_code ignored; // what does not exist yet, and pipes and devices, replace nothing
    if (!std::filesystem::is_regular_file(path, ignored))
        return std::nullopt;
    for (const Input& input : running().inputs)
        if (std::filesystem::equivalent(input.path, path, ignored))
            return running().name + ": the output would replace the " + input.what + " " +
                   inQuotes(input.path.string()) + "; give --output another name";
    return std::nullopt;
}

} // namespace contraflow::cli
