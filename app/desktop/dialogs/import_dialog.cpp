// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/import_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/import_columns_table.h"
#include "app/desktop/dialogs/rejected_lines.h"
#include "app/desktop/dialogs/window_size.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/style/text.h"
#include "core/base/clamped.h"
#include "core/io/importers/import_origin.h"
#include "core/io/importers/importers.h"
#include "core/sharing/catalog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSpinBox>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace contraflow {
namespace {

/** Rows that the preview shows; more are counted. */
constexpr std::size_t kShownRows = 200;

/** Of what a file becomes, the last entry. */
constexpr int kScenariosOfTheFile = 3;

QWidget* titled(const QString& title, QWidget* content, QWidget* parent)
{
    auto* box = new QWidget(parent);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto* label = new QLabel(title, box);
    label->setBuddy(content);
    layout->addWidget(label);
    layout->addWidget(content, 1);
    return box;
}

QString counted(const QString& one, const QString& many, std::size_t count)
{
    return count == 1 ? one : many.arg(countText(count));
}

/** "PingPong, 2 processes: 24 rows" */
QString tableText(const ImportTable& table)
{
    QString name = qtText(table.title);
    if (table.processes)
        name = ImportDialog::tr("%1, %2 processes").arg(name, countText(*table.processes));
    return ImportDialog::tr("%1: %2").arg(
        name, counted(ImportDialog::tr("1 row"), ImportDialog::tr("%1 rows"), table.records.size()));
}

template<typename Row>
void addNames(QComboBox* box, const SharedRows<Row>& rows)
{
    for (const Row& row : rows)
        box->addItem(qtText(row.name), qtText(row.name));
}

std::string chosenName(const QComboBox* box)
{
    return box->currentData().toString().toStdString();
}

} // namespace

ImportDialog::ImportDialog(const QString& path, Document& document, const Selection& selection,
                           QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_path(path)
    , m_job(tr("Reading the file"), [this](ImportOutcome outcome) { show(std::move(outcome)); })
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("Import %1").arg(QFileInfo(path).fileName()));
    resizeOnScreen(*this, {980, 720});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(12);
    auto* recognition = new QFormLayout;
    recognition->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    addRecognition(recognition);
    layout->addLayout(recognition);

    auto* preview = new QSplitter(Qt::Horizontal, this);
    preview->setChildrenCollapsible(false);
    m_columns = new ImportColumnsTable(this);
    m_rows = lookedAtTable(tr("Rows of the file"), this);
    preview->addWidget(titled(tr("&Columns"), m_columns, preview));
    preview->addWidget(titled(tr("&Rows"), m_rows, preview));
    preview->setSizes({440, 500});
    layout->addWidget(preview, 3);
    m_rejected = new RejectedLines(this);
    layout->addWidget(m_rejected, 1);

    m_targetForm = new QFormLayout;
    m_targetForm->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    addTarget(m_targetForm, selection);
    layout->addLayout(m_targetForm);
    m_summary = new QLabel(this);
    m_summary->setObjectName(QStringLiteral("importSummary"));
    m_summary->setWordWrap(true);
    m_summary->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout->addWidget(scrolledSummary());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_asMessages = buttons->addButton(tr("As &messages…"), QDialogButtonBox::ActionRole);
    m_asMessages->setToolTip(
        tr("Takes the numbers of the file as what is sent, and makes a workload of them"));
    m_asMessages->hide();
    connect(m_asMessages, &QPushButton::clicked, this, [this] {
        reject();
        emit messagesWanted();
    });
    m_apply = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_apply->setDefault(true);
    m_apply->setEnabled(false);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ImportDialog::apply);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_columns, &ImportColumnsTable::chosen, this, [this](const ColumnChoice& choice) {
        std::erase_if(m_choices, [&choice](const ColumnChoice& other) { return other.name == choice.name; });
        m_choices.insert(m_choices.begin(), choice);
        read();
    });
    updateTargetFields();
    read();
}

void ImportDialog::addRecognition(QFormLayout* form)
{
    m_format = new QComboBox(this);
    m_format->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_format->addItem(tr("As recognised"), QString());
    for (const Importer& importer : importers())
        m_format->addItem(coreText(importer.title), qtText(importer.name));
    m_evidence = mutedLabel("importEvidence", this);
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_format);
    line->addWidget(m_evidence, 1);
    form->addRow(tr("&Format:"), line);
    qobject_cast<QLabel*>(form->labelForField(line))->setBuddy(m_format);
    addLayout(form);
    m_tables = new QComboBox(this);
    m_tables->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    form->addRow(tr("&Table:"), m_tables);
    connect(m_format, &QComboBox::activated, this, [this] {
        m_choices.clear();
        read();
    });
    connect(m_tables, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_isShowing)
            showTable();
    });
}

/** How a table is written: only a table in columns asks for it. */
void ImportDialog::addLayout(QFormLayout* form)
{
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    m_separator = new QComboBox(this);
    m_separator->setAccessibleName(tr("What separates columns"));
    m_separator->addItem(tr("separator as recognised"), QString());
    for (const auto& [title, sign] :
         {std::pair(tr("comma"), QStringLiteral(",")), std::pair(tr("semicolon"), QStringLiteral(";")),
          std::pair(tr("tab"), QStringLiteral("\t")), std::pair(tr("bar"), QStringLiteral("|")),
          std::pair(tr("blanks"), QStringLiteral(" "))})
        m_separator->addItem(title, sign);
    m_decimal = new QComboBox(this);
    m_decimal->setAccessibleName(tr("Decimal mark"));
    m_decimal->addItem(tr("decimal mark as recognised"), static_cast<int>(DecimalMark::automatic));
    m_decimal->addItem(tr("decimal point"), static_cast<int>(DecimalMark::point));
    m_decimal->addItem(tr("decimal comma"), static_cast<int>(DecimalMark::comma));
    m_headerLine = new QSpinBox(this);
    m_headerLine->setAccessibleName(tr("Line that names the columns"));
    m_headerLine->setRange(0, 1'000'000);
    m_headerLine->setSpecialValueText(tr("names of columns as recognised"));
    m_headerLine->setPrefix(tr("names of columns in line "));
    m_headerLine->setKeyboardTracking(false);
    for (QWidget* field : {static_cast<QWidget*>(m_separator), static_cast<QWidget*>(m_decimal),
                           static_cast<QWidget*>(m_headerLine)})
        line->addWidget(field);
    form->addRow(tr("&Written with:"), line);
    qobject_cast<QLabel*>(form->labelForField(line))->setBuddy(m_separator);
    connect(m_separator, &QComboBox::activated, this, &ImportDialog::read);
    connect(m_decimal, &QComboBox::activated, this, &ImportDialog::read);
    connect(m_headerLine, &QSpinBox::valueChanged, this, &ImportDialog::read);
}

void ImportDialog::addTarget(QFormLayout* form, const Selection& selection)
{
    const Project& project = m_document.project();
    m_use = new QComboBox(this);
    m_use->addItem(tr("Benchmarks of the project"));
    m_use->addItem(tr("Measured times of a scenario"));
    m_use->addItem(tr("Patterns measured on a platform"));
    m_use->addItem(tr("Measured times of the scenarios that it names"));
    m_scenario = new QComboBox(this);
    addNames(m_scenario, project.scenarios);
    m_scenario->setCurrentIndex(std::min(static_cast<int>(selection.scenario()), m_scenario->count() - 1));
    m_platform = new QComboBox(this);
    addNames(m_platform, project.platforms);
    m_model = new QComboBox(this);
    addNames(m_model, project.models);
    for (const ModelInfo& info : modelCatalog())
        if (!findByName(project.models, std::string(info.kind)))
            m_model->addItem(tr("%1 (new)").arg(qtText(info.kind)), qtText(info.kind));
    m_kind = new QComboBox(this);
    m_kind->addItem(tr("As the file says"), QString());
    for (const auto& [kind, name] : kBenchmarkKinds)
        m_kind->addItem(qtText(name), qtText(name));
    m_processes = new QSpinBox(this);
    m_processes->setObjectName(QStringLiteral("importProcesses"));
    m_processes->setRange(0, 100'000'000);
    m_processes->setSpecialValueText(tr("not known"));
    m_processes->setKeyboardTracking(false);
    m_processes->setToolTip(tr("How many processes took part, where the file does not say it"));
    m_name = new QLineEdit(this);
    m_name->setPlaceholderText(tr("from the file"));
    form->addRow(tr("&Becomes:"), m_use);
    form->addRow(tr("&Scenario:"), m_scenario);
    form->addRow(tr("&Platform:"), m_platform);
    form->addRow(tr("&Model:"), m_model);
    form->addRow(tr("&Kind:"), m_kind);
    form->addRow(tr("Process&es:"), m_processes);
    form->addRow(tr("&Name:"), m_name);
    const auto readAgain = [this] {
        updateTargetFields();
        read();
    };
    for (QComboBox* box : {m_use, m_scenario, m_platform, m_model, m_kind})
        connect(box, &QComboBox::activated, this, readAgain);
    connect(m_processes, &QSpinBox::valueChanged, this, readAgain);
    connect(m_name, &QLineEdit::editingFinished, this, readAgain);
}

QWidget* ImportDialog::scrolledSummary()
{
    constexpr int kFewestLines = 2;
    constexpr int kMostLines = 8; // a file of many patterns may have a note on each
    const int line = m_summary->fontMetrics().lineSpacing();
    auto* scroll = new QScrollArea(this);
    scroll->setAccessibleName(tr("What is imported"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumHeight(kFewestLines * line);
    scroll->setMaximumHeight(kMostLines * line);
    scroll->setWidget(m_summary);
    return scroll;
}

void ImportDialog::updateTargetFields()
{
    const auto use = static_cast<int>(m_use->currentIndex());
    const auto setShown = [this](QWidget* field, bool isShown) {
        field->setVisible(isShown);
        m_targetForm->labelForField(field)->setVisible(isShown);
    };
    setShown(m_scenario, use == 1);
    setShown(m_platform, use == 2);
    setShown(m_model, use == 2);
    setShown(m_kind, use == 0);
    const bool isAsked = m_outcome.file && std::any_of(m_outcome.file->tables.begin(),
                                                       m_outcome.file->tables.end(), lacksProcesses);
    setShown(m_processes, use == 0 && isAsked);
}

ImportRequest ImportDialog::request() const
{
    ImportRequest request;
    request.path = m_path.toStdString();
    request.options.importer = findImporter(chosenName(m_format));
    if (const std::string sign = chosenName(m_separator); !sign.empty())
        request.options.separator = sign.front();
    request.options.decimal = static_cast<DecimalMark>(m_decimal->currentData().toInt());
    request.options.headerLine = static_cast<std::size_t>(m_headerLine->value());
    // A meaning has one column: the last choice counts.
    for (const ColumnChoice& choice : m_choices) {
        const bool isTaken =
            choice.meaning != ColumnMeaning::kept && choice.meaning != ColumnMeaning::ignored &&
            std::any_of(request.options.columns.begin(), request.options.columns.end(),
                        [&choice](const ColumnChoice& other) { return other.meaning == choice.meaning; });
        if (!isTaken)
            request.options.columns.push_back(choice);
    }
    if (m_use->currentIndex() == 1)
        request.target.scenario = chosenName(m_scenario);
    if (m_use->currentIndex() == 2) {
        request.target.platform = chosenName(m_platform);
        request.target.model = chosenName(m_model);
    }
    if (m_use->currentIndex() == 0) {
        request.target.kind = benchmarkKind(chosenName(m_kind));
        if (m_processes->value() > 0)
            request.target.processes = static_cast<std::uint32_t>(m_processes->value());
    }
    request.target.name = m_name->text().trimmed().toStdString();
    request.target.provenance.date = today();
    request.project = m_document.project();
    return request;
}

void ImportDialog::read()
{
    m_apply->setEnabled(false);
    m_summary->setText(tr("Reading %1 …").arg(QFileInfo(m_path).fileName()));
    m_job.start([request = request()](const JobContext&) { return readImport(request); });
}

void ImportDialog::show(ImportOutcome outcome)
{
    const bool isFirst = !m_outcome.file;
    m_outcome = std::move(outcome);
    const QScopedValueRollback guard(m_isShowing, true);
    // What a run by a plan belongs to, its file says.
    if (isFirst && m_outcome.plan && m_outcome.plan->use == ImportUse::scenarios)
        m_use->setCurrentIndex(kScenariosOfTheFile);
    // A file of messages has its use by what it holds; the first look proposes it.
    if (isFirst && m_outcome.file && !m_outcome.plan && m_use->currentIndex() == 0) {
        const auto has = [this](ColumnMeaning meaning) {
            return std::any_of(m_outcome.file->tables.begin(), m_outcome.file->tables.end(),
                               [meaning](const ImportTable& table) {
                                   return std::any_of(
                                       table.columns.begin(), table.columns.end(),
                                       [meaning](const ImportColumn& c) { return c.meaning == meaning; });
                               });
        };
        const int proposed = has(ColumnMeaning::pattern) ? 2 : has(ColumnMeaning::message) ? 1 : 0;
        if (proposed != 0) {
            m_use->setCurrentIndex(proposed);
            updateTargetFields();
            read();
        }
    }
    m_evidence->clear();
    if (m_outcome.file && m_outcome.file->confidence != Confidence::chosen) {
        m_format->setItemText(0, tr("As recognised: %1").arg(coreText(m_outcome.file->importer->title)));
        m_evidence->setText(tr("Recognised by %1.").arg(qtText(m_outcome.file->evidence)));
    }
    updateTargetFields();
    showTables();
    showTable();
    showRejected();
    showSummary();
}

void ImportDialog::showTables()
{
    const int before = m_tables->currentIndex();
    m_tables->clear();
    if (!m_outcome.file)
        return;
    for (const ImportTable& table : m_outcome.file->tables)
        m_tables->addItem(tableText(table));
    m_tables->setCurrentIndex(clamped(before, 0, m_tables->count() - 1));
}

const ImportTable* ImportDialog::shownTable() const
{
    const auto index = static_cast<std::size_t>(std::max(m_tables->currentIndex(), 0));
    return m_outcome.file && index < m_outcome.file->tables.size() ? &m_outcome.file->tables[index] : nullptr;
}

void ImportDialog::showTable()
{
    static const ImportTable kNone;
    const ImportTable* table = shownTable();
    m_columns->setTable(table ? *table : kNone);
    showRows(table ? *table : kNone);
}

void ImportDialog::showRows(const ImportTable& table)
{
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
            const auto index = static_cast<std::size_t>(column);
            m_rows->setItem(static_cast<int>(row), column,
                            new QTableWidgetItem(index < cells.size() ? qtText(cells[index]) : QString()));
        }
    m_rows->resizeColumnsToContents();
}

void ImportDialog::showRejected()
{
    static const std::vector<RejectedLine> kNone;
    const std::vector<RejectedLine>& lines = m_outcome.plan   ? m_outcome.plan->rejected
                                             : m_outcome.file ? m_outcome.file->rejected
                                                              : kNone;
    m_rejected->setLines(lines, m_outcome.plan ? tr("Every line was understood.") : QString());
}

void ImportDialog::showSummary()
{
    m_apply->setEnabled(m_outcome.plan && !m_job.isRunning());
    m_asMessages->setVisible(m_outcome.mayBeMessages);
    if (!m_outcome.plan) {
        m_summary->setText(sentenceOf(m_outcome.problem));
        return;
    }
    QStringList parts;
    for (const std::string& line : m_outcome.plan->made)
        if (parts.size() < 3)
            parts.append(qtText(line));
    if (m_outcome.plan->made.size() > 3)
        parts.append(tr("and more"));
    QString text =
        tr("%1: %2. It makes %3.")
            .arg(qtText(m_outcome.plan->edit.label),
                 counted(tr("1 measured value"), tr("%1 measured values"), m_outcome.plan->rowCount),
                 parts.join(QStringLiteral("; ")));
    for (const std::string& note : m_outcome.plan->notes)
        text += QLatin1Char('\n') + sentenceOf(note);
    m_summary->setText(text);
}

void ImportDialog::apply()
{
    if (m_outcome.plan && !m_job.isRunning() && m_document.submit(m_outcome.plan->edit))
        accept();
}

} // namespace contraflow
