// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <memory>

namespace contraflow {

class Program;

/** Where the program of an application comes from that is not written in the project: a trace in files. */
class ProgramSource
{
public:
    virtual ~ProgramSource() = default;
    ProgramSource() = default;
    ProgramSource(const ProgramSource&) = delete;
    ProgramSource& operator=(const ProgramSource&) = delete;

    /** Read when it is asked for the first time, by any thread, and kept. */
    [[nodiscard]] virtual Result<std::shared_ptr<const Program>> program() const = 0;
};

/** Which of them an application has; where a trace was found is no part of what a project says. */
struct ProgramSourceLink
{
    std::shared_ptr<const ProgramSource> source;

    friend bool operator==(const ProgramSourceLink&, const ProgramSourceLink&) { return true; }
};

} // namespace contraflow
