// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/clean_text.h"
#include "core/text/json_object.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <QStringDecoder>

#include <rapidcheck.h>

using namespace quadrille;

namespace {

/// Bytes of which many are those of which UTF-8 is made.
std::string bytes() {
    const auto pieces = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
        "a", "é", "…", "語", "𝛼", "\xC3", "\xE2\x80", "\xED\xA0\x80", "\xC0\x80", "\xF4\x90\x80\x80", "\xFF",
        "\xF0\x9D", std::string(1, '\0'), "\n", "\x1b", "[31m", "\x7f", "\t"));
    std::string text;
    for (const std::string& piece : pieces)
        text += piece;
    return text;
}

bool isUtf8(std::string_view text) { // Qt's opinion
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder.decode(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    return !decoder.hasError() && decoded.toUtf8().size() == static_cast<qsizetype>(text.size());
}

} // namespace

class TestCleanText : public QObject {
    Q_OBJECT
private slots:
    void knowsUtf8() {
        QVERIFY(rc::check([] {
            const std::string text = bytes();
            const auto wrong = firstNonUtf8(text);
            RC_ASSERT(wrong.has_value() == !isUtf8(text));
            if (wrong) {
                RC_ASSERT(isUtf8(text.substr(0, *wrong)));
                const TextPlace place = placeOf(text, *wrong);
                RC_ASSERT(place.line ==
                          1 + static_cast<std::size_t>(std::ranges::count(text.substr(0, *wrong), '\n')));
                RC_ASSERT(place.column <= *wrong + 1);
            }
        }));
        QCOMPARE(placeOf("ab\ncd", 4).line, std::size_t{2});
        QCOMPARE(placeOf("ab\ncd", 4).column, std::size_t{2});
        QCOMPARE(placeOf("ab", 0).column, std::size_t{1});
    }

    /// Whatever is kept can be read again.
    void whatIsStorableIsRead() {
        QVERIFY(rc::check([] {
            std::string text;
            const int times = *rc::gen::inRange(0, 900);
            std::string piece = bytes();
            piece.resize(firstNonUtf8(piece).value_or(piece.size()));
            for (int i = 0; i < times; ++i)
                text += piece;
            const std::string kept = storable(text);
            const nlohmann::json document{{"text", kept}};
            RC_ASSERT(JsonObject(nlohmann::json::parse(document.dump()), {}).text("text") == kept);
            if (text.size() > longestText)
                RC_ASSERT(kept.ends_with("…"));
            RC_ASSERT(storable(kept) == kept);
        }));
    }

    void escapesGo_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("left");
        QTest::newRow("colour") << QByteArray("\x1b[1;31miteration\x1b[0m 5") << QByteArray("iteration 5");
        QTest::newRow("cursor, without an m")
            << QByteArray("\x1b[2Kstep 7 | mfu") << QByteArray("step 7 | mfu");
        QTest::newRow("private mode") << QByteArray("\x1b[?25lx") << QByteArray("x");
        QTest::newRow("title") << QByteArray("\x1b]0;name\x07y\x1b]0;name\x1b\\z") << QByteArray("yz");
        QTest::newRow("two letters") << QByteArray("\x1b(Bx\x1bMy") << QByteArray("xy");
        QTest::newRow("broken off") << QByteArray("a\x1b[12\niteration 3") << QByteArray("a\niteration 3");
        QTest::newRow("at the end") << QByteArray("a\x1b") << QByteArray("a");
        QTest::newRow("title that never ends")
            << QByteArray("\x1b]0;x\niteration 3") << QByteArray("\niteration 3");
    }
    void escapesGo() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, left);
        QCOMPARE(QByteArray::fromStdString(withoutEscapes(text.toStdString())), left);
    }

    void nothingOfAnEscapeStays() {
        QVERIFY(rc::check([] {
            const std::string text = bytes();
            RC_ASSERT(withoutEscapes(text).find('\x1b') == std::string::npos);
        }));
    }
};

QUADRILLE_TESTS(TestCleanText)
#include "tst_clean_text.moc"
