// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <array>
#include <cstring>

namespace contraflow {

std::span<const Language> languages()
{
    static constexpr std::array<Language, 3> all{{{"en", "English"}, {"de", "Deutsch"}, {"fr", "Français"}}};
    return all;
}

QString languageFor(const QStringList& wishes)
{
    for (const QString& wish : wishes)
        for (const Language& language : languages())
            if (wish.left(2) == QLatin1String(language.code))
                return QLatin1String(language.code);
    return QLatin1String(languages().front().code);
}

bool WindowTranslator::loadLanguage(const QString& code)
{
    return load(QStringLiteral(":/translations/contraflow_%1.qm").arg(code));
}

QString WindowTranslator::translate(const char* context, const char* source, const char* disambiguation,
                                    int n) const
{
    constexpr const char* kNamespace = "contraflow::";
    const char* name = context;
    if (name && std::strncmp(name, kNamespace, std::strlen(kNamespace)) == 0)
        name += std::strlen(kNamespace);
    const QString here = QTranslator::translate(name, source, disambiguation, n);
    return here.isEmpty() ? QTranslator::translate("contraflow", source, disambiguation, n) : here;
}

void installLanguage(const QString& code)
{
    const QString chosen = code.isEmpty() ? languageFor(QLocale::system().uiLanguages()) : code;
    auto* window = new WindowTranslator;
    window->setParent(QCoreApplication::instance());
    if (!window->loadLanguage(chosen))
        return; // English
    auto* qt = new QTranslator(QCoreApplication::instance());
    if (qt->load(QStringLiteral("qtbase_") + chosen, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
    QCoreApplication::installTranslator(window);
}

} // namespace contraflow
