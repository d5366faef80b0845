// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/advice/advice_view.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QUrl>

namespace quadrille {

AdviceView::AdviceView(QWidget* parent) : QTextBrowser(parent) {
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    setCursorWidth(0); // nothing is typed here
    document()->setDocumentMargin(6);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        const int number = link.path().toInt();
        if (link.scheme() == QLatin1String(evidenceScheme)) {
            emit evidenceWanted(static_cast<Evidence>(number));
            return;
        }
        const auto plans = alternativesOf(m_content);
        if (link.scheme() == QLatin1String(planScheme) && number >= 0 && number < std::ssize(plans))
            emit planChosen(*plans.at(static_cast<std::size_t>(number)));
    });
    render();
}

void AdviceView::setContent(AdviceContent content) {
    m_content = std::move(content);
    render();
}

void AdviceView::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    const bool looks = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if ((looks || event->type() == QEvent::LanguageChange) && !m_rendering)
        render();
}

/// What is about to be clicked does not move away when an answer comes.
AdviceView::Held AdviceView::underPointer() const {
    const QPoint pointer = viewport()->mapFromGlobal(QCursor::pos());
    if (!underMouse() || !viewport()->rect().contains(pointer))
        return {};
    const QTextBlock block = cursorForPosition(pointer).block();
    return {block.text(),
            document()->documentLayout()->blockBoundingRect(block).top() - verticalScrollBar()->value()};
}

void AdviceView::keepInPlace(const Held& held) {
    for (QTextBlock block = document()->begin(); block.isValid() && !held.text.isEmpty();
         block = block.next())
        if (block.text() == held.text) {
            const double top = document()->documentLayout()->blockBoundingRect(block).top();
            return verticalScrollBar()->setValue(qRound(top - held.top));
        }
}

void AdviceView::render() {
    m_rendering = true;
    setAccessibleName(tr("Advice"));
    const int position = verticalScrollBar()->value();
    const Held held = underPointer();
    const Colours colours = coloursFor(palette());
    document()->setDefaultStyleSheet(QStringLiteral("a { color: %1 }").arg(colours.accent.name()));
    setHtml(adviceHtml(m_content, colours));
    verticalScrollBar()->setValue(position);
    keepInPlace(held);
    m_rendering = false;
}

} // namespace quadrille
