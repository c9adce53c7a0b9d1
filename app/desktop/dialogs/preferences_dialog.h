// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/style/theme.h"

#include <QDialog>

// Behind Qt's headers: moc 6.4 stumbles over <concepts> where it comes first.
#include "app/desktop/sheet/model/cell_text.h"

class QCheckBox;
class QComboBox;
class QListWidget;
class QPushButton;

namespace contraflow {

/** What belongs to the user and stands in no project: the language, how numbers are shown, and the colours.
 * Numbers and colours change at once. */
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    struct Choices
    {
        QString language; ///< "de"; empty: that of the desktop
        Look look;
        NumberStyle numbers;
    };

    PreferencesDialog(Choices choices, QWidget* parent);

signals:
    /** Said with each change. */
    void chosen(const contraflow::PreferencesDialog::Choices& choices);

private:
    QWidget* makeGeneral();
    QWidget* makeNumbers();
    QWidget* makeModels();
    [[nodiscard]] QComboBox* makeUnits(const char* name, Dimension dimension);
    void chooseColor();
    void useUsualColor();
    void showColors();
    [[nodiscard]] QString currentKind() const;

    Choices m_choices;
    QComboBox* m_language = nullptr;
    QComboBox* m_scheme = nullptr;
    QCheckBox* m_contrast = nullptr;
    QListWidget* m_models = nullptr;
    QPushButton* m_usual = nullptr;
};

} // namespace contraflow
