// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/advice/advice_html.h"

#include "widgets/format.h"
#include "widgets/guide_tree/guide_tree_text.h"

#include <QCoreApplication>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(advice)
};

using Kind = Advice::Kind;

QString evidenceName(Evidence evidence) {
    switch (evidence) {
    case Evidence::memory:
        return Text::tr("memory by stage", "a link to a panel");
    case Evidence::step:
        return Text::tr("time of the step", "a link to a panel");
    case Evidence::communication:
        return Text::tr("communication", "a link to a panel");
    case Evidence::pipeline:
        return Text::tr("pipeline", "a link to a panel");
    case Evidence::tables:
        return Text::tr("the paper’s tables", "a link to a panel");
    case Evidence::changes:
        return Text::tr("all changes", "a link to a panel");
    case Evidence::plans:
        break;
    }
    return Text::tr("best plans", "a link to a panel");
}

class Page {
public:
    Page(const AdviceContent& content, const Colours& colours) : m_content(content), m_colours(colours) {}

    [[nodiscard]] QString html() {
        if (!m_content.plan)
            return paragraph(Text::tr("Looking at the plan…"));
        const PlanAdvice& plan = *m_content.plan;
        if (plan.refused)
            m_html += paragraph(
                Text::tr("This plan cannot run: %1").arg(format::sentence(*plan.refused)).toHtmlEscaped());
        head(Text::tr("Beside the best plan"));
        if (m_content.best)
            for (const Advice& each : *m_content.best)
                item(each);
        else
            m_html += paragraph(m_content.searching ? Text::tr("Searching for the best plan…")
                                                    : Text::tr("Not searched yet."));
        section(Text::tr("The smallest changes that help"), plan.changes, Kind::change);
        section(Text::tr("Rules of thumb that it breaks"), plan.rules, Kind::breaks);
        section(Text::tr("Rules of thumb that it follows"), plan.rules, Kind::follows);
        guide(plan);
        return m_html;
    }

private:
    [[nodiscard]] static QString paragraph(const QString& html) {
        return QStringLiteral("<p style=\"margin:3px 0 3px 0\">%1</p>").arg(html);
    }
    void head(const QString& text) {
        m_html += QStringLiteral("<p style=\"margin:9px 0 2px 0\"><b>%1</b></p>").arg(text.toHtmlEscaped());
    }
    void section(const QString& title, const std::vector<Advice>& list, Kind kind) {
        bool first = true;
        for (const Advice& each : list) {
            if (each.kind != kind)
                continue;
            if (first)
                head(title);
            first = false;
            item(each);
        }
    }

    /// What it is about in a glyph, the sentence, and what can be done.
    void item(const Advice& advice) {
        const QColor& colour = advice.kind == Kind::breaks    ? m_colours.worse
                               : advice.kind == Kind::follows ? m_colours.better
                                                              : m_colours.mutedText;
        const QString glyph = advice.kind == Kind::breaks    ? QStringLiteral("✕")
                              : advice.kind == Kind::follows ? QStringLiteral("✓")
                                                             : QStringLiteral("→");
        QString text = QStringLiteral("<span style=\"color:%1\">%2</span> %3")
                           .arg(colour.name(), glyph, format::sentence(advice.says).toHtmlEscaped());
        if (advice.instead) {
            const auto changed = changesBetween(m_content.plan->scenario, advice.instead->scenario);
            text += QStringLiteral(" <a href=\"%1:%2\">%3</a>")
                        .arg(QLatin1String(planScheme), QString::number(m_plan++),
                             Text::tr("%1: %2", "changes of a plan and what they do")
                                 .arg(guide_tree::changes(changed), guide_tree::effect(*advice.instead))
                                 .toHtmlEscaped());
        }
        text += QStringLiteral(" <span style=\"color:%1\">·</span> <a href=\"%2:%3\">%4</a>")
                    .arg(m_colours.mutedText.name(), QLatin1String(evidenceScheme),
                         QString::number(static_cast<int>(advice.evidence)),
                         evidenceName(advice.evidence).toHtmlEscaped());
        m_html += paragraph(text);
    }

    void guide(const PlanAdvice& plan) {
        head(Text::tr("Where the guide does not add up"));
        for (const TreeNode& node : plan.tree)
            for (const Message& each : node.wrong)
                m_html += paragraph(QStringLiteral("⚠ ") + format::sentence(each).toHtmlEscaped());
    }

    const AdviceContent& m_content;
    const Colours& m_colours;
    QString m_html;
    int m_plan = 0;
};

} // namespace

std::vector<const Alternative*> alternativesOf(const AdviceContent& content) {
    std::vector<const Alternative*> all;
    const auto take = [&](Kind kind, const Advice& each) {
        if (each.kind == kind && each.instead)
            all.push_back(&*each.instead);
    };
    if (!content.plan)
        return all;
    if (content.best)
        for (const Advice& each : *content.best)
            if (each.instead)
                all.push_back(&*each.instead);
    for (const Advice& each : content.plan->changes)
        take(Kind::change, each);
    for (const Kind kind : {Kind::breaks, Kind::follows})
        for (const Advice& each : content.plan->rules)
            take(kind, each);
    return all;
}

QString adviceHtml(const AdviceContent& content, const Colours& colours) {
    return Page(content, colours).html();
}

} // namespace quadrille
