// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/plots/plot_catalog.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/style/language.h"
#include "app/desktop/style/text.h"
#include "app/desktop/window/start_page.h"
#include "app/desktop/window/workspace.h"
#include "app/report/report_content.h"
#include "app/report/report_sections.h"
#include "core/analysis/candidates/assumptions.h"
#include "core/base/resource_texts.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/importing/import_kinds.h"
#include "core/importing/measured_file.h"
#include "core/io/exporters/network_writer.h"
#include "core/io/project/preset_claims.h"
#include "core/io/project/preset_file.h"
#include "core/io/project/preset_source.h"
#include "core/project/routing_rules.h"
#include "core/recipes/application_recipe.h"
#include "core/recipes/platform_recipe.h"
#include "core/recipes/project_recipe.h"
#include "core/recipes/workload_recipe.h"
#include "core/sharing/catalog.h"
#include "core/tables/calibration_tables.h"
#include "core/tables/campaign_tables.h"
#include "core/tables/candidate_tables.h"
#include "core/tables/error_tables.h"
#include "core/tables/offer_tables.h"
#include "core/tables/path_tables.h"
#include "core/tables/placement_tables.h"
#include "core/tables/replay_tables.h"
#include "core/tables/results_table.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/data_folders.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDirIterator>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextBrowser>
#include <QXmlStreamReader>

#include <array>
#include <cctype>
#include <cstring>
#include <mutex>
#include <set>

using namespace contraflow;
using Fixture = test::WindowFixture;

namespace {

constexpr QChar kBefore(0x27e6); // ⟦
constexpr QChar kBehind(0x27e7); // ⟧

/** Marks every text that asks to be translated, and remembers what catalogues of the core ask for. */
class MarkingTranslator : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char*, int) const override
    {
        const QString text = QString::fromUtf8(source);
        if (text.contains(kBefore))
            return text;                      // a sentence of the core, which is in the language already
        const std::lock_guard lock(m_access); // jobs ask as well
        if (std::string_view(context) == "Core")
            m_core.insert(source);
        else if (*context != 'Q') // Qt translates its own
            m_seen.insert({context, source});
        return kBefore + text + kBehind;
    }
    [[nodiscard]] const std::set<std::string>& core() const { return m_core; }
    /** All other texts that asked, by context: also those that are no literal where tr() stands. */
    [[nodiscard]] const std::set<std::pair<std::string, std::string>>& seen() const { return m_seen; }

private:
    mutable std::mutex m_access;
    mutable std::set<std::pair<std::string, std::string>> m_seen;
    mutable std::set<std::string> m_core;
};

bool isMarked(const QString& text)
{
    return text.contains(kBefore) && text.contains(kBehind);
}

/** What stands before, between and behind what is marked. */
QString unmarkedIn(const QString& text)
{
    QString rest;
    int depth = 0;
    for (const QChar letter : text) {
        depth += letter == kBefore ? 1 : 0;
        if (depth == 0)
            rest += letter;
        depth -= letter == kBehind ? 1 : 0;
    }
    return rest;
}

/** Whether there are words in it, and not a number with its unit. */
bool hasWords(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2}[a-z]")); // "SHA" is a name
    static const QRegularExpression quantity(QStringLiteral("^[-0-9.]+ [A-Za-z/]+$"));
    return text.contains(word) && !text.contains(quantity);
}

/** What a preset says in its file: all but names, figures and citations. */
QStringList proseOf(const DataNode& node)
{
    constexpr std::array<std::string_view, 12> kNoProse{"preset", "name",  "title",     "basis",
                                                        "rate",   "value", "payload",   "headers",
                                                        "kind",   "tree",  "dragonfly", "citations"};
    QStringList prose;
    for (std::size_t i = 0; i < node.keys.size(); ++i)
        if (std::ranges::find(kNoProse, node.keys[i]) == kNoProse.end())
            prose += node.children[i].kind == DataNode::Kind::scalar
                         ? QStringList(qtText(trimmed(node.children[i].scalar)))
                         : proseOf(node.children[i]);
    return prose;
}

QStringList proseOf(const ResourceText& preset)
{
    return proseOf(std::get<DataNode>(readPresetTree(preset.text)));
}

/** The sample that runs an application. */
Project application()
{
    for (const Sample& sample : samples()) {
        QFile file(sample.path);
        if (sample.path.contains(u"halo") && file.open(QIODevice::ReadOnly))
            return parseProject(file.readAll().toStdString()).value().project;
    }
    qFatal("the sample is gone");
}

struct Message
{
    QString source;
    QString context;
    QStringList translations;
    bool isUnfinished = false;
};

QList<Message> messagesOf(const QString& language)
{
    QFile file(
        QStringLiteral(CONTRAFLOW_SAMPLES "/../resources/translations/contraflow_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("there is no file of %s", qPrintable(language));
    QList<Message> messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"source") {
            messages.append({xml.readElementText(), context, {}, false});
        } else if (xml.name() == u"translation") {
            messages.last().isUnfinished = xml.attributes().hasAttribute(QLatin1String("type"));
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            messages.last().translations.append(text);
        }
    }
    return messages;
}

/** The patterns of sentences and the titles of the report's tables, which stand as literals in the source. */
QStringList sentencePatterns()
{
    // moc reads no quotation marks in raw literals: \x22 are those.
    const QString literals = QStringLiteral(R"re(((?:\x22(?:[^\x22\\]|\\.)*\x22\s*)+))re");
    const QRegularExpression one(QStringLiteral(R"re(\b(?:sentence|phrase|invalidInput|notFound)\(\s*)re") +
                                 literals);
    const QRegularExpression count(QStringLiteral(R"re(\bsentenceOf\([^\x22;]*)re") + literals +
                                   QStringLiteral(R"re(,\s*)re") + literals);
    const QRegularExpression thing(
        QStringLiteral(R"re(\bcounted\([^\x22;]*\x22([a-zA-Z ]+)\x22(?:,\s*\x22([a-zA-Z ]+)\x22)?\))re"));
    const QRegularExpression title(QStringLiteral(R"re(\{\x22[a-z0-9_]+\x22, (\x22[A-Z][^\x22]*\x22))re"));
    static const QRegularExpression between(QStringLiteral(R"re(\x22\s*\x22)re"));
    QStringList patterns;
    const auto take = [&](const QRegularExpression& form, const QString& source) {
        for (auto match = form.globalMatch(source); match.hasNext();)
            for (const QString& literal : match.next().capturedTexts().mid(1)) {
                const QString whole = QString(literal).remove(between);
                patterns += QJsonDocument::fromJson('[' + whole.toUtf8() + ']').array().first().toString();
            }
    };
    for (const char* folder : {"core", "app/cli", "app/report", "app/desktop"}) {
        QDirIterator files(QStringLiteral(CONTRAFLOW_SAMPLES "/../") + QLatin1String(folder),
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                qFatal("%s cannot be read", qPrintable(file.fileName()));
            const QString source = QString::fromUtf8(file.readAll());
            take(one, source);
            take(count, source);
            for (auto match = thing.globalMatch(source); match.hasNext();) {
                const auto found = match.next(); // "1 message", "%1 messages"
                const QString many =
                    found.hasCaptured(2) ? found.captured(2) : found.captured(1) + QLatin1Char('s');
                patterns << QStringLiteral("1 ") + found.captured(1) << QStringLiteral("%1 ") + many;
            }
            if (std::string_view(folder) == "app/report")
                take(title, source);
        }
    }
    return patterns;
}

QStringList placeholdersOf(const QString& text)
{
    static const QRegularExpression one(QStringLiteral("%(n|L?[0-9]+)"));
    QStringList found;
    for (auto match = one.globalMatch(text); match.hasNext();)
        found += match.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

} // namespace

/** Every text of the window exists in every language, and none goes round the translation. */
class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { QCoreApplication::removeTranslator(&m_marking); }

    void noTextOfTheWindowBypassesTranslation();
    void noTextOfADialogBypassesTranslation_data();
    void noTextOfADialogBypassesTranslation();
    void noTextOfAReportBypassesTranslation();
    void noTextOfAPresetBypassesTranslation();
    void namesAreNotTranslated();
    void everyTextIsTranslated_data();
    void everyTextIsTranslated();
    void aWordOfTheFieldHasOneTranslation_data();
    void aWordOfTheFieldHasOneTranslation();
    void frenchHasItsApostrophesAndPunctuation();
    void aLabelNamesItsInputWithoutItsColon_data() { everyTextIsTranslated_data(); }
    void aLabelNamesItsInputWithoutItsColon();
    void textsOfTheCoreAreTranslated_data();
    void textsOfTheCoreAreTranslated();
    void aTextMeansWhatItsClassMeans();
    void theLanguageIsTheFirstThatThereIs();

private:
    void look(const QWidget& window, QStringList& plain) const;

    MarkingTranslator m_marking;
    std::set<QString> m_given; ///< names and texts of the project
};

void TestTranslations::initTestCase()
{
    QCoreApplication::installTranslator(&m_marking);
    setLanguage([](std::string_view pattern) { return coreText(pattern).toStdString(); });
    for (const ApplicationRecipeInfo& info : applicationCatalog())
        for (const ProgramParameter& parameter : info.parameters) {
            const QString name = QString::fromUtf8(parameter.name);
            m_given.insert({name, name + QLatin1Char(':')});
        }
}

/** Adds the texts of a window that nobody marked. */
void TestTranslations::look(const QWidget& window, QStringList& plain) const
{
    const auto check = [&](const QWidget& where, const QString& text) {
        if (hasWords(unmarkedIn(text)) && !m_given.contains(QString(text).remove(u'&')))
            plain +=
                QStringLiteral("%1 %2: %3")
                    .arg(QLatin1String(where.metaObject()->className()), where.objectName(), text.left(120));
    };
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window))
            continue;
        check(*widget, widget->toolTip());
        check(*widget, widget->accessibleName());
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            check(*widget, label->text());
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            check(*widget, button->text());
        else if (const auto* group = qobject_cast<const QGroupBox*>(widget))
            check(*widget, group->title());
        else if (const auto* dock = qobject_cast<const QDockWidget*>(widget))
            check(*widget, dock->windowTitle());
        else if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                check(*widget, tabs->tabText(i));
        else if (const auto* header = qobject_cast<const QHeaderView*>(widget);
                 header && header->orientation() == Qt::Horizontal && header->model())
            for (int i = 0; i < header->count(); ++i)
                check(*widget, header->model()->headerData(i, Qt::Horizontal).toString());
    }
    for (const QAction* action : window.findChildren<QAction*>()) {
        check(window, action->text());
        check(window, action->toolTip().contains(u'<') ? QString() : action->toolTip());
    }
}

void TestTranslations::noTextOfTheWindowBypassesTranslation()
{
    Fixture f;
    f.window.show();
    QStringList plain;
    const std::array projects{test::tableOne(), application()};
    for (const Project& project : projects) {
        for (const auto& scenario : project.scenarios)
            m_given.insert(QString::fromStdString(scenario.name));
        for (const auto& model : project.models)
            m_given.insert({QString::fromStdString(model.name), QString::fromStdString(model.kind)});
        for (const auto& run : project.applications)
            m_given.insert(QString::fromStdString(run.name));
    }
    for (const ModelInfo& info : modelCatalog())
        m_given.insert(QString::fromUtf8(info.kind.data(), static_cast<qsizetype>(info.kind.size())));
    for (const Sample& sample : samples())
        m_given.insert({sample.title, sample.description});
    m_given.insert(QStringLiteral("Contraflow"));
    Workspace& workspace = f.window.workspace();
    for (const Project& project : projects) {
        f.open(f.writeProject(project.applications.empty() ? "a.yaml" : "b.yaml", project));
        workspace.issueDock()->show();
        for (const PlotEntry& plot : plotCatalog()) {
            workspace.plots()->showPlot(plot.name);
            QCoreApplication::processEvents();
            look(f.window, plain);
        }
        for (const SheetInfo& sheet : sheetCatalog()) {
            workspace.sheets()->showSheet(sheet.key);
            workspace.sheets()->findAndReplace();
            QCoreApplication::processEvents();
            look(f.window, plain);
        }
    }
    plain.removeDuplicates();
    QVERIFY2(plain.isEmpty(), plain.join(u'\n').toUtf8());
}

void TestTranslations::noTextOfADialogBypassesTranslation_data()
{
    QTest::addColumn<QString>("action");
    for (const char* action :
         {"project.gallery", "gallery.patterns", "gallery.programs", "project.calibrate", "project.place",
          "file.exportTables", "file.report", "view.palette", "edit.preferences", "help.selfcheck"})
        QTest::newRow(action) << QString::fromLatin1(action);
}

void TestTranslations::noTextOfADialogBypassesTranslation()
{
    QFETCH(const QString, action);
    Fixture f;
    f.window.show();
    f.open(f.writeProject("a.yaml", test::tableOne()));
    f.window.actions().find(action)->trigger();
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
    QStringList plain;
    int seen = 0;
    for (QWidget* dialog : QApplication::topLevelWidgets())
        if (dialog != &f.window && dialog->isVisible() && dialog->parentWidget() == &f.window) {
            QVERIFY2(isMarked(dialog->windowTitle()), dialog->windowTitle().toUtf8());
            look(*dialog, plain);
            ++seen;
            dialog->close();
        }
    QVERIFY(seen > 0);
    plain.removeDuplicates();
    QVERIFY2(plain.isEmpty(), plain.join(u'\n').toUtf8());
}

void TestTranslations::noTextOfAReportBypassesTranslation()
{
    QStringList plain;
    const auto check = [&plain](const std::string& text) {
        if (hasWords(unmarkedIn(qtText(text))))
            plain += qtText(text);
    };
    for (const Project& project : {test::tableOne(), application()}) {
        ReportRequest request;
        request.project = project;
        request.fields.sections = {kReportSections.begin(), kReportSections.end()};
        const Result<report::Content> content = report::makeContent(request);
        QVERIFY(content);
        for (const report::Section& section : content->sections) {
            check(section.title);
            for (const report::Block& block : section.blocks) {
                if (const auto* paragraph = std::get_if<report::Paragraph>(&block))
                    check(paragraph->text);
                else if (const auto* bullets = std::get_if<report::Bullets>(&block))
                    std::for_each(bullets->items.begin(), bullets->items.end(), check);
                else if (const auto* notice = std::get_if<report::Notice>(&block))
                    check(notice->title);
                else if (const auto* figure = std::get_if<report::FigureBlock>(&block))
                    check(figure->caption);
                else if (const auto* facts = std::get_if<report::Facts>(&block))
                    for (const report::Facts::Fact& fact : facts->facts)
                        check(fact.name);
                else if (const auto* keys = std::get_if<report::KeyFigures>(&block))
                    for (const report::KeyFigures::Figure& key : keys->figures)
                        check(key.label);
                else if (const auto* table = std::get_if<report::TableBlock>(&block)) {
                    check(table->caption);
                    for (const Table::Column& column : table->table.columns())
                        if (!column.isTranslated)
                            (void)coreText(column.title);
                }
            }
        }
    }
    QVERIFY2(plain.isEmpty(), plain.join(u'\n').toUtf8());
}

/** In the gallery, in reports, and in what comparisons take for granted. */
void TestTranslations::noTextOfAPresetBypassesTranslation()
{
    Fixture f;
    f.window.show();
    f.open(f.writeProject("a.yaml", test::tableOne()));
    f.window.actions().find(QStringLiteral("project.gallery"))->trigger();
    const auto* gallery = f.window.findChild<QDialog*>();
    QVERIFY(gallery);
    auto* list = gallery->findChild<QListWidget*>();
    const auto* page = gallery->findChild<QTextBrowser*>();
    QVERIFY(list && page);
    static const QRegularExpression quantity(QStringLiteral("\\b[0-9][0-9.]* [A-Za-z/]+\\b"));
    QStringList plain;
    for (const NetworkPreset& preset : networkPresets().value()) {
        const QString called = qtText(preset.name);
        QStringList names;
        for (const std::string& citation : preset.citations)
            names += qtText(citation);
        names << qtText(preset.title) << called << qtText(preset.modelKind)
              << qtText(preset.uncontrolledKind);
        for (const PresetParameter& parameter : preset.parameters)
            names << qtText(parameter.name) << qtText(parameter.value);
        const QStringList prose = proseOf({preset.name, textNamed(presetTexts(), preset.name)});
        const auto check = [&](const QString& text) {
            for (const QString& each : prose) // also within sentences
                if (text.count(each) != text.count(kBefore + each + kBehind))
                    plain += called + QStringLiteral(": ") + each;
            QString rest = unmarkedIn(text);
            for (const QString& name : names)
                if (!name.isEmpty())
                    rest.remove(name);
            if (hasWords(rest.remove(quantity)))
                plain += called + QStringLiteral(": ") + rest.simplified();
        };
        const QList<QListWidgetItem*> found = list->findItems(qtText(preset.title), Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        list->setCurrentItem(found[0]);
        for (const QString& each : prose)
            QVERIFY2(page->toPlainText().contains(each), qPrintable(each));
        check(page->toPlainText());

        ProjectRecipe recipe;
        recipe.platform.topology = RailTopology{};
        recipe.workload = WorkloadRecipe{};
        usePreset(recipe, preset);
        const Project project = makeProject(recipe).value();
        const Platform& platform = project.platforms[0];
        for (const auto& claims : {presetClaims(platform, preset), innerClaims(platform, preset)})
            for (const PresetClaim& claim : claims)
                check(qtText(claimText(claim)));
        for (const Assumption& assumption : assumptionsOf(project, {platform.name}, carriedPreset))
            check(qtText(assumption.text));
        ReportRequest request;
        request.project = project;
        request.fields.sections = {"networks"};
        const Result<report::Content> content = report::makeContent(request);
        QVERIFY2(content, content ? "" : content.error().message.c_str());
        for (const report::Block& block : content->sections.at(0).blocks)
            if (const auto* facts = std::get_if<report::Facts>(&block))
                for (const report::Facts::Fact& fact : facts->facts)
                    check(qtText(fact.value));
    }
    QVERIFY2(plain.isEmpty(), plain.join(u'\n').toUtf8());
}

void TestTranslations::namesAreNotTranslated()
{
    report::TableBlock block;
    block.table =
        Table("limits", "Limits", {{"offer", "Offer"}, Table::Column{"Messages", "Messages"}.translated()});
    QVERIFY(isMarked(qtText(block.headText(0))));
    QCOMPARE(block.headText(1), std::string("Messages")); // a workload, though a word of the window too
}

void TestTranslations::everyTextIsTranslated_data()
{
    QTest::addColumn<QString>("language");
    for (const Language& language : std::span(kLanguages).subspan(1))
        QTest::newRow(language.code) << QString::fromLatin1(language.code);
}

void TestTranslations::everyTextIsTranslated()
{
    QFETCH(const QString, language);
    const QList<Message> messages = messagesOf(language);
    QVERIFY(messages.size() > 1000);
    for (const Message& message : messages) {
        QVERIFY2(!message.isUnfinished, message.source.toUtf8());
        for (const QString& translation : message.translations) {
            QVERIFY2(!translation.isEmpty(), message.source.toUtf8());
            QVERIFY2(placeholdersOf(translation) == placeholdersOf(message.source), message.source.toUtf8());
        }
    }
}

void TestTranslations::aWordOfTheFieldHasOneTranslation_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("translation"); // a part that all its forms have
    const std::array<std::array<const char*, 3>, 7> terms{{
        {"pattern", "muster", "motif"},
        {"cluster", "cluster", "cluster"},
        {"workload", "workload", "charge"},
        {"scenario", "szenari", "scénario"},
        {"makespan", "gesamtdauer", "total"},
        {"preset", "vorlage", "préréglage"},
        {"congestion control", "überlastregelung", "contrôle de congestion"},
    }};
    for (const auto& [word, german, french] : terms) {
        QTest::addRow("de %s", word) << QStringLiteral("de") << QString::fromUtf8(word)
                                     << QString::fromUtf8(german);
        QTest::addRow("fr %s", word) << QStringLiteral("fr") << QString::fromUtf8(word)
                                     << QString::fromUtf8(french);
    }
}

void TestTranslations::aWordOfTheFieldHasOneTranslation()
{
    QFETCH(const QString, language);
    QFETCH(const QString, word);
    QFETCH(const QString, translation);
    // Not as a key of files, an option or the name of something.
    const QRegularExpression used(QStringLiteral(R"re((?<![-'<.\w])%1(e?s)?(?![\w:'>]))re").arg(word),
                                  QRegularExpression::CaseInsensitiveOption);
    QStringList others;
    int count = 0;
    for (const Message& message : messagesOf(language)) {
        const QString source = QString(message.source).remove(u'&');
        if (!used.match(source).hasMatch())
            continue;
        ++count;
        for (const QString& text : message.translations)
            if (!QString(text).remove(u'&').contains(translation, Qt::CaseInsensitive))
                others += source + QStringLiteral(" | ") + text;
    }
    QVERIFY(count > 5);
    QVERIFY2(others.isEmpty(), qPrintable(others.join(u'\n')));
}

void TestTranslations::frenchHasItsApostrophesAndPunctuation()
{
    static const QRegularExpression elision(
        QStringLiteral("(?<!\\p{L})([cdjlmnst]|qu|jusqu|lorsqu|puisqu)'[\\p{L}|%«]"),
        QRegularExpression::CaseInsensitiveOption);
    // A line must not end with an opening quotation mark, nor begin with a closing one or with punctuation.
    static const QRegularExpression breaking(QStringLiteral("« | »|\\S [:;?!](?!\\S)"));
    QStringList wrong;
    for (const Message& message : messagesOf(QStringLiteral("fr")))
        for (const QString& text : message.translations)
            if (elision.match(text).hasMatch() || breaking.match(text).hasMatch())
                wrong += text;
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestTranslations::aLabelNamesItsInputWithoutItsColon()
{
    QFETCH(const QString, language);
    int count = 0;
    for (const Message& message : messagesOf(language))
        for (const QString& text : message.translations)
            if (text.endsWith(u':')) {
                ++count;
                QVERIFY2(nameOfLabel(text).back().isLetterOrNumber(), qPrintable(text));
            }
    QVERIFY(count > 10);
}

void TestTranslations::textsOfTheCoreAreTranslated_data()
{
    everyTextIsTranslated_data();
}

void TestTranslations::textsOfTheCoreAreTranslated()
{
    QFETCH(const QString, language);
    for (const QString& pattern : sentencePatterns())
        (void)coreText(pattern.toStdString());
    CandidateComparison several; // workloads, whose names stand beside the candidates
    several.groups.resize(2);
    Calibration heldOut; // whose ranking has a column more
    heldOut.heldOut.patterns.resize(1);
    for (const Table& table :
         {criticalPathTable(nullptr), pathPhasesTable(nullptr), pathChannelsTable(nullptr),
          eventMessagesHeading(), candidatesTable(several), campaignHeading(),
          campaignTable({}, CampaignView::problems), rankingTable(heldOut), parametersTable({}),
          figuresTable({}), placementsTable({})}) {
        (void)coreText(table.title());
        for (const Table::Column& column : table.columns()) {
            if (!column.views.contains(TableView::sheets))
                continue;
            (void)coreText(column.title);
            (void)coreText(column.hint);
        }
    }
    for (const ApplicationRecipeInfo& info : applicationCatalog()) {
        for (const std::string_view text : {info.title, info.summary, info.source})
            (void)coreText(text);
        for (const ProgramParameter& parameter : info.parameters)
            (void)coreText(parameter.help);
    }
    for (const ModelInfo& info : modelCatalog())
        for (const ParameterInfo& parameter : info.parameters)
            (void)coreText(parameter.description);
    const auto takeOption = [](const RecipeOption& option) {
        for (const std::string_view text : {option.label, option.hintText(), option.unset})
            (void)coreText(text);
    };
    for (const TopologyInfo& info : topologyCatalog()) {
        (void)coreText(info.description);
        std::for_each(info.fields.begin(), info.fields.end(), takeOption);
    }
    std::for_each(platformOptions().begin(), platformOptions().end(), takeOption);
    for (const PatternInfo& info : patternCatalog()) {
        (void)coreText(info.summary);
        const std::vector<WorkloadOption> options = optionsOf(info);
        std::for_each(options.begin(), options.end(), takeOption);
    }
    for (const NetworkFormat& format : networkFormats())
        (void)coreText(format.title);
    for (const ImportKind& kind : importKinds()) {
        (void)coreText(kind.title);
        for (const ImportField& field : kind.asked) {
            for (const std::string_view text : {field.title, field.unsaid, field.hint})
                (void)coreText(text);
            if (field.choices)
                for (const ImportChoice& choice : field.choices({}))
                    if (!choice.isName)
                        (void)coreText(choice.title);
        }
    }
    for (const ResourceText& preset : presetTexts())
        for (const QString& text : proseOf(preset))
            (void)coreText(text.toStdString());
    for (const ColumnMeaningInfo& info : columnMeanings())
        (void)coreText(info.title);
    const Table results = resultsHeading();
    for (const Table::Column& column : results.columns())
        // Shown with calibrated models, and where something was left out.
        if (column.key == "time_low_s" || column.key == "time_high_s" || column.key == "without") {
            (void)coreText(column.title);
            (void)coreText(column.hint);
        }
    const Table errors = errorHeading();
    for (const Table::Column& column : errors.columns())
        if (column.key == "doubts") { // shown where something was found while times were measured
            (void)coreText(column.title);
            (void)coreText(column.hint);
        }
    const Table offers = offersTable({});
    for (const Table::Column& column : offers.columns())
        if (column.key == "offer" || column.key == "overall" || column.key == "above_bound")
            (void)coreText(column.title); // in reports
    for (const RoutingInfo& rule : kRoutings)
        for (const std::string_view text : {rule.text, rule.underLoad})
            (void)coreText(text);
    const Table processes = replayedProcessesTable(nullptr);
    for (const Table::Column& column : processes.columns())
        if (column.views.contains(TableView::sheets)) {
            (void)coreText(column.title);
            (void)coreText(column.hint);
        }
    QVERIFY(m_marking.core().size() > 100);
    // The file that packaging/translations.py reads.
    if (const QString path = qEnvironmentVariable("CONTRAFLOW_WRITE_CORE_TEXTS"); !path.isEmpty()) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (const std::string& text : m_marking.core()) {
            const QByteArray line =
                QJsonDocument(QJsonArray{QString::fromStdString(text)}).toJson(QJsonDocument::Compact);
            file.write(line.mid(1, line.size() - 2) + '\n');
        }
        return;
    }
    WindowTranslator translator;
    QVERIFY(translator.loadLanguage(language.toStdString()));
    QStringList missing;
    for (const std::string& text : m_marking.core())
        if (translator.translate("Core", text.c_str()).isEmpty())
            missing += QString::fromStdString(text);
    for (const auto& [context, text] : m_marking.seen())
        if (translator.translate(context.c_str(), text.c_str()).isEmpty())
            missing += QString::fromStdString(context + ": " + text);
    QVERIFY2(missing.isEmpty(), missing.join(u'\n').toUtf8());
}

void TestTranslations::aTextMeansWhatItsClassMeans()
{
    WindowTranslator german;
    QVERIFY(german.loadLanguage("de"));
    QCOMPARE(german.translate("contraflow::MessageBar", "Messages"), QStringLiteral("Meldungen"));
    QCOMPARE(german.translate("contraflow::StartPage", "Messages"), QStringLiteral("Nachrichten"));
    QVERIFY(german.translate("contraflow::StartPage", "No text of the window").isEmpty());
    QVERIFY(!german.loadLanguage("xx"));
}

void TestTranslations::theLanguageIsTheFirstThatThereIs()
{
    QCOMPARE(languageFor({QStringLiteral("nl-NL"), QStringLiteral("fr-CH"), QStringLiteral("de")}),
             std::string("fr"));
    QCOMPARE(languageFor({QStringLiteral("nl")}), std::string("en"));
    QCOMPARE(languageFor({}), std::string("en"));
}

QTEST_MAIN(TestTranslations)
#include "tst_translations.moc"
