// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/empty_hint.h"

#include "widgets/picture/picture.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {

EmptyHint::EmptyHint(QWidget& over, std::function<Words()> words, std::function<void()> act)
    : QWidget(&over), m_over(over), m_words(std::move(words)), m_hint(new QLabel(this)),
      m_step(new QPushButton(this)) {
    m_hint->setWordWrap(true);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setAlignment(Qt::AlignHCenter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->addWidget(m_hint);
    column->addWidget(m_step, 0, Qt::AlignHCenter);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    over.installEventFilter(this);
    if (const auto* picture = qobject_cast<Picture*>(&over))
        connect(picture, &Picture::findingChanged, this, &EmptyHint::follow);
    if (act)
        connect(m_step, &QPushButton::clicked, this, std::move(act));
    follow();
}

QString EmptyHint::hint() const {
    return isHidden() ? QString() : m_hint->text();
}

void EmptyHint::follow() {
    const Words words = m_words();
    m_hint->setText(words.hint);
    m_step->setText(words.step);
    m_step->setToolTip(tr("The step that fills this view"));
    m_step->setHidden(words.step.isEmpty());
    setHidden(words.hint.isEmpty());
    place();
}

void EmptyHint::place() {
    constexpr int widthInLetters = 60;
    constexpr double sentence = 1.8; // lines below the middle, where a picture says why it is empty
    const int line = fontMetrics().height();
    const int wide = std::min(widthInLetters * fontMetrics().averageCharWidth(), m_over.width() - 2 * line);
    layout()->invalidate();
    layout()->activate();
    const int high = heightForWidth(wide);
    const bool isPicture = qobject_cast<Picture*>(&m_over) != nullptr;
    const int wanted =
        isPicture ? m_over.height() / 2 + static_cast<int>(sentence * line) : (m_over.height() - high) / 2;
    setGeometry((m_over.width() - wide) / 2, std::max(0, std::min(wanted, m_over.height() - high - 2)), wide,
                high);
}

bool EmptyHint::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

void EmptyHint::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        follow();
}

} // namespace quadrille
