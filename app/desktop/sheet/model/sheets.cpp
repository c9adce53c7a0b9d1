// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/sheets.h"

#include "core/base/sentence.h"

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

constexpr const char* kNoPlatform =
    phrase("There is no platform yet that the selected scenario could run on.");

constexpr std::array kSheetWords{
    SheetWords{TableKind::nodes, phrase("node"), phrase("nodes"),
               phrase("No nodes yet. Type or paste them here: name, switch, cores, bandwidth."),
               phrase("Add a node"), kNoPlatform},
    SheetWords{
        TableKind::servers, phrase("server"), phrase("servers"),
        phrase("No servers with GPUs yet. Type or paste them here: name, GPUs, NICs, bandwidth, latency."),
        phrase("Add a server"), kNoPlatform},
    SheetWords{
        TableKind::links, phrase("link"), phrase("links"),
        phrase(
            "No links yet. Links join two switches, or a node and a switch: type or paste name, from, to, bandwidth."),
        phrase("Add a link"), kNoPlatform},
    SheetWords{TableKind::switches, phrase("switch"), phrase("switches"),
               phrase("No switches yet. Type or paste their names."), phrase("Add a switch"), kNoPlatform},
    SheetWords{TableKind::platforms, phrase("platform"), phrase("platforms"),
               phrase("No platforms yet. A platform is a network of nodes, switches and links."),
               phrase("Add a platform")},
    SheetWords{
        TableKind::routes, phrase("route"), phrase("routes"),
        phrase(
            "No routes are written out: the platform's routing rule decides all ways. Type or paste others here: from, to, links."),
        phrase("Add a route"), kNoPlatform},
    SheetWords{
        TableKind::items, phrase("cost"), phrase("costs"),
        phrase("No further costs yet. Type or paste them here: name, kind, count, price, per year or once."),
        phrase("Add a cost"), kNoPlatform},
    SheetWords{TableKind::models, phrase("model"), phrase("models"),
               phrase("No models yet. A model says how messages share the network."), phrase("Add a model")},
    SheetWords{TableKind::modelParameters, phrase("parameter"), phrase("parameters"),
               phrase("No parameters are given: the model runs with its defaults."),
               phrase("Add a parameter"), phrase("The selected scenario has no model yet.")},
    SheetWords{
        TableKind::messages,
        phrase("message"),
        phrase("messages"),
        phrase(
            "No messages yet. Make them by a pattern, import them, or type or paste them here: message, source, destination, size, start."),
        phrase("Add a message"),
        phrase("There is no workload yet that the selected scenario could run."),
        {{{"gallery.patterns", phrase("Messages by pattern…")}, {"file.import", phrase("Import…")}}},
        phrase(
            "The selected scenario runs an application: its messages are in the sheet Results. A workload gets a scenario of its own.")},
    SheetWords{
        TableKind::events,
        phrase("event"),
        phrase("events"),
        phrase("No events yet. Type or paste them here: who does it, which event, with whom, how much."),
        phrase("Add an event"),
        phrase(
            "There is no application yet: a program of processes that compute, send, receive and meet in collectives."),
        {{{"gallery.programs", phrase("Program by recipe…")}}}},
    SheetWords{
        TableKind::groups, phrase("group"), phrase("groups"),
        phrase(
            "No groups yet; the group all is always there. A group names the processes that run a collective together."),
        phrase("Add a group"), phrase("There is no application yet whose processes could form groups.")},
    SheetWords{
        TableKind::places, phrase("place"), phrase("places"),
        phrase("No process is placed by hand. Type or paste pairs: process, node."),
        phrase("Place a process"),
        phrase(
            "The selected scenario has no mapping: its messages name nodes directly. With a mapping they may name processes.")},
    SheetWords{
        TableKind::mappings, phrase("mapping"), phrase("mappings"),
        phrase(
            "No mappings yet. A mapping says on which nodes processes run; messages between nodes need none."),
        phrase("Add a mapping")},
    SheetWords{
        TableKind::times, phrase("measured time"), phrase("measured times"),
        phrase(
            "No measured times yet. Type or paste them here: message, mean time, 95 % half-width, repetitions."),
        phrase("Add a measured time"),
        phrase(
            "Nothing was measured on the selected scenario yet. Measured times show the error of the prediction.")},
    SheetWords{
        TableKind::measurements, phrase("measurement"), phrase("measurements"),
        phrase("No measurements yet. A measurement holds the times that the messages of a scenario took."),
        phrase("Add a measurement")},
    SheetWords{
        TableKind::benchmarkRows, phrase("measured point"), phrase("measured points"),
        phrase("No measured points yet. Type or paste them here: test, processes, size, time, bandwidth."),
        phrase("Add a measured point"),
        phrase(
            "There is no benchmark yet. File > Import… takes them out of the files of OSU, IMB, iperf3 and NetPIPE.")},
    SheetWords{
        TableKind::scenarios, phrase("scenario"), phrase("scenarios"),
        phrase("No scenarios yet. A scenario runs a workload or an application on a platform under a model."),
        phrase("Add a scenario")},
    SheetWords{TableKind::workloads, phrase("workload"), phrase("workloads"),
               phrase("No workloads yet. A workload is a table of messages."), phrase("Add a workload")},
    SheetWords{TableKind::applications,
               phrase("application"),
               phrase("applications"),
               phrase("No applications yet. An application is a program that so many processes run."),
               phrase("Add an application"),
               nullptr,
               {{{"gallery.programs", phrase("Program by recipe…")}}}},
    SheetWords{
        TableKind::parameters, phrase("parameter"), phrase("parameters"),
        phrase(
            "No parameters yet. A parameter is a value with a name that formulas in cells can use: N = 20500, and =2*N*8 B as a size."),
        phrase("Add a parameter")},
};

} // namespace

const SheetWords& sheetWords(TableKind table)
{
    return *std::ranges::find(kSheetWords, table, &SheetWords::table);
}

std::unique_ptr<SheetModel> makeTableSheet(TableKind table, SheetSources sources)
{
    std::unique_ptr<SheetModel> part = makePartSheet(table, sources);
    return part ? std::move(part) : makeObjectSheet(table, sources);
}

} // namespace contraflow
