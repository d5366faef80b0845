// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_page.h"
#include "widgets/picture/colours.h"

#include <QTextCursor>
#include <QTextDocument>

namespace quadrille {

/// Where its headings lie in a page: "#over-time" of "Over time", as on GitHub.
[[nodiscard]] QString slugOf(const QString& heading);

/// Puts a page into a document, its pictures not yet painted.
void fillManual(QTextDocument& document, const ManualPage& page, const Colours& colours);

/// Paints the pictures of a filled document, so wide as there is room. \param pixelRatio pixels of the screen
/// per unit
void paintPictures(QTextDocument& document, const ManualPage& page, const Colours& colours, int room,
                   double pixelRatio);

/// The heading of that slug; invalid: there is none.
[[nodiscard]] QTextBlock headingOf(const QTextDocument& document, const QString& slug);

/// The first place of a word from a position on, selected; null: there is none. As ManualIndex finds it.
[[nodiscard]] QTextCursor wordIn(const QTextDocument& document, const QString& word, int from);

inline constexpr QSize manualPictureSize(760, 420); ///< where there is room

} // namespace quadrille
