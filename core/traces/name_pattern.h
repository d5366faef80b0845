// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::traces {

/// Numbers that a name may hold.
enum class NameNumber : std::uint8_t { step, stage, microbatch, backwardStage, backwardMicrobatch };

inline constexpr std::array allNameNumbers{NameNumber::step, NameNumber::stage, NameNumber::microbatch,
                                           NameNumber::backwardStage, NameNumber::backwardMicrobatch};

/// "step", "stage", "microbatch", "backward-stage", "backward-microbatch".
[[nodiscard]] std::string_view name(NameNumber number);

/// Those found in a name.
class NameNumbers {
public:
    [[nodiscard]] std::optional<std::int32_t> of(NameNumber number) const {
        return m_values.at(static_cast<std::size_t>(number));
    }
    void set(NameNumber number, std::int32_t value) { m_values.at(static_cast<std::size_t>(number)) = value; }
    friend bool operator==(const NameNumbers&, const NameNumbers&) = default;

private:
    std::array<std::optional<std::int32_t>, allNameNumbers.size()> m_values{};
};

/// "PP:{stage}F{microbatch}": text to stand as it is, * for any text, {…} for one to nine digits. Takes time
/// that grows with pattern times name, whatever either is.
class NamePattern {
public:
    /// \throws InputError naming `field` where a brace is not closed or holds no name of a number
    NamePattern(std::string_view text, const std::string& field);

    /// Whether the whole name fits.
    [[nodiscard]] std::optional<NameNumbers> match(std::string_view name) const;

private:
    struct Piece {
        enum class What : std::uint8_t { character, anything, number } what = What::character;
        char character = 0;
        NameNumber number = NameNumber::step;
    };
    std::vector<Piece> m_pieces;
};

} // namespace quadrille::traces
