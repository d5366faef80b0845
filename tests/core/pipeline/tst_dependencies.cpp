// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/dependencies.h"
#include "tests/core/pipeline/makers.h"
#include "tests/core/pipeline/oracle.h"
#include "tests/support/test_program.h"

#include <algorithm>

using namespace quadrille;

/// The index of who needs what, against the definition spelled out operation by operation.
class TestDependencies : public QObject {
    Q_OBJECT

private slots:
    void inputsAreThoseOfTheDefinition();
    void inputsOfReferenceOrdersToo();
    void usersAreTheInputsTurnedAround();
    void neighboursAreThoseOfTheRank();
    void everyResultHasItsOperation();
    void whatTheOrderLacksIsLeftOut();
};

namespace {

InputKind kindOf(const randomly::Result& result, const Operation& taker) {
    const auto& [letter, stage, microbatch] = result;
    const bool own = stage == backwardStage(taker) && microbatch == backwardMicrobatch(taker);
    if (letter == 'F') {
        return own ? InputKind::ownForward : InputKind::forward;
    }
    return own ? InputKind::ownInputGradient : InputKind::gradient;
}

std::vector<Input> expectedInputs(const Order& order, std::size_t operation,
                                  const std::map<randomly::Result, std::size_t>& makers) {
    const Operation& taker = order.operations[operation];
    std::vector<Input> inputs;
    for (const randomly::Result& result : randomly::inputsOf(taker, randomly::stagesOf(order))) {
        const std::size_t maker = makers.at(result);
        const bool otherRank = randomly::rankOf(order, maker) != randomly::rankOf(order, operation);
        inputs.push_back({maker, kindOf(result, taker), otherRank});
    }
    return inputs;
}

bool inputsAreRight(const Order& order) {
    const Dependencies dependencies(order);
    const auto makers = randomly::makersOf(order);
    for (std::size_t operation = 0; operation < order.operations.size(); ++operation) {
        if (!std::ranges::equal(dependencies.inputs(operation), expectedInputs(order, operation, makers))) {
            return false;
        }
    }
    return true;
}

} // namespace

void TestDependencies::inputsAreThoseOfTheDefinition() {
    QVERIFY(rc::check("inputs are the definition's, with their ranks",
                      [] { RC_ASSERT(inputsAreRight(randomly::anyOrder())); }));
}

void TestDependencies::inputsOfReferenceOrdersToo() {
    std::size_t compared = 0;
    for (const nlohmann::json& testCase : oracle::load("explain.json")) {
        QVERIFY2(inputsAreRight(oracle::orderOf(testCase)),
                 testCase.at("schedule").get<std::string>().c_str());
        ++compared;
    }
    QCOMPARE(compared, std::size_t{27});
}

void TestDependencies::usersAreTheInputsTurnedAround() {
    QVERIFY(rc::check("an operation unblocks exactly those that need it", [] {
        const Order order = randomly::anyOrder();
        const Dependencies dependencies(order);
        using Edge = std::tuple<std::size_t, std::size_t, InputKind, bool>; // maker, taker
        std::vector<Edge> fromInputs;
        std::vector<Edge> fromUsers;
        for (std::size_t operation = 0; operation < order.operations.size(); ++operation) {
            for (const Input& input : dependencies.inputs(operation)) {
                fromInputs.emplace_back(input.operation, operation, input.kind, input.otherRank);
            }
            for (const Input& user : dependencies.users(operation)) {
                fromUsers.emplace_back(operation, user.operation, user.kind, user.otherRank);
            }
        }
        std::ranges::sort(fromInputs);
        std::ranges::sort(fromUsers);
        RC_ASSERT(fromInputs == fromUsers);
    }));
}

void TestDependencies::neighboursAreThoseOfTheRank() {
    QVERIFY(rc::check("each rank is one list", [] {
        const Order order = randomly::anyOrder();
        const Dependencies dependencies(order);
        for (std::size_t operation = 0; operation < order.operations.size(); ++operation) {
            const std::size_t rank = randomly::rankOf(order, operation);
            RC_ASSERT(dependencies.rankOf(operation) == rank);
            const bool first = operation == 0 || randomly::rankOf(order, operation - 1) != rank;
            const bool last =
                operation + 1 == order.operations.size() || randomly::rankOf(order, operation + 1) != rank;
            RC_ASSERT(dependencies.previous(operation).has_value() != first);
            RC_ASSERT(dependencies.next(operation).has_value() != last);
            RC_ASSERT((first || dependencies.previous(operation) == operation - 1));
            RC_ASSERT((last || dependencies.next(operation) == operation + 1));
        }
    }));
}

void TestDependencies::everyResultHasItsOperation() {
    QVERIFY(rc::check("each forward, backward and weight gradient is found", [] {
        const Order order = randomly::anyOrder();
        const Dependencies dependencies(order);
        for (const auto& [result, maker] : randomly::makersOf(order)) {
            const auto& [letter, stage, microbatch] = result;
            const auto found = letter == 'F'   ? dependencies.forwardOf(stage, microbatch)
                               : letter == 'I' ? dependencies.backwardOf(stage, microbatch)
                                               : dependencies.weightGradientOf(stage, microbatch);
            RC_ASSERT(found == maker);
        }
        const auto microbatches = static_cast<std::int32_t>(order.shape.microbatches);
        RC_ASSERT(!dependencies.forwardOf(randomly::stagesOf(order), 0));
        RC_ASSERT(!dependencies.forwardOf(-1, 0));
        RC_ASSERT(!dependencies.backwardOf(0, microbatches));
        RC_ASSERT(!dependencies.weightGradientOf(0, -1));
    }));
}

void TestDependencies::whatTheOrderLacksIsLeftOut() {
    Order order; // two stages, forwards alone but for one split backward without its weights
    order.shape = {2, 1};
    order.placement.stageToRank = {{0, 1}};
    order.operations = {
        {OperationKind::forward, 0, 0}, {OperationKind::forward, 1, 0}, {OperationKind::inputGradient, 1, 0}};
    order.rankOffsets = {0, 1, 3};
    const Dependencies dependencies(order);
    QCOMPARE(dependencies.users(0).size(), std::size_t{1}); // the next forward, no backward of its own
    QCOMPARE(dependencies.users(2).size(), std::size_t{0});
    QCOMPARE(dependencies.inputs(2).size(), std::size_t{1});
    QVERIFY(!dependencies.backwardOf(0, 0));
    QVERIFY(!dependencies.weightGradientOf(1, 0));
}

QUADRILLE_TESTS(TestDependencies)
#include "tst_dependencies.moc"
