// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/yaml_reader.h"

#include "core/base/text.h"
#include "core/io/text/yaml_text.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <istream>
#include <limits>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <utility>

namespace contraflow {

namespace {

/** Sentences for reasons of yaml-cpp that need no other place than the parser's. */
struct Hint
{
    std::string_view reason; ///< its beginning
    std::string_view text;
};

constexpr const char* kTab =
    phrase("a tab is used as indentation, and YAML takes only blanks; replace the tab by blanks");
constexpr const char* kEscape = phrase(
    "a backslash in double quotes is followed by a character that means nothing; write the backslash twice");

constexpr std::array<Hint, 17> kHints{{
    {"illegal tab", kTab},
    {"illegal map value",
     phrase("a colon stands where no key can be; check the indentation, or put the text in quotes")},
    {"illegal map key",
     phrase("a key stands where none can begin; check the indentation, or put the text in quotes")},
    {"end of map not found", kNoKey},
    {"end of sequence not found",
     phrase("the line does not fit to the list above it; check its indentation and the dash")},
    {"illegal flow end",
     phrase("a closing bracket or brace stands where none of its kind is open; remove it, or put "
            "the text in quotes")},
    {"illegal block entry", phrase("a list dash stands where no list can begin; check the indentation")},
    {"alias not found", kNoName},
    {"anchor not found", kNoName},
    {"illegal character found while scanning a", kNoName},
    {"the referenced anchor",
     phrase(
         "the alias names no anchor; define it before it is used, and put a blank between it and a colon")},
    {"unexpected character in block scalar",
     phrase(
         "text stands behind '|' or '>' in the same line; begin it in the next line, or put it in quotes")},
    {"unknown token", phrase("a character stands where no text can begin with it; put the text in quotes")},
    {"unknown escape", kEscape},
    {"bad character found while scanning hex", kEscape},
    {"invalid unicode", kEscape},
    {"cannot set zero indentation",
     phrase("the number behind '|' or '>' must be one from 1 to 9; change or remove it")},
}};

/** The line of the first quote behind what was read last, where a text can begin. */
std::size_t quoteLine(const YamlProblem& problem, const YamlFeed& feed)
{
    const std::string_view text = feed.from(problem.lastOffset);
    const std::size_t end = std::min(std::max<std::size_t>(problem.lastSize, 1), text.size());
    for (std::size_t at = text.find_first_of("\"'", end); at < text.size();
         at = text.find_first_of("\"'", at + 1))
        if (std::string_view(" \t\n[{,:").find(text[at - 1]) != std::string_view::npos)
            return std::max<std::size_t>(problem.lastLine, 1) + lineEnds(text.substr(0, at));
    return std::max<std::size_t>(problem.lastLine, 1);
}

/** Whether a text in quotes that was read last ends right before the place, lines below its beginning. */
bool isBehindLongQuote(const YamlProblem& problem, const YamlFeed& feed)
{
    const char begin = feed.at(problem.lastOffset);
    return (begin == '"' || begin == '\'') && problem.lastLine < problem.line &&
           feed.at(problem.offset - 1) == begin;
}

} // namespace

TextFailure explainedYaml(const YamlProblem& problem, const YamlFeed& feed)
{
    const std::string_view reason = problem.reason;
    if (reason == "illegal EOF in scalar" || reason == "illegal document indicator in scalar")
        return {quoteLine(problem, feed), sentence(kOpenQuote)};
    if (problem.bracketLine != 0 && feed.endsAt(problem.offset))
        return {problem.bracketLine, sentence(kOpenBracket)};
    if (problem.bracketLine != 0 && feed.at(problem.offset) == '?')
        return {problem.line,
                sentence("a question mark stands in a text in brackets; put the text in quotes")};
    if (problem.bracketLine != 0 && reason.ends_with("flow not found"))
        return {
            problem.line,
            sentence(
                reason.find("sequence") != std::string_view::npos
                    ? phrase("a comma or the closing bracket of the list that begins in line %1 is missing; "
                             "add it")
                    : phrase("a comma or the closing brace of the map that begins in line %1 is missing; add "
                             "it"),
                {std::to_string(problem.bracketLine)})};
    if (feed.isIndentedByTab(problem.offset))
        return {problem.line, sentence(kTab)};
    if (isBehindLongQuote(problem, feed))
        return {
            problem.line,
            sentence(
                "a text in quotes that begins in line %1 ends here, and what follows does not fit; is its "
                "closing quote missing?",
                {std::to_string(problem.lastLine)})};
    // A line without a colon shows itself at the colon of the next one.
    const std::size_t above = feed.lineBefore(feed.lineBegin(problem.offset), problem.line);
    if (reason == "illegal map value" && problem.lastLine != 0 && problem.lastLine < above &&
        above < problem.line)
        return {above, sentence(kNoKey)};
    for (const Hint& hint : kHints)
        if (reason.starts_with(hint.reason))
            return {problem.line, sentence(hint.text)};
    return {problem.line,
            sentence(
                "this is not valid YAML (%1); compare indentation, brackets and quotes with the lines around",
                {reason})};
}

namespace {

constexpr std::string_view kStandardTag = "tag:yaml.org,2002:";
/** What copies made for anchors and aliases may hold in all. */
constexpr std::size_t kMaxAliasBytes = 64'000'000;
constexpr const char* kCollectionKey = phrase("a list or a map cannot be a key; use a plain text");
constexpr const char* kTooManyValues =
    phrase("there are more than %1 values, which is refused; write big tables as CSV text (messages: |)");

/** Leaves the reading; caught in this file. */
struct Stop
{
    TextFailure failure;
};

[[noreturn]] void stop(std::size_t line, std::string_view text)
{
    throw Stop{{line, std::string(text)}};
}

std::size_t lineOf(const YAML::Mark& mark)
{
    return static_cast<std::size_t>(mark.line) + 1;
}

std::size_t offsetOf(const YAML::Mark& mark)
{
    return static_cast<std::size_t>(mark.pos);
}

/** Names that every reader takes for the same. */
bool isAnchorName(std::string_view name)
{
    return std::ranges::all_of(name, [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' ||
               c == '-';
    });
}

bool isStandardTag(std::string_view tag, std::string_view name)
{
    return tag.starts_with(kStandardTag) && tag.substr(kStandardTag.size()) == name;
}

/** Makes the tree from the parser's events. */
class YamlTreeBuilder : public YAML::EventHandler
{
public:
    YamlTreeBuilder(const ReadLimits& limits, YamlFeed& feed) : m_limits(limits), m_feed(feed) {}

    void OnDocumentStart(const YAML::Mark& mark) override
    {
        if (std::exchange(m_hasDocument, true))
            stop(
                lineOf(mark),
                m_feed.from(offsetOf(mark)).starts_with("---")
                    ? sentence(
                          "a second document begins here, and a project is one; remove it or put it into "
                          "its own file")
                    : sentence("what begins here belongs to no list or map above it; check its indentation"));
        m_feed.progress();
    }
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        const Frame* frame = m_open.empty() ? nullptr : &m_open.back();
        DataNode node;
        node.line = lineOf(mark);
        if (frame != nullptr && !frame->isInBrackets) {
            if (frame->hasKey && frame->keyOffset == offsetOf(mark))
                stop(node.line, sentence(kNoKey));
            // An entry without text is said to be where the next one begins.
            if (frame->node.kind == DataNode::Kind::list)
                node.line = m_feed.lineBefore(offsetOf(mark), node.line);
        } else if (frame != nullptr && !frame->hasKey && m_feed.at(offsetOf(mark)) == ',') {
            stop(node.line, sentence(kNoValue));
        }
        progress(mark, {});
        takeValue(std::move(node), mark, anchor, LineOf::key);
    }

    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        const std::size_t line = lineOf(mark);
        const Anchored& anchored = *m_anchors[anchor - 1];
        if (!anchored.isComplete)
            stop(
                line,
                sentence(
                    "the alias stands for a list or map that contains it, which would never end; remove it"));
        progress(mark, {});
        if (expectsKey()) {
            if (anchored.node.kind != DataNode::Kind::scalar)
                stop(line, sentence(kCollectionKey));
            return takeKey(mark, anchored.node.scalar);
        }
        if (m_open.size() + anchored.height > m_limits.maxDepth)
            stop(line, tooDeep());
        countValues(
            line, anchored.values,
            phrase("the alias expands the text to more than %1 values, which is refused; write big tables as "
                   "CSV text (messages: |)"));
        countAliasBytes(line, anchored.bytes);
        DataNode copy = anchored.node;
        copy.line = line;
        attach(std::move(copy), LineOf::key);
    }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& text) override
    {
        checkTag(mark, tag, {"str", "int", "float", "bool", "null", "timestamp"});
        DataNode node;
        node.kind = DataNode::Kind::scalar;
        node.scalar = text;
        node.line = lineOf(mark);
        const bool isLiteral = isLiteralAt(offsetOf(mark));
        // What is kept is written in brackets; a text that needs quotes there is the same text as with them.
        node.isQuoted = tag == "!" || isStandardTag(tag, "str") || !isPlainYaml(text, YamlPlace::flow);
        if (text.empty() && (m_feed.from(offsetOf(mark)) == "\"" || m_feed.from(offsetOf(mark)) == "'"))
            stop(node.line, sentence(kOpenQuote));
        progress(mark, text);
        takeValue(std::move(node), mark, anchor, isLiteral ? LineOf::itself : LineOf::key);
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override
    {
        checkTag(mark, tag, {"seq"});
        open(mark, DataNode::Kind::list, anchor, style);
    }
    void OnSequenceEnd() override { close(); }

    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override
    {
        checkTag(mark, tag, {"map"});
        open(mark, DataNode::Kind::map, anchor, style);
    }
    void OnMapEnd() override { close(); }

    void OnAnchor(const YAML::Mark& mark, const std::string& name) override
    {
        if (!isAnchorName(name))
            stop(lineOf(mark), sentence(kNoName));
    }

    [[nodiscard]] YamlTree takeTree() { return std::move(m_tree); }
    /** What the parser stumbles over. */
    [[nodiscard]] TextFailure explained(const YAML::Exception& problem) const
    {
        const bool isInBrackets = !m_open.empty() && m_open.back().isInBrackets;
        return explainedYaml({.reason = problem.msg,
                              .offset = offsetOf(problem.mark),
                              .line = lineOf(problem.mark),
                              .bracketLine = isInBrackets ? m_open.back().node.line : 0,
                              .lastOffset = m_lastOffset,
                              .lastLine = m_lastLine,
                              .lastSize = m_lastSize},
                             m_feed);
    }
    /** The parser found nothing more in so much of the text that the rest of it was not read. */
    [[nodiscard]] TextFailure nothingFound() const
    {
        const std::string most = std::to_string(YamlFeed::kMostAhead / 1000) + " kB";
        if (!m_hasDocument)
            return {
                1,
                sentence("nothing but comments and directives stands in the first %1, so this is no project; "
                         "name a project file",
                         {most})};
        return {
            std::max<std::size_t>(m_lastLine, 1),
            sentence("in the %1 behind this line no value ends; close a bracket or a quote that is open, and "
                     "begin long texts in the line of their key (messages: |)",
                     {most})};
    }

private:
    /** What an anchor names. */
    struct Anchored
    {
        DataNode node;
        std::size_t values = 0;
        std::size_t bytes = 0;
        std::size_t height = 0; ///< nested lists and maps
        bool isComplete = false;
    };
    using Anchor = std::shared_ptr<Anchored>;

    /** A list or map that is being read. */
    struct Frame
    {
        DataNode node;
        Anchor anchor;
        bool isInBrackets = false;
        std::string key; ///< of the value that comes next
        std::size_t keyLine = 0;
        std::size_t keyOffset = 0;
        bool hasKey = false;
    };

    /** Which line a value in a map is said to be in. */
    enum class LineOf
    {
        key,
        itself
    };

    [[nodiscard]] std::string tooDeep() const
    {
        return sentence(
            "lists and maps are nested deeper than %1 levels, and a project needs fewer than ten; check the "
            "brackets, the indentation and the aliases",
            {groupedCount(m_limits.maxDepth)});
    }

    void checkTag(const YAML::Mark& mark, std::string_view tag,
                  std::initializer_list<std::string_view> known) const
    {
        // The parser's names for what has no tag, without quotes and with them.
        const std::string_view text = m_feed.from(offsetOf(mark));
        if (tag == "?" || (tag == "!" && !text.starts_with('!')))
            return;
        const std::string_view written = text.substr(0, text.find_first_of(" \t\n"));
        const auto isKnown = [tag](std::string_view name) { return isStandardTag(tag, name); };
        if (tag == "!" ? written != tag : std::ranges::none_of(known, isKnown))
            stop(lineOf(mark),
                 sentence("the type tag %1 is not known here; remove it, or put the text in quotes",
                          {inQuotes(std::string(tag == "!" ? written : tag))}));
    }

    /** Why a list or map stands where a key is expected. */
    [[nodiscard]] TextFailure collectionAsKey(const YAML::Mark& mark) const
    {
        const std::string_view text = m_feed.from(offsetOf(mark));
        if (!text.starts_with('[') && !text.starts_with('{') && !m_feed.isCutShort())
            return {lineOf(mark), sentence(kCollectionKey)};
        std::size_t open = 0;
        std::size_t end = 0;
        for (bool isClosed = false; end < text.size() && !isClosed; ++end) {
            open += text[end] == '[' || text[end] == '{' ? 1 : 0;
            open -= open > 0 && (text[end] == ']' || text[end] == '}') ? 1 : 0;
            isClosed = open == 0;
        }
        // What was open when the text ended is given as a key as well.
        if (m_open.size() + open > m_limits.maxDepth)
            return {lineOf(mark), tooDeep()};
        if (m_feed.isCutShort())
            return nothingFound();
        if (open != 0)
            return {lineOf(mark), sentence(kOpenBracket)};
        if (!text.substr(std::min(text.find_first_not_of(" \t\n", end), text.size())).starts_with(':'))
            return {lineOf(mark), sentence(kNoKey)};
        return {lineOf(mark), sentence(kCollectionKey)};
    }

    /** The parser gave a text or what stands for one. */
    void progress(const YAML::Mark& mark, std::string_view text)
    {
        m_lastOffset = offsetOf(mark);
        m_lastLine = lineOf(mark);
        m_lastSize = text.size();
        if (expectsKey())
            m_feed.progressToKey(offsetOf(mark), text);
        else
            m_feed.progress();
    }

    /** Whether a literal block begins at an offset, or behind the anchor and the tag there. */
    [[nodiscard]] bool isLiteralAt(std::size_t offset) const
    {
        std::string_view text = m_feed.from(offset);
        while (text.starts_with('&') || text.starts_with('!')) {
            text.remove_prefix(std::min(text.find_first_of(" \t\n"), text.size()));
            text.remove_prefix(std::min(text.find_first_not_of(" \t\n"), text.size()));
        }
        return text.empty() ? m_feed.at(offset) == '|' : text.starts_with('|');
    }

    void takeValue(DataNode node, const YAML::Mark& mark, YAML::anchor_t anchor, LineOf lineOf)
    {
        if (const Anchor named = newAnchor(anchor))
            complete(*named, node);
        if (expectsKey())
            return takeKey(mark, node.kind == DataNode::Kind::null ? "null" : std::move(node.scalar));
        countValues(node.line, 1, kTooManyValues);
        if (lineOf == LineOf::itself)
            m_tree.literalLines.push_back(node.line);
        attach(std::move(node), lineOf);
    }

    [[nodiscard]] bool expectsKey() const
    {
        return !m_open.empty() && m_open.back().node.kind == DataNode::Kind::map && !m_open.back().hasKey;
    }

    void takeKey(const YAML::Mark& mark, std::string key)
    {
        Frame& frame = m_open.back();
        frame.key = std::move(key);
        frame.keyLine = lineOf(mark);
        frame.keyOffset = offsetOf(mark);
        frame.hasKey = true;
    }

    void countValues(std::size_t line, std::size_t count, std::string_view tooMany)
    {
        m_values += count;
        if (m_values > m_limits.maxValues)
            stop(line, sentence(tooMany, {groupedCount(m_limits.maxValues)}));
    }

    void countAliasBytes(std::size_t line, std::size_t bytes)
    {
        m_aliasBytes += bytes;
        if (m_aliasBytes > kMaxAliasBytes)
            stop(line,
                 sentence(
                     "anchors and aliases expand the text by more than %1 MB; write out what they stand for",
                     {groupedCount(kMaxAliasBytes / 1'000'000)}));
    }

    void open(const YAML::Mark& mark, DataNode::Kind kind, YAML::anchor_t anchor,
              YAML::EmitterStyle::value style)
    {
        const std::size_t line = lineOf(mark);
        if (expectsKey())
            throw Stop{collectionAsKey(mark)};
        if (m_open.size() >= m_limits.maxDepth)
            stop(line, tooDeep());
        countValues(line, 1, kTooManyValues);
        Frame frame;
        frame.node.kind = kind;
        frame.node.line = line;
        frame.anchor = newAnchor(anchor);
        frame.isInBrackets = style == YAML::EmitterStyle::Flow;
        m_open.push_back(std::move(frame));
        m_feed.progress();
    }

    void close()
    {
        Frame frame = std::move(m_open.back());
        m_open.pop_back();
        if (frame.anchor)
            complete(*frame.anchor, frame.node);
        attach(std::move(frame.node), LineOf::key);
    }

    /** The parser numbers anchors from 1 on, and 0 is none. */
    Anchor newAnchor(YAML::anchor_t anchor)
    {
        return anchor == 0 ? Anchor() : m_anchors.emplace_back(std::make_shared<Anchored>());
    }

    void complete(Anchored& anchored, const DataNode& node)
    {
        measure(anchored, node);
        // Anchors around anchors copy the inner content once more each.
        countAliasBytes(node.line, anchored.bytes);
        anchored.node = node;
        anchored.isComplete = true;
    }

    static void measure(Anchored& sum, const DataNode& node)
    {
        sum.values = 1;
        sum.bytes = sizeof(DataNode) + node.scalar.size();
        for (const std::string& key : node.keys)
            sum.bytes += sizeof(std::string) + key.size();
        for (const DataNode& child : node.children) {
            Anchored part;
            measure(part, child);
            sum.values += part.values;
            sum.bytes += part.bytes;
            sum.height = std::max(sum.height, part.height);
        }
        if (node.kind == DataNode::Kind::list || node.kind == DataNode::Kind::map)
            ++sum.height;
    }

    /** Puts a finished node where it belongs. */
    void attach(DataNode node, LineOf lineOf)
    {
        if (m_open.empty()) {
            m_tree.root = std::move(node);
            return;
        }
        Frame& frame = m_open.back();
        if (frame.node.kind == DataNode::Kind::map) {
            if (lineOf == LineOf::key)
                node.line = frame.keyLine;
            frame.node.keys.push_back(std::move(frame.key));
            frame.hasKey = false;
        }
        frame.node.children.push_back(std::move(node));
    }

    const ReadLimits& m_limits;
    YamlFeed& m_feed;
    YamlTree m_tree;
    std::vector<Frame> m_open;
    std::vector<Anchor> m_anchors;
    std::size_t m_lastOffset = 0; ///< of the text that the parser gave last
    std::size_t m_lastLine = 0;
    std::size_t m_lastSize = 0;
    std::size_t m_values = 0;
    std::size_t m_aliasBytes = 0;
    bool m_hasDocument = false;
};

std::optional<TextFailure> failureOfParser(YamlFeed& feed, YamlTreeBuilder& builder)
{
    try {
        std::istream stream(&feed);
        YAML::Parser parser(stream);
        while (parser.HandleNextDocument(builder))
            continue;
        return {};
    } catch (const Stop& stopped) {
        return stopped.failure;
    } catch (const YAML::Exception& problem) {
        return feed.isCutShort() ? builder.nothingFound() : builder.explained(problem);
    }
}

} // namespace

std::variant<YamlTree, TextFailure> readYaml(const TextSource& source, const ReadLimits& limits)
{
    try {
        YamlFeed feed(source);
        YamlTreeBuilder builder(limits, feed);
        std::optional<TextFailure> failure = failureOfParser(feed, builder);
        if (!failure && feed.isCutShort())
            failure = builder.nothingFound();
        // Where the text itself is at fault, the parser stumbles over the end of what it got of it.
        const std::size_t line = failure ? failure->line : std::numeric_limits<std::size_t>::max();
        if (feed.strangeDirective() != 0 && feed.strangeDirective() <= line)
            return TextFailure{
                feed.strangeDirective(),
                sentence(
                    "a line that begins with '%' is a directive to YAML, and only %YAML and %TAG are known; "
                    "indent the line, or put the text in quotes")};
        if (feed.fault() && feed.fault()->line <= line)
            return *feed.fault();
        if (failure)
            return *failure;
        return builder.takeTree();
    } catch (const std::bad_alloc&) {
        return TextFailure{
            0,
            sentence(
                "there is not enough memory to read the text; close other programs or use a smaller project")};
    }
}

} // namespace contraflow
