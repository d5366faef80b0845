# SPDX-License-Identifier: GPL-3.0-or-later
# The Debian package: cmake --preset package, cmake --build --preset package, cpack --preset package.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME quadrille)
set(CPACK_PACKAGE_VENDOR "Quadrille maintainers")
set(CPACK_PACKAGE_CONTACT "Quadrille maintainers <maintainers@quadrille.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "explore how to split the training of a language model")
set(CPACK_PACKAGE_DESCRIPTION
    "Quadrille answers one question: how should this language model be split
over these GPUs? Sliders for tensor, context, pipeline, data and expert
parallelism show at once what every GPU must hold, where the pipeline idles
and how long a step takes, with predictions that are held against thousands
of published runs. The same program is a command line for scripts.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Icons and buttons of Qt itself, which no library that is linked brings along.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6, qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-qpa-plugins, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

# What Debian wants of every package: its licence, its changes, and a page compressed without the time in it.
set(package_doc ${CMAKE_CURRENT_BINARY_DIR}/package-doc)
file(MAKE_DIRECTORY ${package_doc})
string(TIMESTAMP package_date "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${package_doc}/changelog "quadrille (${PROJECT_VERSION}) unstable; urgency=medium

  * What changed is told in CHANGELOG.md of the sources.

 -- Quadrille maintainers <maintainers@quadrille.invalid>  ${package_date}
")
find_program(GZIP gzip)
if(GZIP)
    execute_process(COMMAND ${GZIP} -9nkf ${package_doc}/changelog)
    install(FILES ${package_doc}/changelog.gz DESTINATION share/doc/quadrille)
    set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/compress_page.cmake)
endif()
install(FILES ${CMAKE_CURRENT_LIST_DIR}/copyright DESTINATION share/doc/quadrille)
include(CPack)
