// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"

#include <string>

namespace contraflow {

/** Where imported rows and values come from. A text that is not known is empty. */
struct Provenance
{
    std::string file;     ///< its name, without folders
    std::string sha256;   ///< of its content: 64 lower-case hexadecimal digits
    std::string date;     ///< when it was imported, as 2026-11-21
    std::string importer; ///< the name of the format it was read as: "csv", "osu"
    std::string measured; ///< when the values were measured, as the file says it
    std::string machine;
    std::string mpi; ///< the MPI library and its version
    std::string note;
    /** What was said about the file when it was read, as the command line takes it: "--unit B --rows up". */
    std::string options;
    std::string changed; ///< "yes": values were changed since, and are no longer those of the file
    ExtraKeys extras;

    [[nodiscard]] bool isEmpty() const { return *this == Provenance(); }

    bool operator==(const Provenance&) const = default;
};

} // namespace contraflow
