// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/free_names.h"

#include "app/desktop/sheet/model/fill_series.h"

#include <algorithm>

namespace contraflow {

QString FreeNames::next(const QString& name)
{
    if (name.isEmpty() || name.contains(QLatin1Char('[')))
        return name;
    const NumberedText words = numberedText(name).value_or(NumberedText{name + QLatin1Char(' '), {}, 1, 1});
    double& last = m_last[words.prefix + QLatin1Char('\n') + words.suffix];
    last = std::max(last, words.number);
    QString free;
    do {
        last += 1;
        free = withNumber(words, last);
    } while (m_taken.contains(free));
    m_taken.insert(free);
    return free;
}

} // namespace contraflow
