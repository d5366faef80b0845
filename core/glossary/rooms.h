// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/glossary/glossary.h"

#include <span>

/// The entries of the glossary, a function for each file.
namespace quadrille::glossary_rooms {

[[nodiscard]] std::span<const GlossaryEntry> parallelism();
[[nodiscard]] std::span<const GlossaryEntry> model();
[[nodiscard]] std::span<const GlossaryEntry> memory();
[[nodiscard]] std::span<const GlossaryEntry> pipeline();
[[nodiscard]] std::span<const GlossaryEntry> schedules();
[[nodiscard]] std::span<const GlossaryEntry> speed();
[[nodiscard]] std::span<const GlossaryEntry> study();
[[nodiscard]] std::span<const GlossaryEntry> cost();

} // namespace quadrille::glossary_rooms
