// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_window.h"

#include "app/lessons/lesson_text.h"
#include "app/manual/manual_document.h"
#include "app/manual/manual_files.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QStyle>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

namespace quadrille {
namespace {

constexpr int placeRole = Qt::UserRole;

QString language() {
    return QString::fromStdString(lesson_text::language());
}

bool isChapterLink(const QString& link) {
    return link.section(u'#', 0, 0).endsWith(QLatin1String(".md"));
}

} // namespace

ManualWindow::ManualWindow(ManualSources sources, QWidget* parent)
    : QDialog(parent), m_sources(std::move(sources)), m_field(new QLineEdit(this)), m_list(new QListWidget),
      m_browser(new QTextBrowser), m_count(new QLabel(this)), m_back(new QToolButton(this)),
      m_forth(new QToolButton(this)) {
    setObjectName(QStringLiteral("manual"));
    auto* head = new QHBoxLayout;
    m_back->setArrowType(Qt::LeftArrow);
    m_forth->setArrowType(Qt::RightArrow);
    head->addWidget(m_back);
    head->addWidget(m_forth);
    head->addWidget(m_field, 1);
    auto* splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_list);
    splitter->addWidget(m_browser);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 5);
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(splitter, 1);
    column->addWidget(m_count);
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    setFocusProxy(m_field);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_browser->setOpenLinks(false);
    m_browser->document()->setDocumentMargin(14);
    connect(m_field, &QLineEdit::textChanged, this, &ManualWindow::fillList);
    connect(m_list, &QListWidget::currentRowChanged, this, &ManualWindow::openMarked);
    connect(m_browser, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { follow(url.toString()); });
    const auto onKey = [this](const QKeySequence& key, QToolButton* button, int by) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, [this, by] { step(by); });
        connect(button, &QToolButton::clicked, this, [this, by] { step(by); });
    };
    onKey(QKeySequence(Qt::ALT | Qt::Key_Left), m_back, -1);
    onKey(QKeySequence(Qt::ALT | Qt::Key_Right), m_forth, 1);
    constexpr int moment = 150;
    m_resized.setSingleShot(true);
    m_resized.setInterval(moment);
    connect(&m_resized, &QTimer::timeout, this, &ManualWindow::paint);
    const QSize wanted(fontMetrics().averageCharWidth() * 150, fontMetrics().height() * 38);
    resize(wanted.boundedTo(parent->window()->size()));
    splitter->setSizes({width() / 4, width() * 3 / 4});
    retranslate();
}

ManualWindow::~ManualWindow() = default;

void ManualWindow::present() {
    if (m_place < 0)
        openAt(manualChapters().value(0));
    QDialog::show();
    raise();
    activateWindow();
    m_field->setFocus();
}

void ManualWindow::openAt(const QString& place) {
    if (place.isEmpty() || place == m_places.value(m_place))
        return goTo(place);
    m_places.resize(m_place + 1); // what was ahead is no more
    m_places << place;
    m_place = m_places.size() - 1;
    load(place);
}

void ManualWindow::step(int by) {
    if (m_place + by < 0 || m_place + by >= m_places.size())
        return;
    m_place += by;
    load(m_places[m_place]);
}

void ManualWindow::search(const QString& typed) {
    m_field->setText(typed);
}

QString ManualWindow::finding() const {
    return m_count->text();
}

void ManualWindow::follow(const QString& link) {
    if (isChapterLink(link))
        openAt(QString(link).remove(QLatin1String(".md")));
    else if (link.startsWith(u'#'))
        goTo(m_page.chapter + link);
    else
        emit linkActivated(link);
}

void ManualWindow::load(const QString& place) {
    m_back->setEnabled(m_place > 0);
    m_forth->setEnabled(m_place + 1 < m_places.size());
    const QString chapter = place.section(u'#', 0, 0);
    if (chapter == m_page.chapter && !m_composing.pending())
        return goTo(place);
    m_composing.ask([this, chapter, place, sources = m_sources](const std::stop_token& stop, const auto&) {
        ManualPage page = composeManual(chapter, manualText(chapter, language()), sources, true, stop);
        return [this, place, page = std::move(page)] {
            m_page = page;
            showPage();
            goTo(place);
        };
    });
}

void ManualWindow::showPage() {
    m_browser->document()->setDefaultFont(m_browser->font());
    fillManual(*m_browser->document(), m_page, coloursFor(palette()));
    paint();
    m_browser->setAccessibleName(m_page.title);
}

void ManualWindow::paint() {
    // Of the text, and of the scroll bar that may come.
    const int margins = static_cast<int>(2 * m_browser->document()->documentMargin()) +
                        2 * m_browser->frameWidth() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    paintPictures(*m_browser->document(), m_page, coloursFor(palette()), m_browser->width() - margins,
                  devicePixelRatioF());
}

/// To the section, and the words that were searched; at the top otherwise.
void ManualWindow::goTo(const QString& place) {
    const QTextBlock heading = headingOf(*m_browser->document(), place.section(u'#', 1));
    QTextCursor cursor(m_browser->document());
    if (heading.isValid())
        cursor.setPosition(heading.position());
    m_browser->setTextCursor(cursor);
    m_browser->verticalScrollBar()->setValue(heading.isValid() ? m_browser->cursorRect(cursor).top() +
                                                                     m_browser->verticalScrollBar()->value()
                                                               : 0);
    if (m_words.isEmpty())
        return;
    const QTextCursor word = wordIn(*m_browser->document(), m_words, cursor.position());
    if (!word.isNull()) {
        m_browser->setTextCursor(word);
        m_browser->ensureCursorVisible();
    }
}

void ManualWindow::fillList() {
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    if (m_field->text().trimmed().isEmpty())
        listContents();
    else if (m_index.empty())
        index();
    else
        listHits();
}

void ManualWindow::listContents() {
    m_words.clear();
    for (const QString& chapter : manualChapters()) {
        auto* item = new QListWidgetItem(manualTitle(manualText(chapter, language())), m_list);
        item->setData(placeRole, chapter);
        if (chapter == m_page.chapter)
            m_list->setCurrentItem(item);
    }
    m_count->setText(tr("%n chapters", nullptr, m_list->count()));
}

void ManualWindow::listHits() {
    m_words = m_field->text().split(u' ', Qt::SkipEmptyParts).front();
    for (const ManualHit& hit : m_index.find(m_field->text())) {
        const QString where =
            hit.heading.isEmpty()
                ? hit.chapterTitle
                : tr("%1: %2", "a chapter, and a section of it").arg(hit.chapterTitle, hit.heading);
        auto* item = new QListWidgetItem(where + u'\n' + hit.words, m_list);
        item->setData(placeRole, hit.heading.isEmpty()
                                     ? hit.chapter
                                     : QStringLiteral("%1#%2").arg(hit.chapter, slugOf(hit.heading)));
    }
    m_count->setText(m_list->count() > 0 ? tr("%n places", nullptr, m_list->count())
                                         : tr("Nothing in the manual answers “%1”").arg(m_field->text()));
    m_list->setAccessibleDescription(m_count->text());
}

/// All of it is worked out once, so that generated tables are found, too.
void ManualWindow::index() {
    m_count->setText(tr("Reading the manual…"));
    if (m_indexing.pending())
        return;
    m_indexing.ask([this, sources = m_sources](const std::stop_token& stop, const auto&) {
        ManualIndex index;
        for (const QString& chapter : manualChapters())
            index.add(composeManual(chapter, manualText(chapter, language()), sources, false, stop));
        return [this, index = std::move(index)] {
            m_index = index;
            fillList();
        };
    });
}

void ManualWindow::openMarked() {
    if (const QListWidgetItem* item = m_list->currentItem())
        openAt(item->data(placeRole).toString());
}

bool ManualWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) { // the first place, or the next one
            m_list->setCurrentRow((m_list->currentRow() + 1) % std::max(1, m_list->count()));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void ManualWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        showPage();
}

void ManualWindow::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    m_resized.start();
}

void ManualWindow::retranslate() {
    setWindowTitle(tr("Manual"));
    m_field->setPlaceholderText(tr("Search the manual"));
    m_field->setAccessibleName(tr("Words to find in the manual"));
    m_list->setAccessibleName(tr("Chapters"));
    m_back->setToolTip(tr("Back"));
    m_back->setAccessibleName(tr("Back"));
    m_forth->setToolTip(tr("Forward"));
    m_forth->setAccessibleName(tr("Forward"));
    m_indexing.stop();
    m_index = {};
    fillList();
    if (m_place < 0)
        return;
    m_page.chapter.clear(); // in another language
    load(m_places[m_place]);
}

} // namespace quadrille
