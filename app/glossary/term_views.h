// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "app/glossary/term_subject.h"
#include "core/scenario/scenario.h"
#include "core/stop.h"
#include "widgets/picture/picture.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace quadrille {

/// What a picture of a term is worked out from.
struct TermQuestion {
    std::string term;               ///< the glossary's id
    std::optional<Scenario> plan;   ///< the current one; none: it cannot run, or is not to be seen
    std::optional<Scenario> pinned; ///< plan A
};

/// A picture that is worked out but not made.
struct TermView {
    std::function<std::unique_ptr<Picture>()> make; ///< in the window's thread; empty: there is none
    bool example = false;                           ///< of a small plan in place of the current one
};

/// Works out the picture of a term, on any thread: of the current plan where that has what the term is about,
/// else of a small one. TermSubject::truth is of measured runs, which are not known here: empty then, and
/// where nothing shows the term. Throws Stopped.
[[nodiscard]] TermView termPicture(const TermQuestion& question, const Catalogue& catalogue,
                                   const std::stop_token& stop = {});

} // namespace quadrille
