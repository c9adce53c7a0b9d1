// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/help_window.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>

using namespace contraflow;

namespace {

/** The pictures of the page that is shown, as the page has them. */
QList<QImage> picturesOf(const HelpBrowser& browser)
{
    static const QRegularExpression kImage(QStringLiteral("<img src=\"([^\"]+)\""));
    QList<QImage> pictures;
    for (auto found = kImage.globalMatch(browser.document()->toHtml()); found.hasNext();) {
        const QUrl url = browser.source().resolved(QUrl(found.next().captured(1)));
        pictures.append(browser.document()->resource(QTextDocument::ImageResource, url).value<QImage>());
    }
    return pictures;
}

double widthOf(const QImage& picture)
{
    return picture.width() / picture.devicePixelRatio();
}

QStringList shownPages(const QListWidget& pages)
{
    QStringList shown;
    for (int row = 0; row < pages.count(); ++row)
        if (!pages.item(row)->isHidden())
            shown.append(pages.item(row)->data(Qt::UserRole).toString());
    return shown;
}

} // namespace

class TestHelpWindow : public QObject
{
    Q_OBJECT

private slots:
    void everyPageAndPictureThatAPageNamesIsThere()
    {
        const QDir folder(QStringLiteral(":/help"));
        const QStringList pages = folder.entryList({QStringLiteral("*.md")});
        QVERIFY(pages.size() > 10);
        static const QRegularExpression kTarget(QStringLiteral("\\]\\(([^)#:]+)(#[^)]*)?\\)"));
        int pictures = 0;
        for (const QString& page : pages) {
            QFile file(folder.filePath(page));
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (auto found = kTarget.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();) {
                const QString target = found.next().captured(1);
                QVERIFY2(folder.exists(target), qPrintable(page + QStringLiteral(": ") + target));
                pictures += target.endsWith(QStringLiteral(".png")) ? 1 : 0;
            }
        }
        QVERIFY(pictures > 0);
    }

    void picturesAreAsWideAsThePageAtMost()
    {
        HelpWindow window;
        auto* browser = window.findChild<HelpBrowser*>();
        window.resize(940, 680);
        window.showPage(QStringLiteral("errors.md"));
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCOMPARE(picturesOf(*browser).size(), 1);
        const double narrow = widthOf(picturesOf(*browser).front());
        QVERIFY(narrow > browser->viewport()->width() * 0.8);
        QVERIFY(narrow < browser->viewport()->width());

        window.resize(1300, 680);
        QTRY_VERIFY(widthOf(picturesOf(*browser).front()) > narrow + 300);
        QVERIFY(widthOf(picturesOf(*browser).front()) < browser->viewport()->width());
        // Never larger than it is.
        window.resize(3000, 680);
        QTRY_COMPARE(widthOf(picturesOf(*browser).front()) * browser->devicePixelRatioF(), 1440.0);
    }

    void searchLeavesThePagesInWhichAllWordsStand()
    {
        HelpWindow window;
        auto* browser = window.findChild<HelpBrowser*>();
        auto* pages = window.findChild<QListWidget*>();
        window.showPage(QStringLiteral("index.md"));
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const qsizetype all = shownPages(*pages).size();
        auto* field = window.findChild<QLineEdit*>();
        QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("outlier HOAGLIN"));
        QCOMPARE(shownPages(*pages), QStringList{QStringLiteral("errors.md")});
        QCOMPARE(browser->source().fileName(), QStringLiteral("errors.md"));
        QVERIFY(browser->extraSelections().size() > 2);
        // Enter goes from place to place, and from the last to the first.
        QTest::keyClick(field, Qt::Key_Return);
        const int first = browser->textCursor().selectionStart();
        QVERIFY(browser->textCursor().hasSelection());
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(browser->textCursor().selectionStart() > first);
        for (qsizetype i = 2; i <= browser->extraSelections().size(); ++i)
            QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(browser->textCursor().selectionStart(), first);

        QTest::keyClicks(field, QStringLiteral(" nowhereinthisguide"));
        QVERIFY(shownPages(*pages).isEmpty());
        QVERIFY(window.findChild<QLabel*>()->isVisible());
        field->clear();
        QCOMPARE(shownPages(*pages).size(), all);
        QVERIFY(!window.findChild<QLabel*>()->isVisible());
        QVERIFY(browser->extraSelections().isEmpty());
    }
};

QTEST_MAIN(TestHelpWindow)
#include "tst_help_window.moc"
