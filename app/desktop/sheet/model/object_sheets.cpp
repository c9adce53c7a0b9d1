// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/row_sheet.h"
#include "app/desktop/sheet/model/sheets.h"
#include "app/desktop/style/text.h"
#include "core/application/event.h"
#include "core/base/text.h"
#include "core/io/project/trace_reference.h"
#include "core/project/program_keys.h"
#include "core/project/rule_names.h"
#include "core/sharing/kind_title.h"

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
    column.refusal = [choices, names, title = column.title.shown](const std::string& text) {
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

/** The kind that has this name in files, or this title in English or in the window; else the text itself. */
std::string modelKindOf(std::string_view text)
{
    for (const ModelInfo& info : modelCatalog())
        if (text == info.title || text == kindTitle(info.kind))
            return std::string(info.kind);
    return std::string(text);
}

std::vector<TableColumn<Model>> modelColumns()
{
    std::vector<TableColumn<Model>> columns = fieldColumns<Model>();
    TableColumn<Model>& kind = columnWith(columns, "kind");
    QStringList titles;
    for (const ModelInfo& info : modelCatalog())
        titles.append(qtText(kindTitle(info.kind)));
    kind.sample = *std::ranges::max_element(titles, {}, &QString::size);
    kind.choices = [titles](const CellPlace&) { return titles; };
    kind.read = [](const Model& row) { return plainText(kindTitle(row.kind)); };
    kind.write = [](Model& row, const std::string& text) { row.kind = modelKindOf(trimmed(text)); };
    kind.sortValue = [](const Model& row) { return QVariant(qtText(kindTitle(row.kind))); };
    kind.cellHint = [](const CellPlace& place) {
        const auto& models = place.project.models;
        const ModelInfo* info = place.row < models.size() ? findModelInfo(models[place.row].kind) : nullptr;
        return info ? tr("In files and on the command line: %1").arg(qtText(info->kind)) : QString();
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

constexpr std::string_view kRepeatEvent = "repeat";
constexpr std::string_view kEndEvent = "end";

const Application* applicationAt(const CellPlace& place)
{
    const auto& applications = place.project.applications;
    return place.table.owner < applications.size() ? &applications[place.table.owner] : nullptr;
}

/** The variables of the loops around a row. */
std::vector<std::string> loopsAround(const Application& application, std::size_t row)
{
    constexpr std::size_t kMostLookedAt = 100'000; // rows: names that come late while typing help nobody
    std::vector<std::string> loops;
    if (row > kMostLookedAt)
        return loops;
    for (std::size_t i = 0; i < std::min(row, application.program.size()); ++i) {
        const EventRow& before = application.program[i];
        if (before.event == kRepeatEvent)
            loops.emplace_back(before.label);
        else if (before.event == kEndEvent && !loops.empty())
            loops.pop_back();
    }
    return loops;
}

std::vector<FormulaCompletion> programWords(const CellPlace& place)
{
    const QString rank = QStringLiteral("rank");
    const QString processes = QStringLiteral("processes");
    std::vector<FormulaCompletion> words{{rank, rank, tr("the process, from 0 on")},
                                         {processes, processes, tr("how many there are")}};
    if (const Application* application = applicationAt(place))
        for (const std::string& loop : loopsAround(*application, place.row))
            if (!loop.empty())
                words.push_back({qtText(loop), qtText(loop), tr("of a loop around the row, from 0 on")});
    return words;
}

/** How deep each row stands in loops. */
std::vector<std::uint8_t> loopDepths(const SharedRows<EventRow>& rows)
{
    constexpr std::uint8_t kDeepest = 16; // deeper ones are refused anyway
    std::vector<std::uint8_t> depths;
    depths.reserve(rows.size());
    std::uint8_t depth = 0;
    for (const EventRow& row : rows) {
        if (row.event == kEndEvent && depth > 0)
            --depth;
        depths.push_back(depth);
        if (row.event == kRepeatEvent && depth < kDeepest)
            ++depth;
    }
    return depths;
}

QStringList eventWords(const CellPlace&)
{
    QStringList words{qtText(kRepeatEvent), qtText(kEndEvent)};
    for (const EventInfo& info : eventCatalog())
        words.append(qtText(info.name));
    return words;
}

QStringList groupWords(const CellPlace& place)
{
    QStringList words{QStringLiteral("all")};
    if (const Application* application = applicationAt(place))
        for (const GroupRow& group : application->groups)
            words.append(qtText(group.name));
    return words;
}

QStringList algorithmWords(const CellPlace& place)
{
    QStringList words;
    const Application* application = applicationAt(place);
    if (!application || place.row >= application->program.size())
        return words;
    if (const EventInfo* info = findEvent(application->program[place.row].event))
        for (const std::string& name : algorithmNames(*info))
            words.append(qtText(name));
    return words;
}

QStringList rankWords(const CellPlace&)
{
    return {QStringLiteral("all"), QStringLiteral("even"), QStringLiteral("odd")};
}

/** Columns whose cells are words, not formulas of the process. */
constexpr std::array<std::string_view, 5> kWordColumns{"event", "request", "group", "algorithm", "label"};
/** Columns that are always shown; the others are hidden until a row has something in them. */
constexpr std::array<std::string_view, 7> kCommonColumns{"ranks", "event", "peer", "size",
                                                         "time",  "count", "label"};
constexpr std::array<std::string_view, 3> kNumberColumns{"size", "time", "count"};

template<std::size_t count>
bool isOneOf(const std::array<std::string_view, count>& keys, std::string_view key)
{
    return contains(keys, key);
}

std::vector<TableColumn<EventRow>> eventColumns()
{
    std::vector<TableColumn<EventRow>> columns;
    forEachField<EventRow>([&columns](const auto& field) {
        TableColumn<EventRow>& column = columns.emplace_back(fieldColumn(field));
        column.isNumber = isOneOf(kNumberColumns, field.key);
        if (!isOneOf(kWordColumns, field.key))
            column.formulaNames = programWords;
        if (!isOneOf(kCommonColumns, field.key))
            column.isUsed = [at = field.at](const EventRow& row) { return !(row.*at).empty(); };
    });
    columnWith(columns, "ranks").choices = rankWords;
    columnWith(columns, "event").choices = eventWords;
    columnWith(columns, "group").choices = groupWords;
    columnWith(columns, "algorithm").choices = algorithmWords;
    return columns;
}

/** Format and files of a trace, or what is wrong with what names it. */
QString traceText(const Application& application)
{
    const DataNode* trace = extraOf(application.extras, kTraceKey);
    if (!trace)
        return {};
    const Result<TraceReference> reference = readTraceReference(*trace);
    if (!reference)
        return qtText(reference.error().message);
    const QString files =
        qtText(reference->files.front().name) +
        (reference->files.size() > 1 ? QStringLiteral(" … (%1)").arg(reference->files.size()) : QString());
    return QStringLiteral("%1: %2").arg(qtText(reference->format), files);
}

/** The trace that stands in place of rows. It comes from an import, and goes when its cell is emptied. */
TableColumn<Application> traceColumn()
{
    TableColumn<Application> column{
        std::string(kTraceKey), columnTitle("Trace"),
        tr("The files of a trace that is run in place of rows, from the folder of the project on; emptied, the "
           "application has the rows of its program"),
        QStringLiteral("otf2: traces/run-of-today.otf2")};
    column.read = [](const Application& row) {
        const QString text = traceText(row);
        return CellText{text, text, {}};
    };
    column.write = [](Application& row, const std::string& text) {
        if (trimmed(text).empty() && extraOf(row.extras, kTraceKey)) {
            setExtra(row.extras, kTraceKey);
            row.trace = {};
        }
    };
    column.sortValue = [](const Application& row) { return QVariant(traceText(row)); };
    column.refusal = [](const std::string& text) {
        return trimmed(text).empty() ? QString()
                                     : tr("A trace is not typed: take one by Import in the File menu.");
    };
    column.isUsed = [](const Application& row) { return extraOf(row.extras, kTraceKey) != nullptr; };
    return column;
}

/** Where the events are, when they are in a trace. */
QString eventsElsewhere(const Project& project, std::size_t owner)
{
    const QString trace = traceText(project.applications[owner]);
    return trace.isEmpty()
               ? QString()
               : tr("The events of this application are in its trace (%1), which is not changed here. For rows in "
                    "its place, empty the cell Trace in the sheet Applications.")
                     .arg(trace);
}

std::vector<TableColumn<Application>> applicationColumns()
{
    std::vector<TableColumn<Application>> columns = fieldColumns<Application>();
    columns.push_back(traceColumn());
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
    case TableKind::events:
        return makeSheet<EventRow>({table, eventColumns, {}, loopDepths, "event", eventsElsewhere}, sources);
    case TableKind::groups:
        return makeSheet<GroupRow>({table}, sources);
    case TableKind::applications:
        return makeSheet<Application>({table, applicationColumns}, sources);
    default:
        return nullptr;
    }
}

} // namespace contraflow
