// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/verdict/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace quadrille {
namespace {

Shortening* shortening(const QLayoutItem* item) {
    // Qt 6.4's widget() is not const, though it changes nothing.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast)
    return dynamic_cast<Shortening*>(const_cast<QLayoutItem*>(item)->widget());
}

QSize sizeOf(const QLayoutItem* item, int level) {
    const Shortening* shorter = shortening(item);
    return shorter != nullptr ? shorter->sizeAt(level) : item->sizeHint();
}

} // namespace

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {}

FlowLayout::~FlowLayout() {
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item) {
    m_items.append(item);
    invalidate();
}

int FlowLayout::count() const {
    return static_cast<int>(m_items.size());
}
QLayoutItem* FlowLayout::itemAt(int index) const {
    return m_items.value(index);
}

QLayoutItem* FlowLayout::takeAt(int index) {
    return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

Qt::Orientations FlowLayout::expandingDirections() const {
    return {};
}
bool FlowLayout::hasHeightForWidth() const {
    return true;
}
int FlowLayout::heightForWidth(int width) const {
    return arrange(QRect(0, 0, width, 0), false);
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

QSize FlowLayout::sizeHint() const {
    QSize size(0, 0);
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        size.rwidth() += item->sizeHint().width() + std::max(0, spacing());
        size.setHeight(std::max(size.height(), item->sizeHint().height()));
    }
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const {
    QSize size(0, 0);
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

int FlowLayout::levelFor(int width) const {
    int shortest = 0;
    for (const QLayoutItem* item : m_items)
        if (const Shortening* shorter = item->isEmpty() ? nullptr : shortening(item))
            shortest = std::max(shortest, shorter->shortest());
    const int gap = std::max(0, spacing());
    for (int level = 0; level < shortest; ++level) {
        int used = -gap;
        for (const QLayoutItem* item : m_items)
            used += item->isEmpty() ? 0 : sizeOf(item, level).width() + gap;
        if (used <= width)
            return level;
    }
    return shortest;
}

int FlowLayout::arrange(const QRect& rect, bool move) const {
    const QRect area = rect.marginsRemoved(contentsMargins());
    const int gap = std::max(0, spacing());
    const int level = levelFor(area.width());
    int y = area.top();
    qsizetype next = 0;
    while (next < m_items.size()) {
        // One line: as many items as fit, at least one, then all of them centred on its height.
        QList<std::pair<QLayoutItem*, QRect>> line;
        int x = area.left();
        int height = 0;
        for (; next < m_items.size(); ++next) {
            QLayoutItem* item = m_items[next];
            if (item->isEmpty())
                continue;
            const QSize hint = sizeOf(item, level);
            if (!line.isEmpty() && x + hint.width() > area.right() + 1)
                break;
            const int width = std::min(hint.width(), std::max(item->minimumSize().width(), area.width()));
            line.append({item, QRect(x, y, width, hint.height())});
            x += width + gap;
            height = std::max(height, hint.height());
        }
        if (move)
            for (const auto& [item, place] : line) {
                if (Shortening* shorter = shortening(item))
                    shorter->shorten(level);
                item->setGeometry(place.translated(0, (height - place.height()) / 2));
            }
        if (!line.isEmpty())
            y += height + (next < m_items.size() ? gap / 2 : 0);
    }
    return y - area.top() + contentsMargins().top() + contentsMargins().bottom();
}

} // namespace quadrille
