# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -D OUTPUT=FILE -D ROOT=FOLDER -D "TESTS=tests/…/tst_a.cpp tests/…/tst_b.cpp" -P UniteTests.cmake: writes one source
# of several tests, each in a namespace with its name, since their helpers are called alike. What they include is
# included before, outside of all namespaces.
separate_arguments(TESTS)
set(headers)
set(bodies)
foreach(test IN LISTS TESTS)
    file(STRINGS "${ROOT}/${test}" included REGEX "^#include [<\"]")
    list(FILTER included EXCLUDE REGEX "\\.moc\"$")
    list(APPEND headers ${included})
    get_filename_component(name "${test}" NAME_WE)
    string(APPEND bodies "\nnamespace ${name} {\n#include \"${test}\"\n} // namespace ${name}\n")
endforeach()
list(REMOVE_DUPLICATES headers)
list(JOIN headers "\n" headers)
file(WRITE "${OUTPUT}" "${headers}\n${bodies}")
