// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

struct OTF2_Reader_struct;

namespace contraflow {

/** An OTF2 archive that is open for reading. One at a time is: the library says what is wrong with one to the
 * whole program. */
class Otf2Archive
{
public:
    /** `anchor` ends in .otf2. Fails with the file and what the library says of it. */
    [[nodiscard]] static Result<std::unique_ptr<Otf2Archive>> open(const std::filesystem::path& anchor);
    ~Otf2Archive();
    Otf2Archive(const Otf2Archive&) = delete;
    Otf2Archive& operator=(const Otf2Archive&) = delete;

    [[nodiscard]] OTF2_Reader_struct* reader() const { return m_reader; }
    /** "name: what `doing` failed with": what the library said last. */
    [[nodiscard]] Error failure(const std::string& doing) const;

private:
    class Session;

    Otf2Archive();

    std::unique_ptr<Session> m_session;
    OTF2_Reader_struct* m_reader = nullptr;
    std::string m_name;
};

/** A communicator: ranks of all processes by ranks in it. */
struct Otf2Communicator
{
    std::vector<std::uint32_t> members;
    bool isSelf = false;       ///< of each process alone
    bool namesAll = false;     ///< events name ranks of all processes instead
    bool isBetweenTwo = false; ///< an inter-communicator
};

/** What an archive defines, as far as programs of MPI need it. */
struct Otf2Definitions
{
    std::uint64_t ticksPerSecond = 0;
    std::uint64_t start = 0;                                           ///< of the trace, in ticks
    std::vector<std::uint64_t> processes;                              ///< locations by rank
    std::unordered_map<std::uint32_t, Otf2Communicator> communicators; ///< by reference
    std::unordered_set<std::uint32_t> mpiRegions;
    std::size_t others = 0; ///< locations that are no process of MPI: threads, accelerators
};

/** Reads them. Fails when there is no process of MPI, or no clock. */
[[nodiscard]] Result<Otf2Definitions> readOtf2Definitions(const Otf2Archive& archive);

/** Opens the events of its processes, with the definitions that each of them has of its own. */
[[nodiscard]] Result<void> openOtf2Events(const Otf2Archive& archive, const Otf2Definitions& definitions);

/** The SHA-256 of all files of an archive: its anchor, its definitions, and what lies in the folder of its
 * name, in the order of their names. */
[[nodiscard]] Result<std::string> otf2Sum(const std::filesystem::path& anchor, const std::stop_token& stop);

} // namespace contraflow
