// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scenario_heading.h"

#include "core/base/text.h"

#include <algorithm>

namespace contraflow::cli {

std::string modelHeading(const std::string& model, const std::string& kind)
{
    return "Model " + model + (kind == model ? std::string() : " (" + kind + ")");
}

std::string scenarioHeading(const std::string& scenario, const std::string& model, const std::string& kind)
{
    return "Scenario " + scenario + ", model " + model + (kind == model ? std::string() : " (" + kind + ")");
}

std::vector<std::optional<std::string>> withUncontrolled(std::vector<std::optional<std::string>> models,
                                                         const Scenario& scenario)
{
    const auto own = std::find(models.begin(), models.end(), std::nullopt);
    if (const std::optional<std::string> second = uncontrolledModelOf(scenario);
        second && own != models.end())
        models.insert(own + 1, second);
    return models;
}

std::string textsOfPairs(const std::vector<LosslessPair>& pairs)
{
    std::string text;
    for (const LosslessPair& pair : pairs)
        for (const std::string& line : pairTexts(pair))
            text += "  " + line + ".\n";
    if (const std::string question = vendorQuestion(pairs); !question.empty())
        text += "  Ask the vendor: " + question + "\n";
    return text.empty() ? text : "\n" + text;
}

std::string notesText(const std::vector<std::string>& notes)
{
    std::string text;
    for (const std::string& note : notes)
        text += "  Note: " + note + ".\n";
    return text;
}

std::string beyondCalibrationLine(const std::vector<std::string>& outside)
{
    return outside.empty() ? std::string() : "Beyond its calibration: " + joinedWords(outside) + '\n';
}

} // namespace contraflow::cli
