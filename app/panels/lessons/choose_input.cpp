// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/lessons/choose_input.h"

#include "app/lessons/lesson_text.h"
#include "widgets/lesson/live_text.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTimer>
#include <QVBoxLayout>

namespace quadrille {

ChooseInput::ChooseInput(LessonWalk& walk, QWidget* parent)
    : QWidget(parent), m_walk(walk), m_choices(new QButtonGroup(this)),
      m_button(new QPushButton(tr("&Answer"), this)), m_said(new LiveText(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < m_walk.step().question.choices.size(); ++i) {
        auto* row = new QHBoxLayout;
        auto* choice = new QRadioButton(this);
        auto* label = new QLabel(this);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->installEventFilter(this);
        choice->installEventFilter(this);
        m_choices->addButton(choice, static_cast<int>(i));
        m_labels.push_back(label);
        row->addWidget(choice, 0, Qt::AlignTop);
        row->addWidget(label, 1);
        column->addLayout(row);
    }
    m_button->setEnabled(false);
    setTabOrder(m_choices->buttons().back(), m_button); // it was made before them
    column->addWidget(m_button, 0, Qt::AlignLeft);
    column->addWidget(m_said);
    m_said->setAccessibleName(tr("About your choice"));
    m_said->hide();
    connect(m_choices, &QButtonGroup::idToggled, this,
            [this] { m_button->setEnabled(m_choices->checkedId() >= 0 && !m_walk.state().answered); });
    connect(m_button, &QPushButton::clicked, this, [this] {
        m_walk.choose(m_walk.step().question.choices[static_cast<std::size_t>(m_choices->checkedId())].id);
    });
    connect(&m_walk, &LessonWalk::answersChanged, this, &ChooseInput::showFigures);
    connect(&m_walk, &LessonWalk::answered, this, &ChooseInput::showChoice);
    showFigures();
}

const Passage& ChooseInput::textOf(int choice) const {
    const LessonStep& step = m_walk.step();
    return inLanguage(step.texts, lesson_text::language())
        .choices.find(step.question.choices[static_cast<std::size_t>(choice)].id)
        ->second;
}

void ChooseInput::showFigures() {
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        QString words;
        for (const LivePiece& piece : lesson_text::pieces(
                 lesson_text::choiceText(textOf(static_cast<int>(i))).label, m_walk.step(), m_walk.answers()))
            words += piece.text;
        m_labels[i]->setText(words.simplified());
        m_choices->button(static_cast<int>(i))->setAccessibleName(words.simplified());
    }
    showChoice();
}

void ChooseInput::showChoice() {
    const auto& choices = m_walk.step().question.choices;
    const auto chosen = std::ranges::find(choices, m_walk.state().choice, &OtherPlan::id);
    if (chosen == choices.end())
        return;
    const Passage said = lesson_text::choiceText(textOf(static_cast<int>(chosen - choices.begin()))).said;
    m_said->setVisible(!said.empty());
    m_said->setPieces(lesson_text::pieces(said, m_walk.step(), m_walk.answers()));
    m_button->setEnabled(!m_walk.state().answered);
    if (m_walk.state().answered)
        for (QAbstractButton* button : m_choices->buttons())
            button->setEnabled(button->isChecked());
}

bool ChooseInput::eventFilter(QObject* watched, QEvent* event) {
    if (auto* choice = qobject_cast<QRadioButton*>(watched)) {
        // Return chooses, and once more answers.
        const auto key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
        // Arrows choose, and from the first one on: by themselves buttons do so once one is chosen.
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Left || key == Qt::Key_Right)
            QTimer::singleShot(0, this, [this] {
                if (auto* now = qobject_cast<QRadioButton*>(focusWidget()); now != nullptr && now->hasFocus())
                    now->setChecked(true);
            });
        if (key != Qt::Key_Return && key != Qt::Key_Enter)
            return QWidget::eventFilter(watched, event);
        (choice->isChecked() ? static_cast<QAbstractButton*>(m_button) : choice)->click();
        return true;
    }
    if (event->type() == QEvent::MouseButtonPress) {
        const auto found = std::ranges::find(m_labels, watched);
        m_choices->button(static_cast<int>(found - m_labels.begin()))->click();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ChooseInput::putVerdict(QWidget* label) {
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(column->indexOf(m_said), label);
}

QString ChooseInput::verdict() const {
    if (m_walk.state().choice.empty())
        return {};
    return m_walk.state().answered ? tr("Right.") : tr("No. Try another answer.");
}

} // namespace quadrille
