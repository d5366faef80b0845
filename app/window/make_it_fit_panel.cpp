// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/make_it_fit_panel.h"

#include "widgets/make_it_fit/make_it_fit_view.h"
#include "widgets/make_it_fit/mend_table.h"
#include "widgets/make_it_fit/mend_text.h"

#include <QEvent>
#include <QVBoxLayout>

namespace quadrille {

MakeItFitPanel::MakeItFitPanel(ScenarioStore& store, QWidget* parent) : QWidget(parent), m_store(store) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_worker.setMaxThreadCount(1);
    m_patience.setSingleShot(true);
    m_patience.setInterval(150);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_view->setPending(m_searching);
        emit findingChanged();
    });
    connect(&m_store, &ScenarioStore::changed, this, &MakeItFitPanel::moved);
}

MakeItFitPanel::~MakeItFitPanel() {
    m_stop.request_stop();
    m_worker.clear();
    m_worker.waitForDone();
}

QString MakeItFitPanel::finding() const {
    if (m_view == nullptr)
        return {};
    if (m_searching && !m_patience.isActive())
        return tr("Looking for the smallest changes…");
    return m_view->finding();
}

void MakeItFitPanel::setSeen(bool seen) {
    m_seen = seen;
    if (!seen)
        return;
    prepare();
    if (m_stale)
        search();
}

void MakeItFitPanel::prepare() {
    if (m_view != nullptr)
        return;
    m_view = new MakeItFitView(this);
    layout()->addWidget(m_view);
    setFocusProxy(m_view->table());
    m_view->show(); // the layout would show it only after the keyboard has come
    connect(m_view, &MakeItFitView::findingChanged, this, &MakeItFitPanel::findingChanged);
    connect(m_view, &MakeItFitView::readout, this, &MakeItFitPanel::readout);
    connect(m_view, &MakeItFitView::chosen, this, &MakeItFitPanel::apply);
}

void MakeItFitPanel::moved() {
    m_stale = true;
    if (m_seen)
        search();
}

void MakeItFitPanel::search() {
    m_stale = false;
    m_searching = true;
    ++m_generation;
    m_stop.request_stop();
    m_stop = {};
    m_worker.clear();
    m_patience.start();
    m_worker.start(
        [this, scenario = m_store.scenario(), generation = m_generation, stop = m_stop.get_token()] {
            // The destructor waits for this function, so that `this` outlives it; the answer is an event.
            try {
                QMetaObject::invokeMethod(
                    this,
                    [this, generation, scenario, mending = makeItFit(scenario, mostMends, stop)] {
                        answer(generation, mending, scenario);
                    },
                    Qt::QueuedConnection);
            } catch (const Stopped&) { // another question has come
            }
        });
}

void MakeItFitPanel::answer(quint64 generation, const Mending& mending, const Scenario& asked) {
    if (generation != m_generation)
        return;
    m_searching = false;
    m_patience.stop();
    m_view->setMending(mending, asked);
}

void MakeItFitPanel::apply(const Mend& mend) {
    if (m_searching) // the proposal is about a plan that is no more
        return;
    // Said again in whatever language undo is looked at.
    const bool fits = m_view->mending().outcome == Mending::Outcome::fits;
    m_store.change(mend.scenario, [mend, fits, before = m_store.scenario()] {
        const QString changes = mend::changes(mend, before);
        return fits ? tr("Make it faster: %1").arg(changes) : tr("Make it fit: %1").arg(changes);
    });
}

void MakeItFitPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        emit findingChanged();
}

} // namespace quadrille
