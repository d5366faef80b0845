// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/transfers.h"
#include "tests/core/pipeline/makers.h"
#include "tests/support/test_program.h"

using namespace quadrille;

/// Messages between ranks, by closed form and by counting what needs one.
class TestTransfers : public QObject {
    Q_OBJECT

private slots:
    void everyScheduleSendsWhatItsPlacementSays();
    void eachRankSendsWhatOthersNeed();
};

namespace {

/// Messages of one micro-batch in one direction: the edges of the way down that leave a rank.
std::int64_t hops(PlacementKind placement, const ScheduleShape& shape) {
    if (placement == PlacementKind::loop) {
        return shape.ranks == 1 ? 0 : shape.ranks * shape.chunks - 1;
    }
    return placement == PlacementKind::vShaped ? 2 * shape.ranks - 2 : shape.ranks - 1;
}

} // namespace

void TestTransfers::everyScheduleSendsWhatItsPlacementSays() {
    QVERIFY(rc::check("2m(pv − 1) on a loop, 2m(2p − 2) on a V, 2m(p − 1) both ways", [] {
        const auto [kind, shape] = randomly::schedule();
        const Transfers counted = transfers(makeOrder(kind, shape));
        const std::int64_t oneWay = shape.microbatches * hops(traits(kind).placement, shape);
        RC_ASSERT(counted.forward == oneWay);
        RC_ASSERT(counted.gradient == oneWay);
        RC_ASSERT(counted.total() == 2 * oneWay);
    }));
}

void TestTransfers::eachRankSendsWhatOthersNeed() {
    QVERIFY(rc::check("one message for each input that another rank makes", [] {
        const Order order = randomly::anyOrder();
        const auto makers = randomly::makersOf(order);
        std::vector<RankTransfers> expected(order.rankCount());
        for (std::size_t operation = 0; operation < order.operations.size(); ++operation) {
            for (const auto& input :
                 randomly::inputsOf(order.operations[operation], randomly::stagesOf(order))) {
                const std::size_t sender = randomly::rankOf(order, makers.at(input));
                if (sender != randomly::rankOf(order, operation)) {
                    const bool forward = std::get<0>(input) == 'F';
                    ++(forward ? expected[sender].forward : expected[sender].gradient);
                }
            }
        }
        const Transfers counted = transfers(order);
        RC_ASSERT(counted.sends == expected);
        std::int64_t sum = 0;
        for (const RankTransfers& sends : expected) {
            sum += sends.total();
        }
        RC_ASSERT(counted.total() == sum);
    }));
}

QUADRILLE_TESTS(TestTransfers)
#include "tst_transfers.moc"
