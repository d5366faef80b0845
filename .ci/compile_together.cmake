# SPDX-License-Identifier: GPL-3.0-or-later
# quadrille_compile_together(TARGET [APART FOLDER…]): most of what a source costs is reading the headers that its
# neighbours read too. With QUADRILLE_COMPILE_TOGETHER, up to eight sources of a folder are compiled as one file;
# names in their unnamed namespaces must then differ. Folders that are lists of things alike, each with the same
# names for itself, stay apart, and so do all but one of the sources of a folder that have their own struct Text or
# Options.
option(QUADRILLE_COMPILE_TOGETHER "Compile neighbouring sources as one file" OFF)

function(quadrille_compile_together target)
    if(NOT QUADRILLE_COMPILE_TOGETHER)
        return()
    endif()
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "APART")
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    set(previous "")
    foreach(source IN LISTS sources)
        cmake_path(GET source PARENT_PATH folder)
        cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
        if(folder IN_LIST arg_APART)
            set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
            continue()
        endif()
        if(NOT folder STREQUAL previous)
            set(count 0)
            set(previous ${folder})
        endif()
        # The first of a folder stays with its neighbours.
        file(STRINGS ${source} own_text LIMIT_COUNT 1 REGEX "^struct (Text|Options) \\{")
        if(own_text AND folder IN_LIST with_text)
            set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
            continue()
        elseif(own_text)
            list(APPEND with_text ${folder})
        endif()
        math(EXPR part "${count} / 8")
        math(EXPR count "${count} + 1")
        string(REPLACE "/" "_" group "${folder}_${part}")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
