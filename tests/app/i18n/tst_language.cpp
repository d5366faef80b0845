// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/actions.h"
#include "app/settings/appearance.h"
#include "core/analysis/analysis.h"
#include "tests/app/isolation.h"
#include "tests/support/test_program.h"
#include "widgets/format.h"
#include "widgets/verdict/verdict_text.h"

#include <QLibraryInfo>

using namespace quadrille;

/// What the user reads after a language was chosen.
class TestLanguage : public QObject {
    Q_OBJECT

    static QString microBatches(std::int64_t number) {
        PipelineSummary summary{};
        summary.microBatches = number;
        return verdict::microBatches(summary).front().text;
    }

private slots:
    void init() { test::isolate("tst-language"); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void wordsAndNumbersFollow() {
        Settings settings;
        Appearance appearance(settings);
        const auto words = [] {
            return QStringList{format::zoneName(Zone::green), format::gib(gibibytes(28.9))};
        };
        appearance.setLanguage(QStringLiteral("de"));
        QCOMPARE(words(), QStringList({QStringLiteral("passt"), QStringLiteral("28,9 GiB")}));
        appearance.setLanguage(QStringLiteral("ja"));
        QCOMPARE(words(), QStringList({QStringLiteral("収まる"), QStringLiteral("28.9 GiB")}));
        appearance.setLanguage(QStringLiteral("en"));
        QCOMPARE(words(), QStringList({QStringLiteral("fits"), QStringLiteral("28.9 GiB")}));
    }

    void oneIsNoPlural_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("many");
        QTest::newRow("en") << "en"
                            << "1 micro-batch"
                            << "2,048 micro-batches";
        QTest::newRow("de") << "de"
                            << "1 Mikro-Batch"
                            << "2.048 Mikro-Batches";
        QTest::newRow("ja") << "ja" << QStringLiteral("マイクロバッチ 1 個")
                            << QStringLiteral("マイクロバッチ 2,048 個");
    }
    void oneIsNoPlural() {
        QFETCH(const QString, language);
        Settings settings;
        Appearance appearance(settings);
        appearance.setLanguage(language);
        QTEST(microBatches(1), "one");
        QTEST(microBatches(2048), "many");
    }

    void sentencesOfCoreAreTranslated() {
        Settings settings;
        Appearance appearance(settings);
        const Message rule{"%1 attention heads do not divide by TP %2.", {std::int64_t{32}, std::int64_t{3}}};
        appearance.setLanguage(QStringLiteral("de"));
        QCOMPARE(format::sentence(rule), QStringLiteral("32 Attention-Köpfe sind nicht durch TP 3 teilbar."));
        appearance.setLanguage(QStringLiteral("ja"));
        QCOMPARE(format::sentence(rule), QStringLiteral("注意ヘッド数 32 は TP 3 で割り切れません。"));
    }

    void whatAMessageListsAndPassesOnIsInTheSameLanguage() {
        Settings settings;
        Appearance appearance(settings);
        const auto mustBe = [](std::vector<std::string> words) {
            return Message{"must be %1, not %2", {Alternatives{std::move(words)}, std::string("%1")}};
        };
        const Message object{"must be a JSON object", {}};
        const Message ofFile{"%1 of %2 %3",
                             {std::string("tp"), std::string("a.json"), std::vector{object, object}}};
        QCOMPARE(english(mustBe({})), "must be , not %1");
        QCOMPARE(english(mustBe({"a"})), "must be a, not %1");
        QCOMPARE(english(mustBe({"a", "b"})), "must be a or b, not %1");
        QCOMPARE(english(mustBe({"a", "b", "c"})), "must be a, b or c, not %1");
        QCOMPARE(english(ofFile), "tp of a.json " + english(object) + ' ' + english(object));
        appearance.setLanguage(QStringLiteral("en"));
        QCOMPARE(format::sentence(mustBe({"a", "b", "c"})), QStringLiteral("must be a, b or c, not %1"));
        appearance.setLanguage(QStringLiteral("de"));
        QCOMPARE(format::sentence(mustBe({"a"})), QStringLiteral("muss a sein, nicht %1"));
        QCOMPARE(format::sentence(mustBe({"a", "b", "c"})),
                 QStringLiteral("muss a, b oder c sein, nicht %1"));
        QCOMPARE(format::sentence(ofFile),
                 QStringLiteral("tp von a.json %1 %1").arg(format::sentence(object)));
        QVERIFY(format::sentence(object).contains(QStringLiteral("muss")));
        appearance.setLanguage(QStringLiteral("ja"));
        QCOMPARE(format::sentence(mustBe({"a", "b", "c"})),
                 QStringLiteral("a、b または c でなければならず、%1 ではいけません"));
        QCOMPARE(format::sentence(ofFile),
                 QStringLiteral("a.json の tp：%1 %1").arg(format::sentence(object)));
    }

    void qtsOwnWordsFollow() {
        if (!QFile::exists(QLibraryInfo::path(QLibraryInfo::TranslationsPath) +
                           QStringLiteral("/qtbase_de.qm")))
            QSKIP("Qt's own translations are not installed");
        Settings settings;
        Appearance appearance(settings);
        const auto cancel = [] { return QCoreApplication::translate("QPlatformTheme", "Cancel"); };
        appearance.setLanguage(QStringLiteral("de"));
        QCOMPARE(cancel(), QStringLiteral("Abbrechen"));
        appearance.setLanguage(QStringLiteral("en"));
        QCOMPARE(cancel(), QStringLiteral("Cancel"));
    }

    void noMnemonicIsLeftInThePalette() {
        Settings settings;
        Appearance appearance(settings);
        appearance.setLanguage(QStringLiteral("ja"));
        for (const Command& command : allCommands()) {
            const QString plain = withoutMnemonic(text(command));
            QVERIFY2(!plain.isEmpty() && !plain.contains(u'&') && !plain.contains(u'('), command.id);
        }
        QCOMPARE(withoutMnemonic(QStringLiteral("開く(&O)…")), QStringLiteral("開く"));
        QCOMPARE(withoutMnemonic(QStringLiteral("Save &as…")), QStringLiteral("Save as"));
    }
};

QUADRILLE_TESTS(TestLanguage)
#include "tst_language.moc"
