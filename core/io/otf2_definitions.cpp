// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/otf2_definitions.h"

#include "core/base/sentence.h"
#include "core/io/sha256.h"
#include "core/io/text_file.h"

#include <otf2/otf2.h>

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <utility>

namespace contraflow {

namespace {

/** What the library said last; guarded by the session. */
std::string& lastWords()
{
    static std::string words;
    return words;
}

OTF2_ErrorCode hear(void* /*userData*/, const char* /*file*/, std::uint64_t /*line*/,
                    const char* /*function*/, OTF2_ErrorCode code, const char* format, va_list arguments)
{
    char text[512] = "";
    if (format != nullptr)
        (void)std::vsnprintf(text, sizeof text, format, arguments);
    lastWords() = OTF2_Error_GetDescription(code);
    if (text[0] != '\0')
        lastWords() += std::string(": ") + static_cast<const char*>(text);
    return code;
}

/** Definitions as they come, in any order. */
struct Collected
{
    struct Group
    {
        OTF2_GroupType type = OTF2_GROUP_TYPE_UNKNOWN;
        bool hasGlobalMembers = false;
        std::vector<std::uint64_t> members;
    };
    struct Comm
    {
        std::uint32_t group = 0;
        bool isBetweenTwo = false;
    };

    Otf2Definitions definitions;
    std::map<std::uint32_t, Group> groups; ///< of MPI
    std::map<std::uint32_t, Comm> comms;
    std::size_t locations = 0;
};

Collected& of(void* userData)
{
    return *static_cast<Collected*>(userData);
}

OTF2_CallbackCode takeClock(void* userData, std::uint64_t resolution, std::uint64_t offset,
                            std::uint64_t /*length*/, std::uint64_t /*realtime*/)
{
    of(userData).definitions.ticksPerSecond = resolution;
    of(userData).definitions.start = offset;
    return OTF2_CALLBACK_SUCCESS;
}

OTF2_CallbackCode takeLocation(void* userData, OTF2_LocationRef /*self*/, OTF2_StringRef /*name*/,
                               OTF2_LocationType /*type*/, std::uint64_t /*events*/,
                               OTF2_LocationGroupRef /*group*/)
{
    ++of(userData).locations;
    return OTF2_CALLBACK_SUCCESS;
}

OTF2_CallbackCode takeRegion(void* userData, OTF2_RegionRef self, OTF2_StringRef /*name*/,
                             OTF2_StringRef /*canonical*/, OTF2_StringRef /*description*/,
                             OTF2_RegionRole /*role*/, OTF2_Paradigm paradigm, OTF2_RegionFlag /*flags*/,
                             OTF2_StringRef /*file*/, std::uint32_t /*first*/, std::uint32_t /*last*/)
{
    if (paradigm == OTF2_PARADIGM_MPI)
        of(userData).definitions.mpiRegions.insert(self);
    return OTF2_CALLBACK_SUCCESS;
}

OTF2_CallbackCode takeGroup(void* userData, OTF2_GroupRef self, OTF2_StringRef /*name*/, OTF2_GroupType type,
                            OTF2_Paradigm paradigm, OTF2_GroupFlag flags, std::uint32_t count,
                            const std::uint64_t* members)
{
    if (paradigm == OTF2_PARADIGM_MPI)
        of(userData).groups[self] = {
            type, (flags & OTF2_GROUP_FLAG_GLOBAL_MEMBERS) != 0, {members, members + count}};
    return OTF2_CALLBACK_SUCCESS;
}

OTF2_CallbackCode takeComm(void* userData, OTF2_CommRef self, OTF2_StringRef /*name*/, OTF2_GroupRef group,
                           OTF2_CommRef /*parent*/, OTF2_CommFlag /*flags*/)
{
    of(userData).comms[self] = {group, false};
    return OTF2_CALLBACK_SUCCESS;
}

OTF2_CallbackCode takeInterComm(void* userData, OTF2_CommRef self, OTF2_StringRef /*name*/,
                                OTF2_GroupRef group, OTF2_GroupRef /*other*/, OTF2_CommRef /*common*/,
                                OTF2_CommFlag /*flags*/)
{
    of(userData).comms[self] = {group, true};
    return OTF2_CALLBACK_SUCCESS;
}

/** Communicators by the processes that their groups name. */
void resolveCommunicators(Collected& collected)
{
    Otf2Definitions& definitions = collected.definitions;
    for (const auto& [reference, group] : collected.groups)
        if (group.type == OTF2_GROUP_TYPE_COMM_LOCATIONS)
            definitions.processes = group.members;
    definitions.others = collected.locations - std::min(collected.locations, definitions.processes.size());
    for (const auto& [reference, comm] : collected.comms) {
        const auto group = collected.groups.find(comm.group);
        if (group == collected.groups.end())
            continue; // of another kind of communication
        Otf2Communicator communicator;
        communicator.isBetweenTwo = comm.isBetweenTwo;
        communicator.isSelf = group->second.type == OTF2_GROUP_TYPE_COMM_SELF;
        communicator.namesAll = group->second.hasGlobalMembers;
        if (group->second.type == OTF2_GROUP_TYPE_COMM_LOCATIONS) {
            communicator.members.resize(definitions.processes.size());
            std::iota(communicator.members.begin(), communicator.members.end(), 0U);
        } else if (group->second.type == OTF2_GROUP_TYPE_COMM_GROUP) {
            for (const std::uint64_t member : group->second.members)
                communicator.members.push_back(static_cast<std::uint32_t>(member));
        }
        definitions.communicators[reference] = std::move(communicator);
    }
}

/** The files that belong to an archive: the anchor, the definitions, and the events in a folder of its name.
 */
std::vector<std::filesystem::path> filesOf(const std::filesystem::path& anchor)
{
    std::vector<std::filesystem::path> files;
    std::error_code ignored;
    std::filesystem::path stem = anchor;
    stem.replace_extension();
    for (const auto& entry : std::filesystem::directory_iterator(stem, ignored))
        if (entry.is_regular_file(ignored))
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    files.insert(files.begin(), {anchor, std::filesystem::path(stem).replace_extension(".def")});
    return files;
}

} // namespace

/** Holds the library for one archive. */
class Otf2Archive::Session
{
public:
    Session() : m_lock(mutex())
    {
        lastWords().clear();
        m_before = OTF2_Error_RegisterCallback(hear, nullptr);
    }
    ~Session() { (void)OTF2_Error_RegisterCallback(m_before, nullptr); }
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

private:
    static std::mutex& mutex()
    {
        static std::mutex one;
        return one;
    }

    std::lock_guard<std::mutex> m_lock;
    OTF2_ErrorCallback m_before = nullptr;
};

Otf2Archive::Otf2Archive() : m_session(std::make_unique<Session>()) {}

Otf2Archive::~Otf2Archive()
{
    if (m_reader != nullptr)
        (void)OTF2_Reader_Close(m_reader);
}

Result<std::unique_ptr<Otf2Archive>> Otf2Archive::open(const std::filesystem::path& anchor)
{
    std::unique_ptr<Otf2Archive> archive(new Otf2Archive);
    archive->m_name = anchor.filename().string();
    archive->m_reader = OTF2_Reader_Open(anchor.c_str());
    if (archive->m_reader == nullptr)
        return archive->failure(sentence("it cannot be opened"));
    if (OTF2_Reader_SetSerialCollectiveCallbacks(archive->m_reader) != OTF2_SUCCESS)
        return archive->failure(sentence("it cannot be opened"));
    return archive;
}

Error Otf2Archive::failure(const std::string& doing) const
{
    return {ErrorCode::invalidInput,
            m_name + ": " +
                sentence(
                    lastWords().empty()
                        ? phrase("%1; give the .otf2 file of a whole archive, with what lies beside it")
                        : phrase("%1 (OTF2 says: %2); give the .otf2 file of a whole archive, with what lies "
                                 "beside it"),
                    {doing, lastWords()})};
}

Result<Otf2Definitions> readOtf2Definitions(const Otf2Archive& archive)
{
    Collected collected;
    OTF2_GlobalDefReader* const reader = OTF2_Reader_GetGlobalDefReader(archive.reader());
    const std::unique_ptr<OTF2_GlobalDefReaderCallbacks, decltype(&OTF2_GlobalDefReaderCallbacks_Delete)>
        calls(OTF2_GlobalDefReaderCallbacks_New(), &OTF2_GlobalDefReaderCallbacks_Delete);
    if (reader == nullptr || calls == nullptr)
        return archive.failure(sentence("its definitions are not there"));
    OTF2_GlobalDefReaderCallbacks_SetClockPropertiesCallback(calls.get(), takeClock);
    OTF2_GlobalDefReaderCallbacks_SetLocationCallback(calls.get(), takeLocation);
    OTF2_GlobalDefReaderCallbacks_SetRegionCallback(calls.get(), takeRegion);
    OTF2_GlobalDefReaderCallbacks_SetGroupCallback(calls.get(), takeGroup);
    OTF2_GlobalDefReaderCallbacks_SetCommCallback(calls.get(), takeComm);
    OTF2_GlobalDefReaderCallbacks_SetInterCommCallback(calls.get(), takeInterComm);
    (void)OTF2_Reader_RegisterGlobalDefCallbacks(archive.reader(), reader, calls.get(), &collected);
    std::uint64_t count = 0;
    if (OTF2_Reader_ReadAllGlobalDefinitions(archive.reader(), reader, &count) != OTF2_SUCCESS)
        return archive.failure(sentence("its definitions cannot be read"));
    (void)OTF2_Reader_CloseGlobalDefReader(archive.reader(), reader);
    resolveCommunicators(collected);
    if (collected.definitions.processes.empty())
        return archive.failure(
            sentence("it names no processes of MPI, so that nobody can say who sends to whom"));
    if (collected.definitions.ticksPerSecond == 0)
        return archive.failure(sentence("it does not say how long a tick of its clock is"));
    return std::move(collected.definitions);
}

Result<void> openOtf2Events(const Otf2Archive& archive, const Otf2Definitions& definitions)
{
    OTF2_Reader* const reader = archive.reader();
    for (const std::uint64_t location : definitions.processes)
        if (OTF2_Reader_SelectLocation(reader, location) != OTF2_SUCCESS)
            return archive.failure(sentence("a process that it names is not there"));
    const bool hasLocal = OTF2_Reader_OpenDefFiles(reader) == OTF2_SUCCESS;
    if (OTF2_Reader_OpenEvtFiles(reader) != OTF2_SUCCESS)
        return archive.failure(sentence("its events are not there"));
    for (const std::uint64_t location : definitions.processes) {
        OTF2_DefReader* const local = hasLocal ? OTF2_Reader_GetDefReader(reader, location) : nullptr;
        std::uint64_t count = 0;
        if (local != nullptr) { // clocks and numbers of its own
            (void)OTF2_Reader_ReadAllLocalDefinitions(reader, local, &count);
            (void)OTF2_Reader_CloseDefReader(reader, local);
        }
    }
    if (hasLocal)
        (void)OTF2_Reader_CloseDefFiles(reader);
    return {};
}

Result<std::string> otf2Sum(const std::filesystem::path& anchor, const std::stop_token& stop)
{
    Sha256 sum;
    std::string room(1 << 20, '\0');
    for (const std::filesystem::path& file : filesOf(anchor)) {
        ASSIGN_OR_RETURN(FileInPieces pieces, FileInPieces::open(file, SIZE_MAX));
        while (!stop.stop_requested()) {
            ASSIGN_OR_RETURN(const std::size_t size, pieces.read(room));
            if (size == 0)
                break;
            sum.add(std::string_view(room).substr(0, size));
        }
    }
    return sum.text();
}

} // namespace contraflow
