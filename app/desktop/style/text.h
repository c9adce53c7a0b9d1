// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"

#include <QCoreApplication>
#include <QString>

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace contraflow {

/** The core's UTF-8 as Qt's text. */
[[nodiscard]] inline QString qtText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/** "1 000 000": a count (0 and more) with its digits in groups, whatever the locale. */
[[nodiscard]] QString countText(std::integral auto count)
{
    return qtText(groupedCount(static_cast<std::uint64_t>(count)));
}

/** What a catalogue of the core says (titles and hints of columns, models, topologies …) in the language of
 * the window. */
[[nodiscard]] inline QString coreText(std::string_view text)
{
    return text.empty() ? QString() : QCoreApplication::translate("Core", std::string(text).c_str());
}

/** Text for people, translated, where no class of Qt stands around it. */
[[nodiscard]] inline QString tr(const char* text)
{
    return QCoreApplication::translate("contraflow", text);
}

} // namespace contraflow
