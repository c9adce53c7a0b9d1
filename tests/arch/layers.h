// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow::arch {

/** One #include of a file of the project. */
struct Include
{
    std::string file; ///< that contains it, from the project's folder: "core/io/text/csv.cpp"
    std::size_t line = 0;
    std::string target;    ///< "core/base/text.h", "QString", "yaml-cpp/parser.h"
    bool isQuoted = false; ///< "…" rather than <…>
};

/** The #include directives of a file's text; those inside block comments do not count. */
[[nodiscard]] std::vector<Include> includesOf(const std::string& file, std::string_view text);

/** Which Qt module ("QtWidgets") a header name belongs to, or an empty string when it is none of Qt's. */
using QtModuleOf = std::function<std::string(const std::string& header)>;

/**
 * The group of a file in the graph of CONTRIBUTING.md, the longest folder with rules of its own:
 * "core/engine", "app/desktop/document", "app/desktop"; an empty string for files outside core/ and app/.
 */
[[nodiscard]] std::string groupOf(const std::string& file);

/** Every breach of "Who may include whom" as "file:line: reason", in the order of the includes. */
[[nodiscard]] std::vector<std::string> layerViolations(const std::vector<Include>& includes,
                                                       const QtModuleOf& qtModuleOf);

/** Every string literal of a file that is one of these kinds of models, outside the catalogue of models and
 * the headers of models: "file:line: reason". */
[[nodiscard]] std::vector<std::string> kindLiterals(const std::string& file, std::string_view text,
                                                    const std::vector<std::string>& kinds);

/** A file of the project with its text. */
struct SourceFile
{
    std::string path;
    std::string text;
};

/** Every file that uses a common type or function of the standard library whose header neither it nor a file
 * of the project that it includes names: "file: <map> is missing for std::map". Files that are compiled one
 * by one and without precompiled headers need it. */
[[nodiscard]] std::vector<std::string> missingStandardHeaders(const std::vector<SourceFile>& files);

/** Cycles of headers, each as "a.h -> b.h -> a.h". */
[[nodiscard]] std::vector<std::string> includeCycles(const std::vector<Include>& includes);

/** Cycles of folders of core/ and app/ through the includes of their files, each as "a -> b -> a". */
[[nodiscard]] std::vector<std::string> folderCycles(const std::vector<Include>& includes);

} // namespace contraflow::arch
