// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/live_value.h"
#include "core/collective/all_to_all_engine.h"
#include "core/collective/all_to_all_study.h"
#include "core/collective/link_sources.h"
#include "core/collective/signature_fit.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

class Table;

/** What views of collectives are to show. What the project does not have is passed over. */
struct CollectiveChoice
{
    std::string benchmark; ///< an all-to-all of the project; empty: the first
    std::string test;      ///< only its rows of this test; empty: all
    std::string signature; ///< a published one; empty: fitted to what was measured
    bool runsEngine = true;

    bool operator==(const CollectiveChoice&) const = default;
};

/** All-to-alls measured in the project. */
struct MeasuredSeries
{
    std::string benchmark;
    std::string test; ///< empty: all of its rows

    bool operator==(const MeasuredSeries&) const = default;
};

/** The all-to-all benchmarks of a project; one with several tests is there as a whole and by test. */
[[nodiscard]] std::vector<MeasuredSeries> measuredSeries(const Project& project);

/** Times of all-to-alls by every method whose figures are known; an immutable value that views show. */
struct CollectiveResult
{
    /** All-to-alls of more messages are not run in the engine: each would take seconds. */
    static constexpr std::uint64_t kMostEngineMessages = 4100;

    std::shared_ptr<const ScenarioResult> base; ///< project and scenario; not null
    CollectiveChoice choice;
    QString model; ///< of the engine
    std::vector<MeasuredSeries> series;
    std::optional<std::size_t> shownSeries; ///< nothing: nothing was measured
    std::vector<AllToAllPoint> measured;
    LinkSources link;
    AllToAllFigures figures; ///< without a network
    std::optional<SignaturePreset> preset;
    std::optional<SignatureFit> fit;
    AllToAllStudy study;
    std::shared_ptr<const Table> sizes; ///< of the study, a row for each size; null without a study
    bool hasEngine = false;             ///< the study has times of the engine
    QString engineNote;                 ///< why some or all of them are missing
    QString failure;                    ///< why there is no signature, or nothing at all

    std::vector<PairBenchmark> pairs; ///< of the project, whatever is chosen

    // Bounds of the scenario's own messages; empty without a prediction.
    Exchange exchange;
    ExchangeBounds bounds;
    std::shared_ptr<const Table> loads; ///< a row for each process; null without a prediction
    std::optional<double> makespan;
    std::vector<std::string> without; ///< what was left out of it, as Prediction::without

    /** Keeps a study and makes its table. */
    void take(AllToAllStudy made);

    /** Measured times or a published signature are there: there is more to show than a bound. */
    [[nodiscard]] bool hasSubject() const { return !measured.empty() || preset; }
};

/**
 * Works out all-to-alls by formula, which arrives first, and then in the engine, and keeps what they are
 * asked to show.
 */
class Collectives : public LiveValue<CollectiveResult>
{
    Q_OBJECT

public:
    explicit Collectives(Results& results);

    [[nodiscard]] const CollectiveChoice& choice() const { return m_choice; }
    void setChoice(const CollectiveChoice& choice);

    // The choice as positions in lists, for controls.
    [[nodiscard]] QStringList seriesNames() const;
    [[nodiscard]] int seriesPosition() const;
    void chooseSeries(int position);
    /** Back to the first one. */
    void forgetSeries();
    /** The fitted one, or none where nothing was measured, and then the published ones. */
    [[nodiscard]] QStringList signatureNames() const;
    [[nodiscard]] int signaturePosition() const;
    void chooseSignature(int position);

private:
    CollectiveChoice m_choice;
};

} // namespace contraflow
