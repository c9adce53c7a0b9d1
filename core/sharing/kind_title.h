// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/sentence.h"
#include "core/sharing/catalog.h"

#include <string>
#include <string_view>

namespace contraflow {

/** What people call a kind of model, in the language of sentences; the kind itself where it is unknown. */
[[nodiscard]] inline std::string kindTitle(std::string_view kind)
{
    const ModelInfo* info = findModelInfo(kind);
    return info ? sentence(info->title) : std::string(kind);
}

/** What people call a model: its kind, where it has no other name. */
[[nodiscard]] inline std::string nameOfModel(std::string_view model, std::string_view kind)
{
    return model == kind ? kindTitle(kind) : std::string(model);
}
/** The same of whatever has both. */
template<typename Named>
[[nodiscard]] std::string nameOfModel(const Named& named)
{
    return nameOfModel(named.model, named.kind);
}

} // namespace contraflow
