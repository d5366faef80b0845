// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/glossary/glossary_view.h"

#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>

using namespace quadrille;

namespace {

QStringList idsOf(const std::vector<const GlossaryEntry*>& entries) {
    QStringList ids;
    for (const GlossaryEntry* entry : entries)
        ids << QLatin1String(entry->id);
    return ids;
}

} // namespace

class TestGlossaryView : public QObject {
    Q_OBJECT
private slots:
    void nothingTypedListsAll() {
        const GlossaryView view;
        QCOMPARE(view.found().size(), glossary().size());
        QCOMPARE(view.marked(), &glossary().front());
        QVERIFY(view.finding().contains(QString::number(glossary().size())));
    }

    void symbolsComeBeforeWordsAndWordsBeforeTexts() {
        const auto first = [](const char* typed) {
            const auto found = glossary_text::matching(QString::fromUtf8(typed));
            return found.empty() ? std::string() : std::string(found.front()->id);
        };
        QCOMPARE(first("t"), std::string("tp"));
        QCOMPARE(first("MBS"), std::string("mbs"));
        QCOMPARE(first("mbs"), std::string("mbs"));
        QCOMPARE(first("P(OOM)"), std::string("oom"));
        QCOMPARE(first("oom"), std::string("oom"));
        QCOMPARE(first("h_ffn"), std::string("ffn"));
        QCOMPARE(first("bubble"), std::string("bubble"));
        QCOMPARE(first("virtual"), std::string("vp"));
        QCOMPARE(first("zero"), std::string("zero"));
        QCOMPARE(first("checkpointing"), std::string("recompute")); // in its text
        QCOMPARE(first("n12"), std::string("in-flight"));
        // All words must be there, in whatever order.
        QCOMPARE(first("parallel tensor"), std::string("tp"));
        QVERIFY(glossary_text::matching(QStringLiteral("tensor bubblegum")).empty());
        // Beginnings of words, not their middles.
        QVERIFY(!idsOf(glossary_text::matching(QStringLiteral("ubble"))).contains(QStringLiteral("bubble")));
    }

    void severalOneAndNone() {
        GlossaryView view;
        view.show();
        auto* field = view.findChild<QLineEdit*>();
        QTest::keyClicks(field, QStringLiteral("recomp"));
        QVERIFY(view.found().size() > 2);
        QCOMPARE(view.findChild<QListWidget*>()->count(), static_cast<int>(view.found().size()));
        field->clear();
        QTest::keyClicks(field, QStringLiteral("selective recomp"));
        QCOMPARE(idsOf(view.found()), QStringList{QStringLiteral("recompute-selective")});
        QVERIFY(view.pageText().contains(QStringLiteral("large and cheap")));
        QVERIFY(view.pageText().contains(QStringLiteral("Korthikanti")));
        field->clear();
        QTest::keyClicks(field, QStringLiteral("xyzzy"));
        QVERIFY(view.found().empty() && view.marked() == nullptr);
        QVERIFY(view.finding().contains(QStringLiteral("xyzzy")));
        QCOMPARE(view.pageText(), view.finding());
        field->clear();
        QCOMPARE(view.found().size(), glossary().size());
    }

    void arrowsInTheFieldMoveInTheList() {
        GlossaryView view;
        view.show();
        auto* field = view.findChild<QLineEdit*>();
        QTest::keyClick(field, Qt::Key_Down);
        QCOMPARE(view.marked(), view.found().at(1));
        QVERIFY(view.pageText().startsWith(glossary_text::term(*view.found().at(1))));
        QTest::keyClick(field, Qt::Key_Up);
        QCOMPARE(view.marked(), view.found().front());
        QTest::keyClick(field, Qt::Key_PageDown);
        QVERIFY(view.marked() != view.found().front());
    }

    void aLetterWithSeveralMeaningsListsThem() {
        GlossaryView view;
        view.search(QStringLiteral("E"));
        const QStringList ids = idsOf(view.found());
        QVERIFY(ids.indexOf(QStringLiteral("experts")) < 2 && ids.indexOf(QStringLiteral("step-tokens")) < 2);
        QVERIFY(ids.contains(QStringLiteral("experts")) && ids.contains(QStringLiteral("step-tokens")));
    }

    void tipsNameTheTermAndItsLetters() {
        QCOMPARE(glossary_text::tip("tp").section(u'\n', 0, 0),
                 QStringLiteral("Tensor parallel size (TP, t)"));
        QCOMPARE(glossary_text::tip("tp").section(u'\n', 1), glossary_text::brief("tp"));
        // Of a family of letters none stands for the term.
        QCOMPARE(glossary_text::tip("bytes-per-token").section(u'\n', 0, 0),
                 QStringLiteral("Bytes per token"));
        for (const Dimension dimension : allDimensions)
            QVERIFY(glossary_text::symbols(glossary_text::entryOf(dimension)).size() >= 2);
    }

    // By the name that its paper gave it a schedule is found first.
    void schedulesAreFoundByTheirNames() {
        for (const ScheduleKind kind : scheduleKinds)
            QVERIFY2(std::string_view(glossary_text::entryOf(kind).id) != "schedule",
                     traits(kind).name.data());
        for (const ScheduleKind kind :
             {ScheduleKind::gpipe, ScheduleKind::oneForwardOneBackward, ScheduleKind::interleaved,
              ScheduleKind::breadthFirst, ScheduleKind::zeroBubbleH1, ScheduleKind::zeroBubbleV,
              ScheduleKind::vMin, ScheduleKind::dualPipe, ScheduleKind::dualPipeV, ScheduleKind::chimera}) {
            const auto name =
                QString::fromUtf8(traits(kind).name.data(), static_cast<qsizetype>(traits(kind).name.size()));
            const auto found = glossary_text::matching(name);
            QVERIFY2(!found.empty(), qPrintable(name));
            QCOMPARE(found.front()->id, glossary_text::entryOf(kind).id);
        }
    }
};

QUADRILLE_TESTS(TestGlossaryView)
#include "tst_glossary_view.moc"
