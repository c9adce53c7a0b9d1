// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

#include <span>

namespace contraflow {

/** A language that the window's texts exist in. */
struct Language
{
    const char* code; ///< "de", as in the names of files
    const char* name; ///< as its speakers call it
};

/** English, in which the texts are written, first. */
[[nodiscard]] std::span<const Language> languages();

/** The code of the first of these wishes ("de-CH", "fr") that there are texts for; English when there is
 * none. */
[[nodiscard]] QString languageFor(const QStringList& wishes);

/**
 * The window's texts in another language. A text has one translation wherever it stands, but for the few that
 * mean different things in different classes.
 */
class WindowTranslator : public QTranslator
{
    Q_OBJECT

public:
    /** False when there are no texts in this language. */
    bool loadLanguage(const QString& code);
    [[nodiscard]] QString translate(const char* context, const char* source,
                                    const char* disambiguation = nullptr, int n = -1) const override;
};

/** Gives the application the texts of a language, Qt's own among them; empty: that of the desktop. Must come
 * before the first window. */
void installLanguage(const QString& code);

} // namespace contraflow
