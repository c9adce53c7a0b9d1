// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tables/cell_text.h"
#include "core/base/units.h"

#include <QString>
#include <QVariant>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** A column of a computed sheet; its functions hold the result they read, so any thread may call them. */
struct ResultsColumn
{
    std::string key;
    QString title;
    QString hint;
    QString sample;
    bool isNumber = true;
    std::function<CellText(std::size_t message)> text;
    std::function<QVariant(std::size_t message)> sortValue; ///< empty: the text is ordered by
    std::optional<Dimension> dimension = {}; ///< of quantities: their sort values are in its base unit
    /** The full one of `text` alone, where that is less work: filters and searches ask for a million. */
    std::function<QString(std::size_t message)> fullText = {};

    [[nodiscard]] QVariant valueToSort(std::size_t message) const
    {
        return sortValue ? sortValue(message) : QVariant(text(message).full);
    }
};

} // namespace contraflow
