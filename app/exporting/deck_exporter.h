// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exporting/export.h"

#include <QObject>

namespace quadrille {

class DeckStore;
class Exporter;
class Settings;
struct Catalogue;

/// The command that writes the talk that is worked on into a file, a page for each stop.
class DeckExporter : public QObject {
    Q_OBJECT
public:
    /// The references must outlive it.
    DeckExporter(Exporter& exporter, DeckStore& decks, const Catalogue& catalogue, Settings& settings,
                 QWidget& window);

    void make();

signals:
    void refused(const QString& sentence); ///< there is no talk, and what would begin one

private:
    [[nodiscard]] QString write(const QString& file, bool isHtml) const;

    Exporter& m_exporter;
    DeckStore& m_decks;
    const Catalogue& m_catalogue;
    Settings& m_settings;
    QWidget& m_window;
};

} // namespace quadrille
