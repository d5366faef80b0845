// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/file_io.h"

#include "app/data/catalogue.h"
#include "app/importing/file_kind.h"
#include "app/session/piece_decoder.h"
#include "app/session/session.h"
#include "core/text/input_error.h"
#include "tests/app/isolation.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QStringConverter>
#include <QTemporaryDir>

using namespace quadrille;

namespace {

constexpr std::array wideEncodings{QStringConverter::Utf16LE, QStringConverter::Utf16BE,
                                   QStringConverter::Utf32LE, QStringConverter::Utf32BE};

QByteArray encoded(const QString& text, QStringConverter::Encoding encoding) {
    QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
    return encoder(text);
}

} // namespace

/// A file of text says the same in every encoding that says which it is.
class TestFileIo : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QString& name, const QByteArray& bytes) {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the test's folder cannot be written");
        return path;
    }

private slots:
    void initTestCase() { test::isolate("tst-file-io"); }

    void everyEncodingSaysTheSame() {
        const QString text = QStringLiteral("Zürich, 東京, \U0001D11E\r\n\tend"); // the last letter is a pair
        const QByteArray plain = text.toUtf8();
        QCOMPARE(readWhole(write("plain", plain), 100), plain);
        QCOMPARE(readWhole(write("marked", "\xEF\xBB\xBF" + plain), 100), plain);
        for (const auto encoding : wideEncodings) {
            const QString file = write("wide", encoded(text, encoding));
            QCOMPARE(readWhole(file, 200), plain);
            // However it is cut, what there is of it is the same letters.
            for (qint64 most = 0; most < QFile(file).size(); ++most) {
                QString beginning = QString::fromUtf8(readBeginning(file, most));
                while (beginning.endsWith(QChar::ReplacementCharacter) || beginning.endsWith(QChar('?')))
                    beginning.chop(1);
                if (most >= 4)
                    QVERIFY2(text.startsWith(beginning), qPrintable(beginning));
            }
        }
        QCOMPARE(readWhole(write("empty", {}), 1), QByteArray());
        QCOMPARE(readWhole(write("latin", "M\xFCnchen"), 10), QByteArray("M\xFCnchen")); // its reader says so
    }

    void whatIsDamagedIsRefused() {
        for (const auto encoding : wideEncodings) {
            QByteArray bytes = encoded(QStringLiteral("ab"), encoding);
            bytes.chop(1);
            QVERIFY_EXCEPTION_THROWN(static_cast<void>(readWhole(write("cut", bytes), 100)), InputError);
        }
        const QByteArray halfAPair("\xFF\xFE\x34\xD8\x61\x00", 6);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(asUtf8(halfAPair, "text")), InputError);
    }

    void piecesAreCutAnywhere() {
        const QString text = QStringLiteral("a\U0001D11Eb\U0001D11E");
        for (const auto encoding : wideEncodings) {
            PieceDecoder decoder(encoding);
            QByteArray read;
            for (const char byte : encoded(text, encoding))
                read += decoder.next({&byte, 1}).value();
            QCOMPARE(read, text.toUtf8());
            QVERIFY(decoder.isWhole());
            QVERIFY(decoder.next({"a", 1}) && !decoder.isWhole());
        }
        PieceDecoder half(QStringConverter::Utf16LE);
        QCOMPARE(half.next({"\x34\xD8", 2}), QByteArray()); // its other half may come
        QVERIFY(!half.isWhole());
        QVERIFY(!half.next({"a\0", 2}));
    }

    /// A file that gives an error rather than bytes is not an empty one.
    void whatCannotBeReadIsNamed() {
        const QString memory = QStringLiteral("/proc/self/mem"); // nothing lies at its beginning
        if (!QFile::exists(memory))
            QSKIP("this system has no such file");
        try {
            static_cast<void>(readWhole(memory, 100));
            QFAIL("it was read");
        } catch (const InputError& error) {
            QVERIFY2(english(error.rule()).starts_with("cannot be read: "), error.what());
        }
        QVERIFY(readBeginning(memory, 100).isEmpty());
    }

    /// What is asked of a file before it is read is asked of its letters, not of its bytes.
    void aFileIsKnownInEveryEncoding() {
        const Catalogue catalogue = loadCatalogue();
        const QByteArray session = toBytes({newScenario(catalogue), {}, {}});
        const std::vector<std::pair<QString, FileKind>> texts{
            {QString::fromUtf8(session), FileKind::session},
            {R"({"hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4, "vocab_size": 100,
                 "intermediate_size": 128, "model_type": "llama"})",
             FileKind::model},
            {"torchrun --nproc_per_node 8 pretrain_gpt.py --tensor-model-parallel-size 4 --num-layers 8\n",
             FileKind::configuration},
            {" iteration 1/ 9 | elapsed time per iteration (ms): 900.0 |\n", FileKind::runs},
            {"worker-1 slots=8\nworker-2 slots=8\n", FileKind::configuration}};
        for (const auto& [text, kind] : texts)
            for (const auto encoding : wideEncodings) {
                const QString file = write("unnamed", encoded(text, encoding));
                QVERIFY2(kindOf(file) == kind, qPrintable(text.left(60)));
            }
        for (const auto encoding : wideEncodings)
            QCOMPARE(
                toBytes(readSession(write("a.quadrille", encoded(QString::fromUtf8(session), encoding)))),
                session);
    }
};

QUADRILLE_TESTS(TestFileIo)
#include "tst_file_io.moc"
