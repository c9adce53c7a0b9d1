// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>

namespace contraflow {

/**
 * What a drawn view says of the things in it to people who do not see it: a widget that also is this appears
 * to screen readers as a list of its items, in the order of reading.
 */
class AccessibleItems
{
public:
    virtual ~AccessibleItems() = default;

    [[nodiscard]] virtual int accessibleCount() const = 0;
    /** "e1", "node X1". */
    [[nodiscard]] virtual QString accessibleItemName(int item) const = 0;
    /** What hovering over it says, without tags. */
    [[nodiscard]] virtual QString accessibleItemText(int item) const = 0;
    /** Where it is in the widget; empty when it is out of sight. */
    [[nodiscard]] virtual QRect accessibleItemRect(int item) const = 0;
    [[nodiscard]] virtual bool isAccessibleItemSelected(int item) const = 0;
    /** As a click on it does. */
    virtual void activateAccessibleItem(int item) = 0;
};

/** Makes such widgets known to QAccessible; to be called before the first is asked for. */
void installAccessibleItems();

} // namespace contraflow
