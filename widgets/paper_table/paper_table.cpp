// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paper_table/paper_table.h"

#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/paper_table/paper_table_painting.h"
#include "widgets/tip/tip.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace quadrille {

PaperTable::PaperTable(QWidget* parent)
    : InteractivePicture(PlaceUse::choose, parent), m_vertical(new QScrollBar(Qt::Vertical, this)),
      m_horizontal(new QScrollBar(Qt::Horizontal, this)) {
    setName([] { return tr("Published table"); });
    for (QScrollBar* bar : {m_vertical, m_horizontal}) {
        bar->hide();
        bar->setCursor(Qt::ArrowCursor);
        connect(bar, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
    }
}

void PaperTable::setTable(const PublishedTable* table, paper::Ours ours) {
    const bool other = !table || !m_table || table->number != m_table->number;
    m_table = table ? std::optional(*table) : std::nullopt;
    m_ours = std::move(ours);
    if (other) {
        m_rates.clear();
        forgetPlaces();
        m_current.reset();
        m_vertical->setValue(0);
        m_horizontal->setValue(0);
    }
    forget();
    updateBars();
    updateGeometry();
    contentChanged();
}

void PaperTable::setRates(paper::Rates rates) {
    m_rates = std::move(rates);
    contentChanged();
}

void PaperTable::setShown(paper::Shown shown) {
    if (shown == m_shown)
        return;
    m_shown = shown;
    contentChanged();
}

void PaperTable::setCurrent(std::optional<paper::Place> place) {
    if (place == m_current)
        return;
    m_current = place;
    update();
}

QString PaperTable::finding() const {
    if (!m_table)
        return {};
    const bool rated = m_table->kind == PublishedTable::Kind::measured && !m_rates.empty() &&
                       m_shown != paper::Shown::measured;
    return rated ? paper::ratesFinding(*m_table, m_rates) : paper::finding(*m_table, m_ours);
}

DataTable PaperTable::data() const {
    DataTable result;
    if (!m_table)
        return result;
    const bool measured = m_table->kind == PublishedTable::Kind::measured;
    result.columns = {QStringLiteral("tp"),  QStringLiteral("cp"),   QStringLiteral("pp"),
                      QStringLiteral("mbs"), QStringLiteral("gpus"), QStringLiteral("ours_gib")};
    if (measured)
        result.columns << QStringLiteral("measured_tflops_per_gpu") << QStringLiteral("oom")
                       << QStringLiteral("ours_tflops_per_gpu");
    else
        result.columns << QStringLiteral("printed_gib") << QStringLiteral("misprint");
    for (std::size_t row = 0; row < m_table->rows.size(); ++row)
        for (std::size_t column = 0; column < m_table->columns.size(); ++column) {
            const auto& cell = m_table->cell(row, column);
            if (!cell)
                continue;
            const PublishedRow& head = m_table->rows[row];
            const auto our = paper::oursAt(*m_table, m_ours, row, column);
            result.rows.append(
                {static_cast<qlonglong>(head.tp), static_cast<qlonglong>(head.cp),
                 static_cast<qlonglong>(head.pp), static_cast<qlonglong>(head.microBatch),
                 static_cast<qlonglong>(m_table->columns[column]), our ? QVariant(inGib(*our)) : QVariant(),
                 cell->printed ? QVariant(*cell->printed) : QVariant(),
                 measured ? static_cast<int>(!cell->printed) : static_cast<int>(cell->misprint)});
            if (measured) {
                const auto rate = paper::rateAt(*m_table, m_rates, row, column);
                result.rows.last() << (rate ? QVariant(*rate) : QVariant());
            }
        }
    return result;
}

paper::Layout PaperTable::layoutFor(const QFont& font, double width) const {
    if (!m_table)
        return {};
    const QFontMetricsF metrics(font);
    paper::Layout layout = paper::layout(m_table->rows.size(), m_table->columns.size(), metrics, width, 0);
    const double lines =
        paper::footnoteLines(paper::footnotes(*m_table, m_ours), metrics, layout.size().width());
    return paper::layout(m_table->rows.size(), m_table->columns.size(), metrics, width, lines);
}

QRect PaperTable::viewport() const {
    return rect().adjusted(0, 0, m_vertical->isHidden() ? 0 : -m_vertical->width(),
                           m_horizontal->isHidden() ? 0 : -m_horizontal->height());
}

QPointF PaperTable::offset() const {
    return QPointF(m_horizontal->value(), m_vertical->value());
}

QRectF PaperTable::cellRect(std::size_t row, std::size_t column) const {
    return layoutNow().cell(row, column).translated(-offset());
}

PaperTable::Cell PaperTable::placeAt(QPointF point) const {
    const paper::Layout& layout = layoutNow();
    if (!viewport().contains(point.toPoint()) || point.x() < layout.headWidth ||
        point.y() < layout.headHeight)
        return std::nullopt;
    return layout.cellAt(point + offset());
}

QSize PaperTable::sizeHint() const {
    const paper::Layout layout = layoutFor(font(), 0);
    return layout.size().toSize().expandedTo(minimumSizeHint());
}

QSize PaperTable::minimumSizeHint() const {
    const paper::Layout layout = layoutFor(font(), 0);
    return {static_cast<int>(layout.headWidth + layout.cellWidth + 20),
            static_cast<int>(layout.headHeight + 3 * layout.rowHeight + 20)};
}

void PaperTable::updateBars() {
    if (!isDrawn()) {
        m_vertical->hide();
        m_horizontal->hide();
        return;
    }
    const int thick = m_vertical->sizeHint().width();
    const QSizeF whole = layoutFor(font(), width() - thick).size();
    const bool tall = whole.height() > height();
    const bool wide = whole.width() > width() - (tall ? thick : 0);
    m_vertical->setVisible(tall || (wide && whole.height() > height() - thick));
    m_horizontal->setVisible(wide);
    const int right = m_vertical->isHidden() ? 0 : thick;
    const int below = m_horizontal->isHidden() ? 0 : thick;
    m_vertical->setGeometry(width() - thick, 0, thick, height() - below);
    m_horizontal->setGeometry(0, height() - thick, width() - right, thick);
    const paper::Layout& layout = layoutNow();
    const auto range = [](QScrollBar* bar, double content, int page, double step) {
        bar->setPageStep(page);
        bar->setSingleStep(static_cast<int>(step));
        bar->setRange(0, std::max(0, static_cast<int>(std::ceil(content)) - page));
    };
    range(m_vertical, layout.size().height(), height() - below, layout.rowHeight);
    range(m_horizontal, layout.size().width(), width() - right, layout.cellWidth / 2);
}

void PaperTable::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    if (!m_table || area.isEmpty())
        return;
    const paper::Layout layout = layoutFor(painter.font(), 0);
    const QSizeF size = layout.size();
    // Whole and undistorted; a large page does not blow it up beyond what reads well.
    const double scale = std::min({area.width() / size.width(), area.height() / size.height(), 3.0});
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.left() + (area.width() - size.width() * scale) / 2,
                      area.top() + (area.height() - size.height() * scale) / 2);
    painter.scale(scale, scale);
    paintLayout(painter, layout, colours);
    painter.restore();
}

void PaperTable::paintLayout(QPainter& painter, const paper::Layout& layout, const Colours& colours) const {
    const paper::Content content{*m_table, m_ours, m_rates, m_shown, m_current, std::nullopt, std::nullopt};
    paper::paintCells(painter, layout, content, colours);
    paper::paintColumnHeads(painter, layout, content, colours);
    paper::paintRowHeads(painter, layout, content, colours);
    paper::paintCorner(painter, layout, colours);
    paper::paintFootnote(painter, layout, content, colours);
}

void PaperTable::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Colours colours = coloursFor(palette());
    painter.fillRect(rect(), colours.background);
    if (!m_table)
        return;
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    const paper::Layout& layout = layoutNow();
    const paper::Content content{*m_table,    m_ours,    m_rates,
                                 m_shown,     m_current, hasFocus() ? cursorPlace() : std::nullopt,
                                 hoverPlace()};
    const QRectF view(viewport());
    const QPointF scroll = offset();
    // Four panes, the headings staying where they are.
    const auto pane = [&](const QRectF& clip, QPointF by, const auto& paint) {
        painter.save();
        painter.setClipRect(clip);
        painter.translate(-by);
        paint();
        painter.restore();
    };
    const QRectF body(layout.headWidth, layout.headHeight, view.width() - layout.headWidth,
                      view.height() - layout.headHeight);
    pane(body.adjusted(-layout.headWidth, 0, 0, 0), QPointF(0, scroll.y()),
         [&] { paper::paintFootnote(painter, layout, content, colours); });
    pane(body, scroll, [&] { paper::paintCells(painter, layout, content, colours); });
    pane(QRectF(layout.headWidth, 0, body.width(), layout.headHeight + 1), QPointF(scroll.x(), 0),
         [&] { paper::paintColumnHeads(painter, layout, content, colours); });
    pane(QRectF(0, layout.headHeight, layout.headWidth, body.height()), QPointF(0, scroll.y()),
         [&] { paper::paintRowHeads(painter, layout, content, colours); });
    pane(QRectF(0, 0, layout.headWidth, layout.headHeight + 1), {},
         [&] { paper::paintCorner(painter, layout, colours); });
    if (!m_vertical->isHidden() && !m_horizontal->isHidden())
        painter.fillRect(QRect(viewport().bottomRight() + QPoint(1, 1), rect().bottomRight()),
                         palette().color(QPalette::Window));
}

void PaperTable::cursorMoved(const Cell& cursor) {
    const paper::Layout& layout = layoutNow();
    const QRectF cell = layout.cell(cursor->first, cursor->second);
    const QRectF view = viewport();
    const auto reach = [](QScrollBar* bar, double low, double high, double head, double length) {
        if (low - bar->value() < head)
            bar->setValue(static_cast<int>(std::floor(low - head)));
        else if (high - bar->value() > length)
            bar->setValue(static_cast<int>(std::ceil(high - length)));
    };
    reach(m_vertical, cell.top(), cell.bottom(), layout.headHeight, view.height());
    reach(m_horizontal, cell.left(), cell.right(), layout.headWidth, view.width());
}

QString PaperTable::say(const Cell& cell) const {
    return paper::readout(*m_table, m_ours, cell->first, cell->second, m_rates);
}

bool PaperTable::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !isDrawn())
        return InteractivePicture::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const paper::Layout& layout = layoutNow();
    if (const auto place = placeAt(help->pos())) {
        tip::show(help->globalPos(), say(place), this, cellRect(place->first, place->second).toAlignedRect());
    } else if (help->pos().x() < layout.headWidth) {
        constexpr std::array heads{"tp", "cp", "pp", "mbs"};
        const auto head =
            static_cast<std::size_t>(help->pos().x() * static_cast<double>(heads.size()) / layout.headWidth);
        tip::show(help->globalPos(), glossary_text::tip(heads.at(head)), this);
    } else {
        QToolTip::hideText();
    }
    return true;
}

void PaperTable::changeEvent(QEvent* event) {
    Picture::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) {
        updateBars();
        updateGeometry();
    }
}

void PaperTable::resizeEvent(QResizeEvent*) {
    updateBars();
}

void PaperTable::wheelEvent(QWheelEvent* event) {
    const bool sideways = event->modifiers() & Qt::ShiftModifier ||
                          std::abs(event->angleDelta().x()) > std::abs(event->angleDelta().y());
    QScrollBar* bar = sideways ? m_horizontal : m_vertical;
    if (bar->isHidden())
        return event->ignore();
    QCoreApplication::sendEvent(bar, event);
    hover(placeAt(event->position()));
}

PaperTable::Cell PaperTable::start(int) const {
    if (m_table->rows.empty() || m_table->columns.empty())
        return {};
    return m_current.value_or(paper::Place{0, 0});
}

std::optional<PaperTable::Cell> PaperTable::neighbour(const Cell& cell, int key) const {
    const auto [row, column] = *cell;
    const std::size_t lastRow = m_table->rows.size() - 1;
    const std::size_t lastColumn = m_table->columns.size() - 1;
    const auto page =
        static_cast<std::size_t>(std::max(1.0, viewport().height() / layoutNow().rowHeight - 3));
    const auto back = [](std::size_t value, std::size_t by) { return value - std::min(value, by); };
    const auto to = [](std::size_t toRow, std::size_t toColumn) {
        return Cell(paper::Place{toRow, toColumn});
    };
    switch (key) {
    case Qt::Key_Left:
        return to(row, back(column, 1));
    case Qt::Key_Right:
        return to(row, std::min(column + 1, lastColumn));
    case Qt::Key_Up:
        return to(back(row, 1), column);
    case Qt::Key_Down:
        return to(std::min(row + 1, lastRow), column);
    case Qt::Key_PageUp:
        return to(back(row, page), column);
    case Qt::Key_PageDown:
        return to(std::min(row + page, lastRow), column);
    case Qt::Key_Home:
        return to(row, 0);
    case Qt::Key_End:
        return to(row, lastColumn);
    default:
        return {};
    }
}

void PaperTable::use(const Cell& cell) {
    moveCursor(cell);
    emit cellChosen(static_cast<int>(cell->first), static_cast<int>(cell->second));
}

void PaperTable::keyPressEvent(QKeyEvent* event) {
    const bool home = event->key() == Qt::Key_Home;
    const bool corner = event->modifiers() & Qt::ControlModifier && (home || event->key() == Qt::Key_End);
    if (corner && isDrawn() && start(0))
        moveCursor(home ? paper::Place{0, 0}
                        : paper::Place{m_table->rows.size() - 1, m_table->columns.size() - 1});
    else
        InteractivePicture::keyPressEvent(event);
}

void PaperTable::focusInEvent(QFocusEvent* event) {
    Picture::focusInEvent(event);
    if (isDrawn() && !cursorPlace() && start(0) && event->reason() != Qt::MouseFocusReason)
        moveCursor(start(0));
}

} // namespace quadrille
