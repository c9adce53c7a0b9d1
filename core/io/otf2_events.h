// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/otf2_definitions.h"

#include <cstdint>
#include <stop_token>
#include <string>

namespace contraflow {

/** A message as a record has it: ranks count in its communicator. */
struct Otf2Message
{
    std::uint32_t peer = 0;
    std::uint32_t communicator = 0; ///< its reference
    std::uint32_t tag = 0;
    std::uint64_t bytes = 0;
};

/** The end of a collective: bytes are sums over all partners. */
struct Otf2Collective
{
    std::uint8_t operation = 0;
    std::uint32_t communicator = 0;
    std::uint32_t root = 0;
    double sent = 0;
    double received = 0;
};

/** Takes what the records of one process say, in their order, with times in ticks. Reading ends at the first
 * record after which there is a problem. */
class Otf2EventSink
{
public:
    Otf2EventSink() = default;
    Otf2EventSink(const Otf2EventSink&) = delete;
    Otf2EventSink& operator=(const Otf2EventSink&) = delete;
    virtual ~Otf2EventSink() = default;

    virtual void enter(std::uint32_t region, std::uint64_t now) = 0;
    virtual void leave(std::uint32_t region, std::uint64_t now) = 0;
    virtual void send(const Otf2Message& message, std::uint64_t now) = 0;
    virtual void beginSend(const Otf2Message& message, std::uint64_t request, std::uint64_t now) = 0;
    virtual void receive(const Otf2Message& message, std::uint64_t now) = 0;
    virtual void beginReceive(std::uint64_t request, std::uint64_t now) = 0;
    /** The message of a receive that began before is there. */
    virtual void endReceive(const Otf2Message& message, std::uint64_t request, std::uint64_t now) = 0;
    virtual void complete(std::uint64_t request, std::uint64_t now) = 0;
    virtual void cancel(std::uint64_t request) = 0;
    virtual void collective(const Otf2Collective& collective, std::uint64_t now) = 0;
    /** One that does not block: what it is, only its end says. */
    virtual void beginCollective(std::uint64_t request, std::uint64_t now) = 0;
    virtual void endCollective(const Otf2Collective& collective, std::uint64_t request,
                               std::uint64_t now) = 0;
    /** The tool that measured was writing its buffer out. */
    virtual void flush() = 0;

    /** Keeps the first problem. */
    void fail(std::string problem)
    {
        if (m_problem.empty())
            m_problem = std::move(problem);
    }
    [[nodiscard]] const std::string& problem() const { return m_problem; }
    /** The place of the record that is read, from 1. */
    [[nodiscard]] std::uint64_t record() const { return m_record; }
    void setRecord(std::uint64_t record) { m_record = record; }

private:
    std::string m_problem;
    std::uint64_t m_record = 0;
};

/** Hands the records of a process, of this rank among `definitions.processes`, to a sink. Fails with what the
 * sink or the library finds wrong, and when it is cancelled. */
[[nodiscard]] Result<void> readOtf2Events(const Otf2Archive& archive, const Otf2Definitions& definitions,
                                          std::uint32_t rank, Otf2EventSink& sink,
                                          const std::stop_token& stop);

} // namespace contraflow
