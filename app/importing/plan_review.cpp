// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importing/plan_review.h"

#include "core/check/check.h"

#include <array>

namespace quadrille {

std::variant<PlanReview, InputError> review(const ImportQuestion& question, const Catalogue& catalogue,
                                            const std::stop_token& stop) {
    PlanReview answer;
    try {
        answer.plan = frameworks::importPlan(question.texts, question.base, catalogue, question.format);
    } catch (const InputError& error) {
        return error;
    }
    answer.broken = firstError(answer.plan.scenario);
    const Analysis before = analyzeWithoutTimeline(question.base, stop);
    const Analysis after = analyzeWithoutTimeline(answer.plan.scenario, stop);
    answer.changes = comparePlans(
        std::array{NamedAnalysis{question.before, &before}, NamedAnalysis{question.after, &after}});
    return answer;
}

} // namespace quadrille
