// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_text.h"

#include "app/report/report_sections.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/left_out.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <cmath>

namespace contraflow::report {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}

/** Whether a percent sign or the code of a currency stands here as a word of its own: "%", "EUR". */
bool beginsUnit(std::string_view text)
{
    constexpr std::size_t kCodeLength = 3;
    const std::size_t length = text.starts_with('%') ? 1 : kCodeLength;
    if (text.size() < length ||
        (length == kCodeLength && !std::all_of(text.begin(), text.begin() + kCodeLength, isCapital)))
        return false;
    const char next = text.size() > length ? text[length] : ' ';
    return !isDigit(next) && !isCapital(next) && !(next >= 'a' && next <= 'z') && next != '_';
}

/** A percentage and a price do not end a line before their unit. */
std::string withUnitsKept(std::string text)
{
    constexpr std::string_view kNoBreakSpace = "\u00a0";
    for (std::size_t at = text.find(' '); at != std::string::npos; at = text.find(' ', at + 1))
        if (at > 0 && isDigit(text[at - 1]) && beginsUnit(std::string_view(text).substr(at + 1)))
            text.replace(at, 1, kNoBreakSpace);
    return text;
}

} // namespace

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
    return withUnitsKept(std::move(clean));
}

std::string capitalised(std::string text)
{
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
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
    return groupedNumber(fixedText(percent, std::abs(percent) < 99.95 ? 1 : 0)) + " %";
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
    return groupedText(factor, 3) + "×";
}

std::string modelText(const Project& project, const std::string& name)
{
    const Model* model = findByName(project.models, name);
    const ModelInfo* info = findModelInfo(model ? model->kind : name);
    if (!info)
        return name;
    return model ? sentence(info->title) + " (" + name + ")" : sentence(info->title);
}

std::string scenariosText(std::size_t count)
{
    return sentenceOf(count, "1 scenario", "%1 scenarios");
}

std::string yearsText(const PlatformPrice& price)
{
    return price.years == 1 ? sentence("1 year") : sentence("%1 years", {numberText(price.years)});
}

std::string calibratedText(const CalibrationRecord& record)
{
    const TrafficRange& range = record.range;
    const std::string sizes = range.smallest < range.largest
                                  ? rangeText(sizeText(range.smallest), sizeText(range.largest))
                                  : sizeText(range.largest);
    return sentence(
        "messages of %1, up to %2 at a time, up to %3 out of and %4 into one node, among up to %5",
        {sizes, sentenceOf(range.messages, "1 message", "%1 messages"), groupedCount(range.outgoing),
         groupedCount(range.incoming), sentenceOf(range.nodes, "1 node", "%1 nodes")});
}

std::string rangeText(const std::string& first, const std::string& last)
{
    return sentence("%1 to %2", {first, last});
}

std::string placementText(const PlacementStudy& study)
{
    const ComparedPlacement* best = study.best();
    if (!best)
        return sentence("No placement of these processes can run.");
    if (best->way == PlacementWay::present)
        return study.isProvenBest
                   ? sentence(
                         "No placement was found that is better than the present one, and there is none.")
                   : sentence("No placement was found that is better than the present one.");
    const PlacementTimes times = study.attainable(*best);
    std::string text =
        sentence("The best placement found (%1) has a makespan of %2%3",
                 {placementName(best->way), timeText(times.makespan), commaWithout(study.problem.without)});
    if (const std::optional<double> gain = study.gainPercent(times))
        text += sentence(", %1 below that of the present one", {percentText(*gain)});
    return text + (study.isProvenBest ? sentence("; there is none better.") : ".");
}

std::string sectionHint(const ReportData& data, std::string_view section, const std::string& does)
{
    const std::vector<std::string>& chosen = data.fields.sections;
    const bool isShown = chosen.empty() ? isUsualSection(section) : contains(chosen, section);
    return isShown ? sentence("; section %1 %2", {sectionTitle(section), does}) : std::string();
}

} // namespace contraflow::report
