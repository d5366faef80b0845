// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/published_volumes.h"
#include "widgets/picture/placed_text.h"

#include <QList>

namespace quadrille {

/// What textbooks print about communication, and what ours gives.
struct VolumesContent {
    std::vector<PublishedVolume> volumes;
    std::vector<LinkTime> links;
    QString linksCaption; ///< what the times of the links are of
    QString linksRemark;  ///< why the source's times are others
};

/// One word of the table, or one line of a remark.
struct VolumesWord {
    enum class Kind { head, cell, differs, remark };
    Kind kind = Kind::cell;
    PlacedText placed;
};

/// One line of one of the two tables, with its remark.
struct VolumesRow {
    QRectF box;
    int volume = -1; ///< of content.volumes; -1: of links
    int link = -1;   ///< of content.links
    QRectF bar;      ///< of a link's time; empty otherwise
};

/// Where everything is: the volumes, and the links beside or below them. Positions in the picture's
/// coordinates, y downward.
struct VolumesLayout {
    QList<VolumesWord> words;
    std::vector<VolumesRow> rows;
    double hair = 1;
    double height = 0; ///< that all of it needs

    [[nodiscard]] int rowAt(QPointF point) const; ///< -1 for none
};

/// As wide as the area, as high as it takes.
[[nodiscard]] VolumesLayout layoutVolumes(const VolumesContent& content, const QRectF& area,
                                          const QFontMetricsF& metrics);

} // namespace quadrille
