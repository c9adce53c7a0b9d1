// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/event_list.h"
#include "core/application/replay.h"
#include "tests/support/vectors.h"

#include <memory>
#include <string>

namespace contraflow::test {

/** The program of a vector of tests/data/applications; rows are the numbers of events, from 0 on. */
[[nodiscard]] std::shared_ptr<const EventList> programOf(const nlohmann::json& vector);

/** A vector with its network, on whose nodes any number of processes computes at once. */
struct PlacedVector
{
    std::shared_ptr<const Network> network;
    std::vector<PlacedApplication> applications;
};
/** Seconds that processes are busy with each message. */
struct Overheads
{
    double send = 0;
    double receive = 0;
};
[[nodiscard]] PlacedVector placeVector(const Vector& vector, const Overheads& overheads = {});

/** Its run under a model of this kind with its defaults; an error ends the test program. */
[[nodiscard]] Replay replayVector(const PlacedVector& placed, const std::string& modelKind);

} // namespace contraflow::test
