// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMenuBar>

using namespace quadrille;

namespace {

/// A widget that a letter with Alt reaches, and the letter.
struct Reached {
    QWidget* widget;
    QKeySequence letter;
    QString text;
};

std::vector<Reached> reachedIn(QWidget& window) {
    std::vector<Reached> all;
    const auto add = [&all](QWidget* widget, const QString& text) {
        if (const QKeySequence letter = QKeySequence::mnemonic(text); !letter.isEmpty())
            all.push_back({widget, letter, text});
    };
    for (auto* label : window.findChildren<QLabel*>())
        if (label->buddy() != nullptr)
            add(label, label->text());
    for (auto* button : window.findChildren<QAbstractButton*>())
        add(button, button->text());
    return all;
}

} // namespace

/// Alt with a letter reaches one thing.
class TestLetters : public QObject {
    Q_OBJECT

    std::unique_ptr<test::Running> m_program;

private slots:
    void initTestCase() {
        test::isolate("tst-letters");
        m_program = std::make_unique<test::Running>();
        for (const PanelId panel : allPanels())
            m_program->trigger(panel->command);
    }
    void cleanupTestCase() {
        m_program->appearance.setLanguage(QStringLiteral("en"));
        m_program.reset();
    }

    void menusKeepTheirs_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void menusKeepTheirs() {
        QFETCH(QString, language);
        m_program->appearance.setLanguage(language);
        QCoreApplication::processEvents(); // by which widgets hear of it
        QStringList taken;
        const std::vector<Reached> all = reachedIn(m_program->window);
        QVERIFY(all.size() > 10);
        for (const QAction* menu : m_program->window.menuBar()->actions())
            for (const Reached& each : all)
                if (each.letter == QKeySequence::mnemonic(menu->text()))
                    taken << each.text + QStringLiteral(" and ") + menu->text();
        QVERIFY2(taken.isEmpty(), qPrintable(taken.join(QStringLiteral("; "))));
    }

    /// What one panel shows at once.
    void panelsReachEachThingByItsOwn_data() { menusKeepTheirs_data(); }
    void panelsReachEachThingByItsOwn() {
        QFETCH(QString, language);
        m_program->appearance.setLanguage(language);
        QCoreApplication::processEvents(); // by which widgets hear of it
        QStringList twice;
        for (Panel* panel : m_program->window.findChildren<Panel*>()) {
            const std::vector<Reached> all = reachedIn(*panel);
            for (std::size_t i = 0; i < all.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    if (all[i].letter == all[j].letter && all[i].widget->isVisibleTo(panel) &&
                        all[j].widget->isVisibleTo(panel))
                        twice << panel->objectName() + QStringLiteral(": ") + all[i].text +
                                     QStringLiteral(" and ") + all[j].text;
        }
        QVERIFY2(twice.isEmpty(), qPrintable(twice.join(QStringLiteral("; "))));
    }
};

QUADRILLE_TESTS(TestLetters)
#include "tst_letters.moc"
