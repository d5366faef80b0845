// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"
#include "tests/app/isolation.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QProcess>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdio>
#include <vector>

// From the start of the process to the first painted frame, and resident memory then: Quadrille beside a
// ten-line Qt Widgets program, each started anew for every run, in turn. Arguments: none to measure;
// "quadrille" or "minimal" are the children.

using namespace quadrille;

namespace {

constexpr int runs = 15;

/// Reports once the first frame is painted and leaves.
class FirstFrame : public QObject {
public:
    explicit FirstFrame(QWidget& window) : m_window(window) { window.installEventFilter(this); }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint && !m_seen) {
            m_seen = true;
            // The flush follows the paint events of all widgets; the next turn of the loop comes after it.
            QTimer::singleShot(0, &m_window, [] {
                QFile status(QStringLiteral("/proc/self/statm"));
                const bool open = status.open(QIODevice::ReadOnly);
                const double pages = open ? status.readAll().split(' ').value(1).toDouble() : 0;
                std::printf("%f\n", pages * 4096 / 1048576);
                std::fflush(stdout);
                std::_Exit(0);
            });
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QWidget& m_window;
    bool m_seen = false;
};

int runMinimal(int argc, char** argv) {
    QApplication application(argc, argv);
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    column->addWidget(new QLabel(QStringLiteral("Hello")));
    window.resize(1280, 720);
    const FirstFrame report(window);
    window.show();
    return QApplication::exec();
}

int runQuadrille(int argc, char** argv) {
    QApplication application(argc, argv);
    test::isolate("bench-startup");
    Settings settings;
    Appearance appearance(settings);
    const Catalogue catalogue = loadCatalogue();
    MainWindow window(catalogue, settings, appearance);
    window.start({});
    window.resize(1280, 720);
    const FirstFrame report(window);
    window.show();
    return QApplication::exec();
}

struct Samples {
    std::vector<double> milliseconds, mebibytes;

    void take(const QString& program, const QString& which) {
        QElapsedTimer timer;
        timer.start();
        QProcess child;
        child.start(program, {which});
        child.waitForReadyRead();
        milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        mebibytes.push_back(child.readAllStandardOutput().trimmed().toDouble());
        child.waitForFinished();
    }

    static double median(std::vector<double> values) {
        std::nth_element(values.begin(), values.begin() + values.size() / 2, values.end());
        return values[values.size() / 2];
    }
};

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QByteArray which = argc > 1 ? argv[1] : "";
    if (which == "minimal")
        return runMinimal(argc, argv);
    if (which == "quadrille")
        return runQuadrille(argc, argv);
    const QCoreApplication application(argc, argv);
    const QString self = QCoreApplication::applicationFilePath();
    Samples minimal, ours;
    for (int run = 0; run < runs; ++run) {
        minimal.take(self, QStringLiteral("minimal"));
        ours.take(self, QStringLiteral("quadrille"));
    }
    const auto row = [](const char* name, const Samples& samples) {
        std::printf("%-28s %14.0f %14.0f\n", name, Samples::median(samples.milliseconds),
                    Samples::median(samples.mebibytes));
    };
    std::printf("%-28s %14s %14s\n", "median of 15 starts", "first frame ms", "resident MiB");
    row("ten-line Widgets program", minimal);
    row("Quadrille", ours);
    std::printf("%-28s %14.2f %14.2f\n", "ratio",
                Samples::median(ours.milliseconds) / Samples::median(minimal.milliseconds),
                Samples::median(ours.mebibytes) / Samples::median(minimal.mebibytes));
    return 0;
}
