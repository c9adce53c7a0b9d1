// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"
#include "core/project/scenario.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** The key of models under which what they were learnt from is kept. */
inline constexpr std::string_view kCalibrationKey = "calibration";

/** What kind of traffic measurements cover, or a scenario has. */
struct TrafficRange
{
    double smallest = 0; ///< message in bytes; 0 without messages
    double largest = 0;
    std::size_t messages = 0; ///< most of one pattern
    std::size_t outgoing = 0; ///< most messages out of one node
    std::size_t incoming = 0; ///< most messages into one node
    std::size_t nodes = 0;    ///< most nodes that take part

    bool operator==(const TrafficRange&) const = default;
    /** Both together. */
    void include(const TrafficRange& other);
};

/** Of the messages that use the network. */
[[nodiscard]] TrafficRange trafficRange(const PlacedScenario& scenario);

struct CalibratedParameter
{
    std::string name;
    std::string low; ///< of its confidence interval, as a file has it
    std::string high;

    bool operator==(const CalibratedParameter&) const = default;
};

/** Where the measured time of a further message lies with 95 % confidence, as factors of the predicted one.
 */
struct TimeSpread
{
    double low = 1; ///< above 0
    double high = 1;

    bool operator==(const TimeSpread&) const = default;
};

/** Where the parameters of a model come from, and how far they can be trusted. */
struct CalibrationRecord
{
    std::vector<std::string> measurements;
    std::vector<CalibratedParameter> parameters; ///< those that were fitted
    TrafficRange range;
    double errorPercent = 0;          ///< mean |Erel| on what it was learnt from
    std::optional<TimeSpread> spread; ///< of the messages that it was learnt from; nothing in older records
    std::size_t leftOutFolds = 0;     ///< patterns were left out of the fit for the error; 0: they were not
    std::vector<std::string> heldOut; ///< measurements that it was judged by and not learnt from
    std::optional<double> heldOutPercent; ///< mean |Erel| on these

    bool operator==(const CalibrationRecord&) const = default;
};

/** The record of a model, or nothing when it has none or an unreadable one. */
[[nodiscard]] std::optional<CalibrationRecord> calibrationOf(const Model& model);

/** The same while the model has the parameters that were fitted: what was found of these is not true of
 * others. Older records do not say which they were. */
[[nodiscard]] std::optional<CalibrationRecord> validCalibrationOf(const Model& model);

/** The spread that a record has, or where it has none that of normal errors with its mean |error|; nothing
 * where that is 0. */
[[nodiscard]] std::optional<TimeSpread> spreadOf(const CalibrationRecord& record);

/** Gives a model a record, in place of the one that it had. */
void setCalibration(Model& model, const CalibrationRecord& record);

/** Whether a value of the key can be read. */
[[nodiscard]] std::optional<CalibrationRecord> readCalibration(const DataNode& node);

/** "5 MB", or "1 kB to 5 MB". */
[[nodiscard]] std::string sizesText(const TrafficRange& range);

/** Which messages the counts of a range are of. */
enum class TrafficCounts
{
    all,    ///< of a pattern, whenever they begin
    atOnce, ///< of applications, those that flow at the same time
};

/** What of a scenario lies outside what was learnt, each in a phrase such as "messages of 50 MB (learnt: 5
 * MB)"; empty when nothing does. `counts`: of what is asked. */
[[nodiscard]] std::vector<std::string> outsideRange(const TrafficRange& learnt, const TrafficRange& asked,
                                                    TrafficCounts counts = TrafficCounts::all);

} // namespace contraflow
