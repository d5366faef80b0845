// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QWidget>

namespace quadrille::test {

/// What a screen reader finds below a widget, as one hears it who goes through all of it.
class ScreenReader {
public:
    explicit ScreenReader(QWidget& root) {
        if (QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&root))
            goThrough(*face);
    }

    /// Names, descriptions, values and whole texts, in the order of the tree.
    [[nodiscard]] const QStringList& heard() const { return m_heard; }
    [[nodiscard]] bool says(const QString& words) const {
        return m_heard.join(QLatin1Char('\n')).simplified().contains(words.simplified());
    }
    /// What takes the keyboard and has no name: class and place of each.
    [[nodiscard]] const QStringList& nameless() const { return m_nameless; }
    [[nodiscard]] int focusable() const { return m_focusable; }

private:
    void goThrough(QAccessibleInterface& face) {
        const QAccessible::State state = face.state();
        if (state.invisible)
            return;
        for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
            if (const QString text = face.text(kind); !text.isEmpty())
                m_heard << text;
        if (QAccessibleTextInterface* text = face.textInterface())
            m_heard << text->text(0, text->characterCount());
        // Qt's own parts are spoken of by those that have them.
        const QString name = face.object() != nullptr ? face.object()->objectName() : QString();
        if (state.focusable && !name.startsWith(QLatin1String("qt_"))) {
            ++m_focusable;
            if (face.text(QAccessible::Name).isEmpty() && face.object() != nullptr &&
                face.object()->isWidgetType() &&
                static_cast<QWidget*>(face.object())->focusPolicy() != Qt::NoFocus)
                m_nameless << QStringLiteral("%1 %2 in %3")
                                  .arg(QLatin1String(face.object()->metaObject()->className()), name,
                                       QLatin1String(face.object()->parent()->metaObject()->className()));
        }
        for (int i = 0; i < face.childCount(); ++i)
            if (QAccessibleInterface* child = face.child(i))
                goThrough(*child);
    }

    QStringList m_heard, m_nameless;
    int m_focusable = 0;
};

} // namespace quadrille::test
