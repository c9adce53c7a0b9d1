// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/recipe_option.h"

#include "core/base/refusal.h"
#include "core/base/text.h"

#include <limits>
#include <type_traits>

namespace contraflow {

namespace {

std::string typedText(double value)
{
    return numberText(value);
}

std::string typedText(std::unsigned_integral auto value)
{
    return std::to_string(value);
}

std::string typedText(const std::optional<std::uint64_t>& value)
{
    return value ? std::to_string(*value) : std::string();
}

std::string typedText(const Quantity& value)
{
    return quantityText(value);
}

std::string typedText(const SizeRange& value)
{
    const std::string least = quantityText(value.minimum);
    const std::string most = quantityText(value.maximum);
    return least == most ? least : least + ".." + most;
}

std::string typedText(const std::string& value)
{
    return value;
}

template<typename T>
Result<T> readAs(const RecipeOption& option, std::string_view text)
{
    constexpr bool isDouble = std::is_same_v<T, double>;
    if constexpr (std::is_same_v<T, std::string>) {
        return std::string(text);
    } else if constexpr (std::is_same_v<T, Quantity>) {
        return parseQuantity(option.dimension, text);
    } else if constexpr (std::is_same_v<T, SizeRange>) {
        return parseSizeRange(text);
    } else {
        if constexpr (isDouble) {
            if (const std::optional<double> number = parseNumber(text))
                return *number;
        } else if (const auto count = parseCount(text)) {
            if (!std::is_same_v<T, std::uint32_t> || *count <= std::numeric_limits<std::uint32_t>::max())
                return T(*count);
        }
        return invalidInput(isDouble ? phrase("%1 takes a number, not %2")
                                     : phrase("%1 takes a whole number, not %2"),
                            {option.option, inQuotes(text)});
    }
}

} // namespace

Result<SizeRange> parseSizeRange(std::string_view text)
{
    const std::size_t dots = text.find("..");
    ASSIGN_OR_RETURN(const Quantity minimum, parseQuantity(Dimension::size, text.substr(0, dots)));
    if (dots == std::string_view::npos)
        return SizeRange{minimum, minimum};
    ASSIGN_OR_RETURN(const Quantity maximum, parseQuantity(Dimension::size, text.substr(dots + 2)));
    return SizeRange{minimum, maximum};
}

std::string optionText(OptionValue value)
{
    return std::visit([](const auto* kept) { return typedText(*kept); }, value);
}

Result<void> readOption(const RecipeOption& option, OptionValue value, std::string_view text)
{
    return std::visit(
        [&](auto* kept) -> Result<void> {
            ASSIGN_OR_RETURN(*kept, readAs<std::remove_pointer_t<decltype(kept)>>(option, text));
            return {};
        },
        value);
}

} // namespace contraflow
