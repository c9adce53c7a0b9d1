# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# cpack runs this when the files of a package lie ready: what is linked into each program (SPDX) joins its documents.
find_program(CONTRAFLOW_PYTHON python3)
find_program(CONTRAFLOW_DPKG_QUERY dpkg-query)
if(NOT CONTRAFLOW_PYTHON OR NOT CONTRAFLOW_DPKG_QUERY)
    message(STATUS "Without python3 and dpkg-query the packages do not say what is linked into them")
    return()
endif()
file(GLOB programs "${CPACK_TEMPORARY_DIRECTORY}/*/usr/bin/*")
foreach(program IN LISTS programs)
    cmake_path(GET program FILENAME name)
    cmake_path(GET program PARENT_PATH folder)
    file(GLOB documents "${folder}/../share/doc/*")
    execute_process(
        COMMAND "${CMAKE_COMMAND}" -E env "CONTRAFLOW_VERSION=${CPACK_PACKAGE_VERSION}"
            "${CONTRAFLOW_PYTHON}" "${CMAKE_CURRENT_LIST_DIR}/../sbom.py" "${program}"
        OUTPUT_FILE "${documents}/${name}.spdx.json" COMMAND_ERROR_IS_FATAL ANY)
endforeach()
