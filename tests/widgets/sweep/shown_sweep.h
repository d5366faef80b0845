// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/widgets/sweep/sweeps.h"
#include "widgets/sweep/sweep_curve.h"

namespace quadrille::test {

/// A curve on the screen that has the keyboard.
struct ShownSweep {
    SweepCurve curve;
    explicit ShownSweep(SweepData data, QSize size = {640, 360}) {
        curve.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        curve.setData(std::move(data));
        curve.resize(size);
        curve.show();
        curve.activateWindow();
        curve.setFocus();
    }
    [[nodiscard]] QPoint middle(int stop) const { return curve.layoutNow().column(stop).center().toPoint(); }
};

} // namespace quadrille::test
