// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/project/project_file.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <utility>

namespace contraflow::test {

/** The worked example of the format, in canonical form. */
inline const std::string kExample = R"(contraflow: 1
title: Two racks over copper
parameters: {N: 20500}
platforms:
  - name: copper
    switches: [torX, torY]
    nodes:
      - {name: "X[1-3]", switch: torX, cores: 12, bandwidth: 940 Mbit/s, latency: 0 s}
      - {name: "Y[1-3]", switch: torY, cores: 12, bandwidth: 940 Mbit/s, latency: 0 s}
    links:
      - {name: backbone, between: [torX, torY], bandwidth: 940 Mbit/s, latency: 0 s}
    price: 18000 EUR
workloads:
  - name: table-1
    messages: |
      id,source,destination,size,start
      e1,a1,b1,10 MB,0 s
      e2,a2,b2,20 MB,0 s
mappings:
  - {name: paper, place: {a1: X1, b1: Y1, a2: X1, b2: X2}}
models:
  - {name: tcp, kind: asymmetric, parameters: {}}
scenarios:
  - {name: copper-tcp, platform: copper, workload: table-1, mapping: paper, model: tcp}
measurements:
  - name: testbed
    scenario: copper-tcp
    times: |
      message,mean,ci95,repetitions
      e1,0.252 s,,
)";

inline LoadedProject load(const std::string& text)
{
    auto loaded = parseProject(text);
    if (!loaded)
        qFatal("%s", loaded.error().message.c_str());
    return std::move(loaded).value();
}

/** Behind the first line, which every project has. */
inline LoadedProject loadBody(const std::string& body)
{
    return load("contraflow: 1\n" + body);
}

inline std::string bodyOf(const LoadedProject& loaded)
{
    const std::string text = projectText(loaded.project);
    return text.substr(text.find('\n') + 1);
}

inline bool hasIssue(const IssueList& issues, std::size_t line, Severity severity, const std::string& part)
{
    return std::any_of(issues.begin(), issues.end(), [&](const Issue& issue) {
        return issue.location.line == line && issue.severity == severity &&
               issue.text.find(part) != std::string::npos;
    });
}

inline std::string listed(const IssueList& issues)
{
    std::string text;
    for (const Issue& issue : issues)
        text += std::to_string(issue.location.line) + ": " + issue.text + "\n";
    return text;
}

} // namespace contraflow::test

/** Fails with both texts to the first difference. */
#define COMPARE_TEXT(actual, expected)                                                                       \
    QCOMPARE(QByteArray::fromStdString(actual), QByteArray::fromStdString(expected))
