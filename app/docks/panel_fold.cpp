// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel_fold.h"

#include "app/docks/panel.h"
#include "app/settings/icon.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QStylePainter>
#include <QToolBar>

#include <algorithm>
#include <numeric>

namespace quadrille {
namespace {

constexpr int foldPadding = 8;
constexpr int side = 14; ///< of the arrow

} // namespace

/// The panel's name, turned to read upwards along the edge, under an arrow.
class PanelFold::Button : public QAbstractButton {
public:
    explicit Button(const Panel& panel, QWidget* parent)
        : QAbstractButton(parent), m_panel(panel), m_arrow(tintedIcon(QStringLiteral("unfold"))) {
        setObjectName(QStringLiteral("unfold"));
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
        retranslate();
    }
    [[nodiscard]] QSize sizeHint() const override {
        return {fontMetrics().height() + foldPadding,
                fontMetrics().horizontalAdvance(text()) + side + 4 * foldPadding};
    }
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {sizeHint().width(), side + 2 * foldPadding};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QStylePainter painter(this);
        if (underMouse() || isDown())
            painter.fillRect(rect(), palette().color(isDown() ? QPalette::Mid : QPalette::Button));
        m_arrow.paint(&painter, QRect((width() - side) / 2, foldPadding, side, side));
        const int room = height() - side - 3 * foldPadding;
        painter.save();
        painter.translate(0, side + 2 * foldPadding + room);
        painter.rotate(-90);
        // Read upwards, so that it ends below the arrow.
        painter.drawText(QRect(0, 0, room, width()), Qt::AlignRight | Qt::AlignVCenter,
                         fontMetrics().elidedText(text(), Qt::ElideRight, room));
        painter.restore();
        if (hasFocus()) {
            QStyleOptionFocusRect option;
            option.initFrom(this);
            option.rect = rect().adjusted(1, 1, -1, -1);
            painter.drawPrimitive(QStyle::PE_FrameFocusRect, option);
        }
    }
    bool event(QEvent* event) override {
        if (event->type() == QEvent::Enter || event->type() == QEvent::Leave)
            update();
        if (event->type() == QEvent::FontChange)
            updateGeometry();
        if (event->type() == QEvent::LanguageChange)
            retranslate();
        return QAbstractButton::event(event);
    }

private:
    void retranslate() {
        setText(titleOf(m_panel.spec()));
        setAccessibleName(PanelFold::tr("Unfold: %1", "a panel at the window's edge").arg(text()));
        setToolTip(PanelFold::tr("Show this panel (F9)"));
        updateGeometry();
    }

    const Panel& m_panel;
    const QIcon m_arrow;
};

PanelFold::PanelFold(QMainWindow& window, Panel& panel, Panel& steady, std::vector<Panel*> elastic)
    : QObject(&window), m_window(window), m_panel(panel), m_steady(steady), m_elastic(std::move(elastic)),
      m_strip(new QToolBar(&window)), m_button(new Button(panel, m_strip)) {
    m_strip->setObjectName(QStringLiteral("strip"));
    m_strip->setMovable(false);
    m_strip->setContextMenuPolicy(Qt::PreventContextMenu);
    m_strip->toggleViewAction()->setVisible(false); // it comes and goes with the panel
    m_strip->addWidget(m_button);
    m_strip->hide();
    window.addToolBar(Qt::RightToolBarArea, m_strip);
    connect(m_button, &QAbstractButton::clicked, this, [this] {
        setFolded(false);
        m_panel.takeFocus();
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* old, const QWidget* now) {
        const bool inside = now != nullptr && m_panel.isAncestorOf(now);
        if (inside && old != nullptr && !m_panel.isAncestorOf(old))
            m_before = old;
    });
}

void PanelFold::setFolded(bool folded) {
    if (folded == m_folded)
        return;
    const bool hadKeyboard = m_panel.isAncestorOf(QApplication::focusWidget());
    if (folded && m_panel.isVisible() && !m_panel.isFloating())
        m_width = m_panel.width();
    m_folded = folded;
    const int steadyWidth = m_steady.width();
    std::vector<int> elasticWidths;
    for (const Panel* each : m_elastic)
        elasticWidths.push_back(each->width());
    apply();
    if (m_window.isVisible())
        divideRoom(steadyWidth, elasticWidths);
    if (folded && hadKeyboard) {
        if (m_before != nullptr && m_before != m_button && m_before->isVisible())
            m_before->setFocus(Qt::OtherFocusReason);
        else
            m_button->setFocus(Qt::OtherFocusReason);
    }
    emit changed();
}

void PanelFold::divideRoom(int steadyWidth, const std::vector<int>& elasticWidths) {
    constexpr int usual = 22;      // percent of the window
    m_window.layout()->activate(); // it hears of what is hidden or shown only now
    QList<QDockWidget*> docks{&m_steady};
    QList<int> widths{steadyWidth};
    int rest = m_window.width() - steadyWidth - (m_folded ? m_strip->sizeHint().width() : 0);
    if (!m_folded && !m_panel.isFloating()) {
        docks << &m_panel;
        widths << (m_width > 0 ? m_width : m_window.width() * usual / 100);
        rest -= widths.back();
    }
    const int separator =
        m_window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &m_window);
    rest -= separator * static_cast<int>(docks.size() + m_elastic.size() - 1);
    const int total = std::max(1, std::accumulate(elasticWidths.begin(), elasticWidths.end(), 0));
    for (std::size_t i = 0; i < m_elastic.size(); ++i) {
        docks << m_elastic[i];
        widths << std::max(1, qRound(1.0 * rest * elasticWidths[i] / total));
    }
    m_window.resizeDocks(docks, widths, Qt::Horizontal);
    m_window.layout()->activate();
}

void PanelFold::apply() {
    m_panel.setVisible(!m_folded);
    m_strip->setVisible(m_folded);
}

void PanelFold::setStripShown(bool shown) {
    m_strip->setVisible(shown && m_folded);
}

void PanelFold::focusStrip() {
    m_button->setFocus(Qt::ShortcutFocusReason);
}

} // namespace quadrille
