// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/traffic_file.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

// What an import remembers of its file, so that it can be repeated.

/** The date where the program runs, as 2026-11-21. */
[[nodiscard]] std::string today();

/** Names the file and the hash of its content. */
void nameFile(Provenance& provenance, const std::filesystem::path& path, std::string_view text);

/** "T=time:ms", as --column takes it. */
[[nodiscard]] std::string columnWord(const ColumnChoice& column);
/** What was said about a file, as options of the command line: "--separator ; --decimal comma". */
[[nodiscard]] std::string optionsText(const ImportOptions& options);
/** The same of a file of messages: "--unit B --senders columns --rows up --diagonal take --total-of 10". */
[[nodiscard]] std::string optionsText(const TrafficOptions& options);
/** The bytes of TrafficOptions::countOf as people write them, such as "64 kB"; nothing for what is no whole
 * number of bytes from 1 on. */
[[nodiscard]] std::optional<double> countedSize(std::string_view text);

/** Notes which object came from the same content before, and how it was read; nothing where there is none. */
void noteEarlierImport(const Project& project, const Provenance& provenance, std::vector<std::string>& notes);

} // namespace contraflow
