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
    std::string text;  ///< line by line the same text
    std::string label; ///< the first one that was taken away
};

/**
 * Takes away labels that stand in front of nine of ten lines: "[1,0]<stdout>:" of mpirun --tag-output, "0: "
 * of srun --label, "> " of a mail, the dates of iperf3 --timestamps, and one title that all lines share
 * ("run7:  ", iperf3 --title). Nothing when there are none. What looks like a label may be a column: only a
 * text that is recognised without its labels, and was not with them, should be taken without them.
 */
[[nodiscard]] std::optional<UnlabelledText> withoutLineLabels(std::string_view text);

} // namespace contraflow
