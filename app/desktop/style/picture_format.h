// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace contraflow {

enum class PictureFormat
{
    svg,
    pdf,
    png, ///< at twice the size
};

} // namespace contraflow
