// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/text.h"
#include "app/desktop/tables/name_column.h"
#include "app/desktop/tables/parameter_text.h"
#include "app/desktop/tables/row_sheet.h"
#include "app/desktop/tables/sheets.h"
#include "core/base/text.h"
#include "core/io/project_keys.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <array>
#include <span>

namespace contraflow {

namespace {

/** A value of an enumeration with the word that stands for it in cells. */
template<typename Value>
struct Choice
{
    Value value;
    std::string_view word;
};

/** Words of the file's keys behind the one for what the file leaves out. */
template<typename Value, std::size_t count>
std::vector<Choice<Value>> choicesOf(const std::array<std::pair<Value, std::string_view>, count>& names)
{
    std::vector<Choice<Value>> choices;
    for (const auto& [value, word] : names)
        choices.push_back({value, word});
    return choices;
}

/** The choice that a text names; an empty text names the first, which is the usual one. */
template<typename Value>
const Choice<Value>* findChoice(const std::vector<Choice<Value>>& choices, const std::string& text)
{
    const std::string word(trimmed(text));
    if (word.empty())
        return &choices.front();
    for (const Choice<Value>& choice : choices)
        if (choice.word == word)
            return &choice;
    return nullptr;
}

/** A column of a value that has a word each; other texts are refused, as the value cannot keep them. */
template<typename Row, typename Value>
TableColumn<Row> choiceColumn(ColumnWords words, Value Row::*field, std::vector<Choice<Value>> choices)
{
    TableColumn<Row> column{std::move(words.key), std::move(words.title), std::move(words.hint),
                            std::move(words.sample)};
    const auto wordOf = [field, choices](const Row& row) {
        for (const Choice<Value>& choice : choices)
            if (choice.value == row.*field)
                return choice.word;
        return std::string_view();
    };
    column.read = [wordOf](const Row& row) { return plainText(wordOf(row)); };
    column.sortValue = [wordOf](const Row& row) { return QVariant(qtText(wordOf(row))); };
    column.write = [field, choices](Row& row, const std::string& text) {
        if (const Choice<Value>* choice = findChoice(choices, text))
            row.*field = choice->value;
    };
    QStringList names;
    for (const Choice<Value>& choice : choices)
        names.append(qtText(choice.word));
    column.choices = [names](const CellPlace&) { return names; };
    column.refusal = [choices, names, title = column.title](const std::string& text) {
        return findChoice(choices, text)
                   ? QString()
                   : tr("%1: there is no %2; write one of %3")
                         .arg(title, qtText(inQuotes(trimmed(text))), names.join(QStringLiteral(", ")));
    };
    return column;
}

TableColumn<Mapping> seedColumn()
{
    TableColumn<Mapping> column{"seed", tr("Seed"),
                                tr("Of the policy random: another number gives other places; empty: 1"),
                                QStringLiteral("1234567890"), true};
    column.read = [](const Mapping& row) { return plainText(std::to_string(row.seed)); };
    column.sortValue = [](const Mapping& row) { return QVariant(static_cast<quint64>(row.seed)); };
    column.write = [](Mapping& row, const std::string& text) {
        if (trimmed(text).empty())
            row.seed = Mapping().seed;
        else if (const auto seed = parseCount(trimmed(text)))
            row.seed = *seed;
    };
    column.refusal = [](const std::string& text) {
        return trimmed(text).empty() || parseCount(trimmed(text))
                   ? QString()
                   : tr("Seed: %1 is not a whole number; write one from 0 on, such as 1")
                         .arg(qtText(inQuotes(trimmed(text))));
    };
    return column;
}

/** "alpha = 0.5; beta = 2" */
std::string parametersText(const SharedRows<ParameterRow>& parameters)
{
    std::string text;
    for (const ParameterRow& parameter : parameters) {
        if (!text.empty())
            text += "; ";
        text += parameter.name;
        if (!parameter.value.empty())
            text += " = " + parameter.value;
    }
    return text;
}

SharedRows<ParameterRow> readParameters(std::string_view text)
{
    std::vector<ParameterRow> parameters;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        const std::string_view part = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (part.empty())
            continue;
        const std::size_t sign = part.find('=');
        ParameterRow parameter;
        parameter.name = std::string(trimmed(part.substr(0, sign)));
        if (sign != std::string_view::npos)
            parameter.value = std::string(trimmed(part.substr(sign + 1)));
        parameters.push_back(std::move(parameter));
    }
    return SharedRows<ParameterRow>(std::move(parameters));
}

/** As wide as kinds become. */
QString longestKind()
{
    const std::vector<std::string> kinds = modelKinds();
    return QString::fromStdString(*std::max_element(
        kinds.begin(), kinds.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); }));
}

std::vector<TableColumn<Model>> modelColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<Model>> columns;
    columns.push_back(nameColumn<Model>(tr("Scenarios refer to a model by its name")));
    columns.push_back(textColumn<Model>(
        {"kind", tr("Kind"), tr("How messages share the network: one of the catalogue"), longestKind()},
        &Model::kind));
    columns.back().choices = [](const CellPlace&) {
        QStringList kinds;
        for (const ModelInfo& info : modelCatalog())
            kinds.append(qtText(info.kind));
        return kinds;
    };
    TableColumn<Model> parameters{
        "parameters", tr("Parameters"),
        tr("What the kind takes, such as name = 0.5; other = 2. Empty: its defaults"),
        QStringLiteral("name = 0.5; other = 2")};
    parameters.read = [](const Model& row) { return plainText(parametersText(row.parameters)); };
    parameters.write = [](Model& row, const std::string& text) { row.parameters = readParameters(text); };
    parameters.sortValue = [](const Model& row) {
        return QVariant(QString::fromStdString(parametersText(row.parameters)));
    };
    columns.push_back(std::move(parameters));
    return columns;
}

/** What the kind of the model at this place takes. */
std::span<const ParameterInfo> parametersAt(const CellPlace& place)
{
    const auto& models = place.project.models;
    const ModelInfo* info =
        place.table.owner < models.size() ? findModelInfo(models[place.table.owner].kind) : nullptr;
    return info ? info->parameters : std::span<const ParameterInfo>();
}

QStringList parameterNames(const CellPlace& place)
{
    QStringList names;
    for (const ParameterInfo& parameter : parametersAt(place))
        names.append(qtText(parameter.name));
    return names;
}

/** The words that the parameter of a row takes, or the default that it has. */
QStringList parameterValues(const CellPlace& place)
{
    const auto& models = place.project.models;
    if (place.table.owner >= models.size() || place.row >= models[place.table.owner].parameters.size())
        return {};
    const std::string& name = models[place.table.owner].parameters[place.row].name;
    QStringList values;
    for (const ParameterInfo& parameter : parametersAt(place)) {
        if (parameter.name != name)
            continue;
        for (const std::string_view word : parameter.choices)
            values.append(qtText(word));
        if (!parameter.isChoice())
            values.append(qtText(defaultText(parameter)));
    }
    return values;
}

/** What the parameter of a row is for, what it takes and what it is without the row. */
QString parameterHint(const CellPlace& place)
{
    const auto& models = place.project.models;
    if (place.table.owner >= models.size() || place.row >= models[place.table.owner].parameters.size())
        return {};
    const std::string& name = models[place.table.owner].parameters[place.row].name;
    for (const ParameterInfo& parameter : parametersAt(place))
        if (parameter.name == name)
            return parameterToolTip(parameter);
    return {};
}

std::vector<TableColumn<ParameterRow>> modelParameterColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<ParameterRow>> columns;
    columns.push_back(
        textColumn<ParameterRow>({"name", tr("Name"), tr("A parameter that the model's kind takes"),
                                  QStringLiteral("name-of-parameter")},
                                 &ParameterRow::name));
    columns.back().choices = parameterNames;
    columns.back().cellHint = parameterHint;
    columns.push_back(parameterValueColumn(
        {"value", tr("Value"),
         tr("A number, with its unit where it has one, a word, or a formula such as =N/2"),
         QStringLiteral("1000000 Mbit/s")}));
    columns.back().choices = parameterValues;
    columns.back().cellHint = parameterHint;
    return columns;
}

std::vector<TableColumn<Mapping>> mappingColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<Mapping>> columns;
    columns.push_back(nameColumn<Mapping>(tr("Scenarios refer to a mapping by its name")));
    std::vector<Choice<MappingPolicy>> policies = choicesOf(kPolicyNames);
    policies.insert(policies.begin(), {MappingPolicy::byHand, "by-hand"});
    columns.push_back(choiceColumn<Mapping>(
        {"policy", tr("Policy"),
         tr("Where the processes go that the sheet Mapping does not place; by-hand: nowhere"),
         QStringLiteral("round-robin-per-processor")},
        &Mapping::policy, std::move(policies)));
    columns.push_back(seedColumn());
    return columns;
}

std::vector<TableColumn<Platform>> platformColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<Platform>> columns;
    columns.push_back(nameColumn<Platform>(tr("Scenarios refer to a platform by its name")));
    columns.push_back(choiceColumn<Platform>(
        {"routing", tr("Routing"),
         tr("Which of several ways messages take: shortest the first by name, ecmp-hash one by a hash, d-mod-k "
            "and ftree as fat-trees of InfiniBand are routed; the guide describes all"),
         QStringLiteral("ecmp-hash")},
        &Platform::routing, choicesOf(kRoutingNames)));
    columns.push_back(
        quantityColumn<Platform>({"local_bandwidth", tr("Local bandwidth"),
                                  tr("Between processes of one node, such as 40 Gbit/s; empty: unlimited"),
                                  QStringLiteral("1000 Mbit/s")},
                                 &Platform::localBandwidth, Dimension::bandwidth));
    columns.push_back(quantityColumn<Platform>(
        {"local_latency", tr("Local latency"),
         tr("Of messages of programs between processes of one node, such as 1 us; empty: 0 s"),
         QStringLiteral("1000.0 us")},
        &Platform::localLatency, Dimension::duration));
    columns.push_back(quantityColumn<Platform>(
        {"eager_threshold", tr("Eager threshold"),
         tr("The largest message with which a program's send does not wait for its receive; empty: 65536 B"),
         QStringLiteral("1000.0 MiB")},
        &Platform::eagerThreshold, Dimension::size));
    columns.push_back(quantityColumn<Platform>(
        {"send_overhead", tr("Send overhead"),
         tr("How long a process of a program is busy with each message that it sends, LogGP's o_s, such as "
            "2 us; empty: 0 s"),
         QStringLiteral("1000.0 us")},
        &Platform::sendOverhead, Dimension::duration));
    columns.push_back(quantityColumn<Platform>(
        {"receive_overhead", tr("Receive overhead"),
         tr("How long a process of a program is busy with each message that it receives, LogGP's o_r, such as "
            "2 us; empty: 0 s"),
         QStringLiteral("1000.0 us")},
        &Platform::receiveOverhead, Dimension::duration));
    columns.push_back(priceColumn<Platform>(
        {"price", tr("Price"),
         tr("Of the purchase, such as 18000 EUR; empty: the sum of its nodes, switches and links"),
         QStringLiteral("1000000 EUR")},
        &Platform::price));
    columns.push_back(quantityColumn<Platform>(
        {"years", tr("Years"), tr("For how many years costs of a year and energy are paid, such as 5"),
         QStringLiteral("1000")},
        &Platform::years, Dimension::number));
    columns.back().dimension.reset(); // there are no units to choose from
    columns.push_back(priceColumn<Platform>(
        {"energy_price", tr("Energy price"), tr("Such as 0.28 EUR/kWh"), QStringLiteral("0.28 EUR/kWh")},
        &Platform::energyPrice));
    columns.push_back(
        quantityColumn<Platform>({"hours_per_year", tr("Hours a year"),
                                  tr("In which it draws its power; empty: 8760"), QStringLiteral("100000")},
                                 &Platform::hoursPerYear, Dimension::number));
    columns.back().dimension.reset();
    columns.push_back(quantityColumn<Platform>(
        {"pue", tr("PUE"),
         tr("Power usage effectiveness: all power, cooling included, over its own, such as 1.3; empty: 1"),
         QStringLiteral("1000")},
        &Platform::pue, Dimension::number));
    columns.back().dimension.reset();
    return columns;
}

std::vector<TableColumn<Workload>> workloadColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<Workload>> columns;
    columns.push_back(nameColumn<Workload>(
        tr("Scenarios refer to a workload by its name; its messages are in the sheet Messages")));
    columns.push_back(weightColumn<Workload>(
        {"weight", tr("Weight"),
         tr("How much it counts in the overall result of an offer, such as 2; empty: 1"),
         QStringLiteral("1000000")}));
    return columns;
}

std::vector<TableColumn<Measurement>> measurementColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<Measurement>> columns;
    columns.push_back(
        nameColumn<Measurement>(tr("What the measurement is called; its times are in the sheet Measured")));
    columns.push_back(
        textColumn<Measurement>({"scenario", tr("Scenario"), tr("The scenario whose messages were measured"),
                                 QStringLiteral("name-of-object")},
                                &Measurement::scenario));
    columns.back().choices = namesOf(&Project::scenarios);
    return columns;
}

template<typename Row>
std::unique_ptr<SheetModel> makeSheet(TableKind list, const SheetWords& words, SharedRows<Row> Project::*rows,
                                      std::vector<TableColumn<Row>> (*columns)(const Project&,
                                                                               std::optional<std::size_t>),
                                      SheetSources sources)
{
    return std::make_unique<RowSheet<Row>>(
        RowSheetSetup<Row>{
            list, words,
            [rows](const Project& project, std::size_t) -> const SharedRows<Row>& { return project.*rows; },
            columns},
        sources);
}

} // namespace

QString parameterToolTip(const ParameterInfo& parameter)
{
    return tr("%1\nTakes %2; default %3")
        .arg(qtText(parameter.description), qtText(acceptedValues(parameter)),
             qtText(defaultText(parameter)));
}

std::unique_ptr<SheetModel> makeModelsSheet(SheetSources sources)
{
    const SheetWords words{tr("model"),
                           tr("models"),
                           {},
                           {},
                           tr("No models yet. A model says how messages share the network."),
                           tr("Add a model")};
    return makeSheet(TableKind::models, words, &Project::models, modelColumns, sources);
}

std::unique_ptr<SheetModel> makeModelParametersSheet(SheetSources sources)
{
    const SheetWords words{tr("parameter"),
                           tr("parameters"),
                           tr("The selected scenario has no model yet."),
                           tr("Add a model"),
                           tr("No parameters are given: the model runs with its defaults."),
                           tr("Add a parameter")};
    return std::make_unique<RowSheet<ParameterRow>>(
        RowSheetSetup<ParameterRow>{
            TableKind::modelParameters, words,
            [](const Project& project, std::size_t owner) -> const SharedRows<ParameterRow>& {
                return project.models[owner].parameters;
            },
            modelParameterColumns},
        sources);
}

std::unique_ptr<SheetModel> makeMappingsSheet(SheetSources sources)
{
    const SheetWords words{
        tr("mapping"),
        tr("mappings"),
        {},
        {},
        tr("No mappings yet. A mapping says on which nodes processes run; messages between "
           "nodes need none."),
        tr("Add a mapping")};
    return makeSheet(TableKind::mappings, words, &Project::mappings, mappingColumns, sources);
}

std::unique_ptr<SheetModel> makePlatformsSheet(SheetSources sources)
{
    const SheetWords words{tr("platform"),
                           tr("platforms"),
                           {},
                           {},
                           tr("No platforms yet. A platform is a network of nodes, switches and links."),
                           tr("Add a platform")};
    return makeSheet(TableKind::platforms, words, &Project::platforms, platformColumns, sources);
}

std::unique_ptr<SheetModel> makeWorkloadsSheet(SheetSources sources)
{
    const SheetWords words{tr("workload"),
                           tr("workloads"),
                           {},
                           {},
                           tr("No workloads yet. A workload is a table of messages."),
                           tr("Add a workload")};
    return makeSheet(TableKind::workloads, words, &Project::workloads, workloadColumns, sources);
}

std::unique_ptr<SheetModel> makeMeasurementsSheet(SheetSources sources)
{
    const SheetWords words{
        tr("measurement"),
        tr("measurements"),
        {},
        {},
        tr("No measurements yet. A measurement holds the times that the messages of a scenario took."),
        tr("Add a measurement")};
    return makeSheet(TableKind::measurements, words, &Project::measurements, measurementColumns, sources);
}

} // namespace contraflow
