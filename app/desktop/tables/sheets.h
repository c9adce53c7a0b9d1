// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tables/project_sheet.h"

#include <memory>

namespace contraflow {

// The sheets over tables of the project, one function each.

[[nodiscard]] std::unique_ptr<SheetModel> makeNodesSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeServersSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeLinksSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeSwitchesSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeItemsSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeRoutesSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeMessagesSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeMappingSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeProgramSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeGroupsSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeApplicationsSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeMeasuredSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeParametersSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeScenariosSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeModelsSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeModelParametersSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeMappingsSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makePlatformsSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeWorkloadsSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeMeasurementsSheet(SheetSources sources);
[[nodiscard]] std::unique_ptr<SheetModel> makeBenchmarkSheet(SheetSources sources);

} // namespace contraflow
