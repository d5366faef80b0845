// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/deck_exporter.h"

#include "app/decks/deck_store.h"
#include "app/exporting/exporter.h"
#include "app/present/deck_pages.h"
#include "app/session/file_io.h"
#include "core/text/input_error.h"
#include "widgets/format.h"

#include <QProgressDialog>

namespace quadrille {

DeckExporter::DeckExporter(Exporter& exporter, DeckStore& decks, const Catalogue& catalogue,
                           Settings& settings, QWidget& window)
    : QObject(&window), m_exporter(exporter), m_decks(decks), m_catalogue(catalogue), m_settings(settings),
      m_window(window) {}

void DeckExporter::make() {
    m_decks.finishEdits();
    const auto current = m_decks.current();
    if (!current || m_decks.decks()[*current].stops.empty()) {
        emit refused(
            tr("There is no talk to export yet: “Keep as a stop of the talk” keeps what is on screen."));
        return;
    }
    const Deck& deck = m_decks.decks()[*current];
    ExportJob job;
    job.title = tr("Export the talk");
    job.name = safeFileName(deck.name);
    job.formats = {{QStringLiteral(".pdf"), tr("PDF document, slides of 16:9")},
                   {QStringLiteral(".html"), tr("Web page, all in one file")}};
    job.finding =
        tr("“%1”, a page for each of %n stop(s)", "name of a deck", static_cast<int>(deck.stops.size()))
            .arg(deck.name);
    job.write = [this](const QString& file, const ExportChoice& choice) {
        return write(file, choice.format == 1);
    };
    m_exporter.ask(std::move(job));
}

QString DeckExporter::write(const QString& file, bool isHtml) const {
    const Deck deck = m_decks.decks()[m_decks.current().value()];
    const auto count = static_cast<int>(deck.stops.size());
    QProgressDialog progress(tr("Drawing the stops…"), tr("Stop"), 0, count, m_window.window());
    progress.setObjectName(QStringLiteral("deckProgress"));
    progress.setWindowModality(Qt::ApplicationModal);
    progress.setMinimumDuration(0);
    progress.setAutoReset(false);
    const auto goOn = [&](std::size_t done) {
        if (const auto now = static_cast<int>(done); now != progress.value()) {
            progress.setLabelText(
                tr("Drawing stop %1 of %2…").arg(format::count(now + 1), format::count(count)));
            progress.setValue(now);
        }
        return !progress.wasCanceled();
    };
    try {
        DeckPages pages(deck, m_catalogue, m_settings);
        const auto bytes = isHtml ? pages.toHtml(goOn) : pages.toPdf(goOn);
        if (!bytes)
            return tr("Stopped; nothing was written.");
        writeWhole(file, *bytes);
    } catch (const InputError& error) {
        return QStringLiteral("%1: %2").arg(QString::fromStdString(error.field()),
                                            format::sentence(error.rule()));
    }
    return {};
}

} // namespace quadrille
