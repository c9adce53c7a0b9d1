// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/trace_reference.h"

#include "core/application/application_replay.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/io/traces/trace_formats.h"

#include <algorithm>
#include <mutex>
#include <optional>

namespace contraflow {

namespace {

constexpr const char* kFormat = "format";
constexpr const char* kSpeed = "speed";
const std::string kFile(kTraceFileKey);
constexpr const char* kFiles = "files";
constexpr const char* kSum = "sha256";

/** Reads a trace when its program is asked for. */
class TraceSource : public ProgramSource
{
public:
    TraceSource(DataNode node, std::filesystem::path folder, std::shared_ptr<const Program> program)
        : m_node(std::move(node))
        , m_folder(std::move(folder))
    {
        if (program)
            m_read = std::move(program);
    }

    /** That the names of its files start from. */
    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder; }

    [[nodiscard]] Result<std::shared_ptr<const Program>> program() const override
    {
        const std::lock_guard lock(m_mutex);
        if (!m_read)
            m_read = read();
        return *m_read;
    }

    /** What its files hold, as hashes; empty where they cannot be read. */
    [[nodiscard]] std::string content() const
    {
        (void)program();
        const std::lock_guard lock(m_mutex);
        return m_content;
    }

private:
    [[nodiscard]] Result<std::shared_ptr<const Program>> read() const
    {
        ASSIGN_OR_RETURN(const TraceReference reference, readTraceReference(m_node));
        std::vector<std::filesystem::path> files;
        for (const TraceReference::File& file : reference.files)
            files.push_back(m_folder / file.name);
        const TraceFormat* format = findTraceFormat(reference.format);
        TraceOptions options{.flopsPerSecond = reference.flopsPerSecond};
        options.isFormatNamed = true; // by the project
        ASSIGN_OR_RETURN(ReadTrace trace, format->read(files, options).within(sentence("its trace")));
        for (std::size_t i = 0; i < files.size(); ++i)
            if (!reference.files[i].sha256.empty() && trace.sha256[i] != reference.files[i].sha256)
                return invalidInput(
                    "its trace %1 is not the file that was imported (its SHA-256 is another one); put the "
                    "old file back, or import the trace again",
                    {inQuotes(reference.files[i].name)});
        m_content = joinedWords(trace.sha256);
        return std::move(trace.program);
    }

    DataNode m_node;
    std::filesystem::path m_folder;
    mutable std::mutex m_mutex;
    mutable std::optional<Result<std::shared_ptr<const Program>>> m_read;
    mutable std::string m_content;
};

std::string scalarOf(const DataNode& map, const std::string& key)
{
    const DataNode* value = map.find(key);
    return value != nullptr && value->kind == DataNode::Kind::scalar ? value->scalar : std::string();
}

void putFile(DataNode& map, const TraceReference::File& file)
{
    map.put(kFile, DataNode::ofText(file.name));
    if (!file.sha256.empty())
        map.put(kSum, DataNode::ofText(file.sha256));
}

/** A folder, empty where the program runs, whatever becomes of that. */
std::filesystem::path wholeFolder(const std::filesystem::path& folder)
{
    std::error_code ignored;
    return std::filesystem::absolute(folder.empty() ? "." : folder, ignored).lexically_normal();
}

/** Files that are named from one folder are named from another one. */
void renameFiles(DataNode& node, const std::filesystem::path& from, const std::filesystem::path& to)
{
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        DataNode& child = node.children[i];
        if (i >= node.keys.size() || node.keys[i] != kTraceFileKey)
            renameFiles(child, from, to);
        else if (const std::filesystem::path name = child.scalar; !name.empty() && name.is_relative())
            child.scalar = nameFrom(to, from / name);
    }
}

} // namespace

std::string nameFrom(const std::filesystem::path& folder, const std::filesystem::path& file)
{
    std::error_code failed;
    const std::filesystem::path name = std::filesystem::proximate(file, folder, failed);
    return (failed ? file : name).generic_string();
}

Result<TraceReference> readTraceReference(const DataNode& node)
{
    const auto failure = [](const std::string& problem) {
        return invalidInput("its trace %1; import it again, or write one such as {format: ti, file: lu.ti}",
                            {problem});
    };
    if (node.kind != DataNode::Kind::map)
        return failure(sentence("is no map"));
    TraceReference reference;
    reference.format = scalarOf(node, kFormat);
    if (!findTraceFormat(reference.format))
        return failure(reference.format.empty()
                           ? sentence("names no format")
                           : sentence("is of the format %1, which is none of %2",
                                      {inQuotes(reference.format), joinedWords(namesOf(traceFormats()))}));
    if (const DataNode* speed = node.find(kSpeed)) {
        const auto value = parseSpeed(speed->scalar);
        if (!value)
            return failure(sentence("has a speed that is no number of flops in a second"));
        reference.flopsPerSecond = *value;
    }
    const auto add = [&](const DataNode& map) {
        reference.files.push_back({scalarOf(map, kFile), scalarOf(map, kSum)});
    };
    if (const DataNode* files = node.find(kFiles))
        std::ranges::for_each(files->children, add);
    else
        add(node);
    if (reference.files.empty() || std::ranges::any_of(reference.files, [](const TraceReference::File& file) {
            return file.name.empty();
        }))
        return failure(sentence("names no file"));
    return reference;
}

DataNode traceNode(const TraceReference& reference)
{
    DataNode node;
    node.put(kFormat, DataNode::ofText(reference.format));
    if (reference.flopsPerSecond > 0)
        node.put(kSpeed, DataNode::ofText(numberText(reference.flopsPerSecond)));
    if (reference.files.size() == 1) {
        putFile(node, reference.files.front());
        return node;
    }
    std::vector<DataNode> files(reference.files.size());
    for (std::size_t i = 0; i < files.size(); ++i)
        putFile(files[i], reference.files[i]);
    node.put(kFiles, DataNode::ofList(std::move(files)));
    return node;
}

void attachTrace(Application& application, const DataNode& node, const std::filesystem::path& folder,
                 std::shared_ptr<const Program> program)
{
    application.trace.source = std::make_shared<const TraceSource>(node, folder, std::move(program));
}

void attachTraces(Project& project, const std::filesystem::path& projectFile)
{
    // As it was named, since messages name files by it.
    const std::filesystem::path folder = projectFile.parent_path();
    for (std::size_t i = 0; i < project.applications.size(); ++i) {
        const DataNode* node = extraOf(project.applications[i].extras, kTraceKey);
        if (!node && !project.applications[i].trace.source)
            continue;
        Application changed = project.applications[i];
        changed.trace = {};
        if (node)
            attachTrace(changed, *node, folder);
        project.applications.replace(i, 1, {std::move(changed)});
    }
}

std::string traceContent(const Application& application)
{
    const auto* source = dynamic_cast<const TraceSource*>(application.trace.source.get());
    return source ? source->content() : std::string();
}

Project withTracesNamedFrom(const Project& project, const std::filesystem::path& projectFile)
{
    const std::filesystem::path folder = wholeFolder(projectFile.parent_path());
    Project moved = project;
    for (std::size_t i = 0; i < project.applications.size(); ++i) {
        const Application& application = project.applications[i];
        const auto* source = dynamic_cast<const TraceSource*>(application.trace.source.get());
        if (!source)
            continue;
        const std::filesystem::path from = wholeFolder(source->folder());
        std::error_code ignored;
        if (from == folder || std::filesystem::equivalent(from, folder, ignored))
            continue;
        Application changed = application;
        for (auto& [key, node] : changed.extras)
            if (key == kTraceKey)
                renameFiles(node, from, folder);
        moved.applications.replace(i, 1, {std::move(changed)});
    }
    return moved;
}

} // namespace contraflow
