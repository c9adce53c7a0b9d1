// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/host_list.h"

#include "core/base/count_range.h"
#include "core/base/refusal.h"
#include "core/base/text.h"

#include <algorithm>

namespace contraflow {

namespace {

constexpr std::size_t kMostDigits = 9; // of a number that hostListOf counts on from

/** A host list in pieces: literal text, and ranges of numbers with a width. */
struct Range
{
    CountRange numbers;    ///< at most kMaxHosts
    std::size_t width = 0; ///< digits of the first number when it is zero-padded, otherwise 0
};

struct Group
{
    std::string before;        ///< literal text in front
    std::vector<Range> ranges; ///< empty for trailing text
};

struct Pattern
{
    std::vector<Group> groups;

    [[nodiscard]] std::size_t count() const
    {
        std::size_t product = 1;
        for (const Group& group : groups) {
            if (group.ranges.empty())
                continue;
            std::size_t sum = 0;
            for (const Range& range : group.ranges)
                sum = std::min(sum + static_cast<std::size_t>(range.numbers.last - range.numbers.first) + 1,
                               kMaxHosts + 1);
            product = std::min(product * sum, kMaxHosts + 1);
        }
        return product;
    }

    /** Bytes of the longest name it makes, at least. */
    [[nodiscard]] std::size_t nameLength() const
    {
        std::size_t length = 0;
        for (const Group& group : groups) {
            std::size_t digits = 0;
            for (const Range& range : group.ranges)
                digits = std::max({digits, range.width, std::to_string(range.numbers.last).size()});
            length += group.before.size() + digits;
        }
        return length;
    }
};

Error badList(std::string_view text, const std::string& reason)
{
    return invalidInput("%1 is not a host list: %2; write names such as X1 or lists such as X[1-3]",
                        {inQuotes(text), reason});
}

Result<Range> parseRange(std::string_view whole, std::string_view text)
{
    const std::size_t dash = text.find('-');
    const std::string_view from = text.substr(0, dash);
    const std::string_view to = dash == std::string_view::npos ? from : text.substr(dash + 1);
    const auto first = parseCount(from);
    const auto last = parseCount(to);
    if (!first || !last || trimmed(from) != from || trimmed(to) != to)
        return badList(whole, sentence("%1 is not a number or a range of numbers", {inQuotes(text)}));
    if (*last < *first)
        return badList(whole, sentence("the range %1 falls", {inQuotes(text)}));
    const CountRange numbers{*first, *last};
    if (numbers.hasMoreThan(kMaxHosts))
        return badList(whole, sentence("more than %1 hosts", {groupedCount(kMaxHosts)}));
    const bool isPadded = from.size() > 1 && from.front() == '0';
    return Range{numbers, isPadded ? from.size() : 0};
}

/** Where the blanks at the end of the text begin. */
std::size_t trimmedEnd(std::string_view text)
{
    const std::string_view kept = trimmed(text);
    return kept.empty() ? 0 : static_cast<std::size_t>(kept.data() + kept.size() - text.data());
}

Result<std::vector<Pattern>> parsePatterns(std::string_view text)
{
    std::vector<Pattern> patterns(1);
    std::string literal;
    const auto endName = [&]() -> bool {
        Pattern& pattern = patterns.back();
        literal.erase(trimmedEnd(literal));
        if (!literal.empty())
            pattern.groups.push_back({std::move(literal), {}});
        literal.clear();
        return !pattern.groups.empty();
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == ',') {
            if (!endName())
                return badList(text, sentence("a name is missing beside a comma"));
            patterns.emplace_back();
        } else if (c == ']') {
            return badList(text, sentence("']' without '['"));
        } else if (c == '[') {
            const std::size_t close = text.find(']', i);
            if (close == std::string_view::npos)
                return badList(text, sentence("'[' without ']'"));
            Group group{std::move(literal), {}};
            literal.clear();
            std::string_view inside = text.substr(i + 1, close - i - 1);
            while (true) {
                const std::size_t comma = inside.find(',');
                ASSIGN_OR_RETURN(const Range range, parseRange(text, inside.substr(0, comma)));
                group.ranges.push_back(range);
                if (comma == std::string_view::npos)
                    break;
                inside.remove_prefix(comma + 1);
            }
            patterns.back().groups.push_back(std::move(group));
            i = close;
        } else if (c != ' ' || !literal.empty() || !patterns.back().groups.empty()) {
            literal += c; // blanks in front of a name do not belong to it
        }
    }
    if (!endName())
        return badList(text,
                       text.empty() ? sentence("it is empty") : sentence("a name is missing behind a comma"));
    return patterns;
}

Result<std::size_t> totalCount(std::string_view text, const std::vector<Pattern>& patterns)
{
    std::size_t total = 0;
    for (const Pattern& pattern : patterns) {
        if (pattern.nameLength() > kMaxNameLength)
            return badList(text, sentence("a name is longer than %1 bytes", {groupedCount(kMaxNameLength)}));
        total += pattern.count();
    }
    if (total > kMaxHosts)
        return badList(text, sentence("more than %1 hosts", {groupedCount(kMaxHosts)}));
    return total;
}

void appendNames(const Pattern& pattern, std::size_t group, const std::string& prefix,
                 std::vector<std::string>& names)
{
    if (group == pattern.groups.size()) {
        names.push_back(prefix);
        return;
    }
    const Group& g = pattern.groups[group];
    const std::string begin = prefix + g.before;
    if (g.ranges.empty()) {
        appendNames(pattern, group + 1, begin, names);
        return;
    }
    for (const Range& range : g.ranges)
        range.numbers.each([&](std::uint64_t number) {
            std::string digits = std::to_string(number);
            if (digits.size() < range.width)
                digits.insert(0, range.width - digits.size(), '0');
            appendNames(pattern, group + 1, begin + digits, names);
        });
}

} // namespace

Result<std::size_t> countHosts(std::string_view text)
{
    ASSIGN_OR_RETURN(const std::vector<Pattern> patterns, parsePatterns(trimmed(text)));
    return totalCount(text, patterns);
}

Result<std::vector<std::string>> expandHostList(std::string_view text)
{
    ASSIGN_OR_RETURN(const std::vector<Pattern> patterns, parsePatterns(trimmed(text)));
    ASSIGN_OR_RETURN(const std::size_t count, totalCount(text, patterns));
    std::vector<std::string> names;
    names.reserve(count);
    for (const Pattern& pattern : patterns)
        appendNames(pattern, 0, {}, names);
    return names;
}

std::vector<std::string> hostsOrText(const std::string& text)
{
    Result<std::vector<std::string>> hosts = expandHostList(text);
    return hosts ? std::move(*hosts) : std::vector<std::string>{text};
}

bool isBracketList(std::string_view text)
{
    if (text.find('[') == std::string_view::npos)
        return false;
    const Result<std::size_t> count = countHosts(text);
    return count && *count > 1;
}

std::string hostListOf(std::span<const std::string> hosts)
{
    // The digits at a name's end count; a leading zero belongs to the words, so that widths are kept.
    const auto digitsAt = [](const std::string& name) {
        std::size_t at = name.size();
        while (at > 0 && name[at - 1] >= '0' && name[at - 1] <= '9' && name.size() - at < kMostDigits)
            --at;
        while (at < name.size() && name[at] == '0' && at + 1 < name.size())
            ++at;
        return at;
    };
    std::string list;
    for (std::size_t first = 0; first < hosts.size();) {
        const std::string& name = hosts[first];
        const std::size_t at = digitsAt(name);
        std::size_t end = first + 1;
        if (at < name.size()) {
            const unsigned long long number = std::stoull(name.substr(at));
            const std::string words = name.substr(0, at);
            while (end < hosts.size() && hosts[end] == words + std::to_string(number + (end - first)))
                ++end;
        }
        list += list.empty() ? "" : ",";
        list += end - first < 2
                    ? name
                    : name.substr(0, at) + "[" + name.substr(at) + "-" + hosts[end - 1].substr(at) + "]";
        first = end;
    }
    return list;
}

} // namespace contraflow
