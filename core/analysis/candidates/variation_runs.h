// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/time_figures.h"
#include "core/base/result.h"

#include <cstddef>
#include <map>
#include <mutex>
#include <string>
#include <utility>

namespace contraflow {

/** Figures of scenarios as they are, which several parts of a study of one project ask for: what one of them
 * has worked out the others take. May be asked from several threads. */
class KnownFigures
{
public:
    /** Those of scenario number `scenario` under a model; `compute` works them out where nobody has. */
    template<typename Compute>
    [[nodiscard]] Result<TimeFigures> of(std::size_t scenario, const std::string& model, Compute compute)
    {
        const std::pair key(scenario, model);
        {
            const std::lock_guard lock(m_mutex);
            if (const auto known = m_figures.find(key); known != m_figures.end())
                return known->second;
        }
        Result<TimeFigures> figures = compute();
        if (figures) {
            const std::lock_guard lock(m_mutex);
            m_figures.emplace(key, *figures);
        }
        return figures;
    }

private:
    std::mutex m_mutex;
    std::map<std::pair<std::size_t, std::string>, TimeFigures> m_figures;
};

} // namespace contraflow
