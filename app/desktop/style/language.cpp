// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/language.h"

#include "core/base/sentence.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <cstring>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace contraflow {

std::string languageFor(const QStringList& wishes)
{
    for (const QString& wish : wishes)
        for (const Language& language : kLanguages)
            if (wish.left(2) == QLatin1String(language.code))
                return language.code;
    return kLanguages.front().code;
}

bool WindowTranslator::loadLanguage(const std::string& code)
{
    return load(QStringLiteral(":/translations/contraflow_%1.qm").arg(QString::fromStdString(code)));
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

QStringList inAllLanguages(const QString& english)
{
    static const auto others = [] {
        std::vector<std::unique_ptr<WindowTranslator>> translators;
        for (const Language& language : std::span(kLanguages).subspan(1))
            if (auto texts = std::make_unique<WindowTranslator>(); texts->loadLanguage(language.code))
                translators.push_back(std::move(texts));
        return translators;
    }();
    QStringList titles{english};
    for (const auto& texts : others)
        if (const QString title = texts->translate("Core", english.toUtf8().constData()); !title.isEmpty())
            titles += title;
    return titles;
}

void installLanguage(const std::string& code)
{
    const std::string chosen = code.empty() ? languageFor(QLocale::system().uiLanguages()) : code;
    static WindowTranslator texts;
    static QTranslator qt;
    if (!texts.loadLanguage(chosen))
        return setLanguage({}); // English
    setLanguage([](std::string_view pattern) {
        const std::string translated = texts.translate("Core", std::string(pattern).c_str()).toStdString();
        return translated.empty() ? std::string(pattern) : translated;
    });
    if (!QCoreApplication::instance())
        return;
    if (qt.load(QStringLiteral("qtbase_") + QString::fromStdString(chosen),
                QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
    QCoreApplication::installTranslator(&texts);
}

} // namespace contraflow
