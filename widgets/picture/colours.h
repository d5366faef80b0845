// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memory_estimate.h"
#include "core/memory/zone.h"
#include "core/performance/performance.h"
#include "core/pipeline/operation.h"

#include <QColor>
#include <QPalette>

#include <array>

namespace quadrille {

/// Which set of colours: the paper's, or one that stays apart for every kind of colour vision.
enum class ColourSet { paper, colourBlindSafe };

/// What the time of a step goes into. Parts of one family share a colour.
enum class TimeFamily {
    peak,          ///< computes at the peak rate
    belowPeak,     ///< computes below it, or again
    memoryBound,   ///< waits for device memory
    communication, ///< waits for a link
    idle,          ///< waits for another rank
    other
};

inline constexpr std::array allTimeFamilies{TimeFamily::peak,        TimeFamily::belowPeak,
                                            TimeFamily::memoryBound, TimeFamily::communication,
                                            TimeFamily::idle,        TimeFamily::other};

[[nodiscard]] TimeFamily familyOf(StepPart part);

/// One meaning, one colour, in every view. The only place where colours are chosen.
struct Colours {
    bool dark = false;
    QColor background; ///< of pictures; idle time is this colour
    QColor text;
    QColor mutedText; ///< axis names, units, secondary words; still ≥ 4.5:1 on the background
    QColor grid;      ///< axis lines and separators
    QColor accent;    ///< selection, focus, the current plan
    QColor baseline;  ///< ghost of the pinned baseline A
    QColor hatch;     ///< lines over what cannot run
    QColor forward, backward, weightGradient, fused;
    QColor better, worse;                  ///< words of differences; ≥ 4.5:1 on the background
    QColor zoneGreen, zoneYellow, zoneRed; ///< fills; text on them is onZone()

    [[nodiscard]] QColor zone(Zone zone) const;
    [[nodiscard]] QColor part(MemoryPart part) const;
    [[nodiscard]] QColor operation(OperationKind kind) const;
    /// Fill of a part of the step's time. Idle is so near to the background that it wants an outline.
    [[nodiscard]] QColor time(TimeFamily family) const;
    /// Of things without a colour of their own, told apart by every kind of colour vision; the first few are
    /// the furthest apart. Repeats after categoryCount.
    [[nodiscard]] QColor category(std::size_t index) const;
    static constexpr std::size_t categoryCount = 8;
    /// Sequential scale for shares, 0 → background-like, 1 → strong; monotone in lightness.
    [[nodiscard]] QColor sequential(double share) const;
    /// Black or white, whichever is read better on this fill.
    [[nodiscard]] static QColor textOn(const QColor& fill);

    [[nodiscard]] static Colours make(bool dark, ColourSet set);

    friend bool operator==(const Colours&, const Colours&) = default;
};

/// Dark when the palette's window is darker than its text (Qt 6.4 has no colour scheme of its own to ask).
[[nodiscard]] bool isDark(const QPalette& palette);

/// The application's set, changed by the user; widgets repaint on the PaletteChange that follows.
[[nodiscard]] ColourSet colourSet();
void setColourSet(ColourSet set);

/// What a widget with this palette paints with.
[[nodiscard]] Colours coloursFor(const QPalette& palette);

/// The zone's glyph, for those who do not see the colour: "✓", "!", "✕".
[[nodiscard]] QString zoneGlyph(Zone zone);

} // namespace quadrille
