// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/glossary/glossary_links.h"
#include "app/manual/manual_files.h"
#include "core/glossary/glossary.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QSet>

using namespace quadrille;

namespace {

using Terms = QSet<QString>;

// A list may only become shorter: what is in it without need fails, too.

// What no panel and no table shows. All have a picture: tst_term_pictures.
const Terms withoutView{
    QStringLiteral("sliding-window"), // a model's, seen where models are edited
};

// What no lesson teaches.
const Terms withoutLesson{
    // No model of a lesson has windows, or heads whose size matters.
    QStringLiteral("sliding-window"),
    QStringLiteral("head-size"),
    // Lessons count what is allocated, and stop there.
    QStringLiteral("device"),
    QStringLiteral("context-mib"),
    QStringLiteral("communicator-mib"),
    // Settings that no lesson turns.
    QStringLiteral("leaf-gpus"),
    QStringLiteral("oversubscription"),
    QStringLiteral("transport"),
    QStringLiteral("offload"),
    QStringLiteral("offload-share"),
    QStringLiteral("fp8-recipe"),
    QStringLiteral("fp8-params"),
    QStringLiteral("attention-kernel"),
    QStringLiteral("fused-loss"),
    QStringLiteral("gathered-logits"),
    QStringLiteral("price"),
    // Parts of a step that no lesson takes apart, and a view of it.
    QStringLiteral("hfu"),
    QStringLiteral("latency"),
    QStringLiteral("work-time"),
    QStringLiteral("overhead"),
    QStringLiteral("critical-path"),
    // How plans are compared and predictions are judged, which the manual tells.
    QStringLiteral("baseline"),
    QStringLiteral("interval"),
    QStringLiteral("mean-error"),
    QStringLiteral("one-factor"),
    QStringLiteral("rank-correlation"),
};

bool leadsTo(const GlossaryEntry& entry, const QStringList& kinds) {
    const QList<GlossaryLink> links = linksOf(entry);
    return std::ranges::any_of(links, [&kinds](const GlossaryLink& link) {
        return kinds.contains(link.target.section(u':', 0, 0));
    });
}

Terms without(const QStringList& kinds) {
    Terms found;
    for (const GlossaryEntry& entry : glossary())
        if (!leadsTo(entry, kinds))
            found << QString::fromLatin1(entry.id);
    return found;
}

/// Empty: the sets are the same.
QString difference(const Terms& found, const Terms& allowed) {
    QStringList lines;
    for (const QString& term : found - allowed)
        lines << term + QStringLiteral(" has none");
    for (const QString& term : allowed - found)
        lines << term + QStringLiteral(" is listed without need");
    lines.sort();
    return lines.join(QStringLiteral("; "));
}

} // namespace

class TestGlossaryLinks : public QObject {
    Q_OBJECT
private slots:
    void everyTermHasASource() {
        for (const GlossaryEntry& entry : glossary())
            QVERIFY2(*entry.source != '\0', entry.id);
    }

    void everyTermLeadsToAView() {
        const QString wrong =
            difference(without({QStringLiteral("panel"), QStringLiteral("table")}), withoutView);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    void everyTermLeadsToALesson() {
        const QString wrong = difference(without({QStringLiteral("lesson")}), withoutLesson);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    void noTermLeadsTwiceToTheSame() {
        for (const GlossaryEntry& entry : glossary()) {
            QSet<QString> targets;
            for (const GlossaryLink& link : linksOf(entry)) {
                QVERIFY2(!targets.contains(link.target), entry.id);
                targets << link.target;
            }
        }
    }

    /// A chapter may be renamed.
    void chaptersThatSourcesNameAreThere() {
        QStringList titles;
        for (const QString& chapter : manualChapters())
            titles << manualTitle(manualText(chapter, QStringLiteral("en")));
        static const QRegularExpression named(QStringLiteral("^Manual, “(.+)”$"));
        int found = 0;
        for (const GlossaryEntry& entry : glossary()) {
            const auto match = named.match(QString::fromUtf8(entry.source));
            if (!match.hasMatch())
                continue;
            ++found;
            QVERIFY2(titles.contains(match.captured(1)), entry.source);
        }
        QVERIFY(found > 0);
    }
};

QUADRILLE_TESTS(TestGlossaryLinks)
#include "tst_glossary_links.moc"
