// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/project.h"

#include "core/base/shared_rows_impl.h"
#include "core/project/schema.h" // hasFormula(), which tables ask of their rows

namespace contraflow {

template class SharedRows<ParameterRow>;
template class SharedRows<SwitchRow>;
template class SharedRows<NodeRow>;
template class SharedRows<LinkRow>;
template class SharedRows<ServerRow>;
template class SharedRows<RouteRow>;
template class SharedRows<PriceItem>;
template class SharedRows<Platform>;
template class SharedRows<MessageRow>;
template class SharedRows<Workload>;
template class SharedRows<PlaceRow>;
template class SharedRows<Mapping>;
template class SharedRows<Model>;
template class SharedRows<Scenario>;
template class SharedRows<TimeRow>;
template class SharedRows<Measurement>;
template class SharedRows<BenchmarkRow>;
template class SharedRows<Benchmark>;
template class SharedRows<GroupRow>;
template class SharedRows<EventRow>;
template class SharedRows<Application>;

Project::Project() = default;
Project::Project(const Project&) = default;
Project::Project(Project&&) noexcept = default;
Project& Project::operator=(const Project&) = default;
Project& Project::operator=(Project&&) noexcept = default;
Project::~Project() = default;

bool Project::operator==(const Project&) const = default;

} // namespace contraflow
