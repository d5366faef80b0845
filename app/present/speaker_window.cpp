// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/speaker_window.h"

#include "widgets/format.h"
#include "widgets/picture/fonts.h"

#include <QApplication>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QTime>
#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {
namespace {

QString minutesAndSeconds(qint64 milliseconds) {
    const qint64 seconds = milliseconds / 1000;
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

SpeakerWindow::SpeakerWindow(QWidget* parent)
    : QWidget(parent, Qt::Window), m_place(new QLabel(this)), m_now(new QLabel(this)),
      m_notes(new QLabel(this)), m_next(new QLabel(this)), m_clock(new QLabel(this)) {
    setObjectName(QStringLiteral("speaker"));
    setAutoFillBackground(true);
    m_notes->setObjectName(QStringLiteral("notes"));
    m_next->setObjectName(QStringLiteral("next"));
    m_clock->setObjectName(QStringLiteral("clock"));
    for (QLabel* label : {m_place, m_now, m_notes, m_next, m_clock}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_notes->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_notes);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_place);
    column->addWidget(m_now);
    column->addWidget(scroll, 1);
    column->addWidget(m_next);
    column->addWidget(m_clock);
    resize(40 * fontMetrics().height(), 30 * fontMetrics().height());
    sizeLetters();
    m_begun.start();
    constexpr int second = 1000;
    m_seconds.setInterval(second);
    connect(&m_seconds, &QTimer::timeout, this, &SpeakerWindow::tick);
    m_seconds.start();
    setWindowTitle(tr("Speaker’s notes"));
    tick();
}

void SpeakerWindow::setOwnWindow(bool own) {
    if (own != isWindow())
        setWindowFlags(own ? Qt::Window : Qt::Widget);
}

/// All over a screen they are read from where one stands.
void SpeakerWindow::sizeLetters() {
    constexpr double linesOfWindow = 40; // in the usual letters
    const QFontMetrics usual(QApplication::font());
    const double grown = std::max(1.0, height() / (linesOfWindow * usual.height()));
    const auto scaled = [grown](double by) { return scaledFont(QApplication::font(), by * grown); };
    m_place->setFont(scaled(1));
    m_now->setFont(boldFont(scaled(1.4)));
    m_notes->setFont(scaled(1.6));
    m_next->setFont(scaled(1.2));
    m_clock->setFont(scaled(2));
}

void SpeakerWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    sizeLetters();
}

void SpeakerWindow::show(const Deck& deck, std::size_t place) {
    const Stop& stop = deck.stops.at(place);
    m_place->setText(tr("%1: stop %2 of %3", "name of a deck, two numbers")
                         .arg(deck.name, format::count(static_cast<std::int64_t>(place) + 1),
                              format::count(static_cast<std::int64_t>(deck.stops.size()))));
    m_now->setText(stop.name);
    m_notes->setText(stop.notes.isEmpty() ? tr("No notes.") : stop.notes);
    if (place + 1 < deck.stops.size()) {
        const Stop& next = deck.stops.at(place + 1);
        const QString name = tr("Next: %1", "a stop").arg(next.name);
        m_next->setText(next.caption.isEmpty() ? name : name + u'\n' + next.caption);
    } else {
        m_next->setText(tr("This is the last stop."));
    }
}

void SpeakerWindow::tick() {
    m_clock->setText(tr("%1 · %2 since the start", "time of day, minutes and seconds")
                         .arg(QLocale().toString(QTime::currentTime(), QLocale::ShortFormat),
                              minutesAndSeconds(m_begun.elapsed())));
}

void SpeakerWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        tick();
}

} // namespace quadrille
