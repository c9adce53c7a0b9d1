// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/page_pool.h"

#include <sys/mman.h>

#include <cstdint>
#include <new>

namespace contraflow {

namespace {

constexpr std::size_t kLargePage = 2 * 1024 * 1024;

constexpr std::size_t roundedUp(std::size_t bytes)
{
    return (bytes + kLargePage - 1) / kLargePage * kLargePage;
}

/** Of whole large pages, which begins where one may. */
void* mapPages(std::size_t bytes)
{
    const std::size_t wanted = roundedUp(bytes);
    void* const map =
        ::mmap(nullptr, wanted + kLargePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (map == MAP_FAILED)
        throw std::bad_alloc();
    char* const from = static_cast<char*>(map);
    const std::size_t before =
        roundedUp(reinterpret_cast<std::uintptr_t>(from)) - reinterpret_cast<std::uintptr_t>(from);
    char* const pages = from + before;
    if (before > 0)
        (void)::munmap(from, before);
    (void)::munmap(pages + wanted, kLargePage - before);
#ifdef MADV_HUGEPAGE
    (void)::madvise(pages, wanted, MADV_HUGEPAGE); // a wish: where it is not met, pages are small
#endif
    return pages;
}

class LargePages : public std::pmr::memory_resource
{
    static constexpr bool isMapped(std::size_t bytes, std::size_t alignment)
    {
        return bytes >= kLargePage && alignment <= kLargePage;
    }
    void* do_allocate(std::size_t bytes, std::size_t alignment) override
    {
        if (isMapped(bytes, alignment))
            return mapPages(bytes);
        return ::operator new(bytes, std::align_val_t(alignment));
    }
    void do_deallocate(void* memory, std::size_t bytes, std::size_t alignment) override
    {
        if (isMapped(bytes, alignment))
            (void)::munmap(memory, roundedUp(bytes));
        else
            ::operator delete(memory, std::align_val_t(alignment));
    }
    [[nodiscard]] bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override
    {
        return this == &other;
    }
};

} // namespace

std::pmr::memory_resource* largePages()
{
    static LargePages pages;
    return &pages;
}

} // namespace contraflow
