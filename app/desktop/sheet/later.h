// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <utility>

namespace contraflow {

/**
 * Calls something once when the event loop comes back, however often it is asked to. Rows may be on the move
 * when a signal arrives; then all views have settled.
 */
class Later
{
public:
    /** Belongs to the owner. */
    Later(QObject& owner, std::function<void()> run) : m_owner(owner), m_run(std::move(run)) {}

    [[nodiscard]] bool isAsked() const { return m_isAsked; }
    void ask()
    {
        if (std::exchange(m_isAsked, true))
            return;
        QMetaObject::invokeMethod(
            &m_owner,
            [this] {
                m_isAsked = false;
                m_run();
            },
            Qt::QueuedConnection);
    }

private:
    QObject& m_owner;
    std::function<void()> m_run;
    bool m_isAsked = false;
};

} // namespace contraflow
