// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/picture.h"

#include <QString>

#include <memory>
#include <optional>

namespace quadrille {

class Panel;

/// What of a panel is exported and copied: its picture as it is seen, or its table.
struct ExportedView {
    QString id;                       ///< of the panel, for names of files
    QString name;                     ///< of the panel, for people
    const Picture* picture;           ///< never null; its widget or `made` must live on
    std::unique_ptr<Picture> made;    ///< for this export only: two pictures in one, or a table
    QString plans{};                  ///< what each is, where it is of several; empty: of the one on screen
    std::optional<DataTable> table{}; ///< that stands beside the picture
};

/// Of the table beside the picture, where there is one, else of the picture.
[[nodiscard]] DataTable numbersOf(const ExportedView& view);
/// Whether viewOf() has anything.
[[nodiscard]] bool hasView(const Panel& panel);
/// Nothing for panels that show neither.
[[nodiscard]] std::optional<ExportedView> viewOf(const Panel& panel);

} // namespace quadrille
