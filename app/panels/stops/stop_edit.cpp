// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/stops/stop_edit.h"

#include "app/commands/panel_table.h"
#include "widgets/format.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QToolButton>

namespace quadrille {

StopEdit::StopEdit(QWidget* parent)
    : QWidget(parent), m_captionName(new QLabel(this)), m_caption(new QPlainTextEdit(this)),
      m_notesName(new QLabel(this)), m_notes(new QPlainTextEdit(this)), m_panelsName(new QLabel(this)),
      m_panels(new QToolButton(this)), m_menu(new QMenu(this)) {
    m_caption->setObjectName(QStringLiteral("caption"));
    m_notes->setObjectName(QStringLiteral("notes"));
    m_panels->setObjectName(QStringLiteral("panels"));
    const int line = fontMetrics().lineSpacing();
    m_caption->setFixedHeight(5 * line / 2 + 6);
    m_notes->setMinimumHeight(2 * line);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    int row = 0;
    for (const auto& [name, text] : {std::pair<QLabel*, QWidget*>{m_captionName, m_caption},
                                     {m_panelsName, m_panels},
                                     {m_notesName, m_notes}}) {
        name->setBuddy(text);
        grid->addWidget(name, row, 0, Qt::AlignTop);
        grid->addWidget(text, row++, 1);
    }
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(2, 1);
    for (QPlainTextEdit* text : {m_caption, m_notes}) {
        text->setTabChangesFocus(true);
        text->installEventFilter(this);
    }
    m_panels->setPopupMode(QToolButton::InstantPopup);
    m_panels->setMenu(m_menu);
    m_panels->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_panels->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_menu->installEventFilter(this);
    connect(m_menu, &QMenu::aboutToShow, this, &StopEdit::fillPanels);
    setStop(nullptr, 0);
    retranslate();
}

void StopEdit::setStop(const Stop* stop, std::size_t place) {
    finish(); // what was typed is of the one before
    m_place = place;
    m_some = stop != nullptr;
    m_stop = m_some ? *stop : Stop();
    const auto show = [](QPlainTextEdit* edit, const QString& text) {
        if (edit->toPlainText().trimmed() != text) // else the cursor stays where one types
            edit->setPlainText(text);
    };
    show(m_caption, m_stop.caption);
    show(m_notes, m_stop.notes);
    setEnabled(m_some);
    showPanels();
}

void StopEdit::showPanels() {
    QStringList titles;
    for (const QString& name : m_stop.panels)
        if (const PanelId panel = panelNamed(name.toStdString()); panel != nullptr)
            titles << titleOf(*panel);
    m_panels->setText(titles.join(QStringLiteral(" · ")));
    markPanels();
}

void StopEdit::fillPanels() {
    m_menu->clear();
    // Why others cannot be chosen.
    m_menu->addAction(tr("One to %1 panels of a stop").arg(format::count(mostStopPanels)))->setEnabled(false);
    m_menu->addSeparator();
    for (const PanelId panel : allPanels()) {
        const QString name = nameOf(*panel);
        QAction* entry = m_menu->addAction(titleOf(*panel));
        entry->setCheckable(true);
        entry->setData(name);
        connect(entry, &QAction::triggered, this, [this, name](bool now) { choosePanel(name, now); });
    }
    markPanels();
}

void StopEdit::markPanels() {
    for (QAction* entry : m_menu->actions()) {
        if (!entry->isCheckable())
            continue;
        const bool chosen = m_stop.panels.contains(entry->data().toString());
        entry->setChecked(chosen);
        // At least one, and no more than an audience can read.
        entry->setEnabled(chosen ? m_stop.panels.size() > 1 : m_stop.panels.size() < mostStopPanels);
    }
}

void StopEdit::choosePanel(const QString& name, bool chosen) {
    Stop next = m_stop;
    if (chosen)
        next.panels << name;
    else
        next.panels.removeAll(name);
    emit edited(m_place, next);
}

void StopEdit::finish() {
    if (!m_some)
        return;
    Stop next = m_stop;
    next.caption = m_caption->toPlainText().trimmed();
    next.notes = m_notes->toPlainText().trimmed();
    if (next == m_stop)
        return;
    m_stop = next; // what is told sets it anew
    emit edited(m_place, next);
}

bool StopEdit::eventFilter(QObject* watched, QEvent* event) {
    // The menu stays open for the next panel.
    const auto chooses = [event] {
        if (event->type() == QEvent::MouseButtonRelease)
            return true;
        const auto* key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
        return key != nullptr && key->key() == Qt::Key_Space && !key->isAutoRepeat();
    };
    if (watched == m_menu && chooses())
        if (QAction* entry = m_menu->activeAction(); entry != nullptr && entry->isEnabled()) {
            entry->trigger();
            return true;
        }
    if (event->type() == QEvent::FocusOut && watched != m_menu)
        finish();
    return QWidget::eventFilter(watched, event);
}

void StopEdit::retranslate() {
    m_captionName->setText(tr("Caption"));
    m_notesName->setText(tr("Notes"));
    m_panelsName->setText(tr("Panels"));
    m_caption->setPlaceholderText(tr("What the audience reads below the panels"));
    m_notes->setPlaceholderText(tr("What the speaker alone sees"));
    m_panels->setToolTip(tr("Up to three panels, in the order in which they are chosen"));
    showPanels();
}

} // namespace quadrille
