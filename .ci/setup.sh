# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What ./run, ./test and the scripts in .ci/ share; sourced, never run. Everything said here goes to
# standard error, so that `./run estimate … --json` prints nothing but its result on standard output.
set -euo pipefail

root="$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"

# The Debian and Ubuntu packages needed to build and start the program. The rest of what Qt and the
# compiler need comes as their dependencies; the translations are those of Qt's own buttons and dialogs.
build_packages=(g++ cmake ninja-build qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools
    qt6-translations-l10n libeigen3-dev nlohmann-json3-dev libcli11-dev
    libyaml-cpp-dev libtomlplusplus-dev zlib1g-dev)
# The tests' own.
test_packages=(librapidcheck-dev)

say() { printf '%s\n' "$*" >&2; }
fail() { say "${0##*/}: $*"; exit 1; }
# Also in a clone that somebody else owns, as on a build machine.
git() { command git -c safe.directory="$root" "$@"; }

# Holds a lock named $1 in the build folder, on file descriptor 9, until it is released or the script
# ends: two scripts at work on the same thing take turns.
lock() {
    mkdir -p "$root/build" || fail "cannot write to $root"
    command -v flock >/dev/null || return 0
    exec 9>"$root/build/.$1.lock"
    flock --nonblock 9 || { say "Waiting for another $1 in this folder to finish …"; flock 9; }
}
unlock() { exec 9>&-; }

# The names among the arguments that dpkg does not have installed.
missing_packages() {
    local installed
    installed="$(dpkg-query --show --showformat='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)"
    printf '%s\n' "$@" | grep --line-regexp --fixed-strings --invert-match \
        --file=<(sed -n 's/ installed$//p' <<<"$installed") || true
}

name_packages() {
    say "Quadrille needs a C++20 compiler, CMake 3.25, Ninja, Qt 6.4 (Widgets, Svg, LinguistTools)," \
        "Eigen 3.4, nlohmann-json, CLI11, yaml-cpp, toml++ 3 and zlib; its tests need RapidCheck too."
    say "In Debian and Ubuntu the packages are: $*"
}

# Installs those of the packages named by the arguments that are missing. Without apt it can only
# check that the build tools are there; CMake then finds the libraries or names the one it does not.
install_packages() {
    local tool missing as_root=()
    if ! command -v dpkg-query >/dev/null; then
        for tool in c++ cmake ninja; do
            command -v "$tool" >/dev/null && continue
            name_packages "$@"
            fail "there is no '$tool' and no apt to install it with; install the packages above and start again."
        done
        return
    fi
    # Japanese labels need a font that has the letters; any will do.
    fc-list :lang=ja 2>/dev/null | grep --quiet . || set -- "$@" fonts-vlgothic
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]})) || return 0

    say "Packages to install: ${missing[*]}"
    command -v apt-get >/dev/null ||
        fail "there is no apt to install them with; install them (or your system's equivalents) and start again."
    if ((EUID != 0)); then
        command -v sudo >/dev/null ||
            fail "installing needs root and there is no sudo; as root, run: apt-get install ${missing[*]}"
        as_root=(sudo)
        [[ -t 0 ]] || as_root+=(--non-interactive) # no terminal to type a password at
    fi
    : >"$root/build/.set-up.log"
    say "Refreshing apt's package lists …"
    apt_get update || say "The package lists could not be refreshed; trying with those at hand."
    apt_get install --no-install-recommends "${missing[@]}" || {
        tail -n 5 "$root/build/.set-up.log" >&2
        fail "the packages could not be installed; apt's own words are above and in build/.set-up.log." \
            "As root, with a network, run: apt-get install ${missing[*]}"
    }
}

# Runs apt-get as root (see install_packages for as_root), with a line of progress for each tenth of the way.
apt_get() {
    local line step tenth last=""
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get --yes --quiet=2 --option APT::Status-Fd=1 \
        --option Acquire::Retries=2 --option Acquire::http::Timeout=30 --option DPkg::Lock::Timeout=600 "$@" 2>&1 |
        while IFS= read -r line; do
            if [[ "$line" =~ ^(dl|pm)status:.*:([0-9]+)(\.[0-9]+)?: ]]; then
                [[ "${BASH_REMATCH[1]}" == dl ]] && step="Downloading" || step="Installing"
                tenth="$step … $((10#${BASH_REMATCH[2]} / 10 * 10)) %"
                [[ "$1" != install || "$tenth" == "$last" ]] || say "$tenth"
                last="$tenth"
            else
                printf '%s\n' "$line" >>"$root/build/.set-up.log"
            fi
        done
}

set_up() {
    lock set-up
    install_packages "$@"
    unlock
}

# As many jobs as processors, at most one for each 1.5 GiB of memory that is free.
jobs() {
    local count bytes
    count="$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN)"
    while read -r bytes; do
        if ((bytes / 1610612736 < count)); then count=$((bytes / 1610612736)); fi
    done < <({
        awk '/^MemAvailable:/ {printf "%.0f\n", $2 * 1024}' /proc/meminfo
        grep --line-regexp '[0-9]*' /sys/fs/cgroup/memory.max # a container's share
    } 2>/dev/null)
    echo $((count < 1 ? 1 : count))
}

# Configures preset $1 where that was never done, or was done before the presets changed or the folder moved.
configure() {
    local tree="$root/build/$1"
    if [[ "$tree/build.ninja" -nt "$root/CMakePresets.json" ]] &&
        grep --quiet --line-regexp --fixed-strings "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$tree/CMakeCache.txt"; then
        return
    fi
    say "Configuring build/$1 …"
    (cd "$root" && cmake --fresh --preset "$1" >&2) && return
    rm -f "$tree/build.ninja" # so that the next start configures anew
    command -v apt-get >/dev/null || name_packages "${build_packages[@]}" "${test_packages[@]}"
    fail "CMake could not configure Quadrille; its reason is above."
}

# Builds preset $1, or only the targets named by the other arguments.
build() {
    local preset="$1" count
    shift
    configure "$preset"
    count="$(jobs)"
    say "Bringing build/$preset up to date, $count jobs at a time …"
    (cd "$root" && cmake --build --preset "$preset" --parallel "$count" ${1+--target "$@"} >&2 9>&-) ||
        fail "the build failed; the compiler's reason is above."
}
