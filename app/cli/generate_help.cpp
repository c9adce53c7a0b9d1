// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generate_help.h"

#include "app/cli/help.h"
#include "core/recipes/application_recipe.h"

#include <string_view>

namespace contraflow::cli {

namespace {

constexpr std::string_view kGenerateDescription =
    "Makes a project by recipe: a cluster, messages between its nodes, a model and a scenario, ready for "
    "'contraflow predict'. The same options give the same file on every machine.\n"
    "\n"
    "Recipes:\n"
    "  random       each node in turn draws another node, --degree times, and keeps each draw with\n"
    "               50 % (zhu-2014, 7.1)\n"
    "  all-to-all   every node sends to every other node\n"
    "  incast       nodes send to the --root; --fan says how many\n"
    "  outcast      the --root sends to nodes; --fan says how many\n"
    "  ring         each node sends to the next, the last one to the first\n"
    "  pairs        --messages messages, each from a node to another, both drawn\n"
    "  permutation  each node sends once and receives once, at random\n"
    "  host-queue   the --root sends --fan messages (2) and receives one: shows kappa_host\n"
    "  switch-queue, backbone-queue  2 nodes send to the --root, which sends one; half of the nodes\n"
    "               send to the others and one message comes back: kappa_switch, kappa_backbone\n"
    "  platform     the cluster alone, without messages and scenario\n"
    "{programs}"
    "\n"
    "--network names the shape of the cluster; without it there are racks.\n"
    "  racks        racks of nodes r1n1, r1n2, ..., each with a switch. Two racks are joined by one\n"
    "               backbone link; three or more hang on one core switch\n"
    "  star         all nodes on one switch\n"
    "  tree         --levels of switches; parallel links upwards by --oversubscription\n"
    "  fat-tree     --k pods of --k switches (Al-Fares et al. 2008)\n"
    "  leaf-spine   every leaf switch is joined to every spine switch\n"
    "  mesh, torus  switches on a grid of --x by --y by --z; in a torus the ends are joined\n"
    "  dragonfly    groups of switches (Kim et al. 2008), links between groups consecutive\n"
    "Nodes of all but racks are called n1, n2, ... --counts says how large it would be and makes nothing.\n"
    "\n"
    "--preset takes the figures of the network and the model from a network preset; options given besides "
    "win. 'contraflow presets' lists them.";

constexpr std::string_view kIndent = "      ";
constexpr std::size_t kHelpWidth = 92; ///< of a line of parameters

} // namespace

std::string generateDescription()
{
    std::string programs =
        "Recipes of applications, for 'contraflow replay'; --set gives their parameters other values:\n";
    for (const ApplicationRecipeInfo& info : applicationCatalog()) {
        programs += "  " + std::string(info.name) + "  " + std::string(info.title) + "\n";
        programs +=
            wrapped(std::string(info.summary) + " After " + std::string(info.source) + ".", kIndent.size());
        std::string line;
        for (const ProgramParameter& parameter : info.parameters) {
            const std::string word = std::string(parameter.name) + " " + std::string(parameter.value);
            if (kIndent.size() + line.size() + word.size() > kHelpWidth) {
                line.pop_back(); // the blank behind the comma
                programs += std::string(kIndent) + line + "\n";
                line.clear();
            }
            line += word + (&parameter == &info.parameters.back() ? "" : ", ");
        }
        programs += std::string(kIndent) + line + "\n";
    }
    std::string text(kGenerateDescription);
    constexpr std::string_view place = "{programs}";
    return text.replace(text.find(place), place.size(), programs);
}

} // namespace contraflow::cli
