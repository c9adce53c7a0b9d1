// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/tools/item_editor.h"

#include "app/desktop/canvas/tools/canvas_edits.h"
#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "core/base/clamped.h"
#include "core/base/text.h"
#include "core/project/edits.h"
#include "core/project/host_list.h"
#include "core/project/references.h"
#include "core/project/schema.h"

#include <QFocusEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>
#include <optional>
#include <set>
#include <type_traits>
#include <utility>

namespace contraflow {
namespace {

constexpr int kFieldCharacters = 13;
constexpr int kEditorMargin = 8;

template<typename Row>
const SharedRows<Row>& rowsOf(const Project& project, TableRef table)
{
    if constexpr (std::is_same_v<Row, MessageRow>)
        return project.workloads[table.owner].messages;
    else if constexpr (std::is_same_v<Row, NodeRow>)
        return project.platforms[table.owner].nodes;
    else if constexpr (std::is_same_v<Row, SwitchRow>)
        return project.platforms[table.owner].switches;
    else
        return project.platforms[table.owner].links;
}

/** A field of a row without what decides which texts it takes. */
template<typename Row, typename Value>
ItemField cellField(const SelectedItem& item, const FieldOf<Row, Value>& described,
                    std::function<Value(const std::string& text)> read)
{
    ItemField field;
    field.label = coreText(described.title);
    field.write = [item, at = described.at, read = std::move(read)](const Project& now,
                                                                    const std::string& text) {
        Row row = rowsOf<Row>(now, item.table)[item.row];
        row.*at = read(text);
        return Edit{{}, {ReplaceRows{item.table, item.row, 1, std::vector<Row>{std::move(row)}}}};
    };
    return field;
}

/** The quantities of a row that times depend on, and its note unless that of something else stands there. */
template<typename Row>
void appendCells(std::vector<ItemField>& fields, const Project& project, const SelectedItem& item,
                 bool hasNote = true)
{
    const Row& row = rowsOf<Row>(project, item.table)[item.row];
    forEachField(row, [&](const auto& described, const auto& cell) {
        using Value = std::decay_t<decltype(cell)>;
        if constexpr (std::is_same_v<Value, QuantityCell>) {
            if (described.use != Use::figure)
                return;
            const Dimension dimension = described.dimension;
            ItemField field = cellField<Row, Value>(item, described, [dimension](const std::string& text) {
                return readQuantity(dimension, text);
            });
            field.text = cellText(cell, dimension).typed();
            field.keepsProblem = true;
            field.problem = [dimension, mayBeEmpty = described.whenEmpty.has_value()](const QString& text) {
                if (text.trimmed().isEmpty() && mayBeEmpty)
                    return QString();
                if (isFormula(text.toStdString()))
                    return QString(); // the cell says so when it has no value, as in a sheet
                const auto value = parseQuantity(dimension, text.toStdString());
                return value ? QString() : QString::fromStdString(value.error().message);
            };
            fields.push_back(std::move(field));
        } else if constexpr (std::is_same_v<Value, std::string>) {
            if (described.use != Use::note || !hasNote)
                return;
            ItemField field =
                cellField<Row, Value>(item, described, [](const std::string& text) { return text; });
            field.text = QString::fromStdString(cell);
            field.problem = [](const QString&) { return QString(); };
            fields.push_back(std::move(field));
        }
    });
}

/** Why switches and nodes may not be called so. `own` are the names that become free. */
QString nameProblem(const Platform& platform, const std::set<std::string>& own, const QString& text)
{
    const auto hosts = expandHostList(text.trimmed().toStdString());
    if (!hosts)
        return QString::fromStdString(hosts.error().message);
    if (hosts->empty())
        return tr("A name is needed here.");
    std::set<std::string> taken;
    for (const SwitchRow& row : platform.switches)
        taken.insert(row.name);
    for (const NodeRow& row : platform.nodes)
        for (std::string& host : hostsOf(row))
            taken.insert(std::move(host));
    for (const std::string& host : *hosts)
        if (taken.count(host) != 0 && own.count(host) == 0)
            return tr("%1 is the name of another switch or node; choose a free one.")
                .arg(QString::fromStdString(host));
    return {};
}

ItemField switchName(const Platform& platform, const SelectedItem& item)
{
    ItemField field;
    const std::string name = platform.switches[item.row].name;
    field.label = tr("Switch");
    field.text = QString::fromStdString(name);
    field.problem = [platform, name](const QString& text) {
        return text.contains(QLatin1Char('[')) || text.contains(QLatin1Char(','))
                   ? tr("A switch has one name, no list.")
                   : nameProblem(platform, {name}, text);
    };
    field.write = [item](const Project& now, const std::string& text) {
        return renameRow(now, item.table, item.row, text);
    };
    return field;
}

void appendNodeFields(std::vector<ItemField>& fields, const Project& project, const SelectedItem& item,
                      bool hasNote)
{
    const Platform& platform = project.platforms[item.table.owner];
    const NodeRow& row = platform.nodes[item.row];
    const std::vector<std::string> hosts = hostsOf(row);
    ItemField name;
    name.label = hosts.size() > 1 ? tr("Nodes") : tr("Node");
    name.text = QString::fromStdString(row.name);
    name.problem = [platform, own = std::set<std::string>(hosts.begin(), hosts.end())](const QString& text) {
        return nameProblem(platform, own, text);
    };
    name.write = [item](const Project& now, const std::string& text) {
        return renameRow(now, item.table, item.row, text);
    };
    fields.push_back(std::move(name));
    appendCells<NodeRow>(fields, project, item, hasNote);
}

ItemField linkName(const Project& project, const SelectedItem& item)
{
    ItemField field;
    field.label = tr("Link");
    field.text = QString::fromStdString(rowsOf<LinkRow>(project, item.table)[item.row].name);
    field.problem = [](const QString&) { return QString(); };
    field.write = [item](const Project& now, const std::string& text) {
        return renameRow(now, item.table, item.row, text);
    };
    return field;
}

ItemField messageName(const Project& project, const SelectedItem& item)
{
    ItemField field;
    const SharedRows<MessageRow>& rows = rowsOf<MessageRow>(project, item.table);
    field.label = tr("Message");
    field.text = QString::fromStdString(rows[item.row].id);
    field.problem = [rows, row = item.row](const QString& text) {
        const std::string id = text.trimmed().toStdString();
        if (id.empty())
            return tr("A name is needed here.");
        std::size_t i = 0;
        for (const MessageRow& other : rows)
            if (i++ != row && other.id == id)
                return tr("%1 is the name of another message; choose a free one.").arg(text.trimmed());
        return QString();
    };
    field.write = [item](const Project& now, const std::string& text) {
        return renameRow(now, item.table, item.row, text);
    };
    return field;
}

/** The one row of nodes that a switch has. */
std::optional<std::size_t> onlyRowAt(const Platform& platform, const std::string& name)
{
    std::optional<std::size_t> found;
    std::size_t row = 0;
    for (const NodeRow& node : platform.nodes) {
        if (node.switchName == name) {
            if (found)
                return std::nullopt;
            found = row;
        }
        ++row;
    }
    return found;
}

} // namespace

std::vector<ItemField> itemFields(const Project& project, const SelectedItem& item)
{
    std::vector<ItemField> fields;
    if (item.row >= rowCount(project, item.table))
        return fields;
    switch (item.table.kind) {
    case TableKind::switches: {
        const Platform& platform = project.platforms[item.table.owner];
        fields.push_back(switchName(platform, item));
        if (const auto row = onlyRowAt(platform, platform.switches[item.row].name))
            appendNodeFields(fields, project, {{TableKind::nodes, item.table.owner}, *row}, false);
        appendCells<SwitchRow>(fields, project, item);
        break;
    }
    case TableKind::nodes:
        appendNodeFields(fields, project, {item.table, item.row}, true);
        break;
    case TableKind::links:
        fields.push_back(linkName(project, item));
        appendCells<LinkRow>(fields, project, item);
        break;
    case TableKind::messages:
        fields.push_back(messageName(project, item));
        appendCells<MessageRow>(fields, project, item);
        break;
    default:
        break;
    }
    return fields;
}

Edit writeFields(const Project& project, const std::vector<ItemField>& fields, const QStringList& texts)
{
    EditSteps steps(project);
    QString names;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const QString text = texts[static_cast<qsizetype>(i)].trimmed();
        if (text == fields[i].text || (!fields[i].keepsProblem && !fields[i].problem(text).isEmpty()))
            continue;
        steps.add(fields[i].write(steps.project(), text.toStdString()));
        names += (names.isEmpty() ? QString() : QStringLiteral(", ")) + fields[i].label;
    }
    return steps.take(tr("Change %1").arg(names).toStdString());
}

ItemEditor::ItemEditor(Document& document, QWidget* parent) : QFrame(parent), m_document(document)
{
    setObjectName(QStringLiteral("itemEditor"));
    setAccessibleName(tr("Fields of the selected thing"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_layout = new QGridLayout(this);
    m_layout->setContentsMargins(kEditorMargin, kEditorMargin, kEditorMargin, kEditorMargin);
    m_layout->setHorizontalSpacing(kEditorMargin);
    m_layout->setVerticalSpacing(2);
    m_problem = new QLabel(this);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    hide();
    // The row that is edited may be another one after any change that is not the editor's.
    connect(&document, &Document::revisionChanged, this, &ItemEditor::close);
}

void ItemEditor::open(const SelectedItem& item, QPoint at)
{
    finish();
    m_fields = itemFields(m_document.project(), item);
    if (m_fields.empty())
        return;
    int column = 0;
    for (const ItemField& field : m_fields) {
        auto* label = new QLabel(field.label, this);
        auto* edit = new QLineEdit(field.text, this);
        label->setBuddy(edit);
        edit->setAccessibleName(field.label);
        edit->setMinimumWidth(kFieldCharacters * fontMetrics().averageCharWidth());
        edit->installEventFilter(this);
        connect(edit, &QLineEdit::textEdited, this, &ItemEditor::showProblem);
        m_layout->addWidget(label, 0, column);
        m_layout->addWidget(edit, 1, column);
        label->show();
        edit->show();
        m_labels.push_back(label);
        m_edits.push_back(edit);
        ++column;
    }
    m_layout->addWidget(m_problem, 2, 0, 1, column);
    m_problem->hide();
    m_layout->activate();
    adjustSize();
    const QRect room =
        parentWidget()->rect().adjusted(kEditorMargin, kEditorMargin, -kEditorMargin, -kEditorMargin);
    move(clamped(at.x() + kEditorMargin, room.left(), room.right() - width()),
         clamped(at.y() + 2 * kEditorMargin, room.top(), room.bottom() - height()));
    show();
    raise();
    m_edits.front()->setFocus();
    m_edits.front()->selectAll();
}

QStringList ItemEditor::texts() const
{
    QStringList list;
    for (const QLineEdit* edit : m_edits)
        list << edit->text();
    return list;
}

int ItemEditor::fieldAtFault() const
{
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const QString text = m_edits[i]->text().trimmed();
        // What was there before is nobody's fault now.
        if (text != m_fields[i].text && !m_fields[i].problem(text).isEmpty())
            return static_cast<int>(i);
    }
    return -1;
}

void ItemEditor::showProblem()
{
    const int fault = fieldAtFault();
    for (std::size_t i = 0; i < m_edits.size(); ++i) {
        QPalette colours = palette();
        if (static_cast<int>(i) == fault)
            colours.setColor(QPalette::Text, theme().error);
        m_edits[i]->setPalette(colours);
    }
    m_problem->setVisible(fault >= 0);
    if (fault >= 0) {
        const auto at = static_cast<std::size_t>(fault);
        QPalette colours = palette();
        colours.setColor(QPalette::WindowText, theme().error);
        m_problem->setPalette(colours);
        m_problem->setText(m_fields[at].problem(m_edits[at]->text().trimmed()));
    }
    adjustSize();
}

void ItemEditor::accept()
{
    if (const int fault = fieldAtFault(); fault >= 0) {
        showProblem();
        m_edits[static_cast<std::size_t>(fault)]->setFocus();
        return;
    }
    finish();
    parentWidget()->setFocus();
}

void ItemEditor::finish()
{
    if (!isOpen())
        return;
    const std::vector<ItemField> fields = std::exchange(m_fields, {});
    const QStringList typed = texts();
    close();
    if (Edit edit = writeFields(m_document.project(), fields, typed); !edit.changes.empty())
        m_document.submit(std::move(edit));
}

void ItemEditor::cancel()
{
    if (!isOpen())
        return;
    close();
    parentWidget()->setFocus();
}

void ItemEditor::close()
{
    hide();
    for (QLineEdit* edit : std::exchange(m_edits, {})) {
        edit->removeEventFilter(this);
        edit->hide();
        edit->deleteLater();
    }
    for (QLabel* label : std::exchange(m_labels, {})) {
        label->hide();
        label->deleteLater();
    }
    m_fields.clear();
}

bool ItemEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        QWidget* next = window()->focusWidget();
        const bool isOutside = next != nullptr && next != this && !isAncestorOf(next);
        if (isOutside && reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            QMetaObject::invokeMethod(this, &ItemEditor::finish, Qt::QueuedConnection);
    }
    return QFrame::eventFilter(watched, event);
}

void ItemEditor::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        return cancel();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return accept();
    event->accept(); // keys of the canvas are not meant while typing
}

bool ItemEditor::focusNextPrevChild(bool next)
{
    const auto at = std::ranges::find(m_edits, focusWidget());
    if (at == m_edits.end() || m_edits.empty())
        return false;
    const std::size_t count = m_edits.size();
    const auto index = static_cast<std::size_t>(at - m_edits.begin());
    QLineEdit* to = m_edits[(index + (next ? 1 : count - 1)) % count];
    to->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    to->selectAll();
    return true;
}

} // namespace contraflow
