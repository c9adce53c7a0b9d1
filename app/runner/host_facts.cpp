// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/host_facts.h"

#include "core/base/text.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sys/utsname.h>
#include <thread>

namespace contraflow::runner {

namespace {

namespace fs = std::filesystem;

using Facts = std::vector<std::pair<std::string, std::string>>;

constexpr std::string_view kCoresFact = "cores";
/** Of one rank, when hosts are gathered. */
constexpr std::string_view kAllowedFact = "allowed";

/** The first line of a file of the kernel; empty where it cannot be read. */
std::string lineOf(const fs::path& path)
{
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    std::replace(line.begin(), line.end(), '\t', ' ');
    return std::string(trimmed(line));
}

std::vector<fs::path> entriesOf(const fs::path& folder)
{
    std::vector<fs::path> entries;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        entries.push_back(entry->path());
    std::sort(entries.begin(), entries.end());
    return entries;
}

std::string processorName()
{
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("model name"))
            return std::string(trimmed(line.substr(line.find(':') + 1)));
    return {};
}

/** Of "cpu0", "cpu1" …, those that are on, how many cores they are: hardware threads of a core name one
 * another as siblings. */
void addCores(Facts& facts)
{
    std::size_t threads = 0;
    std::set<std::string> cores;
    for (const fs::path& entry : entriesOf("/sys/devices/system/cpu"))
        if (std::string siblings = lineOf(entry / "topology" / "thread_siblings_list"); !siblings.empty()) {
            ++threads;
            cores.insert(std::move(siblings));
        }
    if (threads == 0)
        threads = std::thread::hardware_concurrency();
    else
        facts.emplace_back(kCoresFact, std::to_string(cores.size()));
    facts.emplace_back("hardware threads", std::to_string(threads));
}

/** The hardware threads that this process may run on, as "0-3,8"; empty where the system does not say. */
std::string allowedThreads()
{
    constexpr std::string_view kKey = "Cpus_allowed_list:";
    std::ifstream file("/proc/self/status");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with(kKey))
            return std::string(trimmed(std::string_view(line).substr(kKey.size())));
    return {};
}

void addCards(Facts& facts)
{
    for (const fs::path& card : entriesOf("/sys/class/net")) {
        const std::string name = card.filename().string();
        if (name == "lo" || lineOf(card / "operstate") == "down")
            continue;
        std::string text;
        const std::string speed = lineOf(card / "speed");
        if (const auto number = parseCount(speed); number && *number > 0)
            text = speed + " Mbit/s, ";
        text += "MTU " + lineOf(card / "mtu");
        std::error_code error;
        if (const fs::path driver = fs::read_symlink(card / "device" / "driver", error); !error)
            text += ", driver " + driver.filename().string();
        facts.emplace_back("card " + name, text);
    }
    for (const fs::path& device : entriesOf("/sys/class/infiniband"))
        for (const fs::path& port : entriesOf(device / "ports"))
            facts.emplace_back("rdma " + device.filename().string() + " port " + port.filename().string(),
                               lineOf(port / "rate") + ", " + lineOf(port / "link_layer"));
}

Facts factsOfThisHost()
{
    Facts facts;
    utsname system{};
    if (uname(&system) == 0)
        facts.emplace_back("kernel", std::string(system.sysname) + " " + system.release);
    if (const std::string processor = processorName(); !processor.empty())
        facts.emplace_back("processor", processor);
    addCores(facts);
    addCards(facts);
    for (const char* setting : {"tcp_congestion_control", "tcp_rmem", "tcp_wmem", "tcp_limit_output_bytes"})
        if (const std::string value = lineOf(fs::path("/proc/sys/net/ipv4") / setting); !value.empty())
            facts.emplace_back(setting, value);
    return facts;
}

/** The texts of all ranks, on rank 0. */
std::vector<std::string> gatherTexts(const std::string& own, MPI_Comm communicator)
{
    int size = 0;
    int rank = 0;
    MPI_Comm_size(communicator, &size);
    MPI_Comm_rank(communicator, &rank);
    const auto length = static_cast<int>(own.size());
    std::vector<int> lengths(static_cast<std::size_t>(size), 0);
    MPI_Gather(&length, 1, MPI_INT, lengths.data(), 1, MPI_INT, 0, communicator);
    std::vector<int> places;
    int total = 0;
    for (const int one : lengths) {
        places.push_back(total);
        total += one;
    }
    std::string all(static_cast<std::size_t>(total), ' ');
    MPI_Gatherv(own.data(), length, MPI_CHAR, all.data(), lengths.data(), places.data(), MPI_CHAR, 0,
                communicator);
    std::vector<std::string> texts;
    for (std::size_t i = 0; rank == 0 && i < lengths.size(); ++i)
        texts.push_back(
            all.substr(static_cast<std::size_t>(places[i]), static_cast<std::size_t>(lengths[i])));
    return texts;
}

/** "host", then a line for each fact with a tab behind its name. */
std::string textOf(const std::string& host, const Facts& facts)
{
    std::string text = host + "\n";
    for (const auto& [key, value] : facts)
        text += key + "\t" + value + "\n";
    return text;
}

MeasuredHost hostOf(const std::string& text)
{
    MeasuredHost host;
    std::size_t at = text.find('\n');
    host.name = text.substr(0, at);
    while (at != std::string::npos && at + 1 < text.size()) {
        const std::size_t end = text.find('\n', at + 1);
        const std::string line = text.substr(at + 1, end - at - 1);
        const std::size_t tab = line.find('\t');
        if (tab != std::string::npos)
            host.facts.emplace_back(line.substr(0, tab), line.substr(tab + 1));
        at = end;
    }
    return host;
}

/** "each 0-31", or "0: 0,16; 1: 1,17": what the ranks of a host are bound to; empty where none could say. */
std::string bindingText(const std::vector<std::size_t>& ranks, const std::vector<std::string>& threads)
{
    if (std::all_of(threads.begin(), threads.end(),
                    [&threads](const std::string& one) { return one == threads.front(); }))
        return threads.front().empty() ? std::string() : "each " + threads.front();
    std::string text;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        text += (i == 0 ? "" : "; ") + std::to_string(ranks[i]) + ": " + threads[i];
    return text;
}

/** Whether two names are those of one host, of which one may lack the domain: "n1" and "n1.cluster.org". */
bool isSameHost(const std::string& one, const std::string& other)
{
    const std::string& longer = one.size() > other.size() ? one : other;
    const std::string& shorter = one.size() > other.size() ? other : one;
    return longer == shorter || longer.starts_with(shorter + ".");
}

} // namespace

std::vector<MeasuredHost> gatherHosts(MPI_Comm communicator)
{
    char name[MPI_MAX_PROCESSOR_NAME] = {};
    int length = 0;
    MPI_Get_processor_name(name, &length);
    const std::string own(name, static_cast<std::size_t>(length));
    Facts facts = factsOfThisHost();
    facts.emplace_back(kAllowedFact, allowedThreads());
    std::vector<MeasuredHost> hosts;
    std::map<std::string, std::size_t> positions;
    std::vector<std::vector<std::string>> allowed; // by host and its ranks
    const std::vector<std::string> texts = gatherTexts(textOf(own, facts), communicator);
    for (std::size_t rank = 0; rank < texts.size(); ++rank) {
        MeasuredHost host = hostOf(texts[rank]);
        std::string threads = std::move(host.facts.back().second);
        host.facts.pop_back();
        const auto [found, isNew] = positions.try_emplace(host.name, hosts.size());
        if (isNew) {
            hosts.push_back(std::move(host));
            allowed.emplace_back();
        }
        hosts[found->second].ranks.push_back(rank);
        allowed[found->second].push_back(std::move(threads));
    }
    for (std::size_t i = 0; i < hosts.size(); ++i)
        if (std::string text = bindingText(hosts[i].ranks, allowed[i]); !text.empty())
            hosts[i].facts.emplace_back("hardware threads of ranks", std::move(text));
    return hosts;
}

std::optional<std::string> crowdedHost(const std::vector<MeasuredHost>& hosts)
{
    for (const MeasuredHost& host : hosts)
        for (const auto& [key, value] : host.facts)
            if (const auto cores = parseCount(value);
                key == kCoresFact && cores && *cores < host.ranks.size())
                return "host " + host.name + " has " + counted(host.ranks.size(), "rank") + " on " +
                       counted(*cores, "core");
    return {};
}

std::optional<std::string> misplacedRank(const std::vector<MeasuredHost>& hosts, const MeasuringPlan& plan)
{
    std::map<std::string, std::string> hostsOfNodes;
    for (const MeasuredHost& host : hosts) {
        const std::string& first = plan.nodes[host.ranks.front()];
        for (const std::size_t rank : host.ranks) {
            const std::string& node = plan.nodes[rank];
            const bool isAlone = hostsOfNodes.try_emplace(node, host.name).first->second == host.name;
            if (node != first || !isAlone || (plan.areNodesHosts && !isSameHost(node, host.name)))
                return "rank " + std::to_string(rank) + ", of node " + node + ", is on host " + host.name;
        }
    }
    return {};
}

std::string mpiVersion()
{
    char text[MPI_MAX_LIBRARY_VERSION_STRING] = {};
    int length = 0;
    MPI_Get_library_version(text, &length);
    const std::string all(text, static_cast<std::size_t>(length));
    return all.substr(0, all.find_first_of(",\n\r"));
}

} // namespace contraflow::runner
