// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/settings.h"
#include "tests/support/scenario_generators.h"
#include "tests/support/test_program.h"

#include <set>
#include <stdexcept>

using namespace quadrille;
using namespace quadrille::test;

namespace {

Scenario anySettings() {
    Scenario s;
    s.model = anyModel();
    s.cluster = {.gpus = anySize(),
                 .gpusPerNode = anySize(),
                 .nicGbps = static_cast<double>(anySize(1000)) / 8,
                 .fabric = {.fastDomain = anySize() - 1,
                            .leafGpus = anySize() - 1,
                            .oversubscription = 1 + static_cast<double>(anySize(1000)) / 8}};
    s.plan = anyPlan(largestDimensionValue);
    s.recipe = anyRecipe();
    s.run = anyRun();
    s.estimator = *rc::gen::element(Estimator::paper, Estimator::detailed);
    return s;
}

/// All that the rows are about and that is compared as a whole, so that a member without a row is found.
void expectSame(const Scenario& a, const Scenario& b) {
    RC_ASSERT(a.plan == b.plan);
    Recipe recipe = a.recipe;
    recipe.framework = b.recipe.framework;
    RC_ASSERT(recipe == b.recipe);
    RC_ASSERT(a.estimator == b.estimator);
    RC_ASSERT(a.run == b.run);
    RC_ASSERT(a.cluster.gpus == b.cluster.gpus);
    RC_ASSERT(a.cluster.gpusPerNode == b.cluster.gpusPerNode);
    RC_ASSERT(a.cluster.nicGbps == b.cluster.nicGbps);
    RC_ASSERT(a.cluster.fabric == b.cluster.fabric);
    const OutsideMemory &mine = a.recipe.framework->outside, &others = b.recipe.framework->outside;
    RC_ASSERT(mine.context.value() == others.context.value());
    RC_ASSERT(mine.communicator.value() == others.communicator.value());
    RC_ASSERT(mine.fragmentation == others.fragmentation);
}

/// The word after "default " in a row's help; empty where the default is none of its own.
std::string promisedDefault(const Setting& setting) {
    static const QRegularExpression pattern(QStringLiteral("default ([^ ,;]+)(,|$)"));
    return pattern.match(QString::fromUtf8(setting.help.data(), static_cast<qsizetype>(setting.help.size())))
        .captured(1)
        .toStdString();
}

} // namespace

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void namesAreDistinct() {
        std::set<std::string_view> names;
        for (const Setting& setting : allSettings) {
            QVERIFY2(names.insert(setting.name).second, setting.name.data());
            QCOMPARE(findSetting(setting.name), &setting);
        }
        QCOMPARE(findSetting("no-such"), nullptr);
        for (const Dimension dimension : allDimensions)
            QVERIFY(findSetting(name(dimension)) != nullptr);
    }

    void copyingEverySettingLeavesNoDifference() {
        QVERIFY(rc::check([] {
            const Scenario from = anySettings();
            Scenario to = anySettings();
            for (const Setting& setting : allSettings) {
                copySetting(setting, from, to);
                RC_ASSERT(sameSetting(setting, from, to));
            }
            expectSame(to, from);
        }));
    }

    void textReadsBack() {
        QVERIFY(rc::check([] {
            const Scenario from = anySettings();
            Scenario to = anySettings();
            for (const Setting& setting : allSettings)
                setFromText(setting, to, settingText(setting, from));
            expectSame(to, from);
        }));
    }

    void aSettingMovesNothingElse() {
        QVERIFY(rc::check([] {
            const Scenario from = anySettings();
            const Scenario before = anySettings();
            const Setting setting = *rc::gen::elementOf(allSettings);
            Scenario after = before;
            copySetting(setting, from, after);
            for (const Setting& other : allSettings)
                if (other.name != setting.name)
                    RC_ASSERT(sameSetting(other, before, after));
        }));
    }

    void textThatIsNoValueIsRefused() {
        for (const Setting& setting : allSettings) {
            for (const char* text : {"1x", "maybe", "1,x", " 1"}) {
                Scenario s;
                QVERIFY_THROWS_EXCEPTION(std::invalid_argument, setFromText(setting, s, text));
                QVERIFY2(s == Scenario(), setting.name.data());
            }
        }
    }

    void helpPromisesTheDefaultThereIs() {
        int promised = 0;
        for (const Setting& setting : allSettings) {
            const std::string words = promisedDefault(setting);
            if (words.empty() || setting.group == SettingGroup::scenario) // the estimator: of the program
                continue;
            ++promised;
            QCOMPARE(QString::fromStdString(settingText(setting, Scenario())), QString::fromStdString(words));
        }
        QVERIFY(promised > 15);
    }
};

QUADRILLE_TESTS(TestSettings)
#include "tst_settings.moc"
