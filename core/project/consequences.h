// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edit.h"

#include <vector>

namespace contraflow {

/**
 * What a change of a document brings with it, in the order in which it is to be applied: formulas get their
 * values (formulas.h), and objects whose values were imported say that these are no longer those of the file
 * (Provenance::changed). Costs, notes and how something is drawn are nobody's measurement and may change.
 * Whoever changes a document for its user goes through here.
 */
[[nodiscard]] std::vector<Change> consequences(const Project& before, const Project& project);

/** An edit of `project` together with what it brings with it; fails when it does not fit. */
[[nodiscard]] Result<Edit> withConsequences(const Project& project, Edit edit);

/** Applies an edit and what it brings with it, or nothing; returns the edit that takes that back. */
[[nodiscard]] Result<Edit> changeDocument(Project& project, const Edit& edit);

} // namespace contraflow
