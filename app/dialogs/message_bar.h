// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QToolBar>
#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace quadrille {

/// What can be done about a message; it goes when that is done.
struct MessageAction {
    QString text;
    std::function<void()> run;
};

/// Sentences that something went wrong, or that something is worth knowing, in the window instead of over it:
/// read when there is time, announced to screen readers, closed by a button, by Escape, or by what can be
/// done about it.
class MessageBar : public QWidget {
    Q_OBJECT
public:
    static constexpr int most = 3; ///< messages; the oldest gives way

    enum class About { window, part }; ///< whose messages: those of a part of the window are its own

    explicit MessageBar(QWidget* parent = nullptr, About about = About::window);

    /// A sentence that stands there already is only announced again.
    void say(const QString& text, const QList<MessageAction>& actions = {});
    void withdraw(const QString& text); ///< where it still stands
    void closeAll();
    [[nodiscard]] QStringList texts() const; ///< the latest last

    [[nodiscard]] QSize sizeHint() const override; ///< as high as the texts are at the width it has
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// That of a window: of a dialog whose contents stand below each other it is made when it is needed.
    /// \return null when the window has no place for one
    [[nodiscard]] static MessageBar* of(QWidget& window);

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class Message;
    void close(Message* message);

    const About m_about;
    QVBoxLayout* m_column;
    QList<Message*> m_messages;
};

/// Puts messages about a window into a tool bar of it, which is there while there are any.
class MessageToolBar : public QToolBar {
    Q_OBJECT
public:
    explicit MessageToolBar(QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showIfAny();

    MessageBar* m_messages;
};

} // namespace quadrille
