// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/executor.h"
#include "core/pipeline/order_file.h"
#include "core/text/input_error.h"
#include "tests/core/pipeline/oracle.h"
#include "tests/core/pipeline/random_order.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <random>
#include <string>
#include <vector>

using namespace quadrille;

/// Orders as text: what is read and written, and that whatever is wrong is refused with its line and reason.
class TestOrderFile : public QObject {
    Q_OBJECT

private slots:
    void readsWhatIsWrittenByHand();
    void readsEveryPlacement_data();
    void readsEveryPlacement();
    void writesCanonicalText();
    void oraclesComeBack_data();
    void oraclesComeBack();
    void everyKindComesBack();
    void anyRunnableOrderComesBack();
    void hostileFilesAreRefused_data();
    void hostileFilesAreRefused();
    void theFileIsNamed();
    void longCyclesAreCutShort();
    void smallFilesAskForLittle();
    void mutatedFilesAreReadOrRefused();
};

namespace {

constexpr const char* byHand = "# 1F1B on two ranks, by hand\r\n"
                               "\tmicrobatches 2   # m\n"
                               "ranks 2\n"
                               "\n"
                               "rank 0: F0.0 F1.0 B0.0 B1.0\n"
                               "# größte Wartezeit: hier\n"
                               "rank 1 :F0.1 B0.1   F1.1 I1.1 W1.1";

/// "field: rule" of the refusal.
std::string refusalOf(const std::string& text, const std::string& name = {}) {
    try {
        static_cast<void>(parseOrder(text, name));
    } catch (const InputError& error) {
        return error.what();
    }
    return "read";
}

/// What a file keeps of an order.
void checkSame(const Order& read, const Order& written) {
    RC_ASSERT(read.kind == ScheduleKind::custom);
    RC_ASSERT(read.shape.ranks == written.shape.ranks);
    RC_ASSERT(read.shape.microbatches == written.shape.microbatches);
    RC_ASSERT(read.shape.chunks == written.shape.chunks);
    RC_ASSERT(read.placement == written.placement);
    RC_ASSERT(read.operations == written.operations);
    RC_ASSERT(read.rankOffsets == written.rankOffsets);
}

/// Any order that runs and keeps the same number of stages on every rank.
Order evenOrder() {
    const std::int32_t ranks = *rc::gen::inRange(1, 4);
    const std::int32_t chunks = *rc::gen::inRange(1, 3);
    Placement placement;
    const int directions = *rc::gen::inRange(1, 3);
    std::vector<std::int32_t> stages;
    for (std::int32_t stage = 0; stage < ranks * chunks; ++stage) {
        stages.push_back(stage % ranks);
    }
    for (int direction = 0; direction < directions; ++direction) {
        for (std::size_t k = stages.size(); k > 1; --k) {
            std::swap(stages[k - 1], stages[*rc::gen::inRange<std::size_t>(0, k)]);
        }
        placement.stageToRank.push_back(stages);
    }
    const std::int32_t microbatches = *rc::gen::inRange(1, 5);
    if (directions > 1) {
        placement.microbatchDirection = *rc::gen::container<std::vector<std::int32_t>>(
            static_cast<std::size_t>(microbatches), rc::gen::inRange(0, directions));
    }
    return randomly::runnableOrder({ranks, microbatches, chunks}, placement);
}

/// A well-formed file of two ranks with these lines.
std::string twoRanks(const std::string& first, const std::string& second, int microbatches = 2) {
    return "ranks 2\nmicrobatches " + std::to_string(microbatches) + "\nrank 0: " + first +
           "\nrank 1: " + second + "\n";
}

/// Two words that follow each other change places: mostly still an order, or one with a cycle.
void swapWords(std::string& text, std::size_t at) {
    const std::size_t from = text.find(' ', at);
    const std::size_t middle = from == std::string::npos ? from : text.find(' ', from + 1);
    const std::size_t end = middle == std::string::npos ? middle : text.find_first_of(" \n", middle + 1);
    if (end != std::string::npos) {
        const auto place = [&](std::size_t index) {
            return text.begin() + static_cast<std::ptrdiff_t>(index);
        };
        std::rotate(place(from), place(middle), place(end));
    }
}

/// The text with one to three random changes.
std::string mutated(std::string text, std::mt19937& random) {
    const std::vector<std::string> pieces{
        " ",           "\n",    "0",  "9",          ".",        "&",  "F",          " B0.0",
        "rank ",       ":",     "-",  "stages 0 1", "#",        "\t", "chunks 2\n", "placement v\n",
        "99999999999", "&B1.0", "\r", "# F\n",      "I0.0 W0.0"};
    for (auto changes = 1 + random() % 3; changes > 0; --changes) {
        const std::size_t at = random() % (text.size() + 1);
        switch (random() % 6) {
        case 0:
            text.insert(at, 1, static_cast<char>(random() % 256));
            break;
        case 1:
            text.insert(at, pieces[random() % pieces.size()]);
            break;
        case 2:
            text.erase(at, random() % 20);
            break;
        case 3: {
            const std::string copy = text.substr(at, 8);
            text.insert(random() % (text.size() + 1), copy);
            break;
        }
        default:
            swapWords(text, at);
        }
    }
    return text;
}

} // namespace

void TestOrderFile::readsWhatIsWrittenByHand() {
    const Order order = parseOrder(byHand);
    QVERIFY(order.kind == ScheduleKind::custom);
    QVERIFY(order.shape == (ScheduleShape{2, 2}));
    QVERIFY(order.operations == oracle::parseOperations("F0.0 F1.0 B0.0 B1.0 F0.1 B0.1 F1.1 I1.1 W1.1"));
    QCOMPARE(order.rankOffsets, (std::vector<std::size_t>{0, 4, 9}));
    // On paper: rank 1 has sent back I1.1 at 6, and B1.0 takes 2.
    QCOMPARE(execute(order, Durations::uniform(2)).makespan, 8.0);
    QVERIFY(parseOrder("\xEF\xBB\xBF" + std::string(byHand)) == order); // a byte order mark
}

void TestOrderFile::readsEveryPlacement_data() {
    QTest::addColumn<QString>("settings");
    QTest::addColumn<QString>("ranks");
    using Rows = std::vector<std::vector<std::int32_t>>;
    QTest::addColumn<Rows>("stageToRank");
    QTest::addColumn<Rows>("directions");
    const QString split = "rank 0: F0.0 F0.3 B0.3 B0.0\nrank 1: F0.1 F0.2 B0.2 B0.1\n";
    QTest::newRow("v") << "chunks 2\nplacement v\n" << split << Rows{{0, 1, 1, 0}} << Rows{{}};
    QTest::newRow("written out") << "stages 0 1 1 0\nchunks 2\n" << split << Rows{{0, 1, 1, 0}} << Rows{{}};
    const QString loop = "rank 0: F0.0 F0.2 B0.2 B0.0\nrank 1: F0.1 F0.3 B0.3 B0.1\n";
    QTest::newRow("loop by default") << "chunks 2\n" << loop << Rows{{0, 1, 0, 1}} << Rows{{}};
    QTest::newRow("loop") << "placement loop\nchunks 2\n" << loop << Rows{{0, 1, 0, 1}} << Rows{{}};
    const QString both = "rank 0: F0.0 F1.1 B1.1 B0.0\nrank 1: F1.0 F0.1 B0.1 B1.0\n";
    QTest::newRow("bidirectional") << "placement bidirectional\n"
                                   << both << Rows{{0, 1}, {1, 0}} << Rows{{0, 1}};
    QTest::newRow("two directions") << "stages 1 0\nstages 0 1\ndirections 1 0\n"
                                    << both << Rows{{1, 0}, {0, 1}} << Rows{{1, 0}};
}

void TestOrderFile::readsEveryPlacement() {
    using Rows = std::vector<std::vector<std::int32_t>>;
    QFETCH(QString, settings);
    QFETCH(QString, ranks);
    QFETCH(Rows, stageToRank);
    QFETCH(Rows, directions);
    const int microbatches = ranks.contains("F1.") ? 2 : 1;
    const Order order = parseOrder(
        QString("ranks 2\nmicrobatches %1\n%2%3").arg(microbatches).arg(settings, ranks).toStdString());
    QCOMPARE(order.placement.stageToRank, stageToRank);
    QCOMPARE(order.placement.microbatchDirection, directions.front());
}

void TestOrderFile::writesCanonicalText() {
    QCOMPARE(QString::fromStdString(writeOrder(parseOrder(byHand))),
             QString("ranks 2\nmicrobatches 2\nchunks 1\nplacement loop\n"
                     "\nrank 0: F0.0 F1.0 B0.0 B1.0\nrank 1: F0.1 B0.1 F1.1 I1.1 W1.1\n"));
}

void TestOrderFile::oraclesComeBack_data() {
    QTest::addColumn<QString>("file");
    for (const char* file : {"gpipe.json", "1f1b.json", "interleaved.json"}) {
        QTest::newRow(file) << file;
    }
}

void TestOrderFile::oraclesComeBack() {
    QFETCH(QString, file);
    const nlohmann::json oracle = oracle::load(file.toStdString());
    for (const nlohmann::json& testCase : oracle.at("cases")) {
        const Order order = oracle::orderOf(testCase);
        const Order read = parseOrder(writeOrder(order));
        QVERIFY(read.placement == order.placement);
        QVERIFY(read.operations == order.operations);
        QVERIFY(read.rankOffsets == order.rankOffsets);
    }
}

void TestOrderFile::everyKindComesBack() {
    QVERIFY(rc::check("the order of every schedule comes back from its text", [] {
        const auto [kind, shape] = randomly::schedule();
        RC_TAG(std::string(scheduleName(kind)));
        const Order order = makeOrder(kind, shape);
        const std::string text = writeOrder(order);
        const Order read = parseOrder(text);
        checkSame(read, order);
        RC_ASSERT(writeOrder(read) == text);
    }));
}

void TestOrderFile::anyRunnableOrderComesBack() {
    QVERIFY(rc::check("hand-made orders on any placement come back from their text", [] {
        const Order order = evenOrder();
        checkSame(parseOrder(writeOrder(order)), order);
    }));
}

void TestOrderFile::hostileFilesAreRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("reason"); // a part of the rule
    const auto row = [](const char* name, const std::string& text, const char* field, const char* reason) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QString(field) << QString::fromUtf8(reason);
    };
    const std::string fine = "F0.1 F1.1 B0.1 B1.1";
    row("empty", "", "order", "is empty");
    row("only comments", "# nothing\n\n  \n#", "order", "is empty");
    row("no ranks", "microbatches 1\n", "order", "a line with its ranks");
    row("no micro-batches", "ranks 1\nrank 0: F0.0 B0.0\n", "order", "a line with its micro-batches");
    row("binary", std::string("ranks 1\nmicro\0batches", 21), "line 2", "UTF-8");
    row("latin-1",
        "ranks 1\n\n# gr\xF6\xDF"
        "er\n",
        "line 3", "UTF-8");
    row("surrogate", "\xED\xA0\x80", "line 1", "UTF-8");
    row("overlong", "# \xC0\xAF", "line 1", "UTF-8");
    row("cut character", "# \xE2\x82", "line 1", "UTF-8");
    row("an archive", "PK\x03\x04", "line 1", "UTF-8");
    row("JSON", "{\"ranks\": 4}", "line 1", "The setting {\"ranks\": is unknown");
    row("setting twice", "ranks 2\nchunks 1\nranks 2\n", "line 3", "ranks is already on line 1");
    row("no number", "ranks two\nmicrobatches 2\n", "line 1", "one whole number");
    row("two numbers", "ranks 2 2\nmicrobatches 2\n", "line 1", "one whole number");
    row("zero ranks", "ranks 0\nmicrobatches 2\n", "line 1", "one whole number");
    row("negative", "microbatches -3\nranks 2\n", "line 1", "one whole number");
    row("beyond 64 bits", "ranks 99999999999999999999\nmicrobatches 2\n", "line 1", "one whole number");
    row("too many", "ranks 2000000000\nchunks 2000000000\nmicrobatches 2000000000\n", "line 3",
        "more than the 33554432");
    row("more than the file has", "microbatches 1000000\nranks 32\n", "line 1", "too short");
    row("unknown placement", "ranks 1\nmicrobatches 1\nplacement ring\n", "line 3",
        "placement ring is unknown");
    row("v of three chunks", "ranks 1\nmicrobatches 1\nchunks 3\nplacement v\n", "line 4",
        "2 chunks on each rank; the order has 3");
    row("two placements", "ranks 1\nmicrobatches 1\nplacement loop\nstages 0\n", "line 3",
        "which line 4 does");
    row("too few stages", "ranks 2\nmicrobatches 1\nstages 0\n", "line 3", "must have 2 numbers; it has 1");
    row("stage on no rank", "ranks 2\nmicrobatches 1\nstages 0 2\n", "line 3",
        "2 is not one of the numbers from 0 to 1");
    row("crowded rank", "ranks 2\nmicrobatches 1\nstages 0 0\n", "line 3", "Rank 0 has 2 of the stages");
    row("no directions", "ranks 2\nmicrobatches 1\nstages 0 1\nstages 1 0\n", "line 4",
        "the direction of every micro-batch");
    row("no such direction", "ranks 2\nmicrobatches 1\ndirections 2\nstages 0 1\nstages 1 0\n", "line 3",
        "from 0 to 1");
    row("stray directions", "ranks 2\nmicrobatches 1\ndirections 0\n", "line 3", "written out as stages");

    row("too few ranks", "ranks 2\nmicrobatches 1\nrank 0: F0.0 B0.0\n", "line 3",
        "after the lines of 1 ranks; there are 2");
    row("too many ranks", "ranks 1\nmicrobatches 1\nrank 0: F0.0 B0.0\nrank 1: F0.1 B0.1\n", "line 4",
        "1 is not a rank");
    row("rank twice", "ranks 1\nmicrobatches 1\nrank 0: F0.0 B0.0\nrank 0:\n", "line 4",
        "have their lines already");
    row("ranks out of order", "ranks 2\nmicrobatches 1\nrank 1: F0.1 B0.1\n", "line 3",
        "should be rank 0, not 1");
    row("no colon", "ranks 1\nmicrobatches 1\nrank 0 F0.0 B0.0\n", "line 3", "colon");
    row("no rank number", "ranks 1\nmicrobatches 1\nrank : F0.0 B0.0\n", "line 3", "is not a rank");
    row("setting behind a rank", "ranks 1\nmicrobatches 1\nrank 0: F0.0 B0.0\nchunks 1\n", "line 4",
        "begins with chunks");

    row("unknown kind", twoRanks("F0.0 F1.0 B0.0 X1.0", fine), "line 3", "The kind of X1.0 is unknown");
    row("lower case", twoRanks("f0.0", fine), "line 3", "The kind of f0.0 is unknown");
    row("no operation", twoRanks("F0.0 forward", fine), "line 3", "forward is not an operation");
    row("no stage", twoRanks("F0.", fine), "line 3", "stage of F0. is not a number from 0 to 1");
    row("not a number", twoRanks("F0.0 Fx.0", fine), "line 3",
        "micro-batch of Fx.0 is not a number from 0 to 1");
    row("signed", twoRanks("F+1.0", fine), "line 3", "micro-batch of F+1.0");
    row("trailing", twoRanks("F0.0;", fine), "line 3", "stage of F0.0;");
    row("stage out of range", twoRanks("F0.2", fine), "line 3", "stage of F0.2 is not a number from 0 to 1");
    row("absurd stage", twoRanks("F0.99999999999999999999", fine), "line 3", "stage of F0.9999");
    row("micro-batch out of range", twoRanks("F2.0", fine), "line 3",
        "micro-batch of F2.0 is not a number from 0 to 1");
    row("negative micro-batch", twoRanks("F-1.0", fine), "line 3", "micro-batch of F-1.0");
    row("another rank's", twoRanks("F0.0 F0.1", fine), "line 3",
        "F0.1 is on the line of rank 0, but stage 1 is on rank 1");
    row("duplicate", twoRanks("F0.0 F1.0 B0.0 B1.0", "F0.1 F1.1 B0.1 B0.1"), "line 4",
        "B0.1 is in the order twice");
    row("fused duplicate", twoRanks("F0.0 F1.0&B0.0 F1.0", fine), "line 3", "F1.0 is in the order twice");
    row("whole and half", twoRanks("F0.0 B0.0 W0.0", fine), "line 3", "B0.0 and W0.0 are both");
    row("half and whole", twoRanks("F0.0 I0.0 B0.0", fine), "line 3", "B0.0 and I0.0 are both");
    row("fused halves", twoRanks("F0.0 F1.0&I0.0", fine), "line 3", "F1.0&I0.0 can not be fused");
    row("fused twice", twoRanks("F0.0&B1.0&B0.0", fine), "line 3", "stage of F0.0&B1.0&B0.0");
    row("half a block", twoRanks("F0.0&", fine), "line 3", "F0.0& is not an operation");
    row("missing forward", twoRanks("F0.0 B0.0 B1.0", fine), "line 3",
        "F1.0 is missing; stage 0 is on rank 0");
    row("missing backward", twoRanks("F0.0 F1.0 B0.0 B1.0", "F0.1 F1.1 B0.1"), "line 4",
        "B1.1 is missing; stage 1 is on rank 1");
    row("missing half", twoRanks("F0.0 I0.0 F1.0 B1.0", fine), "line 3", "W0.0 is missing");
    row("missing other half", twoRanks("F0.0 W0.0 F1.0 B1.0", fine), "line 3", "I0.0 is missing");
    row("empty rank", twoRanks("", fine), "line 3", "F0.0 is missing");
    row("cycle", twoRanks("F0.0 B0.0 F1.0 B1.0", "F0.1 F1.1 B0.1 B1.1"), "line 3",
        "B0.0 (3) → B0.1 (4), F1.1 (4) → F1.0 (3)");
    row("own cycle", twoRanks("F0.0 F1.0 W0.0 I0.0 B1.0", fine), "line 3", "W0.0 comes before I0.0");
    row("backward first", twoRanks("F0.0 F1.0 B0.0 B1.0", "B0.1 F0.1 F1.1 B1.1"), "line 4",
        "B0.1 comes before F0.1");
    row("needs itself", twoRanks("F0.0&B0.0", "F0.1 B0.1", 1), "line 3", "F0.0&B0.0 needs its own result");
}

void TestOrderFile::hostileFilesAreRefused() {
    QFETCH(QByteArray, text);
    QFETCH(QString, field);
    QFETCH(QString, reason);
    try {
        static_cast<void>(parseOrder(text.toStdString()));
        QFAIL("the file was read");
    } catch (const InputError& error) {
        QCOMPARE(QString::fromStdString(error.field()), field);
        const QString rule = QString::fromStdString(english(error.rule()));
        QVERIFY2(rule.contains(reason), qPrintable(rule));
        QVERIFY2(!rule.contains('%'), qPrintable(rule));
    }
}

void TestOrderFile::theFileIsNamed() {
    QVERIFY(refusalOf("ranks 0\nmicrobatches 1", "mine.order").starts_with("mine.order, line 1: "));
    QVERIFY(refusalOf("", "mine.order").starts_with("mine.order: "));
    const std::string word(100'000, 'x');
    QVERIFY(refusalOf(word).size() < 300);
}

/// Rank r waits for rank r + 1 before it sends what rank r + 1 waits for, eleven times in a row.
void TestOrderFile::longCyclesAreCutShort() {
    constexpr int ranks = 12;
    // Half of the micro-batches go each way; each rank starts with what comes from its left, and rank 0
    // with what comes from its right.
    std::string text = "ranks 12\nmicrobatches 12\n";
    std::string directions = "directions";
    for (int direction = 0; direction < ranks; ++direction) {
        text += "stages";
        for (int stage = 0; stage < ranks; ++stage) {
            text += ' ' + std::to_string((direction + stage) % ranks);
        }
        text += '\n';
        directions += ' ' + std::to_string(direction);
    }
    text += directions + '\n';
    for (int rank = 0; rank < ranks; ++rank) {
        // The second stage of the left neighbour's micro-batch before the first stage of the own one.
        text += "rank " + std::to_string(rank) + ':';
        for (int back = 1; back <= ranks; ++back) {
            const int microbatch = (rank - back % ranks + ranks) % ranks;
            text += " F" + std::to_string(microbatch) + '.' + std::to_string(back % ranks);
        }
        for (int back = ranks - 1; back >= 0; --back) {
            text += " B" + std::to_string((rank - back + ranks) % ranks) + '.' + std::to_string(back);
        }
        text += '\n';
    }
    const std::string refusal = refusalOf(text);
    QVERIFY2(refusal.find("in a circle") != std::string::npos, refusal.c_str());
    QVERIFY2(refusal.find(", …") != std::string::npos, refusal.c_str());
    QCOMPARE(QString::fromStdString(refusal).count("→"), 8);
}

/// The largest numbers that are allowed, in a file that has no operations: nothing is laid out for them.
void TestOrderFile::smallFilesAskForLittle() {
    for (const char* text : {"ranks 33554432\nmicrobatches 1\n", "ranks 1\nmicrobatches 33554432\n",
                             "ranks 1\nmicrobatches 1\nchunks 33554432\n"}) {
        const std::string refusal = refusalOf(text);
        QVERIFY2(refusal.find("too short") != std::string::npos, refusal.c_str());
    }
}

void TestOrderFile::mutatedFilesAreReadOrRefused() {
    int refused = 0;
    int read = 0;
    QVERIFY(rc::check("a file with random changes is read to an order that runs, or refused", [&] {
        const std::string text = writeOrder(evenOrder());
        std::mt19937 random(*rc::gen::arbitrary<std::uint32_t>());
        for (int repetition = 0; repetition < 20; ++repetition) {
            const std::string mutant = mutated(text, random);
            RC_LOG() << mutant << "\n\n";
            try {
                const Order order = parseOrder(mutant);
                const Timeline timeline =
                    execute(order, Durations::uniform(static_cast<std::size_t>(order.shape.stages())));
                // Each stage runs F and B, or their parts, of each micro-batch once: 1 + 2 of time.
                double busy = 0;
                for (const RankSummary& rank : timeline.ranks) {
                    busy += rank.busy;
                }
                RC_ASSERT(busy == static_cast<double>(3 * order.shape.stages() * order.shape.microbatches));
                checkSame(parseOrder(writeOrder(order)), order);
                ++read;
            } catch (const InputError& error) {
                RC_ASSERT(!error.field().empty());
                RC_ASSERT(!error.rule().text.empty());
                ++refused;
            }
        }
    }));
    QVERIFY(refused > 0);
    QVERIFY(read > 0);
}

QUADRILLE_TESTS(TestOrderFile)
#include "tst_order_file.moc"
