// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/algorithm_rules.h"
#include "core/application/collective_steps.h"
#include "core/application/program.h"
#include "core/base/result.h"
#include "core/io/exporters/table_writer.h"
#include "core/io/text/text_file.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace contraflow {

/** How programs are written as traces. */
struct TraceWriting
{
    std::shared_ptr<const AlgorithmRules> algorithms; ///< of collectives that name none
    double flopsPerSecond = 1e9;                      ///< TI: of a process
    std::stop_token stop = {};
};

/** What could not be said in the format, each once; with the number of times. */
class WritingNotes
{
public:
    void add(const std::string& note) { ++m_notes[note]; }
    [[nodiscard]] std::vector<std::string> texts() const;

private:
    std::map<std::string, std::uint64_t> m_notes;
};

/** The messages of a collective, step by step: in a step receives and sends are posted, and all are waited
 * for. Their tags lie from kFirstTag on, another one for each collective of a group. */
class CollectiveMessages
{
public:
    static constexpr std::int32_t kFirstTag = 1'000'000'000;

    CollectiveMessages(const Program& program, const TraceWriting& writing, WritingNotes& notes);

    /** Of a process that comes to a collective. `take` gets the messages of each step, with the numbers of
     * processes. Fails when the process is not in the group. */
    [[nodiscard]] Result<void>
    expand(std::uint32_t process, const Event& event,
           const std::function<void(const CollectiveStep&, std::int32_t tag)>& take);
    /** To be called before the first event of a process. */
    void beginProcess() { m_numbers.assign(m_numbers.size(), 0); }

private:
    const Program& m_program;
    const TraceWriting& m_writing;
    WritingNotes& m_notes;
    std::vector<std::uint32_t> m_numbers; ///< by group: collectives of the process so far
};

/** Writes a program as text, process by process and event by event; formats say how. */
class ProgramWriter
{
public:
    virtual ~ProgramWriter() = default;
    ProgramWriter(const ProgramWriter&) = delete;
    ProgramWriter& operator=(const ProgramWriter&) = delete;

    /** The whole program; what could not be said. Fails where the program cannot go on, at a process that the
     * format cannot write, when the sink does, and when stopped. */
    [[nodiscard]] Result<std::vector<std::string>> run();

protected:
    ProgramWriter(const Program& program, const TraceWriting& writing, const ChunkSink& sink);

    virtual void beginProgram() {}
    virtual void beginProcess() = 0;
    virtual void endProcess() = 0;
    [[nodiscard]] virtual Result<void> write(const Event& event) = 0;
    /** Why a process that is a graph cannot be written, and what to do. */
    [[nodiscard]] virtual std::string graphRefusal() const = 0;

    [[nodiscard]] const Program& program() const { return m_program; }
    [[nodiscard]] const TraceWriting& writing() const { return m_writing; }
    [[nodiscard]] std::uint32_t process() const { return m_process; } ///< that is written
    [[nodiscard]] WritingNotes& notes() { return m_notes; }
    [[nodiscard]] CollectiveMessages& collectives() { return m_collectives; }
    [[nodiscard]] std::string& text() { return m_out.text(); } ///< to be appended to

private:
    [[nodiscard]] Result<void> writeProcess();

    const Program& m_program;
    const TraceWriting& m_writing;
    TextPieces m_out;
    WritingNotes m_notes;
    CollectiveMessages m_collectives;
    std::unique_ptr<EventSource> m_events;
    std::uint32_t m_process = 0;
};

/** Writes a program as one file of SimGrid's time-independent actions. */
[[nodiscard]] Result<std::vector<std::string>>
writeTimeIndependent(const Program& program, const TraceWriting& writing, const ChunkSink& sink);
/** Writes a program as a GOAL schedule. */
[[nodiscard]] Result<std::vector<std::string>> writeGoal(const Program& program, const TraceWriting& writing,
                                                         const ChunkSink& sink);

} // namespace contraflow
