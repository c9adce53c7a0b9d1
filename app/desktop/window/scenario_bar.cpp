// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/scenario_bar.h"

#include "app/desktop/document/object_edits.h"
#include "app/desktop/panels/model_card.h"
#include "app/desktop/panels/step_player.h"
#include "app/desktop/sheet/view/model_menu.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/style/widgets.h"
#include "core/base/ranges.h"
#include "core/base/units.h"
#include "core/sharing/catalog.h"

#include <QAbstractItemView>
#include <QActionGroup>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyledItemDelegate>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <utility>

namespace contraflow {
namespace {

constexpr int kKindRole = Qt::UserRole; ///< bool: of a kind of the catalogue, whose name is the data
constexpr int kModelRole = kKindRole + 1;
constexpr int kAdviceRole = kKindRole + 2; ///< a second line
constexpr int kRestRole = kKindRole + 3;   ///< bool: it opens the rest of the list
constexpr int kLeastBox =
    90; ///< pixels: in a narrow window names are cut short before anything leaves the bar
constexpr int kLeastSlider = 60;
constexpr int kMostBox = 360; ///< longer names do not drive out what stands beside them
constexpr int kLettersOfModel = 12;
constexpr std::array kSpeeds{0.25, 0.5, 1.0, 2.0, 4.0, 8.0};

QString speedText(double speed)
{
    return ScenarioBar::tr("%1 ×").arg(QLocale::c().toString(speed));
}

QToolButton* stepButton(const QString& iconName, const QString& toolTip, const QString& name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setIcon(themedIcon(iconName));
    button->setProperty("flat", true);
    button->setToolTip(toolTip);
    button->setAccessibleName(name);
    button->setAutoRepeat(true);
    return button;
}

/** Items of the list of models: what they are for stands below their name. */
class AdvisedItems final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static bool isSeparator(const QModelIndex& index)
    {
        return index.data(Qt::AccessibleDescriptionRole).toString() == QLatin1String("separator");
    }
    static QStringList linesOf(const QModelIndex& index)
    {
        return index.data(kAdviceRole).toString().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (isSeparator(index))
            return {1, kSpacing};
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        for (const QString& line : linesOf(index)) {
            size.rheight() += option.fontMetrics.height();
            const int icon = option.decorationSize.width() + 3 * kSpacing;
            size.setWidth(std::max(size.width(), option.fontMetrics.horizontalAdvance(line) + icon));
        }
        return size;
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (isSeparator(index)) {
            painter->fillRect(QRect(option.rect.left(), option.rect.center().y(), option.rect.width(), 1),
                              theme().border);
            return;
        }
        const QStringList advice = linesOf(index);
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const QStyle& style = *item.widget->style();
        QRect line = style.subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget);
        const QString name = std::exchange(item.text, QString());
        style.drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
        const int height = item.fontMetrics.height();
        line.setTop(option.rect.center().y() - (static_cast<int>(advice.size()) + 1) * height / 2);
        line.setHeight(height);
        line.adjust(kSpacing / 4, 0, 0, 0);
        const bool isSelected = item.state.testFlag(QStyle::State_Selected);
        const QColor selected = item.palette.color(QPalette::HighlightedText);
        painter->setPen(isSelected ? selected : theme().text);
        for (const QString& text : QStringList{name} + advice) {
            painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                              item.fontMetrics.elidedText(text, Qt::ElideRight, line.width()));
            line.translate(0, height);
            painter->setPen(isSelected ? selected : theme().mutedText);
        }
    }
};

} // namespace

QString stepText(const StepTimes& steps, std::size_t step)
{
    if (steps.count() == 0)
        return ScenarioBar::tr("no steps");
    const std::size_t shown = std::min(step, steps.count() - 1);
    return ScenarioBar::tr("%1 (step %2 of %3)")
        .arg(qtText(displayText(Dimension::duration, steps.ends[shown])))
        .arg(countText(shown + 1))
        .arg(countText(steps.count()));
}

ScenarioBar::ScenarioBar(Document& document, Selection& selection, Results& results, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_results(results)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 8, 0);
    layout->setSpacing(8);

    m_scenario = new QComboBox(this);
    m_scenario->setObjectName(QStringLiteral("scenario"));
    m_scenario->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_scenario->setMinimumWidth(kLeastBox);
    m_scenario->setToolTip(tr("The scenario that all views show"));
    m_scenario->setAccessibleName(tr("Scenario"));
    m_scenarioLabel = new QLabel(tr("Scena&rio"), this);
    m_scenarioLabel->setBuddy(m_scenario);
    m_model = new QComboBox(this);
    m_model->setObjectName(QStringLiteral("model"));
    m_model->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_model->setMinimumWidth(kLeastBox);
    m_model->setToolTip(tr("The sharing model of the scenario; another one is a change that can be undone"));
    m_model->setAccessibleName(tr("Model"));
    m_model->setItemDelegate(new AdvisedItems(m_model));
    m_modelLabel = new QLabel(tr("&Model"), this);
    m_modelLabel->setBuddy(m_model);
    m_compare = new QToolButton(this);
    m_compare->setObjectName(QStringLiteral("compare"));
    m_compare->setProperty("flat", true);
    m_compare->setText(tr("Compare models"));
    m_compare->setToolTip(
        tr("Choose models to show beside the scenario's own, in the sheets of results and in the "
           "plot of times"));
    m_compare->setMenu(new ModelMenu(m_document, m_selection, m_compare));
    m_compare->setPopupMode(QToolButton::InstantPopup);
    m_previous =
        stepButton(QStringLiteral("go-previous"), tr("Previous step (Alt+Left)"), tr("Previous step"), this);
    m_next = stepButton(QStringLiteral("go-next"), tr("Next step (Alt+Right)"), tr("Next step"), this);
    m_step = new QSlider(Qt::Horizontal, this);
    m_step->setObjectName(QStringLiteral("step"));
    m_step->setMinimumWidth(kLeastSlider);
    m_step->setMaximumWidth(360);
    m_step->setPageStep(1);
    m_step->setToolTip(tr("The step that the topology and the explanation show"));
    m_step->setAccessibleName(tr("Step"));
    m_time = new QLabel(this);
    m_time->setAccessibleName(tr("End of the step"));

    layout->addWidget(m_scenarioLabel);
    layout->addWidget(m_scenario);
    layout->addWidget(m_modelLabel);
    layout->addWidget(m_model);
    layout->addWidget(m_compare);
    makePlayButton();
    layout->addWidget(m_play);
    layout->addWidget(m_speed);
    layout->addWidget(m_previous);
    layout->addWidget(m_step, 1);
    layout->addWidget(m_next);
    layout->addWidget(m_time);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_spareParts = {m_step, m_time, m_modelLabel, m_scenarioLabel, m_compare, m_speed};

    connect(m_scenario, &QComboBox::activated, this,
            [this](int index) { m_selection.setScenario(static_cast<std::size_t>(index)); });
    connect(m_model, &QComboBox::activated, this, &ScenarioBar::chooseModel);
    connect(m_model, &QComboBox::highlighted, this, &ScenarioBar::pointAtModel);
    m_model->installEventFilter(this);
    m_model->view()->installEventFilter(this);
    connect(m_step, &QSlider::valueChanged, this,
            [this](int value) { m_selection.setStep(static_cast<std::size_t>(value)); });
    connect(m_previous, &QToolButton::clicked, this, &ScenarioBar::previousStep);
    connect(m_next, &QToolButton::clicked, this, &ScenarioBar::nextStep);
    connect(&m_document, &Document::wasReset, this, [this] {
        fillScenarios();
        fillModels();
    });
    connect(&m_document, &Document::changed, this, &ScenarioBar::onDocumentChanged);
    connect(&m_selection, &Selection::scenarioChanged, this, [this](std::size_t scenario) {
        m_scenario->setCurrentIndex(static_cast<int>(scenario));
        fillModels();
    });
    connect(&m_selection, &Selection::stepChanged, this, &ScenarioBar::showStep);
    connect(&m_results, &Results::changed, this, &ScenarioBar::onResultChanged);
    fillScenarios();
    fillModels();
    onResultChanged();
}

void ScenarioBar::makePlayButton()
{
    m_player = new StepPlayer(m_selection, m_results, this);
    m_play = new QToolButton(this);
    m_play->setObjectName(QStringLiteral("play"));
    m_play->setProperty("flat", true);
    m_speed = new QToolButton(this);
    m_speed->setObjectName(QStringLiteral("speed"));
    m_speed->setProperty("flat", true);
    m_speed->setToolTip(tr("How fast the steps are played (Alt+Shift+Left and Right)"));
    m_speed->setPopupMode(QToolButton::InstantPopup);
    auto* speeds = new QMenu(m_speed);
    auto* group = new QActionGroup(speeds);
    for (const double speed : kSpeeds) {
        QAction* action = speeds->addAction(speedText(speed));
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, speed] { m_player->setSpeed(speed); });
    }
    m_speed->setMenu(speeds);
    connect(m_player, &StepPlayer::speedChanged, this, &ScenarioBar::showSpeed);
    showSpeed();
    connect(m_play, &QToolButton::clicked, m_player, &StepPlayer::toggle);
    connect(m_player, &StepPlayer::playingChanged, this, &ScenarioBar::showPlaying);
    showPlaying();
}

int ScenarioBar::widthOf(const QWidget& part) const
{
    const bool canShrink = part.minimumWidth() != 0;
    return (canShrink ? part.minimumWidth() : part.sizeHint().width()) + layout()->spacing();
}

QSize ScenarioBar::minimumSizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    int width = margins.left() + margins.right();
    for (const QWidget* part :
         std::initializer_list<QWidget*>{m_scenario, m_model, m_play, m_previous, m_next})
        width += widthOf(*part);
    return {width, QWidget::minimumSizeHint().height()};
}

void ScenarioBar::fitParts()
{
    int room = width() - minimumSizeHint().width();
    bool fits = true;
    for (QWidget* part : m_spareParts) {
        room -= widthOf(*part);
        fits = fits && room >= 0;
        part->setVisible(fits);
        if (part == m_time) // what follows goes before a name is cut
            for (const QComboBox* box : {m_scenario, m_model})
                room -= std::clamp(box->sizeHint().width(), kLeastBox, kMostBox) - kLeastBox;
    }
}

void ScenarioBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitParts();
}

void ScenarioBar::showPlaying()
{
    const bool isPlaying = m_player->isPlaying();
    m_play->setIcon(themedIcon(isPlaying ? QStringLiteral("media-playback-pause")
                                         : QStringLiteral("media-playback-start")));
    m_play->setToolTip(isPlaying ? tr("Pause (F7)") : tr("Play the steps in scaled time (F7)"));
    m_play->setAccessibleName(isPlaying ? tr("Pause") : tr("Play the steps"));
}

void ScenarioBar::showSpeed()
{
    const QString text = speedText(m_player->speed());
    m_speed->setText(text);
    m_speed->setAccessibleName(tr("Speed of playing, %1").arg(text));
    for (QAction* action : m_speed->menu()->actions())
        action->setChecked(action->text() == text);
}

void ScenarioBar::playFaster()
{
    const auto* next = std::ranges::upper_bound(kSpeeds, m_player->speed());
    m_player->setSpeed(next == kSpeeds.end() ? kSpeeds.back() : *next);
}

void ScenarioBar::playSlower()
{
    const auto* at = std::ranges::lower_bound(kSpeeds, m_player->speed());
    m_player->setSpeed(at == kSpeeds.begin() ? kSpeeds.front() : *std::prev(at));
}

void ScenarioBar::fillScenarios()
{
    const QSignalBlocker blocker(m_scenario);
    m_scenario->clear();
    for (const Scenario& scenario : m_document.project().scenarios)
        m_scenario->addItem(qtText(scenario.name));
    m_scenario->setCurrentIndex(static_cast<int>(m_selection.scenario()));
    m_scenario->setEnabled(m_scenario->count() != 0);
    fitParts();
}

void ScenarioBar::fillModels()
{
    const QSignalBlocker blocker(m_model);
    m_model->clear();
    const Project& project = m_document.project();
    const std::size_t scenario = m_selection.scenario();
    const bool hasScenario = scenario < project.scenarios.size();
    const std::string own = hasScenario ? project.scenarios[scenario].model : std::string();
    if (!findByName(project.models, own))
        addModel(qtText(own), own, own, false);
    std::set<std::string> plain;
    // The titles in the list are longer, and have its width.
    int widest = m_model->fontMetrics().horizontalAdvance(qtText(own));
    for (const Model& model : project.models) {
        widest = std::max(widest, m_model->fontMetrics().horizontalAdvance(qtText(model.name)));
        addModel(qtText(model.name), model.name, model.kind, false);
        if (isPlain(model))
            plain.insert(model.kind);
    }
    m_model->insertSeparator(m_model->count());
    for (const ModelInfo& info : modelCatalog())
        if (plain.count(std::string(info.kind)) == 0 && (m_showsAllModels || !isPublishedOrOlder(info)))
            addModel(coreText(info.title), std::string(info.kind), std::string(info.kind), true);
    if (!m_showsAllModels) {
        m_model->addItem(tr("Published and older…"));
        m_model->setItemData(m_model->count() - 1, true, kRestRole);
    }
    const int letter = m_model->fontMetrics().horizontalAdvance(QLatin1Char('X')); // as the box counts
    m_model->setMinimumContentsLength(std::max(kLettersOfModel, widest / letter + 1));
    m_model->view()->setMinimumWidth(m_model->view()->sizeHintForColumn(0) + 2 * kSpacing);
    m_model->setCurrentIndex(m_model->findData(qtText(own), kModelRole));
    m_model->setEnabled(hasScenario);
    fitParts();
}

void ScenarioBar::addModel(const QString& text, const std::string& model, const std::string& kind,
                           bool isKind)
{
    m_model->addItem(modelDot(qtText(kind)), text);
    const int index = m_model->count() - 1;
    m_model->setItemData(index, isKind, kKindRole);
    m_model->setItemData(index, qtText(model), kModelRole);
    m_model->setItemData(index, modelKindTip(kind), Qt::ToolTipRole);
    if (const ModelInfo* info = findModelInfo(kind))
        m_model->setItemData(index, adviceText(*info), kAdviceRole);
}

void ScenarioBar::chooseModel(int index)
{
    if (m_model->itemData(index, kRestRole).toBool()) {
        m_showsAllModels = true;
        fillModels();
        return m_model->showPopup();
    }
    const Project& project = m_document.project();
    const std::string model = m_model->itemData(index, kModelRole).toString().toStdString();
    const auto choose =
        m_model->itemData(index, kKindRole).toBool() ? &chooseModelKind : &contraflow::chooseModel;
    m_document.submit(choose(project, m_selection.scenario(), model));
    fillModels(); // also where it was refused
}

void ScenarioBar::pointAtModel(int index)
{
    const std::string name = m_model->itemData(index, kModelRole).toString().toStdString();
    const bool isKind = m_model->itemData(index, kKindRole).toBool();
    const Model* own = isKind ? nullptr : findByName(m_document.project().models, name);
    if (m_model->itemData(index, kRestRole).toBool())
        emit modelPointed({});
    else
        emit modelPointed(own ? *own : plainModel(name));
}

/** A choice changes the project, so keys look through the open list until Enter takes one. */
bool ScenarioBar::eventFilter(QObject* object, QEvent* event)
{
    if (object != m_model) {
        if (event->type() == QEvent::Hide)
            emit modelPointed({});
        return QWidget::eventFilter(object, event);
    }
    if (event->type() == QEvent::Wheel) {
        event->ignore();
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto& key = static_cast<const QKeyEvent&>(*event);
    constexpr std::array kMoves{Qt::Key_Up,  Qt::Key_Down,   Qt::Key_Home,
                                Qt::Key_End, Qt::Key_PageUp, Qt::Key_PageDown};
    const bool moves = contains(kMoves, key.key());
    const bool isText = !key.text().isEmpty() && key.text().front().isPrint() && key.key() != Qt::Key_Space;
    if ((!moves && !isText) || key.modifiers().testFlag(Qt::AltModifier) ||
        key.modifiers().testFlag(Qt::ControlModifier))
        return false;
    m_model->showPopup();
    QCoreApplication::sendEvent(m_model->view(), event);
    return true;
}

void ScenarioBar::onDocumentChanged(const Change& change)
{
    const auto* rows = std::get_if<ReplaceRows>(&change);
    if (!rows)
        return;
    if (rows->table.kind == TableKind::scenarios)
        fillScenarios();
    if (rows->table.kind == TableKind::scenarios || rows->table.kind == TableKind::models)
        fillModels();
}

void ScenarioBar::onResultChanged()
{
    const auto result = m_results.current();
    const StepTimes times = result ? result->steps() : StepTimes();
    const std::size_t steps = times.count();
    {
        const QSignalBlocker blocker(m_step);
        m_step->setRange(0, steps == 0 ? 0 : static_cast<int>(steps - 1));
    }
    // Room for the longest text, so that nothing moves from step to step.
    int width = 0;
    if (steps != 0)
        for (const std::size_t step : {std::size_t{0}, steps / 2, steps - 1})
            width = std::max(width, m_time->fontMetrics().horizontalAdvance(stepText(times, step)));
    m_time->setMinimumWidth(width);
    fitParts();
    if (steps != 0 && m_selection.step() >= steps)
        m_selection.setStep(steps - 1);
    showStep();
}

void ScenarioBar::showStep()
{
    const auto result = m_results.current();
    const StepTimes steps = result ? result->steps() : StepTimes();
    const bool hasSteps = steps.count() != 0;
    {
        const QSignalBlocker blocker(m_step);
        m_step->setValue(static_cast<int>(m_selection.step()));
    }
    m_time->setText(stepText(steps, m_selection.step()));
    m_step->setEnabled(hasSteps && m_step->maximum() > 0);
    m_play->setEnabled(m_player->canPlay());
    m_previous->setEnabled(hasSteps && m_step->value() > 0);
    m_next->setEnabled(hasSteps && m_step->value() < m_step->maximum());
}

void ScenarioBar::previousStep()
{
    if (m_step->isEnabled() && m_step->value() > 0)
        m_step->setValue(m_step->value() - 1);
}

void ScenarioBar::nextStep()
{
    if (m_step->isEnabled() && m_step->value() < m_step->maximum())
        m_step->setValue(m_step->value() + 1);
}

} // namespace contraflow
