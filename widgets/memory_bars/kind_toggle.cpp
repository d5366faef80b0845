// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_bars/kind_toggle.h"

#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace quadrille {
namespace {

QString hintOf(MemoryKind kind) {
    switch (kind) {
    case MemoryKind::allocated:
        return glossary_text::brief("allocated");
    case MemoryKind::reserved:
        return glossary_text::brief("reserved");
    case MemoryKind::device:
        return glossary_text::brief("device");
    }
    return {};
}

} // namespace

KindToggle::KindToggle(QWidget* parent) : QWidget(parent), m_group(new QButtonGroup(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(0);
    for (const MemoryKind kind : allMemoryKinds) {
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        m_group->addButton(button, static_cast<int>(kind));
        row->addWidget(button);
        m_buttons[static_cast<std::size_t>(kind)] = button;
    }
    m_buttons.front()->setChecked(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    retranslate();
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool checked) {
        const auto kind = static_cast<MemoryKind>(id);
        if (!checked || kind == m_kind)
            return;
        m_kind = kind;
        emit kindChanged(kind);
    });
}

void KindToggle::setKind(MemoryKind kind) {
    m_kind = kind; // first, so that the button's signal finds nothing new
    m_buttons[static_cast<std::size_t>(kind)]->setChecked(true);
}

void KindToggle::setChoice(bool choice) {
    m_choice = choice;
    setEnabled(choice);
    retranslate();
}

void KindToggle::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void KindToggle::retranslate() {
    setAccessibleName(tr("Figure of memory"));
    for (const MemoryKind kind : allMemoryKinds) {
        QToolButton* button = m_buttons[static_cast<std::size_t>(kind)];
        button->setText(format::kindName(kind));
        button->setToolTip(m_choice ? hintOf(kind)
                                    : tr("The estimator of the paper knows allocated memory only."));
        button->setAccessibleName(tr("Show memory: %1", "allocated, reserved or device").arg(button->text()));
        button->setAccessibleDescription(button->toolTip());
    }
}

} // namespace quadrille
