// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/lessons/predict_input.h"

#include "widgets/format.h"
#include "widgets/lesson/guess_bar.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>
#include <cmath>
#include <numeric>
#include <string_view>

namespace quadrille {
namespace {

/// The bar's end is so many times as far away as it need be: another for each question, or it would tell.
double roomBeyond(std::string_view question) {
    constexpr std::array times{1.0, 2.0, 4.0};
    const std::size_t sum = std::accumulate(question.begin(), question.end(), std::size_t{0});
    return times.at(sum % times.size());
}

} // namespace

PredictInput::PredictInput(LessonWalk& walk, QWidget* parent)
    : QWidget(parent), m_walk(walk), m_bar(new GuessBar(this)), m_field(new QDoubleSpinBox(this)),
      m_button(new QPushButton(tr("Show the tr&uth"), this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_bar);
    auto* row = new QHBoxLayout;
    row->addWidget(m_field);
    row->addWidget(m_button);
    row->addStretch();
    column->addLayout(row);
    m_field->setAccessibleName(tr("Your guess"));
    m_button->setEnabled(false);
    const auto begun = [this] {
        m_button->setEnabled(!m_walk.state().answered && !m_field->cleanText().isEmpty());
    };
    auto* typed = m_field->findChild<QLineEdit*>();
    connect(typed, &QLineEdit::textEdited, this, begun);
    connect(m_bar, &GuessBar::guessed, this, begun);
    connect(m_bar, &GuessBar::guessed, m_field, &QDoubleSpinBox::setValue);
    connect(m_field, &QDoubleSpinBox::valueChanged, this, [this, begun](double guess) {
        if (guess == m_bar->guess()) // told again by Return
            return;
        if (guess > m_bar->most()) // it must not tell how much is too much
            m_bar->setScale(m_unit, scaleFor(guess));
        m_bar->setGuess(guess);
        begun();
    });
    connect(m_bar, &GuessBar::submitted, m_button, &QPushButton::click);
    connect(typed, &QLineEdit::returnPressed, m_button, &QPushButton::click);
    connect(m_button, &QPushButton::clicked, this, [this] { m_walk.guess(m_field->value() / m_factor); });
    connect(&m_walk, &LessonWalk::answersChanged, this, &PredictInput::showFigures);
    connect(&m_walk, &LessonWalk::answered, this, &PredictInput::showTruth);
    if (const auto truth = m_walk.state().truth)
        scale(*truth);
    else
        showFigures();
    if (m_walk.state().answered)
        showTruth();
}

void PredictInput::showFigures() {
    const FigureValue value = m_walk.step().question.predicted.expression.value(figuresOf(m_walk.answers()));
    if (const auto* truth = std::get_if<double>(&value); truth != nullptr && !m_scaled)
        scale(*truth);
}

/// Once: the scale must not follow what is changed, and tell.
void PredictInput::scale(double truth) {
    const LiveValue& asked = m_walk.step().question.predicted;
    const auto measure = asked.expression.measure(measuresOf(m_walk.step()));
    m_unit = figure_text::askedUnit(truth, measure, asked.format);
    m_factor = (measure ? measure->size : 1.0) / m_unit.size;
    const bool isShare = m_unit.name == QStringLiteral("%") && truth * m_factor <= 100;
    const double most = isShare ? 100 : scaleFor(truth * m_factor * roomBeyond(asked.expression.text()));
    m_bar->setScale(m_unit, most);
    m_field->setDecimals(m_unit.decimals);
    m_field->setRange(0, isShare ? most : most * 1e6);
    m_field->setSingleStep(most / 100);
    if (!m_unit.name.isEmpty())
        m_field->setSuffix(u' ' + m_unit.name);
    if (m_field->hasFocus()) // the unit is no part of what is typed over
        m_field->selectAll();
    m_scaled = true;
}

void PredictInput::showTruth() {
    const LessonWalk::State& state = m_walk.state();
    if (!state.guess || !state.truth)
        return;
    const QSignalBlocker quiet(m_field);
    m_field->setValue(*state.guess * m_factor);
    m_bar->setGuess(*state.guess * m_factor);
    m_bar->setTruth(*state.truth * m_factor);
    m_field->setEnabled(false);
    m_button->setEnabled(false);
}

QString PredictInput::verdict() const {
    const LessonWalk::State& state = m_walk.state();
    if (!state.guess || !state.truth)
        return {};
    const double off = *state.truth == 0 ? 0 : (*state.guess - *state.truth) / std::abs(*state.truth);
    if (std::abs(off) <= m_walk.step().question.close)
        return tr("Right, within %1.").arg(format::percent(m_walk.step().question.close, 0));
    if (m_unit.name == u'%') { // of which a share in % would be read as points
        const QString points = format::number(std::abs(*state.guess - *state.truth) * m_factor, 2);
        return off > 0 ? tr("Your guess is %1 points too high.", "percentage points").arg(points)
                       : tr("Your guess is %1 points too low.", "percentage points").arg(points);
    }
    if (off > 1)
        return tr("Your guess is %1 times what it is.").arg(format::number(1 + off, 2));
    return off > 0 ? tr("Your guess is %1 too high.").arg(format::percent(off, 0))
                   : tr("Your guess is %1 too low.").arg(format::percent(-off, 0));
}

} // namespace quadrille
