// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/anatomy/anatomy_content.h"
#include "widgets/anatomy/cluster_grid.h"
#include "widgets/picture/placed_text.h"

#include <QLineF>
#include <QList>

namespace quadrille {

/// What is pointed at.
struct AnatomyPlace {
    enum class What : std::uint8_t {
        nothing,
        gpu,       ///< of that number
        layer,     ///< of the model; −1: the embedding, L: the head
        matrix,    ///< of AnatomyContent::matrices()
        expert,    ///< of a layer
        region,    ///< of ModelDrawing::regions
        tokens,    ///< of the batch
        ring,      ///< the steps of context parallelism
        dimension, ///< TrafficKind
        part,      ///< MemoryPart
        zero,      ///< stage
        routed     ///< TokenBar::Row
    };
    What what = What::nothing;
    std::int64_t index = 0;

    friend bool operator==(const AnatomyPlace&, const AnatomyPlace&) = default;
};

/// One word of the picture.
struct AnatomyLabel {
    enum class Kind : std::uint8_t {
        head,   ///< of a section
        note,   ///< what its drawing cannot say
        name,   ///< in front of a number
        value,  ///< a number
        inside, ///< on a matrix
        message ///< of communication, on its mark
    };
    /// What stands before a word that explains a colour.
    enum class Swatch : std::uint8_t { none, self, sameWeights, sameLayers, group, rank, leaf };
    Kind kind = Kind::head;
    PlacedText placed;
    Swatch swatch = Swatch::none;
    AnatomyPlace place; ///< whose name or number it is; nowhere of others
};

/// A rectangle of which a part is this GPU's.
struct SharedBox {
    AnatomyPlace place;
    QRectF box;
    std::vector<QRectF> mine;
    std::vector<QLineF> cuts; ///< where others' parts meet
};

/// One layer, or a run of them where there are too many, of all layers from top to bottom.
struct LayerStrip {
    std::vector<SharedBox> bands;
    std::int64_t perBand = 1;
};

/// What stands between two matrices: what is exchanged there, in the forward pass.
struct MessageMark {
    QPointF tip; ///< of the mark that points down at the strip
};

/// One layer of those that the GPU holds, in the order of its forward pass from left to right.
struct ModelDrawing {
    LayerStrip strip;
    std::vector<SharedBox> matrices;
    std::vector<SharedBox> experts;
    std::int64_t expertsPerBox = 1; ///< more where there are too many to see
    /// Below the matrices, tokens downward: norms, where sequence parallelism divides the tokens, and between
    /// them attention and FFN, where heads and columns are divided.
    std::vector<SharedBox> regions;
    std::vector<MessageMark> messages;
};

/// The batch, sequences downward and tokens to the right; and which keys meet which queries when.
struct BatchDrawing {
    SharedBox batch;
    std::vector<SharedBox> ring;     ///< the square of queries and keys, chunk by chunk
    std::vector<std::int64_t> steps; ///< of the ring boxes: in which step; −1: of other ranks
};

/// A bar with its parts side by side.
struct StackedBar {
    AnatomyPlace place;
    QRectF row; ///< that is pointed at
    QRectF box;
    std::vector<std::pair<MemoryPart, QRectF>> parts;
};

/// Tokens of a layer's experts, side by side by where they go, or by who computes them.
struct TokenBar {
    enum class Row : std::uint8_t { dispatched, computed, busiest };
    enum class Part : std::uint8_t { here, inNode, network, excess, dropped };
    AnatomyPlace place;
    QRectF row; ///< that is pointed at
    QRectF box;
    std::vector<std::pair<Part, QRectF>> parts;
};

/// A degree of parallelism of the table.
struct DimensionRow {
    TrafficKind kind = TrafficKind::tensor;
    QRectF row;
};

/// Where everything is. Positions in the picture's coordinates, y downward.
struct AnatomyLayout {
    QRectF area;
    double hair = 1; ///< width of the thinnest line
    double line = 0; ///< height of a line of text
    ClusterGrid cluster;
    ModelDrawing model;
    BatchDrawing batch;
    std::vector<DimensionRow> dimensions;
    std::vector<StackedBar> bars; ///< parts of memory, then stages of ZeRO
    std::vector<TokenBar> visits; ///< to experts
    QList<AnatomyLabel> labels;
    std::vector<AnatomyPlace> order; ///< in which keys walk over all but GPUs

    [[nodiscard]] AnatomyPlace placeAt(QPointF point) const;
    [[nodiscard]] QRectF boxOf(const AnatomyPlace& place) const; ///< empty: it is not drawn
};

/// Words that do not fit are left out; none overlap.
[[nodiscard]] AnatomyLayout layoutAnatomy(const AnatomyContent& content, const QRectF& area,
                                          const QFontMetricsF& metrics);

} // namespace quadrille
