# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the build in BUILD below PREFIX, as a package would, and uses it from there.

function(run)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE errors)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "${ARGN}\nended with ${status}:\n${output}${errors}")
    endif()
    set(output "${output}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE "${PREFIX}")
run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${PREFIX}")

set(expected
    bin/contraflow
    share/man/man1/contraflow.1.gz
    share/doc/contraflow/copyright
    share/doc/contraflow/changelog.gz
    share/contraflow/samples/two-racks-copper.yaml
    share/contraflow/help/index.md)
if(DESKTOP)
    list(APPEND expected
        share/applications/contraflow.desktop
        share/metainfo/org.contraflow.contraflow.metainfo.xml
        share/mime/packages/contraflow.xml
        share/icons/hicolor/scalable/apps/contraflow.svg)
endif()
foreach(file IN LISTS expected)
    if(NOT EXISTS "${PREFIX}/${file}")
        message(SEND_ERROR "${file} was not installed")
    endif()
endforeach()

run("${PREFIX}/bin/contraflow" --version)
if(NOT output MATCHES "${VERSION}")
    message(SEND_ERROR "--version prints '${output}' and not ${VERSION}")
endif()
run("${PREFIX}/bin/contraflow" predict "${PREFIX}/share/contraflow/samples/two-racks-copper.yaml" --format csv)
if(NOT output MATCHES "^scenario,model,message,source,destination,size_bytes,start_s,finish_s,time_s")
    message(SEND_ERROR "predict prints:\n${output}")
endif()
foreach(message IN ITEMS e1 e2 e3 e4 e5)
    if(NOT output MATCHES "\ncopper-tcp,tcp,${message},")
        message(SEND_ERROR "predict left out ${message}:\n${output}")
    endif()
endforeach()
