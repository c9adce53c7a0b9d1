// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/option_form.h"
#include "app/desktop/document/edit_job.h"
#include "core/project/project.h"

#include <QIcon>
#include <QWidget>

#include <optional>
#include <vector>

namespace contraflow {

class Document;
class Selection;

/** One thing that the gallery can make. */
struct GalleryEntry
{
    QString heading; ///< that it stands under
    QString title;
    QString about;       ///< what it is for
    QString source = {}; ///< after whom
    QString words = {};  ///< by which it is found as well
    QIcon icon = {};
};

/**
 * All things of one kind in the gallery: a form for each, what would come of it, and where it goes. The
 * gallery shows one page and asks it to read() again whenever something changed.
 */
class GalleryPage : public QWidget
{
    Q_OBJECT

public:
    struct Context
    {
        const Document& document;
        const Selection& selection;
        bool hasProject = true; ///< else there can only be a new one
    };
    /** What is said and shown of everything that it makes. */
    struct Words
    {
        QString action;          ///< what the button says that makes it
        QString noPlatform = {}; ///< what to do without a platform; empty: it is made without one
        QByteArray sheet = {};   ///< that shows what was made; empty: the one that is shown
    };
    /** A line below the page that says where the thing goes. */
    struct Target
    {
        QString label;
        QWidget* input = nullptr;
    };

    [[nodiscard]] virtual std::vector<GalleryEntry> entries() const = 0;
    [[nodiscard]] const Words& words() const { return m_words; }
    /** Whether it is made on a platform of the project. */
    [[nodiscard]] bool needsPlatform() const { return !m_words.noPlatform.isEmpty(); }
    [[nodiscard]] const std::vector<Target>& targets() const { return m_targets; }
    [[nodiscard]] OptionForm& form() const { return *m_form; }
    /** What was typed, without the name of the new thing. */
    [[nodiscard]] QJsonObject answers() const;

    /** Shows the form of an entry, whose title is shown; what was typed for it before is still there. */
    virtual void choose(std::size_t entry) = 0;
    /** The platform is another one, or none. */
    virtual void takePlatform(const Platform*) {}
    /** Works out what there would be; without a platform only pages that need none are asked. */
    virtual void read(const Platform* platform) = 0;
    [[nodiscard]] virtual bool isReading() const { return false; }
    [[nodiscard]] virtual bool isReady() const = 0;
    /** The edit that makes it, and what it adds; only asked for when ready. */
    [[nodiscard]] virtual EditRequest request(const Platform* platform) const = 0;
    [[nodiscard]] virtual bool addsScenario() const { return false; }
    /** The project that is made in place of an edit, where a new one is wanted. */
    [[nodiscard]] virtual std::optional<Result<Project>> newProject() const { return std::nullopt; }

signals:
    void changed();                 ///< it is to be read again
    void readyChanged();            ///< what was read has arrived
    void said(const QString& text); ///< for the status line

protected:
    GalleryPage(const Context& context, Words words, QWidget* parent);

    /** Fills the page: the form, beside it a picture, and below both the figures; either may be null. */
    void layOut(QWidget* picture, QWidget* figures);
    void addTarget(const QString& label, QWidget* input);
    [[nodiscard]] const Project& project() const;
    [[nodiscard]] std::size_t shownScenario() const;

    /** Adds the name of what is made to the form; it is a free one until another is typed. */
    void addName(TableKind kind, std::string_view usual);
    [[nodiscard]] const std::string& name() const { return m_name; }
    /** Why it cannot be called so, at its input; nothing: it can. */
    [[nodiscard]] std::vector<OptionProblem> nameProblems(TableKind kind) const;

    const Context m_context;

private:
    Words m_words;
    OptionForm* m_form;
    std::vector<Target> m_targets;
    std::string m_name;
    std::string m_proposed;
};

/** Networks by recipe: how many nodes, switches and links each would have. */
[[nodiscard]] GalleryPage* makeNetworkPage(const GalleryPage::Context& context, QWidget* parent);
/** Network presets: their figures with the sources, and what applying one changes. */
[[nodiscard]] GalleryPage* makePresetPage(const GalleryPage::Context& context, QWidget* parent);
/** Messages by pattern: who sends to whom and how much. */
[[nodiscard]] GalleryPage* makePatternPage(const GalleryPage::Context& context, QWidget* parent);
/** Programs by recipe: what each models and on how many processes it runs. */
[[nodiscard]] GalleryPage* makeProgramPage(const GalleryPage::Context& context, QWidget* parent);

} // namespace contraflow
