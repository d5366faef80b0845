# SPDX-License-Identifier: GPL-3.0-or-later
# Run by CPack in what it has installed.
file(GLOB pages ${CMAKE_INSTALL_PREFIX}/share/man/man1/*.1 ${CMAKE_CURRENT_BINARY_DIR}/share/man/man1/*.1)
foreach(page IN LISTS pages)
    execute_process(COMMAND gzip -9n -f ${page})
endforeach()
