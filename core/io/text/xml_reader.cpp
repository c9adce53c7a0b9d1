// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/xml_reader.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/text/text_file.h"

#include <expat.h>

#include <algorithm>
#include <memory>

namespace contraflow {

namespace {

constexpr std::size_t kMostXmlDepth = 200;
constexpr std::size_t kMostXmlElements = 3'000'000;

class XmlTree
{
public:
    explicit XmlTree(std::size_t skippedLines)
        : m_skippedLines(skippedLines)
        , m_parser(XML_ParserCreate(nullptr))
    {
        XML_SetUserData(m_parser.get(), this);
        XML_SetElementHandler(m_parser.get(), begin, end);
        XML_SetEntityDeclHandler(m_parser.get(), refuseEntity);
    }

    Result<XmlElement> read(std::string_view text)
    {
        m_open.push_back(&m_above);
        // Pieces, since the library counts a text's bytes in int.
        constexpr std::size_t kPiece = 1 << 20;
        for (std::size_t at = 0;; at += kPiece) {
            const std::string_view piece = text.substr(std::min(at, text.size()), kPiece);
            const bool isLast = at + kPiece >= text.size();
            const auto status =
                XML_Parse(m_parser.get(), piece.data(), static_cast<int>(piece.size()), isLast ? 1 : 0);
            if (!m_problem.empty())
                return fault(m_problem);
            if (status == XML_STATUS_ERROR)
                return fault(syntaxProblem());
            if (isLast)
                return std::move(m_above.children.front());
        }
    }

private:
    static XmlTree& tree(void* data) { return *static_cast<XmlTree*>(data); }

    static void begin(void* data, const XML_Char* name, const XML_Char** attributes)
    {
        XmlTree& self = tree(data);
        if (self.m_open.size() > kMostXmlDepth)
            return self.stop(
                sentence("elements are nested more than %1 deep", {groupedCount(kMostXmlDepth)}));
        if (++self.m_count > kMostXmlElements)
            return self.stop(sentence("there are more than %1 elements; import a smaller part",
                                      {groupedCount(kMostXmlElements)}));
        XmlElement element;
        element.name = name;
        element.line = self.line();
        for (std::size_t i = 0; attributes[i] != nullptr; i += 2)
            element.attributes.emplace_back(attributes[i], attributes[i + 1]);
        // Only the innermost list of children grows, so that what is above it stays where it is.
        self.m_open.back()->children.push_back(std::move(element));
        self.m_open.push_back(&self.m_open.back()->children.back());
    }

    static void end(void* data, const XML_Char* /*name*/) { tree(data).m_open.pop_back(); }

    static void refuseEntity(void* data, const XML_Char* name, int, const XML_Char*, int, const XML_Char*,
                             const XML_Char*, const XML_Char*, const XML_Char*)
    {
        tree(data).stop(sentence("entity %1 is declared; write what it stands for", {inQuotes(name)}));
    }

    void stop(std::string problem)
    {
        m_problem = std::move(problem);
        XML_StopParser(m_parser.get(), XML_FALSE);
    }

    [[nodiscard]] std::size_t line() const
    {
        return static_cast<std::size_t>(XML_GetCurrentLineNumber(m_parser.get())) + m_skippedLines;
    }

    [[nodiscard]] std::string syntaxProblem() const
    {
        const XML_Error code = XML_GetErrorCode(m_parser.get());
        const bool isCut = code == XML_ERROR_NO_ELEMENTS || code == XML_ERROR_UNCLOSED_TOKEN ||
                           code == XML_ERROR_PARTIAL_CHAR || code == XML_ERROR_UNCLOSED_CDATA_SECTION;
        if (isCut && m_open.size() > 1)
            return sentence("this is no well-formed XML: the file ends within <%1>; is it cut off?",
                            {m_open.back()->name});
        return sentence("this is no well-formed XML: %1", {XML_ErrorString(code)});
    }

    [[nodiscard]] Error fault(const std::string& message) const
    {
        return {ErrorCode::invalidInput, atLine(line(), message)};
    }

    struct Release
    {
        void operator()(XML_Parser parser) const { XML_ParserFree(parser); }
    };

    std::size_t m_skippedLines;
    std::unique_ptr<std::remove_pointer_t<XML_Parser>, Release> m_parser;
    XmlElement m_above; ///< holds the root
    std::vector<XmlElement*> m_open;
    std::size_t m_count = 0;
    std::string m_problem;
};

/** The text with comments as blanks and line ends, so that they may have what XML forbids, such as "--", and
 * stand in front of the declaration. */
std::string withoutComments(std::string_view text)
{
    constexpr std::string_view kOpen = "<!--";
    constexpr std::string_view kClose = "-->";
    constexpr std::string_view kData = "<![CDATA[";
    std::string kept(text);
    for (std::size_t at = text.find("<!"); at != std::string_view::npos; at = text.find("<!", at)) {
        const bool isComment = text.substr(at).starts_with(kOpen);
        const bool isData = text.substr(at).starts_with(kData);
        const std::size_t begin = at;
        at += isComment ? kOpen.size() : 2;
        if (!isComment && !isData)
            continue;
        const std::size_t end = text.find(isComment ? kClose : "]]>", at);
        if (end == std::string_view::npos)
            break; // what is open stays, and is refused
        at = end + kClose.size();
        if (isComment)
            std::replace_if(
                kept.begin() + static_cast<std::ptrdiff_t>(begin),
                kept.begin() + static_cast<std::ptrdiff_t>(at), [](char c) { return c != '\n' && c != '\r'; },
                ' ');
    }
    return kept;
}

/** Where markup begins behind blanks and lines that are empty. */
std::size_t markupBegin(std::string_view text)
{
    return std::min(text.find_first_not_of(" \t\r\n"), text.size());
}

} // namespace

const std::string& XmlElement::attribute(std::string_view key) const
{
    static const std::string none;
    const auto found =
        std::ranges::find_if(attributes, [key](const auto& attribute) { return attribute.first == key; });
    return found == attributes.end() ? none : found->second;
}

const XmlElement* XmlElement::child(std::string_view childName) const
{
    const auto found = std::ranges::find(children, childName, &XmlElement::name);
    return found == children.end() ? nullptr : &*found;
}

Result<XmlElement> readXml(std::string_view source)
{
    const std::string text = withoutComments(source);
    const std::size_t begin = markupBegin(text);
    return XmlTree(lineEnds(std::string_view(text).substr(0, begin)))
        .read(std::string_view(text).substr(begin));
}

std::string_view xmlRootName(std::string_view text)
{
    text.remove_prefix(markupBegin(text));
    while (text.starts_with("<?") || text.starts_with("<!")) {
        const std::size_t subset = text.find_first_of("[>");
        const bool hasSubset =
            text.starts_with("<!DOCTYPE") && subset != std::string_view::npos && text[subset] == '[';
        const std::string_view close = text.starts_with("<!--") ? "-->" : hasSubset ? "]>" : ">";
        const std::size_t end = text.find(close);
        if (end == std::string_view::npos)
            return {};
        text.remove_prefix(end + close.size());
        text.remove_prefix(markupBegin(text));
    }
    if (!text.starts_with('<'))
        return {};
    text.remove_prefix(1);
    return text.substr(0, text.find_first_of(" \t\r\n/>"));
}

} // namespace contraflow
