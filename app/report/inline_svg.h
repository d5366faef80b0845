// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRect>
#include <QString>

namespace quadrille::report {

/// A file of a picture as an element of a page with several: without what stands before its root, as wide as
/// the page lets it be, with names that no other picture of the page has, and with what it shows for those
/// who do not see it. \param name of the picture, of letters alone
[[nodiscard]] QString inlineSvg(const QByteArray& file, const QString& name, const QString& label);

/// The same as an element of another picture, at that place: nothing of it is seen beyond.
[[nodiscard]] QString nestedSvg(const QByteArray& file, const QString& name, const QRect& place);

} // namespace quadrille::report
