# SPDX-License-Identifier: GPL-3.0-or-later
# Run by CPack on what it has installed, before it packs it.
file(GLOB_RECURSE pages ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*.1)
if(NOT pages)
    message(FATAL_ERROR "There is no manual page to compress below ${CPACK_TEMPORARY_INSTALL_DIRECTORY}.")
endif()
execute_process(COMMAND gzip -9n -f ${pages} COMMAND_ERROR_IS_FATAL ANY)
