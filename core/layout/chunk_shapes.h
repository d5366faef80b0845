// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/amount.h"
#include "core/scenario/scenario.h"

#include <concepts>
#include <span>
#include <string>
#include <vector>

namespace quadrille::layout {

/// Layers of a chunk, as the number type of the formulas.
template <class T>
struct LayerCounts {
    T dense, sparse;                     ///< all
    T recomputedDense, recomputedSparse; ///< of these, those that are fully recomputed
};

/// Which parts of the model stand outside the layers of a rank.
struct Ends {
    bool embedding = false; ///< with positions and the embedding's norm
    bool head = false;      ///< with the final norm; a copy of the embedding where tied
    /// Modules of multi-token prediction, which stand with the head; their layers count as the others do.
    std::int64_t predictions = 0;
    std::int64_t recomputedPredictions = 0; ///< of these, those that are fully recomputed

    friend bool operator==(const Ends&, const Ends&) = default;
};

/// A model chunk of a pipeline rank.
struct ChunkShape {
    std::int64_t firstLayer = 0; ///< of the model
    std::int64_t layers = 0;     ///< with those of multi-token prediction
    LayerCounts<std::int64_t> counts{};
    Ends ends;

    friend bool operator==(const ChunkShape& a, const ChunkShape& b) {
        return a.counts.dense == b.counts.dense && a.counts.sparse == b.counts.sparse &&
               a.counts.recomputedDense == b.counts.recomputedDense &&
               a.counts.recomputedSparse == b.counts.recomputedSparse && a.ends == b.ends;
    }
};

/// The chunks of every rank, where the schedule places them: v, or one of each replica of the pipeline.
class ChunkShapes {
public:
    /// \pre runnable(scenario)
    explicit ChunkShapes(const Scenario& scenario);

    [[nodiscard]] const ChunkShape& at(std::int64_t rank, std::int64_t chunk) const {
        const auto stage = m_stageOf[static_cast<std::size_t>(rank * m_chunks + chunk)];
        return m_stages[static_cast<std::size_t>(stage)];
    }
    [[nodiscard]] std::int64_t chunksOfRank() const { return m_chunks; }
    /// The global stages of a rank, chunk after chunk.
    [[nodiscard]] std::span<const std::int64_t> stagesOf(std::int64_t rank) const {
        return std::span(m_stageOf).subspan(static_cast<std::size_t>(rank * m_chunks),
                                            static_cast<std::size_t>(m_chunks));
    }
    /// Every global stage.
    [[nodiscard]] const std::vector<ChunkShape>& stages() const { return m_stages; }
    /// All chunks of a rank as if they were one.
    [[nodiscard]] ChunkShape together(std::int64_t rank) const;
    /// Of each chunk of a rank the first that has the same layers and ends.
    [[nodiscard]] std::vector<std::size_t> kindsOf(std::int64_t rank) const;
    /// Ranks with the same chunks hold the same but for what is in flight.
    [[nodiscard]] bool same(std::int64_t rank, std::int64_t other) const;

private:
    std::int64_t m_chunks; ///< of a rank
    std::vector<ChunkShape> m_stages;
    std::vector<std::int64_t> m_stageOf; ///< [rank · m_chunks + chunk]
};

/// Modules of multi-token prediction as a number of the formulas.
template <class T>
[[nodiscard]] T predictionsOf(std::int64_t predictions) {
    return formula::letter<T>("n_mtp", QUADRILLE_MESSAGE("modules of multi-token prediction"), predictions);
}

/// Layers of a chunk as numbers of the formulas. \param chunk its number where a rank has several, which then
/// stands behind the letters; -1: none
template <class T>
[[nodiscard]] LayerCounts<T> countsOf(const ChunkShape& shape, std::int64_t chunk = -1) {
    const auto count = [&](const char* symbol, const char* meaning, std::int64_t value) {
        if constexpr (std::same_as<T, double>)
            return static_cast<double>(value); // without a name, which takes longer to make
        const std::string name = chunk < 0 ? symbol : symbol + std::to_string(chunk);
        return formula::letter<T>(name.c_str(), meaning, value);
    };
    const auto& n = shape.counts;
    return {count("L_d", QUADRILLE_MESSAGE("layers with a dense FFN"), n.dense),
            count("L_e", QUADRILLE_MESSAGE("layers with experts"), n.sparse),
            count("L_c", QUADRILLE_MESSAGE("recomputed layers with a dense FFN"), n.recomputedDense),
            count("L_f", QUADRILLE_MESSAGE("recomputed layers with experts"), n.recomputedSparse)};
}

} // namespace quadrille::layout
