// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/study/calibration_choice.h"

#include "app/desktop/style/text.h"
#include "core/sharing/catalog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <set>

namespace contraflow {
namespace {

int checkedCount(const QListWidget& list)
{
    int count = 0;
    for (int i = 0; i < list.count(); ++i)
        count += list.item(i)->checkState() == Qt::Checked ? 1 : 0;
    return count;
}

/** What a calibration does not learn from. */
enum class HoldOutChoice
{
    nothing,
    half,
    third,
    unchecked, ///< measurements
};

std::vector<std::string> namesOf(const QListWidget& list, Qt::CheckState state)
{
    std::vector<std::string> names;
    for (int i = 0; i < list.count(); ++i)
        if (list.item(i)->checkState() == state)
            names.push_back(list.item(i)->data(Qt::UserRole).toString().toStdString());
    return names;
}

void addChecked(QListWidget& list, const QString& name, const QString& title)
{
    auto* item = new QListWidgetItem(title, &list);
    item->setData(Qt::UserRole, name);
    item->setToolTip(title); // whole, where the list is narrow
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Checked);
}

/** A click on the box means all or none; only the list makes it mean some. */
void showAll(QCheckBox& box, const QListWidget& list)
{
    const int checked = checkedCount(list);
    const bool isSome = checked > 0 && checked < list.count();
    box.setTristate(isSome);
    box.setCheckState(isSome ? Qt::PartiallyChecked : checked > 0 ? Qt::Checked : Qt::Unchecked);
}

} // namespace

CalibrationChoice::CalibrationChoice(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_platforms = new QComboBox(this);
    m_platformLabel = new QLabel(tr("Measured &on:"), this);
    m_platformLabel->setBuddy(m_platforms);
    layout->addWidget(m_platformLabel);
    layout->addWidget(m_platforms);
    m_measurements = addList(tr("All &measurements"), tr("Measurements to learn from"), 3);
    addHoldOut();
    m_kinds = addList(tr("All m&odels"), tr("Kinds of models to fit"), 2);
    for (const ModelInfo& info : modelCatalog())
        addChecked(*m_kinds, qtText(info.kind), coreText(info.title));
    connect(m_platforms, &QComboBox::activated, this, [this] {
        showMeasurements();
        emit changed();
    });
}

QListWidget* CalibrationChoice::addList(const QString& all, const QString& name, int stretch)
{
    auto* box = new QCheckBox(all, this);
    auto* list = new QListWidget(this);
    box->setCheckState(Qt::Checked);
    list->setAccessibleName(name);
    list->setWordWrap(true);
    list->setResizeMode(QListView::Adjust);
    list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents); // titles in one line, if there is room
    auto* layout = qobject_cast<QVBoxLayout*>(this->layout());
    layout->addSpacing(8);
    layout->addWidget(box);
    layout->addWidget(list, stretch);
    connect(box, &QCheckBox::clicked, this, [this, box, list] {
        const QSignalBlocker blocker(list);
        const Qt::CheckState state = box->checkState() == Qt::Unchecked ? Qt::Unchecked : Qt::Checked;
        box->setTristate(false);
        box->setCheckState(state);
        for (int i = 0; i < list->count(); ++i)
            list->item(i)->setCheckState(state);
        emit changed();
    });
    connect(list, &QListWidget::itemChanged, this, [this, box, list] {
        showAll(*box, *list);
        emit changed();
    });
    if (!m_allMeasurements)
        m_allMeasurements = box;
    return list;
}

void CalibrationChoice::addHoldOut()
{
    m_heldOut = new QComboBox(this);
    m_heldOut->setAccessibleName(tr("Patterns to judge the models by"));
    m_heldOut->setToolTip(
        tr("Patterns that have no part in the fit: the models are judged by them afterwards"));
    m_heldOut->addItem(tr("Nothing"), static_cast<int>(HoldOutChoice::nothing));
    m_heldOut->addItem(tr("Half of the patterns"), static_cast<int>(HoldOutChoice::half));
    m_heldOut->addItem(tr("A third of the patterns"), static_cast<int>(HoldOutChoice::third));
    m_heldOut->addItem(tr("What is not checked"), static_cast<int>(HoldOutChoice::unchecked));
    auto* label = new QLabel(tr("&Hold out:"), this);
    label->setBuddy(m_heldOut);
    layout()->addWidget(label);
    layout()->addWidget(m_heldOut);
    connect(m_heldOut, &QComboBox::activated, this, &CalibrationChoice::changed);
}

void CalibrationChoice::setProject(const Project& project)
{
    m_measured.clear();
    m_platforms->clear();
    std::set<std::string> known;
    for (const Measurement& measurement : project.measurements) {
        const Scenario* scenario = findByName(project.scenarios, measurement.scenario);
        if (!scenario || !findByName(project.platforms, scenario->platform))
            continue;
        m_measured.emplace_back(qtText(measurement.name), qtText(scenario->platform));
        if (known.insert(scenario->platform).second)
            m_platforms->addItem(qtText(scenario->platform));
    }
    // Benchmarks belong to no platform, but what they say can be given to one.
    if (m_measured.empty())
        for (const Platform& platform : project.platforms)
            m_platforms->addItem(qtText(platform.name));
    m_platforms->setVisible(m_platforms->count() > 1);
    m_platformLabel->setVisible(m_platforms->count() > 1);
    showMeasurements();
}

void CalibrationChoice::showMeasurements()
{
    const QSignalBlocker blocker(m_measurements);
    m_measurements->clear();
    for (const auto& [name, platform] : m_measured)
        if (platform == m_platforms->currentText())
            addChecked(*m_measurements, name, name);
    showAll(*m_allMeasurements, *m_measurements);
}

CalibrationRequest CalibrationChoice::request() const
{
    CalibrationRequest request;
    request.measurements = namesOf(*m_measurements, Qt::Checked);
    switch (static_cast<HoldOutChoice>(m_heldOut->currentData().toInt())) {
    case HoldOutChoice::nothing:
        break;
    case HoldOutChoice::half:
        request.holdOut = {1, 2, {}};
        break;
    case HoldOutChoice::third:
        request.holdOut = {1, 3, {}};
        break;
    case HoldOutChoice::unchecked:
        request.holdOut.names = namesOf(*m_measurements, Qt::Unchecked);
        request.measurements.insert(request.measurements.end(), request.holdOut.names.begin(),
                                    request.holdOut.names.end());
        break;
    }
    request.kinds = namesOf(*m_kinds, Qt::Checked);
    request.platform = m_platforms->currentText().toStdString();
    return request;
}

QString CalibrationChoice::problem() const
{
    if (m_measurements->count() > 0 && checkedCount(*m_measurements) == 0)
        return tr("Check a measurement to learn from.");
    if (checkedCount(*m_kinds) == 0)
        return tr("Check a model to fit.");
    return {};
}

} // namespace contraflow
