// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/row_sheet.h"
#include "app/desktop/sheet/model/sheets.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/project/rule_names.h"
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

/** Makes a column one of a value that has a word each; other texts are refused, as the value cannot keep
 * them. */
template<typename Row, typename Value>
void chooseFrom(TableColumn<Row>& column, Value Row::*field, std::vector<Choice<Value>> choices)
{
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
}

void readSeeds(TableColumn<Mapping>& column)
{
    column.isNumber = true;
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

/** What stands between semicolons, without the spaces around it and without what is empty. */
std::vector<std::string_view> listedIn(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty())
            parts.push_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

SharedRows<ParameterRow> readParameters(std::string_view text)
{
    std::vector<ParameterRow> parameters;
    for (const std::string_view part : listedIn(text)) {
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

std::vector<TableColumn<Model>> modelColumns()
{
    std::vector<TableColumn<Model>> columns = fieldColumns<Model>();
    TableColumn<Model>& kind = columnWith(columns, "kind");
    kind.sample = longestKind();
    kind.choices = [](const CellPlace&) {
        QStringList kinds;
        for (const ModelInfo& info : modelCatalog())
            kinds.append(qtText(info.kind));
        return kinds;
    };
    forEachField<Model>([&columns](const auto& field) {
        if constexpr (isRows<std::decay_t<decltype(Model().*field.at)>>)
            columns.push_back(fieldColumn(field));
    });
    TableColumn<Model>& parameters = columnWith(columns, "parameters");
    parameters.read = [](const Model& row) { return plainText(parametersText(row.parameters)); };
    parameters.write = [](Model& row, const std::string& text) { row.parameters = readParameters(text); };
    parameters.sortValue = [](const Model& row) {
        return QVariant(QString::fromStdString(parametersText(row.parameters)));
    };
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

std::vector<TableColumn<ParameterRow>> modelParameterColumns()
{
    std::vector<TableColumn<ParameterRow>> columns = parameterFieldColumns();
    TableColumn<ParameterRow>& name = columnWith(columns, "name");
    name.hint = tr("A parameter that the model's kind takes");
    name.choices = parameterNames;
    name.cellHint = parameterHint;
    TableColumn<ParameterRow>& value = columnWith(columns, "value");
    value.hint = tr("A number, with its unit where it has one, a word, or a formula such as =N/2");
    value.choices = parameterValues;
    value.cellHint = parameterHint;
    return columns;
}

std::vector<TableColumn<Mapping>> mappingColumns()
{
    std::vector<TableColumn<Mapping>> columns = fieldColumns<Mapping>();
    std::vector<Choice<MappingPolicy>> policies = choicesOf(kPolicyNames);
    policies.insert(policies.begin(), {MappingPolicy::byHand, "by-hand"});
    chooseFrom(columnWith(columns, "policy"), &Mapping::policy, std::move(policies));
    readSeeds(columnWith(columns, "seed"));
    return columns;
}

std::vector<TableColumn<Platform>> platformColumns()
{
    std::vector<TableColumn<Platform>> columns = fieldColumns<Platform>();
    chooseFrom(columnWith(columns, "routing"), &Platform::routing, choicesOf(kRoutingNames));
    chooseFrom(columnWith(columns, "rails"), &Platform::rails, choicesOf(kRailNames));
    // What an offer costs stands beside its name, not behind the figures that few platforms have.
    const auto price = columns.begin() + (&columnWith(columns, "price") - columns.data());
    std::rotate(columns.begin() + 1, price, price + 1);
    return columns;
}

/** What separates an application of a scenario from its start. */
constexpr char kStartSign = '@';

/** "solver; checkpoint @ 2 s" */
std::string applicationsCell(const Scenario& scenario)
{
    std::string text;
    for (const ScenarioApplication& application : scenario.applications) {
        text += (text.empty() ? "" : "; ") + application.name;
        if (!application.start.isEmpty())
            text += std::string(" ") + kStartSign + " " +
                    cellText(application.start, Dimension::duration).typed().toStdString();
    }
    return text;
}

std::vector<ScenarioApplication> readApplications(std::string_view text)
{
    std::vector<ScenarioApplication> applications;
    for (const std::string_view part : listedIn(text)) {
        // A name may have such a sign within.
        std::size_t sign = part.rfind(kStartSign);
        if (sign != std::string_view::npos && (sign == 0 || part[sign - 1] != ' '))
            sign = std::string_view::npos;
        ScenarioApplication& application = applications.emplace_back();
        application.name = std::string(trimmed(part.substr(0, sign)));
        if (sign != std::string_view::npos)
            application.start = readQuantity(Dimension::duration, trimmed(part.substr(sign + 1)));
    }
    return applications;
}

void readApplicationsIn(TableColumn<Scenario>& column)
{
    column.read = [](const Scenario& row) { return plainText(applicationsCell(row)); };
    column.write = [](Scenario& row, const std::string& text) {
        // Keys that no sheet shows stay with the application of that name.
        std::vector<ScenarioApplication> read = readApplications(text);
        for (ScenarioApplication& application : read)
            for (const ScenarioApplication& before : row.applications)
                if (before.name == application.name)
                    application.extras = before.extras;
        row.applications = std::move(read);
    };
    column.sortValue = [](const Scenario& row) { return QVariant(qtText(applicationsCell(row))); };
}

std::vector<TableColumn<Scenario>> scenarioColumns()
{
    std::vector<TableColumn<Scenario>> columns = fieldColumns<Scenario>();
    readApplicationsIn(columnWith(columns, "application"));
    return columns;
}

} // namespace

QString parameterToolTip(const ParameterInfo& parameter)
{
    return tr("%1\nTakes %2; default %3")
        .arg(coreText(parameter.description), qtText(acceptedValues(parameter)),
             qtText(defaultText(parameter)));
}

std::unique_ptr<SheetModel> makeObjectSheet(TableKind table, SheetSources sources)
{
    switch (table) {
    case TableKind::models:
        return makeSheet<Model>({table, modelColumns}, sources);
    case TableKind::modelParameters:
        return makeSheet<ParameterRow>({table, modelParameterColumns}, sources);
    case TableKind::parameters:
        return makeSheet<ParameterRow>({table, parameterFieldColumns}, sources);
    case TableKind::mappings:
        return makeSheet<Mapping>({table, mappingColumns}, sources);
    case TableKind::platforms:
        return makeSheet<Platform>({table, platformColumns}, sources);
    case TableKind::workloads:
        return makeSheet<Workload>({table}, sources);
    case TableKind::measurements:
        return makeSheet<Measurement>({table}, sources);
    case TableKind::scenarios:
        return makeSheet<Scenario>({table, scenarioColumns}, sources);
    default:
        return nullptr;
    }
}

} // namespace contraflow
