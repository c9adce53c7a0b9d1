// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/yaml_reader.h"

#include "core/base/text.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <array>
#include <istream>
#include <new>
#include <streambuf>
#include <string>
#include <unordered_map>
#include <utility>

namespace contraflow {

namespace {

constexpr std::string_view kStandardTag = "tag:yaml.org,2002:";
/** What copies made for anchors and aliases may hold in all. */
constexpr std::size_t kMaxAliasBytes = 64'000'000;

/** Leaves the parser from inside a callback; caught in this file. */
struct Stop
{
    TextFailure failure;
};

/** The text without its literal blocks, each replaced by an empty quoted scalar at a known offset. */
struct Skeleton
{
    struct Cut
    {
        std::size_t offset = 0;    ///< of the replacement in the skeleton
        std::size_t lineAfter = 0; ///< 1-based line of the skeleton below the replacement
        std::size_t linesGone = 0; ///< in all cuts up to and with this one
        const LiteralBlock* block = nullptr;
    };
    std::string text;
    std::vector<Cut> cuts;

    [[nodiscard]] std::size_t originalLine(std::size_t line) const
    {
        const auto after = std::upper_bound(cuts.begin(), cuts.end(), line,
                                            [](std::size_t l, const Cut& cut) { return l < cut.lineAfter; });
        return after == cuts.begin() ? line : line + std::prev(after)->linesGone;
    }
};

Skeleton makeSkeleton(std::string_view text, const std::vector<LiteralBlock>& blocks)
{
    Skeleton skeleton;
    std::size_t at = 0;
    std::size_t linesGone = 0;
    for (const LiteralBlock& block : blocks) {
        skeleton.text.append(text.substr(at, block.header - at));
        const std::size_t offset = skeleton.text.size();
        skeleton.text.append("\"\"\n");
        const std::string_view content = text.substr(block.content, block.end - block.content);
        const std::size_t lineAfter = block.line + 1 - linesGone;
        linesGone += static_cast<std::size_t>(std::count(content.begin(), content.end(), '\n'));
        skeleton.cuts.push_back({offset, lineAfter, linesGone, &block});
        at = block.end;
    }
    skeleton.text.append(text.substr(at));
    return skeleton;
}

class TreeBuilder : public YAML::EventHandler
{
public:
    TreeBuilder(std::string_view text, const Skeleton& skeleton, const ReadLimits& limits)
        : m_text(text)
        , m_skeleton(skeleton)
        , m_limits(limits)
    {}

    [[nodiscard]] YamlTree takeTree() { return std::move(m_tree); }
    [[nodiscard]] bool usedAllCuts() const { return m_nextCut == m_skeleton.cuts.size(); }
    [[nodiscard]] std::size_t lineOf(const YAML::Mark& mark) const
    {
        return mark.line < 0 ? 0 : m_skeleton.originalLine(static_cast<std::size_t>(mark.line) + 1);
    }

    void OnDocumentStart(const YAML::Mark& mark) override
    {
        if (m_hasDocument)
            stop(
                mark,
                "a second document begins here, and a project is one; remove it or put it into its own file");
        m_hasDocument = true;
    }
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        if (expectsKey()) {
            noteAnchor(anchor, DataNode{.kind = DataNode::Kind::null});
            return takeKey(mark, "null");
        }
        put(mark, anchor, DataNode{.kind = DataNode::Kind::null});
    }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override
    {
        DataNode node{.kind = DataNode::Kind::scalar};
        node.isQuoted = tag == "!" || isStandardTag(tag, "str");
        checkTag(mark, tag, {"str", "int", "float", "bool", "null", "timestamp"});
        if (const LiteralBlock* block = takeCut(mark)) {
            node.scalar = block->value(m_text);
            node.line = block->line;
            m_tree.literalLines.push_back(block->line);
        } else {
            node.scalar = value;
        }
        if (expectsKey()) {
            noteAnchor(anchor, node);
            return takeKey(mark, node.scalar);
        }
        put(mark, anchor, std::move(node));
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value /*style*/) override
    {
        checkTag(mark, tag, {"seq"});
        open(mark, anchor, DataNode::Kind::list);
    }
    void OnSequenceEnd() override { close(); }

    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value /*style*/) override
    {
        checkTag(mark, tag, {"map"});
        open(mark, anchor, DataNode::Kind::map);
    }
    void OnMapEnd() override { close(); }

    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        for (const Frame& frame : m_open)
            if (frame.anchor == anchor)
                stop(mark,
                     "the alias stands for a list or map that contains it, which would never end; remove it");
        const auto found = m_anchors.find(anchor);
        if (found == m_anchors.end())
            stop(mark, "the alias names no anchor; define it before it is used");
        const Anchored& anchored = found->second;
        if (expectsKey()) {
            if (anchored.node.kind != DataNode::Kind::scalar)
                stop(mark, "a list or a map cannot be a key; use a plain text");
            return takeKey(mark, std::string(anchored.node.scalar));
        }
        if (m_open.size() + anchored.height > m_limits.maxDepth)
            stop(mark, tooDeep());
        countValues(mark, anchored.values, "the alias expands the text to ");
        countAliasBytes(mark, anchored.bytes);
        place(mark, DataNode(anchored.node));
    }

private:
    struct Anchored
    {
        DataNode node;
        std::size_t values = 0;
        std::size_t bytes = 0;
        std::size_t height = 0; ///< nested lists and maps
    };
    /** A list or map that is being read. */
    struct Frame
    {
        DataNode node;
        YAML::anchor_t anchor = 0;
        std::string key; ///< of the value that comes next
        std::size_t keyLine = 0;
        bool hasKey = false;
    };

    [[noreturn]] void stop(const YAML::Mark& mark, const std::string& text) const
    {
        throw Stop{{lineOf(mark), text}};
    }

    [[nodiscard]] std::string tooDeep() const
    {
        return "lists and maps are nested deeper than " + std::to_string(m_limits.maxDepth) +
               " levels, and a project needs fewer than ten; check the brackets, the indentation and the aliases";
    }

    static bool isStandardTag(std::string_view tag, std::string_view name)
    {
        return tag.starts_with(kStandardTag) && tag.substr(kStandardTag.size()) == name;
    }

    void checkTag(const YAML::Mark& mark, const std::string& tag,
                  std::initializer_list<std::string_view> known) const
    {
        if (tag.empty() || tag == "!" || tag == "?")
            return;
        for (const std::string_view name : known)
            if (isStandardTag(tag, name))
                return;
        stop(mark, "the type tag " + contraflow::quoted(tag) + " is not known here; remove it");
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
        frame.hasKey = true;
    }

    /** The literal block whose replacement stands at this place. */
    const LiteralBlock* takeCut(const YAML::Mark& mark)
    {
        const bool isHere = m_nextCut < m_skeleton.cuts.size() && mark.pos >= 0 &&
                            m_skeleton.cuts[m_nextCut].offset == static_cast<std::size_t>(mark.pos);
        return isHere ? m_skeleton.cuts[m_nextCut++].block : nullptr;
    }

    void countValues(const YAML::Mark& mark, std::size_t count, const std::string& what)
    {
        m_values += count;
        if (m_values > m_limits.maxValues)
            stop(mark, what + "more than " + std::to_string(m_limits.maxValues) +
                           " values, which is refused; write big tables as CSV text (messages: |)");
    }

    void countAliasBytes(const YAML::Mark& mark, std::size_t bytes)
    {
        m_aliasBytes += bytes;
        if (m_aliasBytes > kMaxAliasBytes)
            stop(mark, "anchors and aliases expand the text by more than " +
                           std::to_string(kMaxAliasBytes / 1'000'000) + " MB; write out what they stand for");
    }

    void put(const YAML::Mark& mark, YAML::anchor_t anchor, DataNode node)
    {
        countValues(mark, 1, "there are ");
        if (anchor != 0)
            countAliasBytes(mark, node.scalar.size() + sizeof(DataNode));
        noteAnchor(anchor, node);
        place(mark, std::move(node));
    }

    void open(const YAML::Mark& mark, YAML::anchor_t anchor, DataNode::Kind kind)
    {
        if (expectsKey())
            stop(mark, "a list or a map cannot be a key; use a plain text");
        if (m_open.size() >= m_limits.maxDepth)
            stop(mark, tooDeep());
        countValues(mark, 1, "there are ");
        Frame frame;
        frame.node.kind = kind;
        frame.node.line = lineOf(mark);
        frame.anchor = anchor;
        m_open.push_back(std::move(frame));
        m_lastMark = mark;
    }

    void close()
    {
        Frame frame = std::move(m_open.back());
        m_open.pop_back();
        if (frame.anchor != 0) {
            Anchored anchored = measured(frame.node);
            // Anchors around anchors copy the inner content once more each.
            countAliasBytes(m_lastMark, anchored.bytes);
            anchored.node = frame.node;
            m_anchors[frame.anchor] = std::move(anchored);
        }
        attach(std::move(frame.node));
    }

    void noteAnchor(YAML::anchor_t anchor, const DataNode& node)
    {
        if (anchor == 0)
            return;
        Anchored anchored = measured(node);
        anchored.node = node;
        m_anchors[anchor] = std::move(anchored);
    }

    static Anchored measured(const DataNode& node)
    {
        Anchored sum;
        sum.values = 1;
        sum.bytes = sizeof(DataNode) + node.scalar.size();
        for (const std::string& key : node.keys)
            sum.bytes += sizeof(std::string) + key.size();
        for (const DataNode& child : node.children) {
            const Anchored part = measured(child);
            sum.values += part.values;
            sum.bytes += part.bytes;
            sum.height = std::max(sum.height, part.height);
        }
        if (node.kind == DataNode::Kind::list || node.kind == DataNode::Kind::map)
            ++sum.height;
        return sum;
    }

    void place(const YAML::Mark& mark, DataNode node)
    {
        if (node.line == 0 || node.kind != DataNode::Kind::scalar)
            node.line = lineOf(mark);
        m_lastMark = mark;
        attach(std::move(node));
    }

    /** Puts a finished node where it belongs. */
    void attach(DataNode node)
    {
        if (m_open.empty()) {
            m_tree.root = std::move(node);
            return;
        }
        Frame& frame = m_open.back();
        if (frame.node.kind == DataNode::Kind::map) {
            const bool isLiteral = !m_tree.literalLines.empty() && m_tree.literalLines.back() == node.line;
            if (!isLiteral)
                node.line = frame.keyLine;
            frame.node.keys.push_back(std::move(frame.key));
            frame.hasKey = false;
        }
        frame.node.children.push_back(std::move(node));
    }

    std::string_view m_text;
    const Skeleton& m_skeleton;
    const ReadLimits& m_limits;
    YamlTree m_tree;
    std::vector<Frame> m_open;
    std::unordered_map<YAML::anchor_t, Anchored> m_anchors;
    YAML::Mark m_lastMark;
    std::size_t m_values = 0;
    std::size_t m_aliasBytes = 0;
    std::size_t m_nextCut = 0;
    bool m_hasDocument = false;
};

/** Lets the parser read a text where it lies. */
class ViewBuffer : public std::streambuf
{
public:
    explicit ViewBuffer(std::string& text) { setg(text.data(), text.data(), text.data() + text.size()); }
};

/** The parser's reason in our words, with what usually helps. */
std::string explained(const std::string& reason)
{
    struct Hint
    {
        std::string_view part;
        std::string_view text;
    };
    static constexpr std::array<Hint, 12> hints{{
        {"illegal tab",
         "a tab is used as indentation, and YAML takes only blanks; replace the tab by blanks"},
        {"illegal map value",
         "a colon stands where no key can be; check the indentation, or put the text in quotes"},
        {"end of map not found",
         "the line does not fit to the map above it; check its indentation and that 'key:' is complete"},
        {"end of sequence not found",
         "the line does not fit to the list above it; check its indentation and the dash"},
        {"end of map flow not found", "the closing brace '}' of a map is missing; add it"},
        {"end of sequence flow not found", "the closing bracket ']' of a list is missing; add it"},
        {"illegal flow end",
         "a closing bracket or brace has no opening one; remove it, or put the text in quotes"},
        {"illegal block entry", "a list dash stands where no list can begin; check the indentation"},
        {"referenced anchor is not defined", "the alias names no anchor; define it before it is used"},
        {"unknown token", "a character stands where no text can begin with it; put the text in quotes"},
        {"unknown escape character",
         "a backslash in double quotes is followed by a character that means nothing; write the backslash twice"},
        {"bad file", "lists and maps are nested too deep; check the brackets and the indentation"},
    }};
    for (const Hint& hint : hints)
        if (reason.find(hint.part) != std::string::npos)
            return std::string(hint.text);
    return "this is not valid YAML (" + reason +
           "); compare indentation, brackets and quotes with the lines around";
}

} // namespace

std::variant<YamlTree, TextFailure> readYaml(const YamlSource& source, const ReadLimits& limits,
                                             BlockReading blocks)
{
    static const std::vector<LiteralBlock> none;
    Skeleton skeleton =
        makeSkeleton(source.text(), blocks == BlockReading::direct ? source.outline().blocks() : none);
    TreeBuilder builder(source.text(), skeleton, limits);
    try {
        ViewBuffer buffer(skeleton.text);
        std::istream stream(&buffer);
        YAML::Parser parser(stream);
        while (parser.HandleNextDocument(builder)) {
        }
    } catch (const Stop& stopped) {
        return stopped.failure;
    } catch (const YAML::Exception& exception) {
        const std::size_t line = builder.lineOf(exception.mark);
        const std::string suspicion = source.outline().suspicion(line);
        return TextFailure{line, suspicion.empty() ? explained(exception.msg) : suspicion};
    } catch (const std::bad_alloc&) {
        return TextFailure{
            0, "there is not enough memory to read the text; close other programs or use a smaller project"};
    }
    // The outline saw a block where the parser sees something else: the parser is right.
    if (!builder.usedAllCuts())
        return readYaml(source, limits, BlockReading::byParser);
    return builder.takeTree();
}

} // namespace contraflow
