// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/legends.h"

namespace quadrille {
namespace {

thread_local int without = 0;

} // namespace

bool drawsLegends() {
    return without == 0;
}

WithoutLegends::WithoutLegends() {
    ++without;
}

WithoutLegends::~WithoutLegends() {
    --without;
}

} // namespace quadrille
