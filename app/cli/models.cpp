// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer.h"
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/help.h"
#include "app/cli/loading.h"
#include "app/cli/text_table.h"
#include "core/base/text.h"
#include "core/sharing/catalog.h"

#include <vector>

namespace contraflow::cli {

namespace {

constexpr std::string_view kModelsDescription =
    "Without KIND, lists the kinds of sharing models that the program knows. With one or more of them, says what each "
    "is: a paragraph, where to take it and where not, its source, and its parameters with default, range and meaning.\n"
    "\n"
    "Formats:\n"
    "  table  for people\n"
    "  json   models, each with kind, title, description, use, avoid, citation, sees_nodes_only and\n"
    "         parameters (name, default, accepts, description)";

using Models = std::vector<const ModelInfo*>;

std::string listText(const Models& models)
{
    TextTable table;
    table.addColumn("kind");
    table.addColumn("title");
    table.addColumn("parameters");
    for (const ModelInfo* info : models) {
        std::string names;
        for (const ParameterInfo& parameter : info->parameters)
            names += (names.empty() ? "" : ", ") + std::string(parameter.name);
        table.addRow({std::string(info->kind), std::string(info->title), names});
    }
    return table.text() + "\n'contraflow models KIND' says what a kind is and takes.\n";
}

std::string cardText(const ModelInfo& info)
{
    const auto part = [](const std::string& label, std::string_view text) {
        return wrapped(label + std::string(text), 2);
    };
    std::string out = std::string(info.kind) + ": " + std::string(info.title) + "\n\n";
    out += part("", info.description) + '\n';
    out += part("Take it for: ", info.use);
    out += part("Not for: ", info.avoid);
    out += part("Source: ", info.citation);
    if (info.parameters.empty())
        return out + "\n  It has no parameters.\n";
    out += '\n';
    TextTable table;
    for (const char* title : {"parameter", "default", "takes"})
        table.addColumn(title);
    for (const ParameterInfo& parameter : info.parameters)
        table.addRow({std::string(parameter.name), defaultText(parameter), acceptedValues(parameter)});
    out += table.text() + '\n';
    for (const ParameterInfo& parameter : info.parameters)
        out += part(std::string(parameter.name) + ": ", parameter.description);
    return out;
}

JsonParts parameterParts(const ParameterInfo& parameter)
{
    return {{"name", parameter.name},
            {"default", defaultText(parameter)},
            {"accepts", acceptedValues(parameter)},
            {"description", parameter.description}};
}

JsonParts modelParts(const ModelInfo& info)
{
    return {{"kind", info.kind},
            {"title", info.title},
            {"description", info.description},
            {"use", info.use},
            {"avoid", info.avoid},
            {"citation", info.citation},
            {"sees_nodes_only", info.seesNodesOnly},
            {"parameters", objectsOf(info.parameters, parameterParts)}};
}

Result<Models> wantedModels(const Arguments& arguments)
{
    Models models;
    for (const std::string& kind : arguments.operands()) {
        const ModelInfo* info = findModelInfo(kind);
        if (!info)
            return unknownName("kind of model", kind, modelKinds(),
                               "take one of " + joinedWords(modelKinds()));
        models.push_back(info);
    }
    if (models.empty())
        for (const ModelInfo& info : modelCatalog())
            models.push_back(&info);
    return models;
}

Result<ExitStatus> runModels(const Arguments& arguments)
{
    ASSIGN_OR_RETURN(const Models models, wantedModels(arguments));
    Output output;
    const auto text = [&](Output& to) {
        if (arguments.operands().empty())
            return to.write(listText(models));
        for (const ModelInfo* info : models)
            to.write((info == models.front() ? "" : "\n") + cardText(*info));
    };
    writeAnswer({.text = text,
                 .table = {},
                 .json = [&]() -> JsonParts {
                     return {{"models", JsonObjects{models.size(),
                                                    [&](std::size_t i) { return modelParts(*models[i]); }}}};
                 }},
                arguments, output);
    return output.finish();
}

} // namespace

Command modelsCommand()
{
    return {
        .name = "models",
        .summary = "the sharing models, and what each takes",
        .synopsis = "[KIND]... [--format table|json]",
        .description = kModelsDescription,
        .operands = {"KIND", 0, OperandSpec::kUnlimited},
        .options =
            {
                {.name = "--format",
                 .value = "FORMAT",
                 .help = "how the models are written",
                 .choices = {kTableFormat, kJsonFormat}},
            },
        .run = runModels,
    };
}

} // namespace contraflow::cli
