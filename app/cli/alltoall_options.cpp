// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/alltoall_options.h"
#include "app/cli/common_options.h"

#include "core/base/text.h"
#include "core/base/units.h"

#include <algorithm>
#include <limits>

namespace contraflow::cli {

namespace {

constexpr std::string_view kRelative = "relative";
constexpr std::string_view kHalfWidths = "half-widths";
constexpr std::string_view kNoThreshold = "none";

Error usage(std::string_view option, const std::string& reason)
{
    return refused(std::string(option) + " " + reason);
}

/** The parts between commas of all values of an option. */
std::vector<std::string> optionList(const Arguments& arguments, std::string_view option)
{
    std::vector<std::string> parts;
    for (const std::string& value : arguments.values(option)) {
        std::size_t begin = 0;
        while (begin <= value.size()) {
            const std::size_t end = std::min(value.find(',', begin), value.size());
            parts.emplace_back(trimmed(std::string_view(value).substr(begin, end - begin)));
            begin = end + 1;
        }
    }
    return parts;
}

Result<double> parseIn(Dimension dimension, std::string_view text)
{
    ASSIGN_OR_RETURN(const Quantity value, parseQuantity(dimension, text).within(inQuotes(text)));
    return value.value;
}

Result<double> parseStartUp(std::string_view text)
{
    return parseIn(Dimension::duration, text);
}

Result<double> parseShare(std::string_view text)
{
    if (const auto share = parseNumber(text); share && *share >= 0 && *share <= 1)
        return *share;
    return refused("takes a number from 0 to 1, not " + inQuotes(text));
}

Result<std::uint64_t> parseBuses(std::string_view text)
{
    if (const auto count = parseCount(text); count && *count >= 1)
        return std::uint64_t{*count};
    return refused("takes a whole number from 1 on, not " + inQuotes(text));
}

/** Reads options and keeps the first thing that is wrong. */
class Reader
{
public:
    explicit Reader(const Arguments& arguments) : m_arguments(arguments) {}

    void processes(std::string_view option, std::vector<std::uint32_t>& list)
    {
        constexpr unsigned long long kMost = 1'000'000;
        for (const std::string& part : optionList(m_arguments, option)) {
            const auto count = parseCount(part);
            if (!count || *count < 2 || *count > kMost)
                return fail(option, "takes numbers of processes from 2 to 1000000, not " + inQuotes(part));
            list.push_back(static_cast<std::uint32_t>(*count));
        }
        sortUnique(list);
    }

    void sizes(std::string_view option, std::vector<double>& list)
    {
        for (const std::string& part : optionList(m_arguments, option)) {
            const Result<double> size = parseIn(Dimension::size, part);
            if (!size)
                return fail(option, size.error().message);
            list.push_back(*size);
        }
        sortUnique(list);
    }

    /** A value of which `parse` says what it is, or why it is none. */
    template<typename Value>
    void value(std::string_view option, std::optional<Value>& target,
               Result<Value> (*parse)(std::string_view text))
    {
        const auto text = m_arguments.value(option);
        const auto parsed = text ? std::optional(parse(*text)) : std::nullopt;
        if (parsed && *parsed)
            target = **parsed;
        else if (parsed)
            fail(option, parsed->error().message);
    }

    void logP(std::string_view option, std::optional<LogP>& target)
    {
        for (const std::string& setting : optionList(m_arguments, option)) {
            const std::size_t sign = std::min(setting.find('='), setting.size());
            const std::string name(trimmed(std::string_view(setting).substr(0, sign)));
            const std::string value = sign < setting.size() ? setting.substr(sign + 1) : std::string();
            LogP& parameters = target ? *target : target.emplace();
            if (name == "G") {
                const Result<double> number = parseSecondsPerByte(value);
                if (!number)
                    return fail(option, "G: " + number.error().message);
                parameters.gapPerByte = *number;
                continue;
            }
            double* const field = name == "L"   ? &parameters.latency
                                  : name == "o" ? &parameters.overhead
                                  : name == "g" ? &parameters.gap
                                  : name == "w" ? &parameters.packet
                                                : nullptr;
            if (field == nullptr)
                return fail(option,
                            "takes L, o, g, G or w with a value, such as L=50us, not " + inQuotes(setting));
            const Result<Quantity> number =
                parseQuantity(name == "w" ? Dimension::size : Dimension::duration, value);
            if (!number)
                return fail(option, name + ": " + number.error().message);
            *field = number->value;
        }
        if (target && target->packet == 0 && target->gapPerByte == 0 && !m_arguments.has("--gaps"))
            fail(option, "needs w (LogP: the size of a packet) or G (LogGP: the gap of a byte)");
    }

    void filters(std::string_view option, std::vector<RowFilter>& list)
    {
        for (const std::string& value : m_arguments.values(option)) {
            const std::size_t sign = value.find('=');
            if (sign == std::string::npos || sign == 0)
                return fail(option, "takes COLUMN=TEXT, not " + inQuotes(value));
            list.push_back({value.substr(0, sign), value.substr(sign + 1)});
        }
    }

    void fitOptions(SignatureFitOptions& options)
    {
        if (m_arguments.value("--weights") == std::optional<std::string>(kHalfWidths))
            options.weights = ErrorWeights::halfWidths;
        const auto text = m_arguments.value("--threshold");
        if (!text)
            return;
        if (*text == kNoThreshold) {
            options.threshold = std::numeric_limits<double>::infinity();
            return;
        }
        const Result<double> size = parseIn(Dimension::size, *text);
        if (!size)
            return fail("--threshold", size.error().message);
        options.threshold = *size;
    }

    /** An option that means nothing without another one. */
    void needs(std::string_view option, std::string_view other)
    {
        if (m_arguments.has(option) && !m_arguments.has(other))
            fail(option, "needs " + std::string(other));
    }

    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    void fail(std::string_view option, const std::string& reason)
    {
        if (!m_error)
            m_error = usage(option, reason);
    }

    const Arguments& m_arguments;
    std::optional<Error> m_error;
};

} // namespace

Result<AllToAllOptions> readAllToAllOptions(const Arguments& arguments)
{
    AllToAllOptions options;
    Reader reader(arguments);
    reader.processes("--n", options.processes);
    reader.sizes("--m", options.bytes);
    reader.value("--alpha", options.startUp, parseStartUp);
    reader.value("--beta", options.secondsPerByte, parseSecondsPerByte);
    reader.value("--beta-contended", options.contended, parseSecondsPerByte);
    reader.value("--rho", options.share, parseShare);
    reader.value("--buses", options.buses, parseBuses);
    reader.logP("--logp", options.logP);
    reader.filters("--where", options.filters);
    reader.processes("--fit-n", options.fitProcesses);
    reader.fitOptions(options.fit);
    for (const std::string_view option : {"--fit-n", "--weights", "--threshold"})
        reader.needs(option, "--fit");
    if (reader.error())
        return *reader.error();
    if (arguments.has("--fit") && arguments.has("--preset"))
        return usage("--fit", "and --preset exclude each other: a signature is fitted or taken");
    if (arguments.operands().empty())
        for (const std::string_view option : {"--scenario", "--model", "--benchmark", "--bounds"})
            if (arguments.has(option))
                return usage(option, "needs a PROJECT");
    if (arguments.has("--measured") && arguments.has("--benchmark"))
        return usage("--measured", "and --benchmark exclude each other");
    return options;
}

std::vector<OptionSpec> allToAllOptionSpecs()
{
    using Occurrence = OptionSpec::Occurrence;
    return {
        {.name = "--scenario",
         .value = "NAME",
         .help = "the scenario whose platform and model are used (default: the first)"},
        {.name = "--model", .value = "KIND", .help = "another model for the engine"},
        {.name = "--n",
         .value = "LIST",
         .help = "numbers of processes, separated by commas (default: the measured ones, or all nodes)",
         .occurrence = Occurrence::repeated},
        {.name = "--m",
         .value = "LIST",
         .help = "message sizes, separated by commas (default: the measured ones, or 1 kB to 10 MB)",
         .occurrence = Occurrence::repeated},
        {.name = "--alpha", .value = "TIME", .help = "start-up of a message between two processes"},
        {.name = "--beta", .value = "B", .help = "its seconds per byte, or its bandwidth"},
        {.name = "--ping-pong",
         .value = "FILE",
         .help = "fit --alpha and --beta to the one-way times of this table (bytes, time)"},
        {.name = "--preset", .value = "NAME", .help = "a published signature, or the file of one"},
        {.name = "--measured",
         .value = "FILE",
         .help = "measured all-to-alls (n, bytes, time, ci95); default: those of the project"},
        {.name = "--benchmark", .value = "NAME", .help = "this all-to-all benchmark of the project"},
        {.name = "--where",
         .value = "COLUMN=TEXT",
         .help = "only the measured rows with this text",
         .occurrence = Occurrence::repeated},
        {.name = "--fit", .help = "fit a contention signature to the measured times"},
        {.name = "--fit-n",
         .value = "LIST",
         .help = "fit to these numbers of processes only",
         .occurrence = Occurrence::repeated},
        {.name = "--weights",
         .value = "KIND",
         .help = "what the errors of the fit are proportional to",
         .choices = {kRelative, kHalfWidths}},
        {.name = "--threshold",
         .value = "SIZE",
         .help = "fit with this M instead of looking for it; none: without a start-up"},
        {.name = "--beta-contended",
         .value = "B",
         .help = "seconds per byte of a delayed message, for the throughput under contention"},
        {.name = "--rho", .value = "SHARE", .help = "share of delayed messages (default 0.5)"},
        {.name = "--buses", .value = "N", .help = "buses that take messages at a time, for Labarta's waves"},
        {.name = "--logp",
         .value = "LIST",
         .help = "parameters of LogP and LogGP: L, o, g (times), G (seconds per byte), w (packet size)",
         .occurrence = Occurrence::repeated},
        {.name = "--gaps", .value = "FILE", .help = "gaps over message sizes for pLogP (bytes, gap)"},
        {.name = "--no-engine", .help = "formulas alone"},
        {.name = "--bounds", .help = "the lower bounds of the scenario's own messages instead"},
        formatOption("how the times are written"),
        outputOption(),
    };
}

} // namespace contraflow::cli
