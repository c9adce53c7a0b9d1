// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/program.h"

#include <cstdint>
#include <string>
#include <vector>

namespace contraflow {

/** A program as lists of events, such as a trace holds: 32 bytes an event, and more for the rarer ones. */
class EventList : public Program
{
public:
    explicit EventList(std::uint32_t processes);

    /** The group's number. */
    std::uint32_t addGroup(std::string name, std::vector<std::uint32_t> members);
    /** The label's number. */
    std::uint32_t addLabel(std::string label);
    /** Behind the events that the process has. */
    void add(std::uint32_t process, const Event& event);
    /** What rows are in messages: "line" of a file, or "event". */
    void setRowWord(std::string word) { m_rowWord = std::move(word); }
    /** The file of each process, for messages. */
    void setFiles(std::vector<std::string> files) { m_files = std::move(files); }
    /** Gives back memory that was kept for more events. */
    void shrink();

    [[nodiscard]] std::uint32_t processCount() const override
    {
        return static_cast<std::uint32_t>(m_events.size());
    }
    [[nodiscard]] std::span<const ProcessGroup> groups() const override { return m_groups; }
    [[nodiscard]] std::span<const std::string> labels() const override { return m_labels; }
    [[nodiscard]] std::string placeOf(std::uint32_t process, std::uint32_t row) const override;
    [[nodiscard]] std::unique_ptr<EventSource> run() const override;

private:
    class Source;

    static constexpr std::uint32_t kNone = UINT32_MAX;

    struct Stored
    {
        double amount = 0; ///< bytes, or seconds of a computation
        std::int32_t peer = kAny;
        std::int32_t tag = 0;
        std::uint32_t request = kNoRequest; ///< of a wait: the one, when it has one
        std::uint32_t row = 0;
        std::uint32_t more = kNone; ///< of m_more
        EventKind kind = EventKind::compute;
        CollectiveAlgorithm algorithm = CollectiveAlgorithm::usual;
    };
    /** What few events have. */
    struct More
    {
        std::int32_t source = kAny;
        std::uint32_t group = 0;
        std::uint32_t root = 0;
        std::uint32_t segments = 1;
        std::uint32_t channels = 1;
        std::uint32_t label = 0;
        std::vector<double> sizes;
        std::vector<std::uint32_t> requests;

        bool operator==(const More&) const = default;
    };

    std::vector<std::vector<Stored>> m_events; ///< by process
    std::vector<More> m_more;
    std::vector<ProcessGroup> m_groups;
    std::vector<std::string> m_labels;
    std::string m_rowWord = "event";
    std::vector<std::string> m_files; ///< by process; may be empty
};

} // namespace contraflow
