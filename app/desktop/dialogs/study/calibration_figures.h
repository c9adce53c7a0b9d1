// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/calibration.h"
#include "core/project/edit.h"

#include <QWidget>

#include <functional>

class QPushButton;

namespace contraflow {

class ResultTable;

/** What a calibration found besides its models: bandwidths of nodes and links, α and bandwidth of benchmarks,
 * β and γ by the published formulas. Each line can be given to the project. */
class CalibrationFigures : public QWidget
{
    Q_OBJECT

public:
    explicit CalibrationFigures(QWidget* parent);

    void setCalibration(const Project& project, const Calibration& calibration);
    void clear();
    [[nodiscard]] ResultTable& table() const { return *m_table; }
    [[nodiscard]] QPushButton* applyButton() const { return m_apply; }

signals:
    void applied(const contraflow::Edit& edit);

private:
    void updateButton();

    Project m_project;
    std::vector<std::function<Result<Edit>(const Project& project)>>
        m_edits; ///< by line; empty where there is nothing to take over
    ResultTable* m_table = nullptr;
    QPushButton* m_apply = nullptr;
};

} // namespace contraflow
