// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace contraflow {

/**
 * A typed cell of a table: empty, a value, or text that was typed and could not be read. Rejected text is
 * kept as it was typed, saved with the project and reported as an issue, so that bad input never loses work.
 */
template<typename Value>
class Cell
{
public:
    Cell() = default;
    Cell(Value value) : m_value(std::move(value)), m_isSet(true) {}

    /** A cell that holds text which is not a value. */
    [[nodiscard]] static Cell rejectedAs(std::string_view text)
    {
        Cell cell;
        cell.m_rejected = std::make_shared<const std::string>(text);
        return cell;
    }

    [[nodiscard]] bool isEmpty() const { return !m_isSet && !m_rejected; }
    [[nodiscard]] bool hasValue() const { return m_isSet; }
    [[nodiscard]] bool isRejected() const { return m_rejected != nullptr; }

    [[nodiscard]] const Value& value() const { return m_value; } ///< only when hasValue()
    [[nodiscard]] Value valueOr(Value fallback) const { return m_isSet ? m_value : fallback; }
    [[nodiscard]] const std::string& rejectedText() const { return *m_rejected; } ///< only when isRejected()

    bool operator==(const Cell& other) const
    {
        if (m_isSet != other.m_isSet || isRejected() != other.isRejected())
            return false;
        return m_rejected ? *m_rejected == *other.m_rejected : m_value == other.m_value;
    }

private:
    Value m_value{};
    std::shared_ptr<const std::string> m_rejected;
    bool m_isSet = false;
};

} // namespace contraflow
