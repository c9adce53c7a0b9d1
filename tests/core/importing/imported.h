// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/import_values.h"
#include "core/importing/measured_file.h"
#include "core/io/text/text_file.h"
#include "tests/data_folders.h"

#include <QtTest>

#include <string>

namespace contraflow::test {

/** A file of tests/data. */
inline std::string dataFile(const std::string& name)
{
    const Result<std::string> text =
        readTextFile(std::string(CONTRAFLOW_TEST_DATA "/") + name, ImportLimits::kBytes);
    if (!text)
        qFatal("%s", text.error().message.c_str());
    return *text;
}

inline ImportedFile parsed(const std::string& text, const ImportOptions& options = {})
{
    Result<ImportedFile> file = parseMeasurements(text, options);
    if (!file)
        qFatal("%s", file.error().message.c_str());
    return std::move(file).value();
}

/** The values of the table with this title. */
inline ImportValues valuesOf(const ImportedFile& file, const std::string& title)
{
    for (const ImportTable& table : file.tables)
        if (table.title == title)
            return readImportTable(table);
    qFatal("there is no table %s", title.c_str());
}

} // namespace contraflow::test
