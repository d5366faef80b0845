// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/glossary/glossary_view.h"

#include "widgets/format.h"
#include "widgets/glossary/formula_html.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/picture/colours.h"
#include "widgets/picture/picture.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QScrollBar>
#include <QSplitter>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {
namespace {

constexpr int symbolRole = Qt::UserRole;
constexpr auto pictureName = "picture:term";

/// The term on the left, the symbol that screen and formulas use on the right.
class TermDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QString symbol = index.data(symbolRole).toString();
        const int space = option.fontMetrics.averageCharWidth();
        const int width = symbol.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(symbol) + 2 * space;
        QStyleOptionViewItem whole = option;
        initStyleOption(&whole, index);
        // The symbol is short and stays whole; the term gives way.
        whole.text = option.fontMetrics.elidedText(whole.text, Qt::ElideRight,
                                                   option.rect.width() - width - 2 * space);
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &whole, painter, option.widget);
        const bool selected = option.state & QStyle::State_Selected;
        painter->save();
        painter->setFont(option.font);
        painter->setPen(
            option.palette.color(selected ? QPalette::HighlightedText : QPalette::PlaceholderText));
        painter->drawText(option.rect.adjusted(0, 0, -space, 0), Qt::AlignRight | Qt::AlignVCenter, symbol);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        constexpr int leading = 6;
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, leading);
    }
};

QString pageHtml(const GlossaryEntry& entry, const QList<GlossaryLink>& links, const QString& picture,
                 const Colours& colours) {
    const auto muted = [&colours](const QString& html) {
        return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colours.mutedText.name(), html);
    };
    QString html = QStringLiteral("<p style=\"margin:0; font-size:large\"><b>%1</b></p>")
                       .arg(glossary_text::term(entry).toHtmlEscaped());
    QStringList letters;
    for (const QString& symbol : glossary_text::symbols(entry))
        letters << symbolHtml(symbol);
    if (!letters.isEmpty())
        html += QStringLiteral("<p style=\"margin:2px 0 0 0\">%1</p>")
                    .arg(muted(letters.join(QStringLiteral(" &nbsp; "))));
    for (const QString& text : {glossary_text::brief(entry), glossary_text::more(entry)})
        if (!text.isEmpty())
            html += QStringLiteral("<p style=\"margin:8px 0 0 0\">%1</p>").arg(text.toHtmlEscaped());
    if (const QString source = glossary_text::source(entry); !source.isEmpty())
        html += QStringLiteral("<p style=\"margin:8px 0 0 0\">%1</p>").arg(muted(source.toHtmlEscaped()));
    html += picture;
    for (const GlossaryLink& link : links)
        html += QStringLiteral("<p style=\"margin:8px 0 0 0\"><a href=\"%1\" style=\"color:%2\">%3</a></p>")
                    .arg(link.target.toHtmlEscaped(), colours.accent.name(), link.text.toHtmlEscaped());
    return html;
}

} // namespace

GlossaryView::GlossaryView(QWidget* parent)
    : QWidget(parent), m_field(new QLineEdit(this)), m_list(new QListWidget), m_page(new QTextBrowser),
      m_count(new QLabel(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_field);
    auto* splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_list);
    splitter->addWidget(m_page);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 2);
    layout->addWidget(splitter, 1);
    layout->addWidget(m_count);
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_list->setItemDelegate(new TermDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    m_page->setOpenLinks(false);
    connect(m_page, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { emit linkActivated(url.toString()); });
    m_page->document()->setDocumentMargin(8);
    setFocusProxy(m_field);
    connect(m_field, &QLineEdit::textChanged, this, &GlossaryView::filter);
    connect(m_list, &QListWidget::currentRowChanged, this, &GlossaryView::showMarked);
    retranslate();
}

void GlossaryView::setLinks(std::function<QList<GlossaryLink>(const GlossaryEntry&)> links) {
    m_links = std::move(links);
    showMarked();
}

void GlossaryView::search(const QString& text) {
    m_field->setText(text);
    m_field->selectAll();
}

QString GlossaryView::searched() const {
    return m_field->text();
}

const GlossaryEntry* GlossaryView::marked() const {
    const int row = m_list->currentRow();
    return row < 0 ? nullptr : m_found.at(static_cast<std::size_t>(row));
}

QString GlossaryView::finding() const {
    return m_count->text();
}

QString GlossaryView::pageText() const {
    return m_page->toPlainText();
}

QSize GlossaryView::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 130, fontMetrics().height() * 38};
}

bool GlossaryView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void GlossaryView::filter() {
    m_found = glossary_text::matching(m_field->text());
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const GlossaryEntry* entry : m_found) {
        auto* item = new QListWidgetItem(glossary_text::term(*entry), m_list);
        item->setData(symbolRole, glossary_text::shortSymbols(*entry));
        item->setToolTip(glossary_text::tip(*entry));
    }
    m_list->setCurrentRow(m_found.empty() ? -1 : 0);
    m_count->setText(m_found.empty() ? tr("Nothing in the glossary answers “%1”").arg(m_field->text())
                                     : tr("%n of %1 terms", nullptr, static_cast<int>(m_found.size()))
                                           .arg(format::count(static_cast<std::int64_t>(glossary().size()))));
    m_list->setAccessibleDescription(m_count->text());
    showMarked();
}

void GlossaryView::showMarked() {
    m_picture = {};
    m_formula.clear();
    print();
    askForPicture();
}

void GlossaryView::askForPicture() {
    if (const GlossaryEntry* entry = marked(); entry != nullptr && isVisible())
        emit termShown(QString::fromLatin1(entry->id));
}

void GlossaryView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!hasPicture())
        askForPicture();
}

void GlossaryView::setFormula(const QString& id, const QString& html) {
    const GlossaryEntry* entry = marked();
    if (entry == nullptr || id != QLatin1String(entry->id) || html == m_formula)
        return;
    m_formula = html;
    print();
}

void GlossaryView::setPicture(const QString& id, const Picture& picture, const QString& caption) {
    const GlossaryEntry* entry = marked();
    if (entry == nullptr || id != QLatin1String(entry->id))
        return;
    const Colours colours = coloursFor(palette());
    const QSize size = pictureSize();
    m_picture = QImage(size * devicePixelRatioF(), QImage::Format_RGB32);
    m_picture.setDevicePixelRatio(devicePixelRatioF());
    m_picture.fill(colours.background);
    QPainter painter(&m_picture);
    painter.setFont(font());
    picture.paintOn(painter, QRectF(QPointF(), size), colours);
    painter.end();
    m_caption = caption;
    print();
}

QSize GlossaryView::pictureSize() const {
    constexpr int least = 240, most = 640;
    // Beside a scroll bar, as the page is longer then.
    const int margin = static_cast<int>(2 * m_page->document()->documentMargin()) + 2 * m_page->frameWidth() +
                       style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int width = std::clamp(m_page->width() - margin, least, most);
    constexpr double shape = 0.56;
    return {width, static_cast<int>(shape * width)};
}

void GlossaryView::print() {
    const Colours colours = coloursFor(palette());
    const GlossaryEntry* entry = marked();
    QString picture;
    if (!m_formula.isEmpty())
        picture = QStringLiteral("<p style=\"margin:8px 0 0 0\">%1</p>").arg(m_formula);
    if (!m_picture.isNull()) {
        const QSizeF size = m_picture.deviceIndependentSize();
        picture += QStringLiteral("<p style=\"margin:10px 0 0 0\"><img src=\"%1\" width=\"%2\" "
                                  "height=\"%3\"></p><p style=\"margin:2px 0 0 0; color:%4\">%5</p>")
                       .arg(QLatin1String(pictureName))
                       .arg(size.width())
                       .arg(size.height())
                       .arg(colours.mutedText.name(), m_caption.toHtmlEscaped());
    }
    const int place = m_picture.isNull() ? 0 : m_page->verticalScrollBar()->value();
    m_page->setHtml(entry != nullptr ? pageHtml(*entry, m_links ? m_links(*entry) : QList<GlossaryLink>(),
                                                picture, colours)
                                     : QStringLiteral("<p style=\"color:%1\">%2</p>")
                                           .arg(colours.mutedText.name(), m_count->text().toHtmlEscaped()));
    if (m_picture.isNull())
        return;
    m_page->document()->addResource(QTextDocument::ImageResource, QUrl(QLatin1String(pictureName)),
                                    m_picture);
    m_page->document()->markContentsDirty(0, m_page->document()->characterCount());
    m_page->verticalScrollBar()->setValue(place);
}

void GlossaryView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        showMarked();
}

void GlossaryView::retranslate() {
    m_field->setPlaceholderText(tr("A term or a symbol: bubble, MBS, h_ffn"));
    m_field->setAccessibleName(tr("Term or symbol to find"));
    m_list->setAccessibleName(tr("Terms"));
    m_page->setAccessibleName(tr("Meaning of the term"));
    filter();
}

} // namespace quadrille
