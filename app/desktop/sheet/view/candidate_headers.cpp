// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/candidates.h"
#include "app/desktop/sheet/view/live_progress.h"
#include "app/desktop/sheet/view/sheet_headers.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/style/plain_text.h"
#include "app/desktop/style/spacing.h"
#include "app/desktop/style/text.h"
#include "core/analysis/candidates/candidate_text.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <memory>

namespace contraflow {

namespace {

/** Text above rows, which comes when it is worked out. Its room is there from the start, so that nothing
 * moves under a mouse then: two lines. What is longer ends in dots, with the whole in the tool tip, until it
 * is asked for. */
class NoteText final : public QLabel
{
public:
    explicit NoteText(const char* id)
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
        style()->drawItemText(&painter, rect(), Qt::AlignLeft | Qt::AlignVCenter, palette(), isEnabled(),
                              fontMetrics().elidedText(text(), Qt::ElideRight, width()), foregroundRole());
    }
    bool event(QEvent* event) override
    {
        const bool isCut = !wordWrap() && fontMetrics().horizontalAdvance(text()) > width();
        if (event->type() == QEvent::ToolTip && isCut) {
            QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tipText(text()), this);
            return true;
        }
        return QLabel::event(event);
    }

private:
    [[nodiscard]] int room() const { return fontMetrics().lineSpacing(); }
};

constexpr int kNameLength = 24;

/** A named choice with the progress of a job beside it, above lines: the first is in sight, the others behind
 * a button, as the table has the room. */
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
    auto* text = new NoteText(linesId);
    text->setWhole(false);
    auto* rest = new QToolButton;
    rest->setObjectName(QLatin1String(linesId) + QStringLiteral("Rest"));
    rest->setProperty("flat", true);
    rest->setCheckable(true);
    rest->setFocusPolicy(Qt::TabFocus);
    rest->setToolTip(tr("Show what else is to be known of these figures"));
    auto* row = new QHBoxLayout;
    row->setSpacing(kSpacing);
    row->addWidget(label);
    row->addWidget(choice);
    row->addWidget(new LiveProgress(job));
    row->addStretch();
    row->addWidget(rest);
    auto* layout = new QVBoxLayout(header);
    layout->setContentsMargins(kSpacing, kSpacing / 2, kSpacing, 0);
    layout->setSpacing(kSpacing / 2);
    layout->addLayout(row);
    layout->addWidget(text);
    const auto lines = std::make_shared<QStringList>();
    const auto show = [text, rest, lines] {
        text->setWhole(rest->isChecked());
        text->setText((rest->isChecked() ? *lines : lines->mid(0, 1)).join(QLatin1Char('\n')));
    };
    QObject::connect(rest, &QToolButton::toggled, text, show);
    return {header, row, choice, [text, rest, lines, show](const QStringList& newest) {
                *lines = newest;
                rest->setText(tr("Notes: %1").arg(newest.size() - 1));
                rest->setVisible(newest.size() > 1);
                show();
            }};
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

} // namespace

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

} // namespace contraflow
