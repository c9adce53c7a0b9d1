// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/feedback.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"

#include <QString>
#include <QStringList>

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
    void follow() const;
    /** Needs no project. */
    void runCampaign() const;

    void importMeasurements() const;
    void importMeasuredFolder() const;
    void importMessages() const;
    void importNetwork() const;
    void importTrace() const;
    void takeModel() const;
    void chooseAlgorithms() const;
    /** A project is opened, any other file or folder is offered for import; several files at once are those
     * of one trace. */
    void takeFiles(const QStringList& paths) const;

private:
    void takeFile(const QString& path) const;
    /** Shows what a file holds, to be imported: measured times, a network or a trace. */
    void importFile(const QString& path) const;
    void importTraffic(const QString& path) const;
    void importTopology(const QString& path) const;
    void importTraceOf(const QStringList& paths) const;
    void importFolder(const QString& path) const;

    Context m_context;
};

} // namespace contraflow
