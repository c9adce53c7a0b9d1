// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/feedback.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"

#include <QString>

class QWidget;

namespace contraflow {

class FileCommands;
class SheetTabs;

/**
 * What a window does to its project by dialogs: presets and recipes, measured times of other programs,
 * calibration and placement. The dialogs make the edits.
 */
class ProjectCommands
{
public:
    /** The window that dialogs belong to and what it is made of; all of them outlive this. */
    struct Context
    {
        QWidget* window = nullptr;
        Document& document;
        Selection& selection;
        Feedback& feedback;
        FileCommands& files;
        SheetTabs& sheets;
    };

    explicit ProjectCommands(const Context& context) : m_context(context) {}

    void newFromPreset() const;
    void newFromRecipe() const;
    void makeMessages() const;
    void makeProgram() const;
    void applyNetworkPreset() const;
    void addModelFromPreset() const;
    void calibrate() const;
    void place() const;
    void measure() const;

    void importMeasurements() const;
    void importMeasuredFolder() const;
    void importMessages() const;
    void importNetwork() const;
    void takeModel() const;
    /** A project is opened, any other file or folder is offered for import. */
    void takeFile(const QString& path) const;

private:
    /** Shows what a file holds, to be imported: measured times, or a network. */
    void importFile(const QString& path) const;
    void importTopology(const QString& path) const;
    void importFolder(const QString& path) const;

    Context m_context;
};

} // namespace contraflow
