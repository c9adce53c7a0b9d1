// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/disk_changes_dialog.h"

#include "app/desktop/dialogs/window_size.h"
#include "app/desktop/style/spacing.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "core/base/line_diff.h"
#include "core/io/project_file.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QLabel>
#include <QPushButton>
#include <QTextCursor>
#include <QTextEdit>
#include <QVBoxLayout>

namespace contraflow {
namespace {

constexpr std::size_t kContext = 2;
constexpr std::size_t kMostDifferences = 2000; ///< beyond them nobody reads lines

char markOf(DiffLine::Kind kind)
{
    switch (kind) {
    case DiffLine::Kind::kept:
        return ' ';
    case DiffLine::Kind::removed:
        return '-';
    case DiffLine::Kind::added:
        return '+';
    case DiffLine::Kind::skipped:
        break;
    }
    return '@';
}

} // namespace

DiskChanges compareWithFile(const Project& project, const QString& path, const std::stop_token& stop)
{
    DiskChanges changes;
    const auto read = readProject(path.toStdString());
    if (!read) {
        changes.problem = qtText(read.error().message);
        return changes;
    }
    const std::string here = projectText(project);
    const std::string there = projectText(read->project);
    const auto lines = diffLines(here, there, kContext, kMostDifferences, stop);
    if (!lines) {
        changes.problem = tr("More than %1 lines differ.").arg(kMostDifferences);
        return changes;
    }
    for (const DiffLine& line : *lines) {
        changes.onlyHere += line.kind == DiffLine::Kind::removed ? 1U : 0U;
        changes.onlyInFile += line.kind == DiffLine::Kind::added ? 1U : 0U;
        changes.lines.emplace_back(markOf(line.kind), qtText(line.text));
    }
    return changes;
}

DiskChangesDialog::DiskChangesDialog(const Project& project, const QString& path, QWidget* parent)
    : QDialog(parent)
    , m_summary(new QLabel(this))
    , m_lines(new QTextEdit(this))
    , m_job([this](const DiskChanges& changes) { show(changes); })
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("What another program changed in %1").arg(QFileInfo(path).fileName()));
    m_summary->setObjectName(QStringLiteral("diskChangesSummary"));
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setText(tr("Reading %1 …").arg(QFileInfo(path).fileName()));
    m_lines->setReadOnly(true);
    m_lines->setLineWrapMode(QTextEdit::NoWrap);
    m_lines->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_lines->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_lines->setAccessibleName(tr("Lines that differ"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* reload = buttons->addButton(tr("&Reload"), QDialogButtonBox::AcceptRole);
    reload->setToolTip(tr("Take what is in the file, in place of what is in the window"));
    auto* keep = buttons->addButton(tr("&Keep mine"), QDialogButtonBox::DestructiveRole);
    keep->setToolTip(tr("Go on with what is in the window; saving writes over the file"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Decide &later"));
    connect(reload, &QPushButton::clicked, this, [this] {
        emit reloadRequested();
        accept();
    });
    connect(keep, &QPushButton::clicked, this, [this] {
        emit keepRequested();
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(kSpacing);
    layout->addWidget(m_summary);
    layout->addWidget(m_lines, 1);
    layout->addWidget(buttons);
    resizeOnScreen(*this, {760, 520});
    m_job.start(
        [project, path](const JobContext& context) { return compareWithFile(project, path, context.stop); });
}

void DiskChangesDialog::show(const DiskChanges& changes)
{
    if (!changes.problem.isEmpty())
        m_summary->setText(changes.problem);
    else if (changes.onlyHere + changes.onlyInFile == 0)
        m_summary->setText(tr("The file says the same as the window."));
    else
        m_summary->setText(tr("− only in this window (lines: %1)    + only in the file (lines: %2)")
                               .arg(changes.onlyHere)
                               .arg(changes.onlyInFile));
    QTextCursor cursor(m_lines->document());
    for (const auto& [mark, text] : changes.lines) {
        QTextCharFormat format;
        if (mark == '-')
            format.setForeground(theme().error);
        else if (mark == '+')
            format.setForeground(theme().accent);
        else
            format.setForeground(theme().mutedText);
        const QString sign = mark == '@'   ? QStringLiteral("…")
                             : mark == '-' ? QStringLiteral("−")
                                           : QString(QLatin1Char(mark));
        cursor.insertText(sign + QLatin1Char(' ') + text + QLatin1Char('\n'), format);
    }
    m_lines->moveCursor(QTextCursor::Start);
}

} // namespace contraflow
