// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/resources.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/anatomy/anatomy_view.h"

#include <optional>

/// Plans whose anatomy is looked at.
namespace quadrille::test::anatomy {

inline Scenario detailed(const char* model, std::int64_t gpus) {
    Scenario s = test::scenario(model, "h100-sxm-80gb", gpus);
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    s.plan.globalBatch = 2 * gpus;
    s.plan.recompute = Recompute::full;
    return s;
}

/// TP 4, CP 2, PP 2, DP 4.
inline Scenario usual() {
    Scenario s = detailed("llama-3.1-8b", 64);
    s.plan.tp = 4;
    s.plan.cp = 2;
    s.plan.pp = 2;
    return s;
}

/// Experts folded over EP 8, ETP 1.
inline Scenario experts() {
    Scenario s = detailed("deepseek-v2-lite", 64);
    s.plan.ep = 8;
    return s;
}

inline AnatomyContent contentOf(const Scenario& s, std::int64_t gpu = 0,
                                std::optional<TrafficKind> kind = {}) {
    return {analyzeWithoutTimeline(s), gpu, kind};
}

inline AnatomyLayout laidOut(const AnatomyContent& content, QSizeF size) {
    return layoutAnatomy(content, {QPointF(), size}, QFontMetricsF(test::usualFont()));
}

/// A view as wide as a panel.
struct ShownAnatomy {
    AnatomyView view;
    explicit ShownAnatomy(const Scenario& s, QSize size = {1280, 360}) {
        view.setFont(test::usualFont());
        view.resize(size);
        view.setAnalysis(analyzeWithoutTimeline(s));
        view.show();
        view.activateWindow();
        view.setFocus();
    }
};

} // namespace quadrille::test::anatomy
