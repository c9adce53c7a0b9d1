// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTranslator>

#include <string>

namespace contraflow {

/** The code of the first of these wishes ("de-CH", "fr") that there are texts for; English when there is
 * none. */
[[nodiscard]] std::string languageFor(const QStringList& wishes);

/**
 * The window's texts in another language. A text has one translation wherever it stands, but for the few that
 * mean different things in different classes.
 */
class WindowTranslator : public QTranslator
{
    Q_OBJECT

public:
    /** False when there are no texts in this language. */
    bool loadLanguage(const std::string& code);
    [[nodiscard]] QString translate(const char* context, const char* source,
                                    const char* disambiguation = nullptr, int n = -1) const override;
};

/** A title of the core's catalogues in all languages, English first. */
[[nodiscard]] QStringList inAllLanguages(const QString& english);

/** Gives the application the texts of a language, Qt's own among them, and the core its sentences; empty:
 * that of the desktop. Must come before the first window. Without an application, only sentences. */
void installLanguage(const std::string& code);

} // namespace contraflow
