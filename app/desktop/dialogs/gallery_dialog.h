// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/gallery_page.h"
#include "app/desktop/dialogs/making_dialog.h"

class QLineEdit;
class QListWidget;
class QListWidgetItem;
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
 * is for and what would come of it while its options are typed, and takes it as one undo step, or as a new
 * project.
 */
class GalleryDialog : public MakingDialog
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

    /** The sheet that shows what was made; empty: the one that is shown. */
    [[nodiscard]] QByteArray sheet() const { return m_page ? m_page->sheet() : QByteArray(); }

signals:
    void projectMade(const contraflow::Project& project);

protected:
    void takePlatform() override;
    void read(const Platform& platform) override;
    [[nodiscard]] bool isReading() const override { return m_page && m_page->isReading(); }
    [[nodiscard]] QString noPlatformText() const override { return m_page->noPlatformText(); }
    [[nodiscard]] bool isReady() const override { return m_page && m_page->isReady(); }
    [[nodiscard]] EditRequest request() const override { return m_page->request(platform()); }
    [[nodiscard]] bool addsScenario() const override { return m_page->addsScenario(); }
    [[nodiscard]] bool takeOtherwise() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeList();
    [[nodiscard]] QWidget* makePages();
    void addPage(GalleryPage* page);
    void filter(const QString& typed);
    void selectFirst(int page);
    void showEntry();
    /** Has the page say what there would be. */
    void ask();

    QFormLayout* m_targets = nullptr;
    QLineEdit* m_search = nullptr;
    QListWidget* m_list = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_about = nullptr;
    QLabel* m_source = nullptr;
    QStackedWidget* m_pages = nullptr;
    GalleryPage* m_page = nullptr; ///< that is shown; null: nothing is found
};

} // namespace contraflow
