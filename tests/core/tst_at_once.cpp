// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/at_once.h"
#include "tests/support/test_program.h"

#include <atomic>
#include <stdexcept>
#include <vector>

using namespace quadrille;

class TestAtOnce : public QObject {
    Q_OBJECT
private slots:
    void everyCallIsMadeOnce() {
        for (const std::size_t end : {0U, 1U, 15U, 1000U}) {
            std::vector<std::atomic<int>> calls(end);
            forEachAtOnce(0, end, [&](std::size_t i) { ++calls[i]; });
            for (const auto& each : calls)
                QCOMPARE(each.load(), 1);
        }
        std::atomic<std::size_t> sum = 0;
        forEachAtOnce(90, 101, [&](std::size_t i) { sum += i; });
        QCOMPARE(sum.load(), std::size_t{11 * 95});
        forEachAtOnce(7, 3, [&](std::size_t) { ++sum; });
        QCOMPARE(sum.load(), std::size_t{11 * 95});
    }

    void whatACallThrowsIsThrown() {
        std::atomic<int> calls = 0;
        const auto failing = [&](std::size_t i) {
            ++calls;
            if (i == 5)
                throw std::runtime_error("five");
        };
        QVERIFY_EXCEPTION_THROWN(forEachAtOnce(0, 100'000, failing), std::runtime_error);
        QVERIFY(calls < 100'000);
    }
};

QUADRILLE_TESTS(TestAtOnce)
#include "tst_at_once.moc"
