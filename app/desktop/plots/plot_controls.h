// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

class QComboBox;
class QToolButton;
class QWidget;

namespace contraflow {

/** A flat button above a plot. */
[[nodiscard]] QToolButton* headerButton(QWidget* parent, const QString& text, const QString& tip);

/** A choice above a plot; `name` is its tool tip as well. */
[[nodiscard]] QComboBox* optionBox(const QString& name, const QStringList& entries);

/** Controls one behind the other, in as many rows as they need: none is cut as long as it fits into a row. */
class FlowLayout final : public QLayout
{
public:
    void addItem(QLayoutItem* item) override { m_items.emplace_back(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return flow({0, 0, width, 0}, false); }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    /** The height that the items need in the area's width; moves them there where `moves` says so. */
    int flow(const QRect& area, bool moves) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace contraflow
