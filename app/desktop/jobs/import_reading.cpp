// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/import_reading.h"

#include "core/io/importers/import_origin.h"
#include "core/io/importers/strangers.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/text_file.h"

#include <utility>

namespace contraflow {

ImportOutcome readImport(ImportRequest request)
{
    ImportOutcome outcome;
    const Result<std::string> text = readTextFile(request.path, kMostMeasuringBytes);
    if (!text) {
        outcome.problem = text.error().message;
        return outcome;
    }
    request.options.fileName = request.path.filename().string();
    Result<ImportedFile> file = parseMeasurements(*text, request.options);
    if (!file) {
        outcome.problem = file.error().message;
        outcome.mayBeMessages = mayBeMessages(*text);
        return outcome;
    }
    outcome.file = std::move(file).value();
    Provenance& provenance = request.target.provenance;
    nameFile(provenance, request.path, *text);
    provenance.options = optionsText(request.options);
    addFacts(provenance, *outcome.file);
    Result<ImportPlan> plan = planImport(request.project, *outcome.file, request.target);
    if (plan)
        outcome.plan = std::move(plan).value();
    else {
        outcome.problem = plan.error().message;
        outcome.mayBeMessages = mayBeMessages(*text);
    }
    return outcome;
}

} // namespace contraflow
