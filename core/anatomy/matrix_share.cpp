// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/anatomy/matrix_share.h"

#include "core/layout/attention_heads.h"

#include <algorithm>

namespace quadrille::anatomy {
namespace {

/// What a rank gets of the matrices that it is shown.
class Shares {
public:
    Shares(const Scenario& scenario, const MatrixPlace& place)
        : m_scenario(scenario), m_place(place), m_sizes(layout::heldSizes(scenario)) {}

    [[nodiscard]] const ModelSizes<double>& sizes() const { return m_sizes; }

    void add(const Matrix<double>& matrix) {
        const Plan& plan = m_scenario.plan;
        const bool routed = matrix.owner == MatrixOwner::routedExpert;
        MatrixShare share{.whole = matrix, .copies = matrix.copies};
        if (matrix.split != MatrixSplit::whole) {
            share.parts = routed ? expertTensor(plan) : plan.tp;
            share.part = routed ? m_place.expertTensor : m_place.tensor;
        }
        if (routed)
            share.copies /= static_cast<double>(plan.ep);
        const bool ofKeys = matrix.name == MatrixName::keys || matrix.name == MatrixName::values;
        if (ofKeys)
            share.repeated = std::max<std::int64_t>(
                1, layout::heldKeyHeads(m_scenario) / std::max<std::int64_t>(1, m_scenario.model.kvHeads));
        m_shares.push_back(share);
    }
    [[nodiscard]] std::vector<MatrixShare> take() { return std::move(m_shares); }

private:
    const Scenario& m_scenario;
    MatrixPlace m_place;
    ModelSizes<double> m_sizes;
    std::vector<MatrixShare> m_shares;
};

} // namespace

std::vector<MatrixShare> denseLayerShares(const Scenario& scenario, const MatrixPlace& place) {
    Shares shares(scenario, place);
    if (sparseLayers(scenario.model) < scenario.model.layers)
        visitDenseLayer(scenario.model, shares.sizes(),
                        [&shares](const Matrix<double>& matrix) { shares.add(matrix); });
    return shares.take();
}

std::vector<MatrixShare> sparseLayerShares(const Scenario& scenario, const MatrixPlace& place) {
    Shares shares(scenario, place);
    if (sparseLayers(scenario.model) > 0)
        visitSparseLayer(scenario.model, shares.sizes(), shares.sizes().experts,
                         [&shares](const Matrix<double>& matrix) { shares.add(matrix); });
    return shares.take();
}

std::vector<MatrixShare> endShares(const Scenario& scenario, const MatrixPlace& place,
                                   const layout::Ends& has) {
    Shares shares(scenario, place);
    const auto& sizes = shares.sizes();
    const bool tied = scenario.model.tiedEmbeddings;
    visitEnds(scenario.model, sizes, [&](const Matrix<double>& matrix) {
        const bool atHead = matrix.name == MatrixName::head || matrix.name == MatrixName::finalNorm;
        const bool copied = matrix.name == MatrixName::embedding && has.predictions > 0 && !tied;
        if (atHead ? has.head : has.embedding || copied)
            shares.add(matrix);
    });
    if (tied && has.head && !has.embedding)
        shares.add({MatrixName::head, MatrixSplit::columns, sizes.hidden, sizes.vocab, 1});
    for (std::int64_t module = 0; module < has.predictions; ++module)
        visitPrediction(scenario.model, sizes,
                        [&shares](const Matrix<double>& matrix) { shares.add(matrix); });
    return shares.take();
}

double parametersOf(const std::vector<MatrixShare>& shares) {
    double sum = 0;
    for (const MatrixShare& share : shares)
        sum += share.parameters();
    return sum;
}

} // namespace quadrille::anatomy
