// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "widgets/picture/picture.h"

#include <memory>

namespace quadrille::cli {

/// A published table, ours beside printed.
[[nodiscard]] std::unique_ptr<Picture> tablePicture(const PublishedTable& table, const Catalogue& catalogue);

} // namespace quadrille::cli
