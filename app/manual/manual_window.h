// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_search.h"
#include "app/store/latest_job.h"

#include <QDialog>
#include <QTimer>

class QLabel;
class QLineEdit;
class QListWidget;
class QTextBrowser;
class QToolButton;

namespace quadrille {

/// The manual in a window beside the one it is about: contents, or what a search finds, and the chapter.
///
/// Keys: letters go to the field; Up, Down, Page Up and Page Down move in the list; Alt+Left and Alt+Right go
/// back and forth.
class ManualWindow : public QDialog {
    Q_OBJECT
public:
    /// What the sources refer to must outlive it.
    ManualWindow(ManualSources sources, QWidget* parent);
    ~ManualWindow() override;

    /// In front, with the keyboard in its field.
    void present();
    /// \param place "03-memory" or "03-memory#over-time"
    void openAt(const QString& place);
    void search(const QString& typed);

    [[nodiscard]] const ManualPage& page() const { return m_page; } ///< as far as it is worked out
    [[nodiscard]] bool working() const { return m_composing.pending() || m_indexing.pending(); }
    [[nodiscard]] QListWidget* list() const { return m_list; }
    [[nodiscard]] QTextBrowser* browser() const { return m_browser; }
    [[nodiscard]] QLineEdit* field() const { return m_field; }
    [[nodiscard]] QString finding() const; ///< how many places a search found

signals:
    /// A link that leads out of the manual: "view:memory", "term:tp", "table:zero", "lesson:one-gpu".
    void linkActivated(const QString& link);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< arrows in the field move in the list
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow(const QString& link);
    void load(const QString& place);
    void showPage();
    void paint();
    void goTo(const QString& place);
    void fillList();
    void listContents();
    void listHits();
    void openMarked();
    void index();
    void step(int by);
    void retranslate();

    ManualSources m_sources;
    QLineEdit* m_field;
    QListWidget* m_list;
    QTextBrowser* m_browser;
    QLabel* m_count;
    QToolButton* m_back;
    QToolButton* m_forth;
    ManualPage m_page;
    ManualIndex m_index;
    QString m_words; ///< marked in the page once it is there
    QStringList m_places;
    qsizetype m_place = -1; ///< in m_places
    QTimer m_resized;       ///< for a moment
    LatestJob m_composing;
    LatestJob m_indexing;
};

} // namespace quadrille
