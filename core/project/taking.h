// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/edit.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** An object or a row of another project that is taken into a project. */
struct TakenThing
{
    TableRef table;
    std::size_t row = 0;
    /** What the caller calls it here, who adds it himself; without it comes along like what it refers to. */
    std::optional<std::string> name = std::nullopt;
};

/** A thing of the other project that the project has now. */
struct CameAlong
{
    TableKind list = TableKind::platforms;
    std::size_t row = 0; ///< in the other project
    std::string there;   ///< its name in the other project
    std::string here;
    bool isNew = true; ///< added; otherwise the project had one with the same content
};

struct Taking
{
    /** The other project in which things have the names that they have here, wherever they are meant. */
    Project other;
    std::vector<ReplaceRows> additions; ///< rows of lists, in an order in which what is meant comes first
    std::vector<CameAlong> along;
    bool hasPrograms = false; ///< whether applications were taken

    /** "parameter 'N' as 'N_2', platform 'p'": what is new, for people; empty: nothing. */
    [[nodiscard]] std::string text() const;
};

/**
 * What comes along when things of another project are taken: all that they refer to (references.h), and what
 * that refers to. What the project has with the same content is used, whatever its name; a name that is taken
 * gets a number, in every reference. Names that only tell a history, such as that of a measurement in the
 * record of a calibration, bring nothing along and never come to mean something else of the project.
 */
[[nodiscard]] Taking takeAlong(const Project& project, const Project& other,
                               const std::vector<TakenThing>& things);

/** The parameters whose names a project has already, by row, with free names for them. */
[[nodiscard]] std::map<std::size_t, std::string> otherParameterNames(const Project& project,
                                                                     const Project& other);

/** Which model of another project is taken, and what for. */
struct ModelTaking
{
    std::string model;                  ///< its name there
    std::string name;                   ///< its name here; empty: the same, or the next that is free
    std::vector<std::size_t> scenarios; ///< of this project, that use it from now on
    Provenance provenance;              ///< what is known of the other project's file
};

struct TakenModel
{
    Edit edit; ///< one undo step; no changes where everything is as wanted already
    std::string name;
    bool isNew = false; ///< otherwise the project has the same model already
    std::vector<std::string> notes;
};

/**
 * Takes a model over with its parameters (formulas by their values, as the names that they use are the other
 * project's) and with the record of what it was learnt from. Where this project has a model of the same kind,
 * parameters and record, that one is used. Fails when there is no such model, two have its name, a formula
 * has no value, or the wanted name is taken.
 */
[[nodiscard]] Result<TakenModel> takeModel(const Project& project, const Project& other,
                                           const ModelTaking& taking);

/** What is known of how good a model is: "learnt from 12 measurements, off by 3.1 %, by 2.9 % on 6 held out";
 * empty where it was not calibrated. */
[[nodiscard]] std::string calibrationSummary(const Model& model);

} // namespace contraflow
