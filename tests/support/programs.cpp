// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/programs.h"

#include "core/sharing/catalog.h"

#include <cstdio>
#include <cstdlib>
#include <map>

namespace contraflow::test {

namespace {

[[noreturn]] void give_up(const std::string& reason)
{
    std::fprintf(stderr, "%s\n", reason.c_str());
    std::abort();
}

std::int32_t numberOrAny(const nlohmann::json& event, const char* key, std::int32_t missing)
{
    if (!event.contains(key))
        return missing;
    return event[key].is_string() ? kAny : event[key].get<std::int32_t>();
}

/** Groups by their members, which the files write out at every event. */
class Groups
{
public:
    explicit Groups(EventList& list) : m_list(list) {}

    std::uint32_t numberOf(const nlohmann::json& event)
    {
        if (!event.contains("group"))
            return 0;
        const auto members = event["group"].get<std::vector<std::uint32_t>>();
        const auto known = m_numbers.find(members);
        if (known != m_numbers.end())
            return known->second;
        return m_numbers[members] = m_list.addGroup(event["group"].dump(), members);
    }

private:
    EventList& m_list;
    std::map<std::vector<std::uint32_t>, std::uint32_t> m_numbers;
};

void addEvent(EventList& list, Groups& groups, std::uint32_t process, std::uint32_t row,
              const nlohmann::json& data)
{
    Event event;
    const auto name = data["do"].get<std::string>();
    const EventInfo* info = findEvent(name);
    if (!info)
        give_up("unknown event " + name);
    event.kind = info->kind;
    event.row = row;
    event.seconds = data.value("seconds", 0.0);
    event.bytes =
        event.kind == EventKind::recv || event.kind == EventKind::irecv ? 0 : data.value("bytes", 0.0);
    event.tag = numberOrAny(data, "tag", 0);
    event.peer = numberOrAny(data, "to", numberOrAny(data, "from", kAny));
    if (event.kind == EventKind::sendrecv)
        event.source = numberOrAny(data, "from", kAny);
    event.root = data.value("root", 0U);
    event.segments = data.value("segments", 1U);
    event.group = groups.numberOf(data);
    if (data.contains("algorithm")) {
        event.algorithm = findAlgorithm(*info, data["algorithm"].get<std::string>());
        if (event.algorithm == CollectiveAlgorithm::usual)
            give_up("unknown algorithm in " + data.dump());
    }
    std::vector<double> sizes;
    for (const char* key : {"blocks", "bytes_to"})
        if (data.contains(key))
            sizes = data[key].get<std::vector<double>>();
    event.sizes = sizes;
    std::vector<std::uint32_t> requests;
    if (data.contains("requests"))
        requests = data["requests"].get<std::vector<std::uint32_t>>();
    if (event.kind == EventKind::wait)
        requests.push_back(data["request"].get<std::uint32_t>());
    else
        event.request = data.value("request", kNoRequest);
    event.requests = requests;
    list.add(process, event);
}

} // namespace

std::shared_ptr<const EventList> programOf(const nlohmann::json& vector)
{
    const nlohmann::json& processes = vector["processes"];
    auto list = std::make_shared<EventList>(static_cast<std::uint32_t>(processes.size()));
    Groups groups(*list);
    for (std::uint32_t p = 0; p < processes.size(); ++p)
        for (std::uint32_t row = 0; row < processes[p].size(); ++row)
            addEvent(*list, groups, p, row, processes[p][row]);
    return list;
}

PlacedVector placeVector(const Vector& vector, const Overheads& overheads)
{
    Platform platform = treePlatform(vector.data["platform"], vector.name);
    std::vector<NodeRow> rows;
    for (const NodeRow& row : platform.nodes) {
        rows.push_back(row);
        rows.back().cores = CountCell(1000U);
    }
    platform.nodes = SharedRows<NodeRow>(std::move(rows));
    platform.eagerThreshold = inBaseUnit(Dimension::size, vector.data["eager_threshold_bytes"].get<double>());
    platform.sendOverhead = inBaseUnit(Dimension::duration, overheads.send);
    platform.receiveOverhead = inBaseUnit(Dimension::duration, overheads.receive);
    IssueList issues;
    PlacedVector placed;
    placed.network = Network::build(platform, 0, issues);
    if (!issues.empty())
        give_up(issues.front().text);
    PlacedApplication application{vector.name, programOf(vector.data), {}, 0};
    for (const auto& node : vector.data["placement"])
        application.nodes.push_back(placed.network->findNode(node.get<std::string>()).value());
    placed.applications.push_back(std::move(application));
    return placed;
}

Replay replayVector(const PlacedVector& placed, const std::string& modelKind)
{
    ReplayOptions options;
    options.keepsEvents = true;
    options.keepsMessages = true;
    const auto model = makeModel(plainModel(modelKind));
    Result<Replay> replay = runApplications(placed.network, placed.applications, **model, options);
    if (!replay)
        give_up(replay.error().message);
    return std::move(replay).value();
}

} // namespace contraflow::test
