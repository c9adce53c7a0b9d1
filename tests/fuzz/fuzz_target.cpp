// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>
#include <array>

namespace contraflow::fuzz {

namespace {

using Words = std::string_view;

constexpr std::array kProjectWords{Words("contraflow: 1\n"),
                                   Words("platforms:\n  - name: p\n"),
                                   Words("switches: [s]\n"),
                                   Words("nodes:\n"),
                                   Words("{name: \"n[1-4]\", switch: s, bandwidth: 1 Gbit/s, latency: 1 us}"),
                                   Words("between: [s, t]"),
                                   Words("workloads:"),
                                   Words("messages: |\n"),
                                   Words("id,source,destination,size,start\n"),
                                   Words("mappings:"),
                                   Words("policy: random"),
                                   Words("place: {p0: n1}"),
                                   Words("models:"),
                                   Words("kind: window"),
                                   Words("parameters: {N: 2}"),
                                   Words("scenarios:"),
                                   Words("measurements:"),
                                   Words("times: |\n"),
                                   Words("benchmarks:"),
                                   Words("applications:"),
                                   Words("program: |\n"),
                                   Words("provenance: {file: a}"),
                                   Words("=N*8 B"),
                                   Words("&a"),
                                   Words("*a"),
                                   Words("<<: *a"),
                                   Words("!!str "),
                                   Words("- "),
                                   Words("\n    "),
                                   Words(": |\n"),
                                   Words(": >-\n"),
                                   Words("\"\""),
                                   Words("1 MB"),
                                   Words("0 s"),
                                   Words("null"),
                                   Words("~"),
                                   Words("routing: d-mod-k"),
                                   Words("cores: 2"),
                                   Words("extra: {a: [1, 2]}"),
                                   Words("weight: 2"),
                                   Words("price: 3 EUR"),
                                   Words("kind: max-min"),
                                   Words("---\n"),
                                   Words("#")};

constexpr std::array kImportWords{Words("message,mean_s\n"),
                                  Words("source,destination,size,time (us)\n"),
                                  Words("# OSU MPI Latency Test v5.6\n"),
                                  Words("# Size          Latency (us)\n"),
                                  Words("# Size      Bandwidth (MB/s)\n"),
                                  Words("#bytes #repetitions t[usec] Mbytes/sec\n"),
                                  Words("# Benchmarking PingPong\n"),
                                  Words("# #processes = 2\n"),
                                  Words("{\"intervals\": ["),
                                  Words("\"bits_per_second\": 1e9"),
                                  Words("[ ID] Interval Transfer Bitrate\n"),
                                  Words("Connecting to host "),
                                  Words("0.00-1.00 sec 100 MBytes 839 Mbits/sec"),
                                  Words("START mpiGraph"),
                                  Words("nccl-tests"),
                                  Words("# size count type redop time algbw busbw\n"),
                                  Words("sockperf: "),
                                  Words("#bytes #iterations BW peak[MB/sec]"),
                                  Words("\t"),
                                  Words(";"),
                                  Words(" | "),
                                  Words("1.5e-3"),
                                  Words("1,5"),
                                  Words("NaN"),
                                  Words("-1"),
                                  Words("\r\n"),
                                  Words("contraflow_times"),
                                  Words("\"messages\": [{\"times\": [1]}]")};

constexpr std::array kTopologyWords{
    Words("SwitchName=s1 Nodes=n[1-4]\n"),
    Words("SwitchName=top Switches=s[1-2] LinkSpeed=100\n"),
    Words("- topology: t\n"),
    Words("  tree:\n    switches:\n"),
    Words("torus3d"),
    Words("Switch\t36 \"S-0002c9020040e0a8\"\n"),
    Words("[1]\t\"H-0002c903000e\"[1]"),
    Words("Ca\t1 \"H-0002c903000e\""),
    Words("4xQDR"),
    Words("<platform version=\"4.1\">"),
    Words("</platform>"),
    Words("<zone id=\"z\" routing=\"Full\">"),
    Words(
        "<cluster id=\"c\" prefix=\"n\" suffix=\"\" radical=\"0-3\" speed=\"1Gf\" bw=\"1Gbps\" lat=\"1us\"/>"),
    Words("topology=\"FAT_TREE\""),
    Words("topo_parameters=\"2;4,4;1,2;1,1\""),
    Words("<host id=\"h\" speed=\"1Gf\"/>"),
    Words("<link id=\"l\" bandwidth=\"1Gbps\" latency=\"1us\"/>"),
    Words("<route src=\"a\" dst=\"b\"><link_ctn id=\"l\"/></route>"),
    Words("<topology><object type=\"Machine\">"),
    Words("</object>"),
    Words("&#10;")};

constexpr std::array kTraceWords{Words("num_ranks 2\n"),
                                 Words("rank 0 {\n"),
                                 Words("}\n"),
                                 Words("l1: send 100b to 1 tag 0\n"),
                                 Words("l2: recv 100b from 0 tag 0\n"),
                                 Words("l3: calc 100\n"),
                                 Words("l2 requires l1\n"),
                                 Words("irequires"),
                                 Words("0 init\n"),
                                 Words("0 send 1 0 100\n"),
                                 Words("1 recv 0 0 100\n"),
                                 Words("0 compute 1e9\n"),
                                 Words("0 allreduce 100 10\n"),
                                 Words("0 finalize\n"),
                                 Words("p0 init\n"),
                                 Words("0 wait 0 1 0\n"),
                                 Words("isend"),
                                 Words("#Paraver (01/01/2020 at 00:00):100_ns:2(1,1):1:2(1:1,1:2)\n"),
                                 Words("3:1:1:1:1:0:0:2:1:2:1:10:10:100:0\n"),
                                 Words("1:1:1:1:1:0:100:1\n"),
                                 Words("MPI_Init:0:-:1\n"),
                                 Words("MPI_Send:10:addr:1,2,3:1:0:0:20\n")};

constexpr std::array kFormulaWords{
    Words("="),    Words("N"),     Words("row"),   Words("if("),   Words("min("),
    Words("max("), Words("ceil("), Words("log2("), Words("sqrt("), Words(","),
    Words(")"),    Words("("),     Words(" MB"),   Words(" us"),   Words(" Gbit/s"),
    Words("^"),    Words("%"),     Words("<="),    Words("<>"),    Words("×"),
    Words("÷"),    Words("·"),     Words("pi"),    Words("1e300"), Words("2")};

constexpr std::array kHostWords{Words("["),  Words("]"),        Words("-"),
                                Words(","),  Words("n[01-10]"), Words("r[1-2]n[1-4]"),
                                Words("00"), Words("[1-3,7]"),  Words("[999999-1000000]"),
                                Words(" ")};

constexpr std::array kQuantityWords{
    Words("MB"),  Words("GiB"), Words("Gbit/s"), Words("Mbps"),      Words("µs"),  Words("us"),
    Words("min"), Words("h"),   Words("1e-50"),  Words("1e50"),      Words("0.1"), Words("+"),
    Words("-"),   Words(","),   Words("inf"),    Words("unlimited"), Words("0x1"), Words("E+2")};

constexpr std::array kCsvWords{Words(","),  Words("\""), Words("\"\""), Words("\n"),   Words("\r\n"),
                               Words("\r"), Words(" "),  Words("\t"),   Words("\",\"")};

constexpr std::array kJsonWords{Words("{"),
                                Words("}"),
                                Words("["),
                                Words("]"),
                                Words(":"),
                                Words(","),
                                Words("\"a\""),
                                Words("1e5"),
                                Words("-0"),
                                Words("true"),
                                Words("null"),
                                Words("\\u0041"),
                                Words("\\ud83d\\ude00"),
                                Words("\\n"),
                                Words("\"")};

constexpr std::array kTrafficWords{Words("source,destination,size\n"),
                                   Words("id,source,destination,size,start\n"),
                                   Words("n1,n2,1 MB\n"),
                                   Words("0 1 2\n"),
                                   Words(";"),
                                   Words("\t"),
                                   Words("1e6"),
                                   Words("0"),
                                   Words("\n")};

constexpr std::array kNodeStateWords{Words("NODELIST STATE\n"),
                                     Words("JOBID ST NODELIST(REASON)\n"),
                                     Words("n[1-3]"),
                                     Words("idle"),
                                     Words("alloc*"),
                                     Words("(None)"),
                                     Words(" R "),
                                     Words("n1,s[01-02]"),
                                     Words("\n")};

constexpr std::array kTargets{FuzzTarget{"project", readProjectText, kProjectWords},
                              FuzzTarget{"measurements", readMeasurements, kImportWords},
                              FuzzTarget{"nodes", readNodeStates, kNodeStateWords},
                              FuzzTarget{"topology", readTopologyText, kTopologyWords},
                              FuzzTarget{"traffic", readTrafficText, kTrafficWords},
                              FuzzTarget{"trace", readTraceText, kTraceWords},
                              FuzzTarget{"formula", readFormula, kFormulaWords},
                              FuzzTarget{"hosts", readHostList, kHostWords},
                              FuzzTarget{"quantity", readQuantity, kQuantityWords},
                              FuzzTarget{"csv", readCsv, kCsvWords},
                              FuzzTarget{"json", readJsonText, kJsonWords}};

} // namespace

std::span<const FuzzTarget> fuzzTargets()
{
    return kTargets;
}

const FuzzTarget* findFuzzTarget(std::string_view name)
{
    const auto found = std::find_if(kTargets.begin(), kTargets.end(),
                                    [name](const FuzzTarget& t) { return t.name == name; });
    return found == kTargets.end() ? nullptr : &*found;
}

} // namespace contraflow::fuzz
