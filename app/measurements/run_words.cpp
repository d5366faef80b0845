// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/run_words.h"

#include <algorithm>
#include <functional>
#include <string_view>

namespace quadrille {
namespace {

using Word = const std::string& (*)(const MeasuredRun&);

/// Every word of these runs that is not among the words yet: those of most runs first.
void addByFrequency(QStringList& words, RunPointers runs, Word word) {
    std::map<std::string_view, std::size_t> counted;
    for (const MeasuredRun* run : runs)
        ++counted[word(*run)];
    std::map<QString, std::size_t> uses;
    for (const auto& [each, count] : counted)
        uses[QString::fromUtf8(each.data(), static_cast<qsizetype>(each.size()))] += count;
    QStringList more;
    for (const auto& [each, count] : uses)
        if (!words.contains(each))
            more << each;
    std::ranges::stable_sort(more, std::ranges::greater(),
                             [&uses](const QString& each) { return uses.at(each); });
    words << more;
}

} // namespace

RunWords RunWords::of(RunPointers runs, std::size_t shipped) {
    const auto wordsOf = [&](Word word) {
        QStringList words;
        addByFrequency(words, runs.first(shipped), word);
        addByFrequency(words, runs.subspan(shipped), word);
        return words;
    };
    return {wordsOf(sourceOf), wordsOf(gpuOf), wordsOf(modelOf)};
}

} // namespace quadrille
