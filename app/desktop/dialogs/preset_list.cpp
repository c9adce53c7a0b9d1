// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/preset_list.h"

#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/style/clear_button.h"
#include "app/desktop/style/plain_text.h"
#include "app/desktop/style/text.h"
#include "core/io/preset_file.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <set>

namespace contraflow {
namespace {

/** Position of the preset in networkPresets(); headings have none. */
constexpr int kIndexRole = Qt::UserRole;

} // namespace

PresetList::PresetList(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    m_input = new QLineEdit(this);
    m_input->setPlaceholderText(tr("Search networks"));
    m_input->setAccessibleName(tr("Search network presets"));
    addClearButton(*m_input);
    m_input->installEventFilter(this);
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("Network presets"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSpacing(2);
    layout->addWidget(m_input);
    layout->addWidget(m_list, 1);
    setFocusProxy(m_input);
    connect(m_list, &QListWidget::currentItemChanged, this, &PresetList::currentChanged);
    connect(m_list, &QListWidget::itemDoubleClicked, this, [this](const QListWidgetItem* item) {
        if (item->data(kIndexRole).isValid())
            emit activated();
    });
    connect(m_input, &QLineEdit::textChanged, this, &PresetList::filter);
    fill();
}

void PresetList::addHeading(const QString& text)
{
    auto* item = new QListWidgetItem(text, m_list);
    item->setFlags(Qt::NoItemFlags);
    QFont font = m_list->font();
    font.setBold(true);
    item->setFont(font);
}

void PresetList::fill()
{
    const Result<std::vector<NetworkPreset>>& presets = networkPresets();
    if (!presets)
        return;
    std::set<PresetBasis> headed;
    for (std::size_t i = 0; i < presets.value().size(); ++i) {
        const NetworkPreset& preset = presets.value()[i];
        if (headed.insert(preset.basis).second)
            addHeading(preset.basis == PresetBasis::measured ? tr("Measured clusters") : tr("Nominal rates"));
        auto* item = new QListWidgetItem(qtText(preset.title), m_list);
        item->setData(kIndexRole, static_cast<qulonglong>(i));
        item->setToolTip(tipText(qtText(preset.name)));
    }
    selectFirstShown();
}

void PresetList::filter(const QString& typed)
{
    QListWidgetItem* heading = nullptr;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        const QVariant index = item->data(kIndexRole);
        if (!index.isValid()) {
            heading = item;
            heading->setHidden(true);
            continue;
        }
        const NetworkPreset& preset = networkPresets().value()[index.toULongLong()];
        item->setHidden(matchScore(typed, qtText(preset.title + ' ' + preset.name)) < 0);
        if (heading && !item->isHidden())
            heading->setHidden(false);
    }
    if (!current())
        selectFirstShown();
    if (current())
        m_list->scrollToItem(m_list->currentItem());
    else
        emit currentChanged(); // what failure() says is new even where nothing was selected before
}

void PresetList::selectFirstShown()
{
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem* item = m_list->item(row);
        if (!item->isHidden() && item->data(kIndexRole).isValid())
            return m_list->setCurrentRow(row);
    }
    m_list->setCurrentItem(nullptr);
}

const NetworkPreset* PresetList::current() const
{
    const QListWidgetItem* item = m_list->currentItem();
    if (!item || item->isHidden() || !item->data(kIndexRole).isValid())
        return nullptr;
    return &networkPresets().value()[item->data(kIndexRole).toULongLong()];
}

QString PresetList::failure() const
{
    if (!networkPresets())
        return qtText(networkPresets().error().message);
    return current() ? QString() : tr("No network preset matches “%1”.").arg(m_input->text());
}

bool PresetList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_input && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace contraflow
