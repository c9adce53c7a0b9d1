// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/io/project/project_file.h"
#include "core/project/collapse.h"
#include "core/project/formulas.h"
#include "core/project/position.h"

#include <QtTest>

#include <set>

using namespace contraflow;

namespace {

/** Random projects full of names that a careless writer would break. */
class ProjectMaker
{
public:
    explicit ProjectMaker(std::uint64_t seed) : m_random(seed) {}

    Project make()
    {
        Project project;
        if (m_random.coin())
            project.title = name();
        project.parameters = SharedRows<ParameterRow>(list<ParameterRow>([this] { return parameter(); }));
        project.platforms = SharedRows<Platform>(list<Platform>([this] { return platform(); }));
        project.workloads = SharedRows<Workload>(list<Workload>([this] { return workload(); }));
        project.applications = SharedRows<Application>(list<Application>([this] { return application(); }));
        project.mappings = SharedRows<Mapping>(list<Mapping>([this] { return mapping(); }));
        project.models = SharedRows<Model>(list<Model>([this] {
            return Model{name(), name(),
                         SharedRows<ParameterRow>(list<ParameterRow>([this] { return parameter(); })),
                         extras(), provenance()};
        }));
        project.scenarios = SharedRows<Scenario>(list<Scenario>([this] {
            return Scenario{name(), name(), name(), name(), name(), extras(), scenarioApplications()};
        }));
        project.measurements = SharedRows<Measurement>(list<Measurement>([this] { return measurement(); }));
        project.benchmarks = SharedRows<Benchmark>(list<Benchmark>([this] { return benchmark(); }));
        project.extras = extras();
        return project;
    }

private:
    template<typename Row, typename Make>
    std::vector<Row> list(const Make& makeRow)
    {
        std::vector<Row> rows;
        for (std::uint64_t n = m_random.below(4); n > 0; --n)
            rows.push_back(makeRow());
        return rows;
    }

    std::string name()
    {
        static const std::vector<std::string> parts{
            "a",  "X1",   "node", " ",  "  ", ",",  ":",    ": ",     " #",     "#",   "\"", "'",
            "\n", "\n\n", "\t",   "\\", "[",  "]",  "{",    "}",      "-",      "- ",  "?",  "|",
            ">",  "&",    "*",    "!",  "%",  "@",  "ä",    "€",      "😀",      "1",   "0x", "null",
            "~",  "yes",  ".",    "=",  "<<", "\r", "\x01", "\u2028", "\u0085", "\x7F"};
        std::string text;
        for (std::uint64_t n = m_random.below(5); n > 0; --n)
            text += parts[m_random.below(parts.size())];
        return text;
    }

    QuantityCell cell(Dimension dimension)
    {
        switch (m_random.below(6)) {
        case 0:
            return {};
        case 3:
            return QuantityCell::rejectedAs(m_random.coin() ? "=min(row, 3) * 8 B" : "=" + name());
        case 1:
            return QuantityCell::rejectedAs("not " + name());
        case 2:
            return QuantityCell::rejectedAs("-5");
        default:
            break;
        }
        const auto units = unitsOf(dimension);
        const double count =
            m_random.coin() ? static_cast<double>(m_random.below(1000)) : m_random.unit() * 1e3;
        return contraflow::quantity(dimension, count, units[m_random.below(units.size())].symbol);
    }

    CountCell count()
    {
        switch (m_random.below(3)) {
        case 0:
            return {};
        case 1:
            return CountCell::rejectedAs("x" + name());
        default:
            return static_cast<std::uint32_t>(m_random.below(1U << 31U));
        }
    }

    ParameterRow parameter() { return {name(), name()}; }

    DataNode node(int depth)
    {
        DataNode result;
        const std::uint64_t kind = m_random.below(depth > 0 ? 4 : 2);
        if (kind == 1) {
            result.kind = DataNode::Kind::scalar;
            result.isQuoted = m_random.coin();
            result.scalar = result.isQuoted ? name() : "plain" + std::to_string(m_random.below(100));
        } else if (kind > 1) {
            result.kind = kind == 2 ? DataNode::Kind::list : DataNode::Kind::map;
            for (std::uint64_t n = m_random.below(4); n > 0; --n) {
                result.children.push_back(node(depth - 1));
                if (kind == 3)
                    result.keys.push_back("k" + std::to_string(n) + name());
            }
        }
        return result;
    }

    ExtraKeys extras()
    {
        ExtraKeys result;
        for (std::uint64_t n = m_random.below(3); n > 0; --n)
            result.emplace_back("extra " + std::to_string(n) + name(), node(2));
        return result;
    }

    std::vector<std::string> extraColumns()
    {
        std::vector<std::string> columns;
        for (std::uint64_t n = m_random.below(3); n > 0; --n)
            columns.push_back("extra " + std::to_string(n) + name());
        return columns;
    }

    std::vector<std::string> extraCells(std::size_t columns)
    {
        std::vector<std::string> cells;
        for (std::size_t i = 0; i < columns; ++i)
            cells.push_back(name());
        while (!cells.empty() && cells.back().empty())
            cells.pop_back();
        return cells;
    }

    Platform platform()
    {
        Platform platform;
        platform.name = name();
        platform.provenance = provenance();
        platform.switches = SharedRows<SwitchRow>(list<SwitchRow>([this] {
            SwitchRow row{name(), extras(), {}, cell(Dimension::power)};
            if (m_random.below(2) == 0)
                setPosition(row, Position{static_cast<double>(m_random.below(4000)) / 8,
                                          -static_cast<double>(m_random.below(4000))});
            setCollapsed(row, static_cast<Collapsed>(m_random.below(3)));
            return row;
        }));
        platform.nodes = SharedRows<NodeRow>(list<NodeRow>([this] {
            return NodeRow{name(),
                           name(),
                           count(),
                           cell(Dimension::bandwidth),
                           cell(Dimension::duration),
                           name(),
                           extras(),
                           cell(Dimension::power)};
        }));
        platform.links = SharedRows<LinkRow>(list<LinkRow>([this] {
            return LinkRow{name(),
                           name(),
                           name(),
                           cell(Dimension::bandwidth),
                           cell(Dimension::duration),
                           name(),
                           extras(),
                           cell(Dimension::power)};
        }));
        platform.servers = SharedRows<ServerRow>(list<ServerRow>([this] {
            return ServerRow{name(),
                             count(),
                             count(),
                             cell(Dimension::bandwidth),
                             cell(Dimension::duration),
                             cell(Dimension::bandwidth),
                             cell(Dimension::duration),
                             name(),
                             name(),
                             extras(),
                             cell(Dimension::power)};
        }));
        platform.rails = m_random.coin() ? RailRule::pxn : RailRule::spine;
        platform.routing = m_random.coin() ? RoutingRule::shortest : RoutingRule::ecmpHash;
        platform.routes = SharedRows<RouteRow>(list<RouteRow>([this] {
            return RouteRow{name(), name(), extraCells(3), name(), extras()};
        }));
        platform.localBandwidth = cell(Dimension::bandwidth);
        platform.localLatency = cell(Dimension::duration);
        platform.eagerThreshold = cell(Dimension::size);
        platform.price = name();
        platform.extras = extras();
        return platform;
    }

    Workload workload()
    {
        Workload workload{
            .name = name(), .extraColumns = extraColumns(), .extras = extras(), .provenance = provenance()};
        const std::size_t columns = workload.extraColumns.size();
        workload.messages = SharedRows<MessageRow>(list<MessageRow>([this, columns] {
            return MessageRow{name(),
                              name(),
                              name(),
                              cell(Dimension::size),
                              cell(Dimension::duration),
                              extraCells(columns)};
        }));
        return workload;
    }

    Application application()
    {
        Application application{.name = name(),
                                .processes = count(),
                                .extraColumns = extraColumns(),
                                .extras = extras(),
                                .provenance = provenance()};
        application.groups = SharedRows<GroupRow>(list<GroupRow>([this] {
            return GroupRow{name(), name()};
        }));
        const std::size_t columns = application.extraColumns.size();
        application.program = SharedRows<EventRow>(list<EventRow>([this, columns] {
            EventRow row;
            for (const auto& [key, field] : kEventColumns)
                if (m_random.coin())
                    row.*field = name();
            row.extras = extraCells(columns);
            return row;
        }));
        return application;
    }

    std::vector<ScenarioApplication> scenarioApplications()
    {
        if (m_random.coin())
            return {};
        return list<ScenarioApplication>([this] {
            return ScenarioApplication{name(), cell(Dimension::duration), extras()};
        });
    }

    Mapping mapping()
    {
        Mapping mapping{.name = name(), .extras = extras()};
        mapping.policy = static_cast<MappingPolicy>(m_random.below(4));
        mapping.seed = m_random.coin() ? 1 : m_random.below(UINT64_MAX);
        std::vector<PlaceRow> places;
        for (std::uint64_t n = m_random.coin() ? m_random.below(4) : m_random.below(40); n > 0; --n)
            places.push_back({name(), name()});
        mapping.places = SharedRows<PlaceRow>(std::move(places));
        return mapping;
    }

    Provenance provenance()
    {
        if (m_random.coin())
            return {};
        return {name(), name(), name(), name(), name(), name(), name(), name(), name(), name(), extras()};
    }

    Benchmark benchmark()
    {
        Benchmark benchmark{.name = name(),
                            .kind = name(),
                            .extraColumns = extraColumns(),
                            .provenance = provenance(),
                            .extras = extras()};
        const std::size_t columns = benchmark.extraColumns.size();
        benchmark.rows = SharedRows<BenchmarkRow>(list<BenchmarkRow>([this, columns] {
            return BenchmarkRow{name(),
                                count(),
                                cell(Dimension::size),
                                cell(Dimension::duration),
                                cell(Dimension::bandwidth),
                                count(),
                                cell(Dimension::duration),
                                cell(Dimension::duration),
                                cell(Dimension::duration),
                                name(),
                                name(),
                                extraCells(columns)};
        }));
        return benchmark;
    }

    Measurement measurement()
    {
        Measurement measurement{.name = name(),
                                .scenario = name(),
                                .extraColumns = extraColumns(),
                                .provenance = provenance(),
                                .extras = extras()};
        const std::size_t columns = measurement.extraColumns.size();
        measurement.times = SharedRows<TimeRow>(list<TimeRow>([this, columns] {
            return TimeRow{name(), cell(Dimension::duration), cell(Dimension::duration), count(),
                           extraCells(columns)};
        }));
        return measurement;
    }

    Random m_random;
};

} // namespace

class TestProjectRoundTrip : public QObject
{
    Q_OBJECT
private slots:
    void randomProjectsReadBackAndAreWrittenTheSame();
    void aHundredThousandMessagesReadBack();
};

void TestProjectRoundTrip::randomProjectsReadBackAndAreWrittenTheSame()
{
    for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
        Project project = ProjectMaker(seed).make();
        (void)recalculate(Project(), project);
        const std::string text = projectText(project);
        const auto loaded = parseProject(text);
        QVERIFY2(loaded.has_value(), (loaded ? text : loaded.error().message + "\n" + text).c_str());
        const std::string again = projectText(loaded->project);
        QVERIFY2(again == text, ("seed " + std::to_string(seed) + "\n" + text + "\n=>\n" + again).c_str());
        QVERIFY2(loaded->project == project, ("seed " + std::to_string(seed) + "\n" + text).c_str());
    }
}

void TestProjectRoundTrip::aHundredThousandMessagesReadBack()
{
    std::vector<MessageRow> rows;
    for (int i = 0; i < 100'000; ++i)
        rows.push_back({"m" + std::to_string(i),
                        "p" + std::to_string(i % 512),
                        "q" + std::to_string(i % 511),
                        contraflow::quantity(Dimension::size, 10 + i % 3, "MB"),
                        contraflow::quantity(Dimension::duration, 0.001 * i, "s"),
                        {}});
    Project project;
    project.workloads =
        SharedRows<Workload>{{.name = "w", .messages = SharedRows<MessageRow>(std::move(rows))}};
    const auto loaded = parseProject(projectText(project));
    QVERIFY(loaded.has_value());
    QVERIFY(loaded->project == project);
    const Location last{.table = TableRef{TableKind::messages, 0}, .row = 99'999, .column = {}, .line = 0};
    QCOMPARE(loaded->lines.lineOf(last), std::size_t{100'005});
}

QTEST_GUILESS_MAIN(TestProjectRoundTrip)
#include "tst_project_round_trip.moc"
