// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/fuzzy.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace quadrille {

std::optional<int> fuzzyScore(const QString& pattern, const QString& text) {
    constexpr int none = std::numeric_limits<int>::min() / 2;
    const QString wanted = pattern.simplified().remove(u' ').toCaseFolded();
    const QString given = text.toCaseFolded();
    const auto length = static_cast<std::size_t>(given.size());
    if (wanted.isEmpty())
        return 0;
    if (given.isEmpty())
        return std::nullopt;
    // best[j]: the best score of the letters so far with the last of them at j.
    std::vector<int> best(length, none);
    std::vector<int> previous;
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        previous.swap(best);
        best.assign(length, none);
        int earlier = i == 0 ? 0 : none; // the best over all places before j − 1
        for (std::size_t j = 0; j < length; ++j) {
            if (given.at(static_cast<qsizetype>(j)) == wanted.at(i)) {
                const bool wordStart = j == 0 || !given.at(static_cast<qsizetype>(j) - 1).isLetterOrNumber();
                const int run = i > 0 && j > 0 && previous[j - 1] > none ? previous[j - 1] + 9 : none;
                const int from = std::max(earlier, run);
                if (from > none)
                    best[j] = from + (wordStart ? 8 : 1);
            }
            if (i > 0 && j > 0)
                earlier = std::max(earlier, previous[j - 1]);
        }
    }
    const int top = *std::max_element(best.begin(), best.end());
    if (top <= none)
        return std::nullopt;
    // Between equals, the shorter text is meant.
    return top * 64 - std::min(63, static_cast<int>(length));
}

} // namespace quadrille
