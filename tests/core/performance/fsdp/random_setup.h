// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/fsdp_study.h"
#include "tests/support/resources.h"

#include <rapidcheck.h>

namespace quadrille::test {

inline const FsdpStudy& fsdpStudy() {
    static const FsdpStudy study = parseFsdpStudy(resourceText("fsdp_study.json"));
    return study;
}

/// A configuration of which at least one token fits on a GPU.
inline fsdp::Setup runnableFsdpSetup() {
    const auto hundredths = [](int from, int to) { return *rc::gen::inRange(from, to + 1) / 100.0; };
    fsdp::Setup setup;
    setup.layers = *rc::gen::inRange(1, 130);
    setup.hidden = 64 * *rc::gen::inRange(1, 300);
    setup.sequence = *rc::gen::inRange(1, 200000);
    setup.gpus = *rc::gen::inRange(1, 5000);
    setup.bytesPerNumber = *rc::gen::element(1.0, 2.0, 4.0);
    setup.gamma = hundredths(0, 100);
    setup.shardsParameters = *rc::gen::arbitrary<bool>();
    setup.memory = gibibytes(*rc::gen::inRange(8, 400));
    setup.reserved = Bytes(1e8 * *rc::gen::inRange(0, 100));
    setup.bandwidth = fsdp::gigabits(*rc::gen::inRange(1, 4000));
    setup.latency = Seconds(*rc::gen::element(0.0, 1e-7, 1e-5));
    setup.peak = FlopsPerSecond(1e12 * *rc::gen::inRange(10, 5000));
    setup.alpha = hundredths(1, 100);
    RC_PRE(fsdp::tokenCapacity(fsdp::inputsOf(setup)) >= 1);
    return setup;
}

} // namespace quadrille::test
