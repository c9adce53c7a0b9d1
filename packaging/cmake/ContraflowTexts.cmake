# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Puts files into the core as text, so that the command line has them without Qt and wherever the program is
# installed. Makes the source file OUTPUT with the function FUNCTION (resource_texts.h) from the files that match the
# patterns, anew whenever one changes.
function(contraflow_embed_texts function output)
    file(GLOB files CONFIGURE_DEPENDS ${ARGN})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${files})
    set(entries "")
    foreach(file IN LISTS files)
        get_filename_component(name "${file}" NAME_WE)
        file(READ "${file}" text)
        string(APPEND entries "    ResourceText{\"${name}\", R\"preset(${text})preset\"},\n")
    endforeach()
    string(CONCAT source
        "// Made by packaging/cmake/ContraflowTexts.cmake.\n"
        "#include \"core/base/resource_texts.h\"\n\n#include <array>\n\n"
        "namespace contraflow {\n\nstd::span<const ResourceText> ${function}()\n{\n"
        "    static constexpr std::array texts{\n${entries}};\n    return texts;\n}\n\n} // namespace contraflow\n")
    file(CONFIGURE OUTPUT "${output}" CONTENT "@source@" @ONLY)
endfunction()
