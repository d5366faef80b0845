// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/actions.h"
#include "app/panels/plan/plan_panel.h"
#include "tests/app/isolation.h"
#include "tests/support/test_program.h"
#include "widgets/chooser/chooser.h"
#include "widgets/chooser/chooser_list.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLineEdit>
#include <QMap>
#include <QRegularExpression>
#include <QWheelEvent>

#include <algorithm>
#include <tuple>
#include <type_traits>

using namespace quadrille;

namespace {

/// The plan panel as it stands in the window.
struct Shown {
    Shown()
        : catalogue(loadCatalogue()), store(newScenario(catalogue)),
          panel(store, catalogue, settings, actions) {
        panel.resize(300, 600);
        panel.setVisible(true);
        (void)QTest::qWaitForWindowExposed(&panel);
        panel.activateWindow();
    }

    Settings settings;
    Catalogue catalogue;
    ScenarioStore store;
    QWidget owner;
    Actions actions{&owner};
    PlanPanel panel;
};

/// What is chosen, found without the chooser: name and label in the order of its list, by groups.
struct Named {
    QString name;
    QString label;
    QString group;
    int year = 0; ///< that the source names, of models
};

int yearIn(const std::string& source) {
    static const QRegularExpression year(QStringLiteral("\\((\\d{4})\\)"));
    return year.match(QString::fromStdString(source)).captured(1).toInt();
}

template <class Spec>
QList<Named> inOrder(const std::vector<Spec>& specs, std::string Spec::*group) {
    QStringList groups;
    QList<Named> all;
    for (const Spec& spec : specs)
        if (const auto name = QString::fromStdString(spec.*group); !groups.contains(name))
            groups << name;
    for (const QString& name : groups)
        for (const Spec& spec : specs)
            if (QString::fromStdString(spec.*group) == name)
                all.append({QString::fromStdString(spec.name), QString::fromStdString(spec.label), name,
                            std::is_same_v<Spec, ModelSpec> ? yearIn(spec.source) : 0});
    return all;
}

/// What answers, the newest group first and in it the newest entry.
QList<Named> narrowedBy(const QList<Named>& all, const QString& word) {
    QMap<QString, int> newest;
    QStringList groups;
    QList<Named> found;
    for (const Named& each : all) {
        newest[each.group] = std::max(newest.value(each.group), each.year);
        groups << each.group;
        const QString text = each.label + QLatin1Char(' ') + each.name + QLatin1Char(' ') + each.group;
        if (text.contains(word, Qt::CaseInsensitive))
            found.append(each);
    }
    const auto place = [&](const Named& each) {
        return std::tuple(-newest.value(each.group), groups.indexOf(each.group), -each.year);
    };
    std::stable_sort(found.begin(), found.end(),
                     [&place](const Named& a, const Named& b) { return place(a) < place(b); });
    return found;
}

/// The letters that a name starts with: they match many entries, among them this one.
QString beginning(const QString& label) {
    QString letters;
    for (const QChar c : label) {
        if (!c.isLetterOrNumber())
            break;
        letters += c;
    }
    return letters.left(4);
}

bool turnWheel(QWidget& widget, int angle) {
    const QPointF middle = QRectF(widget.rect()).center();
    QWheelEvent event(middle, widget.mapToGlobal(middle), {}, {0, angle}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
    return event.isAccepted();
}

/// Where keys go: an open list takes them before anything else.
void press(Chooser& chooser, Qt::Key key) {
    if (QWidget* popup = QApplication::activePopupWidget(); popup != nullptr)
        QTest::keyClick(popup, key);
    else
        QTest::keyClick(&chooser, key);
}

void type(Chooser& chooser, const QString& text) {
    chooser.setFocus();
    chooser.lineEdit()->selectAll();
    for (const QChar letter : text) {
        if (QWidget* popup = QApplication::activePopupWidget(); popup != nullptr)
            QTest::keyClicks(popup, letter);
        else
            QTest::keyClicks(&chooser, letter);
    }
}

} // namespace

/// Every model and every GPU can be chosen in every way, and what the field says is what is computed.
class TestChoosing : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        test::isolate("tst-choosing");
        m_shown = std::make_unique<Shown>();
        m_models = inOrder(m_shown->catalogue.models, &ModelSpec::family);
        m_gpus = inOrder(m_shown->catalogue.gpus, &GpuSpec::vendor);
        QVERIFY(m_models.size() > 50 && m_gpus.size() > 30);
    }
    void cleanupTestCase() { m_shown.reset(); }
    void init() {
        QFETCH(bool, ofModels);
        m_ofModels = ofModels;
    }

    void typing_data() { addChoosers(); }
    void typing() {
        for (const Named& each : entries()) {
            type(chooser(), each.label);
            press(chooser(), Qt::Key_Return);
            expect(each);
        }
    }

    void typingAndGoingDown_data() { addChoosers(); }
    void typingAndGoingDown() {
        for (const Named& each : entries()) {
            const QString word = beginning(each.label);
            type(chooser(), word);
            goDownTo(each, narrowedBy(entries(), word));
            press(chooser(), Qt::Key_Return);
            expect(each);
        }
    }

    void typingAndClicking_data() { addChoosers(); }
    void typingAndClicking() {
        for (const Named& each : entries()) {
            const QString word = beginning(each.label);
            type(chooser(), word);
            click(each);
            expect(each);
        }
    }

    void openingAndTyping_data() { addChoosers(); }
    void openingAndTyping() {
        for (const Named& each : entries()) {
            const QString word = beginning(each.label);
            chooser().showPopup();
            type(chooser(), word);
            goDownTo(each, narrowedBy(entries(), word));
            press(chooser(), Qt::Key_Return);
            expect(each);
        }
    }

    void openingAndClicking_data() { addChoosers(); }
    void openingAndClicking() {
        for (const Named& each : entries()) {
            chooser().showPopup();
            click(each);
            expect(each);
        }
    }

    void arrowKeysAndWheel_data() { addChoosers(); }
    void arrowKeysAndWheel() {
        const QList<Named> all = entries();
        type(chooser(), all.front().label);
        press(chooser(), Qt::Key_Return);
        expect(all.front());
        for (qsizetype i = 1; i < all.size(); ++i) {
            press(chooser(), Qt::Key_Down);
            expect(all.at(i));
        }
        for (qsizetype i = all.size() - 1; i-- > 0;) {
            QVERIFY(turnWheel(chooser(), 120));
            expect(all.at(i));
        }
        for (qsizetype i = 1; i < all.size(); ++i) {
            QVERIFY(turnWheel(chooser(), -120));
            expect(all.at(i));
        }
    }

    void givenBack_data() { addChoosers(); }
    void givenBack() {
        const Named& first = entries().front();
        type(chooser(), first.label);
        press(chooser(), Qt::Key_Return);
        const int steps = m_shown->store.undoStack().count();
        // Several match, none matches, and one that matches is let go of.
        for (const QString& word :
             {QStringLiteral("a"), QStringLiteral("no such thing"), QStringLiteral("0")}) {
            type(chooser(), word);
            press(chooser(), Qt::Key_Return);
            expect(first);
            type(chooser(), word);
            press(chooser(), Qt::Key_Down);
            press(chooser(), Qt::Key_Escape);
        }
        expect(first);
        type(chooser(), entries().back().label);
        press(chooser(), Qt::Key_Down);
        press(chooser(), Qt::Key_Escape);
        expect(first);
        QCOMPARE(m_shown->store.undoStack().count(), steps);
    }

private:
    void addChoosers() {
        QTest::addColumn<bool>("ofModels");
        QTest::newRow("models") << true;
        QTest::newRow("GPUs") << false;
    }
    [[nodiscard]] const QList<Named>& entries() const { return m_ofModels ? m_models : m_gpus; }
    [[nodiscard]] Chooser& chooser() const {
        return m_ofModels ? *m_shown->panel.modelChooser() : *m_shown->panel.gpuChooser();
    }

    void expect(const Named& wanted) {
        const Scenario& scenario = m_shown->store.scenario();
        const std::string& computed = m_ofModels ? scenario.model.name : scenario.cluster.gpu.name;
        QCOMPARE(QString::fromStdString(computed), wanted.name);
        QCOMPARE(chooser().lineEdit()->text(), wanted.label);
        QCOMPARE(chooser().currentName(), wanted.name);
        QVERIFY(!chooser().list()->isVisible());
        // With all that belongs to it.
        if (m_ofModels)
            QVERIFY(scenario.model == *findModel(m_shown->catalogue.models, computed));
        else
            QVERIFY(scenario.cluster.gpu == *findGpu(m_shown->catalogue.gpus, computed));
    }

    void goDownTo(const Named& wanted, const QList<Named>& narrowed) {
        QVERIFY(!narrowed.isEmpty());
        // An opened list has its current entry picked until something is typed.
        for (const Named& each : narrowed) {
            press(chooser(), Qt::Key_Down);
            if (each.name == wanted.name)
                return;
        }
        QFAIL("not among what was typed");
    }

    void click(const Named& wanted) {
        QAbstractItemView* list = chooser().list();
        QVERIFY(list->isVisible());
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            if (index.data().toString() != wanted.label)
                continue;
            list->scrollTo(index);
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
            return;
        }
        QFAIL("not in the list");
    }

    std::unique_ptr<Shown> m_shown;
    QList<Named> m_models;
    QList<Named> m_gpus;
    bool m_ofModels = true;
};

QUADRILLE_TESTS(TestChoosing)
#include "tst_choosing.moc"
