// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/project_file.h"
#include "core/project/project.h"

#include <QtTest>

using namespace contraflow;

namespace {

Result<void> appendStep(DataNode& root, const char* step)
{
    root.scalar += step;
    return {};
}

const std::vector<Migration> kSteps{
    {1, [](DataNode& root) { return appendStep(root, "a"); }},
    {2, [](DataNode& root) { return appendStep(root, "b"); }},
    {3,
     [](DataNode&) -> Result<void> {
         return Error{ErrorCode::invalidInput, "no"};
     }},
};

} // namespace

class TestMigrations : public QObject
{
    Q_OBJECT
private slots:
    void theChainLeadsFromTheOldestVersionToThePresent();
    void stepsAreAppliedInOrderFromTheFilesVersion();
    void aMissingOrFailingStepIsAnError();
};

void TestMigrations::theChainLeadsFromTheOldestVersionToThePresent()
{
    QCOMPARE(migrations().size(), static_cast<std::size_t>(Project::kFormatVersion - kOldestFormatVersion));
    int version = kOldestFormatVersion;
    for (const Migration& step : migrations())
        QCOMPARE(step.from, version++);
}

void TestMigrations::stepsAreAppliedInOrderFromTheFilesVersion()
{
    DataNode root;
    QVERIFY(migrate(root, 1, 3, kSteps).has_value());
    QCOMPARE(root.scalar, std::string("ab"));
    root.scalar.clear();
    QVERIFY(migrate(root, 2, 3, kSteps).has_value());
    QCOMPARE(root.scalar, std::string("b"));
    QVERIFY(migrate(root, 3, 3, kSteps).has_value());
    QCOMPARE(root.scalar, std::string("b"));
}

void TestMigrations::aMissingOrFailingStepIsAnError()
{
    DataNode root;
    QVERIFY(!migrate(root, 3, 4, kSteps));
    const Result<void> missing = migrate(root, 0, 1, kSteps);
    QVERIFY(!missing);
    QVERIFY(missing.error().message.find("version 0") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestMigrations)
#include "tst_migrations.moc"
