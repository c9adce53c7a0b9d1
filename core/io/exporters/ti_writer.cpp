// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/exporters/program_steps.h"
#include "core/io/traces/ti_actions.h"

#include <unordered_map>

namespace contraflow {

namespace {

class TiWriter : public ProgramWriter
{
public:
    TiWriter(const Program& program, const TraceWriting& writing, const ChunkSink& sink)
        : ProgramWriter(program, writing, sink)
    {}

private:
    [[nodiscard]] std::string graphRefusal() const override
    {
        return sentence(
            "process %1 is a graph of operations, which actions one after the other cannot say; export it "
            "as goal",
            {std::to_string(process())});
    }

    void beginProcess() override
    {
        line("init");
        m_open.clear();
    }

    void endProcess() override { line("finalize"); }

    static std::string size(double bytes) { return fixedText(bytes, 0); }
    static std::string peerText(std::int32_t peer)
    {
        return std::to_string(peer == kAny ? kTiAnySource : peer);
    }
    static std::string tagText(std::int32_t tag) { return std::to_string(tag == kAny ? kTiAnyTag : tag); }

    void line(const std::string& action) { text() += std::to_string(process()) + " " + action + "\n"; }

    void begin(std::uint32_t request, const std::string& action, std::int32_t peer, std::int32_t tag,
               double bytes)
    {
        const std::string own = std::to_string(process());
        const std::string other = peerText(peer);
        line(action + " " + other + " " + tagText(tag) + " " + size(bytes));
        m_open[request] = (action == "isend" ? own + " " + other : other + " " + own) + " " + tagText(tag);
    }
    void wait(std::uint32_t request)
    {
        const auto found = m_open.find(request);
        if (found == m_open.end())
            return;
        line("wait " + found->second);
        m_open.erase(found);
    }

    [[nodiscard]] Result<void> write(const Event& event) override
    {
        switch (event.kind) {
        case EventKind::compute:
            line("compute " + numberText(event.seconds * writing().flopsPerSecond));
            return {};
        case EventKind::send:
        case EventKind::recv:
            line(std::string(infoOf(event.kind).name) + " " + peerText(event.peer) + " " +
                 tagText(event.tag) + " " + size(event.bytes));
            return {};
        case EventKind::isend:
        case EventKind::irecv:
            begin(event.request == kNoRequest ? kFirstAnonymous + m_anonymous++ : event.request,
                  std::string(infoOf(event.kind).name), event.peer, event.tag, event.bytes);
            return {};
        case EventKind::sendrecv:
            begin(kOwn, "irecv", event.source, event.tag, event.bytes);
            begin(kOwn + 1, "isend", event.peer, event.tag, event.bytes);
            wait(kOwn);
            wait(kOwn + 1);
            return {};
        case EventKind::wait:
        case EventKind::waitall:
            if (event.requests.empty()) {
                line("waitall");
                m_open.clear();
            }
            for (const std::uint32_t request : event.requests)
                wait(request);
            return {};
        case EventKind::phase:
            notes().add(sentence("phases are left out"));
            return {};
        default:
            return writeCollective(event);
        }
    }

    Result<void> writeCollective(const Event& event)
    {
        if (event.group != 0 || event.kind == EventKind::alltoallv)
            return writeMessages(event);
        if (event.algorithm != CollectiveAlgorithm::usual)
            notes().add(sentence("the algorithm %1 of %2 is left out, as actions name none",
                                 {algorithmName(event.algorithm), infoOf(event.kind).name}));
        const std::string bytes = size(event.bytes);
        const std::string root = std::to_string(event.root);
        std::string sizes;
        for (const double each : event.sizes)
            sizes += " " + size(each);
        const double mine = process() < event.sizes.size() ? event.sizes[process()] : event.bytes;
        if (event.sizes.empty() && infoOf(event.kind).hasSizes)
            for (std::uint32_t i = 0; i < program().processCount(); ++i)
                sizes += " " + bytes;
        switch (event.kind) {
        case EventKind::barrier:
            line("barrier");
            break;
        case EventKind::bcast:
            line("bcast " + bytes + " " + root);
            break;
        case EventKind::reduce:
            line("reduce " + bytes + " 0 " + root);
            break;
        case EventKind::allreduce:
            line("allreduce " + bytes + " 0");
            break;
        case EventKind::alltoall:
        case EventKind::allgather:
            line(std::string(infoOf(event.kind).name) + " " + bytes + " " + bytes);
            break;
        case EventKind::gather:
        case EventKind::scatter:
            line(std::string(infoOf(event.kind).name) + " " + bytes + " " + bytes + " " + root);
            break;
        case EventKind::gatherv:
            line("gatherv " + size(mine) + sizes + " " + root);
            break;
        case EventKind::scatterv:
            line("scatterv" + sizes + " " + size(mine) + " " + root);
            break;
        case EventKind::allgatherv:
            line("allgatherv " + size(mine) + sizes);
            break;
        default:
            line("reducescatter" + sizes + " 0");
            break;
        }
        return {};
    }

    Result<void> writeMessages(const Event& event)
    {
        notes().add(
            event.kind == EventKind::alltoallv
                ? sentence("alltoallv is written as its messages")
                : sentence("collectives of groups are written as their messages, as actions know no groups"));
        return collectives().expand(process(), event, [this](const CollectiveStep& step, std::int32_t tag) {
            std::uint32_t request = kOwn;
            for (const std::uint32_t from : step.receives)
                begin(request++, "irecv", static_cast<std::int32_t>(from), tag, 0);
            for (const CollectiveStep::Send& send : step.sends)
                begin(request++, "isend", static_cast<std::int32_t>(send.to), tag, send.bytes);
            while (request > kOwn)
                wait(--request);
        });
    }

    static constexpr std::uint32_t kFirstAnonymous = 1U << 30;
    static constexpr std::uint32_t kOwn = 1U << 31; ///< requests that the writer begins itself

    std::unordered_map<std::uint32_t, std::string> m_open; ///< by request: source, destination, tag
    std::uint32_t m_anonymous = 0;
};

} // namespace

Result<std::vector<std::string>> writeTimeIndependent(const Program& program, const TraceWriting& writing,
                                                      const ChunkSink& sink)
{
    return TiWriter(program, writing, sink).run();
}

} // namespace contraflow
