// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/output/invisible_application.h"

namespace contraflow {

InvisibleApplication::Surroundings::Surroundings()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // What Qt misses of a desktop is nothing to people who have none.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
}

InvisibleApplication::InvisibleApplication() : m_application(m_count, m_arguments) {}

} // namespace contraflow
