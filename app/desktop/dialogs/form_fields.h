// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QSize>
#include <QString>

#include <string>

class QColor;
class QDialogButtonBox;
class QFormLayout;
class QGridLayout;
class QLabel;
class QLayout;
class QWidget;

// This room: dialogs and windows of their own. Forms are made of the functions here; an OptionForm is made
// of the options of a recipe. import has the one ImportDialog, make the GalleryDialog with a GalleryPage for
// each kind of thing, study what works something out of the project (calibration, campaign, placement),
// report what is given away. Feedback asks and tells; tests answer by a script.

namespace contraflow {

void setTextColor(QWidget& widget, const QColor& color);

/** What explains something else: quiet, and wrapped. */
[[nodiscard]] QLabel* mutedLabel(const char* name, QWidget* parent);
/** Of what a dialog is about. */
[[nodiscard]] QFont titleFont(QFont usual);

/** The title of what a dialog shows of several things. */
[[nodiscard]] QLabel* titleLabel(QWidget* parent);
/** A sentence or two below a title; has room for two lines, so that nothing moves when it changes. */
[[nodiscard]] QLabel* descriptionLabel(QWidget* parent);

/** What the core says within a sentence, as one of its own: with a full stop, and a capital unless a file's
 * name comes first. */
[[nodiscard]] QString sentenceOf(const std::string& words);

/** Adds a caption and its value, which is returned; they take two columns. */
[[nodiscard]] QLabel* addFigure(QGridLayout* grid, int row, int column, const char* name,
                                const QString& caption);

/** The form of a dialog, in a widget that it fills. */
[[nodiscard]] QFormLayout* plainForm(QWidget* parent);

/** What a label names, for screen readers: "Nodes and links" of "&Nodes and links:". */
[[nodiscard]] QString nameOfLabel(QString label);

/** Adds an input with its label, which gives it its name for screen readers; returns where its problems are
 * said. */
QLabel* addFormField(QFormLayout* form, const QString& label, QWidget* input);

/** What closes a dialog: its status, with room for so many lines, beside its buttons. */
[[nodiscard]] QLayout* dialogFooter(QLabel* status, int statusLines, QDialogButtonBox* buttons);

/** Says what is wrong with a field; nothing when the text is empty. */
void sayAtField(QLabel* error, const QString& text);

/** Gives a window this size, or what its screen has room for. Called when all is in it: its lists become no
 * wider than a name usually is. */
void resizeOnScreen(QWidget& window, const QSize& wanted);

} // namespace contraflow
