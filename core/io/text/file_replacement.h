// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/file_system.h"

#include <filesystem>
#include <string_view>

namespace contraflow {

/**
 * A file's new content, which takes the old one's place all at once: it is written to a temporary file beside
 * it, flushed to disk and renamed; permissions are kept and links followed. Without commit() the old content
 * stays and the temporary file goes. Errors begin with the path.
 */
class FileReplacement
{
public:
    /** What commit() does where there is a file already. */
    enum class Present
    {
        replaced,
        kept, ///< it fails, also where another program made the file meanwhile
    };

    [[nodiscard]] static Result<FileReplacement> open(const std::filesystem::path& path);
    ~FileReplacement();
    FileReplacement(FileReplacement&& other) noexcept;
    FileReplacement(const FileReplacement&) = delete;
    FileReplacement& operator=(const FileReplacement&) = delete;

    /** Appends to the new content. */
    [[nodiscard]] Result<void> write(std::string_view text);
    /** For libraries that write files by name: they may fill this one instead of write(). */
    [[nodiscard]] const std::filesystem::path& temporary() const { return m_temporary; }
    /** Puts the new content in the place of the old one. */
    [[nodiscard]] Result<void> commit(Present present = Present::replaced);

private:
    FileReplacement(std::filesystem::path path, std::filesystem::path target, std::filesystem::path temporary,
                    int descriptor);
    [[nodiscard]] Error failure(int number) const;
    [[nodiscard]] bool putInPlace(Present present) const;

    std::filesystem::path m_path;      ///< as asked for, for messages
    std::filesystem::path m_target;    ///< what links lead to
    std::filesystem::path m_temporary; ///< empty once it has been renamed or handed on
    Descriptor m_file;
};

} // namespace contraflow
