// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/yaml_reader.h"

#include "core/base/text.h"
#include "core/io/yaml_problem.h"
#include "core/io/yaml_text.h"

#include <yaml.h>

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <new>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace contraflow {

namespace {

constexpr std::string_view kStandardTag = "tag:yaml.org,2002:";
/** What copies made for anchors and aliases may hold in all. */
constexpr std::size_t kMaxAliasBytes = 64'000'000;
/** Comments and directives may be no longer; the parser's work on directives grows with their square. */
constexpr std::size_t kMostBeforeContent = std::size_t{1} << 18U;

/** Leaves the reading; caught in this file. */
struct Stop
{
    TextFailure failure;
};

[[noreturn]] void stop(std::size_t line, const std::string& text)
{
    throw Stop{{line, text}};
}

std::size_t lineOf(const yaml_mark_t& mark)
{
    return mark.line + 1;
}

std::string_view viewOf(const char* text)
{
    return text == nullptr ? std::string_view() : std::string_view(text);
}

std::string_view viewOf(const yaml_char_t* text)
{
    return viewOf(reinterpret_cast<const char*>(text));
}

bool isStandardTag(std::string_view tag, std::string_view name)
{
    return tag.starts_with(kStandardTag) && tag.substr(kStandardTag.size()) == name;
}

void checkTag(std::size_t line, std::string_view tag, std::initializer_list<std::string_view> known)
{
    const auto isKnown = [tag](std::string_view name) { return isStandardTag(tag, name); };
    if (!tag.empty() && tag != "!" && std::none_of(known.begin(), known.end(), isKnown))
        stop(line, "the type tag " + inQuotes(std::string(tag)) + " is not known here; remove it");
}

/** Makes the tree from the parser's events. */
class TreeBuilder
{
public:
    explicit TreeBuilder(const ReadLimits& limits) : m_limits(limits) {}

    void take(const yaml_event_t& event)
    {
        const std::size_t line = lineOf(event.start_mark);
        switch (event.type) {
        case YAML_STREAM_START_EVENT:
            if (event.data.stream_start.encoding != YAML_UTF8_ENCODING)
                stop(0, std::string(kWideText));
            return;
        case YAML_DOCUMENT_START_EVENT:
            if (std::exchange(m_hasDocument, true))
                stop(line,
                     "a second document begins here, and a project is one; remove it or put it into its "
                     "own file");
            return;
        case YAML_ALIAS_EVENT:
            return takeAlias(line, std::string(viewOf(event.data.alias.anchor)));
        case YAML_SCALAR_EVENT:
            return takeScalar(event, line);
        case YAML_SEQUENCE_START_EVENT: {
            const auto& start = event.data.sequence_start;
            checkTag(line, viewOf(start.tag), {"seq"});
            return open(line, DataNode::Kind::list, start.anchor, start.style == YAML_FLOW_SEQUENCE_STYLE);
        }
        case YAML_MAPPING_START_EVENT: {
            const auto& start = event.data.mapping_start;
            checkTag(line, viewOf(start.tag), {"map"});
            return open(line, DataNode::Kind::map, start.anchor, start.style == YAML_FLOW_MAPPING_STYLE);
        }
        case YAML_SEQUENCE_END_EVENT:
        case YAML_MAPPING_END_EVENT:
            return close();
        default:
            return;
        }
    }

    [[nodiscard]] bool hasDocument() const { return m_hasDocument; }
    [[nodiscard]] YamlTree takeTree() { return std::move(m_tree); }
    /** Line of the innermost bracket or brace that is open, or 0. */
    [[nodiscard]] std::size_t bracketLine() const
    {
        return !m_open.empty() && m_open.back().isInBrackets ? m_open.back().node.line : 0;
    }
    /** Where the text in quotes begins that goes over several lines and ends in this one, or 0. */
    [[nodiscard]] std::size_t longQuoteTo(std::size_t line) const
    {
        return m_longQuoteEnd == line ? m_longQuoteBegin : 0;
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
        bool hasKey = false;
    };

    [[nodiscard]] std::string tooDeep() const
    {
        return "lists and maps are nested deeper than " + groupedCount(m_limits.maxDepth) +
               " levels, and a project needs fewer than ten; check the brackets, the indentation and the aliases";
    }

    void takeScalar(const yaml_event_t& event, std::size_t line)
    {
        const auto& scalar = event.data.scalar;
        const std::string_view tag = viewOf(scalar.tag);
        checkTag(line, tag, {"str", "int", "float", "bool", "null", "timestamp"});
        const bool isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE;
        const bool isInQuotes = scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE ||
                                scalar.style == YAML_SINGLE_QUOTED_SCALAR_STYLE;
        if (isInQuotes && lineOf(event.end_mark) > line) {
            m_longQuoteBegin = line;
            m_longQuoteEnd = lineOf(event.end_mark);
        }
        const std::string_view text(reinterpret_cast<const char*>(scalar.value), scalar.length);
        const bool isNull = isPlain && tag.empty() && isYamlNull(text);
        DataNode node{.kind = isNull ? DataNode::Kind::null : DataNode::Kind::scalar};
        node.scalar = isNull ? std::string_view() : text;
        const bool isQuotedThere = tag.empty() ? !isPlain : tag == "!" || isStandardTag(tag, "str");
        // What is kept is written in brackets; a text that needs quotes there is the same text as with them.
        node.isQuoted = !isNull && (isQuotedThere || !isPlainYaml(text, YamlPlace::flow));
        node.line = line;
        if (const Anchor anchor = newAnchor(scalar.anchor))
            complete(*anchor, node);
        if (expectsKey())
            return takeKey(line, isNull ? "null" : std::move(node.scalar));
        countValues(line, 1, "there are ");
        const bool isLiteral = scalar.style == YAML_LITERAL_SCALAR_STYLE;
        if (isLiteral)
            m_tree.literalLines.push_back(line);
        attach(std::move(node), isLiteral ? LineOf::itself : LineOf::key);
    }

    void takeAlias(std::size_t line, const std::string& name)
    {
        const auto found = m_anchors.find(name);
        if (found == m_anchors.end())
            stop(line, "the alias names no anchor; define it before it is used");
        const Anchored& anchored = *found->second;
        if (!anchored.isComplete)
            stop(line,
                 "the alias stands for a list or map that contains it, which would never end; remove it");
        if (expectsKey()) {
            if (anchored.node.kind != DataNode::Kind::scalar)
                stop(line, "a list or a map cannot be a key; use a plain text");
            return takeKey(line, anchored.node.scalar);
        }
        if (m_open.size() + anchored.height > m_limits.maxDepth)
            stop(line, tooDeep());
        countValues(line, anchored.values, "the alias expands the text to ");
        countAliasBytes(line, anchored.bytes);
        DataNode copy = anchored.node;
        copy.line = line;
        attach(std::move(copy), LineOf::key);
    }

    [[nodiscard]] bool expectsKey() const
    {
        return !m_open.empty() && m_open.back().node.kind == DataNode::Kind::map && !m_open.back().hasKey;
    }

    void takeKey(std::size_t line, std::string key)
    {
        Frame& frame = m_open.back();
        frame.key = std::move(key);
        frame.keyLine = line;
        frame.hasKey = true;
    }

    void countValues(std::size_t line, std::size_t count, const std::string& what)
    {
        m_values += count;
        if (m_values > m_limits.maxValues)
            stop(line, what + "more than " + groupedCount(m_limits.maxValues) +
                           " values, which is refused; write big tables as CSV text (messages: |)");
    }

    void countAliasBytes(std::size_t line, std::size_t bytes)
    {
        m_aliasBytes += bytes;
        if (m_aliasBytes > kMaxAliasBytes)
            stop(line, "anchors and aliases expand the text by more than " +
                           groupedCount(kMaxAliasBytes / 1'000'000) + " MB; write out what they stand for");
    }

    void open(std::size_t line, DataNode::Kind kind, const yaml_char_t* anchor, bool isInBrackets)
    {
        if (expectsKey())
            stop(line, "a list or a map cannot be a key; use a plain text");
        if (m_open.size() >= m_limits.maxDepth)
            stop(line, tooDeep());
        countValues(line, 1, "there are ");
        Frame frame;
        frame.node.kind = kind;
        frame.node.line = line;
        frame.anchor = newAnchor(anchor);
        frame.isInBrackets = isInBrackets;
        m_open.push_back(std::move(frame));
    }

    void close()
    {
        Frame frame = std::move(m_open.back());
        m_open.pop_back();
        if (frame.anchor)
            complete(*frame.anchor, frame.node);
        attach(std::move(frame.node), LineOf::key);
    }

    /** From now on the name stands for what begins here; nothing when there is no name. */
    Anchor newAnchor(const yaml_char_t* name)
    {
        if (name == nullptr)
            return {};
        return m_anchors[std::string(viewOf(name))] = std::make_shared<Anchored>();
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

    /** Which line a value in a map is said to be in. */
    enum class LineOf
    {
        key,
        itself
    };

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
    YamlTree m_tree;
    std::vector<Frame> m_open;
    std::unordered_map<std::string, Anchor> m_anchors;
    std::size_t m_values = 0;
    std::size_t m_aliasBytes = 0;
    std::size_t m_longQuoteBegin = 0;
    std::size_t m_longQuoteEnd = 0;
    bool m_hasDocument = false;
};

/** Owns the parser and the event that it gave last. */
class Parser
{
public:
    Parser(YamlFeed& feed, const TreeBuilder& builder) : m_feed(feed), m_builder(builder)
    {
        if (yaml_parser_initialize(&m_parser) == 0)
            throw std::bad_alloc();
        yaml_parser_set_input(&m_parser, &Parser::read, this);
    }
    ~Parser()
    {
        yaml_event_delete(&m_event);
        yaml_parser_delete(&m_parser);
    }
    Parser(const Parser&) = delete;
    Parser& operator=(const Parser&) = delete;

    /** The next event, valid until the one behind it, or null when the text is broken. */
    [[nodiscard]] const yaml_event_t* next()
    {
        yaml_event_delete(&m_event);
        return yaml_parser_parse(&m_parser, &m_event) != 0 ? &m_event : nullptr;
    }

    /** Why there is no next event. */
    [[nodiscard]] TextFailure failure() const
    {
        if (m_isHeadTooLong)
            return {1, "nothing but comments and directives stands in the first " +
                           std::to_string(kMostBeforeContent / 1000) +
                           " kB, so this is no project; name a project file"};
        if (m_parser.error == YAML_MEMORY_ERROR)
            throw std::bad_alloc();
        if (m_parser.error == YAML_READER_ERROR)
            return explainedByte(viewOf(m_parser.problem), m_parser.problem_value, m_parser.problem_offset,
                                 m_feed);
        const std::size_t line = lineOf(m_parser.problem_mark);
        return explainedYaml({.reason = viewOf(m_parser.problem),
                              .context = viewOf(m_parser.context),
                              .line = line,
                              .contextLine = lineOf(m_parser.context_mark),
                              .bracketLine = m_builder.bracketLine(),
                              .quoteLine = m_builder.longQuoteTo(line)},
                             m_feed);
    }

private:
    static int read(void* data, unsigned char* room, std::size_t size, std::size_t* got)
    {
        Parser& self = *static_cast<Parser*>(data);
        self.m_isHeadTooLong = !self.m_builder.hasDocument() && self.m_feed.bytes() > kMostBeforeContent;
        if (self.m_isHeadTooLong)
            return 0;
        const auto count = self.m_feed.read({reinterpret_cast<char*>(room), size});
        *got = count.value_or(0);
        return count ? 1 : 0;
    }

    YamlFeed& m_feed;
    const TreeBuilder& m_builder;
    yaml_parser_t m_parser = {};
    yaml_event_t m_event = {};
    bool m_isHeadTooLong = false;
};

} // namespace

std::variant<YamlTree, TextFailure> readYaml(const TextSource& source, const ReadLimits& limits)
{
    try {
        YamlFeed feed(source);
        TreeBuilder builder(limits);
        Parser parser(feed, builder);
        const yaml_event_t* event = parser.next();
        for (; event != nullptr && event->type != YAML_STREAM_END_EVENT; event = parser.next())
            builder.take(*event);
        if (event == nullptr)
            return parser.failure();
        return builder.takeTree();
    } catch (const Stop& stopped) {
        return stopped.failure;
    } catch (const std::bad_alloc&) {
        return TextFailure{
            0, "there is not enough memory to read the text; close other programs or use a smaller project"};
    }
}

} // namespace contraflow
