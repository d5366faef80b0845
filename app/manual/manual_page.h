// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "app/render/plan_view.h"
#include "core/stop.h"
#include "widgets/lesson/live_document.h"

#include <QStringList>

#include <functional>
#include <optional>

namespace quadrille {

/// Where a chapter takes from what is not in its text.
struct ManualSources {
    const Catalogue& catalogue;
    /// Every option of a command in Markdown; of "" all commands, of "scenario" what most of them take.
    std::function<QString(const QString& command)> options;
};

/// A picture of a chapter, computed but not painted.
struct ManualPicture {
    PlanPicture what;
    Analysis analysis;
    std::optional<HeatmapData> around; ///< of a heatmap
    QString caption;
};

/// A chapter with everything worked out, in the language in force.
struct ManualPage {
    QString chapter; ///< "01-start"
    QString title;
    std::vector<LivePiece> pieces;       ///< pictures are images named "picture:0"
    std::vector<ManualPicture> pictures; ///< empty where they were not wanted
    QStringList problems;                ///< "line 12: …": what its text asks for in vain

    /// Without mark-up.
    [[nodiscard]] QString plainText() const;
};

inline constexpr const char* pictureScheme = "picture"; ///< of the images of a page

/// Works out a chapter's text: numbers of its plan, formulas of the tracing reading, tables, pictures. On any
/// thread. \param text as resources/manual/en/13-adding.md says it is written Throws Stopped.
[[nodiscard]] ManualPage composeManual(const QString& chapter, const QString& text,
                                       const ManualSources& sources, bool withPictures = true,
                                       const std::stop_token& stop = {});

} // namespace quadrille
