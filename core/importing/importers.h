// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/measured_file.h"
#include "core/io/text/file_format.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace contraflow {

/** What a text was recognised by. */
struct Recognition
{
    Confidence confidence = Confidence::likely;
    std::string evidence;
};

/** Everything that is known of one format of measured times. */
struct Importer : FileFormat
{
    std::string_view files; ///< what its files are, in a sentence: "tables as CSV or TSV"
    /** Nothing where the text is another format; null for the importer of what no other one recognises. */
    std::optional<Recognition> (*recognise)(std::string_view text) = nullptr;
    /** Takes apart a text that is UTF-8 without a byte order mark, and not empty. */
    Result<ImportedFile> (*read)(std::string_view text, const ImportOptions& options) = nullptr;
};

/** All importers, in the order of menus and lists. Of several that recognise a text, one that is certain goes
 * before one that finds it likely. */
[[nodiscard]] std::span<const Importer> importers();

/** The importer of this name; null when there is none. */
[[nodiscard]] const Importer* findImporter(std::string_view name);

} // namespace contraflow
