// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/theme.h"

#include "app/desktop/style/text.h"
#include "core/sharing/catalog.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QProxyStyle>
#include <QScrollBar>
#include <QStyleFactory>
#include <QStyleOption>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace contraflow {

namespace {

/** Fusion, whose boxes and buttons to be ticked have an outline that is seen on dark grounds as well: its own
 * is darker than what lies under it. Boxes of choices cut a name that they have no room for in its middle,
 * and say it whole in their tool tip. The wheel changes boxes and sliders that have the keyboard, and scrolls
 * over all others. */
class BoxStyle final : public QProxyStyle
{
public:
    BoxStyle();

    /** Labels show their text as it is, where nobody said otherwise: names of a project may look like HTML.
     * Headers of tables show where they are cut. */
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    /** The text of a box of choices as there is room for it. */
    [[nodiscard]] QString shownText(const QStyleOptionComboBox& box, const QWidget* widget) const;
    bool showWholeName(QComboBox& box, const QPoint& at) const;
};

/** Whether the wheel would change what a person has chosen. */
bool isChangedByWheel(const QWidget* widget)
{
    const bool isSlider =
        qobject_cast<const QAbstractSlider*>(widget) && !qobject_cast<const QScrollBar*>(widget);
    return isSlider || qobject_cast<const QComboBox*>(widget) ||
           qobject_cast<const QAbstractSpinBox*>(widget);
}

BoxStyle::BoxStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void BoxStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    auto* label = qobject_cast<QLabel*>(widget);
    // Tool tips are labels as well; their texts say what they are (tipText()).
    if (label && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
        label->setTextFormat(Qt::PlainText);
    if (auto* header = qobject_cast<QHeaderView*>(widget))
        header->setTextElideMode(Qt::ElideRight); // what is cut of a title is its end, wherever it stands
    if (isChangedByWheel(widget)) {
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        widget->installEventFilter(this);
    }
}

void BoxStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element != PE_IndicatorCheckBox && element != PE_IndicatorRadioButton)
        return;
    painter->save();
    QColor outline = theme().mutedText;
    if (!option->state.testFlag(State_Enabled))
        outline.setAlphaF(0.5F);
    painter->setPen(QPen(outline, 1));
    painter->setBrush(Qt::NoBrush);
    const QRectF rect = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (element == PE_IndicatorCheckBox) {
        painter->drawRect(rect);
    } else {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->drawEllipse(rect);
    }
    painter->restore();
}

int BoxStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    constexpr int kTabPadding = 10; // both sides together, in which many tabs fit
    return metric == PM_TabBarTabHSpace ? kTabPadding : QProxyStyle::pixelMetric(metric, option, widget);
}

QString BoxStyle::shownText(const QStyleOptionComboBox& box, const QWidget* widget) const
{
    constexpr int kAroundIcon = 4; // as Fusion has it
    constexpr int kAroundText = 2;
    const int icon = box.currentIcon.isNull() ? 0 : box.iconSize.width() + kAroundIcon;
    const QRect field = proxy()->subControlRect(CC_ComboBox, &box, SC_ComboBoxEditField, widget);
    return box.fontMetrics.elidedText(box.currentText, Qt::ElideMiddle, field.width() - icon - kAroundText);
}

void BoxStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                           const QWidget* widget) const
{
    const auto* box =
        element == CE_ComboBoxLabel ? qstyleoption_cast<const QStyleOptionComboBox*>(option) : nullptr;
    if (!box)
        return QProxyStyle::drawControl(element, option, painter, widget);
    QStyleOptionComboBox shown = *box;
    shown.currentText = shownText(*box, widget);
    QProxyStyle::drawControl(element, &shown, painter, widget);
}

bool BoxStyle::showWholeName(QComboBox& box, const QPoint& at) const
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    option.currentText = box.currentText();
    option.currentIcon = box.itemIcon(box.currentIndex());
    option.iconSize = box.iconSize();
    if (option.editable || shownText(option, &box) == option.currentText)
        return false;
    const QString rest = box.toolTip().isEmpty() ? QString() : QLatin1Char('\n') + box.toolTip();
    QToolTip::showText(at, tipText(option.currentText + rest), &box);
    return true;
}

bool BoxStyle::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::ToolTip)
        if (auto* box = qobject_cast<QComboBox*>(object))
            return showWholeName(*box, static_cast<QHelpEvent*>(event)->globalPos());
    if (event->type() != QEvent::Wheel || static_cast<QWidget*>(object)->hasFocus())
        return QProxyStyle::eventFilter(object, event);
    event->ignore(); // what it stands in may scroll
    return true;
}

/** A colour of the theme on light and on dark grounds, as usual and with strong contrast, where nothing of
 * text and borders is quiet. */
struct ThemeColor
{
    QColor Theme::*color;
    QRgb light;
    QRgb dark;
    QRgb strongLight;
    QRgb strongDark;
};

constexpr ThemeColor kThemeColors[] = {
    {&Theme::ground, 0xFBFBFA, 0x1E1F22, 0xFFFFFF, 0x000000},
    {&Theme::surface, 0xF1F1EF, 0x292A2E, 0xF8F8F8, 0x101010},
    {&Theme::border, 0xD9D9D5, 0x3D3F45, 0x5A5A5A, 0xA0A0A0},
    {&Theme::text, 0x1F2124, 0xE6E6E3, 0x000000, 0xFFFFFF},
    {&Theme::mutedText, 0x63656A, 0xA2A4A9, 0x2A2A2A, 0xDADADA},
    {&Theme::accent, 0x2F6FB2, 0x5B9DE0, 0x0B4A8F, 0x8CC4FF},
    {&Theme::error, 0xB3261E, 0xF28B82, 0x930F08, 0xFF9C94},
    {&Theme::warning, 0x8F5E00, 0xE3B341, 0x5E3D00, 0xFFD24A},
    {&Theme::computed, 0xEFF3F8, 0x25292F, 0xE4EEF9, 0x10202E},
    {&Theme::measured, 0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF},
};

Theme makeTheme(bool isDark, bool isStrong)
{
    Theme made;
    made.isDark = isDark;
    for (const ThemeColor& row : kThemeColors) {
        const QRgb usual = isDark ? row.dark : row.light;
        const QRgb strong = isDark ? row.strongDark : row.strongLight;
        made.*row.color = QColor(isStrong ? strong : usual);
    }
    return made;
}

/** Of kinds that the user gave one. */
std::map<QString, QColor>& chosenModelColors()
{
    static std::map<QString, QColor> colors;
    return colors;
}

Theme& currentTheme()
{
    static Theme current = makeTheme(false, false);
    return current;
}

thread_local const Theme* ownTheme = nullptr; ///< of a ThemeScope

/** Halfway (or `share` of the way) from one colour to another. */
QColor mixed(const QColor& from, const QColor& to, double share)
{
    const auto channel = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return QColor(channel(from.red(), to.red()), channel(from.green(), to.green()),
                  channel(from.blue(), to.blue()));
}

/** At `fraction` 0 … 1 of the way through colours; linear in between. */
QColor between(std::span<const QRgb> stops, double fraction)
{
    const double clamped = std::isnan(fraction) ? 0.0 : std::clamp(fraction, 0.0, 1.0);
    const double at = clamped * static_cast<double>(stops.size() - 1);
    const std::size_t below = std::min(static_cast<std::size_t>(at), stops.size() - 2);
    return mixed(QColor(stops[below]), QColor(stops[below + 1]), at - static_cast<double>(below));
}

QPalette paletteOf(const Theme& t)
{
    QPalette palette;
    const QColor button = t.isDark ? QColor(0x34363B) : QColor(0xF7F7F5);
    const QColor highlight(0x2F6FB2);
    palette.setColor(QPalette::Window, t.surface);
    palette.setColor(QPalette::WindowText, t.text);
    palette.setColor(QPalette::Base, t.ground);
    palette.setColor(QPalette::AlternateBase, mixed(t.ground, t.surface, 0.6));
    palette.setColor(QPalette::Text, t.text);
    palette.setColor(QPalette::PlaceholderText, t.mutedText);
    palette.setColor(QPalette::Button, button);
    palette.setColor(QPalette::ButtonText, t.text);
    palette.setColor(QPalette::BrightText, QColor(Qt::white));
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, QColor(Qt::white));
    palette.setColor(QPalette::Link, t.accent);
    palette.setColor(QPalette::LinkVisited, t.accent);
    palette.setColor(QPalette::ToolTipBase, t.isDark ? QColor(0x3A3C42) : QColor(0xFFFFFF));
    palette.setColor(QPalette::ToolTipText, t.text);
    palette.setColor(QPalette::Light, t.isDark ? QColor(0x45474D) : QColor(0xFFFFFF));
    palette.setColor(QPalette::Midlight, mixed(t.surface, t.border, 0.4));
    palette.setColor(QPalette::Mid, t.border);
    palette.setColor(QPalette::Dark, mixed(t.border, t.isDark ? QColor(Qt::black) : t.mutedText, 0.35));
    palette.setColor(QPalette::Shadow, t.isDark ? QColor(0x121315) : QColor(0x9A9A96));
    const QColor disabled = mixed(t.text, t.surface, 0.55);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, disabled);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, mixed(highlight, t.surface, 0.6));
    // A list that lost the focus keeps a visible selection, told apart from the focused one. White text and
    // icons stay readable on both.
    palette.setColor(QPalette::Inactive, QPalette::Highlight, t.isDark ? QColor(0x35557A) : QColor(0x587A9E));
    palette.setColor(QPalette::Inactive, QPalette::HighlightedText, QColor(Qt::white));
    return palette;
}

/** What Fusion paints with gradients or bevels and we want flat: bars, headers, dock titles, tabs,
 * separators. */
QString styleSheetOf(const Theme& t)
{
    const QColor hover = mixed(t.surface, t.accent, t.isDark ? 0.22 : 0.14);
    const QColor pressed = mixed(t.surface, t.accent, t.isDark ? 0.38 : 0.28);
    QString sheet = QStringLiteral(R"(
QMainWindow::separator { background: @border; width: 1px; height: 1px; margin: 1px; }
QMainWindow::separator:hover { background: @accent; }
QSplitter::handle { background: @border; }
QSplitter::handle:horizontal { width: 1px; margin: 0px 2px; }
QSplitter::handle:vertical { height: 1px; margin: 2px 0px; }
QSplitter::handle:hover { background: @accent; }
QToolBar { background: @surface; border: none; border-bottom: 1px solid @border; padding: 4px; spacing: 4px; }
QMenuBar { background: @surface; border: none; }
QStatusBar { background: @surface; border-top: 1px solid @border; }
QStatusBar::item { border: none; }
QToolBar QToolButton, QToolButton[flat="true"] { border: 1px solid transparent; border-radius: 4px; padding: 3px; }
QToolBar QToolButton:hover, QToolButton[flat="true"]:hover { background: @hover; }
QToolBar QToolButton:focus, QToolButton[flat="true"]:focus { border-color: @accent; }
QToolBar QToolButton:pressed, QToolBar QToolButton:checked, QToolButton[flat="true"]:pressed,
QToolButton[flat="true"]:checked { background: @pressed; }
QHeaderView { background: @surface; border: none; }
QHeaderView::section { background: @surface; color: @text; border: none; border-right: 1px solid @border;
    border-bottom: 1px solid @border; padding: 3px 6px; }
QTableCornerButton::section { background: @surface; border: none; border-right: 1px solid @border;
    border-bottom: 1px solid @border; }
QDockWidget::title { background: @surface; text-align: left; padding: 5px 8px; border-bottom: 1px solid @border; }
QToolTip { border: 1px solid @border; padding: 3px; color: @text; background: @tip; }
)");
    const std::array<std::pair<const char*, QColor>, 8> colors{
        {{"@surface", t.surface},
         {"@border", t.border},
         {"@accent", t.accent},
         {"@hover", hover},
         {"@pressed", pressed},
         {"@text", t.text},
         {"@tip", t.isDark ? QColor(0x3A3C42) : QColor(0xFFFFFF)},
         {"@ground", t.ground}}};
    for (const auto& [key, color] : colors)
        sheet.replace(QLatin1String(key), color.name());
    return sheet;
}

/** Whether the desktop's own palette is dark; asked before ours replaces it. */
bool isSystemDark()
{
    static const bool isDark = [] {
        const QPalette palette = QGuiApplication::palette();
        return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    }();
    return isDark;
}

ColorScheme resolved(ColorScheme scheme)
{
    if (scheme != ColorScheme::system)
        return scheme;
    const QByteArray wanted = qgetenv("CONTRAFLOW_COLOR_SCHEME").toLower();
    if (wanted == "dark")
        return ColorScheme::dark;
    if (wanted == "light")
        return ColorScheme::light;
    return isSystemDark() ? ColorScheme::dark : ColorScheme::light;
}

/** Whether the desktop's theme is one for people who need contrast, as its name says. */
bool wantsStrongContrast()
{
    return qgetenv("GTK_THEME").toLower().contains("highcontrast");
}

QColor shownColor(const ModelColor& color, const Theme& theme)
{
    return QColor(theme.isDark ? color.onDark : color.onLight);
}

} // namespace

QColor Theme::model(const QString& kind) const
{
    if (const auto chosen = chosenModelColors().find(kind); chosen != chosenModelColors().end())
        return chosen->second;
    const ModelInfo* info = findModelInfo(kind.toStdString());
    return shownColor(info ? info->color : ModelColor(), *this);
}

QColor Theme::uncontended() const
{
    return shownColor(uncontendedModel().color, *this);
}

QColor Theme::signature() const
{
    return shownColor(ModelColor(), *this);
}

std::vector<QColor> Theme::models(const QStringList& kinds) const
{
    std::vector<QColor> colors;
    QStringList taken; // hue and line of those before
    for (const QString& kind : kinds) {
        const QColor hue = model(kind);
        const QString look = hue.name() + (isDashed(kind) ? QLatin1String("-") : QLatin1String(""));
        const qsizetype before = taken.count(look);
        taken.append(look);
        // Away from the ground and back: strong, stronger, weak, …
        constexpr double kStep = 0.3;
        const double share = std::min(0.75, kStep * static_cast<double>((before + 1) / 2));
        const QColor towards = (before % 2 == 1) ? text : ground;
        colors.push_back(before == 0 ? hue : mixed(hue, towards, share));
    }
    return colors;
}

bool Theme::isDashed(const QString& kind)
{
    const ModelInfo* info = findModelInfo(kind.toStdString());
    return info && info->isAsPrinted;
}

QColor Theme::series(std::size_t index) const
{
    // Okabe and Ito's palette without its yellow, which is lost on a light ground; the blues are lifted on a
    // dark one.
    static constexpr std::array<QRgb, 7> onLight{0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7,
                                                 0x56B4E9, 0xE69F00, 0x63656A};
    static constexpr std::array<QRgb, 7> onDark{0x3D9BD6, 0xE8793A, 0x1DB88C, 0xD98FB8,
                                                0x7CC8F2, 0xE69F00, 0xA2A4A9};
    const auto& colors = isDark ? onDark : onLight;
    return QColor(colors[index % colors.size()]);
}

QColor Theme::load(double fraction) const
{
    // cividis (Nuñez, Anderton and Renslow 2018) at ninths.
    static constexpr std::array<QRgb, 9> stops{0x00224E, 0x1A386F, 0x434E6C, 0x61646F, 0x7D7C78,
                                               0x9B9476, 0xBCAF6F, 0xDFCB5D, 0xFEE838};
    return between(stops, fraction);
}

const Theme& theme()
{
    return ownTheme ? *ownTheme : currentTheme();
}

Theme paperTheme()
{
    Theme paper = makeTheme(false, false);
    paper.ground = QColor(Qt::white);
    return paper;
}

ThemeScope::ThemeScope(const Theme& own) : m_before(ownTheme)
{
    ownTheme = &own;
}

ThemeScope::~ThemeScope()
{
    ownTheme = m_before;
}

QColor Theme::duration(double fraction) const
{
    // One hue, from quiet to strong against the ground, so that it reads in grey as well.
    static constexpr std::array<QRgb, 3> onLight{0xD9B8A0, 0xCB6A30, 0x8A2A08};
    static constexpr std::array<QRgb, 3> onDark{0x7D5B49, 0xCF7540, 0xFFBE94};
    return between(isDark ? onDark : onLight, fraction);
}

void applyLook(const Look& look)
{
    static_cast<void>(isSystemDark()); // remember it while the palette is still the desktop's own
    currentTheme() = makeTheme(resolved(look.scheme) == ColorScheme::dark,
                               look.hasStrongContrast || wantsStrongContrast());
    chosenModelColors() = look.modelColors;
    QApplication::setStyle(new BoxStyle);
    QApplication::setPalette(paletteOf(theme()));
    qApp->setStyleSheet(styleSheetOf(theme()));
    drawEverythingAnew();
}

void drawEverythingAnew()
{
    // Who draws with colours or numbers of ours draws anew as for another palette.
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent event(QEvent::PaletteChange);
        QApplication::sendEvent(widget, &event);
    }
}

QIcon modelDot(const QString& kind)
{
    return modelDot(kind, theme().model(kind));
}

QIcon modelDot(const QString& kind, const QColor& color)
{
    constexpr int side = 32;
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 5));
    painter.setBrush(Theme::isDashed(kind) ? QBrush(Qt::NoBrush) : QBrush(color));
    painter.drawEllipse(QRectF(7, 7, side - 14, side - 14));
    return QIcon(pixmap);
}

bool isPublishedOrOlder(const ModelInfo& info)
{
    return info.isAsPrinted || info.seesNodesOnly || info.claim == DuplexClaim::crossTraffic;
}

QString adviceText(const ModelInfo& info)
{
    return QCoreApplication::translate("ModelAdvice", "For: %1\nNot for: %2")
        .arg(coreText(info.use), coreText(info.avoid));
}

} // namespace contraflow
