// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/glossary/glossary_dialog.h"

#include "app/glossary/glossary_links.h"
#include "widgets/glossary/glossary_view.h"

#include <QEvent>
#include <QVBoxLayout>

namespace quadrille {

GlossaryDialog::GlossaryDialog(QWidget* parent) : QDialog(parent), m_view(new GlossaryView(this)) {
    setObjectName(QStringLiteral("glossary"));
    setWindowTitle(tr("Glossary"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_view);
    m_view->setLinks(linksOf);
    resize(m_view->sizeHint().boundedTo(parent->window()->size()));
}

void GlossaryDialog::lookUp(const QString& searched) {
    m_view->search(searched);
    show();
    raise();
    activateWindow();
    m_view->setFocus();
}

void GlossaryDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setWindowTitle(tr("Glossary"));
}

} // namespace quadrille
