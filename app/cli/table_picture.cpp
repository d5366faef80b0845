// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_picture.h"

#include "app/cli/recomputed_table.h"
#include "widgets/paper_table/paper_table.h"

namespace quadrille::cli {

std::unique_ptr<Picture> tablePicture(const PublishedTable& table, const Catalogue& catalogue) {
    paper::Ours ours(table.cells.size());
    for (const RecomputedCell& cell : recompute(table, catalogue))
        ours.at(cell.row * table.columns.size() + cell.column) = gibibytes(cell.estimateGib);
    auto picture = std::make_unique<PaperTable>();
    picture->setTable(&table, std::move(ours));
    return picture;
}

} // namespace quadrille::cli
