// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/traffic_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/pattern_sketch.h"
#include "app/desktop/dialogs/window_size.h"
#include "app/desktop/dialogs/workload_choice.h"
#include "app/desktop/dialogs/workload_figures.h"
#include "app/desktop/style/text.h"
#include "core/io/importers/import_origin.h"
#include "core/io/importers/import_plan.h"
#include "core/io/importers/importers.h"
#include "core/project/edits.h"

#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace contraflow {

TrafficDialog::TrafficDialog(const QString& path, Document& document, Selection& selection, QWidget* parent)
    : WorkloadDialog(document, selection, tr("&Import"), parent)
    , m_path(path)
    , m_job(tr("Reading the file"), [this](TrafficOutcome outcome) { show(std::move(outcome)); })
{
    setWindowTitle(tr("Import messages from %1").arg(QFileInfo(path).fileName()));
    layOut(makeQuestion(), 2);
    recallAnswers();
    connect(m_format, &QComboBox::currentIndexChanged, this, &TrafficDialog::refresh);
    for (const QComboBox* field : {m_unit, m_senders, m_rows, m_diagonal})
        connect(field, &QComboBox::currentIndexChanged, this, &TrafficDialog::refresh);
    connect(m_totalOf, &QSpinBox::valueChanged, this, &TrafficDialog::refresh);
    connect(m_countOf, &QLineEdit::textChanged, this, &TrafficDialog::refresh);
    connect(m_name, &QLineEdit::textChanged, this, &TrafficDialog::checkName);
    takePlatform();
    resizeOnScreen(*this, {900, 600});
}

QWidget* TrafficDialog::makeFields()
{
    auto* left = new QWidget;
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->setSpacing(12);
    auto* fields = new QWidget(left);
    QFormLayout* form = plainForm(fields);
    m_format = new QComboBox(fields);
    m_format->addItem(tr("As recognised"), QString());
    m_format->addItem(tr("Square matrix"), QStringLiteral("matrix"));
    m_format->addItem(tr("List of messages"), QStringLiteral("csv"));
    addFormField(form, tr("&Format:"), m_format);
    m_unit = new QComboBox(fields);
    m_unit->addItem(tr("As the file says"), QString());
    for (const char* unit : {"B", "kB", "MB", "GB", "KiB", "MiB", "GiB"})
        m_unit->addItem(QLatin1String(unit), QLatin1String(unit));
    m_unit->setToolTip(tr("Of sizes that have none in the file"));
    addFormField(form, tr("&Unit of sizes:"), m_unit);
    m_countOf = new QLineEdit(fields);
    m_countOf->setObjectName(QStringLiteral("trafficCountOf"));
    m_countOf->setPlaceholderText(tr("The numbers are sizes"));
    m_countOf->setToolTip(
        tr("Where the numbers count messages: the size of one, such as 64 kB; those of a pair "
           "become one message with all their bytes"));
    m_countError = addFormField(form, tr("C&ounts of:"), m_countOf);
    m_senders = new QComboBox(fields);
    m_senders->setObjectName(QStringLiteral("trafficSenders"));
    m_senders->addItem(tr("Rows"), static_cast<int>(MatrixSenders::rows));
    m_senders->addItem(tr("Columns"), static_cast<int>(MatrixSenders::columns));
    m_senders->setToolTip(tr("Whether a row of the matrix holds what its node sends, or what it receives"));
    addFormField(form, tr("&Senders:"), m_senders);
    m_rows = new QComboBox(fields);
    m_rows->setObjectName(QStringLiteral("trafficRows"));
    m_rows->addItem(tr("As recognised"), static_cast<int>(MatrixRows::unsaid));
    m_rows->addItem(tr("First node first"), static_cast<int>(MatrixRows::down));
    m_rows->addItem(tr("Last node first"), static_cast<int>(MatrixRows::up));
    m_rows->setToolTip(tr("ComDetective writes the row of the last process first"));
    addFormField(form, tr("&Rows:"), m_rows);
    m_diagonal = new QComboBox(fields);
    m_diagonal->setObjectName(QStringLiteral("trafficDiagonal"));
    m_diagonal->addItem(tr("Left out"), static_cast<int>(SelfMessages::leftOut));
    m_diagonal->addItem(tr("Sent within the node"), static_cast<int>(SelfMessages::taken));
    m_diagonal->setToolTip(tr("What a node or process sends to itself; it does not use the network"));
    addFormField(form, tr("&Diagonal:"), m_diagonal);
    m_totalOf = new QSpinBox(fields);
    m_totalOf->setObjectName(QStringLiteral("trafficTotalOf"));
    m_totalOf->setRange(1, 1'000'000'000);
    m_totalOf->setKeyboardTracking(false);
    m_totalOf->setToolTip(tr("The sizes are sums over so many repetitions; a message is the part of one"));
    addFormField(form, tr("Repe&titions:"), m_totalOf);
    m_name = new QLineEdit(fields);
    m_name->setObjectName(QStringLiteral("trafficName"));
    m_name->setText(qtText(
        freeName(project(), TableKind::workloads, fileStem(QFileInfo(m_path).fileName().toStdString()))));
    m_name->setToolTip(tr("Of the workload"));
    m_nameError = addFormField(form, tr("Na&me:"), m_name);
    leftLayout->addWidget(fields);
    m_notes = mutedLabel("trafficNotes", left);
    m_notes->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    leftLayout->addWidget(m_notes, 1);
    return left;
}

QWidget* TrafficDialog::makeQuestion()
{
    auto* panel = new QWidget(this);
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    auto* scroll = new QScrollArea(panel);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(makeFields());
    constexpr int kLeastWidth = 330;
    scroll->setMinimumWidth(kLeastWidth);

    auto* picture = new QVBoxLayout;
    picture->setSpacing(4);
    m_sketch = new PatternSketch(panel);
    m_caption = mutedLabel("trafficCaption", panel);
    picture->addWidget(m_sketch, 1);
    picture->addWidget(m_caption);
    auto* both = new QHBoxLayout;
    both->setSpacing(12);
    both->addWidget(scroll, 2);
    both->addLayout(picture, 3);
    layout->addLayout(both, 1);
    m_figures = new WorkloadFigures(panel);
    layout->addWidget(m_figures);
    return panel;
}

void TrafficDialog::recallAnswers()
{
    const auto earlier = earlierTrafficOptions(project(), QFileInfo(m_path).fileName().toStdString());
    if (!earlier)
        return;
    const auto choose = [](QComboBox* field, const QVariant& answer) {
        if (const int index = field->findData(answer); index >= 0)
            field->setCurrentIndex(index);
    };
    if (earlier->reading.importer != nullptr)
        choose(m_format, qtText(earlier->reading.importer->name));
    if (earlier->unit != nullptr)
        choose(m_unit, qtText(earlier->unit->symbol));
    if (earlier->countOf > 0)
        m_countOf->setText(qtText(quantityText(inReadableUnit(Dimension::size, earlier->countOf))));
    choose(m_senders, static_cast<int>(earlier->senders));
    choose(m_rows, static_cast<int>(earlier->rows));
    choose(m_diagonal, static_cast<int>(earlier->selfMessages));
    m_totalOf->setValue(static_cast<int>(earlier->totalOf));
}

void TrafficDialog::read(const Platform& platform)
{
    m_outcome.plan.reset();
    TrafficRequest request;
    request.path = m_path.toStdString();
    request.options.reading.importer = findImporter(m_format->currentData().toString().toStdString());
    request.options.unit = findUnit(Dimension::size, m_unit->currentData().toString().toStdString());
    request.options.countOf = countOf();
    request.options.senders = static_cast<MatrixSenders>(m_senders->currentData().toInt());
    request.options.rows = static_cast<MatrixRows>(m_rows->currentData().toInt());
    request.options.selfMessages = static_cast<SelfMessages>(m_diagonal->currentData().toInt());
    request.options.totalOf = static_cast<std::uint32_t>(m_totalOf->value());
    request.options.provenance.date = today();
    request.platform = platform;
    request.project = project();
    setStatus(tr("Reading %1 …").arg(QFileInfo(m_path).fileName()));
    m_job.start([request = std::move(request)](const JobContext&) { return readTrafficFile(request); });
}

void TrafficDialog::show(TrafficOutcome outcome)
{
    m_outcome = std::move(outcome);
    const bool isRead = m_outcome.plan.has_value();
    setStatus(isRead ? QString() : sentenceOf(m_outcome.problem));
    // A list says itself who sends.
    const bool isList = isRead && !m_outcome.isMatrix;
    m_senders->setEnabled(!isList || m_senders->currentIndex() != 0);
    m_rows->setEnabled(!isList);
    QStringList notes;
    if (isRead) {
        m_format->setItemText(0, m_outcome.isMatrix ? tr("As recognised: square matrix")
                                                    : tr("As recognised: list of messages"));
        for (const std::string& note : m_outcome.plan->notes)
            notes += sentenceOf(note);
        m_figures->show(m_outcome.outline.counts, m_outcome.ends);
    } else {
        m_figures->clear();
    }
    m_notes->setText(notes.join(QStringLiteral("\n\n")));
    target().setHasMapping(isRead && m_outcome.plan->mapping);
    m_sketch->setOutline(m_outcome.outline);
    m_caption->setText(isRead && m_outcome.plan->mapping ? tr("Processes, those of a node together.")
                                                         : m_sketch->caption());
    checkName();
}

double TrafficDialog::countOf()
{
    const std::string text = m_countOf->text().trimmed().toStdString();
    const std::optional<double> bytes = countedSize(text);
    sayAtField(m_countError, bytes || text.empty()
                                 ? QString()
                                 : tr("Write the size of a message in whole bytes, such as 64 kB."));
    m_unit->setEnabled(!bytes);
    return bytes.value_or(0);
}

std::string TrafficDialog::name() const
{
    return m_name->text().trimmed().toStdString();
}

void TrafficDialog::checkName()
{
    const QString problem = problemOfName(name());
    m_name->setEnabled(target().isNewWorkload());
    sayAtField(m_nameError, problem);
    m_isNamed = problem.isEmpty();
    updateButton();
}

EditRequest TrafficDialog::request() const
{
    TrafficPlan plan = *m_outcome.plan;
    plan.workload.name = name();
    if (plan.mapping)
        plan.mapping->name = plan.workload.name;
    EditRequest request;
    request.activity = tr("Importing messages…");
    request.make = [project = project(), plan = std::move(plan), target = target().target()](
                       const JobContext&) { return addTraffic(project, plan, target); };
    return request;
}

} // namespace contraflow
