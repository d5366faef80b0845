// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/format.h"

#include "tests/support/test_program.h"

#include <QLocale>
#include <QTest>

using namespace quadrille;

class TestFormat : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanupTestCase() { QLocale::setDefault(QLocale::c()); }

    void number_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("digits");
        QTest::addColumn<QString>("text");
        QTest::newRow("zero") << 0.0 << 3 << "0";
        QTest::newRow("share") << 0.25 << 3 << "0.25";
        QTest::newRow("rounded") << 12.345 << 3 << "12.3";
        QTest::newRow("three digits") << 999.4 << 3 << "999";
        QTest::newRow("rounds up to four") << 999.6 << 3 << "1,000";
        QTest::newRow("plans") << 41'472.0 << 3 << "41,500";
        QTest::newRow("negative") << -41'472.0 << 3 << "-41,500";
        QTest::newRow("six digits") << 217'728.0 << 6 << "217,728";
        QTest::newRow("millions") << 9'994'999.0 << 3 << "9,990,000";
        QTest::newRow("enormous") << 1.5e13 << 3 << "1.5E+13";
    }
    void number() {
        QFETCH(double, value);
        QFETCH(int, digits);
        QTEST(format::number(value, digits), "text");
    }
};

QUADRILLE_TESTS(TestFormat)
#include "tst_format.moc"
