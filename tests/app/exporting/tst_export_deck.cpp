// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/deck_store.h"
#include "app/exporting/export_dialog.h"
#include "app/panels/stops/stops_panel.h"
#include "app/present/deck_pages.h"
#include "tests/app/read_all.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QLineEdit>
#include <QProgressDialog>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QXmlStreamReader>

#include <algorithm>

using namespace quadrille;
using test::Running;

namespace {

struct AskedForDeck {
    AskedForDeck(Running& program, const QTemporaryDir& place, int format) {
        dialog = program.window.findChild<ExportDialog*>();
        auto* formats = dialog->findChild<QComboBox*>(QStringLiteral("format"));
        formats->setCurrentIndex(format);
        emit formats->activated(format);
        dialog->findChild<QLineEdit*>(QStringLiteral("folder"))->setText(place.path());
    }
    ~AskedForDeck() { delete dialog; }
    void write() const { QTest::keyClick(dialog, Qt::Key_Return); }
    QPointer<ExportDialog> dialog;
};

using test::readAll;

/// With two stops, the second at twice the tensor parallelism.
void keepTwo(Running& program) {
    program.trigger("stop.keep");
    program.store().set(Dimension::tensor, 4);
    program.trigger("stop.keep");
    Stop second = decksOf(program.store()).decks().front().stops.back();
    second.caption = QStringLiteral("Twice as <narrow>");
    second.notes = QStringLiteral("Nobody reads this");
    decksOf(program.store()).updateStop(1, second, [] { return QStringLiteral("Describe"); });
}

} // namespace

/// A talk as a file, from the panel of its stops.
class TestExportDeck : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-export-deck"); }

    void withoutStopsItSaysWhatBeginsATalk() {
        Running program;
        program.trigger("export.deck");
        QVERIFY(program.window.findChild<ExportDialog*>() == nullptr);
        QCOMPARE(program.notes.size(), 1);
        QVERIFY(program.notes.front().contains(QStringLiteral("Keep as a stop")));
        QVERIFY(program.find<StopsPanel>()->isVisible());
    }

    void theButtonWritesAPageForEachStop() {
        Running program;
        keepTwo(program);
        program.trigger("panel.stops");
        QTemporaryDir place;
        auto* button = program.find<StopsPanel>()->findChild<QToolButton*>(QStringLiteral("export"));
        QTest::mouseClick(button, Qt::LeftButton);
        QString file;
        {
            const AskedForDeck asked(program, place, 1);
            file = asked.dialog->file();
            QVERIFY(file.endsWith(QStringLiteral(".html")));
            asked.write();
        }
        const QString page = QString::fromUtf8(readAll(file));
        QCOMPARE(page.count(QStringLiteral("<section ")), 2);
        QCOMPARE(page.count(QStringLiteral("<svg role=")), 2);
        QVERIFY(page.contains(QStringLiteral("aria-label=\"Twice as &lt;narrow&gt;\"")));
        QVERIFY(page.contains(QStringLiteral("<text")));              // text stays text
        QVERIFY(!page.contains(QStringLiteral("Nobody reads this"))); // notes are the speaker's
        QVERIFY(!page.contains(QStringLiteral("src=\"http")));        // and nothing is fetched
        // As PDF: two pages.
        program.trigger("export.deck");
        {
            const AskedForDeck asked(program, place, 0);
            file = asked.dialog->file();
            asked.write();
        }
        const QByteArray pdf = readAll(file);
        QVERIFY(pdf.startsWith("%PDF"));
        QCOMPARE(pdf.count("/Type /Page\n"), 2);
    }

    /// What is scrolled away is no part of a page: each viewport is an element beyond which nothing shows.
    void nothingLeavesItsPlace() {
        Running program;
        program.trigger("stop.keep");
        Stop stop = decksOf(program.store()).decks().front().stops.front();
        stop.panels = {QStringLiteral("memory"), QStringLiteral("plan")};
        DeckPages pages({QStringLiteral("Talk"), {stop}}, program.catalogue, program.settings);
        const auto page = pages.toHtml();
        QVERIFY(page.has_value());
        QXmlStreamReader reader(*page);
        std::vector<bool> cut; // the elements that are open
        int cuts = 0, sliders = 0;
        while (!reader.atEnd()) {
            reader.readNext();
            if (reader.isStartElement()) {
                const bool isCut =
                    reader.name() == QLatin1String("svg") &&
                    reader.attributes().value(QLatin1String("overflow")) == QLatin1String("hidden");
                cut.push_back(isCut);
                cuts += isCut ? 1 : 0;
            } else if (reader.isEndElement()) {
                cut.pop_back();
            } else if (reader.isCharacters() && reader.text().contains(QStringLiteral("Sequence length"))) {
                QVERIFY(std::ranges::count(cut, true) >= 2); // of the panel, and of what is scrolled
                ++sliders;
            }
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(sliders, 1);
        QVERIFY(cuts >= 4); // two panels, a picture, what is scrolled
    }

    void itCanBeStoppedAndWritesNothing() {
        Running program;
        keepTwo(program);
        program.trigger("export.deck");
        QTemporaryDir place;
        const AskedForDeck asked(program, place, 0);
        QTimer::singleShot(0, &program.window, [&program] {
            auto* progress = program.window.findChild<QProgressDialog*>(QStringLiteral("deckProgress"));
            QVERIFY(progress != nullptr);
            progress->cancel();
        });
        asked.write();
        QVERIFY(asked.dialog != nullptr && asked.dialog->isVisible());
        QVERIFY(asked.dialog->remark().contains(QStringLiteral("nothing was written")));
        QVERIFY(!QFile::exists(asked.dialog->file()));
    }
};

QUADRILLE_TESTS(TestExportDeck)
#include "tst_export_deck.moc"
