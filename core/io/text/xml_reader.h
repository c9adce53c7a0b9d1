// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace contraflow {

/** An element of an XML text with its attributes and the elements in it. Text between elements is not kept.
 */
struct XmlElement
{
    std::string name;
    std::vector<std::pair<std::string, std::string>> attributes;
    std::vector<XmlElement> children;
    std::size_t line = 0; ///< 1-based

    /** The value of an attribute, or an empty text. */
    [[nodiscard]] const std::string& attribute(std::string_view key) const;
    /** The first child of this name, or null. */
    [[nodiscard]] const XmlElement* child(std::string_view childName) const;
};

/**
 * The root element of a well-formed XML text; neither blank lines and comments before its declaration
 * matter, nor what is in comments. Nothing outside the text is read, and entities that it declares are
 * refused, so that a small text stays small.
 * Fails with "line N: " and the reason, also on elements nested or repeated beyond what such files have.
 */
[[nodiscard]] Result<XmlElement> readXml(std::string_view source);

/** The name of the first element of what may be the beginning of an XML text, or nothing. */
[[nodiscard]] std::string_view xmlRootName(std::string_view text);

} // namespace contraflow
