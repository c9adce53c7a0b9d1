// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/import/import_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/pattern_sketch.h"
#include "app/desktop/dialogs/workload_choice.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/edit_job.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "core/base/clamped.h"
#include "core/base/ranges.h"
#include "core/importing/import_origin.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <functional>

namespace contraflow {

namespace {

enum Column
{
    kName,
    kMeaning,
    kUnit,
    kExample
};

/** A table that is only looked at, with a name for screen readers. */
QTableWidget* lookedAtTable(const QString& name, QWidget* parent)
{
    auto* table = new QTableWidget(parent);
    table->setAccessibleName(name);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setStretchLastSection(true);
    table->setWordWrap(false);
    return table;
}

} // namespace

/** The columns of a table that is imported: a row for each, with menus for what it means and in which unit.
 */
class ImportColumnsTable : public QTableWidget
{
public:
    explicit ImportColumnsTable(QWidget* parent) : QTableWidget(0, kExample + 1, parent)
    {
        setAccessibleName(tr("Columns of the file, what they mean and their units"));
        setHorizontalHeaderLabels({tr("Column"), tr("Means"), tr("Unit"), tr("First value")});
        setEditTriggers(NoEditTriggers);
        setSelectionMode(NoSelection);
        verticalHeader()->hide();
        horizontalHeader()->setStretchLastSection(true);
    }

    void setTable(const ImportTable& table)
    {
        // Menus are made anew: what was chosen comes back as what the file is read as. The keyboard stays
        // where it is.
        QPoint focused(-1, -1);
        for (int row = 0; row < rowCount(); ++row)
            for (const int column : {kMeaning, kUnit})
                if (cellWidget(row, column) && cellWidget(row, column)->hasFocus())
                    focused = QPoint(column, row);
        setRowCount(0);
        setRowCount(static_cast<int>(table.columns.size()));
        for (int row = 0; row < rowCount(); ++row) {
            const auto index = static_cast<std::size_t>(row);
            const ImportColumn& column = table.columns[index];
            setItem(row, kName, new QTableWidgetItem(qtText(column.name)));
            // One of several columns of a name is meant by its number.
            const bool isAlone = std::ranges::count_if(table.columns, [&column](const auto& other) {
                                     return other.name == column.name;
                                 }) == 1;
            const std::string name = isAlone ? column.name : std::to_string(row + 1);
            addMeanings(row, column, name);
            addUnits(row, column, name);
            const bool hasExample = !table.records.empty() && index < table.records.front().cells.size();
            setItem(
                row, kExample,
                new QTableWidgetItem(hasExample ? qtText(table.records.front().cells[index]) : QString()));
        }
        resizeColumnsToContents();
        if (QWidget* menu = cellWidget(focused.y(), focused.x()))
            menu->setFocus();
    }

    /** Called when the user chose a meaning or a unit. */
    std::function<void(const ColumnChoice& choice)> chosen;

private:
    /** Menus that choose for the column of this name or number. */
    void addMeanings(int row, const ImportColumn& column, const std::string& name)
    {
        auto* menu = new QComboBox(this);
        menu->setAccessibleName(tr("What the column %1 means").arg(qtText(column.name)));
        for (const ColumnMeaningInfo& info : columnMeanings())
            menu->addItem(coreText(info.title), static_cast<int>(info.meaning));
        menu->setCurrentIndex(menu->findData(static_cast<int>(column.meaning)));
        connect(menu, &QComboBox::activated, this, [this, menu, name] {
            chosen({name, static_cast<ColumnMeaning>(menu->currentData().toInt()), nullptr});
        });
        setCellWidget(row, kMeaning, menu);
    }

    void addUnits(int row, const ImportColumn& column, const std::string& name)
    {
        const auto dimension = dimensionOf(column.meaning);
        if (!dimension) {
            setItem(row, kUnit, new QTableWidgetItem());
            return;
        }
        auto* menu = new QComboBox(this);
        menu->setAccessibleName(tr("Unit of the column %1").arg(qtText(column.name)));
        // A unit within a cell wins over that of the column, so only columns without one offer it.
        if (!column.unit)
            menu->addItem(tr("in each cell"), -1);
        const auto units = unitsOf(*dimension);
        for (std::size_t i = 0; i < units.size(); ++i) {
            const Unit& unit = units[i];
            menu->addItem(qtText(unit.symbol), static_cast<int>(i));
            if (&unit == column.unit)
                menu->setCurrentIndex(menu->count() - 1);
        }
        connect(menu, &QComboBox::activated, this, [this, menu, name, meaning = column.meaning, units] {
            const int index = menu->currentData().toInt();
            chosen({name, meaning, index < 0 ? nullptr : &units[static_cast<std::size_t>(index)]});
        });
        setCellWidget(row, kUnit, menu);
    }
};

/** The lines of a file that an import does not take: how many, and the first of them with their reasons. */
class RejectedLines : public QWidget
{
public:
    explicit RejectedLines(QWidget* parent)
        : QWidget(parent)
        , m_title(new QLabel(this))
        , m_table(lookedAtTable(tr("Lines that are not taken"), this))
    {
        auto* layout = bareLayout<QVBoxLayout>(this);
        layout->addWidget(m_title);
        layout->addWidget(m_table, 1);
        m_title->setBuddy(m_table);
    }

    /** `whenNone` is said where every line was taken. */
    void setLines(const std::vector<RejectedLine>& lines, const QString& whenNone)
    {
        constexpr std::size_t kShownLines = 1000;
        const std::size_t shown = std::min(lines.size(), kShownLines);
        m_title->setText(lines.empty()       ? whenNone
                         : lines.size() == 1 ? tr("&Not taken: 1 line")
                                             : tr("&Not taken: %1 lines").arg(countText(lines.size())));
        m_table->setVisible(!lines.empty());
        setSizePolicy(QSizePolicy::Preferred, lines.empty() ? QSizePolicy::Maximum : QSizePolicy::Expanding);
        m_table->clear();
        m_table->setColumnCount(3);
        m_table->setHorizontalHeaderLabels({tr("Line"), tr("Why"), tr("Text")});
        m_table->setRowCount(static_cast<int>(shown));
        for (std::size_t i = 0; i < shown; ++i) {
            const auto row = static_cast<int>(i);
            m_table->setItem(
                row, 0, new QTableWidgetItem(lines[i].line > 0 ? QString::number(lines[i].line) : QString()));
            m_table->setItem(row, 1, new QTableWidgetItem(qtText(lines[i].reason)));
            m_table->setItem(row, 2, new QTableWidgetItem(qtText(lines[i].text)));
        }
        m_table->resizeColumnsToContents();
    }

private:
    QLabel* m_title;
    QTableWidget* m_table;
};

namespace {

/** Rows that the preview shows; more are counted. */
constexpr std::size_t kShownRows = 200;

QString choiceTitle(const ImportChoice& choice)
{
    return choice.isName ? qtText(choice.title) : coreText(choice.title);
}

/** "PingPong, 2 processes: 24 rows" */
QString tableText(const ImportTable& table)
{
    QString name = coreText(table.title);
    if (table.processes)
        name = ImportDialog::tr("%1, %2 processes").arg(name, countText(*table.processes));
    return table.records.size() == 1
               ? ImportDialog::tr("%1: 1 row").arg(name)
               : ImportDialog::tr("%1: %2 rows").arg(name, countText(table.records.size()));
}

} // namespace

ImportDialog::ImportDialog(const QStringList& paths, Document& document, Selection& selection,
                           QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_selection(selection)
    , m_paths(paths)
    , m_job(tr("Reading the file"), [this](ImportProposal proposal) { show(std::move(proposal)); })
{
    // Desktops hand over what was chosen in an order of their own.
    std::ranges::sort(m_paths, NaturalLess(), &QString::toStdString);
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("Import %1").arg(filesText()));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(12);
    auto* both = new QHBoxLayout;
    both->setSpacing(16);
    m_questions = makeQuestions();
    both->addWidget(m_questions, 2);
    both->addWidget(makePreview(), 3);
    layout->addLayout(both, 1);
    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("importStatus"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_take = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_take->setDefault(true);
    layout->addLayout(dialogFooter(m_status, 2, buttons));
    connect(buttons, &QDialogButtonBox::accepted, this, &ImportDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &ImportDialog::reject);
    m_columns->chosen = [this](const ColumnChoice& choice) { chooseColumn(choice); };
    connect(m_tables, &QComboBox::activated, this, &ImportDialog::showTable);
    connect(m_goesTo, &WorkloadChoice::changed, this, &ImportDialog::read);
    connect(&m_document.editJob(), &EditJob::activityChanged, this, [this](const QString& text) {
        if (!m_isTaking)
            return;
        m_status->setText(text);
        if (text.isEmpty())
            setTaking(false);
    });
    connect(&m_document, &Document::editRefused, m_status, &QLabel::setText);
    resizeOnScreen(*this, {980, 660});
    for (QWidget* ofSomeKinds : {static_cast<QWidget*>(m_goesTo), static_cast<QWidget*>(m_goesToTitle),
                                 m_filePreview, m_messagesPreview})
        ofSomeKinds->hide();
    read();
}

QWidget* ImportDialog::makeQuestions()
{
    auto* content = new QWidget;
    QVBoxLayout* column = bareLayout<QVBoxLayout>(content, kSpacing);
    auto* fields = new QWidget(content);
    m_form = plainForm(fields);
    m_kinds = new QComboBox(fields);
    const bool isOneFile = m_paths.size() == 1 && !QFileInfo(m_paths.front()).isDir();
    for (const ImportKind& kind : importKinds())
        if (!isOneFile || &kind != &importKind(Imported::folder))
            m_kinds->addItem(coreText(kind.title), QVariant::fromValue(static_cast<const void*>(&kind)));
    m_kinds->setCurrentIndex(-1);
    m_kinds->setEnabled(isOneFile);
    connect(m_kinds, &QComboBox::activated, this, [this] {
        chooseKind(static_cast<const ImportKind*>(m_kinds->currentData().value<const void*>()));
        read();
    });
    addFormField(m_form, tr("It &is:"), m_kinds);
    m_evidence = mutedLabel("importEvidence", fields);
    m_form->addRow(m_evidence);
    column->addWidget(fields);
    m_goesTo = new WorkloadChoice(content);
    m_goesToTitle = new QLabel(tr("&Goes to:"), content);
    m_goesToTitle->setBuddy(m_goesTo->box());
    m_goesTo->box()->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    column->addWidget(m_goesToTitle);
    column->addWidget(m_goesTo);
    column->addStretch(1);
    const std::size_t shown = m_selection.scenario();
    m_goesTo->offer(m_document.project(), shown, shownPlatform(m_document.project(), shown));

    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    constexpr int kLeastWidth = 360;
    scroll->setMinimumWidth(kLeastWidth);
    return scroll;
}

QWidget* ImportDialog::makePreview()
{
    auto* preview = new QWidget(this);
    QVBoxLayout* layout = bareLayout<QVBoxLayout>(preview, kSpacing);
    m_filePreview = new QWidget(preview);
    QVBoxLayout* file = bareLayout<QVBoxLayout>(m_filePreview, kSpacing);
    m_tables = new QComboBox(m_filePreview);
    m_tables->setAccessibleName(tr("Table"));
    file->addWidget(m_tables);
    auto* tables = new QSplitter(Qt::Vertical, m_filePreview);
    tables->setChildrenCollapsible(false);
    m_columns = new ImportColumnsTable(tables);
    m_rows = lookedAtTable(tr("Rows of the file"), tables);
    tables->addWidget(m_columns);
    tables->addWidget(m_rows);
    file->addWidget(tables, 1);
    layout->addWidget(m_filePreview, 4);

    m_messagesPreview = new QWidget(preview);
    QVBoxLayout* messages = bareLayout<QVBoxLayout>(m_messagesPreview, kSpacing);
    m_sketch = new PatternSketch(m_messagesPreview);
    m_caption = mutedLabel("importCaption", m_messagesPreview);
    m_figures = new WorkloadFigures(m_messagesPreview);
    messages->addWidget(m_sketch, 1);
    messages->addWidget(m_caption);
    messages->addWidget(m_figures);
    layout->addWidget(m_messagesPreview, 4);

    addTaken(layout);
    m_rejected = new RejectedLines(preview);
    layout->addWidget(m_rejected, 2);
    return preview;
}

void ImportDialog::addTaken(QVBoxLayout* layout)
{
    auto* title = new QLabel(tr("&Taken:"), this);
    m_taken = new QListWidget(this);
    m_taken->setAccessibleName(tr("What is taken"));
    m_taken->setObjectName(QStringLiteral("importTaken"));
    m_taken->setSelectionMode(QAbstractItemView::NoSelection);
    m_taken->setWordWrap(true);
    title->setBuddy(m_taken);
    layout->addWidget(title);
    layout->addWidget(m_taken, 2);
    // Notes may be many; they scroll, so that the dialog keeps its size. What they do not need others have.
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    scroll->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_notes = mutedLabel("importNotes", scroll);
    m_notes->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    scroll->setWidget(m_notes);
    layout->addWidget(scroll, 2);
}

void ImportDialog::chooseKind(const ImportKind* kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    m_columnChoices.clear();
    m_kinds->setCurrentIndex(m_kinds->findData(QVariant::fromValue(static_cast<const void*>(kind))));
    makeFields();
}

/** Asks what the kind asks; answers to another kind are gone. */
void ImportDialog::makeFields()
{
    constexpr int kOwnRows = 2; // the kind, and what it was recognised by
    while (m_form->rowCount() > kOwnRows)
        m_form->removeRow(kOwnRows);
    m_fields.clear();
    for (const ImportField& asked : m_kind->asked) {
        Field& field = m_fields.emplace_back();
        field.asked = &asked;
        makeInput(field);
    }
}

void ImportDialog::makeInput(Field& field)
{
    const ImportField& asked = *field.asked;
    QWidget* input = nullptr;
    if (asked.choices || asked.isOfFile) {
        input = field.box = new QComboBox(m_form->parentWidget());
        constexpr int kShownLetters = 26; // of "As recognised: …" there may be more
        field.box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        field.box->setMinimumContentsLength(kShownLetters);
        if (!asked.unsaid.empty())
            field.box->addItem(coreText(asked.unsaid), QString());
        if (asked.choices)
            for (const ImportChoice& choice : asked.choices(m_document.project()))
                field.box->addItem(choiceTitle(choice), qtText(choice.value));
        connect(field.box, &QComboBox::currentIndexChanged, this,
                [this, option = asked.option] { answered(option); });
    } else {
        input = field.line = new QLineEdit(m_form->parentWidget());
        field.line->setPlaceholderText(coreText(asked.unsaid));
        // As it is typed: a click on the button, which ends editing, must not find it waiting for the file.
        connect(field.line, &QLineEdit::textEdited, this,
                [this, option = asked.option] { answered(option); });
    }
    input->setObjectName(qtText(asked.option));
    input->setToolTip(coreText(asked.hint));
    field.error = addFormField(m_form, tr("%1:").arg(coreText(asked.title)), input);
    if (field.box)
        input->parentWidget()->layout()->setAlignment(input, {}); // with all the room that there is
}

void ImportDialog::answered(std::string_view option)
{
    for (Field& field : m_fields)
        if (field.asked->option == option)
            field.isAnswered = true;
    if (option == "--as")
        m_columnChoices.clear();
    read();
}

void ImportDialog::chooseColumn(const ColumnChoice& choice)
{
    std::erase_if(m_columnChoices,
                  [&choice](const ColumnChoice& other) { return other.name == choice.name; });
    m_columnChoices.insert(m_columnChoices.begin(), choice);
    read();
}

ImportAnswers ImportDialog::answers() const
{
    ImportAnswers answers;
    for (const Field& field : m_fields) {
        if (!field.isAnswered)
            continue;
        const QString text = field.box ? field.box->currentData().toString() : field.line->text().trimmed();
        if (text.isEmpty())
            answers.set(field.asked->option, std::vector<std::string>());
        else
            answers.set(field.asked->option, text.toStdString());
    }
    // A meaning has one column: the last choice counts.
    std::vector<std::string> columns;
    std::vector<ColumnMeaning> meanings;
    for (const ColumnChoice& choice : m_columnChoices) {
        if (contains(meanings, choice.meaning))
            continue;
        if (choice.meaning != ColumnMeaning::kept && choice.meaning != ColumnMeaning::ignored)
            meanings.push_back(choice.meaning);
        columns.push_back(columnWord(choice));
    }
    if (!columns.empty())
        answers.set("--column", std::move(columns));
    return answers;
}

ImportRequest ImportDialog::request()
{
    ImportRequest request;
    for (const QString& path : m_paths)
        request.files.emplace_back(path.toStdString());
    request.answers = answers();
    request.project = m_document.project();
    request.projectFile = m_document.filePath().toStdString();
    request.shown = m_selection.scenario();
    if (const auto platform = request.answers.value("--platform");
        platform && m_kind == &importKind(Imported::messages) && *platform != m_goesTo->target().platform) {
        const QSignalBlocker blocker(m_goesTo);
        m_goesTo->offer(request.project, *request.shown, *platform);
    }
    request.workload = m_goesTo->target();
    request.traceContent = m_proposal.traceContent;
    return request;
}

void ImportDialog::read()
{
    m_take->setEnabled(false);
    m_status->setText(tr("Reading %1 …").arg(filesText()));
    m_job.start([request = request(), kind = m_kind](const JobContext& context) mutable {
        request.stop = context.stop;
        return proposeImport(kind ? *kind : recogniseKind(request.files), request);
    });
}

void ImportDialog::show(ImportProposal proposal)
{
    m_proposal = std::move(proposal);
    if (m_proposal.kind)
        chooseKind(m_proposal.kind);
    m_evidence->setText(tr("Recognised by %1.").arg(qtText(m_proposal.evidence)));
    m_evidence->setVisible(!m_proposal.evidence.empty() && !m_proposal.answers.has("--as"));
    showAnswers();
    showFile();
    showMessages();
    showTaken();
    m_rejected->setLines(m_proposal.rejected, m_proposal.edit ? tr("Everything was understood.") : QString());
    showProblem();
    m_take->setEnabled(m_proposal.edit && !isBusy());
}

void ImportDialog::showAnswers()
{
    const bool isOfMessages = m_kind == &importKind(Imported::messages);
    m_goesTo->setVisible(isOfMessages);
    m_goesToTitle->setVisible(isOfMessages);
    for (const Field& field : m_fields) {
        const auto& asked = m_proposal.asked;
        const bool isAsked = contains(asked, field.asked->option);
        m_form->setRowVisible((field.box ? static_cast<QWidget*>(field.box) : field.line)->parentWidget(),
                              isAsked);
        if (isAsked)
            showAnswer(field);
    }
}

void ImportDialog::showAnswer(const Field& field)
{
    const QString proposed = qtText(m_proposal.answers.value(field.asked->option).value_or(""));
    if (field.line) {
        if (!field.isAnswered)
            field.line->setText(proposed);
        return;
    }
    const QSignalBlocker blocker(field.box);
    if (field.asked->isOfFile) {
        field.box->clear();
        for (const ImportChoice& choice : m_proposal.choices)
            field.box->addItem(choiceTitle(choice), qtText(choice.value));
    }
    if (field.asked->option == "--as" && !m_proposal.format.empty() && proposed.isEmpty())
        field.box->setItemText(0, tr("As recognised: %1").arg(coreText(m_proposal.format)));
    if (!field.isAnswered || field.asked->isOfFile)
        field.box->setCurrentIndex(field.box->findData(proposed));
}

void ImportDialog::showProblem()
{
    const std::string problem = m_proposal.edit ? std::string() : m_proposal.edit.error().message;
    const QString words = problem.empty() ? QString() : inWords(problem);
    m_status->setText(words);
    for (const Field& field : m_fields) {
        const std::string option(field.asked->option);
        const bool isAtField = problem.starts_with(option + ' ') || problem.starts_with(option + ':');
        sayAtField(field.error, isAtField ? words : QString());
    }
}

QString ImportDialog::inWords(const std::string& text) const
{
    QString words = sentenceOf(text);
    for (const Field& field : m_fields)
        if (field.asked->option.starts_with("--"))
            words.replace(qtText(field.asked->option),
                          QLatin1Char('\'') + coreText(field.asked->title) + QLatin1Char('\''));
    return words;
}

void ImportDialog::showFile()
{
    m_filePreview->setVisible(m_proposal.file != nullptr);
    const int before = m_tables->currentIndex();
    m_tables->clear();
    if (!m_proposal.file)
        return;
    for (const ImportTable& table : m_proposal.file->tables)
        m_tables->addItem(tableText(table));
    m_tables->setCurrentIndex(clamped(before, 0, m_tables->count() - 1));
    showTable();
}

void ImportDialog::showTable()
{
    const auto index = static_cast<std::size_t>(std::max(m_tables->currentIndex(), 0));
    if (!m_proposal.file || index >= m_proposal.file->tables.size())
        return;
    const ImportTable& table = m_proposal.file->tables[index];
    m_columns->setTable(table);
    const auto columns = static_cast<int>(table.columns.size());
    const std::size_t shown = std::min(table.records.size(), kShownRows);
    m_rows->clear();
    m_rows->setColumnCount(columns);
    m_rows->setRowCount(static_cast<int>(shown));
    QStringList names;
    for (const ImportColumn& column : table.columns)
        names.append(qtText(column.name));
    m_rows->setHorizontalHeaderLabels(names);
    for (std::size_t row = 0; row < shown; ++row)
        for (int column = 0; column < columns; ++column) {
            const auto& cells = table.records[row].cells;
            const auto cell = static_cast<std::size_t>(column);
            m_rows->setItem(static_cast<int>(row), column,
                            new QTableWidgetItem(cell < cells.size() ? qtText(cells[cell]) : QString()));
        }
    m_rows->resizeColumnsToContents();
}

void ImportDialog::showMessages()
{
    m_messagesPreview->setVisible(m_kind == &importKind(Imported::messages));
    m_sketch->setOutline(m_proposal.outline);
    m_caption->setText(m_proposal.hasMapping ? tr("Processes, those of a node together.")
                                             : m_sketch->caption());
    if (m_proposal.ends.empty())
        m_figures->clear();
    else
        m_figures->show(m_proposal.outline.counts, m_proposal.ends);
    m_goesTo->setHasMapping(m_proposal.hasMapping);
}

void ImportDialog::showTaken()
{
    m_taken->clear();
    m_taken->addItems(taken());
    QStringList notes;
    for (const std::string& note : m_proposal.notes)
        notes += inWords(note);
    m_notes->setText(notes.join(QLatin1Char('\n')));
}

QStringList ImportDialog::taken() const
{
    QStringList things;
    for (const std::string& thing : m_proposal.made)
        things += sentenceOf(thing);
    return things;
}

QString ImportDialog::sheet() const
{
    return m_kind ? qtText(m_kind->sheet) : QString();
}

QString ImportDialog::filesText() const
{
    const QString first = QFileInfo(m_paths.front()).fileName();
    if (m_paths.size() == 1)
        return first;
    return m_paths.size() == 2 ? tr("%1 and another file").arg(first)
                               : tr("%1 and %2 more files").arg(first, countText(m_paths.size() - 1));
}

void ImportDialog::take()
{
    if (!m_take->isEnabled())
        return;
    EditRequest request;
    request.activity = tr("Importing…");
    request.make = [edit = *m_proposal.edit](const JobContext&) { return Result<Edit>(edit); };
    request.then = [dialog = QPointer(this), before = m_document.project().scenarios.size()] {
        if (!dialog)
            return;
        if (dialog->m_document.project().scenarios.size() == before + 1)
            dialog->m_selection.setScenario(before);
        dialog->accept();
    };
    setTaking(true);
    if (!m_document.editJob().start(std::move(request)))
        setTaking(false);
}

void ImportDialog::setTaking(bool isTaking)
{
    m_isTaking = isTaking;
    m_questions->setEnabled(!isTaking);
    m_take->setEnabled(m_proposal.edit && !isBusy());
}

void ImportDialog::reject()
{
    if (!m_isTaking)
        return QDialog::reject();
    m_document.editJob().cancel();
    m_status->setText(tr("Stopped; nothing was changed."));
}

} // namespace contraflow
