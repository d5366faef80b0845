// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/glossary/term_plans.h"
#include "widgets/anatomy/anatomy_view.h"

namespace quadrille {
namespace {

/// Those that are not named are left out.
struct Sections {
    bool cluster = false, model = false, batch = false, facts = false;
};

class TermAnatomy {
public:
    explicit TermAnatomy(TermPlans& plans) : m_plans(plans) {}

    [[nodiscard]] MakePicture answer(TermSubject subject) {
        switch (subject) {
        case TermSubject::matrices:
            return matrices();
        case TermSubject::groups:
            return groups();
        case TermSubject::batch:
            return anatomy(m_plans.is("cp-balance") ? m_plans.withDegree(TrafficKind::context)
                                                    : m_plans.plan(),
                           {}, {.batch = true});
        case TermSubject::zero:
            return anatomy(m_plans.plan(), {}, {.facts = true});
        case TermSubject::experts:
            return experts();
        default:
            break;
        }
        return {};
    }

private:
    [[nodiscard]] MakePicture anatomy(const Scenario& shown, std::optional<TrafficKind> kind,
                                      const Sections& sections) const {
        return [kind, sections, analysis = m_plans.analysed(shown)] {
            auto picture = std::make_unique<AnatomyView>();
            picture->setSections({sections.cluster, sections.model, sections.batch, sections.facts});
            picture->chooseKind(kind);
            picture->setAnalysis(analysis);
            return picture;
        };
    }

    /// Where all experts are visited alike, nobody waits for the busiest.
    [[nodiscard]] MakePicture experts() {
        Scenario shown = m_plans.withDegree(TrafficKind::expert);
        if ((m_plans.is("expert-imbalance") || m_plans.is("capacity-factor")) &&
            busiestLoad(shown.recipe) == 1) {
            m_plans.example = true;
            shown = example_plans::sparse(m_plans.catalogue);
        }
        return anatomy(shown, TrafficKind::expert, {.model = true, .facts = true});
    }

    [[nodiscard]] MakePicture matrices() {
        if (m_plans.is("sp"))
            return anatomy(m_plans.withDegree(TrafficKind::tensor), TrafficKind::tensor, {.model = true});
        const bool latent = m_plans.is("latent"), mtp = m_plans.is("mtp"), experts = m_plans.is("experts");
        const auto has = [&](const Scenario& s) {
            return (!latent || s.model.latentAttention) && (!mtp || s.model.predictLayers > 0) &&
                   (!experts || s.model.experts);
        };
        const Scenario own = m_plans.plan();
        if (has(own))
            return anatomy(own, {}, {.model = true});
        m_plans.example = true;
        return anatomy(example_plans::sparse(m_plans.catalogue), {}, {.model = true});
    }

    [[nodiscard]] MakePicture groups() {
        const std::pair<std::string_view, TrafficKind> degrees[] = {
            {"tp", TrafficKind::tensor},   {"cp", TrafficKind::context},      {"pp", TrafficKind::pipeline},
            {"vp", TrafficKind::pipeline}, {"dp", TrafficKind::data},         {"ep", TrafficKind::expert},
            {"etp", TrafficKind::expert},  {"shard-group", TrafficKind::data}};
        for (const auto& [term, kind] : degrees)
            if (m_plans.is(term))
                return anatomy(m_plans.withDegree(kind), kind, {.cluster = true, .model = true});
        return anatomy(m_plans.plan(), {},
                       {.cluster = true, .facts = m_plans.is("rank") || m_plans.is("rank-order")});
    }

    TermPlans& m_plans;
};

} // namespace

MakePicture termAnatomy(TermPlans& plans, TermSubject subject) {
    return TermAnatomy(plans).answer(subject);
}

} // namespace quadrille
