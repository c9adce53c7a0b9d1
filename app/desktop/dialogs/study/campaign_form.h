// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/campaign_making.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QTreeWidget;
class QTreeWidgetItem;

namespace contraflow {

class OptionForm;

/** What a campaign works out: networks, what runs on them and models, of which each can be chosen, and what
 * its patterns by recipe ask for. Says below how much work that is. */
class CampaignForm : public QWidget
{
    Q_OBJECT

public:
    explicit CampaignForm(QWidget* parent);

    /** Shows other rows; nothing is said to have changed. */
    void setChoice(CampaignChoice choice);
    /** Of the list, in pixels, where none of its names is cut. */
    [[nodiscard]] int widthOfNames() const;
    [[nodiscard]] CampaignPlan plan() const { return chosenPlan(m_choice); }
    /** Whether everything that was typed can be read. */
    [[nodiscard]] bool isReadable() const { return m_isReadable; }
    void sayWork(const QString& text);

signals:
    void changed();

private:
    void fill();
    void takeCheck(QTreeWidgetItem* item);
    void addPattern(Pattern pattern);
    void showPattern();
    void takePattern();
    /** The row of the pattern whose options are shown; null: none is. */
    [[nodiscard]] CampaignWorkload* shownPattern();

    struct Lists
    {
        std::string nodes;
        std::string degrees;
        std::string seeds;
    };

    CampaignChoice m_choice;
    Lists m_lists; ///< of the pattern, as they were typed
    bool m_isReadable = true;
    QTreeWidget* m_rows = nullptr;
    QPushButton* m_add = nullptr;
    OptionForm* m_options = nullptr;
    QScrollArea* m_scroll = nullptr; ///< around the options
    QLabel* m_work = nullptr;
};

} // namespace contraflow
