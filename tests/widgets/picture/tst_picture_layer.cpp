// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/picture/picture.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>

using namespace quadrille;

namespace {

/// Counts how often its content is painted; what it shows depends on all that a picture may depend on.
class Sketch : public Picture {
public:
    QString word = QStringLiteral("one");
    mutable int painted = 0;

    [[nodiscard]] QString finding() const override { return word; }
    [[nodiscard]] DataTable data() const override { return {}; }
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override {
        ++painted;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(isEnabled() ? colours.text : colours.mutedText);
        painter.drawEllipse(area.adjusted(2.3, 1.7, -2.1, -3));
        painter.drawText(QPointF(20.4, 30.6), word);
    }
    void change(const QString& to) {
        word = to;
        contentChanged();
    }
    using Picture::updateOverlay;
};

QImage screenOf(QWidget& widget, double ratio) {
    QImage image(widget.size() * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    widget.render(&image);
    return image;
}

QImage screenOf(Sketch& sketch) {
    return screenOf(sketch, 1);
}

/// What the picture looks like when nothing is remembered.
QImage fresh(Sketch& sketch, double ratio = 1) {
    QImage image(sketch.size() * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    const Colours colours = coloursFor(sketch.palette());
    painter.fillRect(sketch.rect(), colours.background);
    painter.setFont(sketch.font());
    const int before = sketch.painted;
    sketch.paintOn(painter, sketch.rect(), colours);
    sketch.painted = before;
    return image;
}

} // namespace

class PictureLayer : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_sketch = std::make_unique<Sketch>();
        m_sketch->resize(120, 60);
        m_sketch->ensurePolished();
        // Painted, painted to be remembered, remembered.
        for (int i = 0; i < 3; ++i)
            QCOMPARE(screenOf(*m_sketch), fresh(*m_sketch));
        QCOMPARE(m_sketch->painted, 2);
    }

    void cleanup() { m_sketch.reset(); }

    void whatStaysIsNotPaintedAgain() {
        for (int i = 0; i < 5; ++i)
            QCOMPARE(screenOf(*m_sketch), fresh(*m_sketch));
        QCOMPARE(m_sketch->painted, 2);
    }

    /// While a slider is dragged every picture is another one: painted once each, and not into a layer first.
    void whatChangesIsPaintedOnce() {
        for (int i = 0; i < 5; ++i) {
            m_sketch->change(QString::number(i));
            QCOMPARE(screenOf(*m_sketch), fresh(*m_sketch));
        }
        QCOMPARE(m_sketch->painted, 7);
    }

    void update() {
        paintsAnew([this] { m_sketch->update(); });
    }
    void content() {
        paintsAnew([this] { m_sketch->change(QStringLiteral("two")); });
    }
    void palette() {
        QPalette dark;
        dark.setColor(QPalette::Window, Qt::black);
        dark.setColor(QPalette::WindowText, Qt::white);
        const QImage before = screenOf(*m_sketch);
        paintsAnew([&] { m_sketch->setPalette(dark); });
        QVERIFY(screenOf(*m_sketch) != before);
    }
    void font() {
        QFont large = m_sketch->font();
        large.setPointSizeF(large.pointSizeF() * 1.5);
        const QImage before = screenOf(*m_sketch);
        paintsAnew([&] { m_sketch->setFont(large); });
        QVERIFY(screenOf(*m_sketch) != before);
    }
    void language() {
        paintsAnew([this] {
            QEvent event(QEvent::LanguageChange);
            QCoreApplication::sendEvent(m_sketch.get(), &event);
        });
    }
    void locale() {
        paintsAnew([this] { m_sketch->setLocale(QLocale(QLocale::German)); });
    }
    void size() {
        paintsAnew([this] { m_sketch->resize(121, 60); });
    }
    void enabled() {
        const QImage before = screenOf(*m_sketch);
        paintsAnew([this] { m_sketch->setEnabled(false); });
        QVERIFY(screenOf(*m_sketch) != before);
    }
    void resolution() {
        QCOMPARE(screenOf(*m_sketch, 2), fresh(*m_sketch, 2));
        QCOMPARE(m_sketch->painted, 3);
        QCOMPARE(screenOf(*m_sketch, 2), fresh(*m_sketch, 2));
        QCOMPARE(m_sketch->painted, 3);
        QCOMPARE(screenOf(*m_sketch), fresh(*m_sketch));
        QCOMPARE(m_sketch->painted, 4);
    }

    /// Where a pixel of the layer would fall between two of the screen, it is painted.
    void betweenPixels() {
        QWidget window;
        window.resize(200, 100);
        m_sketch->setParent(&window);
        m_sketch->setGeometry(31, 17, 120, 60);
        m_sketch->show();
        QImage first;
        for (int i = 0; i < 4; ++i) {
            const QImage image = screenOf(window, 1.5);
            if (first.isNull())
                first = image;
            QCOMPARE(image, first);
        }
        m_sketch->setParent(nullptr);
    }

    void cursorLeavesTheContent() {
        m_sketch->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_sketch.get()));
        for (int i = 0; i < 3; ++i) {
            m_sketch->updateOverlay();
            QCoreApplication::processEvents();
        }
        const int before = m_sketch->painted;
        for (int i = 0; i < 3; ++i) {
            m_sketch->updateOverlay();
            QCoreApplication::processEvents();
        }
        QCOMPARE(m_sketch->painted, before);
    }

private:
    void paintsAnew(const std::function<void()>& change) {
        const int before = m_sketch->painted;
        change();
        QCOMPARE(screenOf(*m_sketch), fresh(*m_sketch));
        QVERIFY(m_sketch->painted > before);
        // And is remembered as it is now.
        (void)screenOf(*m_sketch);
        const int after = m_sketch->painted;
        QCOMPARE(screenOf(*m_sketch), fresh(*m_sketch));
        QCOMPARE(m_sketch->painted, after);
    }

    std::unique_ptr<Sketch> m_sketch;
};

QUADRILLE_TESTS(PictureLayer)
#include "tst_picture_layer.moc"
