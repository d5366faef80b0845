// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/glossary/example_plans.h"
#include "app/glossary/term_views.h"
#include "core/analysis/analysis.h"

namespace quadrille {

using MakePicture = std::function<std::unique_ptr<Picture>()>;

/// The plans that a term can be shown on. Each of them says by `example` whether it is the current one.
struct TermPlans {
    TermPlans(const TermQuestion& asked, const Catalogue& known, const std::stop_token& stopped)
        : question(asked), catalogue(known), stop(stopped) {}

    const TermQuestion& question;
    const Catalogue& catalogue;
    const std::stop_token& stop;
    bool example = false; ///< what was taken last is a small plan, not the current one

    [[nodiscard]] bool is(std::string_view term) const { return question.term == term; }
    [[nodiscard]] Scenario plan() {
        example = !question.plan.has_value();
        return example ? example_plans::dense(catalogue) : *question.plan;
    }
    [[nodiscard]] Scenario withDegree(TrafficKind kind) {
        example = !question.plan || groupPlace(*question.plan, kind).ranks < 2;
        return example ? example_plans::withDegree(catalogue, kind) : *question.plan;
    }
    [[nodiscard]] Scenario detailed() {
        const auto own = example_plans::detailed(question.plan);
        example = !own.has_value();
        return own.value_or(example_plans::dense(catalogue));
    }
    [[nodiscard]] Analysis analysed(const Scenario& scenario) const {
        return analyzeWithoutTimeline(scenario, stop);
    }
};

/// Sections of the anatomy. \pre the subject is matrices, groups, batch, zero or experts
[[nodiscard]] MakePicture termAnatomy(TermPlans& plans, TermSubject subject);

} // namespace quadrille
