// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/workload_outline.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace contraflow {

/** How many messages there would be, who sends and receives them, and how much. */
class WorkloadFigures : public QWidget
{
    Q_OBJECT

public:
    explicit WorkloadFigures(QWidget* parent = nullptr);

    /** `names` are those of the nodes that the counts are about. */
    void show(const WorkloadCounts& counts, const std::vector<std::string>& names);
    /** Nothing is known. */
    void clear();

private:
    std::vector<QLabel*> m_values; ///< in the order of their captions
};

} // namespace contraflow
