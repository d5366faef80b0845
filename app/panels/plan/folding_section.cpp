// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plan/folding_section.h"

#include "app/settings/settings.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyleOption>
#include <QVBoxLayout>

namespace quadrille {
namespace {

QFont titleFont(QFont font) {
    font.setBold(true);
    return font;
}

} // namespace

FoldingHeader::FoldingHeader(QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FoldingHeader::setSummary(const QString& summary) {
    if (summary == m_summary)
        return;
    m_summary = summary;
    setAccessibleDescription(summary);
    update();
}

QSize FoldingHeader::sizeHint() const {
    const int height = fontMetrics().height();
    return {12 * height, height + height / 2};
}

QSize FoldingHeader::minimumSizeHint() const {
    return {fontMetrics().height() * 4, sizeHint().height()};
}

void FoldingHeader::keyPressEvent(QKeyEvent* event) {
    const bool asked = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                       (event->key() == Qt::Key_Right && !isChecked()) ||
                       (event->key() == Qt::Key_Left && isChecked());
    if (asked)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void FoldingHeader::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const int gap = fontMetrics().height() / 3;
    painter.setPen(palette().color(QPalette::Midlight));
    if (underMouse())
        painter.fillRect(rect(), palette().color(QPalette::Midlight));
    else
        painter.drawLine(rect().topLeft(), rect().topRight());

    QStyleOption arrow;
    arrow.initFrom(this);
    const int size = fontMetrics().height() * 2 / 3;
    arrow.rect = QStyle::visualRect(layoutDirection(), rect(), QRect(0, (height() - size) / 2, size, size));
    style()->drawPrimitive(isChecked() ? QStyle::PE_IndicatorArrowDown : QStyle::PE_IndicatorArrowRight,
                           &arrow, &painter, this);

    const QFont bold = titleFont(font());
    const QFontMetrics metrics(bold);
    QRect place = rect().adjusted(size + gap, 0, 0, 0);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, text());
    place.setLeft(place.left() + metrics.horizontalAdvance(text()) + 2 * gap);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(m_summary, Qt::ElideRight, place.width()));

    if (hasFocus()) {
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        focus.backgroundColor = palette().color(QPalette::Window);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
    }
}

FoldingSection::FoldingSection(const QString& id, Settings& settings, QWidget* parent)
    : QWidget(parent), m_header(new FoldingHeader(this)), m_layout(new QVBoxLayout(this)) {
    setObjectName(id);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    m_layout->addWidget(m_header);
    m_header->setChecked(settings.sectionOpen(id));
    connect(m_header, &FoldingHeader::toggled, this, [this, id, &settings](bool open) {
        settings.setSectionOpen(id, open);
        if (m_content != nullptr)
            m_content->setVisible(open);
    });
    connect(m_header, &FoldingHeader::clicked, this, [this](bool open) {
        if (open)
            emit opened();
    });
}

void FoldingSection::setContent(QWidget* content) {
    m_content = content;
    m_layout->addWidget(content);
    content->setVisible(open());
}

void FoldingSection::setTitle(const QString& title, const QString& summary, const QString& tip) {
    m_header->setText(title); // as wide and high as it was, whatever the words
    m_header->setAccessibleName(title);
    m_header->setSummary(summary);
    m_header->setToolTip(summary.isEmpty() ? tip : summary + QLatin1Char('\n') + tip);
}

bool FoldingSection::open() const {
    return m_header->isChecked();
}

void FoldingSection::setOpen(bool open) {
    m_header->setChecked(open);
}

} // namespace quadrille
