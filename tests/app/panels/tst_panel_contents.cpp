// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/panel_contents.h"
#include "tests/support/test_program.h"
#include "widgets/picture/picture.h"

#include <QSignalSpy>

using namespace quadrille;

namespace {

class AnyPicture : public Picture {
public:
    using Picture::Picture;
    ~AnyPicture() override { emit readout(QStringLiteral("gone")); } // as one does that had the keyboard
    [[nodiscard]] QString finding() const override { return QStringLiteral("found"); }
    void paintOn(QPainter&, const QRectF&, const Colours&) const override {}
    [[nodiscard]] DataTable data() const override { return {}; }
};

class AnyContents : public PanelContents {
public:
    using PanelContents::moved;
    using PanelContents::PanelContents;

    QStringList called;
    AnyPicture* picture = nullptr;

protected:
    void make() override {
        called << QStringLiteral("make");
        picture = new AnyPicture(this);
        addPicture(picture);
    }
    void refresh() override { called << QStringLiteral("refresh"); }
    void retranslate() override { called << QStringLiteral("retranslate"); }
};

} // namespace

class TestPanelContents : public QObject {
    Q_OBJECT
private slots:
    void itIsMadeOnceWhenItIsFirstSeen() {
        AnyContents contents;
        QVERIFY(contents.finding().isEmpty());
        contents.setSeen(false);
        QVERIFY(contents.called.isEmpty());
        QSignalSpy found(&contents, &PanelContents::findingChanged);
        contents.setSeen(true);
        QCOMPARE(contents.called, (QStringList{"make", "retranslate", "refresh"}));
        QCOMPARE(found.count(), 1);
        QCOMPARE(contents.finding(), contents.picture->title());
        contents.setSeen(false);
        contents.setSeen(true);
        QCOMPARE(contents.called.size(), 3);
    }

    void whatMovedWhileItWasHiddenIsShownWhenItIsSeen() {
        AnyContents contents;
        contents.moved();
        contents.setSeen(true);
        contents.called.clear();
        contents.moved();
        QCOMPARE(contents.called, QStringList{"refresh"});
        contents.setSeen(false);
        contents.moved();
        contents.moved();
        QCOMPARE(contents.called.size(), 1);
        contents.setSeen(true);
        QCOMPARE(contents.called, (QStringList{"refresh", "refresh"}));
    }

    void itHasItsWordsInTheLanguageInForce() {
        AnyContents contents;
        QEvent language(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&contents, &language);
        QVERIFY(contents.called.isEmpty()); // nothing is there to speak
        contents.prepare();
        contents.called.clear();
        QSignalSpy found(&contents, &PanelContents::findingChanged);
        QCoreApplication::sendEvent(&contents, &language);
        QCOMPARE(contents.called, QStringList{"retranslate"});
        QVERIFY(found.count() >= 1); // the picture's, too
    }

    void whatThePictureTellsGoesOnUntilTheEnd() {
        auto contents = std::make_unique<AnyContents>();
        contents->prepare();
        QSignalSpy told(contents.get(), &PanelContents::readout);
        QSignalSpy asked(contents.get(), &PanelContents::explainRequested);
        emit contents->picture->readout(QStringLiteral("here"));
        emit contents->picture->explainRequested(Subject{});
        QCOMPARE(told.count(), 1);
        QCOMPARE(asked.count(), 1);
        QStringList last;
        connect(contents.get(), &PanelContents::readout, this, [&](const QString& text) { last << text; });
        contents.reset();
        QVERIFY(last.isEmpty());
    }
};

QUADRILLE_TESTS(TestPanelContents)
#include "tst_panel_contents.moc"
