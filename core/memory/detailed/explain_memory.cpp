// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/detailed/explain_memory.h"

#include "core/memory/detailed/estimate.h"
#include "core/memory/detailed/oom.h"
#include "core/memory/detailed/stages.h"
#include "core/memory/detailed/tensor_table.h"
#include "core/model/parameters.h"
#include "core/pipeline/summary_formulas.h"

#include <cmath>
#include <string>

namespace quadrille::detailed {
namespace {

using formula::amount;
using formula::explanationOf;
using formula::Label;
using formula::letter;
using formula::Traced;

constexpr const char* assumed = QUADRILLE_MESSAGE("Assumption of the framework's profile");
constexpr Label total{"M", QUADRILLE_MESSAGE("Allocated memory of one GPU of the stage"), "", Unit::bytes};
constexpr Label parameters{"M_param", QUADRILLE_MESSAGE("Parameters"),
                           QUADRILLE_MESSAGE("Bytes per parameter of the framework's profile"), Unit::bytes};
constexpr Label gradients{"M_grad", QUADRILLE_MESSAGE("Gradients"),
                          QUADRILLE_MESSAGE("Bytes per parameter of the framework's profile"), Unit::bytes};
constexpr Label comingGradients{
    "M_grad", QUADRILLE_MESSAGE("Gradients, which come as the backward pass gives activations back"),
    QUADRILLE_MESSAGE("Bytes per parameter of the framework's profile"), Unit::bytes};
constexpr Label optimizer{"M_opt", QUADRILLE_MESSAGE("Optimizer states"),
                          QUADRILLE_MESSAGE("Rajbhandari et al. (2020), section 5"), Unit::bytes};
constexpr Label activations{"M_act", QUADRILLE_MESSAGE("Activations"),
                            QUADRILLE_MESSAGE("Stored tensors of the framework's profile"), Unit::bytes};
constexpr Label buffers{"M_buf", QUADRILLE_MESSAGE("Working memory and buffers"),
                        QUADRILLE_MESSAGE("Stored tensors of the framework's profile"), Unit::bytes};
constexpr Label fragmentation{"M_frag", QUADRILLE_MESSAGE("Fragmentation"), assumed, Unit::bytes};
constexpr Label communication{"M_comm", QUADRILLE_MESSAGE("Communicators"), assumed, Unit::bytes};
constexpr Label context{"M_ctx", QUADRILLE_MESSAGE("GPU context"), assumed, Unit::bytes};
constexpr Label allParameters{"Ψ", QUADRILLE_MESSAGE("Parameters of the model"),
                              QUADRILLE_MESSAGE("Exact counts of the model's matrices and vectors"),
                              Unit::parameters};
constexpr Label probability{"P", QUADRILLE_MESSAGE("Probability of running out of memory"),
                            QUADRILLE_MESSAGE("Logistic fit to Fujii et al. (2024), Tables 3, 4 and 6"),
                            Unit::share};
constexpr Label inFlight{"n", QUADRILLE_MESSAGE("Micro-batches in flight on the stage"),
                         QUADRILLE_MESSAGE("Narayanan et al. (2021), section 2.2"), Unit::none};

/// One rank in the tracing reading, at the peak that the plain reading found.
class TracedStage {
public:
    TracedStage(const Resolved& resolved, std::int64_t rank, const std::stop_token& stop)
        : m_resolved(resolved), m_scenario(m_resolved.scenario()), m_stages(m_resolved), m_rank(rank),
          m_letters(lettersOf<Traced>(m_scenario)), m_memory(m_stages.stage(rank, stop)),
          m_plain(m_stages.chunksOf(rank)), m_peak(m_stages.peakOf(rank, m_plain, stop)),
          m_fullest(m_stages.fullestOf(m_plain, m_stages.steadyOf(rank), m_peak)) {
        const std::int64_t held = resolved.chunks().chunksOfRank();
        const bool several = held > 1;
        for (std::int64_t chunk = 0; chunk < held; ++chunk) {
            const ChunkShape& shape = resolved.chunks().at(rank, chunk);
            m_chunks.push_back(chunkBytes(m_stages.model(), countsOf<Traced>(shape, several ? chunk : -1),
                                          shape.ends, m_scenario, m_letters));
            dropAbsentLayers(m_chunks.back(), shape);
        }
        const ChunkShape all = resolved.chunks().together(rank);
        m_steady = steadyBytes(m_stages.model(), countsOf<Traced>(all), all.ends, m_scenario, m_letters);
    }

    [[nodiscard]] Traced part(MemoryPart part) const {
        switch (part) {
        case MemoryPart::parameters:
            return named(parameters, m_steady->parameters);
        case MemoryPart::gradients:
            if (!m_stages.gradientsCome() || after())
                return named(gradients, m_steady->gradients);
            return named(comingGradients, m_fullest.behindHead ? m_steady->headGradients : Traced(0.0));
        case MemoryPart::optimizer:
            return named(optimizer, m_steady->optimizer);
        case MemoryPart::activations:
            return named(activations, after() ? Traced(0.0) : storedActivations());
        case MemoryPart::buffers:
            return named(buffers, m_steady->buffers + (after() ? atTheEnd() : working()));
        default:
            return outside(part);
        }
    }

    [[nodiscard]] Traced allocated() const {
        Traced sum = part(MemoryPart::parameters);
        for (const MemoryPart each :
             {MemoryPart::gradients, MemoryPart::optimizer, MemoryPart::activations, MemoryPart::buffers})
            sum = sum + part(each);
        return sum;
    }

    [[nodiscard]] const RankPeak& peak() const { return m_peak; }

private:
    [[nodiscard]] bool after() const { return m_memory.peak.afterPasses(); }

    [[nodiscard]] Traced atTheEnd() const {
        return m_memory.peak.moment == MemoryPeak::Moment::end ? lastBackward(m_chunks.front())
                                                               : m_steady->step;
    }

    [[nodiscard]] Traced count(std::size_t chunk) const {
        const Plan& plan = m_scenario.plan;
        if (m_plain.size() > 1 || !hasInFlightFormula(plan.schedule))
            return Traced::symbol(m_plain.size() > 1 ? "n" + std::to_string(chunk) : "n",
                                  QUADRILLE_MESSAGE("micro-batches of the chunk in flight at the peak"),
                                  m_peak.inFlight[chunk]);
        return named(
            inFlight,
            microBatchesInFlight<Traced>(
                plan.schedule, letter<Traced>("p", QUADRILLE_MESSAGE("pipeline parallel size"), plan.pp),
                letter<Traced>("m", QUADRILLE_MESSAGE("micro-batches of a step"),
                               m_resolved.shape().microbatches),
                Traced(1.0), letter<Traced>("r", QUADRILLE_MESSAGE("pipeline rank of the stage"), m_rank)));
    }

    /// Micro-batches whose loss waits, of the n of the head's chunk that are in flight.
    [[nodiscard]] Traced heads(const Traced& n) const {
        if (m_peak.heads == n.value() - 1)
            return n - Traced(1.0);
        return Traced::symbol("n_h", QUADRILLE_MESSAGE("micro-batches whose loss waits"), m_peak.heads);
    }

    [[nodiscard]] Traced storedActivations() const {
        Sum<Traced> sum;
        for (std::size_t i = 0; i < m_chunks.size(); ++i) {
            const Traced n = count(i);
            sum.add(n * m_chunks[i].stored);
            if (m_plain[i].head != 0)
                sum.add(heads(n) * m_chunks[i].head);
        }
        return sum.total();
    }

    [[nodiscard]] Traced working() const {
        if (m_fullest.behindHead)
            return lastBackward(m_chunks.back());
        const auto& chunk = m_chunks[static_cast<std::size_t>(m_peak.chunk)];
        const Traced alone = m_peak.backward ? chunk.backward() : chunk.forward();
        return m_peak.fusedForward ? alone + m_chunks[*m_peak.fusedForward].forward() : alone;
    }

    [[nodiscard]] Traced outside(MemoryPart part) const {
        const OutsideMemory& numbers = m_scenario.recipe.framework->outside;
        if (part == MemoryPart::fragmentation)
            return named(fragmentation,
                         amount<Traced>("f",
                                        QUADRILLE_MESSAGE("reserved beyond what is allocated, as a share"),
                                        numbers.fragmentation) *
                             named(total, allocated()));
        if (part == MemoryPart::context)
            return named(context, amount<Traced>("M_0", QUADRILLE_MESSAGE("bytes of driver and libraries"),
                                                 numbers.context.value()));
        return named(communication,
                     letter<Traced>("n_comm", QUADRILLE_MESSAGE("communicators of more than one rank"),
                                    communicators(m_scenario)) *
                         amount<Traced>("M_1", QUADRILLE_MESSAGE("bytes of one communicator's buffers"),
                                        numbers.communicator.value()));
    }

    const Resolved m_resolved;
    const Scenario& m_scenario;
    Stages m_stages;
    std::int64_t m_rank;
    Letters<Traced> m_letters;
    StageMemory m_memory;
    std::vector<ChunkBytes<double>> m_plain;
    RankPeak m_peak;
    Stages::Fullest m_fullest;
    std::vector<ChunkBytes<Traced>> m_chunks;
    std::optional<SteadyBytes<Traced>> m_steady;
};

} // namespace

Explanation explainMemory(const Resolved& resolved, std::int64_t stage, std::optional<MemoryPart> part,
                          const std::stop_token& stop) {
    const TracedStage traced(resolved, stage, stop);
    if (!part)
        return explanationOf(traced.allocated(), total);
    Explanation explanation = explanationOf(traced.part(*part), total);
    if (*part == MemoryPart::activations)
        explanation.tensors = tensorTable(resolved, stage, stop);
    return explanation;
}

Explanation explainParameters(const Scenario& scenario) {
    const ModelParameters model = modelParameters(scenario.model, sizesOf<double>(scenario.model));
    const std::int64_t sparse = sparseLayers(scenario.model);
    Sum<Traced> sum;
    if (model.hasDense)
        sum.add(letter<Traced>("L_d", QUADRILLE_MESSAGE("layers with a dense FFN"),
                               scenario.model.layers - sparse) *
                amount<Traced>("N_d", QUADRILLE_MESSAGE("parameters of such a layer"),
                               quadrille::total(model.dense)));
    if (model.hasSparse)
        sum.add(letter<Traced>("L_e", QUADRILLE_MESSAGE("layers with experts"), sparse) *
                amount<Traced>("N_e", QUADRILLE_MESSAGE("parameters of such a layer"),
                               quadrille::total(model.sparse)));
    sum.add(amount<Traced>("N_0", QUADRILLE_MESSAGE("parameters of embedding, final norm and head"),
                           quadrille::total(model.ends)));
    return explanationOf(sum.total(), allParameters);
}

Explanation explainProbability(const Resolved& resolved, const std::stop_token& stop) {
    const StageMemory fullest = detailedFullest(resolved, stop);
    const OomFeatures features = oomFeatures(resolved.scenario(), fullest);
    const auto& b = publishedOomModel().coefficients;
    const Traced ofShare =
        amount<Traced>("β_1", QUADRILLE_MESSAGE("fitted coefficient"), b[1]) *
        amount<Traced>("x",
                       QUADRILLE_MESSAGE("logarithm of memory ÷ capacity, with context, communicators and "
                                         "what fragmentation beyond a tenth adds"),
                       features.logShare);
    Traced z = amount<Traced>("β_0", QUADRILLE_MESSAGE("fitted coefficient"), b[0]) + ofShare +
               amount<Traced>("β_2", QUADRILLE_MESSAGE("fitted coefficient"), b[2]) *
                   amount<Traced>("q", QUADRILLE_MESSAGE("size of single tensors, log₂ b + ½·log₂(s ÷ 8192)"),
                                  features.tensorSize);
    if (features.shift != 0)
        z = z + amount<Traced>("δ", QUADRILLE_MESSAGE("what runs of this framework add"), features.shift);
    if (features.sharpness != 1)
        z = amount<Traced>("κ", QUADRILLE_MESSAGE("how sharply runs of this framework tell"),
                           features.sharpness) *
            z;
    if (z.value() < ofShare.value()) // what needs more than there is never fits
        z = maximum(z, ofShare);
    constexpr Label odds{"z", QUADRILLE_MESSAGE("Logarithm of the odds"),
                         QUADRILLE_MESSAGE("Logistic fit to Fujii et al. (2024), Tables 3, 4 and 6"),
                         Unit::none};
    Explanation explanation = explanationOf(named(odds, z), odds);
    ExplanationStep result;
    result.title = probability.title;
    result.source = probability.source;
    result.formula = "λ + (1 − 2·λ)/(1 + exp(−z))"; // λ: runs that end otherwise, whatever the plan
    static_assert(oomLapse == 0.01);
    result.substituted = "0.01 + 0.98/(1 + exp(−(" + std::to_string(z.value()) + ")))";
    result.value = publishedOomModel().probability(features);
    result.unit = Unit::share;
    explanation.title = probability.title;
    explanation.steps.insert(explanation.steps.begin(), std::move(result));
    return explanation;
}

} // namespace quadrille::detailed
