// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "core/project/edit.h"

#include <QFrame>
#include <QLineEdit>
#include <QString>
#include <QStringList>

#include <functional>
#include <string>
#include <vector>

class QGridLayout;
class QLabel;

namespace contraflow {

/** A fact of a thing that can be typed on the canvas. */
struct ItemField
{
    QString label;
    QString text;                                        ///< all digits, with unit
    std::function<QString(const QString& text)> problem; ///< why a text cannot be taken; empty: it can
    std::function<Edit(const Project&, const std::string&)> write; ///< on a project that other fields changed
    bool keepsProblem = false; ///< a text with a problem can be kept as it was typed
};

/**
 * What can be typed for a switch, node row, link or message: name, bandwidth, latency, size, start,
 * note. A switch whose nodes are one row has their fields too. Empty for other things and for rows that are
 * not there.
 */
[[nodiscard]] std::vector<ItemField> itemFields(const Project& project, const SelectedItem& item);

/** One undo step of the fields whose texts differ; without changes when none does. */
[[nodiscard]] Edit writeFields(const Project& project, const std::vector<ItemField>& fields,
                               const QStringList& texts);

/**
 * Fields beside a thing on the canvas. Enter takes what was typed, as one undo step; Esc leaves everything as
 * it was. A text that cannot be read is refused at its field; when the user turns to something else, it is
 * kept as it was typed, like in a sheet.
 */
class ItemEditor : public QFrame
{
    Q_OBJECT

public:
    ItemEditor(Document& document, QWidget* parent);

    /** Opens for a thing near a point of the parent. Nothing happens for things without fields. */
    void open(const SelectedItem& item, QPoint at);
    [[nodiscard]] bool isOpen() const { return !isHidden(); }
    /** The user turned to something else: takes what can be taken. */
    void finish();
    void cancel();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void accept();
    void close();
    void showProblem();
    [[nodiscard]] QStringList texts() const;
    /** The first field with a problem, or -1. */
    [[nodiscard]] int fieldAtFault() const;

    Document& m_document;
    QGridLayout* m_layout = nullptr;
    QLabel* m_problem = nullptr;
    std::vector<ItemField> m_fields;
    std::vector<QLineEdit*> m_edits;
    std::vector<QLabel*> m_labels;
};

} // namespace contraflow
