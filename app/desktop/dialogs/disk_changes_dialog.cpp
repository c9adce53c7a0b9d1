// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/disk_changes_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/style/widgets.h"
#include "core/io/project/project_file.h"
#include "core/io/project/trace_reference.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QLabel>
#include <QPushButton>
#include <QTextCursor>
#include <QTextEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace contraflow {
namespace {

constexpr std::size_t kContext = 2;
constexpr std::size_t kMostDifferences = 2000; ///< beyond them nobody reads lines

DiskChanges compareWithFile(const Project& project, const QString& path, const std::stop_token& stop)
{
    ASSIGN_OR_RETURN(const auto read, readProject(path.toStdString()));
    const std::string here = projectText(project, path.toStdString());
    const std::string there = projectText(read.project);
    const auto lines = diffLines(here, there, kContext, kMostDifferences, stop);
    if (!lines)
        return Error{ErrorCode::invalidInput,
                     tr("More than %1 lines differ.").arg(countText(kMostDifferences)).toStdString()};
    std::vector<std::pair<DiffLine::Kind, QString>> changes;
    for (const DiffLine& line : *lines)
        changes.emplace_back(line.kind, qtText(line.text));
    return changes;
}

/** How a line begins, and its colour. */
std::pair<QString, QColor> lookOf(DiffLine::Kind kind)
{
    switch (kind) {
    case DiffLine::Kind::removed:
        return {QStringLiteral("− "), theme().error};
    case DiffLine::Kind::added:
        return {QStringLiteral("+ "), theme().accent};
    case DiffLine::Kind::skipped:
        return {QStringLiteral("… "), theme().mutedText};
    case DiffLine::Kind::kept:
        break;
    }
    return {QStringLiteral("  "), theme().mutedText};
}

} // namespace

DiskChangesDialog::DiskChangesDialog(const Project& project, const QString& path, QWidget* parent)
    : QDialog(parent)
    , m_summary(new QLabel(this))
    , m_lines(new QTextEdit(this))
    , m_job(tr("Comparing with the file"), [this](const DiskChanges& changes) { show(changes); })
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("What another program changed in %1").arg(QFileInfo(path).fileName()));
    m_summary->setObjectName(QStringLiteral("diskChangesSummary"));
    m_summary->setWordWrap(true);
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
    if (!changes) {
        m_summary->setText(qtText(changes.error().message));
        return;
    }
    const auto countOf = [&changes](DiffLine::Kind kind) {
        return std::ranges::count_if(*changes, [kind](const auto& line) { return line.first == kind; });
    };
    m_summary->setText(changes->empty()
                           ? tr("The file says the same as the window.")
                           : tr("− only in this window (lines: %1)    + only in the file (lines: %2)")
                                 .arg(countOf(DiffLine::Kind::removed))
                                 .arg(countOf(DiffLine::Kind::added)));
    QTextCursor cursor(m_lines->document());
    for (const auto& [kind, text] : *changes) {
        const auto [sign, color] = lookOf(kind);
        QTextCharFormat format;
        format.setForeground(color);
        cursor.insertText(sign + text + QLatin1Char('\n'), format);
    }
    m_lines->moveCursor(QTextCursor::Start);
}

} // namespace contraflow
