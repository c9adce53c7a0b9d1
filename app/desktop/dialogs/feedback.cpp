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

#include <algorithm>
#include <array>

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

/** A question that has answers of its own, besides Cancel. */
struct Question
{
    QMessageBox::Icon icon;
    QString title;
    QString text;
    QString more;
    QStringList answers; ///< the first takes what is asked about on, the second gives it up
    int usual;           ///< which of the answers Enter gives; their number: Cancel
};

/** The number of the answer; that of all answers when it is Cancel. */
std::size_t ask(QWidget* parent, const Question& question)
{
    QMessageBox box(question.icon, question.title, question.text, QMessageBox::NoButton, parent);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(question.more);
    // Texts of our own: not every desktop's have keys.
    QList<QPushButton*> buttons;
    for (const QString& answer : question.answers)
        buttons +=
            box.addButton(answer, buttons.isEmpty() ? QMessageBox::AcceptRole : QMessageBox::DestructiveRole);
    buttons += box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(buttons[question.usual]);
    box.exec();
    const QAbstractButton* clicked = box.clickedButton();
    const auto found = std::find(buttons.begin(), buttons.end(), clicked);
    return static_cast<std::size_t>(std::min(found - buttons.begin(), buttons.size() - 1));
}

} // namespace

UnsavedAnswer DialogFeedback::askUnsaved(QWidget* parent, const QString& name)
{
    constexpr std::array answers{UnsavedAnswer::save, UnsavedAnswer::discard, UnsavedAnswer::cancel};
    return answers.at(ask(
        parent,
        {QMessageBox::Question,
         text(QT_TRANSLATE_NOOP("Feedback", "Unsaved changes")),
         text(QT_TRANSLATE_NOOP("Feedback", "Save the changes to %1?")).arg(name),
         text(QT_TRANSLATE_NOOP("Feedback", "Changes since the last save are lost when they are discarded.")),
         {text(QT_TRANSLATE_NOOP("Feedback", "&Save")), text(QT_TRANSLATE_NOOP("Feedback", "&Discard"))},
         0}));
}

ChangedOnDiskAnswer DialogFeedback::askChangedOnDisk(QWidget* parent, const QString& path)
{
    constexpr std::array answers{ChangedOnDiskAnswer::saveElsewhere, ChangedOnDiskAnswer::overwrite,
                                 ChangedOnDiskAnswer::cancel};
    return answers.at(ask(
        parent,
        {QMessageBox::Warning,
         text(QT_TRANSLATE_NOOP("Feedback", "Changed by another program")),
         text(QT_TRANSLATE_NOOP("Feedback", "%1 was changed by another program since it was opened here."))
             .arg(QFileInfo(path).fileName()),
         text(QT_TRANSLATE_NOOP(
             "Feedback",
             "Overwriting it loses what the other program wrote. Saving under another name keeps both.")),
         {text(QT_TRANSLATE_NOOP("Feedback", "Save &as…")),
          text(QT_TRANSLATE_NOOP("Feedback", "&Overwrite"))},
         2}));
}

bool DialogFeedback::askSaveWithout(QWidget* parent, const QStringList& leftOut)
{
    constexpr qsizetype kShown = 10;
    return ask(parent,
               {QMessageBox::Warning,
                text(QT_TRANSLATE_NOOP("Feedback", "Something was left out")),
                text(QT_TRANSLATE_NOOP(
                    "Feedback", "The predictions of this report were made without what is at fault:")) +
                    QStringLiteral("\n\n") + leftOut.mid(0, kShown).join(QLatin1Char('\n')) +
                    (leftOut.size() > kShown ? QStringLiteral("\n…") : QString()),
                text(QT_TRANSLATE_NOOP("Feedback",
                                       "Its figures are those of the rest, and the report says so. The issue "
                                       "list says what to correct.")),
                {text(QT_TRANSLATE_NOOP("Feedback", "&Save all the same"))},
                1}) == 0;
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
