// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow::cli {

/**
 * Writes JSON piece by piece, so that a million messages need no tree in memory. Numbers read back to the
 * same double; JSON has no infinity, so what is not finite becomes null. Objects and lists opened with
 * Layout::line stay on one line, which keeps large results readable and easy to search.
 */
class JsonWriter
{
public:
    enum class Layout
    {
        block,
        line
    };

    void beginObject(Layout layout = Layout::block) { open('{', layout); }
    void endObject() { close('}'); }
    void beginList(Layout layout = Layout::block) { open('[', layout); }
    void endList() { close(']'); }

    /** Names the next value of an object. */
    void key(std::string_view name);
    void text(std::string_view value);
    void number(double value);
    void count(std::size_t value);
    void boolean(bool value);
    void null();

    /** What has been written since the last call, for passing on. */
    [[nodiscard]] std::string take();
    [[nodiscard]] std::size_t pendingBytes() const { return m_out.size(); }

private:
    struct Level
    {
        Layout layout = Layout::block;
        bool isEmpty = true;
    };

    void open(char bracket, Layout layout);
    void close(char bracket);
    /** Comma, line end and blanks that belong before the next key or list item. */
    void separate();
    void beginValue();

    std::string m_out;
    std::vector<Level> m_levels;
    bool m_isAfterKey = false;
};

} // namespace contraflow::cli
