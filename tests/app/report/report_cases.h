// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/output/without_window.h"
#include "core/io/project/project_file.h"
#include "tests/data_folders.h"

#include <QString>

#include <string>

namespace contraflow::test {

/** A request for a report of a sample, for a fixed day. */
inline ReportRequest sampleRequest(const char* sample, ReportFormat format)
{
    const auto loaded = readProject(std::string(CONTRAFLOW_SAMPLES "/") + sample);
    ReportRequest request;
    request.project = loaded->project;
    request.fields = reportFieldsOf(request.project);
    request.date = "2026-11-21";
    request.fileName = sample;
    request.sha256 = std::string(64, 'a');
    request.format = format;
    request.budget = kNoBudget; // machines that run tests are slow at times
    return request;
}

/** Two racks with names that occur nowhere by chance, in all the places where a name may stand. */
inline ReportRequest namedHostsRequest(ReportFormat format)
{
    const char* text =
        "contraflow: 1\n"
        "title: Bought for kolossos-a01\n"
        "platforms:\n"
        "  - name: rhodos\n"
        "    switches: [colossusleft, colossusright]\n"
        "    nodes:\n"
        "      - {name: \"kolossos-a[01-03]\", switch: colossusleft, bandwidth: 1 Gbit/s}\n"
        "      - {name: \"kolossos-b[01-03]\", switch: colossusright, bandwidth: 1 Gbit/s}\n"
        "    links:\n"
        "      - {name: to-colossusright, between: [colossusleft, colossusright], bandwidth: 1 Gbit/s}\n"
        "workloads:\n"
        "  - name: w\n"
        "    messages: |\n"
        "      id,source,destination,size\n"
        "      kolossos-a01 out,kolossos-a01,kolossos-b01,10 MB\n"
        "      m2,kolossos-a02,kolossos-b02,10 MB\n"
        "      m3,kolossos-b03,kolossos-a03,10 MB\n"
        "      m4,kolossos-b03,kolossos-z99,10 MB\n"
        "models:\n"
        "  - {name: tcp, kind: asymmetric}\n"
        "scenarios:\n"
        "  - {name: from kolossos-a02, platform: rhodos, workload: w, model: tcp}\n"
        "measurements:\n"
        "  - name: on kolossos-a03\n"
        "    scenario: from kolossos-a02\n"
        "    provenance: {file: kolossos-a01.csv, machine: kolossos-a, note: see kolossos-b01}\n"
        "    times: |\n"
        "      message,mean\n"
        "      kolossos-a01 out,0.2 s\n"
        "      m2,0.2 s\n";
    ReportRequest request;
    request.project = parseProject(text)->project;
    request.fields.customer = "Owner of kolossos-b03";
    request.date = "2026-11-21";
    request.fileName = "kolossos-a01.yaml";
    request.format = format;
    request.budget = kNoBudget; // machines that run tests are slow at times
    return request;
}

} // namespace contraflow::test
