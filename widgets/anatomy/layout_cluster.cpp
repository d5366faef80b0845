// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/group_of.h"
#include "widgets/anatomy/anatomy_text.h"
#include "widgets/anatomy/layout_sections.h"
#include "widgets/picture/legends.h"

namespace quadrille::anatomy_layout {

namespace {

constexpr std::int64_t mostMembers = 1 << 16; ///< of a group that are marked

/// Which GPUs of each cell have to do with the one that is looked at.
void markCells(ClusterGrid& grid, const AnatomyContent& content) {
    const Scenario& scenario = content.scenario();
    const RankPosition& at = content.share.at;
    if (const int own = grid.cellOf(content.share.gpu); own >= 0)
        grid.cells[static_cast<std::size_t>(own)].self = true;
    const auto mark = [&](TrafficKind kind, double ClusterCell::*share, bool sameExperts) {
        for (const std::int64_t gpu : groupOf(scenario, kind, content.share.gpu, mostMembers).gpus) {
            const int cell = grid.cellOf(gpu);
            if (cell < 0 || (sameExperts && !(positionOf(scenario, gpu).expert == at.expert)))
                continue;
            // NOLINTNEXTLINE(misc-const-correctness): written to by way of a member's place
            ClusterCell& found = grid.cells[static_cast<std::size_t>(cell)];
            found.*share += 1 / static_cast<double>(found.count);
        }
    };
    if (content.kind) {
        mark(*content.kind, &ClusterCell::group, false);
        const auto ranks = static_cast<double>(groupPlace(scenario, *content.kind).ranks);
        for (ClusterCell& cell : grid.cells)
            cell.rank = static_cast<double>(rankInGroup(scenario, *content.kind, cell.first)) /
                        std::max(1.0, ranks - 1);
        return;
    }
    for (ClusterCell& cell : grid.cells)
        cell.sameLayers =
            static_cast<double>(gpusOfStage(scenario, at.pipeline, cell.first, cell.first + cell.count)) /
            static_cast<double>(cell.count);
    mark(TrafficKind::data, &ClusterCell::sameWeights, scenario.plan.ep > 1);
}

} // namespace

void placeCluster(Section section) {
    const AnatomyContent& content = section.content;
    const double line = section.line();
    section.takeHead(anatomy_text::clusterHeads(content));
    // What the colours say, one below the other, as far as half of the room goes.
    const auto legend = anatomy_text::clusterLegend(content);
    const auto rows = static_cast<double>(legend.size());
    const QRectF whole = section.room;
    if (whole.height() > (rows + 5) * line && drawsLegends()) {
        double y = whole.bottom() - (rows - 0.5) * line;
        for (const auto& [swatch, words] : legend) {
            for (const QString& each : words)
                if (section.add({AnatomyLabel::Kind::note,
                                 leftText(each, {whole.left() + 1.2 * line, y}, section.metrics),
                                 swatch,
                                 {}},
                                whole))
                    break;
            y += line;
        }
        section.room.setBottom(whole.bottom() - (rows + 0.4) * line);
    }
    const double smallest = std::max(4.0, 0.3 * line);
    const auto gridIn = [&](const QRectF& room) {
        return layoutCluster(content.scenario().cluster, room, smallest, 2.2 * line);
    };
    ClusterGrid& grid = section.layout.cluster;
    grid = gridIn(section.room);
    if (grid.perCell > 1) {
        const ClusterGrid shorter = gridIn(section.room.adjusted(0, 0, 0, -1.2 * line));
        if (section.takeNote(anatomy_text::cellNotes(shorter.perCell)))
            grid = shorter;
    }
    markCells(grid, content);
    section.order({AnatomyPlace::What::gpu, content.share.gpu});
}

} // namespace quadrille::anatomy_layout
