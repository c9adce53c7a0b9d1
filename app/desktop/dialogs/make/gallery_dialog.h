// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/make/gallery_page.h"

#include <QDialog>
#include <QJsonObject>
#include <QSet>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace contraflow {

/** What the gallery begins with. */
enum class GalleryGroup
{
    networks,
    presets,
    patterns,
    programs,
};

/**
 * Everything that is made by rule: networks and their presets, messages by pattern, programs. Says what each
 * is for and what would come of it while its options are typed, and takes it as one undo step, in a job that
 * Escape stops, or as a new project.
 */
class GalleryDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Offer
    {
        newProjectOnly, ///< there is no project to add to
        everything,
    };

    /** Document and selection must outlive the dialog; a new project is handed over by projectMade. */
    GalleryDialog(GalleryGroup group, Offer offer, Document& document, Selection& selection, QWidget* parent);

    /** Something is worked out, or taken. */
    [[nodiscard]] bool isBusy() const { return m_isTaking || (m_page && m_page->isReading()); }
    /** What was taken, with its options, as the next gallery recalls it. */
    [[nodiscard]] QByteArray remembered() const;
    /** Begins the forms with what was taken before. */
    void recall(const QByteArray& remembered);
    /** The sheet that shows what was made; empty: the one that is shown. */
    [[nodiscard]] QByteArray sheet() const { return m_page ? m_page->words().sheet : QByteArray(); }

public slots:
    /** Gives up the taking; otherwise closes the dialog. */
    void reject() override;

signals:
    void projectMade(const contraflow::Project& project);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeList();
    [[nodiscard]] QWidget* makePages();
    [[nodiscard]] QComboBox* makePlatformBox();
    void layOut(QWidget* question);
    void addPage(GalleryPage* page);
    void filter(const QString& typed);
    void selectFirst(int page);
    void showEntry();
    /** Has the page say what there would be. */
    void ask();
    void takePlatform();
    [[nodiscard]] const Platform* platform() const;
    void updateButton();
    /** Under what the options of the shown entry are remembered. */
    [[nodiscard]] QString shownKey() const;
    void recallShown();
    void take();
    void takeProject(const Result<Project>& made);
    void setTaking(bool isTaking);

    Document& m_document;
    Selection& m_selection;
    bool m_isTaking = false;
    QWidget* m_question; ///< all that cannot be changed while it is taken
    QComboBox* m_platform;
    QLabel* m_status;
    QPushButton* m_take;
    QFormLayout* m_targets = nullptr;
    QLineEdit* m_search = nullptr;
    QListWidget* m_list = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_about = nullptr;
    QLabel* m_source = nullptr;
    QStackedWidget* m_pages = nullptr;
    GalleryPage* m_page = nullptr; ///< that is shown; null: nothing is found
    QJsonObject m_remembered;      ///< the answers of each entry that was taken
    QSet<QString> m_recalled;      ///< entries that begin with them no more
};

} // namespace contraflow
