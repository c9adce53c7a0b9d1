// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>

class QWidget;

namespace contraflow {

/**
 * What a drawn view says of the things in it to people who do not see it: it appears to screen readers as a
 * list of its items, in the order of reading.
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

/** Makes the items known to QAccessible as those of a view. They must live as long as it does. */
void setAccessibleItems(QWidget& view, AccessibleItems& items);

} // namespace contraflow
