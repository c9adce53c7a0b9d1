// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/document/object_edits.h"

#include <string>
#include <utility>

namespace contraflow::test {

/** Puts a project into a document as if it came from a file without anything to remark. */
inline void openProject(Document& document, Project project)
{
    LoadedProject loaded;
    loaded.project = std::move(project);
    document.reset(std::move(loaded), {});
}

/** Lets the first scenario have a model of a kind, as the toolbar does. */
inline void chooseKind(Document& document, const std::string& kind)
{
    document.submit(chooseModelKind(document.project(), 0, kind));
}

} // namespace contraflow::test
