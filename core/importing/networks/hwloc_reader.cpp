// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/importing/topology_readers.h"
#include "core/io/text/xml_reader.h"

#include <algorithm>

namespace contraflow {

namespace {

/** Counts what is in a machine of hwloc. */
class HwlocMachine
{
public:
    explicit HwlocMachine(const std::string& version) : m_isOfBits(version.starts_with("3")) {}

    MachineDescription describe(const XmlElement& machine)
    {
        take(machine, {});
        const bool hasCores = m_cores > 0;
        m_machine.cores = static_cast<std::uint32_t>(hasCores ? m_cores : m_units);
        m_machine.areCoresUnits = !hasCores;
        return std::move(m_machine);
    }

private:
    void take(const XmlElement& object, const std::string& pciSpeed)
    {
        const std::string& type = object.attribute("type");
        m_cores += type == "Core" ? 1 : 0;
        m_units += type == "PU" ? 1 : 0;
        const std::string& own = object.attribute("pci_link_speed");
        const std::string& speed = type == "PCIDev" ? own : pciSpeed;
        if (type == "OSDev" && isAdapter(object.attribute("osdev_type")))
            m_machine.adapters.push_back(adapterText(object.attribute("name"), speed));
        for (const XmlElement& child : object.children) {
            if (child.name == "info" && child.attribute("name") == "HostName")
                m_machine.name = child.attribute("value");
            else if (child.name == "object")
                take(child, speed);
        }
    }

    /** Networks and InfiniBand: numbers up to hwloc 2, bits since 3. */
    [[nodiscard]] bool isAdapter(const std::string& type) const
    {
        return m_isOfBits ? type == "16" || type == "32" : type == "2" || type == "3";
    }

    static std::string adapterText(const std::string& name, const std::string& gigabytes)
    {
        const auto value = parseNumber(gigabytes);
        return value && *value > 0 ? sentence("%1 behind PCI of %2 GB/s", {name, roundedText(*value)}) : name;
    }

    bool m_isOfBits;
    std::size_t m_cores = 0;
    std::size_t m_units = 0;
    MachineDescription m_machine;
};

void takeMachines(const XmlElement& element, const std::string& version, ImportedTopology& topology)
{
    for (const XmlElement& object : element.children)
        if (object.name == "object") {
            if (object.attribute("type") == "System")
                takeMachines(object, version, topology);
            else
                topology.machines.push_back(HwlocMachine(version).describe(object));
        }
}

} // namespace

std::optional<Recognition> recogniseHwloc(std::string_view text)
{
    if (xmlRootName(text) != "topology")
        return std::nullopt;
    return Recognition{Confidence::certain, sentence("its first element, <topology>")};
}

Result<ImportedTopology> readHwloc(std::string_view text)
{
    ASSIGN_OR_RETURN(const XmlElement root, readXml(text));
    ImportedTopology topology;
    takeMachines(root, root.attribute("version"), topology);
    const auto isEmpty = [](const MachineDescription& machine) { return machine.cores == 0; };
    if (topology.machines.empty() || std::ranges::all_of(topology.machines, isEmpty))
        return topologyFault(root.line,
                             sentence("it has no <object> of type Core or PU; save it by lstopo of hwloc"));
    for (const MachineDescription& machine : topology.machines) {
        if (machine.areCoresUnits)
            topology.notes.push_back(sentence("the file has no cores; its processing units count as cores"));
        topology.notes.push_back(
            machine.adapters.empty()
                ? sentence(
                      "the file says nothing of network adapters; save it with I/O devices (lstopo --of xml)")
                : sentence("network adapters: %1; the file does not say their rates, which stay as they are",
                           {joinedWords(machine.adapters)}));
    }
    return topology;
}

} // namespace contraflow
