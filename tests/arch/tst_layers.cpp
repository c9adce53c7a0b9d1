// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/catalog.h"
#include "tests/arch/layers.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QTest>

using namespace contraflow;
using namespace contraflow::arch;

namespace {

/** Header name -> Qt module, read from the folders of the installed Qt. */
std::map<std::string, std::string> installedQtHeaders()
{
    std::map<std::string, std::string> modules;
    const QDir root(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    const QStringList folders = root.entryList({QStringLiteral("Qt*")}, QDir::Dirs);
    for (const QString& module : folders) {
        const QString name = module + QLatin1Char('/');
        modules[module.toStdString()] = module.toStdString();
        const QStringList headers = QDir(root.filePath(module)).entryList(QDir::Files);
        for (const QString& header : headers) {
            modules[header.toStdString()] = module.toStdString();
            modules[(name + header).toStdString()] = module.toStdString();
        }
    }
    return modules;
}

std::string installedQtModuleOf(const std::string& header)
{
    static const std::map<std::string, std::string> modules = installedQtHeaders();
    const auto found = modules.find(header);
    return found == modules.end() ? std::string{} : found->second;
}

QString sourceFolder()
{
    return QStringLiteral(CONTRAFLOW_SOURCE_DIR);
}

/** Calls `visit` with the path from the project's folder and the text of every source below these folders. */
template<typename Visit>
void forEachSource(std::initializer_list<const char*> folders, const Visit& visit)
{
    const QDir root(sourceFolder());
    for (const char* folder : folders) {
        QDirIterator files(root.filePath(QLatin1String(folder)),
                           {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                qFatal("cannot read %s", qPrintable(file.fileName()));
            visit(root.relativeFilePath(file.fileName()).toStdString(), file.readAll().toStdString());
        }
    }
}

std::vector<Include> projectIncludes()
{
    std::vector<Include> all;
    forEachSource({"core", "app", "tests"}, [&all](const std::string& file, const std::string& text) {
        const std::vector<Include> found = includesOf(file, text);
        all.insert(all.end(), found.begin(), found.end());
    });
    return all;
}

/** The classes and enumerations that a header defines outside of others, each with its namespaces. */
std::vector<std::string> typesIn(const std::string& text)
{
    static const QRegularExpression pattern(
        QStringLiteral("^(?:(} // namespace)|namespace ([\\w:]+) \\{|"
                       "(?:struct|class|enum class) (\\w+)(?: final)?(?: :[^;\\n]*)?$)"),
        QRegularExpression::MultilineOption);
    std::vector<std::string> types;
    QStringList scope;
    QRegularExpressionMatchIterator matches = pattern.globalMatch(QString::fromStdString(text));
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        if (match.hasCaptured(3))
            types.push_back(
                (scope + QStringList{match.captured(3)}).join(QStringLiteral("::")).toStdString());
        else if (match.hasCaptured(2))
            scope << match.captured(2);
        else if (!scope.isEmpty())
            scope.removeLast();
    }
    return types;
}

QByteArray listed(const std::vector<std::string>& lines)
{
    QByteArray text;
    for (const std::string& line : lines)
        text += '\n' + QByteArray::fromStdString(line);
    return text;
}

} // namespace

class TestLayers : public QObject
{
    Q_OBJECT

private slots:
    void everyFileKeepsToItsLayer();
    void everyQuotedIncludeNamesAFileOfTheProject();
    void noHeaderIncludesItselfByDetours();
    void namesOfTheStandardLibraryHaveTheirHeaders();
    void missingHeadersAreFound();
    void noTwoHeadersDefineOneType();
    void foldersOfTheProgramFormNoCycle();
    void everyFolderOfTheProgramHasALayer();
    void everyRoomSaysInOneHeaderWhatItIs();
    void forbiddenIncludesAreFound_data();
    void forbiddenIncludesAreFound();
    void allowedIncludesPass_data();
    void allowedIncludesPass();
    void aSecondIncluderOfThePlotLibraryIsFound();
    void includesInCommentsDoNotCount();
    void cyclesAreFound();
    void cyclesOfFoldersAreFound();
    void onlyTheCatalogueNamesKindsOfModels();
    void namedKindsAreFound();
    void allWorkInTheBackgroundBeginsInOnePlace();
};

void TestLayers::everyFileKeepsToItsLayer()
{
    const std::vector<Include> includes = projectIncludes();
    QVERIFY(includes.size() > 100);
    const std::vector<std::string> violations = layerViolations(includes, installedQtModuleOf);
    QVERIFY2(violations.empty(), listed(violations).constData());
}

void TestLayers::everyQuotedIncludeNamesAFileOfTheProject()
{
    const QDir root(sourceFolder());
    std::vector<std::string> unknown;
    for (const Include& include : projectIncludes()) {
        const QString target = QString::fromStdString(include.target);
        const bool isMade =
            target.endsWith(QLatin1String(".moc")) || root.exists(target + QLatin1String(".in"));
        if (include.isQuoted && !isMade && !root.exists(target))
            unknown.push_back(include.file + ":" + std::to_string(include.line) + ": " + include.target);
    }
    QVERIFY2(unknown.empty(), listed(unknown).constData());
}

void TestLayers::noHeaderIncludesItselfByDetours()
{
    const std::vector<std::string> cycles = includeCycles(projectIncludes());
    QVERIFY2(cycles.empty(), listed(cycles).constData());
}

void TestLayers::namesOfTheStandardLibraryHaveTheirHeaders()
{
    std::vector<SourceFile> files;
    forEachSource({"core", "app"}, [&files](const std::string& file, const std::string& text) {
        files.push_back({file, text});
    });
    const std::vector<std::string> missing = missingStandardHeaders(files);
    QVERIFY2(missing.empty(), listed(missing).constData());
}

void TestLayers::missingHeadersAreFound()
{
    const std::vector<SourceFile> files = {
        {"core/a.h", "#include <map>\n// std::set\n"},
        {"core/a.cpp", "#include \"core/a.h\"\nstd::map<int, int> m;\nvoid f() { std::ranges::sort(m); }\n"}};
    QCOMPARE(missingStandardHeaders(files),
             std::vector<std::string>{"core/a.cpp: <algorithm> is missing for std::sort"});
}

void TestLayers::noTwoHeadersDefineOneType()
{
    // Of what the compiler makes for two classes of one name, the linker keeps one for both.
    std::map<std::string, std::string> definedIn;
    std::vector<std::string> twice;
    forEachSource({"core", "app"}, [&](const std::string& file, const std::string& text) {
        if (!file.ends_with(".h"))
            return;
        for (const std::string& type : typesIn(text))
            if (const auto [other, isNew] = definedIn.emplace(type, file); !isNew)
                twice.push_back(type + ": " + other->second + " and " + file);
    });
    QVERIFY(definedIn.contains("contraflow::DataNode") && definedIn.contains("contraflow::cli::Command"));
    QVERIFY2(twice.empty(), listed(twice).constData());
}

void TestLayers::foldersOfTheProgramFormNoCycle()
{
    const std::vector<std::string> cycles = folderCycles(projectIncludes());
    QVERIFY2(cycles.empty(), listed(cycles).constData());
}

void TestLayers::everyFolderOfTheProgramHasALayer()
{
    std::vector<std::string> homeless;
    const QDir root(sourceFolder());
    for (const char* folder : {"core", "app/desktop"}) {
        QDirIterator files(root.filePath(QLatin1String(folder)), {QStringLiteral("*.h")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const std::string file = root.relativeFilePath(files.next()).toStdString();
            const bool isInRoom =
                QFileInfo(files.filePath()).dir() != QDir(root.filePath(QLatin1String(folder)));
            if (isInRoom && groupOf(file).size() <= std::string_view(folder).size())
                homeless.push_back(file);
        }
    }
    QVERIFY2(homeless.empty(), listed(homeless).constData());
}

void TestLayers::everyRoomSaysInOneHeaderWhatItIs()
{
    static const QRegularExpression kText(QStringLiteral("// This room: .*?\\n\\n"),
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression kTypeName(QStringLiteral("\\b[A-Z][a-z]+(?:[A-Z][a-z]+)+"));
    std::map<std::string, int> texts; // by room
    QString described;
    QString rest; // of all headers, without these texts
    forEachSource({"core", "app"}, [&](const std::string& file, const std::string& text) {
        const QString room = QString::fromStdString(groupOf(file)).section(QLatin1Char('/'), 0, 2);
        // What only starts the program is none.
        if (!file.ends_with(".h") || room == QLatin1String("app") || room == QLatin1String("app/desktop"))
            return;
        const bool isReport = room.startsWith(QLatin1String("app/report"));
        int& count = texts[isReport ? "app/report" : groupOf(file)];
        QString header = QString::fromStdString(text);
        if (const QRegularExpressionMatch match = kText.match(header); match.hasMatch()) {
            ++count;
            described += match.captured();
            header.remove(match.capturedStart(), match.capturedLength());
        }
        rest += header;
    });
    for (const auto& [room, count] : texts)
        QVERIFY2(count == 1, room.c_str());
    auto names = kTypeName.globalMatch(described);
    QVERIFY(names.hasNext());
    while (names.hasNext()) {
        const QString name = names.next().captured();
        const QString oneOrMany = name.endsWith(QLatin1Char('s')) ? name + QLatin1Char('?') : name;
        QVERIFY2(rest.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(oneOrMany))),
                 qPrintable(name));
    }
}

void TestLayers::forbiddenIncludesAreFound_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("target");
    QTest::newRow("upward in the core") << "core/base/text.h"
                                        << "core/project/project.h";
    QTest::newRow("engine to analysis") << "core/engine/replay.cpp"
                                        << "core/analysis/explanation.h";
    QTest::newRow("analysis to io") << "core/analysis/errors.cpp"
                                    << "core/io/text/csv.h";
    QTest::newRow("recipes to engine") << "core/recipes/ring.cpp"
                                       << "core/engine/prediction.h";
    QTest::newRow("core to app") << "core/io/text/csv.cpp"
                                 << "app/cli/command_line.h";
    QTest::newRow("Qt in the core") << "core/base/text.cpp"
                                    << "QString";
    QTest::newRow("Qt in the core, with its module") << "core/base/text.cpp"
                                                     << "QtCore/QString";
    QTest::newRow("Qt in the command line") << "app/cli/predict.cpp"
                                            << "QCoreApplication";
    QTest::newRow("command line to window") << "app/cli/predict.cpp"
                                            << "app/desktop/style/theme.h";
    QTest::newRow("parser in a header") << "core/io/project/project_file.h"
                                        << "yaml-cpp/parser.h";
    QTest::newRow("JSON in a header") << "app/cli/output.h"
                                      << "nlohmann/json.hpp";
    QTest::newRow("Eigen in a header") << "core/sharing/window_system.h"
                                       << "Eigen/SparseCore";
    QTest::newRow("io to importing") << "core/io/text/csv.cpp"
                                     << "core/importing/importers.h";
    QTest::newRow("parser outside io") << "core/project/project.cpp"
                                       << "yaml-cpp/parser.h";
    QTest::newRow("dialog in the document") << "app/desktop/document/document.cpp"
                                            << "QMessageBox";
    QTest::newRow("widget in a model") << "app/desktop/sheet/model/nodes_table.cpp"
                                       << "QTableView";
    QTest::newRow("theme in a model") << "app/desktop/sheet/model/nodes_table.cpp"
                                      << "app/desktop/style/theme.h";
    QTest::newRow("document to sheet") << "app/desktop/document/document.cpp"
                                       << "app/desktop/sheet/view/sheet_view.h";
    QTest::newRow("sheet to canvas") << "app/desktop/sheet/view/sheet_view.cpp"
                                     << "app/desktop/canvas/view/topology_view.h";
    QTest::newRow("plots to sheet") << "app/desktop/plots/plot_view.cpp"
                                    << "app/desktop/sheet/view/sheet_view.h";
    QTest::newRow("canvas to main window") << "app/desktop/canvas/view/topology_view.cpp"
                                           << "app/desktop/window/main_window.h";
    QTest::newRow("job to document") << "app/desktop/jobs/table_export.cpp"
                                     << "app/desktop/document/document.h";
    QTest::newRow("document to live") << "app/desktop/document/document.cpp"
                                      << "app/desktop/live/results.h";
    QTest::newRow("style to document") << "app/desktop/style/icons.cpp"
                                       << "app/desktop/document/document.h";
    QTest::newRow("panel to sheet") << "app/desktop/panels/project_tree.cpp"
                                    << "app/desktop/sheet/view/sheet_view.h";
    QTest::newRow("dialog to window") << "app/desktop/dialogs/import/import_dialog.cpp"
                                      << "app/desktop/window/main_window.h";
    QTest::newRow("network access") << "app/desktop/window/main_window.cpp"
                                    << "QTcpSocket";
    QTest::newRow("plot library in the canvas") << "app/desktop/canvas/view/topology_view.cpp"
                                                << "qcustomplot.h";
    QTest::newRow("main decides only") << "app/main.cpp"
                                       << "core/project/project.h";
    QTest::newRow("program to tests") << "core/base/text.cpp"
                                      << "tests/support/builders.h";
    QTest::newRow("relative") << "core/base/text.cpp"
                              << "../base/text.h";
}

void TestLayers::forbiddenIncludesAreFound()
{
    QFETCH(const QString, file);
    QFETCH(const QString, target);
    const std::vector<std::string> found =
        layerViolations({{file.toStdString(), 7, target.toStdString(), true}}, installedQtModuleOf);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found.front().starts_with(file.toStdString() + ":7: "));
}

void TestLayers::allowedIncludesPass_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("target");
    QTest::newRow("downward") << "core/engine/fluid_engine.cpp"
                              << "core/base/tolerance.h";
    QTest::newRow("same folder") << "core/sharing/max_min.cpp"
                                 << "core/sharing/catalog.h";
    QTest::newRow("standard library") << "core/base/text.cpp"
                                      << "string";
    QTest::newRow("parser in its place") << "core/io/project/project_file.cpp"
                                         << "yaml-cpp/parser.h";
    QTest::newRow("Eigen in its place") << "core/sharing/window_system.cpp"
                                        << "Eigen/SparseCore";
    QTest::newRow("undo stack of the document") << "app/desktop/document/document.h"
                                                << "QUndoStack";
    QTest::newRow("item model") << "app/desktop/sheet/model/nodes_table.h"
                                << "QAbstractTableModel";
    QTest::newRow("view to document") << "app/desktop/sheet/view/sheet_view.cpp"
                                      << "app/desktop/document/document.h";
    QTest::newRow("view to theme") << "app/desktop/canvas/view/topology_view.cpp"
                                   << "app/desktop/style/theme.h";
    QTest::newRow("document to text") << "app/desktop/document/object_edits.cpp"
                                      << "app/desktop/style/text.h";
    QTest::newRow("main window to view") << "app/desktop/window/main_window.cpp"
                                         << "app/desktop/plots/plot_panel.h";
    QTest::newRow("plot library in its place") << "app/desktop/plots/plot_view.cpp"
                                               << "qcustomplot.h";
    QTest::newRow("main to window") << "app/main.cpp"
                                    << "app/desktop/desktop.h";
}

void TestLayers::allowedIncludesPass()
{
    QFETCH(const QString, file);
    QFETCH(const QString, target);
    const std::vector<std::string> found =
        layerViolations({{file.toStdString(), 1, target.toStdString(), true}}, installedQtModuleOf);
    QVERIFY2(found.empty(), listed(found).constData());
}

void TestLayers::aSecondIncluderOfThePlotLibraryIsFound()
{
    const std::vector<std::string> found =
        layerViolations({{"app/desktop/plots/plot_view.cpp", 3, "qcustomplot.h", false},
                         {"app/desktop/plots/times_plot.cpp", 4, "qcustomplot.h", false}},
                        installedQtModuleOf);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found.front().starts_with("app/desktop/plots/times_plot.cpp:4: "));
}

void TestLayers::includesInCommentsDoNotCount()
{
    const std::vector<Include> found = includesOf("a.cpp", "// #include <QString>\n"
                                                           "/* #include <QWidget>\n#include \"b.h\" */\n"
                                                           "  #  include <vector> // why\n"
                                                           "#include \"c.h\"");
    QCOMPARE(found.size(), std::size_t{2});
    QCOMPARE(found[0].target, std::string("vector"));
    QCOMPARE(found[0].line, std::size_t{4});
    QVERIFY(!found[0].isQuoted);
    QCOMPARE(found[1].target, std::string("c.h"));
    QCOMPARE(found[1].line, std::size_t{5});
    QVERIFY(found[1].isQuoted);
}

void TestLayers::cyclesAreFound()
{
    const std::vector<std::string> cycles = includeCycles({{"a.h", 1, "b.h", true},
                                                           {"b.h", 1, "c.h", true},
                                                           {"c.h", 1, "b.h", true},
                                                           {"d.cpp", 1, "a.h", true}});
    QCOMPARE(cycles, std::vector<std::string>{"b.h -> c.h -> b.h"});
}

void TestLayers::cyclesOfFoldersAreFound()
{
    const std::vector<std::string> cycles = folderCycles({{"core/io/a.cpp", 1, "core/base/b.h", true},
                                                          {"core/base/c.cpp", 1, "core/engine/d.h", true},
                                                          {"core/engine/e.h", 1, "core/base/f.h", true},
                                                          {"tests/app/g.cpp", 1, "core/base/f.h", true}});
    QCOMPARE(cycles, std::vector<std::string>{"core/base -> core/engine -> core/base"});
}

void TestLayers::onlyTheCatalogueNamesKindsOfModels()
{
    std::vector<std::string> all;
    forEachSource({"core", "app"}, [&all](const std::string& file, const std::string& text) {
        const std::vector<std::string> found = kindLiterals(file, text, modelKinds());
        all.insert(all.end(), found.begin(), found.end());
    });
    QVERIFY2(all.empty(), listed(all).constData());
}

void TestLayers::namedKindsAreFound()
{
    const std::string text =
        "// \"max-min\"\nif (kind == \"max-min\")\n    say(\"like \\\"max-min\\\", exact\");";
    QCOMPARE(kindLiterals("core/analysis/what_if.cpp", text, modelKinds()).size(), std::size_t{1});
    QVERIFY(kindLiterals("core/analysis/what_if.cpp", text, modelKinds())
                .front()
                .starts_with("core/analysis/what_if.cpp:2: "));
    QVERIFY(kindLiterals("core/sharing/catalog_entries.cpp", text, modelKinds()).empty());
}

void TestLayers::allWorkInTheBackgroundBeginsInOnePlace()
{
    // What a job throws is caught there. The core has threads of its own, which hand on what they caught.
    static const QRegularExpression others(QStringLiteral(
        "QtConcurrent::|std::j?thread\\b|std::async|QThread::create|public QThread\\b|QRunnable\\b|globalInstance\\(|"
        "(?:jobPool\\(\\)|[Pp]ool)(?:\\.|->)start\\("));
    QStringList found;
    forEachSource({"app/desktop", "app/report"}, [&found](const std::string& file, const std::string& text) {
        if (file != "app/desktop/jobs/job_pool.cpp" && others.match(QString::fromStdString(text)).hasMatch())
            found += QString::fromStdString(file);
    });
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

QTEST_GUILESS_MAIN(TestLayers)
#include "tst_layers.moc"
