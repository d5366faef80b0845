// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/expression.h"
#include "core/text/clean_text.h"
#include "core/text/input_error.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

using namespace quadrille;

namespace {

FigureValue named(std::string_view name) {
    if (name == "a")
        return 3.0;
    if (name == "b.c")
        return 5.0;
    if (name == "yes")
        return true;
    if (name == "word")
        return std::string("gpipe");
    return {};
}

FigureValue valueOf(const char* text) {
    return Expression(text).value(named);
}

std::optional<Measure> measureOf(const char* text) {
    return Expression(text).measure([](std::string_view name) {
        return name == "bytes"     ? Measure{Unit::bytes}
               : name == "seconds" ? Measure{Unit::seconds}
                                   : Measure();
    });
}

} // namespace

class TestExpression : public QObject {
    Q_OBJECT

private slots:
    void calculates_data() {
        QTest::addColumn<double>("expected");
        QTest::newRow("1 + 2 * 3") << 7.0;
        QTest::newRow("(1 + 2) * 3") << 9.0;
        QTest::newRow("10 - 4 - 3") << 3.0; // from left to right
        QTest::newRow("16 / 4 / 2") << 2.0;
        QTest::newRow("-a + b.c") << 2.0;
        QTest::newRow("2 ^ 10") << 1024.0;
        QTest::newRow("-2 ^ 2") << -4.0;
        QTest::newRow("1.5e3") << 1500.0;
        QTest::newRow("16 GiB") << 17179869184.0;
        QTest::newRow("2 GB / 500 MB") << 4.0;
        QTest::newRow("40 %") << 0.4;
        QTest::newRow("1 h + 1 min") << 3660.0;
        QTest::newRow("400 TFLOP/s / 2") << 2e14;
        QTest::newRow("min(a, b.c, 4) + max(a, 4)") << 7.0;
        QTest::newRow("ceil(2.2) + floor(2.8) + round(2.5) + abs(-1) + sqrt(9) + log2(8)") << 15.0;
    }
    void calculates() {
        QFETCH(double, expected);
        QCOMPARE(std::get<double>(valueOf(QTest::currentDataTag())), expected);
    }

    void decides_data() {
        QTest::addColumn<bool>("expected");
        QTest::newRow("a < b.c and not a == 4") << true;
        QTest::newRow("a >= 3 and a <= 3 and a != 4") << true;
        QTest::newRow("a > 3 or word == 'gpipe'") << true;
        QTest::newRow("word != 'gpipe'") << false;
        QTest::newRow("yes == on") << true;
        // Of what is not known nothing depends.
        QTest::newRow("unknown > 1 and a > 3") << false;
        QTest::newRow("unknown > 1 or yes") << true;
    }
    void decides() {
        QFETCH(bool, expected);
        QCOMPARE(std::get<bool>(valueOf(QTest::currentDataTag())), expected);
        QCOMPARE(holds(Expression(QTest::currentDataTag()), named), expected);
    }

    void theUnknownStaysUnknown_data() {
        QTest::addColumn<int>("nothing");
        QTest::newRow("unknown") << 0;
        QTest::newRow("unknown + 1") << 0;
        QTest::newRow("not unknown") << 0;
        QTest::newRow("unknown > 1 and yes") << 0;
        QTest::newRow("unknown == unknown") << 0;
        QTest::newRow("a / 0") << 0;
        QTest::newRow("sqrt(-1)") << 0;
        QTest::newRow("word + 1") << 0; // what has another kind, too
        QTest::newRow("word == 1") << 0;
        QTest::newRow("a and yes") << 0;
    }
    void theUnknownStaysUnknown() {
        QCOMPARE(valueOf(QTest::currentDataTag()).index(), std::size_t{0});
        QVERIFY(!holds(Expression(QTest::currentDataTag()), named));
    }

    void refusesWhatIsNone_data() {
        QTest::addColumn<int>("nothing");
        for (const char* text : {"", "1 +", "(1", "1)", "a b", "'open", "1 < 2 < 3", "sinus(1)", "abs(1, 2)",
                                 "+ 1", "a and and b", "3 apples", "a $ b"})
            QTest::newRow(text) << 0;
        QTest::newRow(std::string(2000, '(').c_str()) << 0;
    }
    void refusesWhatIsNone() {
        const QString text = QTest::currentDataTag();
        const QString field = test::fieldOfError([&] { Expression expression(text.toStdString()); });
        QCOMPARE(field, QStringLiteral("“%1”").arg(text));
    }

    /// What is quoted of an expression is letters, not the bytes of half a one.
    void quotesWholeLetters() {
        for (const char* text : {"1 + ’", "a é", "(ア", "2 * 段)"}) {
            try {
                Expression expression(text);
                QFAIL(text);
            } catch (const InputError& error) {
                QVERIFY2(!firstNonUtf8(error.what()), text);
            }
        }
    }

    void namesAreWhatItMentions() {
        const Expression expression(
            "memory.stages[0].total_bytes / memory.stages[last].total_bytes + tp - tp");
        QCOMPARE(expression.names(), (std::vector<std::string>{"memory.stages[0].total_bytes",
                                                               "memory.stages[last].total_bytes", "tp"}));
        QVERIFY(expression.onlyName().empty());
        QCOMPARE(Expression(" tp ").onlyName(), std::string_view("tp"));
    }

    void unitsFollowTheSigns() {
        QCOMPARE(measureOf("bytes + 3 * bytes - 1 GiB")->unit, Unit::bytes);
        QCOMPARE(measureOf("bytes / 2 GB")->unit, Unit::none);
        QCOMPARE(measureOf("bytes * 10 %")->unit, Unit::bytes);
        QCOMPARE(measureOf("1 - 10 %")->unit, Unit::share);
        QCOMPARE(measureOf("bytes < 3 GB and seconds > 1")->unit, Unit::none);
        QVERIFY(!measureOf("bytes / seconds"));
        for (const char* text : {"bytes + seconds", "bytes < 3 s", "max(bytes, 10 ms)"})
            QCOMPARE(test::fieldOfError([&] { (void)measureOf(text); }), QStringLiteral("“%1”").arg(text));
    }

    /// A sum of products, calculated here and there.
    void sumsOfProducts() {
        QVERIFY(rc::check([](const std::vector<std::pair<std::uint8_t, std::uint8_t>>& factors) {
            std::string text = "0";
            double sum = 0;
            for (const auto& [x, y] : factors) {
                text += (x % 2 == 0 ? "+" : " - ") + std::to_string(x) + "*" + std::to_string(y);
                sum += (x % 2 == 0 ? 1.0 : -1.0) * x * y;
            }
            RC_ASSERT(std::get<double>(Expression(text).value(named)) == sum);
        }));
    }
};

QUADRILLE_TESTS(TestExpression)
#include "tst_expression.moc"
