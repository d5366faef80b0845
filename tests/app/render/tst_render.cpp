// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/catalogue.h"
#include "app/render/picture_size.h"
#include "app/render/render.h"
#include "app/text_io/scenario_line.h"
#include "core/analysis/analysis.h"
#include "tests/support/test_program.h"
#include "widgets/memory_bars/memory_bars.h"

#include <QImage>
#include <QSvgRenderer>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>

using namespace quadrille;

class TestRender : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    Scenario m_scenario;
    std::unique_ptr<MemoryBars> m_bars;

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    static QByteArray contents(const QString& file) {
        QFile source(file);
        return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
    }

private slots:
    void initTestCase() {
        m_scenario = newScenario(loadCatalogue());
        m_bars = std::make_unique<MemoryBars>();
        m_bars->setEstimate(analyzeWithoutTimeline(m_scenario).memory);
    }
    void cleanupTestCase() { m_bars.reset(); }

    void aPngHasTheSizeAskedForTimesItsRatio() {
        QVERIFY(renderPicture(*m_bars, {640, 400}, path("bars.png"), nullptr,
                              {scenarioLine(m_scenario), false, 2}));
        const QImage image(path("bars.png"));
        QCOMPARE(image.size(), QSize(1280, 800));
        QCOMPARE(image.pixelColor(2, 2), Colours::make(false, colourSet()).background);
        // The largest part of the fullest bar is there in its colour.
        const QRgb activations = Colours::make(false, colourSet()).part(MemoryPart::activations).rgb();
        int pixels = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                pixels += image.pixel(x, y) == activations;
        }
        QVERIFY2(pixels > 1000, qPrintable(QString::number(pixels)));
    }

    /// Below one pixel a unit, too: the same picture, whole.
    void smallPngsAreWhole() {
        const auto drawn = [this](double scale) {
            const QImage image = renderImage(*m_bars, {400, 300}, {.pixelRatio = 1, .scale = scale});
            // Where the last column and row are that are not background, as shares of the whole.
            const QRgb background = image.pixel(1, 1);
            int right = 0, bottom = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixel(x, y) != background) {
                        right = std::max(right, x);
                        bottom = std::max(bottom, y);
                    }
            return QPointF(1.0 * right / image.width(), 1.0 * bottom / image.height());
        };
        const QPointF small = drawn(0.8), usual = drawn(1);
        QVERIFY(small.x() < 0.99 && small.y() < 0.995); // the margin is there
        QVERIFY(std::abs(small.x() - usual.x()) < 0.03 && std::abs(small.y() - usual.y()) < 0.03);
    }

    /// A picture for paper has the pixels that it is printed with, in the size that it is meant to have.
    void usualSizesHavePixelsEnough() {
        for (const PictureSize& each : pictureSizes) {
            QVERIFY(renderPicture(*m_bars, each.size, path("usual.png"), nullptr,
                                  {.pixelRatio = each.pixelRatio, .scale = each.scale}));
            const QImage image(path("usual.png"));
            const double inches = image.width() / (image.dotsPerMeterX() * 0.0254);
            QVERIFY2(std::abs(inches - each.size.width() / 96.0) < 0.01, each.name.data());
            QVERIFY2(image.width() / inches >= (each.name == "column" ? 299 : 190), each.name.data());
        }
    }

    void anSvgIsReadableAndSaysWhatItFound() {
        QVERIFY(renderPicture(*m_bars, {640, 400}, path("bars.svg"), nullptr, {scenarioLine(m_scenario)}));
        QSvgRenderer renderer(path("bars.svg"));
        QVERIFY(renderer.isValid());
        QCOMPARE(renderer.viewBox().size(), QSize(640, 400));
        const QString text = QString::fromUtf8(contents(path("bars.svg")));
        QVERIFY(text.contains(m_bars->finding().toHtmlEscaped()));
        QVERIFY(text.contains(scenarioLine(m_scenario).toHtmlEscaped()));
    }

    void aPdfIsOne() {
        QVERIFY(renderPicture(*m_bars, {640, 400}, path("bars.PDF"), nullptr));
        const QByteArray bytes = contents(path("bars.PDF"));
        QVERIFY(bytes.startsWith("%PDF-"));
        QVERIFY(
            bytes.contains("/MediaBox [0 0 480.000000 300.000000]")); // 640 × 400 at 96 an inch, in points
    }

    void whatCannotBeWrittenIsRefusedByName_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("says");
        QTest::newRow("unknown format") << path("bars.gif") << QSize(640, 400) << QStringLiteral(".png");
        QTest::newRow("no suffix") << path("bars") << QSize(640, 400) << QStringLiteral(".svg");
        QTest::newRow("empty") << path("bars.png") << QSize(0, 400) << QStringLiteral("size");
        QTest::newRow("enormous") << path("bars.png") << QSize(1'000'000, 1'000'000)
                                  << QStringLiteral("size");
        QTest::newRow("no folder") << QStringLiteral("/no/such/folder/bars.png") << QSize(640, 400)
                                   << QStringLiteral("/no/such/folder/bars.png");
    }

    void whatCannotBeWrittenIsRefusedByName() {
        QFETCH(QString, file);
        QFETCH(QSize, size);
        QFETCH(QString, says);
        QString error;
        QVERIFY(!renderPicture(*m_bars, size, file, &error));
        QVERIFY2(error.contains(says), qPrintable(error));
    }

    void tinySizesDoNotCrash() {
        for (const int side : {1, 2, 5, 10, 20, 30})
            QVERIFY(renderPicture(*m_bars, {side, side}, path("tiny.png"), nullptr));
    }
};

QUADRILLE_TESTS(TestRender)
#include "tst_render.moc"
