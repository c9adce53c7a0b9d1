// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/file_system.h"

#include "core/base/sentence.h"
#include <cstring>
#include <sys/stat.h>

namespace contraflow {

namespace fs = std::filesystem;

Error fileError(ErrorCode code, const fs::path& path, const std::string& text)
{
    return {code, path.string() + ": " + text};
}

Error systemError(const fs::path& path, const std::string& what, int number)
{
    const std::string reason = what + " (" + std::strerror(number) + ")";
    switch (number) {
    case ENOENT:
    case ENOTDIR:
        return fileError(ErrorCode::notFound, path, sentence("%1; check the spelling of the path", {reason}));
    case EACCES:
    case EPERM:
    case EROFS:
        return fileError(
            ErrorCode::environment, path,
            sentence("%1; change the permissions, or use a file in a folder of your own", {reason}));
    case ENOSPC:
    case EDQUOT:
        return fileError(ErrorCode::environment, path,
                         sentence("%1; free some space or use another disk", {reason}));
    default:
        return fileError(ErrorCode::environment, path, reason);
    }
}

Error notAFile(const fs::path& path, mode_t mode)
{
    if (S_ISDIR(mode))
        return fileError(ErrorCode::invalidInput, path, sentence("is a folder; name a file in it"));
    if (S_ISFIFO(mode) || S_ISSOCK(mode))
        return fileError(ErrorCode::invalidInput, path,
                         sentence("is a pipe and not a file; name an ordinary file"));
    return fileError(ErrorCode::invalidInput, path,
                     sentence("is a device and not a file; name an ordinary file"));
}

} // namespace contraflow
