// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/run_list.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <algorithm>
#include <array>

using namespace quadrille;

namespace {

std::vector<MeasuredRun> labelledRun(int first, std::size_t number) {
    std::vector<MeasuredRun> runs(number);
    for (MeasuredRun& run : runs)
        run.label = std::to_string(first++);
    return runs;
}

std::vector<std::string> labelsOf(const RunList& runs) {
    std::vector<std::string> labels;
    for (const MeasuredRun& run : runs)
        labels.push_back(run.label);
    return labels;
}

} // namespace

class TestRunList : public QObject {
    Q_OBJECT
private slots:
    /// Whatever is appended, removed and chosen, it reads like a plain list with which the same is done.
    void readsLikeAPlainList() {
        const bool held = rc::check("run list", [] {
            RunList runs;
            std::vector<std::string> plain;
            const int steps = *rc::gen::inRange(1, 30);
            for (int i = 0; i < steps; ++i) {
                const auto size = static_cast<int>(plain.size());
                switch (*rc::gen::inRange(0, 3)) {
                case 0: {
                    const RunList more(labelledRun(100 * i, *rc::gen::inRange<std::size_t>(0, 5)));
                    runs.append(more);
                    const std::vector<std::string> labels = labelsOf(more);
                    plain.insert(plain.end(), labels.begin(), labels.end());
                    break;
                }
                case 1:
                    if (size > 0) {
                        const int place = *rc::gen::inRange(0, size);
                        runs.remove(static_cast<std::size_t>(place));
                        plain.erase(plain.begin() + place);
                    }
                    break;
                default:
                    if (size > 0) {
                        const auto places = *rc::gen::container<std::vector<std::size_t>>(
                            rc::gen::inRange<std::size_t>(0, plain.size()));
                        runs = runs.at(places);
                        std::vector<std::string> chosen;
                        for (const std::size_t place : places)
                            chosen.push_back(plain[place]);
                        plain = chosen;
                    }
                }
                RC_ASSERT(labelsOf(runs) == plain);
                RC_ASSERT(runs.size() == plain.size());
                RC_ASSERT(runs.empty() == plain.empty());
            }
        });
        QVERIFY(held);
    }

    /// They stay where they are, and live as long as any list has them.
    void noRunIsCopied() {
        RunList runs(labelledRun(0, 3));
        const std::array<const MeasuredRun*, 3> kept{&runs[0], &runs[1], &runs[2]};
        RunList both(labelledRun(7, 1));
        both.append(runs);
        both.append(runs); // of a list that it holds
        const std::vector<std::size_t> places{3, 1};
        const RunList chosen = both.at(places);
        runs.remove(1);
        QCOMPARE(&runs[1], kept[2]);
        QCOMPARE(&both[2], kept[1]);
        QCOMPARE(&both[6], kept[2]);
        runs = {};
        both = {};
        QCOMPARE(&chosen[0], kept[2]);
        QCOMPARE(labelsOf(chosen), (std::vector<std::string>{"2", "0"}));
    }

    void equalRunsMakeEqualLists() {
        const RunList runs(labelledRun(0, 3));
        QVERIFY(runs == RunList(labelledRun(0, 3)));
        QVERIFY(!(runs == RunList(labelledRun(1, 3))) && !(runs == RunList(labelledRun(0, 2))));
    }
};

QUADRILLE_TESTS(TestRunList)
#include "tst_run_list.moc"
