// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/lessons/question_box.h"

#include "app/lessons/lesson_text.h"
#include "app/panels/lessons/choose_input.h"
#include "app/panels/lessons/goals_view.h"
#include "app/panels/lessons/live_link.h"
#include "app/panels/lessons/page_margin.h"
#include "app/panels/lessons/predict_input.h"
#include "widgets/format.h"
#include "widgets/picture/fonts.h"

#include <QButtonGroup>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace quadrille {
namespace {

/// Why a search found no plan that fits.
QString whyNone(const BestPlan& best, const Scenario& base) {
    const QString plans = format::count(static_cast<std::int64_t>(best.looked.evaluated));
    if (best.looked.closest)
        return QuestionBox::tr(
                   "No plan fits, so there is no best one: of the %1 looked at, the one that needs "
                   "least takes %2 of %3.")
            .arg(plans, format::gib(best.looked.closest->seen.total),
                 format::capacity(base.cluster.gpu.memory));
    if (!best.none.reason)
        return QuestionBox::tr("There is no plan to look at, and so no best one.");
    return QuestionBox::tr(
               "None of the %1 plans looked at can run, so there is no best one. In the way of the "
               "closest: %2")
        .arg(plans, format::sentence(*best.none.reason));
}

} // namespace

QuestionBox::QuestionBox(LessonWalk& walk, QWidget* parent)
    : QFrame(parent), m_walk(walk), m_column(new QVBoxLayout(this)), m_best(new QLabel(this)),
      m_verdict(new QLabel(this)) {
    setFrameShape(QFrame::StyledPanel);
    m_column->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    const StepText& text = inLanguage(m_walk.step().texts, lesson_text::language());
    addText(text.question, tr("Question"));
    const QuestionKind kind = m_walk.step().question.kind;
    if (kind == QuestionKind::predict)
        m_column->addWidget(m_prediction = new PredictInput(m_walk, this));
    else if (kind == QuestionKind::choose)
        m_column->addWidget(m_choice = new ChooseInput(m_walk, this));
    else
        m_column->addWidget(m_goals = new GoalsView(m_walk, this));
    m_best->setWordWrap(true);
    m_column->addWidget(m_best);
    if (!text.hint.empty()) {
        m_hint = new QPushButton(tr("A hint"), this);
        m_column->addWidget(m_hint, 0, Qt::AlignLeft);
        LiveText* hint = addText(text.hint, m_hint->text());
        hint->hide();
        connect(m_hint, &QPushButton::clicked, this, [this, hint] {
            m_hint->hide();
            hint->show();
        });
    }
    m_verdict->setWordWrap(true);
    m_verdict->setFont(boldFont(font()));
    if (m_choice != nullptr)
        m_choice->putVerdict(m_verdict);
    else
        m_column->addWidget(m_verdict);
    m_answer = addText(text.answer, tr("Answer"));
    connect(&m_walk, &LessonWalk::answersChanged, this, &QuestionBox::showFigures);
    connect(&m_walk, &LessonWalk::answered, this, &QuestionBox::showAnswer);
    showSearch();
    showAnswer();
}

QWidget* QuestionBox::firstInput() const {
    if (m_prediction != nullptr)
        return m_prediction->field();
    if (m_choice == nullptr)
        return nullptr;
    QAbstractButton* checked = m_choice->choices()->checkedButton();
    return checked != nullptr ? checked : m_choice->choices()->buttons().front();
}

void QuestionBox::showSearch() {
    const BestPlan* none = m_walk.noneFits();
    m_best->setVisible(m_walk.searching() || none != nullptr);
    m_best->setText(none != nullptr ? whyNone(*none, m_walk.stepStart())
                                    : tr("The best plan is being looked for…"));
}

LiveText* QuestionBox::addText(const Passage& passage, const QString& name) {
    auto* widget = new LiveText(this);
    widget->setAccessibleName(name);
    linkToWalk(*widget, m_walk);
    m_texts.push_back({widget, passage});
    widget->setPieces(lesson_text::pieces(passage, m_walk.step(), m_walk.answers()));
    m_column->addWidget(widget);
    return widget;
}

void QuestionBox::showFigures() {
    showSearch();
    for (const Text& text : m_texts)
        text.widget->setPieces(lesson_text::pieces(text.passage, m_walk.step(), m_walk.answers()));
}

void QuestionBox::showAnswer() {
    const QString said = verdict();
    m_verdict->setVisible(!said.isEmpty());
    m_verdict->setText(said);
    m_answer->setVisible(m_walk.state().answered);
    if (m_hint != nullptr && m_walk.state().answered)
        m_hint->hide();
}

QString QuestionBox::verdict() const {
    return m_prediction != nullptr ? m_prediction->verdict()
           : m_choice != nullptr   ? m_choice->verdict()
                                   : m_goals->verdict();
}

} // namespace quadrille
