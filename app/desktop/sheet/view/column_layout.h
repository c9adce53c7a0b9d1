// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QSet>
#include <QString>

#include <utility>

class QHeaderView;
class QTableView;

namespace contraflow {

class OrderedSheet;

/** Which columns of a sheet are shown, how wide they are, and how high its rows. */
class ColumnLayout : public QObject
{
    Q_OBJECT

public:
    /** A child of the view; the sheet must outlive it. */
    ColumnLayout(QTableView& view, const OrderedSheet& sheet);

    /** Keeps the widths that a person gives columns in a header of the view. */
    void follow(const QHeaderView& header);

    /** Names a column in settings, also while the sheet shows other tables. */
    [[nodiscard]] QString key(int column) const;

    /** The last column stays: without any there is no header to bring the others back. */
    void hide(int column);
    void hide(std::pair<int, int> columns); ///< first and last
    void show(int column);
    void showAll();
    /** Makes a column as wide as its content, whatever width it was given. */
    void fit(int column);
    void fit(std::pair<int, int> columns); ///< first and last
    /** Takes over what columns there are now. */
    void fitAll();
    /** Rows are as high as the font needs. */
    void fitRows();

    /** Widths and which columns are hidden. Survives the program's end as text. */
    [[nodiscard]] QJsonObject settings() const;
    /** Takes what settings() gave in place of what is set; an empty object is as at a first start. */
    void setSettings(const QJsonObject& settings);

signals:
    void changed();

private:
    /** Hidden unless it is asked for. */
    [[nodiscard]] bool isSpare(int column) const;
    void markShown(int column);
    void widenFor(int firstRow, int lastRow);
    [[nodiscard]] int wantedWidth(int column, int firstRow, int lastRow) const;

    QTableView& m_view;
    const OrderedSheet& m_sheet;
    QSet<QString> m_hidden;       ///< by key
    QSet<QString> m_shown;        ///< spare ones that were asked for, by key
    QHash<QString, int> m_widths; ///< by key, as the user set them
    bool m_isFitting = false;
};

} // namespace contraflow
