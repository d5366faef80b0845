// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel_head.h"

#include <QButtonGroup>
#include <QEvent>
#include <QMenu>
#include <QTabBar>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>

namespace quadrille {

/// Tabs whose widths can be asked for before they have them.
class PanelHead::Tabs : public QTabBar {
public:
    explicit Tabs(QWidget* parent) : QTabBar(parent) {
        setDrawBase(false);
        setExpanding(false);
        setUsesScrollButtons(false);
        setElideMode(Qt::ElideRight); // the last resort: one name that is wider than the area
    }
    [[nodiscard]] int widthOf(int index) const { return tabSizeHint(index).width(); }

protected:
    void wheelEvent(QWheelEvent* event) override {
        event->ignore(); // who scrolls past it does not choose
    }
};

PanelHead::PanelHead(QWidget* parent)
    : QWidget(parent), m_either(new QButtonGroup(this)), m_list(new QToolButton(this)),
      m_tabs(new Tabs(this)), m_more(new QToolButton(this)) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (const PanelGroup group : allPanelGroups) {
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_either->addButton(button);
        m_groups[group] = button;
        connect(button, &QToolButton::clicked, this, [this, group] {
            if (group != this->group())
                emit chosen(lastOf(group));
        });
    }
    for (QToolButton* button : {m_list, m_more}) {
        button->setPopupMode(QToolButton::InstantPopup);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAutoRaise(button == m_more);
        button->setMenu(new QMenu(button));
    }
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0)
            emit chosen(m_tabbed.at(static_cast<std::size_t>(index)));
    });
}

void PanelHead::setPanels(std::vector<PanelId> panels, PanelId front) {
    m_last[specOf(front).group] = front;
    if (panels == m_panels && front == m_front && m_tabs->count() > 0)
        return;
    m_panels = std::move(panels);
    m_front = front;
    rebuild();
}

std::vector<PanelId> PanelHead::panelsOf(PanelGroup group) const {
    std::vector<PanelId> found;
    std::copy_if(m_panels.begin(), m_panels.end(), std::back_inserter(found),
                 [group](PanelId panel) { return specOf(panel).group == group; });
    return found;
}

PanelId PanelHead::lastOf(PanelGroup group) const {
    const auto panels = panelsOf(group);
    const auto last = m_last.find(group);
    if (last != m_last.end() && std::find(panels.begin(), panels.end(), last->second) != panels.end())
        return last->second;
    return panels.empty() ? m_front : panels.front();
}

void PanelHead::rebuild() {
    const QSignalBlocker quiet(m_tabs);
    setAccessibleName(tr("Panels below"));
    m_tabs->setAccessibleName(titleOf(group()));
    const QString what = tr("What the panels below are about");
    m_list->menu()->clear();
    for (const PanelGroup each : allPanelGroups) {
        const QString title = titleOf(each);
        const bool any = !panelsOf(each).empty();
        QToolButton* button = m_groups.at(each);
        button->setText(title);
        button->setToolTip(what);
        button->setChecked(each == group());
        button->setEnabled(any);
        QAction* entry = addEntry(*m_list, title, lastOf(each));
        entry->setEnabled(any);
        entry->setCheckable(true);
        entry->setChecked(each == group());
    }
    m_list->setText(titleOf(group()));
    m_list->setAccessibleName(
        tr("%1: %2", "what a list chooses, and what is chosen").arg(what, m_list->text()));
    m_list->setToolTip(what);
    m_more->setText(QStringLiteral("»"));
    m_more->setAccessibleName(tr("More panels"));

    m_tabbed = panelsOf(group());
    while (m_tabs->count() > static_cast<int>(m_tabbed.size()))
        m_tabs->removeTab(m_tabs->count() - 1);
    for (std::size_t i = 0; i < m_tabbed.size(); ++i) {
        const int index = static_cast<int>(i);
        const PanelSpec& spec = specOf(m_tabbed[i]);
        if (index == m_tabs->count())
            m_tabs->addTab(QString());
        m_tabs->setTabText(index, titleOf(spec));
        const QKeySequence key(QString::fromUtf8(spec.shortcut), QKeySequence::PortableText);
        m_tabs->setTabToolTip(
            index,
            tr("%1 (%2)", "a panel and its key").arg(titleOf(spec), key.toString(QKeySequence::NativeText)));
        if (m_tabbed[i] == m_front)
            m_tabs->setCurrentIndex(index);
    }
    updateGeometry();
    arrange();
}

QAction* PanelHead::addEntry(QToolButton& list, const QString& text, PanelId panel) {
    QAction* entry = list.menu()->addAction(text);
    // Later: the list is made anew by what is chosen.
    connect(
        entry, &QAction::triggered, this, [this, panel] { emit chosen(panel); }, Qt::QueuedConnection);
    return entry;
}

void PanelHead::fillMore(const std::vector<PanelId>& hidden) {
    QStringList names;
    m_more->menu()->clear();
    for (const PanelId panel : hidden) {
        names << titleOf(specOf(panel));
        addEntry(*m_more, names.back(), panel);
    }
    m_more->setToolTip(names.join(QStringLiteral(" · ")));
}

void PanelHead::arrange() {
    const int gap = fontMetrics().averageCharWidth() * 2;
    int switches = 0;
    for (const auto& [group, button] : m_groups)
        switches += button->sizeHint().width();
    std::vector<int> widths;
    int tabs = 0;
    for (int i = 0; i < m_tabs->count(); ++i) {
        widths.push_back(m_tabs->widthOf(i));
        tabs += widths.back();
    }
    const bool switched = switches + gap + tabs <= width();
    int left = 0;
    const auto place = [this, &left](QWidget* widget, int wide, bool shown) {
        widget->setVisible(shown);
        if (!shown)
            return;
        const int high = widget == m_tabs ? height() : std::min(height(), widget->sizeHint().height());
        widget->setGeometry(left, (height() - high) / 2, wide, high);
        left += wide;
    };
    for (const auto& [group, button] : m_groups)
        place(button, button->sizeHint().width(), switched);
    place(m_list, m_list->sizeHint().width(), !switched);
    left += gap;

    // The current one first, then the others in their order as long as there is room.
    const int room = width() - left;
    const bool all = tabs <= room;
    int used = all ? 0 : m_more->sizeHint().width();
    const int current = m_tabs->currentIndex();
    if (current >= 0)
        used += widths[static_cast<std::size_t>(current)];
    std::vector<PanelId> hidden;
    bool full = false;
    const QSignalBlocker quiet(m_tabs);
    for (int i = 0; i < m_tabs->count(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (i != current) {
            full = full || used + widths[at] > room;
            used += full ? 0 : widths[at];
        }
        const bool shown = all || i == current || !full;
        if (m_tabs->isTabVisible(i) != shown) // said twice, it would forget to lay its tabs out
            m_tabs->setTabVisible(i, shown);
        if (!shown)
            hidden.push_back(m_tabbed[at]);
    }
    const int more = hidden.empty() ? 0 : m_more->sizeHint().width();
    place(m_tabs, std::min(room - more, used - (all ? 0 : m_more->sizeHint().width())), true);
    fillMore(hidden);
    place(m_more, more, !hidden.empty());
}

QSize PanelHead::sizeHint() const {
    int width = fontMetrics().averageCharWidth() * 2;
    int height = m_tabs->sizeHint().height();
    for (const auto& [group, button] : m_groups) {
        width += button->sizeHint().width();
        height = std::max(height, button->sizeHint().height());
    }
    return {width + m_tabs->sizeHint().width(), height};
}

QSize PanelHead::minimumSizeHint() const {
    return {0, sizeHint().height()};
}

void PanelHead::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

bool PanelHead::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange) {
        updateGeometry();
        arrange();
    }
    return QWidget::event(event);
}

void PanelHead::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace quadrille
