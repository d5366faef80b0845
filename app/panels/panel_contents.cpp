// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/panel_contents.h"

#include "app/store/latest_job.h"
#include "widgets/picture/picture.h"

#include <QEvent>
#include <QVBoxLayout>

namespace quadrille {

PanelContents::PanelContents(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
}

PanelContents::~PanelContents() {
    // A child that loses the focus while it is destroyed must not signal a panel that is half destroyed.
    for (QObject* child : findChildren<QObject*>())
        child->disconnect(this);
}

void PanelContents::setSeen(bool seen) {
    m_seen = seen;
    if (!seen) {
        for (const Search& search : m_searches) {
            if (!search.job->pending())
                continue;
            search.job->stop();
            if (search.stopped)
                search.stopped();
            m_stale = true;
        }
        return;
    }
    prepare();
    if (m_stale)
        moved();
}

void PanelContents::prepare() {
    if (m_made)
        return;
    m_made = true;
    make();
    // The layout would show them only after the keyboard has come.
    for (QWidget* made : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (!made->isWindow() && !made->testAttribute(Qt::WA_WState_ExplicitShowHide))
            made->show();
    retranslate();
    emit findingChanged();
}

QString PanelContents::finding() const {
    return m_picture != nullptr ? m_picture->title() : QString();
}

QVBoxLayout* PanelContents::toolColumn() {
    if (m_tools == nullptr) {
        m_tools = new QWidget(this);
        auto* column = new QVBoxLayout(m_tools);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        m_column->addWidget(m_tools);
        showTools(m_toolsShown);
    }
    return static_cast<QVBoxLayout*>(m_tools->layout());
}

void PanelContents::addTools(QWidget* bar, Qt::Alignment alignment) {
    toolColumn()->addWidget(bar, 0, alignment);
}

void PanelContents::addTools(QBoxLayout* bar) {
    toolColumn()->addLayout(bar);
}

void PanelContents::showTools(bool shown) {
    m_toolsShown = shown;
    if (m_tools != nullptr)
        m_tools->setVisible(shown);
}

void PanelContents::moved() {
    m_stale = !m_seen || !m_made;
    if (!m_stale)
        refresh();
}

void PanelContents::searchOnlySeen(LatestJob& job, std::function<void()> stopped) {
    m_searches.push_back({&job, std::move(stopped)});
}

void PanelContents::addPicture(Picture* picture) {
    if (m_picture == nullptr)
        m_picture = picture;
    connect(picture, &Picture::findingChanged, this, &PanelContents::findingChanged);
    connect(picture, &Picture::readout, this, &PanelContents::readout);
    connect(picture, &Picture::explainRequested, this, &PanelContents::explainRequested);
}

void PanelContents::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || !m_made)
        return;
    retranslate();
    emit findingChanged();
}

} // namespace quadrille
