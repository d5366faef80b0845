// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/present/talk.h"

#include <QApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <vector>

// What an audience waits for: from the key to the painted stop, and to its numbers, over a talk of 30 stops.
// Medians and the longest, and the longest painted beside the 100 ms that a change should take at most.

using namespace quadrille;

namespace {

struct Row {
    const char* name;
    QSize size;
    bool isHuge;
};
constexpr Row rows[] = {{"8B on 64 GPUs, 1280 × 720", {1280, 720}, false},
                        {"8B on 64 GPUs, 3840 × 2160", {3840, 2160}, false},
                        {"671B on 2,048 GPUs, 1280 × 720", {1280, 720}, true}};

void measure(const Row& row) {
    constexpr int stops = 30;
    constexpr int patience = 60'000; // milliseconds
    const std::optional<Scenario> plan =
        row.isHuge ? std::optional(test::huge(loadCatalogue())) : std::nullopt;
    test::Talk talk(stops, row.size, plan);
    std::vector<double> painted, answered;
    for (int stop = 1; stop < stops; ++stop) {
        QElapsedTimer timer;
        timer.start();
        talk.press(Qt::Key_Right);
        (void)talk.shown->grab();
        constexpr double milli = 1e-6;
        painted.push_back(milli * static_cast<double>(timer.nsecsElapsed()));
        const ScenarioStore& store = talk.shown->store();
        (void)QTest::qWaitFor([&store] { return !store.pending() && !store.timelinePending(); }, patience);
        answered.push_back(milli * static_cast<double>(timer.nsecsElapsed()));
    }
    std::ranges::sort(painted);
    std::ranges::sort(answered);
    constexpr double limit = 100;
    std::printf("| %s | %.1f ms | %.1f ms | %.2f | %.1f ms | %.1f ms |\n", row.name,
                painted[painted.size() / 2], painted.back(), painted.back() / limit,
                answered[answered.size() / 2], answered.back());
}

} // namespace

int main(int count, char** words) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(count, words);
    test::isolate("bench-deck");
    std::printf(
        "| a stop of 30 | painted, median | longest | longest ÷ 100 ms | answered, median | longest |\n"
        "|---|---|---|---|---|---|\n");
    for (const Row& row : rows)
        measure(row);
}
