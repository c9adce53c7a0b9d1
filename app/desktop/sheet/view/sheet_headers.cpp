// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/sheet_headers.h"

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/live/candidates.h"
#include "app/desktop/live/collectives.h"
#include "app/desktop/live/result_items.h"
#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/sheet/model/computed_sheet.h"
#include "app/desktop/sheet/model/result_texts.h"
#include "app/desktop/sheet/model/sheets.h"
#include "app/desktop/sheet/view/live_progress.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/style/widgets.h"
#include "core/analysis/candidates/candidate_text.h"
#include "core/base/ranges.h"
#include "core/project/cell.h"
#include "core/project/nodes_in_use.h"
#include "core/sharing/catalog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QTextLayout>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <memory>

namespace contraflow {

namespace {

/** Text above rows, which comes when it is worked out. Its room is there from the start, so that nothing
 * moves under a mouse then: so many lines. What is longer ends in dots, with the whole in the tool tip, until
 * it is asked for. */
class NoteText final : public QLabel
{
public:
    NoteText(const char* id, int lines) : m_lines(lines)
    {
        setObjectName(QLatin1String(id));
        setAlignment(Qt::AlignLeft | Qt::AlignTop);
        QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    void setWhole(bool isWhole)
    {
        setWordWrap(isWhole);
        setTextInteractionFlags(isWhole ? Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard
                                        : Qt::NoTextInteraction);
        setFocusPolicy(Qt::NoFocus);
    }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        return wordWrap() ? std::max(room(), QLabel::heightForWidth(width)) : room();
    }
    [[nodiscard]] QSize sizeHint() const override { return {0, room()}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, room()}; }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        if (wordWrap())
            return QLabel::paintEvent(event);
        QPainter painter(this);
        style()->drawItemText(&painter, contentsRect(), Qt::AlignLeft | Qt::AlignTop, palette(), isEnabled(),
                              linesThatFit().join(QLatin1Char('\n')), foregroundRole());
    }
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ToolTip && !wordWrap() && linesThatFit().join(u' ').contains(u'…')) {
            QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tipText(text()), this);
            return true;
        }
        return QLabel::event(event);
    }

private:
    [[nodiscard]] int room() const
    {
        return m_lines * fontMetrics().lineSpacing() + contentsMargins().top() + contentsMargins().bottom();
    }
    /** The text in as many lines as there is room for; each of its own lines has one at least. */
    [[nodiscard]] QStringList linesThatFit() const
    {
        QStringList lines;
        const QStringList paragraphs = text().split(QLatin1Char('\n'));
        for (qsizetype i = 0; i < paragraphs.size(); ++i) {
            const qsizetype last = std::max<qsizetype>(m_lines - (paragraphs.size() - i), lines.size());
            QTextLayout layout(paragraphs[i], font());
            layout.beginLayout();
            for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
                line.setLineWidth(contentsRect().width());
                const bool isLast = lines.size() == last;
                lines += isLast ? fontMetrics().elidedText(paragraphs[i].mid(line.textStart()),
                                                           Qt::ElideRight, contentsRect().width())
                                : paragraphs[i].mid(line.textStart(), line.textLength());
                if (isLast)
                    break;
            }
            layout.endLayout();
        }
        return lines;
    }

    int m_lines;
};

constexpr int kNameLength = 24;

/** Lines of a header: the first is in sight, the others behind a button, as the table has the room. */
struct NoteLines
{
    NoteText* text;
    QToolButton* rest;
    std::function<void(const QStringList& lines)> setLines;
};

NoteLines makeNoteLines(const char* id)
{
    auto* text = new NoteText(id, 1);
    text->setWhole(false);
    auto* rest = new QToolButton;
    rest->setObjectName(QLatin1String(id) + QStringLiteral("Rest"));
    rest->setProperty("flat", true);
    rest->setCheckable(true);
    rest->setFocusPolicy(Qt::TabFocus);
    rest->setToolTip(tr("Show what else is to be known of these figures"));
    const auto lines = std::make_shared<QStringList>();
    const auto show = [text, rest, lines] {
        text->setWhole(rest->isChecked());
        text->setText((rest->isChecked() ? *lines : lines->mid(0, 1)).join(QLatin1Char('\n')));
    };
    QObject::connect(rest, &QToolButton::toggled, text, show);
    return {text, rest, [rest, lines, show](const QStringList& newest) {
                *lines = newest;
                rest->setText(tr("Notes: %1").arg(newest.size() - 1));
                rest->setVisible(newest.size() > 1);
                show();
            }};
}

/** A named choice with the progress of a job beside it, above lines. */
struct CandidateHeader
{
    QWidget* widget;
    QHBoxLayout* row;
    QComboBox* choice;
    std::function<void(const QStringList& lines)> setLines;
};

CandidateHeader makeCandidateHeader(const QString& name, LiveJob& job, const char* linesId)
{
    auto* header = new QWidget;
    auto* label = new QLabel(name);
    auto* choice = new QComboBox;
    label->setBuddy(choice);
    choice->setAccessibleName(name);
    // As wide as usual names from the start: what stands beside it stays where it is.
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(kNameLength);
    const NoteLines lines = makeNoteLines(linesId);
    auto* row = new QHBoxLayout;
    row->setSpacing(kSpacing);
    row->addWidget(label);
    row->addWidget(choice);
    row->addWidget(new LiveProgress(job));
    row->addStretch();
    row->addWidget(lines.rest);
    auto* layout = new QVBoxLayout(header);
    layout->setContentsMargins(kSpacing, kSpacing / 2, kSpacing, 0);
    layout->setSpacing(kSpacing / 2);
    layout->addLayout(row);
    layout->addWidget(lines.text);
    return {header, row, choice, lines.setLines};
}

/** A sentence of the core, which begins small to stand behind a colon. */
QString sentence(const std::string& text)
{
    QString begun = qtText(text);
    if (!begun.isEmpty())
        begun[0] = begun[0].toUpper();
    return begun;
}

/** How platforms stand when all workloads count; nothing where the rows of one workload say it. */
QStringList offerLines(const OfferComparison& offers)
{
    if (!offers.isChoice() || offers.workloads.size() < 2)
        return {};
    if (!offers.isJudged())
        return {qtText(offersText(offers))};
    QStringList results;
    for (const Offer& offer : offers.offers)
        results.append(
            QStringLiteral("%1 %2").arg(qtText(offer.platform), qtText(overallText(offers, offer))));
    return {qtText(offersText(offers)),
            tr("Makespans over those of the fastest platform, by the weights of the workloads: %1")
                .arg(results.join(QStringLiteral(" · ")))};
}

/** What is to be known of a comparison besides its rows. */
QStringList comparisonNotes(const CandidatesView& view)
{
    QStringList notes = offerLines(view.offers);
    const bool hasNoOffers = notes.isEmpty();
    if (view.pending > 0)
        notes.append(QCoreApplication::translate(
            "contraflow", "%n still being predicted; ranks are those of the other scenarios.", nullptr,
            static_cast<int>(view.pending)));
    for (const CandidateGroup& group : view.comparison.groups) {
        if (hasNoOffers || !group.unlikeResults.empty())
            notes.append(qtText(summaryText(group)));
        for (const std::string& note : group.notes)
            notes.append(sentence(note));
    }
    for (const std::string& assumption : view.assumptions)
        notes.append(qtText(assumption));
    notes.removeAll(QString()); // of groups of one candidate there is nothing to say
    notes.removeDuplicates();
    return notes;
}

QComboBox* collectiveChoice(const char* id, const QString& name)
{
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(id));
    box->setAccessibleName(name);
    box->setToolTip(name);
    return box;
}

/** A choice of long names, which are cut before the window grows. */
QComboBox* nameChoice(const char* id, const QString& name)
{
    constexpr int kLettersOfName = 14;
    constexpr int kLeastLetters = 6;
    QComboBox* box = collectiveChoice(id, name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kLettersOfName);
    box->setMinimumWidth(kLeastLetters * box->fontMetrics().averageCharWidth());
    return box;
}

void fill(QComboBox& box, const QStringList& entries, int current)
{
    const QSignalBlocker blocker(box);
    box.clear();
    box.addItems(entries);
    box.setCurrentIndex(current);
}

QStringList figuresOf(const CollectiveResult& result)
{
    QStringList lines{signatureText(result), originText(result), linkText(result),
                      result.failure,        result.engineNote,  boundsText(result)};
    lines.removeAll(QString());
    return lines;
}

QString occupancyOf(const ScenarioResult& result)
{
    const Network* network = result.network();
    const auto inUse = network ? nodesInUse(result.project, result.scenario, *network) : std::nullopt;
    return inUse ? qtText(occupancyText(*network, *inUse)) : QString();
}

} // namespace

QWidget* placementHeader(SheetSources sources, SheetModel&, SheetTabs&)
{
    auto* label = new NoteText("placementOccupancy", 2);
    label->setContentsMargins(8, 4, 8, 4);
    const auto job = std::make_shared<LatestJob<QString>>(
        SheetModel::tr("The look at nodes in use"), [label](const QString& text) { label->setText(text); });
    const auto showRoom = [label, &document = sources.document, &selection = sources.selection] {
        const Project& project = document.project();
        const std::size_t scenario = selection.scenario();
        const Mapping* mapping = scenario < project.scenarios.size()
                                     ? findByName(project.mappings, project.scenarios[scenario].mapping)
                                     : nullptr;
        label->setVisible(mapping && hasNodesInUse(*mapping));
    };
    const auto show = [job, &results = sources.results] {
        if (const auto result = results.current())
            job->start([result](const JobContext&) { return occupancyOf(*result); });
    };
    QObject::connect(&sources.document, &Document::revisionChanged, label, showRoom);
    QObject::connect(&sources.selection, &Selection::scenarioChanged, label, showRoom);
    QObject::connect(&sources.results, &Results::changed, label, show);
    showRoom();
    show();
    return label;
}

QWidget* pathHeader(SheetSources sources, SheetModel& sheet, SheetTabs&)
{
    const Results& results = sources.results;
    auto* header = new QWidget;
    auto* subject = new QComboBox(header);
    subject->setObjectName(QStringLiteral("pathSubject"));
    subject->setAccessibleName(tr("What has a row"));
    subject->setToolTip(tr("What has a row"));
    subject->addItems({tr("Steps"), tr("By phase"), tr("By channel"), tr("By application")});
    auto* summary = new NoteText("pathSummary", 2);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(kSpacing, kSpacing / 2, kSpacing, kSpacing / 2);
    layout->setSpacing(kSpacing);
    layout->addWidget(subject, 0, Qt::AlignTop);
    layout->addWidget(summary, 1);
    QObject::connect(subject, &QComboBox::currentIndexChanged, static_cast<ComputedSheet*>(&sheet),
                     &ComputedSheet::setSubject);
    const auto showNewest = [summary, &results] { summary->setText(pathSummary(results)); };
    QObject::connect(&results, &Results::changed, header, showNewest);
    QObject::connect(&results, &Results::staleChanged, summary, &QLabel::setDisabled);
    QObject::connect(&results.pathCost(), &Live::changed, header, showNewest);
    showNewest();
    return header;
}

namespace {

/** Null while the sheet shows no application. */
const Application* shownApplication(const Document& document, const SheetModel& sheet)
{
    const std::optional<TableRef> table = sheet.table();
    const auto& applications = document.project().applications;
    return table && table->owner < applications.size() ? &applications[table->owner] : nullptr;
}

void showProcesses(QLineEdit& input, const Application* application)
{
    const CellText text = application ? cellText(application->processes) : CellText();
    input.setText(text.typed());
    input.setToolTip(tipText(!text.rejection.isEmpty() ? text.rejection
                             : text.formula.isEmpty()  ? tr("How many processes run the program together")
                                                       : tr("%1 processes").arg(text.full)));
    QPalette palette;
    if (!text.rejection.isEmpty())
        palette.setColor(QPalette::Text, theme().error);
    input.setPalette(palette);
}

void writeProcesses(Document& document, const SheetModel& sheet, const QString& typed)
{
    const Application* application = shownApplication(document, sheet);
    if (!application || cellText(application->processes).typed() == typed)
        return;
    Application changed = *application;
    changed.processes = readCount(typed.toStdString());
    document.submit(Edit{tr("Change processes of %1").arg(qtText(changed.name)).toStdString(),
                         {ReplaceRows{TableRef{TableKind::applications, 0}, sheet.table()->owner, 1,
                                      std::vector<Application>{std::move(changed)}}}});
}

} // namespace

QWidget* programHeader(SheetSources sources, SheetModel& sheet, SheetTabs&)
{
    constexpr int kNameLength = 14;
    constexpr int kCountWidth = 90;
    auto* header = new QWidget;
    auto* applications = new QComboBox(header);
    applications->setObjectName(QStringLiteral("applications"));
    applications->setAccessibleName(tr("Application"));
    applications->setToolTip(tr("The application whose rows are shown"));
    applications->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    applications->setMinimumContentsLength(kNameLength);
    auto* processes = new QLineEdit(header);
    processes->setObjectName(QStringLiteral("processes"));
    processes->setAccessibleName(tr("Processes of the application"));
    processes->setFixedWidth(kCountWidth);
    auto* label = new QLabel(tr("Processes"), header);
    label->setBuddy(processes);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(8, 4, 8, 0);
    row->addWidget(applications);
    row->addWidget(label);
    row->addWidget(processes);
    row->addStretch();
    Document& document = sources.document;
    const auto show = [=, &document, &sheet] {
        const Application* application = shownApplication(document, sheet);
        header->setEnabled(application != nullptr);
        const QSignalBlocker blocker(applications);
        applications->clear();
        for (const Application& each : document.project().applications)
            applications->addItem(qtText(each.name));
        applications->setCurrentIndex(application ? toInt(sheet.table()->owner) : -1);
        showProcesses(*processes, application);
    };
    QObject::connect(
        applications, &QComboBox::activated, header, [&selection = sources.selection](int index) {
            selection.setItems({SelectedItem{{TableKind::applications, 0}, static_cast<std::size_t>(index)}});
        });
    QObject::connect(processes, &QLineEdit::editingFinished, header, [processes, &document, &sheet] {
        writeProcesses(document, sheet, processes->text().trimmed());
    });
    QObject::connect(&sheet, &QAbstractItemModel::modelReset, header, show);
    QObject::connect(&document, &Document::revisionChanged, header, show);
    show();
    return header;
}

namespace {

void addParameter(SheetModel& sheet, const QString& name, const QString& value)
{
    const int row = sheet.dataRowCount();
    sheet.apply(SheetChange(WriteCells{{{row, 0, name}, {row, 1, value}}, tr("Add parameter %1").arg(name)}));
}

void fillWithParameters(QMenu& menu, const Document& document, SheetModel& sheet)
{
    menu.clear();
    const auto& models = document.project().models;
    const std::optional<TableRef> table = sheet.table();
    if (table && table->owner < models.size()) {
        const Model& model = models[table->owner];
        for (const ParameterInfo& parameter : parametersOf(model.kind)) {
            const bool isSet = contains(model.parameters, parameter.name, &ParameterRow::name);
            if (isSet)
                continue;
            const QString name = qtText(parameter.name);
            const QString value = qtText(defaultText(parameter));
            QAction* action = menu.addAction(tr("%1 = %2").arg(name, value), &sheet,
                                             [&sheet, name, value] { addParameter(sheet, name, value); });
            action->setToolTip(parameterToolTip(parameter));
        }
    }
    if (menu.isEmpty())
        menu.addAction(tr("The model has no further parameters"))->setEnabled(false);
}

} // namespace

QWidget* modelParametersHeader(SheetSources sources, SheetModel& sheet, SheetTabs&)
{
    auto* header = new QWidget;
    auto* add = new QToolButton(header);
    add->setObjectName(QStringLiteral("addParameter"));
    add->setText(tr("Add parameter"));
    add->setToolTip(tr("Set a parameter that the kind of the model takes; it begins with its default"));
    add->setPopupMode(QToolButton::InstantPopup);
    add->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(add);
    menu->setToolTipsVisible(true);
    add->setMenu(menu);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(8, 4, 8, 0);
    row->addWidget(add);
    row->addStretch();
    QObject::connect(menu, &QMenu::aboutToShow, header, [menu, &document = sources.document, &sheet] {
        fillWithParameters(*menu, document, sheet);
    });
    return header;
}

QWidget* compareHeader(SheetSources sources, SheetModel&, SheetTabs& tabs)
{
    Candidates& candidates = sources.results.candidates();
    const CandidateHeader header =
        makeCandidateHeader(tr("Reference"), candidates.comparison(), "compareNotes");
    QComboBox* reference = header.choice;
    reference->setObjectName(QStringLiteral("compareReference"));
    reference->setToolTip(tr("The scenario that the others are held against"));
    auto* report = new QToolButton;
    report->setText(tr("Report…"));
    report->setToolTip(tr("Make a report of the comparison as PDF or HTML"));
    report->setFocusPolicy(Qt::StrongFocus);
    header.row->addWidget(report);
    QObject::connect(report, &QToolButton::clicked, &tabs,
                     [&tabs] { emit tabs.actionRequested(QStringLiteral("file.report")); });
    QObject::connect(reference, &QComboBox::activated, header.widget, [reference, &candidates](int index) {
        candidates.setReference(reference->itemData(index).toString().toStdString());
    });
    const auto showNewest = [reference, &candidates, setLines = header.setLines] {
        const QSignalBlocker blocker(reference);
        reference->clear();
        reference->addItem(tr("First scenario"), QString());
        const auto view = candidates.comparison().current();
        if (view)
            for (const CandidateGroup& group : view->comparison.groups)
                for (const Candidate& candidate : group.candidates)
                    reference->addItem(qtText(candidate.label), qtText(candidate.name));
        reference->setCurrentIndex(std::max(0, reference->findData(qtText(candidates.reference()))));
        setLines(view ? comparisonNotes(*view) : QStringList());
    };
    QObject::connect(&candidates.comparison(), &LiveJob::changed, header.widget, showNewest);
    showNewest();
    return header.widget;
}

QWidget* whatIfHeader(SheetSources sources, SheetModel&, SheetTabs&)
{
    Candidates& candidates = sources.results.candidates();
    const CandidateHeader header =
        makeCandidateHeader(tr("Links faster by"), candidates.whatIf(), "whatIfAdvice");
    QComboBox* factors = header.choice;
    factors->setObjectName(QStringLiteral("whatIfFactor"));
    factors->setToolTip(tr("What the bandwidth of each group of links is multiplied by"));
    for (const double factor : {1.25, 1.5, 2.0, 4.0, 10.0})
        factors->addItem(QStringLiteral("× %1").arg(factor), factor);
    factors->setCurrentIndex(factors->findData(candidates.factor()));
    QObject::connect(factors, &QComboBox::activated, header.widget, [factors, &candidates](int index) {
        candidates.setFactor(factors->itemData(index).toDouble());
    });
    const auto showNewest = [&candidates, setLines = header.setLines] {
        QStringList lines;
        if (const auto view = candidates.whatIf().current()) {
            if (!view->whatIf.advice.empty())
                lines.append(qtText(view->whatIf.advice));
            for (const std::string& note : view->whatIf.notes)
                lines.append(sentence(note));
        }
        setLines(lines);
    };
    QObject::connect(&candidates.whatIf(), &LiveJob::changed, header.widget, showNewest);
    showNewest();
    return header.widget;
}

QWidget* allToAllHeader(SheetSources sources, SheetModel& sheet, SheetTabs& tabs)
{
    Collectives& collectives = sources.results.collectives();
    auto* header = new QWidget;
    header->setObjectName(QStringLiteral("allToAllHeader"));
    QComboBox* subject = collectiveChoice("collectiveSubject", tr("What the sheet shows"));
    subject->addItems({tr("Times by size"), tr("Bounds by process")});
    QComboBox* series = nameChoice("collectiveSeries", tr("Measured all-to-alls"));
    QComboBox* signature = nameChoice("collectiveSignature", tr("Contention signature"));
    auto* engine = new QCheckBox(tr("Engine"));
    engine->setToolTip(tr("Also run the all-to-alls on the scenario's network with its model"));
    engine->setChecked(true);
    auto* import = new QToolButton;
    import->setText(tr("Import measurements…"));
    import->setToolTip(tr("Take measured all-to-alls out of a file of OSU, IMB, or a table"));
    import->setFocusPolicy(Qt::StrongFocus);
    const NoteLines figures = makeNoteLines("collectiveFigures");
    auto* row = new QHBoxLayout;
    row->setSpacing(kSpacing);
    for (QWidget* widget : std::initializer_list<QWidget*>{subject, series, signature, engine, import})
        row->addWidget(widget);
    row->addWidget(new LiveProgress(collectives, [] { return tr("Engine"); }));
    row->addStretch();
    row->addWidget(figures.rest);
    auto* layout = new QVBoxLayout(header);
    layout->setContentsMargins(kSpacing, kSpacing / 2, kSpacing, 0);
    layout->setSpacing(kSpacing / 2);
    layout->addLayout(row);
    layout->addWidget(figures.text);
    QObject::connect(subject, &QComboBox::currentIndexChanged, &static_cast<ComputedSheet&>(sheet),
                     &ComputedSheet::setSubject);
    QObject::connect(series, &QComboBox::activated, &collectives, &Collectives::chooseSeries);
    QObject::connect(signature, &QComboBox::activated, &collectives, &Collectives::chooseSignature);
    QObject::connect(import, &QToolButton::clicked, &tabs, &SheetTabs::importRequested);
    QObject::connect(engine, &QCheckBox::toggled, &collectives, [&collectives](bool isChecked) {
        CollectiveChoice changed = collectives.choice();
        changed.runsEngine = isChecked;
        collectives.setChoice(changed);
    });
    const auto showState = [text = figures.text, &collectives] { text->setEnabled(!collectives.isStale()); };
    const auto showNewest = [=, setLines = figures.setLines, &collectives] {
        const QStringList names = collectives.seriesNames();
        fill(*series, names, collectives.seriesPosition());
        series->setVisible(names.size() > 1);
        fill(*signature, collectives.signatureNames(), collectives.signaturePosition());
        import->setVisible(names.isEmpty());
        const auto result = collectives.current();
        setLines(result ? figuresOf(*result) : QStringList());
        showState();
    };
    QObject::connect(&collectives, &Live::changed, header, showNewest);
    QObject::connect(&collectives, &Live::stateChanged, header, showState);
    showNewest();
    return header;
}

} // namespace contraflow
