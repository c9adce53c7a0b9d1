// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/application_replay.h"
#include "core/io/project/project_file.h"

#include <string>

namespace contraflow::test {

inline constexpr const char* kHead = R"(contraflow: 1
parameters: {n: 1000, bad: "=1/0"}
platforms:
  - name: p
    switches: [s]
    nodes:
      - {name: "X[1-4]", switch: s, cores: 1, bandwidth: 1 GB/s, latency: 1 us}
models:
  - {name: max-min, kind: max-min, parameters: {}}
mappings:
  - {name: m, policy: round-robin-per-node}
scenarios:
  - {name: s, platform: p, application: app, mapping: m, model: max-min}
applications:
  - name: app
    processes: 4
    groups: {low: "0-1", even: even}
    program: |
)";

/** A project whose one application has this program. */
inline Project programmed(const std::string& program)
{
    std::string text = kHead;
    std::size_t at = 0;
    while (at < program.size()) {
        const std::size_t end = program.find('\n', at);
        text += "      " + program.substr(at, end - at) + "\n";
        at = end + 1;
    }
    const Result<LoadedProject> loaded = parseProject(text);
    return loaded ? loaded->project : Project();
}

inline Result<ScenarioReplay> replayOf(const Project& project)
{
    IssueList issues;
    ReplayOptions options;
    options.keepsEvents = true;
    options.keepsMessages = true;
    return replayScenario(project, 0, {}, options, issues);
}

inline std::string failureOf(const std::string& program)
{
    const Result<ScenarioReplay> replay = replayOf(programmed(program));
    return replay ? std::string() : replay.error().message;
}

} // namespace contraflow::test
