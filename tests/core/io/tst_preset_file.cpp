// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/preset_file.h"

#include "core/base/resource_texts.h"
#include "core/io/project/project_file.h"
#include "core/recipes/project_recipe.h"
#include "core/sharing/catalog.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <fstream>
#include <set>

using namespace contraflow;

namespace {

const std::string kGood = "preset: 1\n"
                          "name: my-net\n"
                          "title: My net\n"
                          "basis: measured\n"
                          "description: A net\n"
                          "node:\n"
                          "  bandwidth: {value: 940 Mbit/s, source: measured}\n"
                          "  latency: {value: 0 s, source: none}\n"
                          "link:\n"
                          "  bandwidth: {value: 9.4 Gbit/s, source: measured}\n"
                          "  latency: {value: 0 s, source: none}\n"
                          "model:\n"
                          "  kind: gige-penalty\n"
                          "  reason: fits\n"
                          "  parameters:\n"
                          "    beta: {value: 0.75, source: fitted}\n"
                          "citations:\n"
                          "  - A paper\n";

std::string with(const std::string& old, const std::string& fresh)
{
    std::string text = kGood;
    const std::size_t at = text.find(old);
    return at == std::string::npos ? std::string() : text.replace(at, old.size(), fresh);
}

const NetworkPreset& carried(const std::string& name)
{
    for (const NetworkPreset& preset : networkPresets().value())
        if (preset.name == name)
            return preset;
    qFatal("no preset %s", name.c_str());
}

double mbit(const PresetFigure& figure)
{
    return figure.value.value * 8 / 1e6;
}

} // namespace

class TestPresetFile : public QObject
{
    Q_OBJECT

private slots:
    void everyCarriedPresetIsComplete();
    void allTechnologiesAreThere();
    void statedLatenciesAddUp_data();
    void statedLatenciesAddUp();
    void statedComputationsGiveTheFigures_data();
    void statedComputationsGiveTheFigures();
    void publishedParametersAreThoseOfThePapers();
    void aPresetOnOnesOwnIsRead();
    void headersOfPacketsAreTakenOff();
    void whatSwitchesReduceIsGivenToThePlatform();
    void brokenPresetsNameTheLine_data();
    void brokenPresetsNameTheLine();
    void aBrokenFileIsNamed();
    void hostileTextIsRefused();
    void unknownNamesGetASuggestion();
    void everyPresetSurvivesAProjectFile();
    void theNoteIsKnownWhereverItStands();
};

void TestPresetFile::everyCarriedPresetIsComplete()
{
    QVERIFY2(networkPresets(), networkPresets() ? "" : networkPresets().error().message.c_str());
    std::set<std::string> names;
    for (const ResourceText& text : presetTexts()) {
        const auto preset = parsePreset(text.text);
        QVERIFY2(preset, preset ? "" : preset.error().message.c_str());
        QCOMPARE(preset.value().name, std::string(text.file));
        names.insert(preset.value().name);
    }
    QCOMPARE(names.size(), networkPresets().value().size());
    for (const NetworkPreset& preset : networkPresets().value()) {
        const std::string& name = preset.name;
        QVERIFY2(!preset.citations.empty() && preset.citations.front().size() > 10, name.c_str());
        if (preset.isOfServers()) {
            QVERIFY2(mbit(preset.innerBandwidth) >= 200'000 && mbit(preset.innerBandwidth) <= 6e6,
                     name.c_str());
            QVERIFY2(preset.innerLatency.value.value >= 1e-7 && preset.innerLatency.value.value <= 1e-6,
                     name.c_str());
            QVERIFY2(preset.innerBandwidth.source.size() > 10 && preset.innerLatency.source.size() > 10,
                     name.c_str());
        }
        if (!preset.isOfNetworks())
            continue;
        for (const PresetFigure* figure : {&preset.nodeBandwidth, &preset.linkBandwidth}) {
            QVERIFY2(mbit(*figure) >= 100 && mbit(*figure) <= 800'000, name.c_str());
            QVERIFY2(figure->source.size() > 10, name.c_str());
        }
        for (const PresetFigure* figure : {&preset.nodeLatency, &preset.linkLatency}) {
            QVERIFY2(figure->value.value >= 0 && figure->value.value <= 0.001, name.c_str());
            QVERIFY2(figure->source.size() > 10, name.c_str());
        }
        for (const PresetParameter& parameter : preset.parameters)
            QVERIFY2(parameter.source.size() > 10, name.c_str());
        QVERIFY2(makeModel(presetModel(preset)), name.c_str());
        QVERIFY2(preset.congestion.size() > 10, name.c_str());
    }
}

void TestPresetFile::allTechnologiesAreThere()
{
    for (const char* name : {"gigabit-ethernet-2008",
                             "myrinet-2000",
                             "infinihost-iii",
                             "zhu-copper",
                             "zhu-optical",
                             "graphene",
                             "ethernet-10g",
                             "ethernet-25g",
                             "ethernet-100g",
                             "ethernet-200g",
                             "ethernet-400g",
                             "ethernet-800g",
                             "infiniband-edr",
                             "infiniband-xdr",
                             "roce-100g",
                             "roce-200g",
                             "roce-400g",
                             "roce-800g",
                             "omni-path-100g",
                             "slingshot-200g",
                             "slingshot-400g",
                             "nvlink-3",
                             "nvlink-4",
                             "nvlink-5",
                             "nvlink-5-nvl72",
                             "pcie-4",
                             "pcie-5",
                             "pcie-6"})
        QVERIFY2(findPreset(name), name);
    QCOMPARE(networkPresets().value().front().basis, PresetBasis::measured);
    QCOMPARE(networkPresets().value().back().name, std::string("pcie-6"));
}

void TestPresetFile::statedLatenciesAddUp_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("hosts"); // from host to host, ns
    QTest::addColumn<double>("hop");   // through one switch, ns
    const auto add = [](const char* name, double hosts, double hop) {
        QTest::newRow(name) << QString::fromLatin1(name) << hosts << hop;
    };
    add("ethernet-10g", 10000, 850);
    for (const char* name :
         {"ethernet-25g", "ethernet-100g", "ethernet-200g", "ethernet-400g", "ethernet-800g"})
        add(name, 10000, 300);
    for (const char* name : {"roce-100g", "roce-200g", "roce-400g", "roce-800g"})
        add(name, 1000, 300);
    add("infiniband-qdr", 1400, 170);
    add("infiniband-fdr", 1000, 170);
    add("infiniband-edr", 1000, 90);
    add("infiniband-hdr", 600, 130);
    add("infiniband-ndr", 600, 150);
    add("infiniband-xdr", 600, 150);
}

/** Two nodes on one switch: the hosts and one hop; each link more: a hop and a cable of 50 ns. */
void TestPresetFile::statedLatenciesAddUp()
{
    QFETCH(QString, name);
    QFETCH(double, hosts);
    QFETCH(double, hop);
    const Result<NetworkPreset> preset = findPreset(name.toStdString());
    QVERIFY(preset);
    QCOMPARE(2e9 * preset->nodeLatency.value.value, hosts + hop);
    QCOMPARE(1e9 * preset->linkLatency.value.value, hop + 50);
}

void TestPresetFile::statedComputationsGiveTheFigures_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("megabits");
    const double payload = 1448.0 / 1538.0;
    for (const double rate : {1, 10, 25, 100, 200, 400, 800})
        QTest::addRow("ethernet %g", rate)
            << QStringLiteral("ethernet-%1g").arg(rate) << rate * 1000 * payload;
    for (const double rate : {100, 200, 400, 800})
        QTest::addRow("RoCE %g", rate)
            << QStringLiteral("roce-%1g").arg(rate) << rate * 1000 * 4096.0 / 4178.0;
    const auto add = [](const char* name, double megabits) {
        QTest::newRow(name) << QString::fromLatin1(name) << megabits;
    };
    const double corrected = 256.0 / 257.0 * 514.0 / 544.0;
    const double packets = 4096.0 / 4122.0;
    add("infiniband-sdr", 4 * 2500.0 * 8 / 10 * packets);
    add("infiniband-ddr", 4 * 5000.0 * 8 / 10 * packets);
    add("infiniband-qdr", 4 * 10000.0 * 8 / 10 * packets);
    add("infiniband-fdr", 4 * 14062.5 * 64 / 66 * packets);
    add("infiniband-edr", 4 * 25781.25 * 64 / 66 * packets);
    add("infiniband-hdr", 4 * 53125.0 * corrected * packets);
    add("infiniband-ndr", 4 * 106250.0 * corrected * packets);
    add("infiniband-xdr", 800000 * packets);
    add("omni-path-100g", 4 * 25781.25 * 128 / 132 * 10240 / 10304);
    add("slingshot-200g", 200000 * 4096.0 / 4152);
    add("slingshot-400g", 400000 * 4096.0 / 4152);
    add("gigabit-ethernet-2008", 64 / 0.1);
    add("myrinet-2000", 64 / 0.0355);
    add("graphene", 1000 * payload);
    // What NCCL reckons with for a link of NVLink, in GB/s, and packets of PCIe with their overhead.
    add("nvlink-3", 12 * 20.0 * 8000);
    add("nvlink-4", 18 * 20.6 * 8000);
    add("nvlink-5", 18 * 40.1 * 8000);
    add("nvlink-5-nvl72", 18 * 40.1 * 8000);
    add("pcie-4", 16 * 16000 * 128.0 / 130 * 256 / 280);
    add("pcie-5", 16 * 32000 * 128.0 / 130 * 256 / 280);
    add("pcie-6", 16 * 64000 * 236.0 / 256 * 256 / 272);
}

void TestPresetFile::statedComputationsGiveTheFigures()
{
    QFETCH(const QString, name);
    QFETCH(const double, megabits);
    const NetworkPreset& preset = carried(name.toStdString());
    const double given = mbit(preset.isOfServers() ? preset.innerBandwidth : preset.nodeBandwidth);
    QVERIFY2(std::abs(given / megabits - 1) < (preset.isOfServers() ? 1e-3 : 1e-5),
             qPrintable(QString::number(given)));
}

void TestPresetFile::publishedParametersAreThoseOfThePapers()
{
    QCOMPARE(parametersText(carried("gigabit-ethernet-2008")),
             std::string("beta = 0.713, gamma_o = 0.115, gamma_i = 0.036, share = integer"));
    QCOMPARE(parametersText(carried("infinihost-iii")),
             std::string("beta_e = 0.965, beta_s = 0.925, gamma = 1.35"));
    QCOMPARE(quantityText(carried("zhu-copper").linkBandwidth.value), std::string("940 Mbit/s"));
    QCOMPARE(quantityText(carried("zhu-optical").linkBandwidth.value), std::string("9.4 Gbit/s"));
}

void TestPresetFile::aPresetOnOnesOwnIsRead()
{
    const auto preset = parsePreset(kGood);
    QVERIFY2(preset, preset ? "" : preset.error().message.c_str());
    QCOMPARE(preset.value().name, std::string("my-net"));
    QCOMPARE(mbit(preset.value().linkBandwidth), 9400.0);
    QCOMPARE(preset.value().parameters.size(), 1U);
    QCOMPARE(preset.value().citations, std::vector<std::string>{"A paper"});
    QVERIFY(preset->isOfNetworks() && !preset->isOfServers());
    // With what is within servers besides, or that alone.
    const std::string server = "server:\n  bandwidth: {value: 300 GB/s, source: measured}\n"
                               "  latency: {value: 1 us, source: measured}\n";
    const auto both = parsePreset(kGood + server);
    QVERIFY(both && both->isOfNetworks() && both->isOfServers());
    QCOMPARE(both->innerBandwidth.value.value, 3e11);
    const std::size_t node = kGood.find("node:");
    const auto alone = parsePreset(std::string(kGood).replace(node, kGood.find("citations:") - node, server));
    QVERIFY(alone && !alone->isOfNetworks() && alone->isOfServers());
    // A network has all its parts.
    QVERIFY(!parsePreset(with("link:\n", server + "links:\n")));
}

void TestPresetFile::headersOfPacketsAreTakenOff()
{
    const std::string packet = "packet: {payload: 900 B, headers: 100 B, source: Ours.}\n";
    const auto preset = parsePreset(with("link:\n", packet + "link:\n"));
    QVERIFY2(preset, preset ? "" : preset.error().message.c_str());
    QCOMPARE(preset->rate, PresetRate::payload);
    QCOMPARE(mbit(preset->nodeBandwidth), 846.0);
    QCOMPARE(mbit(preset->linkBandwidth), 8460.0);
    QCOMPARE(sourceText(preset->nodeBandwidth),
             std::string("Computed: 940 Mbit/s × 900/1000, 90 %. Ours. measured"));
}

void TestPresetFile::whatSwitchesReduceIsGivenToThePlatform()
{
    ProjectRecipe recipe;
    recipe.platform.topology = RailTopology{};
    usePreset(recipe, carried("infiniband-hdr"));
    useInnerPreset(recipe, carried("nvlink-4"));
    const Platform platform = makeProject(recipe)->platforms[0];
    QVERIFY(!platform.inNetworkBandwidth.hasValue());
    QCOMPARE(platform.inNetworkGroups.value(), 1U);
    QCOMPARE(quantityText(platform.localInNetworkBandwidth.value()), std::string("275 GB/s"));
    QCOMPARE(platform.localInNetworkGroups.value(), 128U);
    // They go with the preset.
    Project project;
    project.platforms.append(platform);
    QVERIFY(applyEdit(project, applyPreset(project, carried("roce-100g"), {}).edit));
    QVERIFY(!project.platforms[0].inNetworkGroups.hasValue());
    QCOMPARE(project.platforms[0].localInNetworkGroups.value(), 128U);
}

void TestPresetFile::brokenPresetsNameTheLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    const auto add = [](const char* row, const std::string& text, const char* message) {
        QTest::newRow(row) << QString::fromStdString(text) << QString::fromUtf8(message);
    };
    add("empty", "", "line 1: this is not a preset");
    add("controlled twice", with("citations:\n", "uncontrolled:\n  kind: max-min\n  claim: x\ncitations:\n"),
        "must be a model in which full links hold up others, backpressure");
    add("no claim", with("citations:\n", "uncontrolled:\n  kind: backpressure\ncitations:\n"), "claim");
    add("project", "contraflow: 1\n", "line 1: this is not a preset");
    add("newer", with("preset: 1", "preset: 2"), "line 1: there is no format version '2'");
    add("no source", with(", source: fitted", ""), "line 16: the parameter 'beta' has no 'source'");
    add("no unit", with("940 Mbit/s", "940"), "line 7: 'value' of 'bandwidth' of 'node'");
    add("zero", with("9.4 Gbit/s", "0 Gbit/s"), "must be above 0");
    add("text for map", with("{value: 940 Mbit/s, source: measured}", "940 Mbit/s"),
        "line 7: 'bandwidth' of 'node' of the preset must be a map and is a text");
    add("no link", with("link:", "links:"), "did you mean 'link'?");
    add("unknown key", with("title:", "colour: red\ntitle:"),
        "line 3: the preset has the unknown key 'colour'");
    add("twice", with("title:", "name: b\ntitle:"), "line 3: the preset has the key 'name' twice");
    add("rate of a link and payload",
        with("title:", "packet: {payload: 9 B, headers: 1 B, source: a}\nrate: link\ntitle:"),
        "'rate' of the preset stands beside 'packet'");
    add("groups", with("citations:\n", "in_network: {groups: {value: few, source: a}}\ncitations:\n"),
        "'few' and must be a whole number");
    add("basis", with("basis: measured", "basis: guessed"),
        "line 4: 'basis' of the preset is 'guessed' and must be measured or nominal");
    add("name", with("my-net", "My Net"), "line 2: 'name' of the preset is 'My Net'");
    add("unknown model", with("gige-penalty", "gige"), "line 13: 'kind' of 'model' of the preset");
    add("unknown parameter", with("beta:", "betta:"), "line 13: ");
    add("parameter without map", with("{value: 0.75, source: fitted}", "0.75"),
        "line 16: the parameter 'beta' must be a map");
    add("no citations", with("citations:\n  - A paper\n", ""), "has no 'citations'");
    add("broken YAML", with("{value: 940", "{value: [940"), "line ");
}

void TestPresetFile::brokenPresetsNameTheLine()
{
    QFETCH(const QString, text);
    QFETCH(const QString, message);
    const auto preset = parsePreset(text.toStdString());
    QVERIFY(!preset);
    const QString said = QString::fromStdString(preset.error().message);
    QVERIFY2(said.contains(message), qPrintable(said));
    QVERIFY2(said.startsWith(QStringLiteral("line ")), qPrintable(said));
    QVERIFY2(!said.contains(QStringLiteral("kept")), qPrintable(said));
}

void TestPresetFile::aBrokenFileIsNamed()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath(QStringLiteral("mine.yaml")).toStdString();
    std::ofstream(path) << with("940 Mbit/s", "fast");
    const auto preset = readPreset(path);
    QVERIFY(!preset);
    QVERIFY2(preset.error().message.starts_with(path.string() + ":7: "), preset.error().message.c_str());
    QCOMPARE(readPreset(path.parent_path() / "none.yaml").error().code, ErrorCode::notFound);
}

void TestPresetFile::hostileTextIsRefused()
{
    QVERIFY(!parsePreset(std::string(1'000'000, 'a')));
    std::string deep = "preset: 1\nname: ";
    deep.append(50, '[').append(50, ']');
    QVERIFY(!parsePreset(deep));
    std::string many = "preset: 1\nciations:\n";
    for (int i = 0; i < 5000; ++i)
        many += "  - a\n";
    QVERIFY(!parsePreset(many));
    QVERIFY(!parsePreset(std::string("preset: 1\nname: \xff\n")));
}

void TestPresetFile::unknownNamesGetASuggestion()
{
    const auto near = findPreset("zhu-coper");
    QVERIFY(!near);
    QVERIFY2(near.error().message.find("did you mean 'zhu-copper'?") != std::string::npos,
             near.error().message.c_str());
    QVERIFY(findPreset("nothing like it").error().message.find("ethernet-10g") != std::string::npos);
}

void TestPresetFile::everyPresetSurvivesAProjectFile()
{
    for (const NetworkPreset& preset : networkPresets().value()) {
        ProjectRecipe recipe;
        recipe.workload = WorkloadRecipe{};
        if (preset.isOfServers())
            recipe.platform.topology = RailTopology{};
        usePreset(recipe, preset);
        const auto made = makeProject(recipe);
        QVERIFY2(made, preset.name.c_str());
        const auto read = parseProject(projectText(*made));
        QVERIFY2(read, preset.name.c_str());
        QVERIFY2(allIssues(*read).empty(),
                 allIssues(*read).empty() ? "" : allIssues(*read).front().text.c_str());
        QVERIFY2(read.value().project == made.value(), preset.name.c_str());
        QCOMPARE(projectText(read.value().project), projectText(*made));
        if (preset.isOfServers()) {
            const Platform& platform = read.value().project.platforms[0];
            QCOMPARE(presetOf(platform.extras, kInnerPresetKey), preset.name);
            QCOMPARE(platform.servers[0].localBandwidth.value(), preset.innerBandwidth.value);
            QCOMPARE(platform.servers[0].localLatency.value(), preset.innerLatency.value);
        }
        if (!preset.isOfNetworks())
            continue;
        QCOMPARE(presetOf(read.value().project.platforms[0].extras), preset.name);
        QCOMPARE(presetOf(read.value().project.models[0].extras), preset.name);
        QCOMPARE(read.value().project.platforms[0].nodes[0].bandwidth.value(), preset.nodeBandwidth.value);
    }
}

void TestPresetFile::theNoteIsKnownWhereverItStands()
{
    const std::string text = "contraflow: 1\n"
                             "platforms:\n"
                             "  - name: p\n"
                             "    switches: [s, t]\n"
                             "    nodes:\n"
                             "      - {name: a, switch: s, bandwidth: 1 Gbit/s, preset: ethernet-1g}\n"
                             "    links:\n"
                             "      - {between: [s, t], bandwidth: 1 Gbit/s, preset: ethernet-1g}\n"
                             "    preset: [a]\n";
    const auto read = parseProject(text);
    QVERIFY(read);
    QCOMPARE(read.value().issues.size(), 1U);
    QCOMPARE(read.value().issues[0].text,
             std::string("'preset' of platform 'p' must be a text and is a list; it is kept but not used"));
    QCOMPARE(presetOf(read.value().project.platforms[0].nodes[0].extras), std::string("ethernet-1g"));
    QCOMPARE(presetOf(read.value().project.platforms[0].links[0].extras), std::string("ethernet-1g"));
    QCOMPARE(presetOf(read.value().project.platforms[0].extras), std::string());
}

QTEST_GUILESS_MAIN(TestPresetFile)
#include "tst_preset_file.moc"
