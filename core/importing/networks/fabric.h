// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/topology_file.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace contraflow {

/** An InfiniBand fabric as its subnet manager sees it: devices with numbered ports, and cables. */
class Fabric
{
public:
    enum class Kind
    {
        switchDevice,
        adapter,
        router,
    };
    struct Device
    {
        Kind kind = Kind::adapter;
        std::string id;           ///< "S-0002c90200000001"
        std::string description;  ///< "cn01 mlx5_0"
        std::string card;         ///< that its ports share; may be empty
        bool isDescribed = false; ///< has a record of its own, and is not only named by a neighbour
    };
    struct Port
    {
        std::size_t device = 0; ///< of devices()
        std::uint32_t number = 0;
    };

    /** The device with this id, made when it is not there. */
    std::size_t device(const std::string& id, Kind kind);
    [[nodiscard]] Device& at(std::size_t device) { return m_devices[device]; }
    [[nodiscard]] std::size_t size() const { return m_devices.size(); }
    /** A cable; the file names each from both ends, so that the second time adds nothing, but of two rates
     * the slower one holds. `rate` is "4xHDR"; empty: the file does not say it. */
    void join(Port from, Port to, const std::string& rate);

    /** Switches, hosts with all their adapters, and links. What has no equal goes to the notes. */
    [[nodiscard]] Platform platform(ImportedTopology& topology) const;

private:
    friend class FabricPlatform;
    struct Cable
    {
        Port from;
        Port to;
        std::string rate;
        std::string otherRate = {}; ///< that the other end says, where it is a faster one
    };
    std::vector<Device> m_devices;
    std::vector<Cable> m_cables;
    std::unordered_map<std::string, std::size_t> m_byId;
    std::unordered_map<std::string, std::size_t> m_byPorts;
};

/** Bytes per second, each way, of "4xHDR": data after encoding; nothing when the rate is not known.
 * Source: InfiniBand Architecture Specification, volume 2. */
[[nodiscard]] std::optional<Quantity> fabricRate(std::string_view rate);

/** Whether an adapter's description is that of its maker, or nobody's, and not that of a host. */
[[nodiscard]] bool namesNoHost(std::string_view description);

} // namespace contraflow
