// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edit.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** The key of projects under which it is kept what their report says and shows. */
inline constexpr std::string_view kReportKey = "report";

/** The sections of a report by the names that they have in files and on the command line, in the usual order.
 */
inline constexpr std::array<std::string_view, 13> kReportSections{
    "summary", "networks",     "workloads", "comparison", "sweeps", "upgrades", "placement",
    "results", "applications", "models",    "validity",   "inputs", "sources",
};
/** Whether a section is part of a report that names none; the others take long and are made when asked for.
 */
[[nodiscard]] constexpr bool isUsualSection(std::string_view name)
{
    return name != "placement";
}

/** What a sweep can change beside the parameters of a project, by the words for it (sweep.h). */
inline constexpr std::array<std::string_view, 6> kSweepWords{
    "size", "scale", "processes", "nic", "oversubscription", "speed"};
/** Stands before a parameter that is swept and has one of these names. */
inline constexpr std::string_view kSweptParameter = "parameter:";
[[nodiscard]] constexpr bool isSweepWord(std::string_view name)
{
    for (const std::string_view word : kSweepWords)
        if (word == name)
            return true;
    return false;
}

/** What the report of a project says about itself, and which parts of the project it shows. */
struct ReportFields
{
    std::string title; ///< empty: that of the project
    std::string customer;
    std::string author;
    std::vector<std::string> sections;  ///< names, in order; empty: all
    std::vector<std::string> scenarios; ///< names; empty: all
    std::vector<std::string> sweeps;    ///< as parseSweep() takes them; empty: over the sizes of messages
    bool isAnonymous = false;           ///< hosts have neutral names
    ExtraKeys extras;

    bool operator==(const ReportFields&) const = default;
};

/** What a value of the key says; nothing when it cannot be read. */
[[nodiscard]] std::optional<ReportFields> readReportFields(const DataNode& node);

/** The fields of a project; those of a new one when it has none or unreadable ones. */
[[nodiscard]] ReportFields reportFieldsOf(const Project& project);

/** Keeps the fields in the project; takes the key away when nothing differs from a new project. */
[[nodiscard]] Edit setReportFields(const ReportFields& fields);

} // namespace contraflow
