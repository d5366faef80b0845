# SPDX-License-Identifier: GPL-3.0-or-later
# quadrille_moc_alone(TARGET…): moc knows Qt's macros by itself, yet reads every header that a source includes, the
# standard library's too: fifteen times as long. It is started by a script that leaves the folders of headers out, and
# gives them to it after all where it cannot do without, as with Q_INTERFACES.
if(UNIX)
    get_target_property(moc Qt6::moc LOCATION)
    set(moc_alone ${PROJECT_BINARY_DIR}/moc_alone.sh)
    file(CONFIGURE OUTPUT ${moc_alone} @ONLY CONTENT [[#!/bin/sh
alone() {
    for each do
        shift
        case "$each" in -I*) ;; *) set -- "$@" "$each" ;; esac
    done
    '@moc@' "$@" 2>&1
}
if said="$(alone "$@")"; then
    [ -z "$said" ] || printf '%s\n' "$said" >&2
else
    exec '@moc@' "$@"
fi
]])
    file(CHMOD ${moc_alone} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
endif()

function(quadrille_moc_alone)
    if(moc_alone)
        set_target_properties(${ARGN} PROPERTIES AUTOMOC_EXECUTABLE ${moc_alone})
    endif()
endfunction()
