// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/workload_figures.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/style/text.h"
#include "core/base/units.h"

#include <QGridLayout>
#include <QLabel>

namespace contraflow {
namespace {

/** "15 (n1)" */
QString mostText(std::uint64_t most, const std::string& node)
{
    return QStringLiteral("%1 (%2)").arg(countText(most), qtText(node));
}

} // namespace

WorkloadFigures::WorkloadFigures(QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    const std::pair<const char*, QString> captions[] = {
        {"messageCount", tr("Messages")},     {"senderCount", tr("Senders")},
        {"mostSent", tr("Most sent by one")}, {"byteCount", tr("Bytes in all")},
        {"receiverCount", tr("Receivers")},   {"mostReceived", tr("Most received by one")},
    };
    constexpr int kColumns = 3;
    int index = 0;
    for (const auto& [name, caption] : captions) {
        m_values.push_back(addFigure(grid, index / kColumns, index % kColumns, name, caption));
        ++index;
    }
    for (int column = 0; column < kColumns; ++column)
        grid->setColumnStretch(2 * column + 1, 1);
    clear();
}

void WorkloadFigures::clear()
{
    for (QLabel* value : m_values)
        value->setText(QStringLiteral("–"));
}

void WorkloadFigures::show(const WorkloadCounts& counts, const std::vector<std::string>& names)
{
    const QString ofAll = tr("%1 of %2").arg(QStringLiteral("%1"), countText(names.size()));
    m_values[0]->setText(countText(counts.messages));
    m_values[1]->setText(ofAll.arg(countText(counts.senders)));
    m_values[2]->setText(mostText(counts.mostSent, names[counts.topSender]));
    m_values[3]->setText(qtText(displayText(Dimension::size, counts.bytes)));
    m_values[4]->setText(ofAll.arg(countText(counts.receivers)));
    m_values[5]->setText(mostText(counts.mostReceived, names[counts.topReceiver]));
}

} // namespace contraflow
