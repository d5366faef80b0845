// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layout/chunk_shapes.h"
#include "core/model/matrices.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <vector>

namespace quadrille::anatomy {

/// What one GPU holds of a matrix.
struct MatrixShare {
    Matrix<double> whole;      ///< with a key-value head for every tensor parallel rank
    std::int64_t parts = 1;    ///< ranks that divide it: t, of routed experts t_e; 1 of what each holds whole
    std::int64_t part = 0;     ///< which of them this GPU has
    double copies = 1;         ///< held of whole.copies: of E routed experts E ÷ e
    std::int64_t repeated = 1; ///< ranks that hold the same part: t ÷ k where there are fewer key-value heads

    /// Of all copies together.
    [[nodiscard]] double parameters() const {
        return copies * whole.rows * whole.columns / static_cast<double>(parts);
    }
    friend bool operator==(const MatrixShare& a, const MatrixShare& b) {
        return a.whole.name == b.whole.name && a.whole.owner == b.whole.owner && a.parts == b.parts &&
               a.part == b.part && a.parameters() == b.parameters();
    }
};

/// Where a GPU stands among those that divide a matrix.
struct MatrixPlace {
    std::int64_t tensor = 0;       ///< of t
    std::int64_t expertTensor = 0; ///< of t_e

    friend bool operator==(const MatrixPlace&, const MatrixPlace&) = default;
};

/// Of a layer with a dense FFN, and of one with experts; empty where the model has none such.
[[nodiscard]] std::vector<MatrixShare> denseLayerShares(const Scenario& scenario, const MatrixPlace& place);
[[nodiscard]] std::vector<MatrixShare> sparseLayerShares(const Scenario& scenario, const MatrixPlace& place);

/// Of what stands outside the layers, on a rank that has the embedding, the head, or both. A tied matrix is
/// there once where one rank has both, and on both ranks otherwise; multi-token prediction brings a copy of
/// the embedding along where there is none.
[[nodiscard]] std::vector<MatrixShare> endShares(const Scenario& scenario, const MatrixPlace& place,
                                                 const layout::Ends& has);

/// Of all of them together.
[[nodiscard]] double parametersOf(const std::vector<MatrixShare>& shares);

} // namespace quadrille::anatomy
