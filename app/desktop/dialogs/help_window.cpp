// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/help_window.h"

#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "core/analysis/selfcheck.h"
#include "core/base/text.h"
#include "core/io/project/published_file.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QShortcut>
#include <QSplitter>
#include <QStringList>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QTextOption>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <vector>

namespace contraflow {

namespace {

QString verdictText(const CheckedValue& value)
{
    switch (value.status) {
    case CheckStatus::agrees:
        return tr("agrees");
    case CheckStatus::misprint:
        return tr("known misprint: %1 is meant").arg(qtText(value.corrected));
    case CheckStatus::differs:
        break;
    }
    return tr("differs");
}

QString checkedNumber(const CheckedValue& value, double number)
{
    return std::isfinite(number) ? qtText(fixedText(number, value.unit.empty() ? 0 : 4)) : tr("none");
}

QString rowOf(const QStringList& cells, const QString& element)
{
    QString row;
    for (const QString& cell : cells)
        row += QStringLiteral("<%1 align=\"left\">%2&nbsp;&nbsp;</%1>").arg(element, cell.toHtmlEscaped());
    return QStringLiteral("<tr>%1</tr>").arg(row);
}

/** The values of a table, or those alone that do not agree; empty when there are none. */
QString valuesOf(const CheckedTable& table, bool isOdd)
{
    QString rows;
    for (const CheckedValue& value : table.values)
        if (!isOdd || value.status != CheckStatus::agrees)
            rows +=
                rowOf({qtText(value.model), value.message.empty() ? tr("all") : qtText(value.message),
                       qtText(value.quantity), qtText(value.printed), checkedNumber(value, value.computed),
                       checkedNumber(value, value.difference), qtText(value.unit), verdictText(value)},
                      QStringLiteral("td"));
    if (rows.isEmpty())
        return {};
    const QStringList heads{tr("Model"),    tr("Message"),    tr("Value"), tr("Printed"),
                            tr("Computed"), tr("Difference"), tr("Unit"),  tr("Verdict")};
    return QStringLiteral("<p><b>%1</b><br/>%2</p><table>%3%4</table>")
        .arg(qtText(table.title).toHtmlEscaped(), qtText(table.citation).toHtmlEscaped(),
             rowOf(heads, QStringLiteral("th")), rows);
}

QString countsOf(const std::vector<CheckedTable>& tables)
{
    std::size_t values = 0;
    std::size_t agree = 0;
    std::size_t misprints = 0;
    std::size_t differ = 0;
    for (const CheckedTable& table : tables) {
        values += table.values.size();
        agree += table.count(CheckStatus::agrees);
        misprints += table.count(CheckStatus::misprint);
        differ += table.count(CheckStatus::differs);
    }
    return tr("%1 values: %2 agree, %3 known misprints, %4 differ")
        .arg(countText(values), countText(agree), countText(misprints), countText(differ));
}

Result<std::vector<CheckedTable>> checkedTables()
{
    const Result<std::vector<PublishedTable>>& published = publishedTables();
    RETURN_IF_ERROR(published);
    std::vector<CheckedTable> tables;
    for (const PublishedTable& table : *published) {
        ASSIGN_OR_RETURN(CheckedTable checked, checkTable(table));
        tables.push_back(std::move(checked));
    }
    return tables;
}

} // namespace

HelpBrowser::HelpBrowser(QWidget* parent) : QTextBrowser(parent)
{
    setWordWrapMode(QTextOption::WordWrap); // a narrow table is moved sideways rather than cut within words
}

void HelpBrowser::doSetSource(const QUrl& name, QTextDocument::ResourceType type)
{
    m_pictures.clear();
    QTextBrowser::doSetSource(name, type);
}

void HelpBrowser::mark(const QStringList& words)
{
    QColor ground = palette().color(QPalette::Highlight);
    ground.setAlpha(70);
    QList<QTextEdit::ExtraSelection> marks;
    for (const QString& word : words) {
        for (QTextCursor at = document()->find(word); !at.isNull(); at = document()->find(word, at)) {
            marks.append({at, {}});
            marks.back().format.setBackground(ground);
        }
    }
    setExtraSelections(marks);
}

bool HelpBrowser::showNext(const QStringList& words)
{
    const auto nearest = [this, &words](const QTextCursor& from) {
        QTextCursor first;
        for (const QString& word : words) {
            const QTextCursor found = document()->find(word, from);
            if (!found.isNull() && (first.isNull() || found.selectionStart() < first.selectionStart()))
                first = found;
        }
        return first;
    };
    QTextCursor next = nearest(textCursor());
    if (next.isNull())
        next = nearest(QTextCursor(document()));
    if (next.isNull())
        return false;
    setTextCursor(next);
    return true;
}

int HelpBrowser::roomForPictures() const
{
    // The line that marks an image's end needs a pixel or two of its own.
    return std::max(1, viewport()->width() - 2 * static_cast<int>(document()->documentMargin()) - 4);
}

QVariant HelpBrowser::fittedPicture(const QUrl& url)
{
    QImage picture = QTextBrowser::loadResource(QTextDocument::ImageResource, url).value<QImage>();
    if (picture.isNull())
        picture.loadFromData(QTextBrowser::loadResource(QTextDocument::ImageResource, url).toByteArray());
    if (picture.isNull())
        return {};
    const qreal ratio = devicePixelRatioF();
    const int room = static_cast<int>(roomForPictures() * ratio);
    if (picture.width() > room)
        picture = picture.scaledToWidth(room, Qt::SmoothTransformation);
    picture.setDevicePixelRatio(ratio);
    return picture;
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name)
{
    if (const auto written = m_written.constFind(name); written != m_written.cend())
        return *written;
    if (type != QTextDocument::ImageResource)
        return QTextBrowser::loadResource(type, name);
    const QUrl url = source().resolved(name);
    if (!m_pictures.contains(url))
        m_pictures.append(url);
    m_fittedTo = roomForPictures();
    return fittedPicture(url);
}

void HelpBrowser::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (m_pictures.isEmpty() || m_fittedTo == roomForPictures())
        return;
    m_fittedTo = roomForPictures();
    for (const QUrl& url : m_pictures)
        document()->addResource(QTextDocument::ImageResource, url, fittedPicture(url));
    document()->markContentsDirty(0, document()->characterCount());
}

namespace {

QString helpFolder()
{
    return QStringLiteral(":/help");
}

QUrl pageUrl(const QString& name)
{
    return QUrl(QStringLiteral("qrc:/help/") + name);
}

QString textOf(const QString& name)
{
    QFile file(QDir(helpFolder()).filePath(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

constexpr int kPageName = Qt::UserRole;
constexpr int kPageText = Qt::UserRole + 1;

/** A page's first heading, or its file name. */
QString titleOf(const QString& name, const QString& text)
{
    for (const QString& line : text.split(u'\n'))
        if (line.startsWith(QLatin1String("# ")))
            return line.mid(2).trimmed();
    return QFileInfo(name).completeBaseName();
}

QStringList wordsOf(const QString& text)
{
    return text.simplified().split(u' ', Qt::SkipEmptyParts);
}

} // namespace

HelpWindow::HelpWindow(const QList<Page>& further, QWidget* parent) : QWidget(parent, Qt::Window)
{
    setWindowTitle(tr("Contraflow help"));
    setWindowIcon(applicationIcon());
    resizeOnScreen(*this, {940, 680});
    auto* layout = bareLayout<QVBoxLayout>(this);
    auto* splitter = new QSplitter(this);
    layout->addWidget(splitter);
    auto* side = new QWidget(splitter);
    auto* sideLayout = new QVBoxLayout(side);
    sideLayout->setContentsMargins(8, 8, 8, 0);
    sideLayout->setSpacing(8);
    m_search = new QLineEdit(side);
    m_search->setPlaceholderText(tr("Search the guide"));
    m_search->setAccessibleName(tr("Search the guide"));
    m_search->setToolTip(tr("Shows the pages in which all these words stand (Ctrl+F); Enter goes to the next "
                            "place"));
    addClearButton(*m_search);
    sideLayout->addWidget(m_search);
    m_nothingFound = new QLabel(tr("No page has all these words. Take fewer or shorter ones."), side);
    m_nothingFound->setWordWrap(true);
    m_nothingFound->hide();
    sideLayout->addWidget(m_nothingFound);
    m_pages = new QListWidget(side);
    sideLayout->addWidget(m_pages);
    m_pages->setAccessibleName(tr("Pages of the help"));
    m_pages->setFrameShape(QFrame::NoFrame);
    m_pages->setSpacing(2);
    m_pages->setTextElideMode(Qt::ElideRight);
    m_pages->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_browser = new HelpBrowser(splitter);
    m_browser->setAccessibleName(tr("Help page"));
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->setOpenExternalLinks(false);
    m_browser->document()->setDocumentMargin(24);
    m_browser->setSearchPaths({helpFolder()});
    splitter->setSizes({240, 700});
    splitter->setStretchFactor(1, 1);

    QStringList names = QDir(helpFolder()).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
    // The front page and the first steps come first, the rest by name.
    for (const QString& first : {QStringLiteral("getting-started.md"), QStringLiteral("index.md")})
        if (names.removeOne(first))
            names.prepend(first);
    for (const QString& name : names) {
        const QString text = textOf(name);
        addPage(name, titleOf(name, text), text);
    }
    for (const Page& page : further) {
        m_browser->write(pageUrl(page.name), page.html);
        addPage(page.name, page.title, QTextDocumentFragment::fromHtml(page.html).toPlainText());
    }
    connect(m_pages, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item)
            m_browser->setSource(pageUrl(item->data(kPageName).toString()));
    });
    connect(m_browser, &QTextBrowser::sourceChanged, this, [this](const QUrl& source) {
        for (int row = 0; row < m_pages->count(); ++row)
            if (m_pages->item(row)->data(kPageName).toString() == source.fileName())
                m_pages->setCurrentRow(row);
        m_browser->mark(wordsOf(m_search->text()));
    });
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this,
            [this] { m_browser->showNext(wordsOf(m_search->text())); });
    auto* find = new QShortcut(QKeySequence(QKeySequence::Find), this);
    connect(find, &QShortcut::activated, this, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    auto* close = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    connect(close, &QShortcut::activated, this, &QWidget::close);
    if (names.isEmpty())
        m_browser->setPlainText(tr("This build carries no help pages."));
    else
        m_pages->setCurrentRow(0);
}

void HelpWindow::addPage(const QString& name, const QString& title, const QString& text)
{
    auto* item = new QListWidgetItem(title, m_pages);
    item->setData(kPageName, name);
    item->setData(kPageText, text);
}

void HelpWindow::search()
{
    const QStringList words = wordsOf(m_search->text());
    QListWidgetItem* first = nullptr;
    for (int row = 0; row < m_pages->count(); ++row) {
        QListWidgetItem* item = m_pages->item(row);
        const QString text = item->data(kPageText).toString();
        item->setHidden(!std::ranges::all_of(
            words, [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); }));
        if (!first && !item->isHidden())
            first = item;
    }
    // The page that is open stays as long as it has the words.
    if (first && (!m_pages->currentItem() || m_pages->currentItem()->isHidden()))
        m_pages->setCurrentItem(first);
    m_nothingFound->setVisible(!first);
    m_browser->mark(words);
}

void HelpWindow::showPage(const QString& name)
{
    for (int row = 0; row < m_pages->count(); ++row)
        if (m_pages->item(row)->data(kPageName).toString() == name)
            m_pages->setCurrentRow(row);
    show();
    raise();
    activateWindow();
}

QString selfcheckPage()
{
    QString html =
        QStringLiteral("<h1>%1</h1><p>%2</p>")
            .arg(tr("Self-check"),
                 tr("Every published number that this program knows, computed anew. A value agrees "
                    "when it is less than one unit of the last printed digit away: papers round or "
                    "cut. A known misprint agrees with what the table's own other numbers give."));
    const Result<std::vector<CheckedTable>> tables = checkedTables();
    if (!tables)
        return html +
               tr("A table could not be recomputed: %1").arg(qtText(tables.error().message)).toHtmlEscaped();
    html += QStringLiteral("<p><b>%1</b></p>").arg(countsOf(*tables));
    for (const bool isOdd : {true, false}) {
        html +=
            QStringLiteral("<h2>%1</h2>").arg(isOdd ? tr("What does not agree") : tr("All published tables"));
        for (const CheckedTable& table : *tables)
            html += valuesOf(table, isOdd);
    }
    return html;
}

namespace {

QString aboutText()
{
    return tr("<h2 style=\"margin-bottom:0px\">Contraflow %1</h2>"
              "<p>Predicts, explains and compares communication times on shared cluster networks.</p>")
               .arg(QStringLiteral(CONTRAFLOW_VERSION)) +
           tr("<p>Copyright 2026 the Contraflow developers. Contraflow is free software: you can redistribute it and "
              "modify it under the terms of the GNU General Public License as published by the Free Software Foundation, "
              "version 3 or, at your option, any later version. It comes without any warranty, to the extent permitted "
              "by law.</p>"
              "<p><b>It is built with</b></p><ul>"
              "<li>Qt %1, GNU Lesser General Public License 3</li>"
              "<li>QCustomPlot by Emanuel Eichhammer, GNU General Public License 3 or later</li>"
              "<li>Mustache by Kevin Wojniak, Boost Software License 1.0</li>"
              "<li>yaml-cpp by Jesse Beder, MIT licence</li>"
              "<li>JSON for Modern C++ by Niels Lohmann, MIT licence</li>"
              "<li>Icons of KDE's Breeze theme by Uri Herrera and others, GNU Lesser General Public License 3 or "
              "later</li></ul>"
              "<p>The models are those of the papers that the help cites for each of them.</p>")
               .arg(QLatin1String(qVersion()));
}

/** Every command that has keys, with them. */
QString shortcutsText(const QList<const QMenu*>& menus)
{
    QString rows;
    for (const CommandPalette::Entry& entry : CommandPalette::entriesOf(menus)) {
        QStringList keys;
        for (const QKeySequence& shortcut : entry.action->shortcuts())
            keys += shortcut.toString(QKeySequence::NativeText);
        if (!keys.isEmpty())
            rows += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>")
                        .arg(entry.name.toHtmlEscaped(), keys.join(QStringLiteral("  ")).toHtmlEscaped());
    }
    return QStringLiteral("<h1>%1</h1><table>%2</table>").arg(tr("Keyboard shortcuts"), rows);
}

} // namespace

QList<HelpWindow::Page> writtenPages(const QList<const QMenu*>& menus)
{
    return {{HelpWindow::kShortcuts, tr("Keyboard shortcuts"), shortcutsText(menus)},
            {HelpWindow::kSelfcheck, tr("Self-check"), selfcheckPage()},
            {HelpWindow::kAbout, tr("About Contraflow"), aboutText()}};
}

} // namespace contraflow
