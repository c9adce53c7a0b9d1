// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/file_system.h"

#include <filesystem>
#include <functional>
#include <sys/stat.h>

namespace contraflow::cli {

/**
 * A file that is read, changed and written back. Another process that claims it waits until this claim goes,
 * so that it reads what was written; a program that asks for no claim, such as an editor, is noticed by
 * checkUnchanged(). Nothing is left on disk, and a process that dies gives its claim up. On file systems
 * without locks nobody waits, and only the check is left.
 */
class FileClaim
{
public:
    /** Claims the ordinary file that `path` leads to; `isWaiting` is called once when another process has it.
     * Errors begin with the path. */
    [[nodiscard]] static Result<FileClaim> take(const std::filesystem::path& path,
                                                const std::function<void()>& isWaiting);

    /** Fails when the path has led to something else since, or the file was written to. */
    [[nodiscard]] Result<void> checkUnchanged() const;

private:
    FileClaim(std::filesystem::path path, Descriptor file, const struct stat& facts);

    std::filesystem::path m_path;
    Descriptor m_file; ///< holds the lock, and keeps the number of the file from being given to another
    struct stat m_facts;
};

} // namespace contraflow::cli
