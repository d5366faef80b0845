// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/guide_tree/guide_tree_text.h"

#include "core/text/notable.h"
#include "widgets/format.h"

#include <QCoreApplication>
#include <QStringList>

namespace quadrille::guide_tree {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(guide_tree)
};

const QString& between() {
    static const QString text = QStringLiteral(" · ");
    return text;
}

} // namespace

QString finding(const PlanAdvice& advice) {
    QStringList does;
    int followed = 0, all = 0;
    for (std::size_t i = 0; i < advice.tree.size(); ++i) {
        const TreeNode& node = advice.tree.at(i);
        const TreeAnswer& answer = node.yes.given ? node.yes : node.no;
        if (!node.reached || answer.asksOn)
            continue;
        does << format::sentence(answer.does);
        const auto& recommended = advice.recommended.at(i);
        ++all;
        followed += recommended && recommended->agreesWith ? 1 : 0;
    }
    return Text::tr("The guide’s tree recommends: %1; this plan does %2 of %3", "recommendations, two counts")
        .arg(does.join(between()), format::count(followed), format::count(all));
}

QString changes(const std::vector<Message>& changes) {
    QStringList words;
    for (const Message& each : changes)
        words << format::sentence(each);
    return words.join(between());
}

QString effect(const Alternative& other) {
    const QString fit = other.seen.zone == Zone::green ? QString() : format::zoneName(other.seen.zone);
    QString speed;
    if (other.speed <= 0)
        speed = Text::tr("%1 a step", "of a plan").arg(format::duration(other.seen.step.value()));
    else if (other.speed >= 1 + notableShare)
        speed = Text::tr("%1 faster").arg(format::percent(other.speed - 1));
    else if (other.speed <= 1 - notableShare)
        speed = Text::tr("%1 slower").arg(format::percent(1 - other.speed));
    else
        speed = Text::tr("as fast");
    return fit.isEmpty() ? speed : Text::tr("%1, %2", "a speed and how a plan fits").arg(speed, fit);
}

QString remark(const std::optional<Recommendation>& recommendation) {
    if (!recommendation)
        return Text::tr("nothing like that runs");
    if (recommendation->agreesWith)
        return Text::tr("✓ as this plan does");
    if (recommendation->changes.empty())
        return Text::tr("as this plan, which does not fit");
    return Text::tr("%1: %2", "changes of a plan and what they do")
        .arg(changes(recommendation->changes), effect(recommendation->plan));
}

QString readout(const TreeNode& node) {
    QStringList parts{format::sentence(node.asks) + QLatin1Char(' ') + format::sentence(node.compares)};
    if (!node.reached)
        parts << Text::tr("Not asked of this model on these GPUs.");
    if (!node.wrong.empty())
        parts << Text::tr("What the guide says here does not add up:");
    for (const Message& each : node.wrong)
        parts << format::sentence(each);
    return parts.join(QLatin1Char(' '));
}

QString readout(const TreeNode& node, bool yes, const std::optional<Recommendation>& done) {
    const TreeAnswer& answer = yes ? node.yes : node.no;
    const QString head = yes ? Text::tr("%1 Yes: %2", "a question and an answer")
                             : Text::tr("%1 No: %2", "a question and an answer");
    const QString text = head.arg(format::sentence(node.asks), format::sentence(answer.does));
    if (!node.reached || !answer.given)
        return Text::tr("%1. This scenario answers otherwise.").arg(text);
    return answer.asksOn ? text : Text::tr("%1 (%2)", "an answer and a remark").arg(text, remark(done));
}

} // namespace quadrille::guide_tree
