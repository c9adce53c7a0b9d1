// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common_options.h"

namespace contraflow::cli {

OptionSpec scenariosOption()
{
    return {.name = "--scenario",
            .value = "NAME",
            .help = "only this scenario",
            .occurrence = OptionSpec::Occurrence::repeated};
}

OptionSpec modelOption()
{
    return {.name = "--model", .value = "KIND", .help = "with this model instead of the scenario's own"};
}

OptionSpec modelsOption()
{
    OptionSpec option = modelOption();
    option.occurrence = OptionSpec::Occurrence::repeated;
    return option;
}

OptionSpec formatOption(std::string_view help)
{
    return {.name = "--format",
            .value = "FORMAT",
            .help = help,
            .choices = {kTableFormat, kCsvFormat, kJsonFormat}};
}

OptionSpec setOption(std::string_view help)
{
    return {
        .name = "--set", .value = "NAME=VALUE", .help = help, .occurrence = OptionSpec::Occurrence::repeated};
}

OptionSpec outputOption()
{
    return {.name = "--output",
            .value = "FILE",
            .help = "write to a file, which appears when it is complete",
            .shortName = 'o'};
}

} // namespace contraflow::cli
