// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/recipe_option.h"

#include "core/base/text.h"

#include <limits>
#include <type_traits>

namespace contraflow {

namespace {

/** What an answer is read from and written as. */
struct OptionCodec
{
    const RecipeOption& option;
    std::string_view text;

    template<typename Number>
    Result<void> operator()(Number* value) const requires std::is_unsigned_v<Number>
    {
        const std::optional<unsigned long long> number = parseCount(text);
        if (!number || *number > std::numeric_limits<Number>::max())
            return refused("a whole number");
        *value = static_cast<Number>(*number);
        return {};
    }
    Result<void> operator()(std::optional<std::uint64_t>* value) const
    {
        std::uint64_t number = 0;
        Result<void> read = (*this)(&number);
        if (read)
            *value = number;
        return read;
    }
    Result<void> operator()(double* value) const
    {
        const std::optional<double> number = parseNumber(text);
        if (!number)
            return refused("a number");
        *value = *number;
        return {};
    }
    Result<void> operator()(Quantity* value) const
    {
        return keep(parseQuantity(option.dimension, text), *value);
    }
    Result<void> operator()(SizeRange* value) const { return keep(parseSizeRange(text), *value); }
    Result<void> operator()(std::string* value) const
    {
        *value = text;
        return {};
    }

private:
    [[nodiscard]] Error refused(const std::string& wanted) const
    {
        return {ErrorCode::invalidInput,
                std::string(option.option) + " takes " + wanted + ", not " + inQuotes(text)};
    }
    template<typename T>
    static Result<void> keep(const Result<T>& read, T& value)
    {
        if (!read)
            return read.error();
        value = *read;
        return {};
    }
};

struct OptionWriter
{
    template<typename Number>
    std::string operator()(const Number* value) const requires std::is_unsigned_v<Number>
    {
        return std::to_string(*value);
    }
    std::string operator()(const std::optional<std::uint64_t>* value) const
    {
        return *value ? std::to_string(**value) : std::string();
    }
    std::string operator()(const double* value) const { return numberText(*value); }
    std::string operator()(const Quantity* value) const { return quantityText(*value); }
    std::string operator()(const SizeRange* value) const
    {
        const std::string least = quantityText(value->minimum);
        const std::string most = quantityText(value->maximum);
        return least == most ? least : least + ".." + most;
    }
    std::string operator()(const std::string* value) const { return *value; }
};

} // namespace

Result<SizeRange> parseSizeRange(std::string_view text)
{
    const std::size_t dots = text.find("..");
    const Result<Quantity> minimum = parseQuantity(Dimension::size, text.substr(0, dots));
    if (!minimum)
        return minimum.error();
    if (dots == std::string_view::npos)
        return SizeRange{*minimum, *minimum};
    const Result<Quantity> maximum = parseQuantity(Dimension::size, text.substr(dots + 2));
    if (!maximum)
        return maximum.error();
    return SizeRange{*minimum, *maximum};
}

std::string optionText(OptionValue value)
{
    return std::visit(OptionWriter{}, value);
}

Result<void> readOption(const RecipeOption& option, OptionValue value, std::string_view text)
{
    return std::visit(OptionCodec{option, text}, value);
}

} // namespace contraflow
