// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/communication/volumes_table.h"
#include "widgets/communication/volumes_text.h"
#include "widgets/picture/wrapped_text.h"

#include <QPainter>
#include <QSignalSpy>

#include <rapidcheck.h>

using namespace quadrille;
using test::usualFont;

namespace {

void fill(VolumesTable& table) {
    TextbookCase textbook;
    textbook.model = test::model("llama-3.1-70b");
    table.setFont(usualFont());
    table.setCase(textbook, parseInterconnects(test::resourceText("interconnects.json")));
}

} // namespace

class TestVolumesTable : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void everyVolumeAndLinkHasARow();
    void differencesSayWhy();
    void barsAreProportional();
    void textWraps();
    void wordsNeverOverlap();
    void hoverTellsTheSource();
    void findingAndData();
};

void TestVolumesTable::everyVolumeAndLinkHasARow() {
    VolumesTable table;
    fill(table);
    for (const double width : {250.0, 600.0, 1400.0}) {
        const VolumesLayout layout =
            layoutVolumes(table.content(), {0, 0, width, 1}, QFontMetricsF(usualFont()));
        QCOMPARE(layout.rows.size(), table.content().volumes.size() + table.content().links.size());
        for (const VolumesRow& row : layout.rows) {
            QVERIFY((row.volume >= 0) != (row.link >= 0));
            QVERIFY(row.box.bottom() <= layout.height);
        }
    }
    QVERIFY(table.heightForWidth(400) > table.heightForWidth(700));
    QVERIFY(table.heightForWidth(700) > table.heightForWidth(1400)); // beside each other
}

void TestVolumesTable::differencesSayWhy() {
    VolumesTable table;
    fill(table);
    const VolumesLayout layout = layoutVolumes(table.content(), {0, 0, 900, 1}, QFontMetricsF(usualFont()));
    int differing = 0, remarks = 0;
    for (const VolumesWord& word : layout.words) {
        differing += word.kind == VolumesWord::Kind::differs ? 1 : 0;
        remarks += word.kind == VolumesWord::Kind::remark ? 1 : 0;
        if (word.kind == VolumesWord::Kind::differs)
            QVERIFY(word.placed.text.startsWith(u'≠'));
    }
    QCOMPARE(differing, 4);
    QVERIFY(remarks > 4);
    for (const PublishedVolume& volume : table.content().volumes) {
        QCOMPARE(volumes::sign(volume) == QStringLiteral("≠"), !volume.agrees);
        QCOMPARE(volumes::remark(volume).isEmpty(), volume.agrees);
    }
}

void TestVolumesTable::barsAreProportional() {
    VolumesTable table;
    fill(table);
    const VolumesLayout layout = layoutVolumes(table.content(), {0, 0, 900, 1}, QFontMetricsF(usualFont()));
    double perSecond = 0;
    for (const VolumesRow& row : layout.rows) {
        if (row.link < 0)
            continue;
        const double seconds = table.content().links[static_cast<std::size_t>(row.link)].ours.value();
        if (perSecond > 0)
            QVERIFY(std::abs(row.bar.width() / seconds / perSecond - 1) < 1e-9);
        perSecond = row.bar.width() / seconds;
    }
    QVERIFY(perSecond > 0);
}

void TestVolumesTable::textWraps() {
    const QFontMetricsF metrics(usualFont());
    QVERIFY(rc::check([&metrics] {
        const auto words = *rc::gen::container<std::vector<std::string>>(
            rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::inRange('a', 'z'))));
        QStringList list;
        for (const std::string& word : words)
            list << QString::fromStdString(word);
        const double width = *rc::gen::inRange(1, 400);
        const QStringList lines = wrapped(list.join(u' '), width, metrics);
        RC_ASSERT(lines.join(QString()).remove(u' ') == list.join(QString()));
        for (const QString& line : lines)
            RC_ASSERT(line.size() == 1 || metrics.horizontalAdvance(line) <= width);
    }));
    QVERIFY(wrapped(QString(), 100, metrics).isEmpty());
}

void TestVolumesTable::wordsNeverOverlap() {
    VolumesTable table;
    fill(table);
    for (const double width : {200.0, 420.0, 700.0, 1000.0, 1900.0}) {
        const VolumesLayout layout =
            layoutVolumes(table.content(), {0, 0, width, 1}, QFontMetricsF(usualFont()));
        for (int i = 0; i < layout.words.size(); ++i)
            for (int j = 0; j < i; ++j) {
                const QRectF box = layout.words[i].placed.box.adjusted(0.1, 1, -0.1, -1);
                if (width > 300)
                    QVERIFY2(!box.intersects(layout.words[j].placed.box),
                             qPrintable(layout.words[i].placed.text + u'|' + layout.words[j].placed.text));
                QVERIFY(box.top() >= 0 && box.bottom() <= layout.height);
            }
    }
}

void TestVolumesTable::hoverTellsTheSource() {
    VolumesTable table;
    fill(table);
    table.resize(900, table.heightForWidth(900));
    table.show();
    QSignalSpy said(&table, &Picture::readout);
    const VolumesLayout layout =
        layoutVolumes(table.content(), QRectF(0, 0, 900, 1), QFontMetricsF(table.font(), &table));
    QTest::mouseMove(&table, layout.rows.front().box.center().toPoint());
    QVERIFY(said.last().front().toString().contains(QStringLiteral("CS336")));
    QTest::mouseMove(&table, layout.rows.back().box.center().toPoint());
    QVERIFY(said.last().front().toString().contains(QStringLiteral("InfiniBand")));
}

void TestVolumesTable::findingAndData() {
    VolumesTable table;
    QVERIFY(!table.finding().isEmpty());
    fill(table);
    QVERIFY2(table.finding().startsWith(QStringLiteral("8 of 12 printed volumes agree with ours")),
             qPrintable(table.finding()));
    QVERIFY(table.finding().contains(QStringLiteral("36 times"))); // 900 ÷ 25 GB/s
    const DataTable data = table.data();
    QCOMPARE(data.rows.size(), 12 + 7);
    for (const auto& row : data.rows)
        QCOMPARE(row.size(), data.columns.size());
    QImage image(300, 200, QImage::Format_RGB32);
    QPainter painter(&image);
    table.paintOn(painter, image.rect(), Colours::make(true, ColourSet::paper));
}

QUADRILLE_TESTS(TestVolumesTable)
#include "tst_volumes_table.moc"
