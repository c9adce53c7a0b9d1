// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/event.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/** Processes that run a collective together: their numbers in the application, each once. */
class ProcessGroup
{
public:
    ProcessGroup(std::string name, std::vector<std::uint32_t> members);
    /** All processes of an application in their order. */
    [[nodiscard]] static ProcessGroup all(std::uint32_t processes);

    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] std::uint32_t size() const { return m_size; }
    [[nodiscard]] std::uint32_t member(std::uint32_t rank) const
    {
        return m_members.empty() ? rank : m_members[rank];
    }
    /** The rank of a process within the group; nothing when it is not in it. */
    [[nodiscard]] std::optional<std::uint32_t> rankOf(std::uint32_t process) const;

private:
    std::string m_name;
    std::uint32_t m_size = 0;
    std::vector<std::uint32_t> m_members;                         ///< empty: all
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_ranks; ///< process and rank, by process
};

/** The events of one run of a program, process by process. */
class EventSource
{
public:
    virtual ~EventSource() = default;
    EventSource() = default;
    EventSource(const EventSource&) = delete;
    EventSource& operator=(const EventSource&) = delete;

    /** The next event of a process, which has ended the one before: false when there is none, or when it
     * cannot be told; failure() then says why. Of a graph it is any operation that may begin by now, and
     * false means that there is none at present. */
    [[nodiscard]] virtual bool next(std::uint32_t process, Event& event) = 0;
    /** Why there is no next event although the process has not come to its end; empty: it has. */
    [[nodiscard]] virtual const std::string& failure() const = 0;

    /** Whether a process is a graph of computations, sends and receives, several of which go on at once. */
    [[nodiscard]] virtual bool isGraph(std::uint32_t /*process*/) const { return false; }
    /** An operation of a graph has begun, or has ended: next() then gives those that waited for it, with what
     * `cause` names, which is the caller's. */
    virtual void begun(std::uint32_t /*process*/, std::uint32_t /*operation*/, std::uint32_t /*cause*/) {}
    virtual void ended(std::uint32_t /*process*/, std::uint32_t /*operation*/, std::uint32_t /*cause*/) {}
    /** How many operations of a graph have not ended. */
    [[nodiscard]] virtual std::uint32_t remaining(std::uint32_t /*process*/) const { return 0; }
};

/** What the processes of an application do. Immutable: several runs may go on at once. */
class Program
{
public:
    virtual ~Program() = default;
    Program() = default;
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    [[nodiscard]] virtual std::uint32_t processCount() const = 0;
    /** Group 0 is that of all processes. */
    [[nodiscard]] virtual std::span<const ProcessGroup> groups() const = 0;
    /** Names of phases. */
    [[nodiscard]] virtual std::span<const std::string> labels() const = 0;
    /** Where an event stands, for messages: "row 3", "line 120 of ti3". */
    [[nodiscard]] virtual std::string placeOf(std::uint32_t process, std::uint32_t row) const = 0;
    [[nodiscard]] virtual std::unique_ptr<EventSource> run() const = 0;
};

} // namespace contraflow
