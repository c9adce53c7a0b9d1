// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json_writer.h"

#include "core/base/text.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <utility>

namespace contraflow::cli {

namespace {

std::string jsonText(std::string_view value)
{
    // Projects are read as UTF-8, so nothing has to be replaced; but nothing may be thrown either.
    return nlohmann::json(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace

void JsonWriter::key(std::string_view name)
{
    separate();
    m_out += jsonText(name);
    m_out += ": ";
    m_isAfterKey = true;
}

void JsonWriter::text(std::string_view value)
{
    beginValue();
    m_out += jsonText(value);
}

void JsonWriter::number(double value)
{
    beginValue();
    m_out += std::isfinite(value) ? numberText(value) : "null";
}

void JsonWriter::count(std::size_t value)
{
    beginValue();
    m_out += std::to_string(value);
}

void JsonWriter::boolean(bool value)
{
    beginValue();
    m_out += value ? "true" : "false";
}

void JsonWriter::null()
{
    beginValue();
    m_out += "null";
}

std::string JsonWriter::take()
{
    return std::exchange(m_out, {});
}

void JsonWriter::open(char bracket, Layout layout)
{
    beginValue();
    m_out += bracket;
    const bool isInLine = !m_levels.empty() && m_levels.back().layout == Layout::line;
    m_levels.push_back({isInLine ? Layout::line : layout, true});
}

void JsonWriter::close(char bracket)
{
    const Level level = m_levels.back();
    m_levels.pop_back();
    if (level.layout == Layout::block && !level.isEmpty) {
        m_out += '\n';
        m_out.append(2 * m_levels.size(), ' ');
    }
    m_out += bracket;
    if (m_levels.empty())
        m_out += '\n';
}

void JsonWriter::separate()
{
    if (m_levels.empty())
        return;
    Level& level = m_levels.back();
    if (!level.isEmpty)
        m_out += level.layout == Layout::line ? ", " : ",";
    if (level.layout == Layout::block) {
        m_out += '\n';
        m_out.append(2 * m_levels.size(), ' ');
    }
    level.isEmpty = false;
}

void JsonWriter::beginValue()
{
    if (!std::exchange(m_isAfterKey, false))
        separate();
}

} // namespace contraflow::cli
