// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/table_writer.h"

#include <array>
#include <utility>

namespace contraflow {

namespace {

/** More rows than these do not fit a page, and become a longtable. */
constexpr std::size_t kMostRowsOfAPage = 40;

/** Characters that LaTeX takes for something else, or has no glyph for in its usual fonts. */
constexpr std::array<std::pair<std::string_view, std::string_view>, 28> kSpecial{{
    {"\\", "\\textbackslash{}"},
    {"&", "\\&"},
    {"%", "\\%"},
    {"$", "\\$"},
    {"#", "\\#"},
    {"_", "\\_"},
    {"{", "\\{"},
    {"}", "\\}"},
    {"~", "\\textasciitilde{}"},
    {"^", "\\textasciicircum{}"},
    {"<", "\\textless{}"},
    {">", "\\textgreater{}"},
    {"|", "\\textbar{}"},
    {"\"", "\\textquotedbl{}"},
    {"-", "{-}"}, // two of them would become a dash
    {"→", "$\\rightarrow$"},
    {"×", "$\\times$"},
    {"±", "$\\pm$"},
    {"≤", "$\\leq$"},
    {"≥", "$\\geq$"},
    {"²", "$^2$"},
    {"µ", "$\\mu$"},
    {"α", "$\\alpha$"},
    {"β", "$\\beta$"},
    {"γ", "$\\gamma$"},
    {"δ", "$\\delta$"},
    {"ε", "$\\varepsilon$"},
    {"π", "$\\pi$"},
}};

bool isAscii(char c)
{
    return static_cast<unsigned char>(c) < 0x80;
}

/** "\n", "\x1b": LaTeX stops at most control characters, and takes the others for blanks. */
void appendControl(std::string& out, char c)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    out += "\\texttt{\\textbackslash{}";
    if (c == '\n' || c == '\t' || c == '\r')
        out += c == '\n' ? 'n' : c == '\t' ? 't' : 'r';
    else
        out += {'x', kHex[byte / 16], kHex[byte % 16]};
    out += '}';
}

/** The text as LaTeX sets it as it is, with all its blanks. A minus in front of a number becomes a proper
 * one. */
void appendEscaped(std::string& out, std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view rest = text.substr(i);
        const auto byte = static_cast<unsigned char>(rest[0]);
        if (byte < 0x20 || byte == 0x7F) {
            appendControl(out, text[i++]);
            continue;
        }
        if (byte == ' ' && (i == 0 || text[i - 1] == ' ' || rest.size() == 1)) {
            out += "\\ ";
            ++i;
            continue;
        }
        bool isSpecial = false;
        if (!(isAscii(rest[0]) && (rest[0] == ' ' || (rest[0] >= '0' && rest[0] <= '9')))) {
            for (const auto& [from, to] : kSpecial) {
                if (!rest.starts_with(from))
                    continue;
                const bool isDash = from == "-" && !rest.starts_with("--") && (i == 0 || text[i - 1] != '-');
                out += isDash ? from : to;
                i += from.size();
                isSpecial = true;
                break;
            }
        }
        if (!isSpecial)
            out += text[i++];
    }
}

void appendNumber(std::string& out, std::string_view text)
{
    if (text.starts_with('-')) {
        out += "$-$";
        text.remove_prefix(1);
    }
    appendEscaped(out, text);
}

class LatexTables : public TableWriter
{
public:
    explicit LatexTables(ChunkSink sink) : m_out(std::move(sink)) {}

    Result<void> begin(const Table& table) override
    {
        if (!m_hasPreamble)
            m_out.text() += "% Needs \\usepackage{booktabs} and \\usepackage{longtable}.\n";
        m_hasPreamble = true;
        m_styles = {};
        m_rows.clear();
        m_rowCount = 0;
        m_format.clear();
        m_header.clear();
        m_title.clear();
        for (const Table::Column& column : table.columns()) {
            m_format += isNumeric(column) ? 'r' : 'l';
            if (!m_header.empty())
                m_header += " & ";
            // A lone square bracket behind a line end would be taken for an option.
            m_header += '{';
            appendEscaped(m_header, column.title);
            m_header += '}';
        }
        m_header += " \\\\\n";
        appendEscaped(m_title, table.title());
        return {};
    }

    Result<void> addRows(const Table& part) override
    {
        m_styles.take(part);
        for (std::size_t row = 0; row < part.rowCount(); ++row) {
            if (m_rowCount == kMostRowsOfAPage)
                beginLongTable();
            ++m_rowCount;
            std::string& out = isLong() ? m_out.text() : m_rows;
            for (std::size_t column = 0; column < part.columns().size(); ++column) {
                out += column == 0 ? "" : " & ";
                const std::string text = m_styles.text(part, row, column);
                if (isNumeric(part.columns()[column])) {
                    appendNumber(out, text);
                } else {
                    const bool isBracket = column == 0 && (text.starts_with('[') || text.starts_with('*'));
                    out += isBracket ? "{}" : "";
                    appendEscaped(out, text);
                }
            }
            out += " \\\\\n";
            RETURN_IF_ERROR(m_out.passOn());
        }
        return {};
    }

    Result<void> endTable(const std::vector<std::string>& notes) override
    {
        std::string& out = m_out.text();
        if (isLong()) {
            out += "\\end{longtable}\n";
            appendNotes(notes);
        } else {
            out += "\\begin{table}[htbp]\n\\centering\n\\caption{" + m_title + "}\n\\begin{tabular}{" +
                   m_format + "}\n\\toprule\n" + m_header + "\\midrule\n" + m_rows +
                   "\\bottomrule\n\\end{tabular}\n";
            appendNotes(notes);
            out += "\\end{table}\n";
        }
        return m_out.flush();
    }

private:
    [[nodiscard]] bool isLong() const { return m_rowCount > kMostRowsOfAPage; }

    /** The table has outgrown a page: what was kept back goes out. */
    void beginLongTable()
    {
        m_out.text() += "\\begin{longtable}{" + m_format + "}\n\\caption{" + m_title + "}\\\\\n\\toprule\n" +
                        m_header + "\\midrule\n\\endfirsthead\n\\toprule\n" + m_header +
                        "\\midrule\n\\endhead\n\\bottomrule\n\\endfoot\n" + m_rows;
        m_rows.clear();
    }

    void appendNotes(const std::vector<std::string>& notes)
    {
        for (const std::string& note : notes) {
            m_out.text() += "\n\\smallskip\\noindent ";
            appendEscaped(m_out.text(), note);
            m_out.text() += "\n";
        }
    }

    TextPieces m_out;
    std::string m_format; ///< of the columns: "llr"
    std::string m_header;
    std::string m_title;
    std::string m_rows; ///< kept back until it is known whether they fit a page
    std::size_t m_rowCount = 0;
    ColumnStyles m_styles;
    bool m_hasPreamble = false;
};

} // namespace

std::unique_ptr<TableWriter> makeLatexTables(ChunkSink sink)
{
    return std::make_unique<LatexTables>(std::move(sink));
}

} // namespace contraflow
