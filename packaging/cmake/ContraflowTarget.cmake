# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# What every target of the project shares: language level, warnings, sanitizers, include root.
include(FeatureSummary)
include(CheckLinkerFlag)

# Used where they are installed: the build is the same without them, only slower.
find_program(CONTRAFLOW_CCACHE ccache)
mark_as_advanced(CONTRAFLOW_CCACHE)
if(CONTRAFLOW_CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    # Precompiled headers need the sloppiness; the base folder makes a second clone find what the first one built.
    set(CMAKE_CXX_COMPILER_LAUNCHER env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}"
        "CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime" CCACHE_PCH_EXTSUM=true
        "${CONTRAFLOW_CCACHE}")
endif()
check_linker_flag(CXX -fuse-ld=mold CONTRAFLOW_HAS_MOLD)
if(CONTRAFLOW_HAS_MOLD)
    add_link_options(-fuse-ld=mold)
endif()

add_library(contraflow_common INTERFACE)
target_compile_features(contraflow_common INTERFACE cxx_std_20)
target_compile_options(contraflow_common INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual
    -Wimplicit-fallthrough -Wno-missing-field-initializers
    # g++ 12 warns of overlapping and of overlong copies in std::string's operator+ where there are none (GCC bugs
    # 105651 and 105329), and of strings in a std::variant that are never read (GCC bug 107138).
    "$<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict;-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread;-Wno-maybe-uninitialized>"
    # g++ collects garbage as soon as it has read a precompiled header of Qt; without, it is a sixth faster.
    $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=2097152>
    # Files that are compiled together are all included, so what is private to one looks as if it were in a header.
    $<$<AND:$<BOOL:${CMAKE_UNITY_BUILD}>,$<CXX_COMPILER_ID:GNU>>:-Wno-subobject-linkage>
    $<$<BOOL:${CONTRAFLOW_WARNINGS_AS_ERRORS}>:-Werror>)
target_include_directories(contraflow_common INTERFACE "${PROJECT_SOURCE_DIR}")
target_compile_definitions(contraflow_common INTERFACE CONTRAFLOW_VERSION="${PROJECT_VERSION}")
if(CONTRAFLOW_HARDENING)
    # What Debian hardens its packages with; packaging/deb.sh checks that it arrived. Paths of the build stay out of programs.
    include(CheckPIESupported)
    check_pie_supported()
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
    target_compile_options(contraflow_common INTERFACE -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -fstack-protector-strong
        -fstack-clash-protection -fcf-protection -Wformat -Werror=format-security
        "-ffile-prefix-map=${PROJECT_SOURCE_DIR}=." "-ffile-prefix-map=${PROJECT_BINARY_DIR}=build")
    target_link_options(contraflow_common INTERFACE -Wl,-z,relro -Wl,-z,now)
endif()
if(CONTRAFLOW_SANITIZERS)
    # What is checked has assertions and lines whatever the configuration; an index outside of a vector is no fault to a
    # sanitizer where other memory happens to lie there; and what is not optimised away for sanitizers looks read (GCC
    # bug 107138, as above).
    set(checked "-fsanitize=${CONTRAFLOW_SANITIZERS};-fno-omit-frame-pointer;-fno-sanitize-recover=all"
        -UNDEBUG -g1 -D_GLIBCXX_ASSERTIONS
        "$<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-maybe-uninitialized>")
    target_compile_options(contraflow_common INTERFACE
        "$<$<NOT:$<BOOL:$<TARGET_PROPERTY:CONTRAFLOW_UNCHECKED>>>:${checked}>")
    target_link_options(contraflow_common INTERFACE -fsanitize=${CONTRAFLOW_SANITIZERS})
endif()

# contraflow_add_library(NAME [DEPENDS targets…]): a library with the project's common settings, static unless
# BUILD_SHARED_LIBS says otherwise: with sanitizers the tests would take 60 GB, each with all of core in it.
# Sources are added afterwards with target_sources.
function(contraflow_add_library name)
    cmake_parse_arguments(ARG "" "" "DEPENDS" ${ARGN})
    add_library(${name})
    set_target_properties(${name} PROPERTIES DEFINE_SYMBOL "")
    target_link_libraries(${name} PUBLIC contraflow_common ${ARG_DEPENDS})
endfunction()

# Headers of libraries that most files of a kind include: parsed once, kept as a precompiled header and shared by the
# targets that are compiled with the same options. The project's own headers are left out, for they change.
set(CONTRAFLOW_STANDARD_HEADERS
    <algorithm> <array> <charconv> <cmath> <cstddef> <cstdint> <functional> <limits> <map> <memory>
    <numeric> <optional> <set> <span> <stop_token> <string> <string_view> <unordered_map> <utility> <variant> <vector>)
set(CONTRAFLOW_QT_HEADERS
    <QAbstractItemModel> <QByteArray> <QColor> <QCoreApplication> <QDir> <QFileInfo> <QFont> <QFontMetricsF> <QImage>
    <QKeyEvent> <QMetaObject> <QMouseEvent> <QObject> <QPainter> <QPainterPath> <QPointF> <QRectF> <QString>
    <QStringList> <QTimer> <QUndoStack> <QVariant>)
set(CONTRAFLOW_WIDGET_HEADERS ${CONTRAFLOW_QT_HEADERS}
    <QAction> <QApplication> <QCheckBox> <QComboBox> <QDialog> <QDialogButtonBox> <QFormLayout> <QHBoxLayout>
    <QHeaderView> <QLabel> <QLineEdit> <QListWidget> <QMainWindow> <QMenu> <QPushButton> <QScrollBar> <QSplitter>
    <QTableView> <QToolButton> <QVBoxLayout> <QWidget>)

# contraflow_precompile(TARGET headers…): a precompiled header of these headers. g++ makes another file each time, so
# ccache is given a sum of what it is made from, in place of the file, to know it again in another clone.
function(contraflow_precompile target)
    target_precompile_headers(${target} PRIVATE ${ARGN})
    string(MD5 sum "${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION} ${Qt6_VERSION} ${CMAKE_BUILD_TYPE} ${ARGN}")
    get_target_property(folder ${target} BINARY_DIR)
    file(CONFIGURE OUTPUT "${folder}/CMakeFiles/${target}.dir/cmake_pch.hxx.gch.sum" CONTENT "${sum}\n")
endfunction()
