// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/mutation.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace quadrille::fuzz {
namespace {

/// What readers are likely to trip over: numbers at the ends of their types, values of another type, letters
/// that mean something, bytes that are no text.
constexpr std::array<std::string_view, 48> awkward{"0",
                                                   "-1",
                                                   "1",
                                                   "2",
                                                   "3.5",
                                                   "1e308",
                                                   "-1e308",
                                                   "1e-320",
                                                   "1e999",
                                                   "2147483647",
                                                   "4294967296",
                                                   "9223372036854775807",
                                                   "-9223372036854775808",
                                                   "18446744073709551616",
                                                   "0x10",
                                                   "007",
                                                   "nan",
                                                   "inf",
                                                   "NaN",
                                                   "null",
                                                   "true",
                                                   "on",
                                                   "[]",
                                                   "{}",
                                                   "\"\"",
                                                   "\"",
                                                   "\"\"\"",
                                                   ",",
                                                   ":",
                                                   "{",
                                                   "}",
                                                   "[",
                                                   "\n",
                                                   "\r\n",
                                                   "\t",
                                                   " ",
                                                   "#",
                                                   "\\u0000",
                                                   "\\ud800",
                                                   "%1",
                                                   "\x1b[31m",
                                                   "\xff",
                                                   "\xc3\x28",
                                                   "\xef\xbb\xbf",
                                                   "\xe2\x80\xae",
                                                   "full",
                                                   "1,2,3",
                                                   "99999999999"};

bool isOfNumber(char c) {
    return (c >= '0' && c <= '9') || c == '.' || c == '-';
}

std::size_t place(const std::string& text, std::mt19937& random) {
    return random() % (text.size() + 1);
}

std::string_view anyAwkward(std::mt19937& random) {
    return awkward.at(random() % awkward.size());
}

/// The first number behind a random place becomes something else.
void replaceNumber(std::string& text, std::mt19937& random) {
    const auto from =
        std::find_if(text.begin() + static_cast<std::ptrdiff_t>(place(text, random)), text.end(), isOfNumber);
    const auto end = std::find_if_not(from, text.end(), isOfNumber);
    text.replace(from, end, anyAwkward(random));
}

/// Two lines change places.
void swapLines(std::string& text, std::mt19937& random) {
    const std::size_t first = text.find('\n', place(text, random));
    const std::size_t middle = first == std::string::npos ? first : text.find('\n', first + 1);
    const std::size_t end = middle == std::string::npos ? middle : text.find('\n', middle + 1);
    if (end == std::string::npos)
        return;
    const auto at = [&text](std::size_t index) { return text.begin() + static_cast<std::ptrdiff_t>(index); };
    std::rotate(at(first), at(middle), at(end));
}

void change(std::string& text, const std::string& other, std::mt19937& random) {
    constexpr std::size_t longPiece = 200;
    const std::size_t at = place(text, random);
    switch (random() % 10) {
    case 0: // another bit
        if (at < text.size())
            text[at] = static_cast<char>(text[at] ^ (1 << random() % 8));
        break;
    case 1: // another letter
        if (at < text.size())
            text[at] = static_cast<char>(random() % 256);
        break;
    case 2: // a piece less
        text.erase(at, random() % longPiece);
        break;
    case 3: // the end is missing
        if (random() % 4 == 0)
            text.resize(at);
        break;
    case 4: { // a piece once more, or often
        const std::string piece = text.substr(at, 1 + random() % longPiece);
        for (auto times = random() % 8 == 0 ? 100 : 1; times > 0; --times)
            text.insert(at, piece);
        break;
    }
    case 5: // a piece of another text
        text.insert(at, other, place(other, random), random() % longPiece);
        break;
    case 6:
        text.insert(at, anyAwkward(random));
        break;
    case 7:
        swapLines(text, random);
        break;
    default:
        replaceNumber(text, random);
    }
}

} // namespace

std::string mutated(std::string text, const std::string& other, std::mt19937& random) {
    for (auto changes = 1 + random() % 4; changes > 0; --changes)
        change(text, other, random);
    return text;
}

} // namespace quadrille::fuzz
