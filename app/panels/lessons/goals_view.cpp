// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/lessons/goals_view.h"

#include "core/lessons/turned.h"
#include "widgets/lesson/goal_text.h"
#include "widgets/plan_table/plan_row.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace quadrille {
namespace {

/// "MFU > 40 % (38.2 %)".
QString goalText(const Condition& goal, const LessonStep& step, const StepAnswers& answers) {
    QStringList values;
    for (const std::string& name : goal.expression.names())
        if (name != "fits" && name != "runs") // the mark before it says so
            values << goal_text::value(figuresOf(answers)(name), name, measuresOf(step));
    const QString words = goal_text::condition(goal.expression, measuresOf(step));
    return values.isEmpty() ? words : QStringLiteral("%1 (%2)").arg(words, values.join(QStringLiteral(", ")));
}

} // namespace

GoalsView::GoalsView(LessonWalk& walk, QWidget* parent)
    : QWidget(parent), m_walk(walk), m_beyond(new QLabel(this)),
      m_restart(new QPushButton(tr("Start this step &again"), this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < m_walk.step().question.goals.size(); ++i) {
        auto* label = new QLabel(this);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        m_goals.push_back(label);
        column->addWidget(label);
    }
    m_beyond->setWordWrap(true);
    column->addWidget(m_beyond);
    column->addWidget(m_restart, 0, Qt::AlignLeft);
    connect(m_restart, &QPushButton::clicked, &m_walk, &LessonWalk::restart);
    connect(&m_walk, &LessonWalk::answersChanged, this, &GoalsView::showFigures);
    connect(&m_walk, &LessonWalk::answered, this, &GoalsView::showFigures);
    showFigures();
}

void GoalsView::showFigures() {
    const LessonWalk::State& state = m_walk.state();
    for (std::size_t i = 0; i < m_goals.size(); ++i) {
        const bool reached = i < state.goals.size() && state.goals[i];
        const QString goal = goalText(m_walk.step().question.goals[i], m_walk.step(), m_walk.answers());
        m_goals[i]->setText((reached ? QStringLiteral("✓ ") : QStringLiteral("✕ ")) + goal);
        m_goals[i]->setAccessibleName(reached ? tr("Reached: %1").arg(goal) : tr("Not yet: %1").arg(goal));
    }
    QStringList names;
    for (const std::string& name : state.beyond) {
        const Setting* setting = findSetting(name);
        names << (setting != nullptr ? settingName(*setting) : QString::fromStdString(name));
    }
    m_beyond->setVisible(!names.isEmpty());
    m_beyond->setText(tr("Here, these must stay as they were: %1").arg(names.join(QStringLiteral(", "))));
    m_restart->setVisible(!state.answered);
}

QString GoalsView::verdict() const {
    return m_walk.state().answered ? tr("Done.") : QString();
}

} // namespace quadrille
