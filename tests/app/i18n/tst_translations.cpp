// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_table.h"
#include "app/settings/settings.h"
#include "tests/app/i18n/ts_file.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTranslator>

using namespace quadrille;
using test::readTs;
using test::TsMessage;

namespace {

QString tsFile(const QString& folder, const QString& language) {
    return folder + QStringLiteral("/quadrille_") + language + QStringLiteral(".ts");
}

std::vector<TsMessage> messagesOf(const QString& language) {
    return readTs(tsFile(QString::fromLocal8Bit(test::translationsDir()), language));
}

/// All that the pattern finds, in an order of its own.
QStringList found(const QString& text, const char* pattern) {
    QStringList all;
    auto matches = QRegularExpression(QLatin1String(pattern)).globalMatch(text);
    while (matches.hasNext())
        all << matches.next().captured();
    all.sort();
    return all;
}

QString leadingSpace(const QString& text) {
    return found(text, "^\\s*").join(QString());
}

QString trailingSpace(const QString& text) {
    return text.mid(QString(u'.' + text).trimmed().size() - 1);
}

QString mnemonic(const QString& text) {
    return found(text, "&.").join(QString()).toUpper();
}

void addLanguages() {
    QTest::addColumn<QString>("language");
    for (const QString& language : languages())
        QTest::newRow(qPrintable(language)) << language;
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT
private slots:
    void everyMessageIsTranslated_data() { addLanguages(); }
    void everyMessageIsTranslated() {
        QFETCH(const QString, language);
        const qsizetype pluralForms = language == QStringLiteral("ja") ? 1 : 2;
        const auto messages = messagesOf(language);
        QVERIFY(messages.size() > 10);
        for (const TsMessage& message : messages) {
            QVERIFY2(message.type.isEmpty(), message.where());
            QVERIFY2(message.forms.size() == (message.plural ? pluralForms : 1), message.where());
            for (const QString& form : message.forms)
                QVERIFY2(!form.trimmed().isEmpty(), message.where());
        }
    }

    void translationsKeepWhatTheProgramFillsIn_data() { addLanguages(); }
    void translationsKeepWhatTheProgramFillsIn() {
        QFETCH(const QString, language);
        for (const TsMessage& message : messagesOf(language))
            for (const QString& form : message.forms) {
                QVERIFY2(found(form, "%L?(\\d+|n)") == found(message.source, "%L?(\\d+|n)"), message.where());
                QVERIFY2(found(form, "\\(\\*.*?\\)") == found(message.source, "\\(\\*.*?\\)"),
                         message.where()); // the patterns of file dialogs
                QVERIFY2(found(form, "&.").size() == found(message.source, "&.").size(), message.where());
                QVERIFY2(leadingSpace(form) == leadingSpace(message.source), message.where());
                // A space after a comma or a full stop is part of the wide Japanese one.
                if (!form.endsWith(u'、') && !form.endsWith(u'。'))
                    QVERIFY2(trailingSpace(form) == trailingSpace(message.source), message.where());
            }
    }

    void theFilesHoldWhatTheSourcesSay() {
        const QTemporaryDir fresh;
        QProcess update;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LUPDATE"), QStringLiteral(QUADRILLE_LUPDATE));
        update.setProcessEnvironment(environment);
        update.start(QString::fromLocal8Bit(test::translationsDir()) + QStringLiteral("/update"),
                     {fresh.path()});
        QVERIFY2(update.waitForFinished(120'000), qPrintable(update.errorString()));
        QVERIFY2(update.exitCode() == 0, update.readAllStandardError());
        for (const QString& language : languages()) {
            const auto inSources = test::keysOf(readTs(tsFile(fresh.path(), language)));
            const auto inFile = test::keysOf(messagesOf(language));
            const auto list = [&](const QSet<QString>& keys) {
                return (language + u'\n' + QStringList(keys.values()).join(u'\n')).toUtf8();
            };
            QVERIFY2((inSources - inFile).isEmpty(), "missing, " + list(inSources - inFile));
            QVERIFY2((inFile - inSources).isEmpty(), "superfluous, " + list(inFile - inSources));
        }
    }

    void commandsAndSentencesOfCoreAreExtracted() {
        const auto keys = test::keysOf(messagesOf(QStringLiteral("de")));
        const auto has = [&](const char* context, const char* source) {
            return keys.contains(TsMessage{QLatin1String(context), QString::fromUtf8(source)}.key());
        };
        for (const Command& command : allCommands()) {
            // The languages have their own names in all languages, and so have frameworks.
            // So have schedules that a paper named.
            const bool schedule = QByteArray(command.context) == "core";
            QVERIFY2(has(command.context, command.text) || schedule ||
                         QByteArray(command.id).startsWith("language.") ||
                         QByteArray(command.id).startsWith("copy.as."),
                     command.id);
            QVERIFY2(command.submenu == nullptr || has("commands", command.submenu), command.id);
        }
        // Written in two adjacent literals.
        QVERIFY(has("core", "The schedule %1 needs the number of micro-batches to be a multiple of the %3 "
                            "pipeline ranks; it is %2."));
    }

    void theProgramFindsWhatTheFilesSay_data() { addLanguages(); }
    void theProgramFindsWhatTheFilesSay() {
        QFETCH(const QString, language);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/quadrille_%1.qm").arg(language)));
        QCOMPARE(translator.language(), language);
        for (const TsMessage& message : messagesOf(language)) {
            const auto lookUp = [&](int number) {
                return translator.translate(message.context.toUtf8().constData(),
                                            message.source.toUtf8().constData(),
                                            message.comment.toUtf8().constData(), number);
            };
            if (message.plural)
                for (const int number : {1, 2, 5})
                    QCOMPARE(lookUp(number), message.forms.at(number == 1 ? 0 : message.forms.size() - 1));
            else
                QCOMPARE(lookUp(-1), message.forms.front());
        }
    }

    void noContextIsLeftInEnglish() {
        QSet<QString> contexts;
        QSet<QString> japanese;
        for (const TsMessage& message : messagesOf(QStringLiteral("ja"))) {
            contexts.insert(message.context);
            if (message.forms.front() != message.source)
                japanese.insert(message.context);
        }
        // Short for mebi and kibi, and a number of MiB, which stay.
        QCOMPARE(contexts - japanese,
                 (QSet<QString>{QStringLiteral("DiscreteSlider"), QStringLiteral("reference")}));
    }

    void entriesOfAMenuHaveMnemonicsOfTheirOwn_data() { addLanguages(); }
    void entriesOfAMenuHaveMnemonicsOfTheirOwn() {
        QFETCH(const QString, language);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/quadrille_%1.qm").arg(language)));
        QVERIFY(QCoreApplication::installTranslator(&translator));
        QHash<QString, QSet<QString>> taken;
        const auto take = [&taken](const QString& menu, const QString& text) {
            const QString key = mnemonic(text);
            const bool isFree = key.size() == 2 && !taken[menu].contains(key);
            taken[menu].insert(key);
            return isFree;
        };
        for (const Section section : allSections)
            QVERIFY2(take(QStringLiteral("bar"), title(section)), qPrintable(title(section)));
        for (const Command& command : allCommands()) {
            QString menu = title(command.section);
            if (command.submenu != nullptr) {
                const QString submenu = QCoreApplication::translate("commands", command.submenu);
                if (!taken.contains(menu + submenu))
                    QVERIFY2(take(menu, submenu), qPrintable(submenu));
                menu += submenu;
            }
            QVERIFY2(take(menu, text(command)), qPrintable(text(command)));
        }
        QVERIFY(
            take(title(Section::file), QCoreApplication::translate("quadrille::MainWindow", "Open &recent")));
    }
};

QUADRILLE_TESTS(TestTranslations)
#include "tst_translations.moc"
