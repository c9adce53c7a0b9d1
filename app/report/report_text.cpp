// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_text.h"

#include "core/base/text.h"
#include "core/io/text_file.h"
#include "core/sharing/catalog.h"

#include <cmath>

namespace contraflow::report {

std::string cleanText(std::string_view text)
{
    constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
    std::string clean;
    clean.reserve(text.size());
    while (!text.empty()) {
        const std::string_view good = text.substr(0, findInvalidUtf8(text));
        for (const char c : good) {
            if (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t')
                clean += kReplacement;
            else
                clean += c;
        }
        text.remove_prefix(good.size());
        if (!text.empty()) {
            clean += kReplacement;
            text.remove_prefix(1);
        }
    }
    return clean;
}

std::string groupedDigits(std::size_t count)
{
    return groupedNumber(std::to_string(count));
}

std::string groupedCount(std::size_t count, std::string_view one, std::string_view many)
{
    return groupedDigits(count) + " " + std::string(count == 1 ? one : many);
}

std::string timeText(double seconds)
{
    return displayText(Dimension::duration, seconds);
}

std::string shareText(double share)
{
    return percentText(100 * share);
}

std::string percentText(double percent)
{
    return fixedText(percent, std::abs(percent) < 99.95 ? 1 : 0) + " %";
}

std::string rateText(double bytesPerSecond)
{
    return displayText(Dimension::bandwidth, bytesPerSecond);
}

std::string sizeText(double bytes)
{
    return displayText(Dimension::size, bytes);
}

std::string timesText(double factor)
{
    return roundedText(factor, 3) + "×";
}

std::string modelText(const Project& project, const std::string& name)
{
    const Model* model = findByName(project.models, name);
    const ModelInfo* info = findModelInfo(model ? model->kind : name);
    if (!info)
        return name;
    return model ? std::string(info->title) + " (" + name + ")" : std::string(info->title);
}

} // namespace contraflow::report
