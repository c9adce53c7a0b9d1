// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/accessible_items.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QVariant>
#include <QWidget>

#include <map>

namespace contraflow {
namespace {

/** One thing in a drawn view. Lives as long as the view's interface. */
class ItemInterface : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    ItemInterface(QWidget& view, AccessibleItems& items, int item)
        : m_view(view)
        , m_items(items)
        , m_item(item)
    {}

    bool isValid() const override { return m_item < m_items.accessibleCount(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&m_view); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        if (kind == QAccessible::Name)
            return m_items.accessibleItemName(m_item);
        return kind == QAccessible::Description ? m_items.accessibleItemText(m_item) : QString();
    }
    QRect rect() const override
    {
        const QRect here = isValid() ? m_items.accessibleItemRect(m_item) : QRect();
        return here.isEmpty() ? QRect() : QRect(m_view.mapToGlobal(here.topLeft()), here.size());
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.selectable = true;
        state.selected = isValid() && m_items.isAccessibleItemSelected(m_item);
        state.offscreen = isValid() && m_items.accessibleItemRect(m_item).isEmpty();
        state.invalid = !isValid();
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override
    {
        if (name == pressAction() && isValid())
            m_items.activateAccessibleItem(m_item);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QWidget& m_view;
    AccessibleItems& m_items;
    int m_item;
};

class ViewInterface : public QAccessibleWidget
{
public:
    ViewInterface(QWidget& view, AccessibleItems& items)
        : QAccessibleWidget(&view, QAccessible::List)
        , m_view(view)
        , m_items(items)
    {}
    ~ViewInterface() override
    {
        for (const auto& [item, id] : m_ids)
            QAccessible::deleteAccessibleInterface(id);
    }
    Q_DISABLE_COPY_MOVE(ViewInterface)

    int childCount() const override
    {
        return m_items.accessibleCount() + static_cast<int>(controls().size());
    }

    /** The things first, then the controls that lie on the view. */
    QAccessibleInterface* child(int index) const override
    {
        const int count = m_items.accessibleCount();
        if (index < 0)
            return nullptr;
        if (index >= count) {
            QWidget* control = controls().value(index - count);
            return control ? QAccessible::queryAccessibleInterface(control) : nullptr;
        }
        const auto known = m_ids.find(index);
        if (known != m_ids.end())
            return QAccessible::accessibleInterface(known->second);
        auto* made = new ItemInterface(m_view, m_items, index);
        m_ids[index] = QAccessible::registerAccessibleInterface(made);
        return made;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (const auto& [item, id] : m_ids)
            if (QAccessible::accessibleInterface(id) == child)
                return item;
        const qsizetype control = child ? controls().indexOf(qobject_cast<QWidget*>(child->object())) : -1;
        return control < 0 ? -1 : static_cast<int>(control) + m_items.accessibleCount();
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        const QPoint at = m_view.mapFromGlobal(QPoint(x, y));
        for (int item = 0; item < m_items.accessibleCount(); ++item)
            if (m_items.accessibleItemRect(item).contains(at))
                return child(item);
        return QAccessibleWidget::childAt(x, y);
    }

private:
    /** What lies on the view and can be used, rather than only seen. */
    [[nodiscard]] QList<QWidget*> controls() const
    {
        QList<QWidget*> found;
        for (QObject* part : m_view.children())
            if (auto* widget = qobject_cast<QWidget*>(part);
                widget && widget->isVisible() && !widget->testAttribute(Qt::WA_TransparentForMouseEvents))
                found += widget;
        return found;
    }

    QWidget& m_view;
    AccessibleItems& m_items;
    mutable std::map<int, QAccessible::Id> m_ids; ///< of items that were asked for
};

constexpr const char* kItemsProperty = "contraflowAccessibleItems";

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* view = qobject_cast<QWidget*>(object);
    auto* items =
        view ? static_cast<AccessibleItems*>(view->property(kItemsProperty).value<void*>()) : nullptr;
    return items ? new ViewInterface(*view, *items) : nullptr;
}

} // namespace

void setAccessibleItems(QWidget& view, AccessibleItems& items)
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    static_cast<void>(isInstalled);
    view.setProperty(kItemsProperty, QVariant::fromValue(static_cast<void*>(&items)));
}

} // namespace contraflow
