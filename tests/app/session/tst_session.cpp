// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/catalogue.h"
#include "app/session/session.h"
#include "core/text/input_error.h"
#include "tests/app/isolation.h"
#include "tests/support/cases.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>

using namespace quadrille;

namespace {

/// The field a hostile text is refused for; empty when it is taken.
QString refusedField(const QByteArray& bytes) {
    try {
        (void)sessionFromBytes(bytes);
        return {};
    } catch (const InputError& error) {
        return QString::fromStdString(error.field());
    }
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT

    Session m_session;

private slots:
    void initTestCase() {
        test::isolate("tst-session");
        m_session.scenario = newScenario(loadCatalogue());
        m_session.scenario.plan.sequenceParallel = true;
        m_session.baseline = m_session.scenario;
        m_session.baseline->plan.tp = 8;
        m_session.kept = {{QStringLiteral("B"), m_session.scenario},
                          {QStringLiteral("論文 “4D”"), *m_session.baseline}};
        m_session.view = {.heatmapX = Dimension::context,
                          .heatmapY = Dimension::gpus,
                          .heatmapShows = HeatmapQuantity::cost,
                          .heatmapBest = true,
                          .memoryAgainstCapacity = true,
                          .criticalPath = true,
                          .communication = true,
                          .speedOptions = {FlopConvention::hardware},
                          .memoryKind = MemoryKind::device,
                          .selectedStage = 2,
                          .paperTable = 7,
                          .timeBase = TimeBase::units,
                          .compare = QStringLiteral("zb-h1"),
                          .curve = Dimension::sequence,
                          .reference = {Collective::allToAll, 8, QStringLiteral("rules")},
                          .fsdp = {.measure = 2,
                                   .axis = 1,
                                   .cluster = 1,
                                   .gpus = 128,
                                   .sequence = 4096,
                                   .gamma = 0,
                                   .alphaPercent = 75,
                                   .wholeSequences = false},
                          .panel = QStringLiteral("tables")};
    }

    void aSessionComesBackAsItWas() {
        QVERIFY(sessionFromBytes(toBytes(m_session)) == m_session);
        Session bare = m_session;
        bare.baseline.reset();
        bare.kept.clear();
        QVERIFY(sessionFromBytes(toBytes(bare)) == bare);
    }

    void aFileComesBackAsItWas() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("s.quadrille"));
        writeSession(file, m_session);
        QVERIFY(readSession(file) == m_session);
    }

    void aPlaceThatCannotBeWrittenIsNamed() {
        try {
            writeSession(QStringLiteral("/no/such/folder/s.quadrille"), m_session);
            QFAIL("written to a folder that is not there");
        } catch (const InputError& error) {
            QCOMPARE(QString::fromStdString(error.field()), QStringLiteral("/no/such/folder/s.quadrille"));
        }
    }

    void everyTruncationIsRefused() {
        const QByteArray whole = toBytes(m_session).trimmed();
        const qsizetype stride = test::strideOver(whole.size(), 200), end = whole.size() - 99;
        for (qsizetype length = 0; length < whole.size(); length += length < end ? stride : 1)
            QVERIFY2(!refusedField(whole.left(length)).isEmpty(), qPrintable(QString::number(length)));
    }

    void hostileTextsAreRefusedByName_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("field");
        const QByteArray good = toBytes(m_session);
        const auto changed = [&good](const char* from, const char* to) {
            QByteArray text = good;
            Q_ASSERT(text.contains(from));
            return text.replace(from, to);
        };
        QTest::newRow("nothing") << QByteArray() << QStringLiteral("session");
        QTest::newRow("no JSON") << QByteArray("hello") << QStringLiteral("session");
        QTest::newRow("a list") << QByteArray("[]") << QStringLiteral("session");
        QTest::newRow("deeply nested") << QByteArray(1'000'000, '[') << QStringLiteral("session");
        QTest::newRow("not UTF-8") << QByteArray("{\"format\": \"\xff\xfe\"}") << QStringLiteral("session");
        QTest::newRow("another format")
            << QByteArray("{\"format\": \"else\", \"version\": 1}") << QStringLiteral("format");
        QTest::newRow("newer") << changed("\"version\": 1", "\"version\": 2") << QStringLiteral("version");
        QTest::newRow("version 0") << changed("\"version\": 1", "\"version\": 0")
                                   << QStringLiteral("version");
        QTest::newRow("version word")
            << changed("\"version\": 1", "\"version\": \"1\"") << QStringLiteral("version");
        QTest::newRow("enormous version")
            << changed("\"version\": 1", "\"version\": 18446744073709551615") << QStringLiteral("version");
        QTest::newRow("number too large to hold")
            << changed("\"version\": 1", "\"version\": 1e999") << QStringLiteral("session");
        QTest::newRow("no scenario") << QByteArray("{\"format\": \"quadrille-session\", \"version\": 1}")
                                     << QStringLiteral("scenario");
        QTest::newRow("baseline a number")
            << QByteArray(good).replace("\"baseline\": {", "\"baseline\": 7, \"was\": {")
            << QStringLiteral("baseline");
        const auto kept = [&good](const QByteArray& list) {
            return QByteArray(good).replace("\"kept\": [", "\"kept\": " + list + ", \"were\": [");
        };
        QTest::newRow("kept a number") << kept("7") << QStringLiteral("kept");
        QTest::newRow("kept without a name") << kept("[{}]") << QStringLiteral("kept.1.name");
        QTest::newRow("kept called A")
            << kept("[{\"name\": \"A\", \"scenario\": {}}]") << QStringLiteral("kept.1.name");
        QTest::newRow("kept without a scenario")
            << kept("[{\"name\": \"B\"}]") << QStringLiteral("kept.1.scenario");
        QTest::newRow("too many kept") << kept("[1,2,3,4,5,6,7]") << QStringLiteral("kept");
        QTest::newRow("two of one name")
            << QByteArray(good).replace("論文 “4D”", " B ") << QStringLiteral("kept.2.name");
    }

    void hostileTextsAreRefusedByName() {
        QFETCH(QByteArray, text);
        QFETCH(QString, field);
        QCOMPARE(refusedField(text), field);
    }

    void aBadNumberIsNamedWithItsPlace() {
        QByteArray text = toBytes(m_session);
        const QByteArray key = "\"tp\": ";
        QVERIFY(text.contains(key));
        text.insert(text.indexOf(key, text.indexOf("\"plan\"")) + key.size(), '-');
        const QString field = refusedField(text);
        QVERIFY2(field.endsWith(QStringLiteral("tp")), qPrintable(field));
        QVERIFY(field.contains(u'.'));
    }

    // They say nothing of plans that are kept; what has none is written as they were.
    void filesOfBeforeKeepNoPlans() {
        Session before = m_session;
        before.kept.clear();
        const QByteArray text = toBytes(before);
        QVERIFY(!text.contains("kept"));
        QVERIFY(text.contains("\"version\": 1"));
        QVERIFY(sessionFromBytes(text) == before);
    }

    // Files of before knew of memory and bubble only.
    void whatAHeatmapShowsHasAName() {
        for (const HeatmapQuantity quantity : allHeatmapQuantities) {
            m_session.view.heatmapShows = quantity;
            QVERIFY(toBytes(m_session).contains(QByteArray("\"heatmap-shows\": \"") + name(quantity) + '"'));
            QVERIFY(sessionFromBytes(toBytes(m_session)) == m_session);
        }
        QByteArray text = toBytes(m_session);
        text.replace("\"heatmap-shows\": \"cost\"", "\"heatmap-shows\": \"colour\"");
        text.replace("\"flop-convention\": \"hardware\"", "\"flop-convention\": 3");
        const ViewState view = sessionFromBytes(text).view;
        QCOMPARE(view.heatmapShows, HeatmapQuantity::memory);
        QVERIFY(view.speedOptions == SpeedOptions{});
    }

    // Files of before had the budget in the view.
    void theBudgetOfBeforeIsRead() {
        m_session.scenario.run = m_session.baseline->run = {};
        QByteArray text = toBytes(m_session);
        const auto with = [&text](const QByteArray& budget) {
            QByteArray changed = text;
            return sessionFromBytes(changed.replace("\"view\": {", "\"view\": {" + budget));
        };
        const Session read = with("\"train-tokens\": 2e12, \"gpu-hour-price\": 2.5,");
        for (const Scenario& scenario : {read.scenario, *read.baseline}) {
            QCOMPARE(scenario.run.tokens, 2e12);
            QCOMPARE(scenario.run.pricePerGpuHour, 2.5);
        }
        const Session strange = with("\"train-tokens\": -1, \"gpu-hour-price\": \"dear\",");
        QVERIFY(strange.scenario.run == TrainingRun{});
    }

    void unknownKeysAndViewsAreNoReasonToRefuse() {
        QByteArray text = toBytes(m_session);
        text.replace("\"heatmap-x\": \"cp\"", "\"heatmap-x\": 12, \"new\": [1, 2]");
        const Session read = sessionFromBytes(text);
        QVERIFY(read.scenario == m_session.scenario);
        QCOMPARE(read.view.heatmapX, ViewState{}.heatmapX);

        text = toBytes(m_session);
        text.replace("\"time\": \"units\"", "\"time\": \"fortnights\"");
        text.replace("\"compare\": \"zb-h1\"", "\"compare\": 7");
        text.replace("\"critical-path\": true", "\"critical-path\": \"yes\"");
        const ViewState view = sessionFromBytes(text).view;
        QVERIFY(view.timeBase == TimeBase::model);
        QCOMPARE(view.compare, QStringLiteral("none"));
        QVERIFY(!view.criticalPath);
        QVERIFY(view.communication);

        text = toBytes(m_session);
        text.replace("\"all-to-all\"", "\"all-to-some\"").replace("\"ranks\": 8", "\"ranks\": 3");
        text.replace("\"alpha-percent\": 75", "\"alpha-percent\": 750")
            .replace("\"gamma\": 0", "\"gamma\": 7");
        text.replace("\"curve\": \"seq\"", "\"curve\": null").replace("\"axis\": 1", "\"axis\": -1");
        const ViewState strange = sessionFromBytes(text).view;
        QVERIFY(strange.reference == (ReferenceChoice{.table = QStringLiteral("rules")}));
        QVERIFY(strange.curve == Dimension::microBatch);
        FsdpChoice left = m_session.view.fsdp;
        left.axis = 0;
        left.alphaPercent = 100;
        left.gamma.reset();
        QVERIFY(strange.fsdp == left);
    }

    void aFileTooLargeOrNoFileIsRefused() {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("huge.quadrille")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(largestSessionFile + 1));
        QVERIFY_EXCEPTION_THROWN((void)readSession(file.fileName()), InputError);
        QVERIFY_EXCEPTION_THROWN((void)readSession(folder.path()), InputError);
        QVERIFY_EXCEPTION_THROWN((void)readSession(QStringLiteral("/dev/zero")), InputError);
        QVERIFY_EXCEPTION_THROWN((void)readSession(folder.filePath(QStringLiteral("none"))), InputError);
    }

    void anAutosaveIsWrittenSoonAndReadBack() {
        QVERIFY(!readAutosaved());
        const Autosaved state{m_session, QStringLiteral("/some/where.quadrille"), true};
        Autosave autosave([&state] { return state; });
        autosave.schedule();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(autosaveFile()), 1000);
        QVERIFY(readAutosaved() == state);
    }

    void aBrokenAutosaveIsAsNone() {
        QFile file(autosaveFile());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\"");
        file.close();
        QTest::ignoreMessage(QtWarningMsg,
                             QRegularExpression(QStringLiteral("The last state is not used.*")));
        QVERIFY(!readAutosaved());
    }
};

QUADRILLE_TESTS(TestSession)
#include "tst_session.moc"
