// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/catalogue.h"
#include "app/exporting/export.h"
#include "app/library/shelf.h"
#include "app/render/render.h"
#include "app/session/autosave.h"
#include "app/session/file_io.h"
#include "app/session/file_writer.h"
#include "core/analysis/analysis.h"
#include "tests/app/isolation.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/test_program.h"
#include "widgets/memory_bars/memory_bars.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <cerrno>
#include <functional>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace quadrille;
using test::FileSizeLimit;

namespace {

QByteArray contentOf(const QString& file) {
    QFile source(file);
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray("absent");
}

void put(const QString& file, const QByteArray& text) {
    QFile target(file);
    QVERIFY(target.open(QIODevice::WriteOnly) && target.write(text) == text.size() && target.flush());
}

/// The error that a call reports; 0: none.
int errorOf(const std::function<void()>& call) {
    try {
        call();
    } catch (const CannotWrite& error) {
        return error.error();
    }
    return 0;
}

} // namespace

/// Files are written whole or not at all, whatever stands in the way.
class TestFileWriter : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    QStringList files() const {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
    }

private slots:
    void init() {
        test::isolate("tst-file-writer");
        reportFailedWrites();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void aFileThatIsTooLargeLeavesTheOldOne_data() {
        QTest::addColumn<int>("limit");
        QTest::addColumn<int>("size");
        // 16,384 bytes are what Qt buffers.
        for (const int limit : {0, 1, 4096, 16383, 16384, 16385, 32768, 100000})
            for (const int size : {0, 1, 4095, 16383, 16384, 16385, 32767, 32769, 99999, 100001})
                QTest::addRow("%d of %d", size, limit) << limit << size;
    }

    void aFileThatIsTooLargeLeavesTheOldOne() {
        QFETCH(int, limit);
        QFETCH(int, size);
        put(path("kept"), "the old one");
        const QByteArray text(size, 'x');
        int whole = 0, piecewise = 0;
        {
            const FileSizeLimit full(static_cast<rlim_t>(limit));
            whole = errorOf([&] { writeWhole(path("kept"), text); });
            piecewise = errorOf([&] {
                FileWriter writer(path("other"));
                for (int i = 0; i < size; i += 1000)
                    writer.write(std::string_view(text).substr(static_cast<std::size_t>(i), 1000));
                writer.commit();
            });
        }
        const bool fits = size <= limit;
        QCOMPARE(whole, fits ? 0 : EFBIG);
        QCOMPARE(piecewise, whole);
        QCOMPARE(contentOf(path("kept")), fits ? text : QByteArray("the old one"));
        QCOMPARE(contentOf(path("other")), fits ? text : QByteArray("absent"));
        QCOMPARE(files(), fits ? QStringList({"kept", "other"}) : QStringList("kept"));
    }

    void withoutCommitNothingIsLeft() {
        put(path("kept"), "the old one");
        {
            FileWriter writer(path("kept"));
            writer.write("half");
            QCOMPARE(contentOf(path("kept")), QByteArray("the old one"));
            QCOMPARE(files().size(), 2);
        }
        QCOMPARE(contentOf(path("kept")), QByteArray("the old one"));
        QCOMPARE(files(), QStringList("kept"));
    }

    void twoAtOnceDoNotMeet() {
        FileWriter one(path("f")), two(path("f"));
        one.write("one");
        two.write("two");
        one.commit();
        QCOMPARE(contentOf(path("f")), QByteArray("one"));
        two.commit();
        QCOMPARE(contentOf(path("f")), QByteArray("two"));
        QCOMPARE(files(), QStringList("f"));
    }

    void placesThatCannotBeWrittenAreNamed() {
        QVERIFY(QDir().mkpath(path("folder")));
        const std::pair<QString, int> places[]{
            {QString(), ENOENT}, {path("no/such/folder"), ENOENT}, {path("folder"), EISDIR}};
        for (const auto& [place, error] : places) {
            try {
                writeWhole(place, "text");
                QFAIL(qPrintable(place));
            } catch (const CannotWrite& failed) {
                QCOMPARE(failed.error(), error);
                QCOMPARE(failed.field(), place.toStdString());
                QVERIFY(english(failed.rule()).ends_with(": " + systemError(error)));
            }
        }
    }

    void linksAndPermissionsStay() {
        put(path("real"), "old");
        QVERIFY(QFile::setPermissions(path("real"), QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(QFile::link("real", path("link")));
        QVERIFY(QFile::link("new", path("dangling")));
        writeWhole(path("link"), "new");
        writeWhole(path("dangling"), "made");
        QVERIFY(QFileInfo(path("link")).isSymLink() && QFileInfo(path("dangling")).isSymLink());
        QCOMPARE(contentOf(path("real")), QByteArray("new"));
        QCOMPARE(contentOf(path("new")), QByteArray("made"));
        struct stat found {};
        QCOMPARE(::stat(qPrintable(path("real")), &found), 0);
        QCOMPARE(found.st_mode & 0777U, 0600U);
        // A file that is new is what any program would make.
        put(path("any"), "");
        struct stat usual {};
        QCOMPARE(::stat(qPrintable(path("any")), &usual) + ::stat(qPrintable(path("new")), &found), 0);
        QCOMPARE(found.st_mode, usual.st_mode);
    }

    void linksThatLeadNowhereAreRefused() {
        QVERIFY(QFile::link("loop", path("loop")));
        QVERIFY(QFile::link("there", path("back")) && QFile::link("back", path("there")));
        for (const char* name : {"loop", "there"}) {
            QCOMPARE(errorOf([&] { writeWhole(path(name), "text"); }), ELOOP);
            QVERIFY(QFileInfo(path(name)).isSymLink());
        }
        // As many in a row as the system follows lead somewhere.
        constexpr int most = 40;
        for (int i = 0; i <= most; ++i)
            QVERIFY(QFile::link(QString::number(i + 1), path(qPrintable(QString::number(i)))));
        writeWhole(path("1"), "text");
        QCOMPARE(contentOf(path("41")), QByteArray("text"));
        QCOMPARE(errorOf([&] { writeWhole(path("0"), "other"); }), ELOOP);
        QCOMPARE(contentOf(path("41")), QByteArray("text"));
    }

    void aLongNameIsWritten() {
        const QString name =
            QString(120, u'ä') + QStringLiteral(".csv"); // 244 bytes of the 255 that most take
        writeWhole(m_folder->filePath(name), "text");
        QCOMPARE(files(), QStringList(name));
    }

    void aDeviceStaysADevice() {
        if (!QFile::exists(QStringLiteral("/dev/full")))
            QSKIP("this system has no /dev/full");
        QCOMPARE(errorOf([] { writeWhole(QStringLiteral("/dev/full"), "text"); }), ENOSPC);
        QCOMPARE(errorOf([] { writeWhole(QStringLiteral("/dev/null"), "text"); }), 0);
        struct stat found {};
        QVERIFY(::stat("/dev/full", &found) == 0 && S_ISCHR(found.st_mode));
    }

    void aPipeThatIsNotReadIsAnError() {
        std::array<int, 2> ends{};
        QCOMPARE(::pipe(ends.data()), 0);
        ::close(ends[0]);
        QFile pipe;
        QVERIFY(pipe.open(ends[1], QIODevice::WriteOnly | QIODevice::Unbuffered, QFile::AutoCloseHandle));
        QCOMPARE(writeAll(pipe, "text"), EPIPE);
    }

    void anEndAtOnceRemovesWhatIsHalf() {
        put(path("kept"), "the old one");
        const pid_t child = ::fork();
        if (child == 0) {
            FileWriter one(path("kept")), two(path("new"));
            one.write("half");
            FileWriter::abandonAllAndExit(7);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 7);
        QCOMPARE(files(), QStringList("kept"));
        QCOMPARE(contentOf(path("kept")), QByteArray("the old one"));
    }

    // The writers of the program, each with a file that is there already.

    void theSessionIsKept() {
        Session session{newScenario(loadCatalogue()), {}, {}};
        keeps(path("s.quadrille"), [&] {
            session.scenario.plan.tp *= 2;
            writeSession(path("s.quadrille"), session);
        });
    }

    void theLastStateIsKept() {
        Autosaved state{{newScenario(loadCatalogue()), {}, {}}, {}, true};
        Autosave autosave([&] { return state; });
        autosave.schedule();
        autosave.writeNow();
        QVERIFY(readAutosaved() == state);
        const Autosaved before = state;
        state.session.scenario.plan.tp = 64;
        QTest::ignoreMessage(QtWarningMsg,
                             QRegularExpression("The last state is not kept: .*File too large"));
        {
            const FileSizeLimit full(100);
            autosave.schedule();
            autosave.writeNow();
        }
        QVERIFY(readAutosaved() == before);
    }

    void libraryEntriesAreKept() {
        const Catalogue catalogue = loadCatalogue();
        Shelf<ModelSpec> shelf(m_folder->path(), catalogue.models);
        ModelSpec model = *findModel(catalogue.models, "llama-3.1-8b");
        model.name = "mine";
        keeps(path("mine.json"), [&] {
            model.layers += 1;
            shelf.save(model);
        });
        // What is renamed is there under its old name until it is there under the new one.
        ModelSpec renamed = model;
        renamed.name = "yours";
        {
            const FileSizeLimit full(10);
            QCOMPARE(errorOf([&] { shelf.rename("mine", renamed); }), EFBIG);
        }
        QCOMPARE(files(), QStringList("mine.json"));
        QVERIFY(shelf.find("mine") != nullptr && shelf.find("yours") == nullptr);
        Shelf<ModelSpec> again(m_folder->path(), catalogue.models);
        QVERIFY(again.read().empty());
        QVERIFY(*again.find("mine") == *shelf.find("mine"));
    }

    void exportedSchedulesAreKept() {
        const Analysis analysis = analyze(newScenario(loadCatalogue()));
        for (const ScheduleFile kind : {ScheduleFile::trace, ScheduleFile::timelineCsv,
                                        ScheduleFile::timelineJson, ScheduleFile::order}) {
            const QString file = m_folder->filePath(QString::number(static_cast<int>(kind)));
            keeps(file, [&] { writeScheduleFile(file, kind, analysis); });
        }
    }

    void picturesAreKept() {
        MemoryBars bars;
        bars.setEstimate(analyzeWithoutTimeline(newScenario(loadCatalogue())).memory);
        for (const char* name : {"a.png", "a.svg", "a.pdf"}) {
            const QString file = path(name);
            QVERIFY(renderPicture(bars, {320, 200}, file, nullptr));
            const QByteArray before = contentOf(file);
            QString error;
            {
                const FileSizeLimit full(100);
                QVERIFY(!renderPicture(bars, {640, 400}, file, &error));
            }
            QVERIFY2(error.contains(QString::fromStdString(systemError(EFBIG))) && error.contains(file),
                     qPrintable(error));
            QCOMPARE(contentOf(file), before);
        }
        QCOMPARE(files().size(), 3);
    }

private:
    /// What `write` has written stays where it cannot write again.
    void keeps(const QString& file, const std::function<void()>& write) {
        write();
        const QByteArray before = contentOf(file);
        const QStringList there = files();
        QVERIFY(before.size() > 100);
        int error = 0;
        {
            const FileSizeLimit full(100);
            error = errorOf(write);
        }
        QCOMPARE(error, EFBIG);
        QCOMPARE(contentOf(file), before);
        QCOMPARE(files(), there);
    }
};

QUADRILLE_TESTS(TestFileWriter)
#include "tst_file_writer.moc"
