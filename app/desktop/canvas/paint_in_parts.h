// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/canvas_painter.h"
#include "app/desktop/jobs/latest_job.h"

namespace contraflow {

/** Paints like paintCanvas(), tells a job how far it is, and leaves out the rest when it is to stop. */
void paintInParts(QPainter& painter, const CanvasPicture& picture, const CanvasFrame& frame,
                  const JobContext& job);

} // namespace contraflow
