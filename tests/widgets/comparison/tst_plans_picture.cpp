// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/comparison/compared_plans.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/comparison/plans_picture.h"
#include "widgets/picture/legends.h"

#include <QSignalSpy>

#include <algorithm>
#include <cmath>

using namespace quadrille;

namespace {

PlansLayout laidOut(const std::vector<PicturedPlan>& plans, QSizeF size) {
    return layoutPlans(plans, {QPointF(), size}, QFontMetricsF(test::usualFont()));
}

} // namespace

class TestPlansPicture : public QObject {
    Q_OBJECT

    std::vector<SharedAnalysis> m_plans;

private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale::c());
        m_plans = test::fourPlans();
    }

    // One scale for all plans of a band, from one line.
    void barsOfABandAreOnOneScale() {
        const auto drawn = picturedPlans(m_plans, 0);
        const PlansLayout layout = laidOut(drawn, {900, 500});
        for (const PlansBand band : plansBands) {
            double scale = 0, left = -1;
            for (std::size_t plan = 0; plan < m_plans.size(); ++plan) {
                double from = 1e9, to = 0;
                for (const PlansPiece& bar : layout.bars)
                    if (bar.band == band && bar.plan == plan) {
                        from = std::min(from, bar.box.left());
                        to = std::max(to, bar.box.right());
                    }
                const Analysis& analysis = *m_plans[plan].analysis;
                const double amount = band == PlansBand::memory ? analysis.memory->total().value()
                                      : band == PlansBand::step ? analysis.performance->step.value()
                                                                : drawn[plan].pipeline->span().length();
                if (plan == 0) {
                    left = from;
                    scale = (to - from) / amount;
                }
                QVERIFY(std::abs(from - left) < 1e-6);
                QVERIFY(std::abs((to - from) / amount - scale) < 1e-6 * scale);
            }
        }
        // Where the capacity ends is the same of all, as they run on the same GPU.
        QCOMPARE(layout.capacities.size(), m_plans.size());
        for (const QRectF& mark : layout.capacities)
            QCOMPARE(mark.left(), layout.capacities.front().left());
    }

    void wordsNeverOverlapAndStayInside() {
        for (const QSizeF size : {QSizeF(640, 260), QSizeF(900, 500), QSizeF(1280, 330), QSizeF(300, 200)}) {
            const PlansLayout layout = laidOut(picturedPlans(m_plans, 0), size);
            for (qsizetype i = 0; i < layout.labels.size(); ++i) {
                QVERIFY(QRectF(QPointF(), size)
                            .adjusted(-0.5, -0.5, 0.5, 0.5)
                            .contains(layout.labels[i].placed.box));
                for (qsizetype j = 0; j < i; ++j)
                    QVERIFY2(!layout.labels[i]
                                  .placed.box.adjusted(0, 2, 0, -2)
                                  .intersects(layout.labels[j].placed.box.adjusted(0, 2, 0, -2)),
                             qPrintable(layout.labels[i].placed.text + u'|' + layout.labels[j].placed.text));
            }
        }
    }

    // Every colour that is drawn is explained once, where there is room, and unless it is not to be.
    void coloursAreExplainedOnce() {
        Scenario split = test::smallTraining();
        split.plan.schedule = ScheduleKind::zeroBubbleH1;
        const std::vector two{m_plans.front(), test::shared(QStringLiteral("Z"), split)};
        const auto drawn = picturedPlans(two, 0);
        const PlansLayout layout = laidOut(drawn, {1200, 800});
        for (const PlansPiece& bar : layout.bars) {
            if (bar.band == PlansBand::pipeline)
                continue;
            const PlansMeaning meaning = bar.band == PlansBand::memory
                                             ? PlansMeaning(static_cast<MemoryPart>(bar.part))
                                             : familyOf(static_cast<StepPart>(bar.part));
            QCOMPARE(std::ranges::count(layout.legend, meaning, &PlansSwatch::meaning), 1);
        }
        QStringList words;
        for (const PlansLabel& label : layout.labels)
            if (label.kind == PlansLabel::Kind::legend)
                words << label.placed.text;
        QCOMPARE(static_cast<std::size_t>(words.size()), layout.legend.size());
        QCOMPARE(words.mid(words.size() - 3),
                 (QStringList{QStringLiteral("Forward"), QStringLiteral("Backward or input gradient"),
                              QStringLiteral("Weight gradient")}));
        QVERIFY(laidOut(drawn, {1200, 200}).legend.empty());
        const WithoutLegends none;
        QVERIFY(laidOut(drawn, {1200, 800}).legend.empty());
    }

    // The share of idle pixels of a pipeline is its share of idle time.
    void idlePixelsAreIdleTime() {
        PlansPicture picture;
        picture.setPlans(picturedPlans(m_plans, 0), QStringLiteral("x"));
        const Colours colours = Colours::make(false, ColourSet::paper);
        const QSize size(1200, 700);
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(colours.background);
        QPainter painter(&image);
        painter.setFont(test::usualFont());
        picture.paintOn(painter, QRectF(QPointF(), QSizeF(size)), colours);
        painter.end();
        const PlansLayout layout = laidOut(picture.plans(), size);
        QCOMPARE(layout.strips.size(), m_plans.size());
        for (const PlansStrip& strip : layout.strips) {
            const auto& index = *picture.plans()[strip.plan].pipeline;
            double idle = 0, all = 0;
            const QRect box = strip.box.toAlignedRect().adjusted(1, 1, -1, -1);
            for (int x = box.left(); x <= box.right(); ++x)
                for (int y = box.top(); y <= box.bottom(); ++y) {
                    ++all;
                    idle += image.pixelColor(x, y) == colours.background ? 1 : 0;
                }
            // Rows between lanes are background too: at least the idle time is, and never all.
            QVERIFY(idle / all > 0.5 * index.idleShare(index.span()));
            QVERIFY(idle / all < 0.9);
        }
    }

    void anotherModelsTimesAreNotDrawn() {
        std::vector<SharedAnalysis> plans = m_plans;
        plans.push_back(test::shared(QStringLiteral("other"), test::smallTraining("qwen2.5-7b")));
        const auto drawn = picturedPlans(plans, 0);
        QVERIFY(drawn.back().hasMemory() && !drawn.back().hasTime() && !drawn.back().hasPipeline());
        const PlansLayout layout = laidOut(drawn, {900, 600});
        for (const PlansPiece& bar : layout.bars)
            QVERIFY(bar.plan != 4 || bar.band == PlansBand::memory);
    }

    void keysReadOutAndChoose() {
        PlansPicture picture;
        picture.resize(900, 500);
        picture.setPlans(picturedPlans(m_plans, 0), QStringLiteral("A finding"));
        picture.show();
        picture.setFocus();
        QCOMPARE(picture.accessibleDescription(), QStringLiteral("A finding"));
        QSignalSpy read(&picture, &Picture::readout), chosen(&picture, &PlansPicture::planChosen);
        QTest::keyClick(&picture, Qt::Key_Home);
        QVERIFY(read.last()[0].toString().startsWith(QStringLiteral("A: ")));
        QTest::keyClick(&picture, Qt::Key_End);
        const QString last = read.last()[0].toString();
        QVERIFY2(last.startsWith(QStringLiteral("D: ")) && last.contains(QStringLiteral("bubble")),
                 qPrintable(last));
        QTest::keyClick(&picture, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].toInt(), 3);
    }

    void itsNumbersAreAllThere() {
        PlansPicture picture;
        picture.setPlans(picturedPlans(m_plans, 0), QStringLiteral("x"));
        const DataTable table = picture.data();
        double memory = 0, step = 0;
        for (const auto& row : table.rows)
            if (row[0] == QStringLiteral("B")) {
                memory += row[3].toDouble();
                step += row[5].isNull() ? row[4].toDouble() : 0;
            }
        QVERIFY(std::abs(memory / m_plans[1].analysis->memory->total().value() - 1) < 1e-9);
        QVERIFY(std::abs(step / m_plans[1].analysis->performance->step.value() - 1) < 1e-9);
    }

    void nothingIsASentence() {
        PlansPicture picture;
        QVERIFY(!picture.finding().isEmpty());
        picture.setEmptyReason(QStringLiteral("Keep a plan."));
        QCOMPARE(picture.finding(), QStringLiteral("Keep a plan."));
        QVERIFY(picture.data().rows.isEmpty());
    }
};

QUADRILLE_TESTS(TestPlansPicture)
#include "tst_plans_picture.moc"
