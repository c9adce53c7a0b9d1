// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/json_writer.h"
#include "app/cli/output.h"
#include "core/project/project.h"
#include "core/tables/table.h"

#include <string>
#include <string_view>
#include <vector>

namespace contraflow::cli {

/** Opens an object about a project with a list of its scenarios; endScenarios() closes both. */
void beginScenarios(JsonWriter& json, const Project& project);
void endScenarios(JsonWriter& json);

/** Writes a row's columns for JSON as keys of the object that is open. */
void writeMembers(JsonWriter& json, const Table& table, std::size_t row);

/** A list of texts under this key. */
void writeTextList(JsonWriter& json, std::string_view key, const std::vector<std::string>& texts);

/**
 * Writes a list of objects, one for each row, under this key; or, without a key, as the next value. What has
 * been written goes to the output in pieces, so that a million rows need no memory.
 */
void writeRows(JsonWriter& json, std::string_view key, const Table& table, Output& output,
               JsonWriter::Layout layout = JsonWriter::Layout::line);

} // namespace contraflow::cli
