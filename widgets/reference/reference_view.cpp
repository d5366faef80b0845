// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reference/reference_view.h"

#include "widgets/reference/reference_html.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextOption>

#include <utility>

namespace quadrille {

ReferenceView::ReferenceView(QWidget* parent) : QTextBrowser(parent) {
    setWordWrapMode(QTextOption::WordWrap); // a column is as wide as its longest word
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(10);
    setAccessibleName(tr("Reference tables"));
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (url.scheme() == QLatin1String(reference_html::termScheme))
            emit termWanted(url.path());
        else
            showTable(url.path());
    });
}

void ReferenceView::setTables(std::vector<ReferenceTable> tables) {
    m_tables = std::move(tables);
    m_reason.clear();
    print();
}

void ReferenceView::setReason(const QString& reason) {
    m_tables.clear();
    m_reason = reason;
    print();
}

void ReferenceView::showTable(const QString& id) {
    m_wanted = m_tables.empty() ? id : QString();
    if (!m_tables.empty())
        scrollToAnchor(id);
}

QString ReferenceView::tableAtTop() const {
    if (m_tables.empty())
        return m_wanted;
    // As Qt looks for one to scroll to it.
    const auto anchorIn = [](const QTextBlock& block) {
        if (const QStringList names = block.charFormat().anchorNames(); !names.isEmpty())
            return names.front();
        for (auto piece = block.begin(); !piece.atEnd(); ++piece)
            if (const QStringList names = piece.fragment().charFormat().anchorNames(); !names.isEmpty())
                return names.front();
        return QString();
    };
    for (QTextBlock block = cursorForPosition({0, 0}).block(); block.isValid(); block = block.previous())
        if (QString name = anchorIn(block); !name.isEmpty())
            return name;
    return {};
}

/// Where the reader was, the reader stays: numbers change while sliders move.
void ReferenceView::print() {
    const Colours colours = coloursFor(palette());
    const int place = verticalScrollBar()->value();
    setHtml(m_tables.empty() ? QStringLiteral("<p style=\"color:%1\">%2</p>")
                                   .arg(colours.mutedText.name(), m_reason.toHtmlEscaped())
                             : reference_html::page(m_tables, colours));
    verticalScrollBar()->setValue(place);
    if (!m_tables.empty() && !m_wanted.isEmpty())
        scrollToAnchor(std::exchange(m_wanted, QString()));
}

void ReferenceView::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Reference tables"));
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        print();
}

} // namespace quadrille
