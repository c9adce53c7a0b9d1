// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/workload_choice.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "core/base/units.h"
#include "core/io/project/preset_file.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace contraflow {

WorkloadChoice::WorkloadChoice(QWidget* parent)
    : QWidget(parent)
    , m_box(new QComboBox(this))
    , m_note(mutedLabel("workloadNote", this))
{
    auto* layout = bareLayout<QVBoxLayout>(this, 4);
    m_box->setAccessibleName(tr("Where the messages go"));
    layout->addWidget(m_box);
    layout->addWidget(m_note);
    setFocusProxy(m_box);
    connect(m_box, &QComboBox::currentIndexChanged, this, [this] {
        sayConsequences();
        emit changed();
    });
}

void WorkloadChoice::offer(const Project& project, std::size_t scenario, const std::string& platform)
{
    const int before = m_box->currentData().isValid() ? m_box->currentData().toInt() : -1;
    m_project = project;
    m_target.scenario = scenario;
    m_target.platform = platform;
    m_target.model = modelForPlatform(project, platform);
    m_target.uncontrolled = uncontrolledForPlatform(project, platform);
    auto proposed = WorkloadUse::newScenario;
    {
        const QSignalBlocker blocker(m_box);
        m_box->clear();
        const auto add = [this](const QString& text, WorkloadUse use) {
            m_box->addItem(text, static_cast<int>(use));
            m_box->setItemData(m_box->count() - 1, tipText(text), Qt::ToolTipRole);
        };
        const QString network = qtText(platform);
        if (scenario < project.scenarios.size()) {
            const Scenario& shown = project.scenarios[scenario];
            const QString name = qtText(shown.name);
            if (shown.platform == platform) {
                if (const Workload* workload = findByName(project.workloads, shown.workload)) {
                    const QString used = qtText(workload->name);
                    const std::size_t messages = workload->messages.size();
                    add(messages == 0   ? tr("Into the workload %1, which is empty").arg(used)
                        : messages == 1 ? tr("In place of the one message of the workload %1").arg(used)
                                        : tr("In place of the %1 messages of the workload %2")
                                              .arg(countText(messages))
                                              .arg(used),
                        WorkloadUse::replace);
                    if (messages == 0)
                        proposed = WorkloadUse::replace;
                }
                if (shown.applications.empty())
                    add(tr("A new workload, which the scenario %1 uses from now on").arg(name),
                        WorkloadUse::scenario);
                add(tr("A new workload, and a new scenario like %1 with it").arg(name),
                    WorkloadUse::newScenario);
            } else {
                add(tr("A new workload, and a new scenario like %1 on %2").arg(name, network),
                    WorkloadUse::newScenario);
            }
        } else {
            add(tr("A new workload, and a new scenario on %1").arg(network), WorkloadUse::newScenario);
        }
        add(tr("A new workload, which no scenario uses yet"), WorkloadUse::alone);
        const int kept = before < 0 ? -1 : m_box->findData(before);
        m_box->setCurrentIndex(kept >= 0 ? kept : m_box->findData(static_cast<int>(proposed)));
    }
    sayConsequences();
    emit changed();
}

void WorkloadChoice::setHasMapping(bool hasMapping)
{
    m_target.mapping = hasMapping ? std::optional(Mapping{}) : std::nullopt;
    sayConsequences();
}

WorkloadTarget WorkloadChoice::target() const
{
    WorkloadTarget target = m_target;
    target.use = static_cast<WorkloadUse>(m_box->currentData().toInt());
    return target;
}

void WorkloadChoice::sayConsequences()
{
    QStringList sentences;
    for (const std::string& sentence : workloadConsequences(m_project, target()))
        sentences += qtText(sentence);
    m_note->setText(sentences.join(QLatin1Char(' ')));
    m_note->setVisible(!sentences.isEmpty());
}

namespace {

/** "15 (n1)" */
QString mostText(std::uint64_t most, const std::string& node)
{
    return QStringLiteral("%1 (%2)").arg(countText(most), qtText(node));
}

} // namespace

WorkloadFigures::WorkloadFigures(QWidget* parent) : QWidget(parent)
{
    auto* grid = bareLayout<QGridLayout>(this);
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
