// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QSet>
#include <QString>

namespace contraflow {

/** Names for copies: the number counts on until the name is free, as in e1, e2, … */
class FreeNames
{
public:
    void take(const QString& name) { m_taken.insert(name); }

    /** A free name after `name`, taken from then on. Empty names and host lists have none: they stay. */
    [[nodiscard]] QString next(const QString& name);

private:
    QSet<QString> m_taken;
    QHash<QString, double> m_last; ///< number used last, by the words around it
};

} // namespace contraflow
