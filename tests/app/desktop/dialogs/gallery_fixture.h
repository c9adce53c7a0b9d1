// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/make/gallery_dialog.h"
#include "tests/app/desktop/dialogs/dialog_fixture.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>

namespace contraflow::test {

/** A window with the gallery open, and a thing chosen in it. */
struct GalleryFixture : DialogFixture<GalleryDialog>
{
    explicit GalleryFixture(const Project& project, const char* action = "project.gallery")
        : DialogFixture(project, action)
    {
        begin();
    }

    /** Waits for the keyboard and the first preview. */
    void begin()
    {
        QTRY_VERIFY(dialog->isActiveWindow());
        settle();
    }
    /** Waits for the preview of what was typed; inputs that were made appear. */
    void settle() const
    {
        QCoreApplication::processEvents();
        QTRY_VERIFY(!dialog->isBusy());
    }
    void openAgain(const char* action = "project.gallery")
    {
        QTRY_VERIFY(!window.findChild<GalleryDialog*>());
        window.activateWindow();
        window.actions().find(QLatin1String(action))->trigger();
        dialog = window.findChild<GalleryDialog*>();
        begin();
    }
    [[nodiscard]] QListWidget* list() const
    {
        for (auto* each : dialog->findChildren<QListWidget*>())
            if (each->accessibleName() == QStringLiteral("Gallery"))
                return each;
        return nullptr;
    }
    void choose(std::string_view title) const
    {
        const QList<QListWidgetItem*> found = list()->findItems(
            QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())), Qt::MatchExactly);
        if (found.isEmpty())
            qFatal("nothing is called so");
        for (QListWidgetItem* item : found) // headings may be called so too
            if (item->flags() != Qt::NoItemFlags)
                list()->setCurrentItem(item);
        settle();
    }
    [[nodiscard]] QAbstractButton* make() const
    {
        const auto* box = dialog->findChild<QDialogButtonBox*>();
        for (QAbstractButton* each : box->buttons())
            if (box->buttonRole(each) == QDialogButtonBox::AcceptRole)
                return each;
        return nullptr;
    }
    /** Takes what is chosen and waits until it is there. */
    void take()
    {
        QVERIFY(make()->isEnabled());
        QTest::mouseClick(make(), Qt::LeftButton);
        QTRY_VERIFY(!window.findChild<GalleryDialog*>());
    }
    void retype(QWidget* input, const char* text) const
    {
        QVERIFY(input);
        input->setFocus();
        QTest::keyClick(input, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(input, Qt::Key_Delete);
        QTest::keyClicks(input, QLatin1String(text));
        settle();
    }
    [[nodiscard]] QString status() const { return text("makingStatus"); }
    [[nodiscard]] const Project& project() { return window.document().project(); }
};

} // namespace contraflow::test
