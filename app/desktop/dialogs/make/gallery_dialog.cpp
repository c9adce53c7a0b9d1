// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/make/gallery_dialog.h"

#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/make/topology_sketch.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QJsonDocument>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace contraflow {
namespace {

// Of items; headings have none of these.
constexpr int kPageRole = Qt::UserRole;
constexpr int kEntryRole = Qt::UserRole + 1;
constexpr int kAboutRole = Qt::UserRole + 2;
constexpr int kSourceRole = Qt::UserRole + 3;
constexpr int kWordsRole = Qt::UserRole + 4;

constexpr int kListWidth = 270;

bool isEntry(const QListWidgetItem* item)
{
    return item->data(kPageRole).isValid();
}

} // namespace

GalleryDialog::GalleryDialog(GalleryGroup group, Offer offer, Document& document, Selection& selection,
                             QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_selection(selection)
    , m_question(new QWidget(this))
    , m_platform(makePlatformBox())
    , m_status(new QLabel(this))
    , m_take(new QPushButton(tr("Ma&ke"), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("New from gallery"));
    auto* question = new QWidget(this);
    auto* columns = bareLayout<QHBoxLayout>(question, 16);
    columns->addWidget(makeList());
    columns->addWidget(makePages(), 1);
    m_targets = new QFormLayout;
    m_targets->setHorizontalSpacing(12);
    m_targets->addRow(tr("On the n&odes of:"), m_platform);
    const GalleryPage::Context context{document, selection, offer == Offer::everything};
    for (const auto make : {makeNetworkPage, makePresetPage, makePatternPage, makeProgramPage})
        addPage(make(context, m_pages));
    layOut(question);
    connect(m_search, &QLineEdit::textChanged, this, &GalleryDialog::filter);
    connect(m_list, &QListWidget::currentItemChanged, this, &GalleryDialog::showEntry);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &GalleryDialog::take);
    connect(m_platform, &QComboBox::currentIndexChanged, this, &GalleryDialog::takePlatform);
    connect(&m_document.editJob(), &EditJob::activityChanged, this, [this](const QString& text) {
        if (!m_isTaking)
            return;
        m_status->setText(text);
        if (text.isEmpty())
            setTaking(false);
    });
    connect(&m_document, &Document::editRefused, m_status, &QLabel::setText);
    resizeOnScreen(*this, {1000, 720}); // before lists are measured, which remember their width
    selectFirst(static_cast<int>(group));
    if (group == GalleryGroup::patterns) // all-to-all: looked for first, and nothing in it is drawn by chance
        m_list->setCurrentRow(m_list->currentRow() + 1);
    m_search->setFocus();
}

QComboBox* GalleryDialog::makePlatformBox()
{
    auto* box = new QComboBox(m_question);
    box->setAccessibleName(tr("On the nodes of"));
    const Project& project = m_document.project();
    for (const Platform& platform : project.platforms)
        box->addItem(qtText(platform.name));
    const std::size_t shown = m_selection.scenario();
    if (shown < project.scenarios.size()) {
        const auto index = indexOfName(project.platforms, project.scenarios[shown].platform);
        box->setCurrentIndex(std::min(static_cast<int>(index), box->count() - 1));
    }
    return box;
}

/** The question, below it where it goes, and room for what is said. */
void GalleryDialog::layOut(QWidget* question)
{
    constexpr int kStatusLines = 2;
    auto* asked = bareLayout<QVBoxLayout>(m_question, 8);
    asked->addWidget(question, 1);
    asked->addLayout(m_targets);

    m_status->setObjectName(QStringLiteral("makingStatus"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_take, QDialogButtonBox::AcceptRole);
    m_take->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &GalleryDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &GalleryDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(m_question, 1);
    layout->addLayout(dialogFooter(m_status, kStatusLines, buttons));
}

QWidget* GalleryDialog::makeList()
{
    auto* panel = new QWidget(this);
    auto* column = bareLayout<QVBoxLayout>(panel, 8);
    m_search = new QLineEdit(panel);
    m_search->setPlaceholderText(tr("Search the gallery"));
    m_search->setAccessibleName(tr("Search the gallery"));
    addClearButton(*m_search);
    m_search->installEventFilter(this);
    m_list = new QListWidget(panel);
    m_list->setAccessibleName(tr("Gallery"));
    m_list->setIconSize(kSketchSize);
    m_list->setSpacing(1);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    panel->setFixedWidth(kListWidth);
    return panel;
}

QWidget* GalleryDialog::makePages()
{
    auto* panel = new QWidget(this);
    auto* column = bareLayout<QVBoxLayout>(panel, 8);
    m_title = titleLabel(panel);
    m_title->setObjectName(QStringLiteral("galleryTitle"));
    m_about = descriptionLabel(panel);
    m_source = mutedLabel("gallerySource", panel);
    m_pages = new QStackedWidget(panel);
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addWidget(m_source);
    column->addWidget(m_pages, 1);
    return panel;
}

void GalleryDialog::addPage(GalleryPage* page)
{
    const int place = m_pages->addWidget(page);
    QString heading;
    int index = 0;
    for (const GalleryEntry& entry : page->entries()) {
        if (entry.heading != heading) {
            heading = entry.heading;
            auto* item = new QListWidgetItem(heading, m_list);
            item->setFlags(Qt::NoItemFlags);
            QFont font = m_list->font();
            font.setBold(true);
            item->setFont(font);
        }
        auto* item = new QListWidgetItem(entry.icon, entry.title, m_list);
        item->setToolTip(entry.title);
        item->setData(kPageRole, place);
        item->setData(kEntryRole, index++);
        item->setData(kAboutRole, entry.about);
        item->setData(kSourceRole, entry.source);
        item->setData(kWordsRole, QString(heading + u' ' + entry.title + u' ' + entry.words));
    }
    for (const GalleryPage::Target& target : page->targets()) {
        m_targets->addRow(target.label, target.input);
        static_cast<QLabel*>(m_targets->labelForField(target.input))
            ->setBuddy(target.input->focusProxy() ? target.input->focusProxy() : target.input);
    }
    connect(page, &GalleryPage::changed, this, [this, page] {
        if (page == m_page)
            ask();
    });
    connect(page, &GalleryPage::readyChanged, this, &GalleryDialog::updateButton);
    connect(page, &GalleryPage::said, this, [this, page](const QString& text) {
        if (page == m_page)
            m_status->setText(text);
    });
    page->takePlatform(platform());
}

void GalleryDialog::filter(const QString& typed)
{
    QListWidgetItem* heading = nullptr;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        const bool isFound = isEntry(item) && matchScore(typed, item->data(kWordsRole).toString()) >= 0;
        item->setHidden(!isFound);
        if (!isEntry(item))
            heading = item;
        else if (isFound)
            heading->setHidden(false);
    }
    const QListWidgetItem* current = m_list->currentItem();
    if (!current || current->isHidden())
        selectFirst(0);
    if (m_list->currentItem())
        m_list->scrollToItem(m_list->currentItem());
}

void GalleryDialog::selectFirst(int page)
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        if (item->isHidden() || !isEntry(item) || item->data(kPageRole).toInt() < page)
            continue;
        m_list->setCurrentItem(item);
        // Its heading is seen too.
        m_list->scrollToItem(m_list->item(std::max(0, row - 1)), QAbstractItemView::PositionAtTop);
        return;
    }
    m_list->setCurrentItem(nullptr);
    showEntry(); // what is said is new even where nothing was chosen before
}

void GalleryDialog::showEntry()
{
    const QListWidgetItem* item = m_list->currentItem();
    m_page = item ? static_cast<GalleryPage*>(m_pages->widget(item->data(kPageRole).toInt())) : nullptr;
    m_pages->setVisible(m_page);
    m_title->setText(item ? item->text() : tr("Nothing is called “%1”.").arg(m_search->text()));
    m_about->setText(item ? item->data(kAboutRole).toString() : QString());
    m_source->setText(item ? item->data(kSourceRole).toString() : QString());
    m_source->setVisible(!m_source->text().isEmpty());
    for (int i = 0; i < m_pages->count(); ++i) {
        const auto* page = static_cast<GalleryPage*>(m_pages->widget(i));
        for (const GalleryPage::Target& target : page->targets())
            m_targets->setRowVisible(target.input, page == m_page);
    }
    m_targets->setRowVisible(m_platform, m_page && m_page->needsPlatform());
    m_status->clear();
    if (!m_page)
        return updateButton();
    m_pages->setCurrentWidget(m_page);
    m_take->setText(m_page->words().action);
    m_page->choose(item->data(kEntryRole).toULongLong());
    recallShown();
    m_page->form().setTabOrderBetween(m_list, m_platform);
    QWidget* before = m_platform;
    for (const GalleryPage::Target& target : m_page->targets()) {
        setTabOrder(before, target.input);
        before = target.input;
    }
    ask();
}

void GalleryDialog::ask()
{
    const Platform* nodes = m_page->needsPlatform() ? platform() : nullptr;
    if (m_page->needsPlatform() && !nodes)
        m_status->setText(m_page->words().noPlatform);
    else
        m_page->read(nodes);
    updateButton();
}

void GalleryDialog::takePlatform()
{
    for (int i = 0; i < m_pages->count(); ++i)
        static_cast<GalleryPage*>(m_pages->widget(i))->takePlatform(platform());
    ask();
}

const Platform* GalleryDialog::platform() const
{
    const SharedRows<Platform>& platforms = m_document.project().platforms;
    const auto index = static_cast<std::size_t>(std::max(0, m_platform->currentIndex()));
    return index < platforms.size() ? &platforms[index] : nullptr;
}

void GalleryDialog::updateButton()
{
    m_take->setEnabled(!m_isTaking && m_page && m_page->isReady());
}

QString GalleryDialog::shownKey() const
{
    return QStringLiteral("%1/%2").arg(m_pages->currentIndex()).arg(m_title->text());
}

void GalleryDialog::recallShown()
{
    if (const QString key = shownKey(); !m_recalled.contains(key)) {
        m_recalled.insert(key);
        m_page->form().answer(m_remembered.value(key).toObject());
    }
}

QByteArray GalleryDialog::remembered() const
{
    return QJsonDocument(m_remembered).toJson(QJsonDocument::Compact);
}

void GalleryDialog::recall(const QByteArray& remembered)
{
    m_remembered = QJsonDocument::fromJson(remembered).object();
    m_recalled.clear();
    if (m_page)
        recallShown();
}

void GalleryDialog::take()
{
    if (!m_take->isEnabled())
        return;
    m_remembered.insert(shownKey(), m_page->answers());
    if (const std::optional<Result<Project>> made = m_page->newProject())
        return takeProject(*made);
    EditRequest request = m_page->request(platform());
    request.then = [dialog = QPointer(this), addsScenario = m_page->addsScenario()] {
        if (!dialog)
            return;
        if (addsScenario)
            dialog->m_selection.setScenario(dialog->m_document.project().scenarios.size() - 1);
        dialog->accept();
    };
    setTaking(true);
    if (!m_document.editJob().start(std::move(request)))
        setTaking(false);
}

void GalleryDialog::takeProject(const Result<Project>& made)
{
    if (!made) {
        m_status->setText(sentenceOf(made.error().message));
        return;
    }
    accept();
    emit projectMade(*made);
}

void GalleryDialog::setTaking(bool isTaking)
{
    m_isTaking = isTaking;
    m_question->setEnabled(!isTaking);
    updateButton();
}

void GalleryDialog::reject()
{
    if (!m_isTaking)
        return QDialog::reject();
    m_document.editJob().cancel();
    m_status->setText(tr("Stopped; nothing was changed."));
}

bool GalleryDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace contraflow
