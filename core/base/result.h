// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <variant>

// This room: what everything else is written with. A Result holds a value or an Error, which says what
// failed, why, and what helps; an Issue says what is wrong with data that work goes on with, and its
// Location where. A Quantity is a number with the Unit that was typed. A StrongId tells the number of a node
// from that of a link.
//
//     Result<double> secondsOf(std::string_view size, std::string_view rate)
//     {
//         ASSIGN_OR_RETURN(const Quantity bytes, parseQuantity(Dimension::size, size));
//         ASSIGN_OR_RETURN(const Quantity bandwidth, parseQuantity(Dimension::bandwidth, rate));
//         return bytes.value / bandwidth.value; // secondsOf("1 MB", "8 Gbit/s") is 0.001
//     }

namespace contraflow {

/** Why an operation failed; decides the exit status of the command line. */
enum class ErrorCode
{
    wrongUsage,   ///< what a command was given cannot be followed, whatever the data
    invalidInput, ///< the data or the request is at fault; a different input would work
    notFound,     ///< a name that was asked for does not exist
    environment,  ///< disk, permissions, missing display
    cancelled,    ///< somebody asked to stop
};

/** A failed operation: a message for people that names the thing, the reason and the remedy. */
struct Error
{
    ErrorCode code = ErrorCode::invalidInput;
    std::string message;

    /** The same error seen from one level up: "context: message". */
    [[nodiscard]] Error within(const std::string& context) const { return {code, context + ": " + message}; }
};

/**
 * A value or the error that prevented it, with the member names of C++23's std::expected.
 * value() and error() must only be called on the matching alternative.
 */
template<typename T>
class [[nodiscard]] Result
{
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool has_value() const noexcept { return m_state.index() == 0; }
    explicit operator bool() const noexcept { return has_value(); }
    /** The same, an error seen from one level up. */
    [[nodiscard]] Result within(const std::string& context) &&
    {
        return has_value() ? std::move(*this) : Result(error().within(context));
    }

    [[nodiscard]] T& value() & { return std::get<0>(m_state); }
    [[nodiscard]] const T& value() const& { return std::get<0>(m_state); }
    /** By value, so that a loop over a temporary result does not outlive it. */
    [[nodiscard]] T value() && { return std::get<0>(std::move(m_state)); }
    [[nodiscard]] const Error& error() const { return std::get<1>(m_state); }

    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T operator*() && { return std::move(*this).value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

private:
    std::variant<T, Error> m_state;
};

/** Success without a value, or an error. */
template<>
class [[nodiscard]] Result<void>
{
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)), m_failed(true) {}

    [[nodiscard]] bool has_value() const noexcept { return !m_failed; }
    explicit operator bool() const noexcept { return has_value(); }
    [[nodiscard]] Result within(const std::string& context) &&
    {
        return has_value() ? Result() : m_error.within(context);
    }
    [[nodiscard]] const Error& error() const { return m_error; }

private:
    Error m_error;
    bool m_failed = false;
};

} // namespace contraflow

#define CONTRAFLOW_JOINED_TOKENS(first, second) first##second
#define CONTRAFLOW_JOINED(first, second) CONTRAFLOW_JOINED_TOKENS(first, second)

/** Declares a variable with the value of a Result, or returns its error: `ASSIGN_OR_RETURN(T value, f());` */
#define ASSIGN_OR_RETURN(declaration, ...)                                                                   \
    auto CONTRAFLOW_JOINED(resultOfLine, __LINE__) = __VA_ARGS__;                                            \
    if (!CONTRAFLOW_JOINED(resultOfLine, __LINE__))                                                          \
        return CONTRAFLOW_JOINED(resultOfLine, __LINE__).error();                                            \
    declaration = *std::move(CONTRAFLOW_JOINED(resultOfLine, __LINE__))

/** Returns the error of a Result that has one, which is not copied when it has a name. */
#define RETURN_IF_ERROR(...)                                                                                 \
    if (const auto& CONTRAFLOW_JOINED(resultOfLine, __LINE__) = __VA_ARGS__;                                 \
        !CONTRAFLOW_JOINED(resultOfLine, __LINE__))                                                          \
    return CONTRAFLOW_JOINED(resultOfLine, __LINE__).error()
