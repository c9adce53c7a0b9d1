// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/feedback.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>

namespace contraflow {
namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("Feedback", source);
}

QString projectFilter()
{
    return text(QT_TRANSLATE_NOOP("Feedback", "Contraflow projects (*.yaml *.yml);;All files (*)"));
}

QString savePath(QFileDialog& dialog, const QString& suggestion)
{
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDirectory(QFileInfo(suggestion).absolutePath());
    dialog.selectFile(QFileInfo(suggestion).fileName());
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return dialog.selectedFiles().value(0);
}

/** A name without an ending gets that of the chosen filter: "SVG picture (*.svg)". */
QString filteredPath(QFileDialog& dialog, const QString& suggestion, const QStringList& filters)
{
    dialog.setNameFilters(filters);
    const auto useFilter = [&dialog](const QString& filter) {
        static const QRegularExpression ending(QStringLiteral("\\*\\.([a-z]+)"));
        dialog.setDefaultSuffix(ending.match(filter).captured(1));
    };
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, useFilter);
    useFilter(filters.value(0));
    return savePath(dialog, suggestion);
}

} // namespace

UnsavedAnswer DialogFeedback::askUnsaved(QWidget* parent, const QString& name)
{
    QMessageBox box(QMessageBox::Question, text(QT_TRANSLATE_NOOP("Feedback", "Unsaved changes")),
                    text(QT_TRANSLATE_NOOP("Feedback", "Save the changes to %1?")).arg(name),
                    QMessageBox::NoButton, parent);
    box.setInformativeText(
        text(QT_TRANSLATE_NOOP("Feedback", "Changes since the last save are lost when they are discarded.")));
    // Texts of our own: not every desktop's have keys.
    QPushButton* save = box.addButton(text(QT_TRANSLATE_NOOP("Feedback", "&Save")), QMessageBox::AcceptRole);
    const QAbstractButton* discard =
        box.addButton(text(QT_TRANSLATE_NOOP("Feedback", "&Discard")), QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(save);
    box.exec();
    if (box.clickedButton() == save)
        return UnsavedAnswer::save;
    return box.clickedButton() == discard ? UnsavedAnswer::discard : UnsavedAnswer::cancel;
}

ChangedOnDiskAnswer DialogFeedback::askChangedOnDisk(QWidget* parent, const QString& path)
{
    QMessageBox box(
        QMessageBox::Warning, text(QT_TRANSLATE_NOOP("Feedback", "Changed by another program")),
        text(QT_TRANSLATE_NOOP("Feedback", "%1 was changed by another program since it was opened here."))
            .arg(QFileInfo(path).fileName()),
        QMessageBox::NoButton, parent);
    box.setInformativeText(text(QT_TRANSLATE_NOOP(
        "Feedback",
        "Overwriting it loses what the other program wrote. Saving under another name keeps both.")));
    QAbstractButton* elsewhere =
        box.addButton(text(QT_TRANSLATE_NOOP("Feedback", "Save &as…")), QMessageBox::AcceptRole);
    QAbstractButton* overwrite =
        box.addButton(text(QT_TRANSLATE_NOOP("Feedback", "&Overwrite")), QMessageBox::DestructiveRole);
    QPushButton* cancel = box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(cancel);
    box.exec();
    if (box.clickedButton() == elsewhere)
        return ChangedOnDiskAnswer::saveElsewhere;
    return box.clickedButton() == overwrite ? ChangedOnDiskAnswer::overwrite : ChangedOnDiskAnswer::cancel;
}

bool DialogFeedback::askSaveWithout(QWidget* parent, const QStringList& leftOut)
{
    constexpr qsizetype kShown = 10;
    QMessageBox box(QMessageBox::Warning, text(QT_TRANSLATE_NOOP("Feedback", "Something was left out")),
                    text(QT_TRANSLATE_NOOP(
                        "Feedback", "The predictions of this report were made without what is at fault:")) +
                        QStringLiteral("\n\n") + leftOut.mid(0, kShown).join(QLatin1Char('\n')) +
                        (leftOut.size() > kShown ? QStringLiteral("\n…") : QString()),
                    QMessageBox::NoButton, parent);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(text(QT_TRANSLATE_NOOP(
        "Feedback",
        "Its figures are those of the rest, and the report says so. The issue list says what to correct.")));
    const QAbstractButton* save =
        box.addButton(text(QT_TRANSLATE_NOOP("Feedback", "&Save all the same")), QMessageBox::AcceptRole);
    QPushButton* cancel = box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(cancel);
    box.exec();
    return box.clickedButton() == save;
}

QString DialogFeedback::askOpenPath(QWidget* parent, const QString& folder)
{
    return QFileDialog::getOpenFileName(parent, text(QT_TRANSLATE_NOOP("Feedback", "Open project")), folder,
                                        projectFilter());
}

QStringList DialogFeedback::askImportPaths(QWidget* parent, const QString& folder)
{
    return QFileDialog::getOpenFileNames(parent, text(QT_TRANSLATE_NOOP("Feedback", "Import")), folder);
}

QString DialogFeedback::askFollowPath(QWidget* parent, const QString& folder)
{
    QFileDialog dialog(
        parent, text(QT_TRANSLATE_NOOP("Feedback", "Follow a measurement")), folder,
        text(QT_TRANSLATE_NOOP("Feedback", "Results of contraflow-run (*.json);;All files (*)")));
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setLabelText(QFileDialog::Accept, text(QT_TRANSLATE_NOOP("Feedback", "&Follow")));
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString DialogFeedback::askImportFolder(QWidget* parent, const QString& folder)
{
    return QFileDialog::getExistingDirectory(
        parent, text(QT_TRANSLATE_NOOP("Feedback", "Import a folder of measured patterns")), folder);
}

QString DialogFeedback::askSavePath(QWidget* parent, const QString& suggestion)
{
    QFileDialog dialog(parent, text(QT_TRANSLATE_NOOP("Feedback", "Save project as")));
    dialog.setNameFilter(projectFilter());
    dialog.setDefaultSuffix(QStringLiteral("yaml"));
    return savePath(dialog, suggestion);
}

QString DialogFeedback::askPlanPath(QWidget* parent, const QString& suggestion)
{
    QFileDialog dialog(parent, text(QT_TRANSLATE_NOOP("Feedback", "Save plan as")));
    return filteredPath(dialog, suggestion, {text(QT_TRANSLATE_NOOP("Feedback", "Plan (*.json)"))});
}

QString DialogFeedback::askTablePath(QWidget* parent, const QString& suggestion, const QStringList& filters)
{
    QFileDialog dialog(parent, text(QT_TRANSLATE_NOOP("Feedback", "Export as")));
    return filteredPath(dialog, suggestion, filters);
}

QString DialogFeedback::askNewCampaignPath(QWidget* parent, const QString& suggestion)
{
    QFileDialog dialog(parent, text(QT_TRANSLATE_NOOP("Feedback", "Save the new campaign as")));
    dialog.setNameFilter(text(QT_TRANSLATE_NOOP("Feedback", "Campaigns (*.yaml *.yml);;All files (*)")));
    dialog.setDefaultSuffix(QStringLiteral("yaml"));
    return savePath(dialog, suggestion);
}

QString DialogFeedback::askCampaignPath(QWidget* parent, const QString& folder)
{
    return QFileDialog::getOpenFileName(
        parent, text(QT_TRANSLATE_NOOP("Feedback", "Open campaign")), folder,
        text(QT_TRANSLATE_NOOP("Feedback", "Campaigns (*.yaml *.yml);;All files (*)")));
}

QStringList DialogFeedback::askResultPaths(QWidget* parent, const QString& folder)
{
    return QFileDialog::getOpenFileNames(
        parent, text(QT_TRANSLATE_NOOP("Feedback", "Open results of the campaign")), folder,
        text(QT_TRANSLATE_NOOP("Feedback", "Results (*.csv);;All files (*)")));
}

QString DialogFeedback::askTableFolder(QWidget* parent, const QString& folder)
{
    return QFileDialog::getExistingDirectory(
        parent, text(QT_TRANSLATE_NOOP("Feedback", "Folder for the tables")), folder);
}

QString DialogFeedback::askPicturePath(QWidget* parent, const QString& suggestion, const QStringList& filters)
{
    QFileDialog dialog(parent, text(QT_TRANSLATE_NOOP("Feedback", "Save picture as")));
    return filteredPath(dialog, suggestion, filters);
}

QString DialogFeedback::askReportPath(QWidget* parent, const QString& suggestion, const QStringList& filters)
{
    QFileDialog dialog(parent, text(QT_TRANSLATE_NOOP("Feedback", "Save report as")));
    return filteredPath(dialog, suggestion, filters);
}

} // namespace contraflow
