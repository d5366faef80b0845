// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/chooser/chooser.h"
#include "widgets/chooser/chooser_list.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QStyleOptionComboBox>
#include <QWheelEvent>

using namespace quadrille;

namespace {

const QList<ChooserEntry> entries{{"llama-3.1-8b", "Llama-3.1-8B", "Llama 3", "8.03 B"},
                                  {"llama-3.1-70b", "Llama-3.1-70B", "Llama 3", "70.6 B"},
                                  {"qwen2.5-7b", "Qwen2.5-7B", "Qwen2.5", "7.62 B"},
                                  {"gpt-3-175b", "GPT-3 175B", "GPT", "175 B"}};

} // namespace

class TestChooser : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_chooser = std::make_unique<Chooser>();
        m_chooser->setEntries(entries);
        QVERIFY(m_chooser->setCurrentName(QStringLiteral("llama-3.1-8b")));
        m_chooser->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_chooser.get()));
        m_chooser->activateWindow();
        m_chooser->setFocus();
        m_chosen = std::make_unique<QSignalSpy>(m_chooser.get(), &Chooser::chosen);
        m_refused = std::make_unique<QSignalSpy>(m_chooser.get(), &Chooser::refused);
    }
    void cleanup() {
        m_chosen.reset();
        m_refused.reset();
        m_chooser.reset();
    }

    void wordsInAnyOrder() {
        QVERIFY(matches(entries[0], QStringLiteral("8b LLAMA")));
        QVERIFY(matches(entries[0], QStringLiteral("llama 3")));
        QVERIFY(!matches(entries[0], QStringLiteral("llama 70")));
        QVERIFY(matches(entries[3], QStringLiteral("")));
    }
    void oneMatchIsTakenOnEnter() {
        type(QStringLiteral("70b"));
        QTest::keyClick(m_chooser.get(), Qt::Key_Return);
        QCOMPARE(m_chosen->count(), 1);
        QCOMPARE(m_chosen->front().front().toString(), QStringLiteral("llama-3.1-70b"));
        QCOMPARE(m_chooser->currentText(), QStringLiteral("Llama-3.1-70B"));
        QCOMPARE(m_refused->count(), 0);
    }
    void exactNameIsTakenThoughOthersContainIt() {
        m_chooser->setEntries(entries +
                              QList<ChooserEntry>{{"llama-3.1-8b-x", "Llama-3.1-8B-X", "Llama 3", ""}});
        m_chooser->setCurrentName(QStringLiteral("gpt-3-175b"));
        type(QStringLiteral("LLAMA-3.1-8B"));
        QTest::keyClick(m_chooser.get(), Qt::Key_Return);
        QCOMPARE(m_chooser->currentName(), QStringLiteral("llama-3.1-8b"));
    }
    void typingNarrowsThePopup() {
        type(QStringLiteral("qwen"));
        QAbstractItemView* popup = m_chooser->list();
        QVERIFY(popup->isVisible());
        QCOMPARE(popup->model()->rowCount(), 2); // heading and entry
        QCOMPARE(popup->model()->index(1, 0).data().toString(), QStringLiteral("Qwen2.5-7B"));
    }
    /// What is typed lists the newest group first and in it the newest entry; what is only opened stays as it
    /// was given.
    void theNewerComesFirst() {
        m_chooser->setEntries({{"a-2", "A-2-70B", "A 2", "", 2023},
                               {"a-3", "A-3-70B", "A 3", "", 2024},
                               {"a-3.1", "A-3.1-70B", "A 3", "", 2024},
                               {"a-3.2", "A-3.2-70B", "A 3", "", 2025},
                               {"b-1", "B-1-70B", "B", "", 2025},
                               {"c", "C 70B", "C", ""}});
        const auto rows = [this] {
            QStringList texts;
            const QAbstractItemModel* list = m_chooser->list()->model();
            for (int row = 0; row < list->rowCount(); ++row)
                texts << list->index(row, 0).data().toString();
            return texts;
        };
        type(QStringLiteral("70b"));
        QCOMPARE(rows(), (QStringList{"A 3", "A-3.2-70B", "A-3-70B", "A-3.1-70B", "B", "B-1-70B", "A 2",
                                      "A-2-70B", "C", "C 70B"}));
        type(QStringLiteral("a 70b"));
        QCOMPARE(rows(), (QStringList{"A 3", "A-3.2-70B", "A-3-70B", "A-3.1-70B", "A 2", "A-2-70B"}));
        QTest::keyClick(m_chooser.get(), Qt::Key_Escape);
        m_chooser->showPopup();
        QCOMPARE(rows(), (QStringList{"A 2", "A-2-70B", "A 3", "A-3-70B", "A-3.1-70B", "A-3.2-70B", "B",
                                      "B-1-70B", "C", "C 70B"}));
    }
    void keysTakeTheRowTheyWentTo() {
        // Rows of the narrowed list: the heading, 8B, 70B.
        type(QStringLiteral("llama"));
        pressInList(Qt::Key_Down);
        QCOMPARE(aimed(), QStringLiteral("llama-3.1-8b"));
        pressInList(Qt::Key_Down);
        QCOMPARE(aimed(), QStringLiteral("llama-3.1-70b"));
        QCOMPARE(m_chooser->currentText(), QStringLiteral("llama")); // nothing is chosen yet
        pressInList(Qt::Key_Return);
        QCOMPARE(m_chooser->currentName(), QStringLiteral("llama-3.1-70b"));
        QCOMPARE(m_chooser->currentText(), QStringLiteral("Llama-3.1-70B"));
        QCOMPARE(m_chosen->count(), 1);
        QCOMPARE(m_chosen->front().front().toString(), QStringLiteral("llama-3.1-70b"));
        QCOMPARE(m_refused->count(), 0);
    }
    void keysStayInTheList() {
        type(QStringLiteral("175b"));
        for (int i = 0; i < 3; ++i)
            pressInList(Qt::Key_Down);
        QCOMPARE(aimed(), QStringLiteral("gpt-3-175b"));
        pressInList(Qt::Key_PageUp);
        QCOMPARE(aimed(), QStringLiteral("gpt-3-175b"));
        m_chooser->showPopup();
        pressInList(Qt::Key_PageDown);
        QCOMPARE(aimed(), QStringLiteral("gpt-3-175b"));
        pressInList(Qt::Key_PageUp);
        QCOMPARE(aimed(), QStringLiteral("llama-3.1-8b"));
        pressInList(Qt::Key_Up);
        QCOMPARE(aimed(), QStringLiteral("llama-3.1-8b"));
    }
    void upStartsFromTheEnd() {
        type(QStringLiteral("7"));
        pressInList(Qt::Key_Up);
        QCOMPARE(aimed(), QStringLiteral("gpt-3-175b"));
    }
    void tabTakesTheRowThatWasGoneTo() {
        type(QStringLiteral("llama"));
        pressInList(Qt::Key_Down);
        pressInList(Qt::Key_Down);
        pressInList(Qt::Key_Tab);
        QVERIFY(!m_chooser->list()->isVisible());
        QCOMPARE(m_chooser->currentName(), QStringLiteral("llama-3.1-70b"));
        QCOMPARE(m_chosen->count(), 1);
        QCOMPARE(m_refused->count(), 0);
    }
    void clickTakesTheRowUnderIt() {
        type(QStringLiteral("llama"));
        clickRow(2);
        QCOMPARE(m_chooser->currentName(), QStringLiteral("llama-3.1-70b"));
        QCOMPARE(m_chooser->currentText(), QStringLiteral("Llama-3.1-70B"));
        QCOMPARE(m_chosen->count(), 1);
        QVERIFY(!m_chooser->list()->isVisible());
    }
    void clickOnAHeadingTakesNothing() {
        type(QStringLiteral("llama"));
        clickRow(0);
        QCOMPARE(m_chooser->currentName(), QStringLiteral("llama-3.1-8b"));
        QCOMPARE(m_chosen->count(), 0);
    }
    void escapeGivesBackWhatWas() {
        type(QStringLiteral("qwen"));
        pressInList(Qt::Key_Down);
        pressInList(Qt::Key_Escape);
        QVERIFY(!m_chooser->list()->isVisible());
        QCOMPARE(m_chooser->currentText(), QStringLiteral("Llama-3.1-8B"));
        type(QStringLiteral("nothing like it")); // no list to close
        QVERIFY(!m_chooser->list()->isVisible());
        QTest::keyClick(m_chooser.get(), Qt::Key_Escape);
        QCOMPARE(m_chooser->currentText(), QStringLiteral("Llama-3.1-8B"));
        QCOMPARE(m_chosen->count(), 0);
        QCOMPARE(m_refused->count(), 0);
    }
    void typingNarrowsTheListThatTheArrowOpened() {
        QStyleOptionComboBox option;
        option.initFrom(m_chooser.get());
        option.editable = true;
        const QRect arrow = m_chooser->style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                               QStyle::SC_ComboBoxArrow, m_chooser.get());
        QTest::mouseClick(m_chooser.get(), Qt::LeftButton, {}, arrow.center());
        QVERIFY(m_chooser->list()->isVisible());
        QCOMPARE(m_chooser->list()->model()->rowCount(), 7);
        QCOMPARE(aimed(), QStringLiteral("llama-3.1-8b")); // it starts at the current one
        QTest::keyClicks(m_chooser->list(), QStringLiteral("70b"));
        QCOMPARE(m_chooser->currentText(), QStringLiteral("70b"));
        QCOMPARE(m_chooser->list()->model()->rowCount(), 2);
        pressInList(Qt::Key_Return);
        QCOMPARE(m_chooser->currentName(), QStringLiteral("llama-3.1-70b"));
    }
    void clickElsewhereReadsTheText() {
        type(QStringLiteral("qwen"));
        QTest::mouseClick(m_chooser->list(), Qt::LeftButton, {}, QPoint(-5, -5));
        QVERIFY(!m_chooser->list()->isVisible());
        QCOMPARE(m_chooser->currentName(), QStringLiteral("qwen2.5-7b"));
    }
    void unknownTextIsGivenBackWithAMessage() {
        type(QStringLiteral("nonsense"));
        QTest::keyClick(m_chooser.get(), Qt::Key_Return);
        QCOMPARE(m_chosen->count(), 0);
        QCOMPARE(m_refused->count(), 1);
        QVERIFY(m_chooser->message().contains(QStringLiteral("nonsense")));
        QCOMPARE(m_chooser->accessibleDescription(), m_chooser->message());
        QCOMPARE(m_chooser->currentText(), QStringLiteral("Llama-3.1-8B"));
    }
    void severalMatchesAreNotGuessed() {
        type(QStringLiteral("llama"));
        QTest::keyClick(m_chooser.get(), Qt::Key_Return);
        QCOMPARE(m_chosen->count(), 0);
        QVERIFY2(m_chooser->message().contains(QStringLiteral("2 entries")),
                 qPrintable(m_chooser->message()));
        QCOMPARE(m_chooser->currentName(), QStringLiteral("llama-3.1-8b"));
    }
    void losingFocusReadsTheText() {
        type(QStringLiteral("qwen"));
        m_chooser->list()->hide();
        m_chooser->clearFocus();
        QCOMPARE(m_chooser->currentName(), QStringLiteral("qwen2.5-7b"));
        QCOMPARE(m_chosen->count(), 1);
    }
    void customEntryIsShown() {
        m_chooser->setCurrentEntry({"my-model", "My model", "", "1.23 B"});
        QCOMPARE(m_chooser->currentText(), QStringLiteral("My model"));
        QCOMPARE(m_chooser->currentIndex(), -1);
        m_chooser->setEntries(entries);
        QCOMPARE(m_chooser->currentText(), QStringLiteral("My model"));
        QCOMPARE(m_chosen->count(), 0);
    }
    void headingsCannotBeChosen() {
        QCOMPARE(m_chooser->model()->rowCount(), 7); // four entries, three groups
        int headings = 0;
        for (int row = 0; row < m_chooser->model()->rowCount(); ++row) {
            const QModelIndex index = m_chooser->model()->index(row, 0);
            const bool heading = index.data(ChooserModel::headingRole).toBool();
            headings += heading;
            QCOMPARE(index.flags().testFlag(Qt::ItemIsSelectable), !heading);
        }
        QCOMPARE(headings, 3);
    }
    void keysMoveOverHeadings() {
        QTest::keyClick(m_chooser.get(), Qt::Key_Down);
        QTest::keyClick(m_chooser.get(), Qt::Key_Down);
        QCOMPARE(m_chooser->currentName(), QStringLiteral("qwen2.5-7b"));
    }
    void wheelChoosesOnlyWithTheKeyboard() {
        m_chooser->clearFocus();
        QVERIFY(!turnWheel(-120));
        QCOMPARE(m_chooser->currentName(), QStringLiteral("llama-3.1-8b"));
        m_chooser->setFocus();
        QVERIFY(turnWheel(-120));
        QCOMPARE(m_chooser->currentName(), QStringLiteral("llama-3.1-70b"));
        turnWheel(-120); // over the heading
        QCOMPARE(m_chooser->currentName(), QStringLiteral("qwen2.5-7b"));
        QCOMPARE(m_chooser->currentText(), QStringLiteral("Qwen2.5-7B"));
        QCOMPARE(m_chosen->count(), 2);
    }

private:
    /// \return whether the event was accepted
    bool turnWheel(int angle) {
        QWheelEvent event(QPointF(5, 5), m_chooser->mapToGlobal(QPointF(5, 5)), {}, {0, angle}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_chooser.get(), &event);
        return event.isAccepted();
    }
    void pressInList(Qt::Key key) {
        QVERIFY(m_chooser->list()->isVisible());
        QTest::keyClick(m_chooser->list(), key);
    }
    /// The name of the row that Enter would take.
    [[nodiscard]] QString aimed() const {
        const QModelIndexList picked = m_chooser->list()->selectionModel()->selectedIndexes();
        return picked.isEmpty() ? QString() : picked.front().data(ChooserModel::nameRole).toString();
    }
    void clickRow(int row) {
        QAbstractItemView* list = m_chooser->list();
        QVERIFY(list->isVisible());
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(row, 0)).center());
    }
    void type(const QString& text) {
        m_chooser->lineEdit()->selectAll();
        QTest::keyClicks(m_chooser.get(), text);
    }

    std::unique_ptr<Chooser> m_chooser;
    std::unique_ptr<QSignalSpy> m_chosen;
    std::unique_ptr<QSignalSpy> m_refused;
};

QUADRILLE_TESTS(TestChooser)
#include "tst_chooser.moc"
