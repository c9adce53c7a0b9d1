// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "core/project/edit.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <string>
#include <vector>

namespace contraflow {

/** A fact of a thing that can be typed on the canvas. */
struct ItemField
{
    QString label;
    QString text;                                        ///< all digits, with unit
    std::function<QString(const QString& text)> problem; ///< why a text cannot be taken; empty: it can
    std::function<Edit(const Project&, const std::string&)> write; ///< on a project that other fields changed
    bool keepsProblem = false; ///< a text with a problem can be kept as it was typed
};

/**
 * What can be typed for a switch, node row, link or message: name, bandwidth, latency, size, start,
 * note. A switch whose nodes are one row has their fields too. Empty for other things and for rows that are
 * not there.
 */
[[nodiscard]] std::vector<ItemField> itemFields(const Project& project, const SelectedItem& item);

/** One undo step of the fields whose texts differ; without changes when none does. */
[[nodiscard]] Edit writeFields(const Project& project, const std::vector<ItemField>& fields,
                               const QStringList& texts);

} // namespace contraflow
