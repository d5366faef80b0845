// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/attention_heads.h"
#include "widgets/anatomy/anatomy_text.h"
#include "widgets/anatomy/layout_sections.h"

#include <algorithm>

namespace quadrille::anatomy_layout {
namespace {

using What = AnatomyPlace::What;

constexpr std::int64_t mostRingRanks = 16; ///< of which single chunks are drawn

/// The part of the batch that the GPU trains on, no thinner than can be seen.
void placeBatchBox(Section& section, const QRectF& box) {
    const AnatomyContent& content = section.content;
    const Plan& plan = content.scenario().plan;
    SharedBox& batch = section.layout.batch.batch;
    batch = {{What::tokens, 0}, box, {}, {}};
    const double thinnest = 2 * section.layout.hair;
    for (const Cut& tokens : content.cuts.tokens) {
        QRectF mine = partOf(box, tokens, content.cuts.sequences);
        if (mine.height() < thinnest)
            mine.moveTop(std::min(mine.top(), box.bottom() - thinnest));
        mine.setHeight(std::max(mine.height(), thinnest));
        mine.setWidth(std::max(mine.width(), section.layout.hair));
        batch.mine.push_back(mine);
    }
    const double closest = 3 * section.layout.hair;
    batch.cuts = cutsInto(box, dataParallel(content.scenario()), Qt::Vertical, closest);
    const bool halves =
        plan.contextBalance == ContextBalance::zigZag && layout::ringRanks(content.scenario()) > 1;
    for (const QLineF& line : cutsInto(box, (halves ? 2 * layout::ringRanks(content.scenario()) : plan.cp),
                                       Qt::Horizontal, closest))
        batch.cuts.push_back(line);
    section.order(batch.place);
}

/// Queries downward and keys to the right, chunk by chunk: which a causal mask leaves, and when the keys come
/// to this GPU.
void placeRing(Section& section, const QRectF& room) {
    const AnatomyContent& content = section.content;
    const Scenario& scenario = content.scenario();
    const std::int64_t ranks = layout::ringRanks(scenario);
    const bool halves = scenario.plan.contextBalance == ContextBalance::zigZag;
    const std::int64_t chunks = halves ? 2 * ranks : ranks;
    const double side = std::min(room.width(), room.height());
    const double cell = side / static_cast<double>(chunks);
    const std::int64_t own = content.share.at.context / layout::ulyssesRanks(scenario);
    const auto rankOf = [&](std::int64_t chunk) {
        return halves && chunk >= ranks ? chunks - 1 - chunk : chunk;
    };
    const bool gathered = scenario.plan.contextMethod == ContextMethod::allGather;
    for (std::int64_t query = 0; query < chunks; ++query) {
        for (std::int64_t key = 0; key <= query; ++key) {
            const QRectF box(room.left() + static_cast<double>(key) * cell,
                             room.top() + static_cast<double>(query) * cell, cell, cell);
            SharedBox shared{{What::ring, query * chunks + key}, box, {}, {}};
            std::int64_t step = -1;
            if (rankOf(query) == own) {
                shared.mine = {box};
                step = gathered ? 0 : anatomy::ringStep(scenario, own, rankOf(key));
                if (!gathered)
                    (void)section.add(
                        {AnatomyLabel::Kind::inside,
                         centredText(anatomy_text::stepSign(step), box.center(), section.metrics),
                         {},
                         {}},
                        box);
            }
            section.layout.batch.ring.push_back(std::move(shared));
            section.layout.batch.steps.push_back(step);
        }
    }
    section.order({What::ring, own * chunks});
}

} // namespace

void placeBatch(Section section) {
    const AnatomyContent& content = section.content;
    const double line = section.line();
    section.takeHead(anatomy_text::batchHeads(content));
    const std::int64_t ranks = layout::ringRanks(content.scenario());
    const bool ring = ranks > 1 && ranks <= mostRingRanks && section.room.height() > 9 * line;
    if (ring) {
        Section lower = section;
        lower.room.setTop(section.room.top() + 0.45 * section.room.height());
        section.room.setBottom(lower.room.top() - 0.6 * line);
        lower.takeHead(anatomy_text::ringHeads(content));
        placeRing(lower, lower.room);
    }
    (void)section.takeNote(anatomy_text::batchNotes(content));
    placeBatchBox(section, section.room);
}

} // namespace quadrille::anatomy_layout
