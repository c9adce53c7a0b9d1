// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

namespace contraflow::fuzz {

/** What was found: a promise that does not hold for an input. */
struct Broken : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

/** Ends the execution when `holds` is false; `promise` says what should have been so, `what` shows it. */
inline void require(bool holds, const char* promise, const std::string& what = {})
{
    if (!holds)
        throw Broken(std::string(promise) + (what.empty() ? "" : "\n" + what));
}

/** Something that takes texts of strangers, with what is promised about it. */
struct FuzzTarget
{
    std::string_view name;
    /** Throws Broken where a promise does not hold; any other end than a return is a fault as well. */
    void (*run)(std::string_view text) = nullptr;
    /** Words of its language, for mutations. */
    std::span<const std::string_view> words;
};

/** All targets. */
[[nodiscard]] std::span<const FuzzTarget> fuzzTargets();
[[nodiscard]] const FuzzTarget* findFuzzTarget(std::string_view name);

// The targets; what they promise is said where they are.
void readProjectText(std::string_view text);
void readMeasurements(std::string_view text);
void readNodeStates(std::string_view text);
void readTopologyText(std::string_view text);
void readTrafficText(std::string_view text);
void readTraceText(std::string_view text);
void readFormula(std::string_view text);
void readHostList(std::string_view text);
void readQuantity(std::string_view text);
void readCsv(std::string_view text);
void readJsonText(std::string_view text);

} // namespace contraflow::fuzz
