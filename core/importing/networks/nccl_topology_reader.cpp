// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/importing/topology_readers.h"
#include "core/io/text/xml_reader.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace contraflow {

namespace {

// NCCL's description of one server, written by hand (NCCL_TOPO_FILE) or dumped by it (NCCL_TOPO_DUMP_FILE): a
// tree of CPUs and PCI devices. Figures are those with which NCCL itself reckons: graph/topo.h and
// kvDictPciGen of graph/topo.cc.

constexpr double kBytesOfGigabyte = 1e9;

/** GB/s of one lane of PCI each way. */
constexpr std::array<std::pair<std::string_view, double>, 6> kNcclPciLanes{{{"2.5 GT/s", 15. / 80},
                                                                            {"5 GT/s", 30. / 80},
                                                                            {"8 GT/s", 60. / 80},
                                                                            {"16 GT/s", 120. / 80},
                                                                            {"32 GT/s", 240. / 80},
                                                                            {"64 GT/s", 480. / 80}}};

/** GB/s of an NVLink each way from this compute capability on. */
constexpr std::array<std::pair<unsigned, double>, 5> kNcclNvLinks{
    {{100, 40.1}, {90, 20.6}, {80, 20.0}, {70, 20.0}, {60, 18.0}}};

/** Those of 8.6 have fewer lanes. */
constexpr unsigned kNcclSmallAmpere = 86;
constexpr double kNcclSmallAmpereRate = 12.0;

double ncclNvLink(unsigned capability)
{
    if (capability == kNcclSmallAmpere)
        return kNcclSmallAmpereRate;
    for (const auto& [from, rate] : kNcclNvLinks)
        if (capability >= from)
            return rate;
    return 0;
}

/** GB/s of a PCI device; 0: the file does not say it. */
double ncclPci(const XmlElement& device)
{
    const std::string& speed = device.attribute("link_speed");
    const auto width = parseCount(device.attribute("link_width"));
    for (const auto& [name, rate] : kNcclPciLanes) // "16 GT/s", "16.0 GT/s PCIe"
        if (width && *width <= 32 &&
            (speed.starts_with(name) || speed.starts_with(std::string(name.substr(0, name.find(' '))) + ".0" +
                                                          std::string(name.substr(name.find(' '))))))
            return rate * static_cast<double>(*width);
    return 0;
}

class NcclServer
{
public:
    void take(const XmlElement& element)
    {
        const std::size_t gpusBefore = m_gpus;
        const std::size_t nicsBefore = m_nics;
        const std::size_t switchesBefore = m_switches.size();
        const bool isGpu = element.name == "pci" && element.attribute("class").starts_with("0x03");
        if (isGpu)
            takeGpu(element);
        else if (element.name == "pci" && element.attribute("class").starts_with("0x02"))
            takeNic(element);
        else if (element.name == "nic")
            for (const XmlElement& net : element.children)
                m_sockets[net.attribute("name")] = speedOf(net);
        if (element.name != "pci" || !element.attribute("class").starts_with("0x02"))
            for (const XmlElement& child : element.children)
                take(child);
        if (element.name == "pci" && !isGpu && m_gpus > gpusBefore && m_nics == nicsBefore) {
            m_switches.resize(switchesBefore); // those below it count as part of it
            m_switches.push_back({m_gpus - gpusBefore, ncclPci(element)});
        }
    }

    [[nodiscard]] Result<MachineDescription> describe(std::size_t line, std::vector<std::string>& notes)
    {
        if (m_gpus == 0)
            return topologyFault(
                line,
                sentence(
                    "it has no GPU, a <pci> of class 0x03…; give the description of a server with GPUs"));
        MachineDescription machine;
        ServerRow& server = machine.server.emplace();
        server.gpus = CountCell(static_cast<std::uint32_t>(m_gpus));
        setLocal(server, notes);
        if (m_nics == 0 && !m_sockets.empty())
            for (const auto& [name, speed] : m_sockets) {
                ++m_nics;
                m_nicSpeeds.insert(speed);
            }
        if (m_nics == 0) {
            notes.emplace_back(
                sentence("the file names no NIC, a <pci> of class 0x02…: what the servers have stays"));
            return machine;
        }
        if (m_nics > m_gpus && m_nics % m_gpus != 0)
            return topologyFault(line, sentence("%1 do not divide evenly among %2, as servers here need it",
                                                {sentenceOf(m_nics, "1 NIC", "%1 NICs"),
                                                 sentenceOf(m_gpus, "1 GPU", "%1 GPUs")}));
        setNics(server, m_nics > m_gpus ? m_nics / m_gpus : 1, notes);
        setPci(server, notes);
        return machine;
    }

private:
    /** A PCI switch with GPUs and no NIC below it: all that they send to NICs goes over its link. */
    struct PciSwitch
    {
        std::size_t gpus = 0;
        double rate = 0; ///< GB/s of its link; 0: the file does not say it

        bool operator==(const PciSwitch&) const = default;
    };

    void takeGpu(const XmlElement& device)
    {
        std::size_t gpus = 0; // several on one device share it
        for (const XmlElement& gpu : device.children)
            if (gpu.name == "gpu") {
                ++gpus;
                std::uint64_t links = 0;
                for (const XmlElement& link : gpu.children)
                    if (link.name == "nvlink")
                        links +=
                            std::min<std::uint64_t>(parseCount(link.attribute("count")).value_or(0), 1000);
                const auto capability = parseCount(gpu.attribute("sm"));
                m_nvLinks.insert(static_cast<double>(links) * ncclNvLink(static_cast<unsigned>(std::min(
                                                                  capability.value_or(0), 1000ULL))));
            }
        m_gpus += std::max<std::size_t>(gpus, 1);
        m_pcis.insert(ncclPci(device));
    }

    void takeNic(const XmlElement& device)
    {
        ++m_nics;
        double speed = 0;
        for (const XmlElement& nic : device.children)
            for (const XmlElement& net : nic.children)
                speed += net.name == "net" ? speedOf(net) : 0;
        m_nicSpeeds.insert(speed);
        m_nicPcis.insert(ncclPci(device));
    }

    /** GB/s; Mbit/s in the file. */
    static double speedOf(const XmlElement& net)
    {
        constexpr double kMegabitsOfGigabyte = 8000;
        const auto megabits = parseNumber(net.attribute("speed"));
        return megabits && *megabits > 0 ? *megabits / kMegabitsOfGigabyte : 0;
    }

    void setLocal(ServerRow& server, std::vector<std::string>& notes) const
    {
        if (const double links = m_nvLinks.empty() ? 0 : *m_nvLinks.begin(); links > 0) {
            server.localBandwidth = quantity(Dimension::bandwidth, links, "GB/s");
            notePart(m_nvLinks,
                     phrase("not all of its NVLinks are as fast: the slowest, %1 GB/s, stands for all"),
                     notes);
        } else if (const double pci = *m_pcis.begin(); pci > 0) {
            server.localBandwidth = quantity(Dimension::bandwidth, pci, "GB/s");
            notes.push_back(sentence(
                "the file names no NVLinks, which NCCL finds by itself: GPUs reach one another over PCI at "
                "%1 GB/s, with which NCCL reckons; set local_bandwidth where they have more",
                {roundedText(pci)}));
        }
    }

    void setNics(ServerRow& server, std::size_t together, std::vector<std::string>& notes) const
    {
        server.nics = CountCell(static_cast<std::uint32_t>(m_nics / together));
        double rate = m_nicSpeeds.empty() ? 0 : *m_nicSpeeds.begin();
        if (rate > 0)
            notePart(m_nicSpeeds,
                     phrase("not all of its NICs are as fast: the slowest, %1 GB/s, stands for all"), notes);
        else if (rate = m_nicPcis.empty() ? 0 : *m_nicPcis.begin(); rate > 0)
            notes.push_back(sentence(
                "the file does not say how fast its NICs are: what PCI lets through, %1 GB/s as NCCL "
                "reckons, is taken; set bandwidth where they carry less",
                {roundedText(rate)}));
        if (rate > 0)
            server.bandwidth = quantity(Dimension::bandwidth, rate * static_cast<double>(together), "GB/s");
        if (together > 1)
            notes.push_back(
                sentence("there are %1 for each GPU: they became one that is as fast as they are together",
                         {sentenceOf(together, "1 NIC", "%1 NICs")}));
    }

    /** PCI switches that carry less than the NICs of their GPUs do. */
    void setPci(ServerRow& server, std::vector<std::string>& notes) const
    {
        const double nic =
            server.bandwidth.hasValue() ? server.bandwidth.value().value / kBytesOfGigabyte : 0;
        const auto isNarrow = [&](const PciSwitch& pci) {
            const std::size_t nics = std::max<std::size_t>(1, pci.gpus * server.nics.value() / m_gpus);
            return pci.gpus > 1 && pci.rate > 0 && pci.rate < nic * static_cast<double>(nics);
        };
        if (std::ranges::none_of(m_switches, isNarrow))
            return;
        const PciSwitch& first = m_switches.front();
        if (first.gpus * m_switches.size() != m_gpus ||
            std::ranges::count(m_switches, first) != static_cast<std::ptrdiff_t>(m_switches.size())) {
            notes.emplace_back(
                sentence("some of its GPUs share a PCI switch on their way to NICs, which is not taken: not "
                         "all do alike"));
            return;
        }
        server.pciSwitches = CountCell(static_cast<std::uint32_t>(m_switches.size()));
        server.pciBandwidth = quantity(Dimension::bandwidth, first.rate, "GB/s");
    }

    static void notePart(const std::set<double>& rates, const char* pattern, std::vector<std::string>& notes)
    {
        if (rates.size() > 1)
            notes.push_back(sentence(pattern, {roundedText(*rates.begin())}));
    }

    std::size_t m_gpus = 0;
    std::size_t m_nics = 0;
    std::set<double> m_nvLinks; ///< GB/s of a GPU
    std::set<double> m_pcis;    ///< of a GPU
    std::set<double> m_nicSpeeds;
    std::set<double> m_nicPcis;
    std::vector<PciSwitch> m_switches;
    std::map<std::string, double> m_sockets; ///< of NICs without a PCI device, which each CPU names
};

} // namespace

std::optional<Recognition> recogniseNcclTopology(std::string_view text)
{
    if (xmlRootName(text) != "system")
        return std::nullopt;
    return Recognition{Confidence::certain, sentence("its first element, <system>")};
}

Result<ImportedTopology> readNcclTopology(std::string_view text)
{
    ASSIGN_OR_RETURN(const XmlElement root, readXml(text));
    ImportedTopology topology;
    NcclServer server;
    server.take(root);
    ASSIGN_OR_RETURN(MachineDescription machine, server.describe(root.line, topology.notes));
    topology.machines.push_back(std::move(machine));
    return topology;
}

} // namespace contraflow
