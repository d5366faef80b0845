// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#endif

#include <type_traits>

/// One program holds all tests of a room, since linking one a file took longer than running it. A call runs
/// the tests of one file: `tests_core tst_stop [options of Qt Test]`.
namespace quadrille::test {

#ifdef QT_WIDGETS_LIB
using UsualApplication = QApplication;
#else
using UsualApplication = QCoreApplication;
#endif

/// The tests of one file, known to the program by the file's name without its ending.
class TestFile {
public:
    using Run = int (*)(int argc, char** argv);
    TestFile(const char* path, Run run);
};

template <class Tests, class Application = UsualApplication>
int runTests(int argc, char** argv) {
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    Application application(argc, argv);
    if constexpr (std::is_constructible_v<Tests, Application&>) {
        Tests tests(application);
        return QTest::qExec(&tests, argc, argv);
    } else {
        Tests tests;
        return QTest::qExec(&tests, argc, argv);
    }
}

} // namespace quadrille::test

/// Once in a file: its class of tests, and the application that it wants where that is not the usual one.
#define QUADRILLE_TESTS(tests, ...)                                                                          \
    static const quadrille::test::TestFile fileOf##tests(                                                    \
        __FILE__, &quadrille::test::runTests<tests __VA_OPT__(, ) __VA_ARGS__>);
