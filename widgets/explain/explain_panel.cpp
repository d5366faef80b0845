// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/explain/explain_panel.h"

#include "widgets/explain/explanation_html.h"
#include "widgets/explain/plain_formula_text.h"
#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/tip/tip.h"

#include <QAbstractTextDocumentLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QUrl>
#include <QVBoxLayout>

namespace quadrille {
namespace {

/// Copies formulas so that they can be pasted as text, and says what the letter under the pointer means.
class FormulaBrowser final : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

protected:
    QMimeData* createMimeDataFromSelection() const override {
        const QTextDocumentFragment fragment = textCursor().selection();
        QTextDocument selection;
        QTextCursor(&selection).insertFragment(fragment);
        auto* copied = new QMimeData; // owned by the clipboard
        copied->setText(plainFormulaText(selection));
        copied->setHtml(fragment.toHtml());
        return copied;
    }

    bool viewportEvent(QEvent* event) override {
        if (event->type() != QEvent::ToolTip)
            return QTextBrowser::viewportEvent(event);
        const auto* help = static_cast<const QHelpEvent*>(event);
        const QPoint scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
        const int place = document()->documentLayout()->hitTest(help->pos() + scrolled, Qt::ExactHit);
        QStringList tips;
        if (place >= 0)
            for (const GlossaryEntry* entry : glossaryOf(symbolAt(*document(), place).toStdString()))
                tips << glossary_text::tip(*entry);
        tip::show(help->globalPos(), tips.join(QStringLiteral("\n\n")), viewport());
        return true;
    }
};

constexpr int focusFrame = 2;

} // namespace

ExplainPanel::ExplainPanel(QWidget* parent) : QWidget(parent), m_browser(new FormulaBrowser(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(focusFrame, focusFrame, focusFrame, focusFrame);
    layout->addWidget(m_browser);
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->setOpenLinks(false);
    m_browser->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    m_browser->setCursorWidth(0); // nothing is typed here
    m_browser->document()->setDocumentMargin(8);
    m_browser->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_browser->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_browser->installEventFilter(this);
    connect(m_browser, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (link.scheme() == QLatin1String(glossaryScheme))
            emit meaningWanted(link.path());
        else
            m_browser->scrollToAnchor(link.fragment());
    });
    setFocusProxy(m_browser);
    render(false);
}

void ExplainPanel::setExplanation(std::optional<Explanation> explanation) {
    const bool same = m_explanation && explanation && m_explanation->title == explanation->title;
    m_explanation = std::move(explanation);
    render(same);
}

QString ExplainPanel::plainText() const {
    return plainFormulaText(*m_browser->document());
}
QString ExplainPanel::html() const {
    return m_explanation ? explanationHtml(*m_explanation, coloursFor(palette())) : m_html;
}

PageWidth ExplainPanel::pageWidth() const {
    constexpr int narrow = 34; // letters
    return width() < narrow * fontMetrics().averageCharWidth() ? PageWidth::narrow : PageWidth::usual;
}

void ExplainPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_rendered != pageWidth())
        render(true);
}

QSize ExplainPanel::sizeHint() const {
    const QFontMetrics metrics(font());
    return {metrics.averageCharWidth() * 46, metrics.height() * 24};
}

bool ExplainPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    return QWidget::eventFilter(watched, event);
}

void ExplainPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit dismissed();
    else
        QWidget::keyPressEvent(event);
}

void ExplainPanel::paintEvent(QPaintEvent*) {
    if (!m_browser->hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(coloursFor(palette()).accent, focusFrame));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void ExplainPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::LanguageChange:
    case QEvent::LocaleChange:
        m_html.clear();
        render(true);
        break;
    default:
        break;
    }
}

void ExplainPanel::render(bool keepPosition) {
    m_rendered = pageWidth();
    const Colours colours = coloursFor(palette());
    QPalette paper = palette();
    paper.setColor(QPalette::Base, colours.background);
    paper.setColor(QPalette::Text, colours.text);
    m_browser->setPalette(paper);
    setAccessibleName(tr("Explanation"));
    m_browser->setAccessibleName(tr("Explanation"));
    const QString page =
        m_explanation ? explanationHtml(*m_explanation, colours, pageWidth())
                      : QStringLiteral("<p style=\"color:%1\">%2</p>")
                            .arg(colours.mutedText.name(), tr("Click a number, a segment of a bar or a cell: "
                                                              "its formula, the values put into it and "
                                                              "their source appear here.")
                                                               .toHtmlEscaped());
    if (page == m_html)
        return;
    m_html = page;
    const int position = m_browser->verticalScrollBar()->value();
    m_browser->document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; text-decoration: none; }").arg(colours.accent.name()));
    m_browser->setHtml(page);
    if (keepPosition)
        m_browser->verticalScrollBar()->setValue(position);
    setAccessibleDescription(
        m_explanation && !m_explanation->steps.empty()
            ? tr("%1: %2").arg(format::translated(m_explanation->title),
                               format::value(m_explanation->value(), m_explanation->steps.front().unit))
            : m_browser->toPlainText());
}

} // namespace quadrille
