// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace contraflow::report {

/**
 * A picture fit to stand among others in a page: without prolog, title and names of XML, and without anything
 * that does not draw; with ids that begin with `prefix`, and with its size as width and height.
 */
[[nodiscard]] QByteArray inlineSvg(const QByteArray& svg, const QByteArray& prefix);

} // namespace contraflow::report
