// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/export_dialog.h"
#include "app/session/session.h"
#include "tests/app/read_all.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace quadrille;
using test::Running;

namespace {

/// The program that was asked for a report, with Ctrl+P.
struct AskedForReport : Running {
    ~AskedForReport() { delete dialog; }
    /// \return the dialog has come
    bool ask() {
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window);
        QTest::keyClick(window.focusWidget(), Qt::Key_P, Qt::ControlModifier);
        return QTest::qWaitFor([this] { return (dialog = window.findChild<ExportDialog*>()) != nullptr; },
                               60'000);
    }
    [[nodiscard]] QLineEdit* name() const { return dialog->findChild<QLineEdit*>(QStringLiteral("name")); }
    [[nodiscard]] QComboBox* format() const {
        return dialog->findChild<QComboBox*>(QStringLiteral("format"));
    }
    void type(QLineEdit* field, const QString& text) const {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    /// With folder, by keys.
    void write(const QString& path) {
        type(dialog->findChild<QLineEdit*>(QStringLiteral("folder")), QFileInfo(path).path());
        type(name(), QFileInfo(path).fileName());
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(dialog == nullptr, 60'000);
    }

    QPointer<ExportDialog> dialog;
};

using test::readAll;

} // namespace

/// The dialog of the report, by the keys and clicks of somebody who wants one.
class TestReportDialog : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-report-dialog"); }

    void aSuffixChoosesTheFormat() {
        QTemporaryDir folder;
        AskedForReport program;
        QVERIFY(program.ask());
        QVERIFY(program.name()->hasFocus());
        program.write(folder.filePath(QStringLiteral("plan.html")));
        QXmlStreamReader page(readAll(folder.filePath(QStringLiteral("plan.html"))));
        QByteArray session;
        while (!page.atEnd()) {
            page.readNext();
            if (page.isStartElement() && page.name() == QLatin1String("script"))
                session = page.readElementText().toUtf8();
        }
        QVERIFY2(!page.hasError(), qPrintable(page.errorString()));
        // The session in it is that of the window.
        QCOMPARE(sessionFromBytes(session).scenario, program.store().scenario());
        QVERIFY(program.ask());
        program.write(folder.filePath(QStringLiteral("plan.md")));
        QVERIFY(readAll(folder.filePath(QStringLiteral("plan.md"))).startsWith("# "));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("plan-memory.svg"))));
    }

    void thePagesAreChosenByKeys() {
        QTemporaryDir folder;
        AskedForReport program;
        QVERIFY(program.ask());
        program.format()->setFocus();
        QTest::keyClick(program.format(), Qt::Key_Down);
        QTest::keyClick(program.format(), Qt::Key_Down); // A4, Letter, slides
        program.write(folder.filePath(QStringLiteral("plan.pdf")));
        const QByteArray pdf = readAll(folder.filePath(QStringLiteral("plan.pdf")));
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.contains("/MediaBox [0 0 720.000000 405.000000]")); // 16:9
    }

    void whatCannotBeWrittenIsSaidAndMended() {
        QTemporaryDir folder;
        AskedForReport program;
        QVERIFY(program.ask());
        QLineEdit* place = program.dialog->findChild<QLineEdit*>(QStringLiteral("folder"));
        program.type(place, folder.filePath(QStringLiteral("not/there")));
        QTest::keyClick(program.dialog, Qt::Key_Return);
        QVERIFY(program.dialog != nullptr);
        QVERIFY(!program.dialog->remark().isEmpty());
        program.write(folder.filePath(QStringLiteral("plan.md")));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("plan.md"))));
    }

    void plansThatAreKeptStandInIt() {
        QTemporaryDir folder;
        AskedForReport program;
        QVERIFY(program.ask());
        QTest::keyClick(program.dialog, Qt::Key_Escape);
        QTRY_VERIFY(program.dialog == nullptr);
        program.trigger("baseline.pin");
        program.store().set(Dimension::tensor, 4);
        program.trigger("kept.keep");
        program.store().set(Dimension::tensor, 8);
        QVERIFY(program.ask());
        program.write(folder.filePath(QStringLiteral("plan.md")));
        const QString text = QString::fromUtf8(readAll(folder.filePath(QStringLiteral("plan.md"))));
        QVERIFY(text.contains(QStringLiteral("| What differs | A | B | This plan |")));
        QVERIFY(text.contains(QStringLiteral("| TP | ")));
    }
};

QUADRILLE_TESTS(TestReportDialog)
#include "tst_report_dialog.moc"
