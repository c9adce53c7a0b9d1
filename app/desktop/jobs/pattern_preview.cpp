// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/pattern_preview.h"

namespace contraflow {

PatternPreview previewPattern(const PatternRequest& request, const JobContext& context)
{
    PatternPreview preview;
    preview.nodes =
        request.nodes ? request.nodes : std::make_shared<const PatternNodes>(patternNodes(request.platform));
    if (request.recipe) {
        preview.problem = problemOf(*request.recipe, preview.nodes->names);
        if (!preview.problem) {
            auto outline = outlineWorkload(*request.recipe, *preview.nodes, {context.stop, context.progress});
            if (outline)
                preview.outline = std::move(outline).value();
            return preview; // without an outline only when nobody waits for it any more
        }
    }
    preview.outline.groups = outlineGroups(*preview.nodes);
    return preview;
}

} // namespace contraflow
