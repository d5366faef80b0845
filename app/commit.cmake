# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the commit that is built into ${header}, and only when it is another one: cmake -Droot=… -Dheader=… -P commit.cmake
find_package(Git QUIET)
set(commit "")
# Not the commit of a repository that this folder merely lies in, as when a package unpacks its sources.
if(GIT_FOUND AND EXISTS ${root}/.git)
    execute_process(COMMAND ${GIT_EXECUTABLE} -c safe.directory=${root} -C ${root} rev-parse --short=9 HEAD
                    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    execute_process(COMMAND ${GIT_EXECUTABLE} -c safe.directory=${root} -C ${root} diff --quiet HEAD
                    RESULT_VARIABLE changed ERROR_QUIET)
    if(commit AND changed)
        string(APPEND commit ", changed")
    endif()
endif()
set(text "#define QUADRILLE_COMMIT \"${commit}\"\n")
set(present "")
if(EXISTS ${header})
    file(READ ${header} present)
endif()
if(NOT present STREQUAL text)
    file(WRITE ${header} "${text}")
endif()
