// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/feedback.h"

#include <QAbstractButton>
#include <QCoreApplication>
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

constexpr const char* kProjects =
    QT_TRANSLATE_NOOP("Feedback", "Contraflow projects (*.yaml *.yml);;All files (*)");
constexpr const char* kCampaigns = QT_TRANSLATE_NOOP("Feedback", "Campaigns (*.yaml *.yml);;All files (*)");

struct PathQuestion
{
    PathUse use;
    const char* title;
    QFileDialog::FileMode mode; ///< any file: it is written
    const char* filters = nullptr;
};

constexpr std::array kPathQuestions{
    PathQuestion{PathUse::openProject, QT_TRANSLATE_NOOP("Feedback", "Open project"),
                 QFileDialog::ExistingFile, kProjects},
    PathQuestion{PathUse::saveProject, QT_TRANSLATE_NOOP("Feedback", "Save project as"), QFileDialog::AnyFile,
                 kProjects},
    PathQuestion{PathUse::importFiles, QT_TRANSLATE_NOOP("Feedback", "Import"), QFileDialog::ExistingFiles},
    PathQuestion{PathUse::importFolder, QT_TRANSLATE_NOOP("Feedback", "Import a folder of measured patterns"),
                 QFileDialog::Directory},
    PathQuestion{PathUse::follow, QT_TRANSLATE_NOOP("Feedback", "Follow a measurement"), QFileDialog::AnyFile,
                 QT_TRANSLATE_NOOP("Feedback", "Results of contraflow-run (*.json);;All files (*)")},
    PathQuestion{PathUse::savePlan, QT_TRANSLATE_NOOP("Feedback", "Save plan as"), QFileDialog::AnyFile,
                 QT_TRANSLATE_NOOP("Feedback", "Plan (*.json)")},
    PathQuestion{PathUse::saveTable, QT_TRANSLATE_NOOP("Feedback", "Export as"), QFileDialog::AnyFile},
    PathQuestion{PathUse::tableFolder, QT_TRANSLATE_NOOP("Feedback", "Folder for the tables"),
                 QFileDialog::Directory},
    PathQuestion{PathUse::openCampaign, QT_TRANSLATE_NOOP("Feedback", "Open campaign"),
                 QFileDialog::ExistingFile, kCampaigns},
    PathQuestion{PathUse::newCampaign, QT_TRANSLATE_NOOP("Feedback", "Save the new campaign as"),
                 QFileDialog::AnyFile, kCampaigns},
    PathQuestion{PathUse::campaignResults, QT_TRANSLATE_NOOP("Feedback", "Open results of the campaign"),
                 QFileDialog::ExistingFiles, QT_TRANSLATE_NOOP("Feedback", "Results (*.csv);;All files (*)")},
    PathQuestion{PathUse::savePicture, QT_TRANSLATE_NOOP("Feedback", "Save picture as"),
                 QFileDialog::AnyFile},
    PathQuestion{PathUse::saveReport, QT_TRANSLATE_NOOP("Feedback", "Save report as"), QFileDialog::AnyFile},
};

/** Makes the dialog one that writes a file. A name without an ending gets that of the chosen filter, "SVG
 * picture (*.svg)", or of the last that has one. */
void makeSaving(QFileDialog& dialog, const QString& suggestion)
{
    const auto useFilter = [&dialog](const QString& filter) {
        static const QRegularExpression ending(QStringLiteral("\\*\\.([a-z]+)"));
        if (const QRegularExpressionMatch match = ending.match(filter); match.hasMatch())
            dialog.setDefaultSuffix(match.captured(1));
    };
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, useFilter);
    useFilter(dialog.nameFilters().value(0));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDirectory(QFileInfo(suggestion).absolutePath());
    dialog.selectFile(QFileInfo(suggestion).fileName());
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
    const auto found = std::ranges::find(buttons, clicked);
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

QStringList DialogFeedback::askPaths(QWidget* parent, PathUse use, const QString& place,
                                     const QStringList& filters)
{
    const PathQuestion& question =
        *std::ranges::find_if(kPathQuestions, [use](const auto& known) { return known.use == use; });
    QFileDialog dialog(parent, text(question.title), place);
    dialog.setFileMode(question.mode);
    dialog.setOption(QFileDialog::ShowDirsOnly, question.mode == QFileDialog::Directory);
    if (question.filters)
        dialog.setNameFilter(text(question.filters));
    else if (!filters.isEmpty())
        dialog.setNameFilters(filters);
    if (use == PathUse::follow)
        dialog.setLabelText(QFileDialog::Accept, text(QT_TRANSLATE_NOOP("Feedback", "&Follow")));
    else if (question.mode == QFileDialog::AnyFile)
        makeSaving(dialog, place);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles() : QStringList();
}

} // namespace contraflow
