// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace contraflow {

struct NetworkPreset;

/** The network presets that the program carries, in groups, with a field that narrows them down. */
class PresetList : public QWidget
{
    Q_OBJECT

public:
    explicit PresetList(QWidget* parent = nullptr);

    /** The selected preset; null when none fits what was typed. */
    [[nodiscard]] const NetworkPreset* current() const;
    /** Why there is nothing to choose from; empty when there is. */
    [[nodiscard]] QString failure() const;

signals:
    void currentChanged();
    void activated(); ///< a preset was chosen by double click

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void filter(const QString& typed);
    void addHeading(const QString& text);
    void selectFirstShown();

    QLineEdit* m_input = nullptr;
    QListWidget* m_list = nullptr;
};

} // namespace contraflow
