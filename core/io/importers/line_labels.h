// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace contraflow {

/** A text without what a launcher or a mail put in front of its lines. */
struct UnlabelledText
{
    std::string text;     ///< line by line the same text
    std::string label;    ///< the first one that was taken away
    bool isTitle = false; ///< it is one text in front of all lines, as programs print it themselves
};

/**
 * Takes away labels that stand in front of nine of ten lines: "[1,0]<stdout>:" of mpirun --tag-output, "[0] "
 * of mpiexec -l, "0: " of srun --label, "> " of a mail, dates (iperf3 --timestamps, logs of containers), and
 * one title that all lines share ("run7:  " of iperf3 --title, "node1: " of pdsh). Nothing when there are
 * none. What looks like a label may be a column: only a text that is recognised without its labels, and was
 * not with them, should be taken without them.
 */
[[nodiscard]] std::optional<UnlabelledText> withoutLineLabels(std::string_view text);

/** The text without a terminal's codes (colours, titles of the window); nothing where it has none. */
[[nodiscard]] std::optional<std::string> withoutTerminalCodes(std::string_view text);

} // namespace contraflow
