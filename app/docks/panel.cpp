// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel.h"

#include "app/docks/beside_window.h"
#include "app/docks/panel_title.h"
#include "app/panels/first_input.h"
#include "app/panels/panel_contents.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QScreen>
#include <QToolButton>
#include <QVBoxLayout>

namespace quadrille {

Panel::Panel(const PanelSpec& spec, QAction* fill, QWidget* parent)
    : QDockWidget(parent), m_spec(spec), m_top(new QWidget(this)), m_title(new PanelTitle(m_top)) {
    setObjectName(nameOf(spec));
    setFeatures(DockWidgetMovable | DockWidgetFloatable);
    auto* column = new QVBoxLayout(m_top);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_title);
    setTitleBarWidget(m_top);
    QToolButton* fillButton = m_title->addButton(QStringLiteral("fill"));
    fillButton->setObjectName(QStringLiteral("fill"));
    connect(fillButton, &QToolButton::clicked, this, [this, fill] {
        takeFocus();
        fill->trigger();
    });
    QToolButton* floatButton = m_title->addButton(QStringLiteral("float"));
    floatButton->setObjectName(QStringLiteral("float"));
    connect(floatButton, &QToolButton::clicked, this, &Panel::toggleFloating);
    connect(m_title, &PanelTitle::doubleClicked, this, &Panel::toggleFloating);
    connect(this, &QDockWidget::visibilityChanged, this, [this](bool visible) { m_inFront = visible; });
    connect(qApp, &QApplication::focusChanged, m_title, [this](QWidget*, const QWidget* now) {
        m_title->setMarked(now != nullptr && isAncestorOf(now));
    });
    retranslate();
}

void Panel::setContents(PanelContents* contents) {
    m_contents = contents;
    setWidget(contents);
    connect(this, &Panel::visibilityChanged, contents, &PanelContents::setSeen);
    const auto retitle = [this] { setFinding(m_contents->finding()); };
    connect(contents, &PanelContents::findingChanged, this, retitle);
    retitle();
}

void Panel::setHead(QWidget& head) {
    if (head.parentWidget() != m_top)
        static_cast<QVBoxLayout*>(m_top->layout())->insertWidget(0, &head);
    head.show();
}

void Panel::addFoldButton(QAction* fold) {
    QToolButton* button = m_title->addButton(QStringLiteral("fold"));
    button->setObjectName(QStringLiteral("fold"));
    connect(button, &QToolButton::clicked, fold, &QAction::trigger);
    retranslate();
}

void Panel::setFinding(const QString& finding) {
    m_title->setText(finding.isEmpty() ? windowTitle() : finding);
    setAccessibleDescription(finding);
}

QString Panel::finding() const {
    return m_title->text();
}

void Panel::setFilling(bool filling) {
    m_title->findChild<QToolButton*>(QStringLiteral("fill"))->setDown(filling);
}

void Panel::toggleFloating() {
    if (isFloating()) {
        setFloating(false);
        return;
    }
    const QSize wanted = size();
    QList<QRect> taken;
    for (const Panel* other : parentWidget()->findChildren<Panel*>()) {
        if (other->isFloating() && other->isVisible())
            taken << other->frameGeometry();
    }
    setFloating(true);
    const int line = fontMetrics().height();
    const QSize least = minimumSizeHint().expandedTo(QSize(16 * line, 10 * line));
    setGeometry(besideWindow(parentWidget()->screen()->availableGeometry(), parentWidget()->frameGeometry(),
                             wanted.expandedTo(least), least, taken));
}

void Panel::takeFocus() {
    show();
    raise();
    if (widget() == nullptr)
        return;
    activateWindow();
    firstInput(*widget()).setFocus(Qt::ShortcutFocusReason);
}

void Panel::paintEvent(QPaintEvent* event) {
    QDockWidget::paintEvent(event);
    if (!isFloating())
        return;
    // No desktop draws a frame around a window that has a title of its own.
    QPainter painter(this);
    const bool active = isActiveWindow();
    painter.setPen(palette().color(active ? QPalette::Highlight : QPalette::PlaceholderText));
    painter.setBrush(palette().color(QPalette::Button));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void Panel::changeEvent(QEvent* event) {
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void Panel::retranslate() {
    const QString name = titleOf(m_spec);
    const QString before = windowTitle();
    setWindowTitle(name);
    setAccessibleName(name);
    if (m_title->text().isEmpty() || m_title->text() == before)
        m_title->setText(name);
    const auto tell = [this](const char* id, const QString& text) {
        if (auto* button = m_title->findChild<QToolButton*>(QLatin1String(id))) {
            button->setToolTip(text);
            button->setAccessibleName(text);
        }
    };
    tell("fill", tr("Fill the window with this panel, and back (F11)"));
    tell("float", tr("Give this panel a window of its own, and back"));
    tell("fold", tr("Fold this panel to the edge of the window (F9)"));
}

} // namespace quadrille
