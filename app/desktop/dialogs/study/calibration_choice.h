// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/calibration.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;

namespace contraflow {

/** What a calibration learns from and what it fits: a measured platform, its measurements, kinds of models.
 */
class CalibrationChoice : public QWidget
{
    Q_OBJECT

public:
    explicit CalibrationChoice(QWidget* parent);

    /** Offers what the project has; all measurements of the first measured platform and all kinds. Does not
     * say that something was chosen. */
    void setProject(const Project& project);

    [[nodiscard]] CalibrationRequest request() const;
    /** Why nothing can be fitted with this choice; empty when it can. */
    [[nodiscard]] QString problem() const;

    [[nodiscard]] QComboBox* platforms() const { return m_platforms; }
    [[nodiscard]] QListWidget* measurements() const { return m_measurements; }
    [[nodiscard]] QComboBox* heldOut() const { return m_heldOut; }
    [[nodiscard]] QListWidget* kinds() const { return m_kinds; }

signals:
    void changed();

private:
    /** A list of boxes to check, with one above it for all of them. */
    QListWidget* addList(const QString& all, const QString& name, int stretch);
    void addHoldOut();
    void showMeasurements();

    std::vector<std::pair<QString, QString>> m_measured; ///< measurements with their platforms
    QComboBox* m_platforms = nullptr;
    QLabel* m_platformLabel = nullptr;
    QCheckBox* m_allMeasurements = nullptr;
    QListWidget* m_measurements = nullptr;
    QComboBox* m_heldOut = nullptr;
    QListWidget* m_kinds = nullptr;
};

} // namespace contraflow
