// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/print/print_pages.h"

#include <QByteArray>

#include <stop_token>
#include <string>

namespace contraflow::report {

/** The pages as PDF with embedded fonts. `date` (2026-11-21) is when the file says that it was made: the same
 * pages give the same bytes. */
[[nodiscard]] QByteArray pdfOf(const PrintPages& pages, const std::string& date,
                               const std::stop_token& stop = {});

/**
 * Replaces the time at which a PDF of QPdfWriter was made and puts the table of references right. Gives back
 * nothing when the file is not built as expected.
 */
[[nodiscard]] QByteArray withDate(const QByteArray& pdf, const QByteArray& date);

} // namespace contraflow::report
