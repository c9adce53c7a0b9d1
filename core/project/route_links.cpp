// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/route_links.h"

#include "core/base/text.h"

namespace contraflow {

namespace {

/** A name in quotation marks from `at` on, which moves behind the last of them. */
std::string quotedName(std::string_view text, std::size_t& at)
{
    std::string name;
    for (++at; at < text.size(); ++at) {
        if (text[at] == '"' && (++at == text.size() || text[at] != '"'))
            break;
        name += text[at];
    }
    return name;
}

} // namespace

std::string routeLinksText(const std::vector<std::string>& links)
{
    std::string text;
    for (const std::string& link : links) {
        text += text.empty() ? "" : ", ";
        if (!link.empty() && link.find_first_of(",\"") == std::string::npos && trimmed(link) == link) {
            text += link;
            continue;
        }
        text += '"';
        for (const char c : link)
            text += c == '"' ? std::string("\"\"") : std::string(1, c);
        text += '"';
    }
    return text;
}

std::vector<std::string> routeLinksOf(std::string_view text)
{
    std::vector<std::string> links;
    if (trimmed(text).empty())
        return links;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        const std::size_t begin = text.find_first_not_of(" \t", at);
        std::string name;
        if (begin != std::string_view::npos && text[begin] == '"') {
            at = begin;
            name = quotedName(text, at);
        }
        // What stands behind the quotation marks belongs to the name.
        const std::size_t end = std::min(text.find(',', at), text.size());
        name += trimmed(text.substr(at, end - at));
        at = end;
        links.push_back(std::move(name));
    }
    return links;
}

} // namespace contraflow
