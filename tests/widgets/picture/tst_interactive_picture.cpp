// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/picture/interactive_picture.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace quadrille;

namespace {

constexpr int wide = 50; ///< of a box

/// Boxes side by side, read as "box 0", "box 1" and so on; laying them out is counted.
class Boxes : public InteractivePicture<std::optional<int>, int> {
public:
    using Box = std::optional<int>;

    explicit Boxes(PlaceUse use, bool marked = false, bool keeps = false)
        : InteractivePicture(use, nullptr), m_marked(marked), m_keeps(keeps) {
        setName([] { return QStringLiteral("Boxes"); });
        resize(400, 100);
        setCount(8);
    }

    mutable int layouts = 0;
    mutable QList<int> marks;
    QList<int> used;

    void setCount(int count) {
        m_count = count;
        contentChanged();
    }
    [[nodiscard]] QString finding() const override { return QStringLiteral("%1 boxes").arg(m_count); }
    [[nodiscard]] DataTable data() const override { return {}; }
    [[nodiscard]] static QPoint middle(int box) { return {box * wide + wide / 2, 50}; }
    using InteractivePicture::cursorPlace;
    using InteractivePicture::isUsable;
    using InteractivePicture::readOut;

protected:
    [[nodiscard]] bool isDrawn() const override { return m_count > 0; }
    [[nodiscard]] int layOut(const QRectF&, const QFont&, const QPaintDevice*) const override {
        ++layouts;
        return wide;
    }
    void paintLayout(QPainter&, const int&, const Colours&) const override {}
    void paintMark(QPainter&, const Box& box, const Colours&) const override { marks << *box; }
    [[nodiscard]] Box placeAt(QPointF point) const override {
        const int box = static_cast<int>(point.x()) / layoutNow();
        return box < m_count ? Box(box) : Box();
    }
    [[nodiscard]] QString say(const Box& box) const override {
        return QStringLiteral("box %1 of %2").arg(*box).arg(m_count);
    }
    [[nodiscard]] Box kept(const Box& box) const override { return *box < m_count ? box : Box(); }
    [[nodiscard]] Box start(int) const override { return 2; }
    [[nodiscard]] std::optional<Box> neighbour(const Box& box, int key) const override {
        return alongRow(*box, m_count - 1, key, RowKeys::across);
    }
    void use(const Box& box) override { used << *box; }
    [[nodiscard]] bool marksPointer() const override { return m_marked; }
    [[nodiscard]] bool keepsCursor() const override { return m_keeps; }

private:
    int m_count = 0;
    bool m_marked;
    bool m_keeps;
};

void pointTo(Boxes& boxes, QPoint point) {
    QMouseEvent move(QEvent::MouseMove, point, boxes.mapToGlobal(point), Qt::NoButton, {}, {});
    QCoreApplication::sendEvent(&boxes, &move);
}

/// What a picture has read out last.
struct Reader {
    explicit Reader(const Boxes& boxes) : spy(&boxes, &Picture::readout) {}
    [[nodiscard]] QString last() const { return spy.isEmpty() ? QString() : spy.back().front().toString(); }
    QSignalSpy spy;
};

} // namespace

class TestInteractivePicture : public QObject {
    Q_OBJECT

private slots:
    void oneLayoutServesPointerKeysAndPaint() {
        Boxes boxes(PlaceUse::explain);
        boxes.grab();
        for (int box = 0; box < 8; ++box)
            pointTo(boxes, Boxes::middle(box));
        QTest::mouseClick(&boxes, Qt::LeftButton, {}, Boxes::middle(3));
        boxes.grab();
        QCOMPARE(boxes.layouts, 1);
        boxes.setCount(7);
        boxes.grab();
        QCOMPARE(boxes.layouts, 2);
        QFont larger = boxes.font();
        larger.setPixelSize(31);
        boxes.setFont(larger);
        boxes.grab();
        QCOMPARE(boxes.layouts, 3);
        boxes.resize(300, 100);
        boxes.grab();
        QCOMPARE(boxes.layouts, 4);
    }

    void theFirstKeyOnlyShowsTheCursor() {
        for (const auto use : {PlaceUse::read, PlaceUse::explain, PlaceUse::choose}) {
            Boxes boxes(use);
            const Reader said(boxes);
            QTest::keyClick(&boxes, Qt::Key_Right);
            QCOMPARE(said.last(), QStringLiteral("box 2 of 8"));
            QTest::keyClick(&boxes, Qt::Key_Right);
            QCOMPARE(said.last(), QStringLiteral("box 3 of 8"));
            QCOMPARE(boxes.accessibleDescription(), said.last());
            QTest::keyClick(&boxes, Qt::Key_Escape);
            QVERIFY(said.last().isEmpty() && !boxes.cursorPlace());
            QCOMPARE(boxes.accessibleDescription(), boxes.title());
            QVERIFY(boxes.used.isEmpty());
        }
    }

    void enterAndSpaceDoTheSame_data() {
        QTest::addColumn<Qt::Key>("key");
        for (const auto key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
            QTest::newRow(qPrintable(QString::number(key))) << key;
    }
    void enterAndSpaceDoTheSame() {
        QFETCH(Qt::Key, key);
        Boxes explained(PlaceUse::explain), chosen(PlaceUse::choose), read(PlaceUse::read);
        for (Boxes* boxes : {&explained, &chosen, &read})
            QTest::keyClick(boxes, key);
        QCOMPARE(explained.used, QList<int>{2});
        QCOMPARE(chosen.used, QList<int>{}); // shows what would be chosen
        QCOMPARE(chosen.cursorPlace(), 2);
        QCOMPARE(read.cursorPlace(), std::nullopt); // the key is for the window
        for (Boxes* boxes : {&chosen, &read})
            QTest::keyClick(boxes, key);
        QCOMPARE(chosen.used, QList<int>{2});
        QCOMPARE(read.used, QList<int>{});
    }

    void aClickUsesAndTakesTheCursorAway() {
        Boxes boxes(PlaceUse::choose);
        QTest::keyClick(&boxes, Qt::Key_Right);
        QTest::mouseClick(&boxes, Qt::LeftButton, {}, Boxes::middle(5));
        QTest::mouseClick(&boxes, Qt::RightButton, {}, Boxes::middle(6));
        QCOMPARE(boxes.used, QList<int>{5});
        QVERIFY(!boxes.cursorPlace());
    }

    void whatAClickTakesAwayIsNotDescribedAnyMore() {
        Boxes boxes(PlaceUse::choose);
        const Reader said(boxes);
        QTest::keyClick(&boxes, Qt::Key_Right);
        QCOMPARE(boxes.accessibleDescription(), QStringLiteral("box 2 of 8"));
        QTest::mouseClick(&boxes, Qt::LeftButton, {}, Boxes::middle(5));
        QCOMPARE(boxes.accessibleDescription(), boxes.title());
        QCOMPARE(said.last(), QStringLiteral("box 5 of 8"));
    }

    void thePointerIsReadAndThenTheCursorAgain() {
        Boxes boxes(PlaceUse::explain);
        const Reader said(boxes);
        QTest::keyClick(&boxes, Qt::Key_Right);
        pointTo(boxes, Boxes::middle(6));
        QCOMPARE(said.last(), QStringLiteral("box 6 of 8"));
        QCOMPARE(boxes.cursor().shape(), Qt::PointingHandCursor);
        const auto times = said.spy.size();
        pointTo(boxes, Boxes::middle(6) + QPoint(3, 3));
        QCOMPARE(said.spy.size(), times);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&boxes, &leave);
        QCOMPARE(said.last(), QStringLiteral("box 2 of 8"));
    }

    void whatIsPointedAtIsReadAgainWhenItChanges() {
        Boxes boxes(PlaceUse::explain);
        const Reader said(boxes);
        pointTo(boxes, Boxes::middle(6));
        boxes.setCount(7);
        QCOMPARE(said.last(), QStringLiteral("box 6 of 7"));
        boxes.setCount(6); // there is none
        QCOMPARE(said.last(), QString());
        boxes.setCount(0);
        pointTo(boxes, Boxes::middle(1));
        QTest::keyClick(&boxes, Qt::Key_Right);
        QCOMPARE(said.last(), QString());
    }

    void theCursorIsDescribedAsItIsNow() {
        Boxes boxes(PlaceUse::explain);
        QTest::keyClick(&boxes, Qt::Key_Right);
        boxes.setCount(7);
        QCOMPARE(boxes.accessibleDescription(), QStringLiteral("box 2 of 7"));
        boxes.setCount(1); // there is none
        QCOMPARE(boxes.accessibleDescription(), boxes.title());
    }

    /// A cursor that stays tells nothing while the keyboard, and its reader, are elsewhere.
    void whatIsKeptDoesNotSpeakFromElsewhere() {
        Boxes boxes(PlaceUse::choose, false, true);
        const Reader said(boxes);
        QTest::keyClick(&boxes, Qt::Key_Right);
        QVERIFY(!boxes.hasFocus());
        const auto times = said.spy.size();
        boxes.setCount(7);
        QCOMPARE(said.spy.size(), times);
        pointTo(boxes, Boxes::middle(4));
        boxes.setCount(6);
        QCOMPARE(said.last(), QStringLiteral("box 4 of 6"));
    }

    /// As what a key folded away, which is neither under the pointer nor the cursor.
    void whatWasReadOutStaysSo() {
        Boxes boxes(PlaceUse::choose);
        const Reader said(boxes);
        QTest::keyClick(&boxes, Qt::Key_Right);
        boxes.readOut(5);
        boxes.setCount(7);
        QCOMPARE(said.last(), QStringLiteral("box 5 of 7"));
        boxes.setCount(4);
        QCOMPARE(said.last(), QStringLiteral("box 2 of 4"));
    }

    /// Enter uses what the keyboard's cursor is on, not what the pointer happens to rest on.
    void enterDoesNotChooseWhatIsOnlyPointedAt() {
        Boxes boxes(PlaceUse::choose, true);
        pointTo(boxes, Boxes::middle(5));
        QTest::keyClick(&boxes, Qt::Key_Return);
        QCOMPARE(boxes.used, QList<int>{});
        QCOMPARE(boxes.cursorPlace(), 5);
        QTest::keyClick(&boxes, Qt::Key_Return);
        QCOMPARE(boxes.used, QList<int>{5});
        pointTo(boxes, Boxes::middle(1));
        boxes.grab();
        QCOMPARE(boxes.marks, QList<int>{5});
        QTest::keyClick(&boxes, Qt::Key_Return);
        QCOMPARE(boxes.used, (QList<int>{5, 5}));
    }

    void theMenuUsesAPlaceAndHasTheWidgetsActions() {
        Boxes boxes(PlaceUse::explain), read(PlaceUse::read);
        const auto menuOf = [](Boxes& asked, QContextMenuEvent::Reason reason) {
            QContextMenuEvent event(reason, Boxes::middle(3), asked.mapToGlobal(Boxes::middle(3)));
            QCoreApplication::sendEvent(&asked, &event);
            return asked.findChild<QMenu*>();
        };
        QVERIFY(!menuOf(read, QContextMenuEvent::Mouse)); // there is nothing to be done
        QAction copy(QStringLiteral("Copy"));
        for (Boxes* each : {&boxes, &read})
            each->addAction(&copy);
        const std::unique_ptr<QMenu> copying(menuOf(read, QContextMenuEvent::Mouse));
        QCOMPARE(copying->actions(), QList<QAction*>{&copy});
        const std::unique_ptr<QMenu> all(menuOf(boxes, QContextMenuEvent::Mouse));
        QCOMPARE(all->actions().size(), 3);
        QVERIFY(all->actions()[1]->isSeparator() && all->actions()[2] == &copy);
        all->actions()[0]->trigger();
        QCOMPARE(boxes.used, QList<int>{3});
    }

    void theMenuByKeyIsOfTheCursor() {
        Boxes boxes(PlaceUse::choose);
        const auto use = [&boxes] {
            QContextMenuEvent event(QContextMenuEvent::Keyboard, Boxes::middle(3), {});
            QCoreApplication::sendEvent(&boxes, &event);
            const std::unique_ptr<QMenu> menu(boxes.findChild<QMenu*>());
            const bool enabled = menu->actions()[0]->isEnabled();
            menu->actions()[0]->trigger();
            return enabled;
        };
        QVERIFY(!use());
        QTest::keyClick(&boxes, Qt::Key_Right);
        QVERIFY(use());
        QCOMPARE(boxes.used, QList<int>{2});
    }

    /// Where the pointer marks, keys go on from there.
    void keysGoOnFromThePointersMark() {
        Boxes boxes(PlaceUse::explain, true);
        pointTo(boxes, Boxes::middle(5));
        boxes.grab();
        QCOMPARE(boxes.marks, QList<int>{5});
        QTest::keyClick(&boxes, Qt::Key_Right);
        QCOMPARE(boxes.cursorPlace(), 6);
        boxes.grab();
        QCOMPARE(boxes.marks, (QList<int>{5, 6}));
    }

    void keysAlongARow() {
        QCOMPARE(alongRow(3, 30, Qt::Key_PageDown, RowKeys::down), 13);
        QCOMPARE(alongRow(3, 30, Qt::Key_PageDown, RowKeys::rising), 0);
        QCOMPARE(alongRow(3, 30, Qt::Key_Up, RowKeys::rising), 4);
        QCOMPARE(alongRow(3, 30, Qt::Key_Up, RowKeys::both), 2);
        QCOMPARE(alongRow(3, 30, Qt::Key_Up, RowKeys::across), std::nullopt);
        QCOMPARE(alongRow(3, 30, Qt::Key_Left, RowKeys::down), std::nullopt);
        QCOMPARE(alongRow(0, 30, Qt::Key_Left, RowKeys::across), 0);
        QCOMPARE(alongRow(30, 30, Qt::Key_Right, RowKeys::both), 30);
        QCOMPARE(alongRow(3, 30, Qt::Key_End, RowKeys::both), 30);
        QCOMPARE(alongRow(3, 30, Qt::Key_Home, RowKeys::both), 0);
        QCOMPARE(alongRow(3, 30, Qt::Key_A, RowKeys::both), std::nullopt);
    }
};

QUADRILLE_TESTS(TestInteractivePicture)
#include "tst_interactive_picture.moc"
