// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

namespace contraflow {

/** What drawing needs of an application, in a program that shows nothing: the same with and without a
 * display. */
class InvisibleApplication
{
public:
    InvisibleApplication();

private:
    /** Comes before the application, which looks at the environment. */
    struct Surroundings
    {
        Surroundings();
    };

    Surroundings m_surroundings;
    int m_count = 1;
    char m_name[11] = "contraflow";
    char* m_arguments[2] = {m_name, nullptr};
    QApplication m_application;
};

} // namespace contraflow
