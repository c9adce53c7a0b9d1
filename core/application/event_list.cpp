// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/event_list.h"
#include "core/base/sentence.h"

#include <utility>

namespace contraflow {

class EventList::Source : public EventSource
{
public:
    explicit Source(const EventList& list) : m_list(list), m_next(list.m_events.size(), 0) {}

    bool next(std::uint32_t process, Event& event) override
    {
        const std::vector<Stored>& events = m_list.m_events[process];
        if (m_next[process] == events.size())
            return false;
        const Stored& stored = events[m_next[process]++];
        event = {};
        event.kind = stored.kind;
        event.algorithm = stored.algorithm;
        event.peer = stored.peer;
        event.tag = stored.tag;
        event.row = stored.row;
        (stored.kind == EventKind::compute ? event.seconds : event.bytes) = stored.amount;
        if (stored.kind == EventKind::wait && stored.request != kNoRequest)
            event.requests = {&stored.request, 1};
        else
            event.request = stored.request;
        if (stored.more == kNone)
            return true;
        const More& more = m_list.m_more[stored.more];
        event.source = more.source;
        event.group = more.group;
        event.root = more.root;
        event.segments = more.segments;
        event.channels = more.channels;
        event.label = more.label;
        event.sizes = more.sizes;
        if (!more.requests.empty())
            event.requests = more.requests;
        return true;
    }

    [[nodiscard]] const std::string& failure() const override { return m_failure; }

private:
    const EventList& m_list;
    std::vector<std::size_t> m_next; ///< by process
    std::string m_failure;
};

EventList::EventList(std::uint32_t processes) : m_events(processes)
{
    m_groups.push_back(ProcessGroup::all(processes));
}

std::uint32_t EventList::addGroup(std::string name, std::vector<std::uint32_t> members)
{
    m_groups.emplace_back(std::move(name), std::move(members));
    return static_cast<std::uint32_t>(m_groups.size() - 1);
}

std::uint32_t EventList::addLabel(std::string label)
{
    m_labels.push_back(std::move(label));
    return static_cast<std::uint32_t>(m_labels.size() - 1);
}

void EventList::add(std::uint32_t process, const Event& event)
{
    Stored stored;
    stored.kind = event.kind;
    stored.algorithm = event.algorithm;
    stored.peer = event.peer;
    stored.tag = event.tag;
    stored.row = event.row;
    stored.amount = event.kind == EventKind::compute ? event.seconds : event.bytes;
    stored.request = event.request;
    More more{event.source,
              event.group,
              event.root,
              event.segments,
              event.channels,
              event.label,
              {event.sizes.begin(), event.sizes.end()},
              {event.requests.begin(), event.requests.end()}};
    if (event.kind == EventKind::wait && event.requests.size() == 1) {
        stored.request = event.requests.front();
        more.requests.clear();
    }
    if (more != More()) {
        if (m_more.empty() || m_more.back() != more)
            m_more.push_back(std::move(more));
        stored.more = static_cast<std::uint32_t>(m_more.size() - 1);
    }
    m_events[process].push_back(stored);
}

void EventList::shrink()
{
    for (std::vector<Stored>& events : m_events)
        events.shrink_to_fit();
    m_more.shrink_to_fit();
}

std::string EventList::placeOf(std::uint32_t process, std::uint32_t row) const
{
    const std::string place = m_rowWord + " " + std::to_string(row);
    return m_files.empty() ? place : sentence("%1 of %2", {place, m_files[process]});
}

std::unique_ptr<EventSource> EventList::run() const
{
    return std::make_unique<Source>(*this);
}

} // namespace contraflow
