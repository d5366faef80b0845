// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chooser/chooser.h"
#include "widgets/chooser/chooser_list.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace quadrille;

namespace {

const QList<ChooserEntry> models{{"llama-3.1-8b", "Llama-3.1-8B", "Llama 3", "8.03 B"},
                                 {"llama-3.1-70b", "Llama-3.1-70B", "Llama 3", "70.6 B"},
                                 {"qwen2.5-7b", "Qwen2.5-7B", "Qwen2.5", "7.62 B"},
                                 {"gpt-3-175b", "GPT-3 175B", "GPT", "175 B"}};

} // namespace

class TestChooser : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_chooser = std::make_unique<Chooser>();
        m_chooser->setEntries(models);
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
        QVERIFY(matches(models[0], QStringLiteral("8b LLAMA")));
        QVERIFY(matches(models[0], QStringLiteral("llama 3")));
        QVERIFY(!matches(models[0], QStringLiteral("llama 70")));
        QVERIFY(matches(models[3], QStringLiteral("")));
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
        m_chooser->setEntries(models +
                              QList<ChooserEntry>{{"llama-3.1-8b-x", "Llama-3.1-8B-X", "Llama 3", ""}});
        m_chooser->setCurrentName(QStringLiteral("gpt-3-175b"));
        type(QStringLiteral("LLAMA-3.1-8B"));
        QTest::keyClick(m_chooser.get(), Qt::Key_Return);
        QCOMPARE(m_chooser->currentName(), QStringLiteral("llama-3.1-8b"));
    }
    void typingNarrowsThePopup() {
        type(QStringLiteral("qwen"));
        QAbstractItemView* popup = m_chooser->completer()->popup();
        QVERIFY(popup->isVisible());
        QCOMPARE(popup->model()->rowCount(), 2); // heading and entry
        QCOMPARE(popup->model()->index(1, 0).data().toString(), QStringLiteral("Qwen2.5-7B"));
    }
    void popupIsSteeredByKeys() {
        type(QStringLiteral("llama"));
        QAbstractItemView* popup = m_chooser->completer()->popup();
        QVERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Down);
        const QString aimed = popup->currentIndex().data(ChooserModel::NameRole).toString();
        QVERIFY(!aimed.isEmpty());
        QTest::keyClick(popup, Qt::Key_Return);
        QCOMPARE(m_chooser->currentName(), aimed);
        QCOMPARE(m_chosen->count(), aimed == QStringLiteral("llama-3.1-8b") ? 0 : 1);
        QCOMPARE(m_refused->count(), 0);
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
        m_chooser->completer()->popup()->hide();
        m_chooser->clearFocus();
        QCOMPARE(m_chooser->currentName(), QStringLiteral("qwen2.5-7b"));
        QCOMPARE(m_chosen->count(), 1);
    }
    void customEntryIsShown() {
        m_chooser->setCurrentEntry({"my-model", "My model", "", "1.23 B"});
        QCOMPARE(m_chooser->currentText(), QStringLiteral("My model"));
        QCOMPARE(m_chooser->currentIndex(), -1);
        m_chooser->setEntries(models);
        QCOMPARE(m_chooser->currentText(), QStringLiteral("My model"));
        QCOMPARE(m_chosen->count(), 0);
    }
    void headingsCannotBeChosen() {
        QCOMPARE(m_chooser->model()->rowCount(), 7); // four entries, three groups
        int headings = 0;
        for (int row = 0; row < m_chooser->model()->rowCount(); ++row) {
            const QModelIndex index = m_chooser->model()->index(row, 0);
            const bool heading = index.data(ChooserModel::HeadingRole).toBool();
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
    void wheelDoesNotChoose() {
        QWheelEvent event(QPointF(5, 5), m_chooser->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_chooser.get(), &event);
        QVERIFY(!event.isAccepted());
        QCOMPARE(m_chooser->currentName(), QStringLiteral("llama-3.1-8b"));
    }

private:
    void type(const QString& text) {
        m_chooser->lineEdit()->selectAll();
        QTest::keyClicks(m_chooser.get(), text);
    }

    std::unique_ptr<Chooser> m_chooser;
    std::unique_ptr<QSignalSpy> m_chosen;
    std::unique_ptr<QSignalSpy> m_refused;
};

QTEST_MAIN(TestChooser)
#include "tst_chooser.moc"
