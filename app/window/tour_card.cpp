// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tour_card.h"

#include "widgets/picture/colours.h"
#include "widgets/picture/fonts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {
namespace {

constexpr int margin = 12;
constexpr int widthInLetters = 52;
constexpr double titleSize = 1.2;

} // namespace

TourCard::TourCard(QWidget& window)
    : QFrame(&window), m_title(new QLabel(this)), m_text(new QLabel(this)), m_place(new QLabel(this)),
      m_column(new QVBoxLayout), m_skip(new QPushButton(this)), m_back(new QPushButton(this)),
      m_next(new QPushButton(this)) {
    setObjectName(QStringLiteral("tour"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setLineWidth(2);
    m_title->setFont(boldFont(scaledFont(font(), titleSize)));
    for (QLabel* label : {m_title, m_text}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_skip);
    buttons->addStretch(1);
    buttons->addWidget(m_place);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(margin, margin, margin, margin);
    m_column->addWidget(m_title);
    m_column->addWidget(m_text);
    all->addLayout(m_column);
    all->addLayout(buttons);
    m_next->setDefault(true);
    connect(m_next, &QPushButton::clicked, this, &TourCard::nextWanted);
    connect(m_back, &QPushButton::clicked, this, &TourCard::backWanted);
    connect(m_skip, &QPushButton::clicked, this, &TourCard::skipWanted);
    window.installEventFilter(this);
    retranslate();
}

void TourCard::say(const QString& title, const QString& text, int place, int stops) {
    m_said = text;
    m_isLast = place + 1 == stops;
    m_title->setText(title);
    m_text->setText(text);
    m_place->setText(tr("%1 of %2", "stops of the tour").arg(place + 1).arg(stops));
    m_back->setEnabled(place > 0);
    setAccessibleName(title);
    setAccessibleDescription(text);
    m_nextText.clear();
    retranslate();
    this->place();
    show();
    raise();
}

void TourCard::setExtra(QWidget* extra) {
    if (m_extra != nullptr && m_extra != extra)
        m_extra->hide();
    m_extra = extra;
    if (extra != nullptr) {
        if (m_column->indexOf(extra) < 0)
            m_column->addWidget(extra);
        extra->show();
    }
    place();
}

void TourCard::setBusy(const QString& why) {
    m_next->setEnabled(why.isEmpty());
    m_text->setText(why.isEmpty() ? m_said : why);
    place();
}

void TourCard::setNextText(const QString& text) {
    m_nextText = text;
    retranslate();
    place(); // it may take more room
}

void TourCard::place() {
    const QWidget* window = parentWidget();
    QLayout* parts = layout();
    parts->invalidate(); // words and question may be others
    parts->activate();
    const int room = window->width() - 2 * margin;
    const int wanted = std::max(widthInLetters * fontMetrics().averageCharWidth(), minimumSizeHint().width());
    const int wide = std::min(wanted, room);
    const int high = (hasHeightForWidth() ? heightForWidth(wide) : sizeHint().height()) + 2 * frameWidth();
    constexpr int statusBar = 28;
    setGeometry(window->width() - wide - margin, window->height() - high - margin - statusBar, wide, high);
}

void TourCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit skipWanted();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_next->isEnabled())
        emit nextWanted();
    else
        QFrame::keyPressEvent(event);
}

bool TourCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        place();
    // A panel that opens is raised, or made above all that is there.
    else if (isVisible() &&
             (event->type() == QEvent::ChildPolished || event->type() == QEvent::LayoutRequest))
        raise();
    return QFrame::eventFilter(watched, event);
}

void TourCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        emit languageChanged();
    } else if (event->type() == QEvent::FontChange && m_title != nullptr) {
        m_title->setFont(boldFont(scaledFont(font(), titleSize)));
        place();
    }
}

void TourCard::retranslate() {
    m_skip->setText(tr("&Skip the tour"));
    m_skip->setVisible(!m_isLast);
    m_back->setText(tr("&Back"));
    m_next->setText(!m_nextText.isEmpty() ? m_nextText : m_isLast ? tr("&Done") : tr("&Next"));
}

} // namespace quadrille
