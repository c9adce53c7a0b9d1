// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace contraflow {

/** A text without what a launcher or a mail put in front of its lines. */
struct UnlabelledText
{
    std::string text;  ///< line by line the same text
    std::string label; ///< the first one that was taken away
    /** Which process or host wrote each line; empty where the line does not say it, or the labels do not. */
    std::vector<std::string> writers;
};

/**
 * The text without labels in front of some of its lines, once for each kind that three lines or more have:
 * "[1,0]<stdout>:" of mpirun --tag-output, "[0] " of mpiexec -l, "[default0]:" of torchrun, "0: " of srun
 * --label and flux, "node1: " of pdsh, "> " of a mail, dates (iperf3 --timestamps, logs of containers), and a
 * title that the lines share ("my run:  " of iperf3 --title). What looks like a label may be a column: only
 * a text that is recognised without its labels and was not with them, or of which more rows can be read,
 * should be taken without them.
 */
[[nodiscard]] std::vector<UnlabelledText> withoutLineLabels(std::string_view text);

/** What each process or host wrote, where there are several: its name, and the text in which the lines of all
 * others are empty. */
[[nodiscard]] std::vector<std::pair<std::string, std::string>> textsByWriter(const UnlabelledText& text);

/** The text without a terminal's codes (colours, titles of the window); nothing where it has none. */
[[nodiscard]] std::optional<std::string> withoutTerminalCodes(std::string_view text);

} // namespace contraflow
