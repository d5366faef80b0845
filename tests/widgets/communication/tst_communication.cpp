// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/catalogue.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/widgets/communication/exchanges.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/communication/communication_painter.h"
#include "widgets/communication/communication_text.h"
#include "widgets/communication/communication_view.h"

#include <QBuffer>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgGenerator>

#include <rapidcheck.h>

#include <cmath>
#include <set>

using namespace quadrille;
using test::contentOf;
using test::laidOut;
using test::sized;
using test::usual;
using test::usualFont;

namespace {

struct ShownCommunication {
    CommunicationView view;
    explicit ShownCommunication(const CommunicationContent& content, QSize size = {1000, 300}) {
        view.setFont(usualFont());
        view.setPerformance(content.performance, content.scenario);
        view.resize(size);
        view.show();
        view.activateWindow();
        view.setFocus();
    }
    [[nodiscard]] QPoint row(TrafficKind kind) const {
        for (const CommunicationRow& each : view.layoutNow().rows)
            if (each.kind == kind)
                return each.box.center().toPoint();
        return {};
    }
};

} // namespace

class TestCommunication : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        qRegisterMetaType<Subject>();
        qRegisterMetaType<TrafficKind>("quadrille::TrafficKind");
        QLocale::setDefault(QLocale::c());
    }
    void rowsAreTheDegreesThatCommunicate();
    void whatSendsMostIsSelected();
    void barsShareTheirScale();
    void hiddenIsHatched();
    void findings_data();
    void findings();
    void readouts();
    void clicksAndKeys();
    void newNumbersAreReadWhereThePointerIs();
    void dataHasARowPerDegree();
    void volumesHaveOneUnit();
    void wordsNeverOverlap();
    void absurdScenariosDraw();
    void nothingSentIsAReason();
};

void TestCommunication::rowsAreTheDegreesThatCommunicate() {
    QCOMPARE(usual().rows(), (std::vector{TrafficKind::tensor, TrafficKind::pipeline, TrafficKind::data}));
    QCOMPARE(contentOf(sized(8, 1, 1, 1, 1)).rows().size(), std::size_t{0});
    QCOMPARE(CommunicationContent{}.rows().size(), std::size_t{0});
}

void TestCommunication::whatSendsMostIsSelected() {
    CommunicationContent content = usual();
    QCOMPARE(content.selected(), std::optional(TrafficKind::tensor));
    content.chosen = TrafficKind::data;
    QCOMPARE(content.selected(), std::optional(TrafficKind::data));
    content.chosen = TrafficKind::context; // which has one rank
    content.performance->exchange(TrafficKind::pipeline).sent = Bytes(1e15);
    QCOMPARE(content.selected(), std::optional(TrafficKind::pipeline));
}

void TestCommunication::barsShareTheirScale() {
    CommunicationContent content = usual();
    content.performance->exchange(TrafficKind::data).time = Seconds(1);
    for (const QSizeF size : {QSizeF(1000, 300), QSizeF(400, 500), QSizeF(500, 200)}) {
        const CommunicationLayout layout = laidOut(content, size);
        QCOMPARE(layout.rows.size(), std::size_t{3});
        const CommunicationRow &tensor = layout.rows[0], &pipeline = layout.rows[1], &data = layout.rows[2];
        QVERIFY(tensor.network.width() == 0); // all of it inside
        QVERIFY(std::abs(pipeline.inside.width() + pipeline.network.width() - tensor.inside.width() / 10) <
                0.1);
        QVERIFY(std::abs(pipeline.inside.width() - 3 * pipeline.network.width()) < 0.1);
        QCOMPARE(pipeline.network.left(), pipeline.inside.right());
        QVERIFY(std::abs(tensor.hidden.width() - 3 * tensor.exposed.width()) < 0.1);
        QVERIFY(std::abs(tensor.exposed.width() - data.exposed.width()) <
                0.1); // half of 1 s, a quarter of 2 s
        QCOMPARE(tensor.hidden.left(), tensor.exposed.right());
    }
}

void TestCommunication::hiddenIsHatched() {
    CommunicationView view;
    const CommunicationContent content = usual();
    view.setPerformance(content.performance, content.scenario);
    for (const bool dark : {false, true}) {
        const Colours colours = Colours::make(dark, ColourSet::paper);
        QImage image(1000, 300, QImage::Format_RGB32);
        image.fill(colours.background);
        QPainter painter(&image);
        painter.setFont(usualFont());
        view.paintOn(painter, image.rect(), colours);
        painter.end();
        const CommunicationRow row = laidOut(content).rows[1]; // not the selected one, which is tinted
        const auto inked = [&](const QRectF& box) {
            const QRect area = box.adjusted(3, 3, -3, -3).toAlignedRect();
            int found = 0;
            for (int y = area.top(); y <= area.bottom(); ++y)
                for (int x = area.left(); x <= area.right(); ++x)
                    found += image.pixelColor(x, y) == colours.time(TimeFamily::communication) ? 1 : 0;
            return found / static_cast<double>(area.width() * area.height());
        };
        QCOMPARE(inked(row.exposed), 1.0);
        QVERIFY(inked(row.hidden) > 0.1 && inked(row.hidden) < 0.5);
    }
}

void TestCommunication::findings_data() {
    QTest::addColumn<double>("overNetwork");
    QTest::addColumn<double>("exposed");
    QTest::addColumn<QString>("finding");
    QTest::newRow("inside") << 0.0 << 0.76
                            << QStringLiteral(
                                   "TP sends most: 1.2 TB a step from each GPU, all inside the node; "
                                   "38 % of its time is exposed");
    QTest::newRow("network") << 1.2e12 << 2.0
                             << QStringLiteral("TP sends most: 1.2 TB a step from each GPU, all over the "
                                               "network; 100 % of its time is exposed");
    QTest::newRow("both") << 0.3e12 << 0.0
                          << QStringLiteral("TP sends most: 1.2 TB a step from each GPU, 25 % of it over the "
                                            "network; 0 % of its time is exposed");
}

void TestCommunication::findings() {
    QFETCH(double, overNetwork);
    QFETCH(double, exposed);
    CommunicationContent content = usual();
    content.performance->exchange(TrafficKind::tensor).overNetwork = Bytes(overNetwork);
    content.performance->exchange(TrafficKind::tensor).exposed = Seconds(exposed);
    CommunicationView view;
    view.setPerformance(content.performance, content.scenario);
    QTEST(view.finding(), "finding");
    QCOMPARE(view.accessibleDescription(), view.finding());
}

void TestCommunication::readouts() {
    CommunicationContent content = usual();
    const QString tensor = communication::readout(content, TrafficKind::tensor);
    QCOMPARE(tensor, QStringLiteral(
                         "Tensor parallel, ranks: all 8 in one node. Each GPU sends 1.2 TB a step, all "
                         "inside the node: all-gathers and reduce-scatters, two of each a layer in "
                         "either pass. It takes 2 s, of which 500 ms is exposed; bus bandwidth 600 GB/s."));
    content.scenario.plan.sequenceParallel = false;
    QVERIFY(communication::readout(content, TrafficKind::tensor).contains(QStringLiteral("all-reduces")));
    QStringList shardings;
    for (int zero = 0; zero <= 3; ++zero) {
        content.scenario.plan.zero = zero;
        shardings << communication::readout(content, TrafficKind::data);
    }
    QCOMPARE(shardings.removeDuplicates(), 0);
    QVERIFY(!shardings.front().contains(QStringLiteral("share the ranks")));
    content.scenario.plan.schedule = ScheduleKind::dualPipe; // each rank has the mirrored stage, too
    QVERIFY(communication::readout(content, TrafficKind::data)
                .contains(QStringLiteral("2 pipelines share the ranks, so 2 times the data parallel size")));
    const CommunicationContent split = contentOf(sized(8, 64, 2, 2, 4));
    QCOMPARE(communication::symbol(split, TrafficKind::data), QStringLiteral("DP·CP"));
    QCOMPARE(communication::symbol(content, TrafficKind::data), QStringLiteral("2·DP"));
    QCOMPARE(communication::symbol(content, TrafficKind::tensor), QStringLiteral("TP"));
    QCOMPARE(
        communication::gpuReadout(content, 13),
        QStringLiteral(
            "GPU 13 on node 1: rank TP 5, PP 1, DP 0. Its TP group: GPUs 8, 9, 10, 11, 12, 13, 14, 15."));
}

void TestCommunication::clicksAndKeys() {
    ShownCommunication shown(usual());
    QSignalSpy asked(&shown.view, &Picture::explainRequested);
    QSignalSpy chosen(&shown.view, &CommunicationView::chosen);
    QSignalSpy said(&shown.view, &Picture::readout);
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.row(TrafficKind::data));
    QCOMPARE(chosen.takeFirst().front().value<TrafficKind>(), TrafficKind::data);
    Subject expected{.kind = Subject::Kind::exchange};
    expected.traffic = TrafficKind::data;
    QCOMPARE(asked.takeFirst().front().value<Subject>(), expected);
    QCOMPARE(shown.view.content().selected(), std::optional(TrafficKind::data));

    QTest::keyClick(&shown.view, Qt::Key_Up); // shows where the cursor is
    QCOMPARE(shown.view.content().selected(), std::optional(TrafficKind::data));
    QTest::keyClick(&shown.view, Qt::Key_Up);
    QCOMPARE(shown.view.content().selected(), std::optional(TrafficKind::pipeline));
    QTest::keyClick(&shown.view, Qt::Key_Return);
    expected.traffic = TrafficKind::pipeline;
    QCOMPARE(asked.takeFirst().front().value<Subject>(), expected);
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QCOMPARE(shown.view.content().group, std::int64_t{1});
    QTest::keyClick(&shown.view, Qt::Key_Left);
    QTest::keyClick(&shown.view, Qt::Key_Left);
    QCOMPARE(shown.view.content().group, std::int64_t{7}); // eight chains

    const CommunicationLayout layout = shown.view.layoutNow();
    const QPoint gpu =
        layout.map->cells[static_cast<std::size_t>(layout.map->cellOf(18))].box.center().toPoint();
    QTest::mouseMove(&shown.view, gpu);
    QVERIFY(said.last().front().toString().startsWith(QStringLiteral("GPU 18 on node 2: ")));
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, gpu);
    QCOMPARE(shown.view.content().group, std::int64_t{2});
    QVERIFY(asked.isEmpty());
}

void TestCommunication::newNumbersAreReadWhereThePointerIs() {
    CommunicationContent content = usual();
    ShownCommunication shown(content);
    const QSignalSpy said(&shown.view, &Picture::readout);
    const auto last = [&said] { return said.back().front().toString(); };
    const auto renew = [&] {
        Bytes& sent = content.performance->exchange(TrafficKind::pipeline).sent;
        sent = 2 * sent;
        shown.view.setPerformance(content.performance, content.scenario);
    };
    QTest::keyClick(&shown.view, Qt::Key_Up); // the cursor, on what is selected
    QTest::keyClick(&shown.view, Qt::Key_Right);
    const QString group = last();
    QVERIFY(group.startsWith(QStringLiteral("GPU ")));
    renew();
    QCOMPARE(last(), group);

    QVERIFY(shown.view.content().selected() != TrafficKind::pipeline);
    const auto& rows = shown.view.layoutNow().rows;
    const auto row = std::ranges::find(rows, TrafficKind::pipeline, &CommunicationRow::kind);
    QTest::mouseMove(&shown.view, row->box.center().toPoint());
    QCOMPARE(last(), communication::readout(content, TrafficKind::pipeline));
    renew();
    QCOMPARE(last(), communication::readout(content, TrafficKind::pipeline));
}

void TestCommunication::dataHasARowPerDegree() {
    CommunicationView view;
    const CommunicationContent content = usual();
    view.setPerformance(content.performance, content.scenario);
    const DataTable table = view.data();
    QCOMPARE(table.rows.size(), 3);
    QCOMPARE(table.rows[0].size(), table.columns.size());
    QCOMPARE(table.rows[0][1].toInt(), 8);
    QCOMPARE(table.rows[1][2].toInt(), 1);
    QCOMPARE(table.rows[1][3].toString(), communication::pathText(content.exchange(content.rows()[1])));
    QCOMPARE(table.rows[1][4].toDouble(), 1.2e11);
    QCOMPARE(table.rows[1][5].toDouble(), 0.3e11);
    QCOMPARE(table.rows[2][7].toDouble(), 0.5);
}

void TestCommunication::volumesHaveOneUnit() {
    const auto scale = communication::TrafficScale::of(1.2e12);
    QCOMPARE(scale.text(1.2e12), QStringLiteral("1.200 TB"));
    QCOMPARE(scale.text(8e9), QStringLiteral("0.008 TB"));
    QCOMPARE(scale.number(1), QStringLiteral("< 0.001"));
    QCOMPARE(communication::TrafficScale::of(999.9e6).text(999.9e6), QStringLiteral("999.9 MB"));
    QCOMPARE(communication::TrafficScale::of(999.99e6).text(999.99e6), QStringLiteral("1.000 GB"));
    QCOMPARE(communication::TrafficScale::of(64).text(64), QStringLiteral("64 B"));
    QCOMPARE(communication::TrafficScale::of(0).text(0), QStringLiteral("0 B"));
    QCOMPARE(communication::TrafficScale::of(1e30).text(1e30), QStringLiteral("1e+15 PB"));
}

void TestCommunication::wordsNeverOverlap() {
    QVERIFY(rc::check([] {
        const auto power = [](int most) { return std::int64_t{1} << *rc::gen::inRange(0, most); };
        Scenario s = sized(power(5), 1, power(5), power(4), power(5), power(4));
        s.cluster.gpus = copyGpus(s) * power(6);
        CommunicationContent content = contentOf(s);
        if (content.rows().empty())
            return;
        content.chosen = *rc::gen::elementOf(content.rows());
        for (Exchange& exchange : content.performance->exchanges)
            exchange.sent = Bytes(std::pow(10.0, *rc::gen::inRange(0, 20)));
        const QSizeF size(*rc::gen::inRange(1, 1600), *rc::gen::inRange(1, 900));
        const CommunicationLayout layout = laidOut(content, size);
        for (int i = 0; i < layout.labels.size(); ++i) {
            const QRectF& box = layout.labels[i].placed.box;
            RC_ASSERT(box.right() <= size.width() + 1 && box.left() >= -0.5);
            for (int j = 0; j < i; ++j)
                RC_ASSERT(!box.adjusted(0.1, 2, -0.1, -2).intersects(layout.labels[j].placed.box));
            if (layout.map)
                for (const NodeBox& node : layout.map->nodes)
                    RC_ASSERT(!box.adjusted(0, 1, 0, -1).intersects(node.box));
        }
    }));
}

void TestCommunication::absurdScenariosDraw() {
    const std::int64_t huge = std::int64_t{1} << 61;
    for (const Scenario& s : {sized(huge, huge, huge, huge, huge, huge), sized(1, huge, 2, 2, 2, 2),
                              sized(3, 1000, 7, 3, 5, 2), sized(8, 16, 32, 1, 1)}) {
        CommunicationContent content = contentOf(s);
        for (Exchange& exchange : content.performance->exchanges) {
            exchange.sent = Bytes(1e300);
            exchange.time = Seconds(std::numeric_limits<double>::infinity());
            exchange.exposed = Seconds(1e9);
        }
        content.performance->exchange(TrafficKind::pipeline).sent = Bytes(1e-9);
        CommunicationView view;
        view.setPerformance(content.performance, content.scenario);
        for (const TrafficKind kind : communicationOrder) {
            view.choose(kind);
            QBuffer buffer;
            QSvgGenerator svg;
            svg.setOutputDevice(&buffer);
            svg.setSize({640, 360});
            QPainter painter(&svg);
            for (const QRectF& area : {QRectF(0, 0, 640, 360), QRectF(0, 0, 3, 500), QRectF(0, 0, 900, 2)})
                view.paintOn(painter, area, Colours::make(true, ColourSet::paper));
            painter.end();
            QVERIFY(!buffer.data().contains("nan"));
        }
        QVERIFY(!view.finding().contains(QStringLiteral("nan")));
    }
}

void TestCommunication::nothingSentIsAReason() {
    CommunicationView view;
    QVERIFY(!view.finding().isEmpty());
    const CommunicationContent alone = contentOf(sized(8, 1, 1, 1, 1));
    view.setPerformance(alone.performance, alone.scenario);
    QCOMPARE(view.finding(), QStringLiteral("Nothing is sent: there is one GPU"));
    QImage image(300, 200, QImage::Format_RGB32);
    QPainter painter(&image);
    view.paintOn(painter, image.rect(), Colours::make(false, ColourSet::paper));
    QTest::keyClick(&view, Qt::Key_Down);
    view.setPerformance(std::nullopt, alone.scenario);
    view.setEmptyReason(QStringLiteral("It cannot run."));
    QCOMPARE(view.finding(), QStringLiteral("It cannot run."));
    QVERIFY(view.data().rows.isEmpty());
}

QUADRILLE_TESTS(TestCommunication)
#include "tst_communication.moc"
