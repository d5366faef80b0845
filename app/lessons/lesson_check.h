// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "core/lessons/lesson.h"

#include <stop_token>

namespace quadrille {

/// Reads the text of a lesson's file and holds all of it to what there is: options and their values, figures
/// and units, panels and what is pointed at; and to the model: every number in a text has a value on the plan
/// of its step, what a text relies on holds, a prediction has a truth, one choice is right, what is to be
/// done is not done before and is done by the stated solution, which changes nothing that the question does
/// not free. Problems are in the order of their lines. Throws Stopped.
[[nodiscard]] ReadLesson checkedLesson(std::string_view text, const Catalogue& catalogue,
                                       const std::stop_token& stop = {});

} // namespace quadrille
