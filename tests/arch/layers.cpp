// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/layers.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace contraflow::arch {

namespace {

/** A group of files with what its files may include besides each other. */
struct Layer
{
    std::string folder;
    std::vector<std::string> mayInclude; ///< groups or single files
    std::vector<std::string> qtModules;
};

const std::vector<std::string> kNoWidgets = {"QtCore", "QtGui", "QtConcurrent"};
const std::vector<std::string> kViews = {"QtCore", "QtGui",        "QtConcurrent",  "QtWidgets",
                                         "QtSvg",  "QtSvgWidgets", "QtPrintSupport"};
const std::vector<std::string> kWholeCore = {
    "core/base",        "core/formula",   "core/project",    "core/sharing",  "core/engine",
    "core/application", "core/analysis",  "core/collective", "core/tables",   "core/io",
    "core/recipes",     "core/measuring", "core/campaign",   "core/importing"};

std::vector<std::string> together(std::vector<std::string> first, const std::vector<std::string>& second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

const std::vector<Layer>& layers()
{
    static const std::vector<Layer> all = [] {
        const std::vector<std::string> document =
            together(kWholeCore, {"app/desktop/jobs", "app/desktop/style/text.h"});
        const std::vector<std::string> live = together(document, {"app/desktop/document"});
        const std::vector<std::string> model = together(live, {"app/desktop/live"});
        const std::vector<std::string> view =
            together(model, {"app/desktop/sheet/model", "app/desktop/style"});
        const std::vector<std::string> report =
            together(view, {"app/desktop/sheet/view", "app/desktop/canvas", "app/desktop/plots"});
        const std::vector<std::string> dialogs =
            together(report, {"app/report", "app/report/html", "app/report/print"});
        return std::vector<Layer>{
            {"core/base", {}, {}},
            {"core/formula", {"core/base"}, {}},
            {"core/project", {"core/base", "core/formula"}, {}},
            {"core/sharing", {"core/base", "core/formula", "core/project"}, {}},
            {"core/engine", {"core/base", "core/project", "core/sharing"}, {}},
            {"core/application",
             {"core/base", "core/formula", "core/project", "core/sharing", "core/engine"},
             {}},
            {"core/analysis",
             {"core/base", "core/formula", "core/project", "core/sharing", "core/engine", "core/application"},
             {}},
            {"core/recipes", {"core/base", "core/formula", "core/project", "core/sharing"}, {}},
            {"core/measuring",
             {"core/base", "core/formula", "core/project", "core/sharing", "core/engine", "core/application",
              "core/analysis", "core/recipes"},
             {}},
            {"core/campaign",
             {"core/base", "core/formula", "core/project", "core/sharing", "core/engine", "core/application",
              "core/analysis", "core/recipes"},
             {}},
            {"core/collective",
             {"core/base", "core/project", "core/sharing", "core/engine", "core/analysis", "core/recipes"},
             {}},
            {"core/tables",
             {"core/base", "core/formula", "core/project", "core/sharing", "core/engine", "core/application",
              "core/analysis", "core/collective", "core/campaign"},
             {}},
            {"core/io",
             {"core/base", "core/formula", "core/project", "core/sharing", "core/engine", "core/application",
              "core/collective", "core/analysis", "core/tables", "core/measuring", "core/recipes",
              "core/campaign"},
             {}},
            {"core/importing",
             {"core/base", "core/formula", "core/project", "core/sharing", "core/engine", "core/application",
              "core/collective", "core/analysis", "core/tables", "core/recipes", "core/io"},
             {}},
            {"app/runner", kWholeCore, {}},
            {"app/cli", together(kWholeCore, {"app/report/report_request.h"}), {}},
            {"app/desktop/style", kWholeCore, kViews},
            {"app/desktop/jobs", kWholeCore, kNoWidgets},
            {"app/desktop/document", document, kNoWidgets},
            {"app/desktop/live", live, kNoWidgets},
            {"app/desktop/sheet/model", model, kNoWidgets},
            {"app/desktop/sheet/view", view, kViews},
            {"app/desktop/canvas", view, kViews},
            {"app/desktop/plots", view, kViews},
            {"app/desktop/panels", view, kViews},
            {"app/report", report, kViews},
            {"app/report/html", together(kWholeCore, {"app/report"}), kViews},
            {"app/report/print", together(kWholeCore, {"app/report"}), kViews},
            {"app/report/output", together(report, {"app/report", "app/report/html", "app/report/print"}),
             kViews},
            {"app/desktop/dialogs", dialogs, kViews},
            {"app/desktop/window", together(dialogs, {"app/desktop/panels", "app/desktop/dialogs"}), kViews},
            {"app/desktop", {"app/desktop/style", "app/desktop/window"}, kViews},
            {"app",
             {"app/cli/command_line.h", "app/cli/services.h", "app/desktop/desktop.h",
              "app/report/output/without_window.h"},
             {}},
        };
    }();
    return all;
}

bool isInside(const std::string& file, const std::string& folder)
{
    return file.size() > folder.size() && file.compare(0, folder.size(), folder) == 0 &&
           file[folder.size()] == '/';
}

const Layer* layerOf(const std::string& file)
{
    const Layer* best = nullptr;
    for (const Layer& layer : layers())
        if (isInside(file, layer.folder) && (!best || layer.folder.size() > best->folder.size()))
            best = &layer;
    return best;
}

bool contains(const std::vector<std::string>& items, const std::string& item)
{
    return std::find(items.begin(), items.end(), item) != items.end();
}

bool isHeader(const std::string& file)
{
    return file.ends_with(".h");
}

bool isParserLibrary(const std::string& target)
{
    return target.starts_with("yaml-cpp/") || target.starts_with("nlohmann/");
}

bool isGrammarLibrary(const std::string& target)
{
    return target.starts_with("tao/");
}

bool readsFiles(const Layer& layer)
{
    return layer.folder == "core/io" || layer.folder == "core/importing";
}

/** Why a file of this layer must not have this include; empty when it may. */
std::string breach(const Include& include, const Layer& layer, const QtModuleOf& qtModuleOf)
{
    const std::string& target = include.target;
    if (isParserLibrary(target)) {
        if (isHeader(include.file))
            return "a header includes " + target + "; only .cpp files may use yaml-cpp and nlohmann-json";
        if (!readsFiles(layer) && layer.folder != "app/cli")
            return layer.folder + " includes " + target +
                   "; files are read and written in core/io and core/importing";
        return {};
    }
    if (isGrammarLibrary(target)) {
        return !isHeader(include.file) && layer.folder == "core/formula"
                   ? std::string{}
                   : include.file + " includes " + target + "; only .cpp files of core/formula may use PEGTL";
    }
    if (target.starts_with("Eigen/"))
        return !isHeader(include.file) && layer.folder.starts_with("core/")
                   ? std::string{}
                   : include.file + " includes " + target + "; only .cpp files of the core may use Eigen";
    if (target == "xlsxwriter.h" || target == "expat.h" || target == "otf2/otf2.h" || target == "sqlite3.h") {
        return layer.folder == "core/io" && !isHeader(include.file)
                   ? std::string{}
                   : include.file + " includes " + target +
                         "; only .cpp files of core/io may use libxlsxwriter, expat, OTF2 and SQLite";
    }
    if (target == "QSvgGenerator") {
        return include.file == "app/desktop/style/picture_file.cpp"
                   ? std::string{}
                   : layer.folder + " includes QSvgGenerator; picture_file.h writes SVG";
    }
    if (target == "qcustomplot.h") {
        return layer.folder == "app/desktop/plots"
                   ? std::string{}
                   : layer.folder + " includes QCustomPlot, which only plots may";
    }
    const std::string module = qtModuleOf(target);
    if (!module.empty())
        return contains(layer.qtModules, module)
                   ? std::string{}
                   : layer.folder + " must not use " + module + " (" + target + ")";
    if (target.starts_with("tests/"))
        return "the program includes a test's file, " + target;
    const Layer* other = layerOf(target);
    if (!other || other->folder == layer.folder || contains(layer.mayInclude, other->folder) ||
        contains(layer.mayInclude, target))
        return {};
    return layer.folder + " must not include " + other->folder + " (" + target + ")";
}

std::string folderOf(const std::string& file)
{
    return file.substr(0, file.rfind('/'));
}

using Graph = std::map<std::string, std::set<std::string>>;

/** Each cycle as "a -> b -> a". */
std::vector<std::string> cyclesOf(const Graph& graph)
{
    std::vector<std::string> cycles;
    std::set<std::string> finished;
    std::vector<std::string> path;
    const std::function<void(const std::string&)> visit = [&](const std::string& node) {
        if (const auto seen = std::find(path.begin(), path.end(), node); seen != path.end()) {
            std::string cycle;
            for (auto step = seen; step != path.end(); ++step)
                cycle += *step + " -> ";
            cycles.push_back(cycle + node);
            return;
        }
        if (finished.contains(node))
            return;
        path.push_back(node);
        if (const auto next = graph.find(node); next != graph.end())
            for (const std::string& target : next->second)
                visit(target);
        path.pop_back();
        finished.insert(node);
    };
    for (const auto& entry : graph)
        visit(entry.first);
    return cycles;
}

/** The text without block comments and line comments, lines kept. */
std::string withoutComments(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.substr(i, 2) == "/*") {
            const std::size_t end = std::min(text.find("*/", i + 2), text.size() - 1);
            for (; i < end; ++i)
                if (text[i] == '\n')
                    out += '\n';
            ++i;
        } else if (text.substr(i, 2) == "//") {
            i = std::min(text.find('\n', i), text.size()) - 1;
        } else {
            out += text[i];
        }
    }
    return out;
}

/** The model's own header, which may name its kind, and the catalogue, which has one entry for each. */
bool mayNameKinds(const std::string& file)
{
    return file == "core/sharing/catalog_entries.cpp" || (isInside(file, "core/sharing") && isHeader(file));
}

} // namespace

std::vector<Include> includesOf(const std::string& file, std::string_view text)
{
    std::vector<Include> includes;
    const std::string code = withoutComments(text);
    std::size_t line = 0;
    for (std::size_t at = 0; at < code.size();) {
        ++line;
        const std::size_t end = std::min(code.find('\n', at), code.size());
        const std::string_view content = std::string_view(code).substr(at, end - at);
        at = end + 1;
        const std::size_t hash = content.find_first_not_of(" \t");
        if (hash == std::string_view::npos || content[hash] != '#')
            continue;
        const std::size_t word = content.find_first_not_of(" \t", hash + 1);
        if (word == std::string_view::npos || content.substr(word, 7) != "include")
            continue;
        const std::size_t open = content.find_first_of("<\"", word + 7);
        if (open == std::string_view::npos)
            continue;
        const std::size_t close = content.find(content[open] == '<' ? '>' : '"', open + 1);
        if (close == std::string_view::npos)
            continue;
        includes.push_back(
            {file, line, std::string(content.substr(open + 1, close - open - 1)), content[open] == '"'});
    }
    return includes;
}

std::vector<std::string> missingStandardHeaders(const std::vector<SourceFile>& files)
{
    static const std::map<std::string, std::vector<std::string_view>> kNamesOf = {
        {"algorithm",
         {"all_of", "any_of", "find_if", "lower_bound", "max_element", "none_of", "sort", "stable_sort"}},
        {"array", {"array"}},
        {"atomic", {"atomic"}},
        {"charconv", {"from_chars", "to_chars"}},
        {"chrono", {"chrono"}},
        {"cmath", {"isfinite", "isnan", "sqrt"}},
        {"cstring", {"memcpy"}},
        {"deque", {"deque"}},
        {"filesystem", {"filesystem"}},
        {"functional", {"function"}},
        {"iterator", {"back_inserter"}},
        {"limits", {"numeric_limits"}},
        {"map", {"map", "multimap"}},
        {"memory", {"make_shared", "make_unique", "shared_ptr", "unique_ptr"}},
        {"mutex", {"lock_guard", "mutex"}},
        {"numeric", {"accumulate", "iota"}},
        {"optional", {"nullopt", "optional"}},
        {"queue", {"priority_queue", "queue"}},
        {"set", {"set"}},
        {"span", {"span"}},
        {"string", {"string", "to_string"}},
        {"tuple", {"tie", "tuple"}},
        {"unordered_map", {"unordered_map"}},
        {"unordered_set", {"unordered_set"}},
        {"variant", {"variant", "visit"}},
        {"vector", {"vector"}},
    };
    std::map<std::string, std::vector<Include>> includes;
    for (const SourceFile& file : files)
        includes[file.path] = includesOf(file.path, file.text);

    std::vector<std::string> missing;
    for (const SourceFile& file : files) {
        std::set<std::string> reached = {file.path};
        for (std::vector<std::string> open = {file.path}; !open.empty();) {
            const auto found = includes.find(open.back());
            open.pop_back();
            if (found == includes.end())
                continue;
            for (const Include& include : found->second)
                if (reached.insert(include.target).second)
                    open.push_back(include.target);
        }
        std::set<std::string_view> used;
        const std::string code = withoutComments(file.text);
        const auto isInName = [](char c) { return c == '_' || std::isalnum(static_cast<unsigned char>(c)); };
        for (std::size_t at = code.find("std::"); at != std::string::npos; at = code.find("std::", at)) {
            at += 5;
            if (code.compare(at, 8, "ranges::") == 0)
                at += 8;
            std::size_t end = at;
            while (end < code.size() && isInName(code[end]))
                ++end;
            used.insert(std::string_view(code).substr(at, end - at));
        }
        for (const auto& [header, names] : kNamesOf)
            for (const std::string_view name : names)
                if (used.contains(name) && !reached.contains(header))
                    missing.push_back(file.path + ": <" + header +
                                      "> is missing for std::" + std::string(name));
    }
    return missing;
}

std::vector<std::string> kindLiterals(const std::string& file, std::string_view text,
                                      const std::vector<std::string>& kinds)
{
    std::vector<std::string> found;
    if (mayNameKinds(file))
        return found;
    const std::string code = withoutComments(text);
    for (const std::string& kind : kinds) {
        const std::string literal = '"' + kind + '"';
        for (std::size_t at = code.find(literal); at != std::string::npos; at = code.find(literal, at + 1)) {
            const auto line =
                1 + std::count(code.begin(), code.begin() + static_cast<std::ptrdiff_t>(at), '\n');
            found.push_back(file + ":" + std::to_string(line) + ": names the kind of model " + literal +
                            "; what sets this model apart belongs into its ModelInfo "
                            "(core/sharing/catalog_entries.cpp), as a field that is asked for here");
        }
    }
    return found;
}

std::string groupOf(const std::string& file)
{
    const Layer* layer = layerOf(file);
    return layer ? layer->folder : std::string{};
}

std::vector<std::string> layerViolations(const std::vector<Include>& includes, const QtModuleOf& qtModuleOf)
{
    std::vector<std::string> violations;
    std::set<std::string> plotIncluders;
    for (const Include& include : includes) {
        const auto complain = [&](const std::string& reason) {
            violations.push_back(include.file + ":" + std::to_string(include.line) + ": " + reason);
        };
        const Layer* layer = layerOf(include.file);
        if (include.target.starts_with("../") || include.target.starts_with("./"))
            complain("includes name files from the project's folder, not " + include.target);
        if (layer)
            if (const std::string reason = breach(include, *layer, qtModuleOf); !reason.empty())
                complain(reason);
        if (const std::string module = qtModuleOf(include.target); isInside(include.file, "tests/core") &&
                                                                   !module.empty() && module != "QtCore" &&
                                                                   module != "QtTest")
            complain("tests of the core need no more of Qt than QtCore and QtTest, not " + include.target);
        if (include.target == "qcustomplot.h" && plotIncluders.insert(include.file).second &&
            plotIncluders.size() > 1)
            complain("a second file includes QCustomPlot; the first is " + *plotIncluders.begin());
    }
    return violations;
}

std::vector<std::string> includeCycles(const std::vector<Include>& includes)
{
    Graph graph;
    for (const Include& include : includes)
        if (include.isQuoted && isHeader(include.file) && isHeader(include.target))
            graph[include.file].insert(include.target);
    return cyclesOf(graph);
}

std::vector<std::string> folderCycles(const std::vector<Include>& includes)
{
    Graph graph;
    for (const Include& include : includes) {
        const std::string from = folderOf(include.file);
        const std::string to = folderOf(include.target);
        if (include.isQuoted && from != to && layerOf(include.file) && layerOf(include.target))
            graph[from].insert(to);
    }
    return cyclesOf(graph);
}

} // namespace contraflow::arch
