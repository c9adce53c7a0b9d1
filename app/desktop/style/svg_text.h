// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <algorithm>

namespace contraflow {

/** An SVG as QSvgGenerator wrote it, with "?" in place of the control characters that names may have and that
 * XML does not allow, not even escaped (XML 1.0, 2.2). Qt escapes angle brackets and quotes, and leaves
 * these. */
[[nodiscard]] inline QByteArray wellFormedSvg(QByteArray svg)
{
    const auto isForbidden = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 && c != '\t' && c != '\n' && c != '\r';
    };
    std::replace_if(svg.begin(), svg.end(), isForbidden, '?');
    for (const char* noncharacter : {"\xEF\xBF\xBE", "\xEF\xBF\xBF"})
        svg.replace(noncharacter, "?");
    return svg;
}

} // namespace contraflow
