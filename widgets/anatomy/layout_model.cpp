// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/anatomy/anatomy_text.h"
#include "widgets/anatomy/layout_sections.h"

#include <algorithm>
#include <cmath>

namespace quadrille::anatomy_layout {
namespace {

using What = AnatomyPlace::What;

constexpr std::int64_t mostExpertBoxes = 1024;

/// The layers of the model from top to bottom with embedding and head at the ends; those that the GPU holds,
/// as wide as its part of their matrices.
void placeStrip(Section& section, const QRectF& box) {
    const AnatomyContent& content = section.content;
    LayerStrip& strip = section.layout.model.strip;
    const std::int64_t layers = content.scenario().model.layers;
    const double line = section.line();
    const double end = std::min(0.5 * line, 0.08 * box.height());
    const QRectF middle = box.adjusted(0, 1.4 * end, 0, -1.4 * end);
    bool embedding = false, head = false;
    for (const anatomy::ChunkShare& chunk : content.share.chunks) {
        embedding |= chunk.shape.ends.embedding;
        head |= chunk.shape.ends.head;
    }
    const auto add = [&](std::int64_t index, const QRectF& band, const std::vector<Cut>& held) {
        SharedBox shared{{What::layer, index}, band, {}, {}};
        for (const Cut& each : held)
            shared.mine.push_back(partOf(band, content.cuts.tensor, each));
        strip.bands.push_back(std::move(shared));
    };
    const std::vector<Cut> all{{0, 1}};
    const double space = section.layout.hair;
    add(-1, QRectF(box.left(), box.top(), box.width(), end), embedding ? all : std::vector<Cut>{});
    const auto bands = std::clamp<std::int64_t>(static_cast<std::int64_t>(middle.height() / (2 * space)), 1,
                                                std::max<std::int64_t>(1, layers));
    strip.perBand = (layers + bands - 1) / bands;
    const auto whole = static_cast<double>(layers);
    for (std::int64_t first = 0; first < layers; first += strip.perBand) {
        const Cut here{static_cast<double>(first) / whole,
                       static_cast<double>(std::min(layers, first + strip.perBand)) / whole};
        QRectF band = partOf(middle, {0, 1}, here);
        if (band.height() > 3 * space)
            band.setBottom(band.bottom() - space);
        std::vector<Cut> held;
        for (const Cut& chunk : content.cuts.layers) {
            const double from = std::max(here.from, chunk.from), to = std::min(here.to, chunk.to);
            if (from < to)
                held.push_back({(from - here.from) / here.length(), (to - here.from) / here.length()});
        }
        add(first, band, held);
    }
    add(layers, QRectF(box.left(), box.bottom() - end, box.width(), end), head ? all : std::vector<Cut>{});
    section.order({What::layer, content.share.chunks.front().shape.firstLayer});
}

/// Boxes one below the other; the columns follow each other from left to right.
struct Column {
    std::vector<std::size_t> matrices; ///< of the content
    bool experts = false;              ///< all routed experts, in place of their matrices
    bool closeToNext = false;          ///< of matrices that have the same input
    bool norm = false;
    double width = 0, height = 0; ///< in the units of the model
};

/// A run of columns between two messages.
struct Block {
    std::vector<Column> columns;
    bool norm = false;
};

class Flow {
public:
    explicit Flow(Section& section) : m_section(section), m_matrices(section.content.matrices()) {
        build();
        measure();
    }

    void place(QRectF room) {
        const double line = m_section.line();
        const double strip = room.height() > 6 * line ? 0.9 * line : 0;
        const double mark = strip > 0 ? 0.9 * line : 0;
        const QRectF below(room.left(), room.bottom() - strip, room.width(), strip);
        room.setBottom(room.bottom() - strip - mark);
        const bool marked = mark > 0 && m_section.content.scenario().plan.tp > 1;
        if (marked)
            room.setRight(room.right() - line); // what follows the FFN
        // Where there is little room the matrices get it.
        m_normWidth = std::min(1.1 * line, 0.04 * room.width());
        const double gap = std::min(0.35 * line, 0.015 * room.width());
        double width = 0, height = 0, gaps = 0;
        for (const Block& block : m_blocks)
            for (const Column& column : block.columns) {
                width += column.norm ? 0 : column.width;
                height = std::max(height, column.height);
                gaps += gap;
            }
        // Between blocks; and norms are as thin as they are, in a place where their tokens can be seen.
        gaps += gap * static_cast<double>(m_blocks.size() - 1) + 2 * m_normWidth;
        const double stacked = 2 * gap;
        const double unit = std::min((room.width() - gaps) / width, (room.height() - stacked) / height);
        if (unit <= 0)
            return;
        double x = room.left();
        const double middle = room.center().y();
        std::size_t at = 0;
        for (const Block& block : m_blocks) {
            const double from = x;
            for (const Column& column : block.columns)
                x = placeColumn(column, x, middle, unit, gap);
            placeRegion(block, QRectF(QPointF(from, below.top()), QPointF(x - gap, below.bottom())));
            ++at;
            if (marked)
                placeMark({x - gap / 2, below.top() - 0.1 * line},
                          at == m_blocks.size() || m_blocks[at].norm);
            if (at < m_blocks.size())
                x += gap;
        }
        for (std::size_t i = 0; i < m_section.layout.model.regions.size(); ++i)
            m_section.order({What::region, static_cast<std::int64_t>(i)});
    }

private:
    [[nodiscard]] double hidden() const {
        return static_cast<double>(m_section.content.scenario().model.hidden);
    }

    /// The matrices with these names, in one column.
    void column(Block& block, std::initializer_list<MatrixName> names, MatrixOwner owner,
                bool close = false) {
        Column made{.matrices = {}, .experts = false, .closeToNext = close};
        for (const MatrixName name : names)
            for (std::size_t i = 0; i < m_matrices.size(); ++i)
                if (m_matrices[i].whole.name == name && m_matrices[i].whole.owner == owner)
                    made.matrices.push_back(i);
        if (!made.matrices.empty())
            block.columns.push_back(std::move(made));
    }

    void build() {
        using enum MatrixName;
        const auto layer = MatrixOwner::layer;
        Block norm{.columns = {}, .norm = true};
        column(norm, {norms}, layer);
        for (Column& each : norm.columns)
            each.norm = true;
        Block attention;
        column(attention, {queryDown, keyValueDown}, layer);
        column(attention, {queryUp, keyValueUp}, layer);
        column(attention, {queries}, layer, true);
        column(attention, {keys}, layer, true);
        column(attention, {values}, layer);
        column(attention, {output}, layer);
        Block ffn;
        column(ffn, {router}, layer);
        if (m_section.content.drawsExperts())
            ffn.columns.push_back({.experts = true});
        for (const auto owner : {layer, MatrixOwner::sharedExpert}) {
            column(ffn, {gate, up}, owner);
            column(ffn, {down}, owner);
        }
        m_blocks = {norm, attention, norm, ffn};
    }

    [[nodiscard]] QSizeF sizeOf(std::size_t matrix) const {
        const Matrix<double>& whole = m_matrices[matrix].whole;
        const double copies = whole.owner == MatrixOwner::sharedExpert ? whole.copies : 1;
        const bool rows = whole.split == MatrixSplit::rows;
        QSizeF size(whole.columns / hidden(), whole.rows / hidden());
        if (whole.name == MatrixName::norms)
            size = {0.06, 1}; // as long as the hidden size
        // Several shared experts are as one that is so much wider.
        (rows ? size.rheight() : size.rwidth()) *= copies;
        // What is very wide or very small shall be seen as such, and leave room for the others.
        const auto tamed = [](double side) {
            return side > 3 ? 3 + std::log2(side / 3) : std::max(side, 0.06);
        };
        return {tamed(size.width()), tamed(size.height())};
    }

    void measure() {
        constexpr double experts = 2.2;
        for (Block& block : m_blocks)
            for (Column& column : block.columns) {
                for (const std::size_t each : column.matrices) {
                    column.width = std::max(column.width, sizeOf(each).width());
                    column.height += sizeOf(each).height();
                }
                if (column.experts)
                    column.width = column.height = experts;
            }
    }

    /// \return where the next column begins
    double placeColumn(const Column& column, double x, double middle, double unit, double gap) {
        const bool norm = column.norm;
        const double width = norm ? m_normWidth : std::max(unit * column.width, 2 * m_section.layout.hair);
        if (column.experts) {
            const double side = unit * column.height;
            placeExperts(QRectF(x, middle - side / 2, side, side));
            return x + width + gap;
        }
        double y =
            middle - (unit * column.height + gap * static_cast<double>(column.matrices.size() - 1)) / 2;
        for (const std::size_t each : column.matrices) {
            const QSizeF size = unit * sizeOf(each);
            const double inset = norm ? (width - size.width()) / 2 : 0;
            placeMatrix(each, QRectF(x + inset, y, std::max(size.width(), 2 * m_section.layout.hair),
                                     std::max(size.height(), 2 * m_section.layout.hair)));
            y += size.height() + gap;
        }
        return x + width + (column.closeToNext ? 2 * m_section.layout.hair : gap);
    }

    void placeMatrix(std::size_t index, const QRectF& box) {
        const anatomy::MatrixShare& matrix = m_matrices[index];
        const Cuts& cuts = m_section.content.cuts;
        const bool routed = matrix.whole.owner == MatrixOwner::routedExpert;
        const Cut& mine = routed ? cuts.expertTensor : cuts.tensor;
        const double closest = 2.5 * m_section.layout.hair;
        SharedBox shared{{What::matrix, static_cast<std::int64_t>(index)}, box, {}, {}};
        switch (matrix.whole.split) {
        case MatrixSplit::columns:
            shared.mine = {partOf(box, mine, {0, 1})};
            shared.cuts = cutsInto(box, matrix.parts, Qt::Horizontal, closest);
            break;
        case MatrixSplit::rows:
            shared.mine = {partOf(box, {0, 1}, mine)};
            shared.cuts = cutsInto(box, matrix.parts, Qt::Vertical, closest);
            break;
        case MatrixSplit::whole:
            shared.mine = {box};
            break;
        }
        m_section.layout.model.matrices.push_back(std::move(shared));
        m_section.order({What::matrix, static_cast<std::int64_t>(index)});
        const QString name = anatomy_text::matrixSign(matrix.whole.name);
        // A name shall not hide the part that it stands on.
        constexpr double most = 0.65;
        const double length = m_section.metrics.horizontalAdvance(name);
        const bool upward = length > most * box.width();
        if (length <= most * (upward ? box.height() : box.width()))
            (void)m_section.add({AnatomyLabel::Kind::inside,
                                 centredText(name, box.center(), m_section.metrics, upward),
                                 {},
                                 {}},
                                box);
    }

    void placeExperts(const QRectF& box) {
        const std::int64_t all = m_section.content.scenario().model.experts->experts;
        // Where single ones could not be seen, a box stands for those that follow each other.
        const auto fitting = static_cast<std::int64_t>(box.width() / (3 * m_section.layout.hair));
        const std::int64_t most = std::clamp<std::int64_t>(fitting * fitting, 1, mostExpertBoxes);
        const std::int64_t perBox = (all + most - 1) / most;
        const std::int64_t drawn = (all + perBox - 1) / perBox;
        m_section.layout.model.expertsPerBox = perBox;
        const auto across = static_cast<std::int64_t>(std::ceil(std::sqrt(static_cast<double>(drawn))));
        const double side = box.width() / static_cast<double>(across);
        const Cuts& cuts = m_section.content.cuts;
        const double space = side > 4 * m_section.layout.hair ? 0.1 * side : 0;
        for (std::int64_t i = 0; i < drawn; ++i) {
            const std::int64_t row = i / across, column = i % across;
            const QRectF cell = QRectF(box.left() + static_cast<double>(column) * side,
                                       box.top() + static_cast<double>(row) * side, side, side)
                                    .adjusted(0, 0, -space, -space);
            SharedBox shared{{What::expert, i * perBox}, cell, {}, {}};
            // On the way to another share part of one may be held.
            const auto share = [all](std::int64_t expert) {
                return static_cast<double>(std::min(expert, all)) / static_cast<double>(all);
            };
            const Cut here{share(i * perBox), share((i + 1) * perBox)};
            const double from = std::max(here.from, cuts.experts.from),
                         to = std::min(here.to, cuts.experts.to);
            if (to - from > 1e-9)
                shared.mine = {
                    partOf(cell, cuts.expertTensor,
                           {(from - here.from) / here.length(), (to - here.from) / here.length()})};
            shared.cuts = cutsInto(cell, m_section.content.share.experts.part.parts, Qt::Horizontal,
                                   4 * m_section.layout.hair);
            m_section.layout.model.experts.push_back(std::move(shared));
        }
        m_section.order({What::expert, m_section.content.share.experts.first / perBox * perBox});
        for (const QString& words : anatomy_text::expertNotes(m_section.content, perBox))
            if (m_section.add({AnatomyLabel::Kind::note,
                               centredText(words, {box.center().x(), box.bottom() + 0.6 * m_section.line()},
                                           m_section.metrics),
                               {},
                               {}},
                              m_section.room))
                break;
    }

    /// What of the tokens (downward) and of the columns (to the right) is on this GPU there.
    void placeRegion(const Block& block, const QRectF& box) {
        if (box.height() <= 0)
            return;
        auto& regions = m_section.layout.model.regions;
        const Cuts& cuts = m_section.content.cuts;
        SharedBox shared{{What::region, static_cast<std::int64_t>(regions.size())}, box, {}, {}};
        shared.mine = {block.norm ? partOf(box, {0, 1}, cuts.between) : partOf(box, cuts.tensor, {0, 1})};
        regions.push_back(std::move(shared));
    }

    void placeMark(QPointF tip, bool intoNorm) {
        m_section.layout.model.messages.push_back({tip});
        const QString sign = anatomy_text::messageSign(m_section.content, intoNorm);
        if (sign.isEmpty())
            return;
        (void)m_section.add({AnatomyLabel::Kind::message,
                             centredText(sign, tip - QPointF(0, 0.85 * m_section.line()), m_section.metrics),
                             {},
                             {}},
                            m_section.room);
    }

    Section& m_section;
    const std::vector<anatomy::MatrixShare>& m_matrices;
    std::vector<Block> m_blocks;
    double m_normWidth = 0;
};

} // namespace

void placeModel(Section section) {
    section.takeHead(anatomy_text::modelHeads(section.content));
    const double line = section.line();
    const double strip = std::min(2.2 * line, 0.12 * section.room.width());
    placeStrip(section, QRectF(section.room.topLeft(), QSizeF(strip, section.room.height())));
    const QRectF rest = section.room.adjusted(strip + 1.2 * line, 0, 0, 0);
    if (rest.width() > 4 * line && rest.height() > 3 * line)
        Flow(section).place(rest);
}

} // namespace quadrille::anatomy_layout
