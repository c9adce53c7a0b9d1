// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifdef __SANITIZE_THREAD__
#include <sanitizer/tsan_interface.h>
#endif

namespace contraflow {

// Qt's queues pass an object from one thread to another under locks of its own, which the thread sanitizer
// does not see: Qt is not built with it. These two say so. They do nothing in other builds.

/** The thread is done with the object and gives it to a queue of Qt. */
inline void handOver([[maybe_unused]] void* object)
{
#ifdef __SANITIZE_THREAD__
    __tsan_release(object);
#endif
}

/** The thread has got the object from a queue of Qt; to be called before anything of it is read. */
inline void takeOver([[maybe_unused]] void* object)
{
#ifdef __SANITIZE_THREAD__
    __tsan_acquire(object);
#endif
}

} // namespace contraflow
