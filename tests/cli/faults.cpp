// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Loaded before the C library, so that one call of it fails as a full, broken or interrupted disk would have
// it:
//   FAULT_CALL   open (of a new file), write, fsync or rename; streams 0 to 2 are left alone
//   FAULT_AT     which of these calls, from 1
//   FAULT_ERROR  the error number; 0 writes one byte only and says so

#include <cerrno>
#include <cstdarg>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/types.h>

namespace {

/** Whether this call is the one that fails; errno is then set. */
bool isFaulty(const char* call)
{
    static int count = 0;
    const char* name = std::getenv("FAULT_CALL");
    const char* at = std::getenv("FAULT_AT");
    const char* error = std::getenv("FAULT_ERROR");
    if (name == nullptr || at == nullptr || error == nullptr || std::strcmp(name, call) != 0)
        return false;
    if (++count != std::atoi(at))
        return false;
    errno = std::atoi(error);
    return true;
}

template<typename Function>
Function next(const char* name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

} // namespace

extern "C" {

int open(const char* path, int flags, ...)
{
    mode_t mode = 0;
    if ((flags & O_CREAT) != 0) {
        va_list rest;
        va_start(rest, flags);
        mode = va_arg(rest, mode_t);
        va_end(rest);
        if (isFaulty("open"))
            return -1;
    }
    static const auto real = next<int (*)(const char*, int, ...)>("open");
    return real(path, flags, mode);
}

ssize_t write(int file, const void* bytes, size_t size)
{
    static const auto real = next<ssize_t (*)(int, const void*, size_t)>("write");
    if (file > 2 && isFaulty("write"))
        return errno == 0 ? real(file, bytes, size > 0 ? 1 : 0) : -1;
    return real(file, bytes, size);
}

int fsync(int file)
{
    static const auto real = next<int (*)(int)>("fsync");
    return isFaulty("fsync") ? -1 : real(file);
}

int rename(const char* from, const char* to) noexcept
{
    static const auto real = next<int (*)(const char*, const char*)>("rename");
    return isFaulty("rename") ? -1 : real(from, to);
}

} // extern "C"
