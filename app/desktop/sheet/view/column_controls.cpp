// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/column_controls.h"

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/sheet/model/ordered_sheet.h"
#include "app/desktop/sheet/view/column_layout.h"
#include "app/desktop/sheet/view/sheet_view.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "core/base/ranges.h"

#include <QActionGroup>
#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace contraflow {

namespace {

constexpr int kWidth = 300;
constexpr int kListRows = 9;
/** A longer list is no help; the condition is. */
constexpr int kMostValues = 1'000;

struct ConditionWords
{
    FilterCondition condition;
    const char* words;
};

constexpr std::array kConditions{
    ConditionWords{FilterCondition::contains, QT_TRANSLATE_NOOP("FilterPopup", "contains")},
    ConditionWords{FilterCondition::containsNot, QT_TRANSLATE_NOOP("FilterPopup", "does not contain")},
    ConditionWords{FilterCondition::equals, QT_TRANSLATE_NOOP("FilterPopup", "equals")},
    ConditionWords{FilterCondition::differs, QT_TRANSLATE_NOOP("FilterPopup", "differs from")},
    ConditionWords{FilterCondition::begins, QT_TRANSLATE_NOOP("FilterPopup", "begins with")},
    ConditionWords{FilterCondition::ends, QT_TRANSLATE_NOOP("FilterPopup", "ends with")},
    ConditionWords{FilterCondition::less, QT_TRANSLATE_NOOP("FilterPopup", "is less than")},
    ConditionWords{FilterCondition::atMost, QT_TRANSLATE_NOOP("FilterPopup", "is at most")},
    ConditionWords{FilterCondition::greater, QT_TRANSLATE_NOOP("FilterPopup", "is more than")},
    ConditionWords{FilterCondition::atLeast, QT_TRANSLATE_NOOP("FilterPopup", "is at least")},
    ConditionWords{FilterCondition::isEmpty, QT_TRANSLATE_NOOP("FilterPopup", "is empty")},
    ConditionWords{FilterCondition::isNotEmpty, QT_TRANSLATE_NOOP("FilterPopup", "is not empty")},
};

constexpr QLatin1String kSort("sort");
constexpr QLatin1String kColumn("column");
constexpr QLatin1String kIsDescending("descending");
constexpr QLatin1String kFilters("filters");
constexpr qsizetype kMostKeptValues = 1000; ///< of a filter, in settings

/** Asks which rows a column lets pass: a condition, and a list of the column's values. */
class FilterPopup : public QFrame
{
public:
    /** `accepted` hears of the new filter. */
    FilterPopup(const QString& title, std::shared_ptr<const SheetCells> cells, const ColumnFilter& filter,
                std::function<void(const ColumnFilter&)> accepted, QWidget* parent)
        : QFrame(parent, Qt::Popup)
        , m_filter(filter)
        , m_accepted(std::move(accepted))
        , m_job(tr("Listing the values of a column"),
                [this](const ColumnValues& values) { showValues(values); })
    {
        setObjectName(QStringLiteral("filterPopup"));
        setAttribute(Qt::WA_DeleteOnClose);
        setFrameShape(QFrame::StyledPanel);
        setFixedWidth(kWidth);
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(kSpacing, kSpacing, kSpacing, kSpacing);
        layout->setSpacing(kSpacing);
        layout->addWidget(new QLabel(tr("Show rows whose cell in %1").arg(title), this));

        m_condition = new QComboBox(this);
        m_condition->setAccessibleName(tr("Condition"));
        for (const ConditionWords& words : kConditions)
            m_condition->addItem(tr(words.words), static_cast<int>(words.condition));
        m_condition->setCurrentIndex(m_condition->findData(static_cast<int>(filter.condition)));
        m_text = new QLineEdit(filter.text, this);
        m_text->setObjectName(QStringLiteral("filterText"));
        m_text->setAccessibleName(tr("Text or number to compare with"));
        m_text->setPlaceholderText(tr("a text, or a number such as 10 MB"));
        addClearButton(*m_text);
        connect(m_text, &QLineEdit::returnPressed, this, &FilterPopup::accept);
        layout->addWidget(m_condition);
        layout->addWidget(m_text);

        m_values = new QListWidget(this);
        m_values->setAccessibleName(tr("Values of the column"));
        m_values->setUniformItemSizes(true);
        m_values->setFixedHeight(kListRows * fontMetrics().height());
        m_hint = new QLabel(tr("Looking for the column's values…"), this);
        m_hint->setWordWrap(true);
        auto* checks = new QHBoxLayout;
        auto* all = new QPushButton(tr("&All"), this);
        auto* none = new QPushButton(tr("N&one"), this);
        connect(all, &QPushButton::clicked, this, [this] { checkAll(Qt::Checked); });
        connect(none, &QPushButton::clicked, this, [this] { checkAll(Qt::Unchecked); });
        checks->addWidget(m_hint, 1);
        checks->addWidget(all);
        checks->addWidget(none);
        layout->addLayout(checks);
        layout->addWidget(m_values, 1);

        auto* buttons = new QHBoxLayout;
        auto* clear = new QPushButton(tr("&Clear filter"), this);
        auto* apply = new QPushButton(tr("&Filter"), this);
        apply->setObjectName(QStringLiteral("applyFilter"));
        apply->setDefault(true);
        connect(clear, &QPushButton::clicked, this, [this] {
            m_accepted(ColumnFilter{m_filter.column, FilterCondition::contains, {}, {}});
            close();
        });
        connect(apply, &QPushButton::clicked, this, &FilterPopup::accept);
        buttons->addWidget(clear);
        buttons->addStretch(1);
        buttons->addWidget(apply);
        layout->addLayout(buttons);
        m_text->setFocus();

        m_job.start([cells = std::move(cells), column = filter.column](const JobContext& context) {
            return columnValues(*cells, column, kMostValues, context);
        });
    }

private:
    void showValues(const ColumnValues& values)
    {
        m_hasValues = !values.isCut;
        m_hint->setText(values.isCut
                            ? tr("More than %1 different values: use the condition.").arg(kMostValues)
                            : tr("Values to show:"));
        m_values->setEnabled(m_hasValues);
        if (!m_hasValues)
            return;
        for (const QString& text : values.texts) {
            auto* item = new QListWidgetItem(text.isEmpty() ? tr("(empty)") : text, m_values);
            item->setData(Qt::UserRole, text);
            item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
            item->setCheckState(!m_filter.values || m_filter.values->contains(text) ? Qt::Checked
                                                                                    : Qt::Unchecked);
        }
    }

    void checkAll(Qt::CheckState state)
    {
        for (int i = 0; i < m_values->count(); ++i)
            m_values->item(i)->setCheckState(state);
    }

    void accept()
    {
        m_filter.condition = static_cast<FilterCondition>(m_condition->currentData().toInt());
        m_filter.text = m_text->text().trimmed();
        if (m_hasValues) {
            QSet<QString> checked;
            for (int i = 0; i < m_values->count(); ++i)
                if (m_values->item(i)->checkState() == Qt::Checked)
                    checked.insert(m_values->item(i)->data(Qt::UserRole).toString());
            const bool isAll = checked.size() == m_values->count();
            m_filter.values = isAll ? std::nullopt : std::optional(std::move(checked));
        }
        m_accepted(m_filter);
        close();
    }

    ColumnFilter m_filter;
    std::function<void(const ColumnFilter&)> m_accepted;
    QComboBox* m_condition = nullptr;
    QLineEdit* m_text = nullptr;
    QListWidget* m_values = nullptr;
    QLabel* m_hint = nullptr;
    bool m_hasValues = false; ///< the list is complete, so what is checked decides
    LatestJob<ColumnValues> m_job;
};

} // namespace

ColumnControls::ColumnControls(SheetView& view)
    : QObject(&view)
    , m_view(view)
    , m_sheet(view.sheet())
    , m_layout(view.columnLayout())
{
    connect(&m_sheet, &OrderedSheet::orderChanged, this, [this] {
        // Another table is shown without the filters of the one before.
        if (!m_sheet.isFiltered())
            m_filters.clear();
        m_view.horizontalHeader()->viewport()->update();
    });
    connect(&m_sheet, &OrderedSheet::orderingChanged, this, [this](bool isOrdering) {
        emit m_view.activityChanged(isOrdering ? tr("Ordering rows…") : QString());
    });
}

HeaderMark ColumnControls::markOf(int column) const
{
    HeaderMark mark;
    for (const SortBy& by : m_sheet.sort())
        if (by.column == column)
            mark.sort = by.order;
    mark.isFiltered = m_filters.count(m_layout.key(column)) != 0;
    return mark;
}

std::optional<Dimension> ColumnControls::dimensionOf(int column) const
{
    const QVariant dimension = m_sheet.headerData(column, Qt::Horizontal, SheetModel::DimensionRole);
    return dimension.isValid() ? std::optional(static_cast<Dimension>(dimension.toInt())) : std::nullopt;
}

const Unit* ColumnControls::unitOf(int column) const
{
    const Unit* unit = m_units.isEmpty() ? nullptr : m_units.value(m_layout.key(column), nullptr);
    // Settings of another version may name a unit that the column has no more.
    const std::optional<Dimension> dimension = unit ? dimensionOf(column) : std::nullopt;
    const auto isOfColumn = [unit](const Unit& other) { return &other == unit; };
    return dimension && std::ranges::any_of(unitsOf(*dimension), isOfColumn) ? unit : nullptr;
}

void ColumnControls::setUnit(int column, const Unit* unit)
{
    if (unit)
        m_units.insert(m_layout.key(column), unit);
    else
        m_units.remove(m_layout.key(column));
    m_view.viewport()->update();
}

QJsonObject ColumnControls::units() const
{
    QJsonObject symbols;
    for (auto unit = m_units.begin(); unit != m_units.end(); ++unit)
        symbols.insert(unit.key(), qtText((*unit)->symbol));
    return symbols;
}

void ColumnControls::setUnits(const QJsonObject& symbols)
{
    m_units.clear();
    for (auto symbol = symbols.begin(); symbol != symbols.end(); ++symbol)
        for (const Dimension dimension : {Dimension::size, Dimension::bandwidth, Dimension::duration})
            for (const Unit& unit : unitsOf(dimension))
                if (qtText(unit.symbol) == symbol->toString())
                    m_units.insert(symbol.key(), &unit);
    m_view.viewport()->update();
}

QJsonObject ColumnControls::order() const
{
    QJsonObject order;
    QJsonArray sorts;
    for (const SortBy& by : m_sheet.sort())
        sorts.append(QJsonObject{{kColumn, m_layout.key(by.column)},
                                 {kIsDescending, by.order == Qt::DescendingOrder}});
    if (!sorts.isEmpty())
        order.insert(kSort, sorts);
    QJsonObject filters;
    for (const auto& [key, filter] : m_filters)
        if (!filter.values || filter.values->size() <= kMostKeptValues)
            filters.insert(key, filter.toJson());
    if (m_sheet.isFiltered() && !filters.isEmpty())
        order.insert(kFilters, filters);
    return order;
}

void ColumnControls::setOrder(const QJsonObject& order)
{
    std::map<QString, int> columns;
    for (int column = 0; column < m_sheet.columnCount(); ++column)
        columns.emplace(m_layout.key(column), column);
    std::vector<SortBy> sort;
    for (const QJsonValue& by : order.value(kSort).toArray())
        if (const auto column = columns.find(by[kColumn].toString()); column != columns.end())
            sort.push_back(
                {column->second, by[kIsDescending].toBool() ? Qt::DescendingOrder : Qt::AscendingOrder});
    m_sheet.setSort(std::move(sort));
    m_filters.clear();
    const QJsonObject filters = order.value(kFilters).toObject();
    for (auto filter = filters.begin(); filter != filters.end(); ++filter)
        if (const auto column = columns.find(filter.key()); column != columns.end())
            m_filters.emplace(filter.key(), ColumnFilter::fromJson(column->second, filter->toObject()));
    if (!applyFilters())
        clearFilters();
}

void ColumnControls::sort(int column, Qt::SortOrder order)
{
    m_sheet.setSort({{column, order}});
}

void ColumnControls::sortWithin(int column, Qt::SortOrder order)
{
    std::vector<SortBy> sort = m_sheet.sort();
    std::erase_if(sort, [column](const SortBy& by) { return by.column == column; });
    sort.push_back({column, order});
    m_sheet.setSort(std::move(sort));
}

void ColumnControls::clearSort()
{
    m_sheet.setSort({});
}

void ColumnControls::applyOrder()
{
    if (m_sheet.isFiltered()) {
        emit m_view.noticed(tr("Only some rows are shown; show all rows before their order is applied."));
        return;
    }
    if (m_sheet.sort().empty() || m_sheet.isOrdering() || !m_sheet.order())
        return;
    m_view.apply({static_cast<std::size_t>(m_sheet.dataRowCount()),
                  [order = m_sheet.order()](const JobContext&) {
                      return SheetChange(ReorderRows{{order->rows.begin(), order->rows.end()}});
                  },
                  tr("Ordering rows…"), [this] { m_sheet.clearOrder(); }});
}

void ColumnControls::editFilter(int column)
{
    const auto found = m_filters.find(m_layout.key(column));
    ColumnFilter filter = found == m_filters.end() ? ColumnFilter() : found->second;
    filter.column = column;
    auto* popup = new FilterPopup(
        m_sheet.headerData(column, Qt::Horizontal).toString(), m_sheet.sheet().cells(), filter,
        [this](const ColumnFilter& changed) { setFilter(changed); }, &m_view);
    const QHeaderView* header = m_view.horizontalHeader();
    const QPoint below(std::max(header->sectionViewportPosition(column), 0), header->height());
    popup->adjustSize();
    const QRect screen = m_view.screen()->availableGeometry();
    const QPoint wanted = header->viewport()->mapToGlobal(below);
    popup->move(std::max(screen.left(), std::min(wanted.x(), screen.right() - popup->width())),
                std::max(screen.top(), std::min(wanted.y(), screen.bottom() - popup->height())));
    popup->show();
}

void ColumnControls::setFilter(const ColumnFilter& filter)
{
    const QString key = m_layout.key(filter.column);
    const auto before = m_filters;
    if (filter.isActive())
        m_filters.insert_or_assign(key, filter);
    else
        m_filters.erase(key);
    if (!applyFilters())
        m_filters = before;
}

bool ColumnControls::applyFilters()
{
    const auto filters = mapped<ColumnFilter>(m_filters, [](const auto& entry) { return entry.second; });
    Result<RowFilter> made = rowFilter(filters);
    if (!made) {
        emit m_view.noticed(QString::fromStdString(made.error().message));
        return false;
    }
    m_sheet.setFilter(std::move(made).value());
    m_view.horizontalHeader()->viewport()->update();
    return true;
}

void ColumnControls::filterByCurrentCell()
{
    const QModelIndex cell = m_view.currentIndex();
    if (cell.isValid() && cell.row() < m_sheet.dataRowCount())
        setFilter({cell.column(), FilterCondition::contains, {}, QSet<QString>{cell.data().toString()}});
}

void ColumnControls::clearFilters()
{
    m_filters.clear();
    m_sheet.setFilter({});
}

void ColumnControls::refresh()
{
    m_sheet.refresh();
}

QAction* ColumnControls::add(QMenu& menu, const char* id, const QString& text, std::function<void()> run)
{
    QAction* action = menu.addAction(text, this, std::move(run));
    for (const QAction* command : m_view.actions()) {
        if (command->objectName() != QLatin1String(id))
            continue;
        action->setIcon(command->icon());
        if (!command->shortcut().isEmpty()) // shown only: the command has it
            action->setText(text + QLatin1Char('\t') +
                            command->shortcut().toString(QKeySequence::NativeText));
    }
    return action;
}

QMenu* ColumnControls::makeMenu(int column)
{
    QMenu* menu = &contextMenuOf(m_view);
    menu->setObjectName(QStringLiteral("columnMenu"));
    menu->setToolTipsVisible(true);
    addSortActions(*menu, column);
    menu->addSeparator();
    addFilterActions(*menu, column);
    menu->addSeparator();
    addUnitMenu(*menu, column);
    addColumnActions(*menu, column);
    return menu;
}

void ColumnControls::addSortActions(QMenu& menu, int column)
{
    add(menu, "sort.ascending", tr("Sort &ascending"), [this, column] { sort(column, Qt::AscendingOrder); });
    add(menu, "sort.descending", tr("Sort &descending"),
        [this, column] { sort(column, Qt::DescendingOrder); });
    const auto& sorts = m_sheet.sort();
    const bool isOther = !sorts.empty() && (sorts.size() > 1 || sorts.front().column != column);
    if (isOther)
        menu.addAction(tr("Then sort &by this column"), this,
                       [this, column] { sortWithin(column, Qt::AscendingOrder); });
    QAction* clear = add(menu, "sort.clear", tr("Order of the d&ocument"), [this] { clearSort(); });
    clear->setEnabled(!sorts.empty());
    if (!m_sheet.isEditable())
        return;
    QAction* write =
        add(menu, "sort.apply", tr("A&pply this order to the document"), [this] { applyOrder(); });
    write->setToolTip(tr("Rows change places in the project, as one undo step"));
    write->setEnabled(!sorts.empty() && !m_sheet.isFiltered());
}

void ColumnControls::addFilterActions(QMenu& menu, int column)
{
    add(menu, "filter.edit", tr("&Filter…"), [this, column] { editFilter(column); });
    QAction* clear = add(menu, "filter.clear", tr("Show all &rows"), [this] { clearFilters(); });
    clear->setEnabled(m_sheet.isFiltered());
    QAction* again = add(menu, "filter.refresh", tr("Sort and filter a&gain"), [this] { refresh(); });
    again->setToolTip(tr("Rows that were edited stay where they are until then"));
    again->setEnabled(m_sheet.isFiltered() || !m_sheet.sort().empty());
}

void ColumnControls::addUnitMenu(QMenu& menu, int column)
{
    const std::optional<Dimension> dimension = dimensionOf(column);
    if (!dimension)
        return;
    QMenu* units = menu.addMenu(tr("Show in &unit"));
    auto* group = new QActionGroup(units);
    const auto add = [&](const QString& text, const Unit* unit) {
        QAction* action = units->addAction(text, this, [this, column, unit] { setUnit(column, unit); });
        action->setCheckable(true);
        action->setChecked(unitOf(column) == unit);
        group->addAction(action);
    };
    add(m_sheet.isEditable() ? tr("As typed") : tr("As fits"), nullptr);
    for (const Unit& unit : unitsOf(*dimension))
        add(qtText(unit.symbol), &unit);
}

void ColumnControls::addColumnActions(QMenu& menu, int column)
{
    add(menu, "columns.fit", tr("Fit &width"), [this, column] { m_layout.fit(column); });
    add(menu, "columns.hide", tr("&Hide column"), [this, column] { m_layout.hide(column); });
    QMenu* columns = menu.addMenu(tr("&Columns"));
    for (int i = 0; i < m_sheet.columnCount(); ++i) {
        const QString title = m_sheet.headerData(i, Qt::Horizontal).toString();
        QAction* action = columns->addAction(menuText(title));
        action->setToolTip(tipText(title));
        action->setCheckable(true);
        action->setChecked(!m_view.isColumnHidden(i));
        connect(action, &QAction::toggled, this, [this, i](bool isShown) {
            if (isShown)
                m_layout.show(i);
            else
                m_layout.hide(i);
        });
    }
    columns->addSeparator();
    add(*columns, "columns.showAll", tr("Show &all columns"), [this] { m_layout.showAll(); });
}

} // namespace contraflow
