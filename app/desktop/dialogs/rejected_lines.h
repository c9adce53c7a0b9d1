// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QTableWidget;

namespace contraflow {

struct RejectedLine;

/** A table that is only looked at, with a name for screen readers. */
[[nodiscard]] QTableWidget* lookedAtTable(const QString& name, QWidget* parent);

/** The lines of a file that an import does not take: how many, and the first of them with their reasons. */
class RejectedLines : public QWidget
{
    Q_OBJECT

public:
    explicit RejectedLines(QWidget* parent);

    /** `whenNone` is said where every line was taken. */
    void setLines(const std::vector<RejectedLine>& lines, const QString& whenNone);

private:
    QLabel* m_title;
    QTableWidget* m_table;
};

} // namespace contraflow
