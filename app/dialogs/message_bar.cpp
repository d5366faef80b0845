// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/message_bar.h"

#include "app/settings/icon.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QResizeEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {

class MessageBar::Message : public QWidget {
public:
    Message(const QString& text, const QList<MessageAction>& actions, MessageBar& bar)
        : QWidget(&bar), m_text(new QLabel(text, this)), m_close(new QToolButton(this)) {
        m_text->setTextFormat(Qt::PlainText);
        m_text->setWordWrap(true);
        m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_text->setFocusPolicy(Qt::NoFocus);
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(14, 5, 6, 5);
        row->addWidget(m_text, 1);
        for (const MessageAction& action : actions) {
            auto* button = new QToolButton(this);
            button->setText(action.text);
            button->setFocusPolicy(Qt::StrongFocus);
            connect(button, &QToolButton::clicked, &bar, [this, &bar, run = action.run] {
                bar.close(this);
                run();
            });
            row->addWidget(button, 0, Qt::AlignTop);
        }
        m_close->setObjectName(QStringLiteral("closeMessage"));
        m_close->setIcon(tintedIcon(QStringLiteral("close")));
        m_close->setAutoRaise(true);
        m_close->setFocusPolicy(Qt::StrongFocus);
        connect(m_close, &QToolButton::clicked, &bar, [this, &bar] { bar.close(this); });
        row->addWidget(m_close, 0, Qt::AlignTop);
        setAccessibleName(text);
        retranslate();
    }

    [[nodiscard]] QString text() const { return m_text->text(); }
    void announce() {
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
    void retranslate() {
        m_close->setToolTip(MessageBar::tr("Close this message (Escape)"));
        m_close->setAccessibleName(MessageBar::tr("Close this message: %1").arg(text()));
    }

protected:
    void paintEvent(QPaintEvent*) override {
        constexpr int edge = 4;
        QPainter painter(this);
        painter.fillRect(rect(), palette().color(QPalette::ToolTipBase));
        painter.fillRect(QRect(0, 0, edge, height()), palette().color(QPalette::Highlight));
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }

private:
    QLabel* m_text;
    QToolButton* m_close;
};

MessageBar::MessageBar(QWidget* parent, About about)
    : QWidget(parent), m_about(about), m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(2);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
}

void MessageBar::say(const QString& text, const QList<MessageAction>& actions) {
    for (Message* there : std::as_const(m_messages)) {
        if (there->text() == text)
            return there->announce();
    }
    if (m_messages.size() == most)
        close(m_messages.front());
    auto* message = new Message(text, actions, *this);
    m_messages << message;
    m_column->addWidget(message);
    message->show();
    updateGeometry();
    emit changed();
    message->announce();
}

void MessageBar::close(Message* message) {
    if (!m_messages.removeOne(message))
        return;
    const bool hadKeyboard = message->isAncestorOf(window()->focusWidget());
    message->hide();
    message->deleteLater(); // it may be its own button that asks
    updateGeometry();
    emit changed();
    if (!hadKeyboard)
        return;
    // To the next message, or to whatever comes after the last.
    QWidget* next = this;
    do
        next = next->nextInFocusChain();
    while (next != this &&
           (!(next->focusPolicy() & Qt::TabFocus) || !next->isEnabled() || !next->isVisible()));
    next->setFocus(Qt::OtherFocusReason);
}

void MessageBar::withdraw(const QString& text) {
    const auto found = std::find_if(m_messages.cbegin(), m_messages.cend(),
                                    [&text](const Message* message) { return message->text() == text; });
    if (found != m_messages.cend())
        close(*found);
}

void MessageBar::closeAll() {
    while (!m_messages.isEmpty())
        close(m_messages.back());
}

QStringList MessageBar::texts() const {
    QStringList texts;
    for (const Message* message : m_messages)
        texts << message->text();
    return texts;
}

MessageBar* MessageBar::of(QWidget& window) {
    for (MessageBar* there : window.findChildren<MessageBar*>()) {
        if (there->window() == &window && there->m_about == About::window) // not that of a dialog
            return there;
    }
    auto* column = qobject_cast<QVBoxLayout*>(window.layout());
    if (column == nullptr)
        return nullptr;
    auto* made = new MessageBar(&window);
    column->insertWidget(0, made);
    connect(made, &MessageBar::changed, made, [made] { made->setVisible(!made->m_messages.isEmpty()); });
    return made;
}

QSize MessageBar::sizeHint() const {
    return {QWidget::sizeHint().width(), m_messages.isEmpty() ? 0 : m_column->heightForWidth(width())};
}

QSize MessageBar::minimumSizeHint() const {
    return {0, sizeHint().height()};
}

void MessageBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry(); // a tool bar asks no layout how high it is at a width
}

void MessageBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        for (Message* message : std::as_const(m_messages))
            message->retranslate();
    }
}

void MessageBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape)
        return QWidget::keyPressEvent(event);
    for (Message* message : std::as_const(m_messages)) {
        if (message->isAncestorOf(window()->focusWidget()))
            return close(message);
    }
}

MessageToolBar::MessageToolBar(QWidget* parent) : QToolBar(parent), m_messages(new MessageBar(this)) {
    setObjectName(QStringLiteral("messages"));
    setWindowTitle(tr("Messages"));
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    addWidget(m_messages);
    // Also when an arrangement is restored of a time at which there were messages, or none.
    connect(m_messages, &MessageBar::changed, this, &MessageToolBar::showIfAny);
    connect(this, &QToolBar::visibilityChanged, this, &MessageToolBar::showIfAny, Qt::QueuedConnection);
    showIfAny();
}

void MessageToolBar::showIfAny() {
    const bool any = !m_messages->texts().isEmpty();
    if (isHidden() == any)
        setVisible(any);
}

void MessageToolBar::changeEvent(QEvent* event) {
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setWindowTitle(tr("Messages"));
}

} // namespace quadrille
