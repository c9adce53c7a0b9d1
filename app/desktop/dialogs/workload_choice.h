// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edits.h"
#include "core/recipes/workload_outline.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;

namespace contraflow {

/** Where messages go: as a new workload, with a scenario or none, or in place of others; and what that does
 * to what is there. */
class WorkloadChoice : public QWidget
{
    Q_OBJECT

public:
    explicit WorkloadChoice(QWidget* parent = nullptr);

    /**
     * Offers what fits messages between nodes of a platform while a scenario is shown. The first time, and
     * when the choice before is not offered any more, it proposes what takes nothing away: an empty workload
     * is filled, else there is a new scenario.
     */
    void offer(const Project& project, std::size_t scenario, const std::string& platform);

    /** The messages bring a mapping of their own with them, or name nodes. */
    void setHasMapping(bool hasMapping);

    [[nodiscard]] WorkloadTarget target() const;
    /** Whether the messages become a workload of their own, which has a name. */
    [[nodiscard]] bool isNewWorkload() const { return target().use != WorkloadUse::replace; }
    [[nodiscard]] QComboBox* box() const { return m_box; }

signals:
    void changed();

private:
    void sayConsequences();

    Project m_project;
    WorkloadTarget m_target;
    QComboBox* m_box = nullptr;
    QLabel* m_note = nullptr;
};

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
