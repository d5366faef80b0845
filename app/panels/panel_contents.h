// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain.h"

#include <QWidget>

#include <functional>
#include <vector>

class QBoxLayout;
class QVBoxLayout;

namespace quadrille {

class LatestJob;
class Picture;
struct ViewState;

/// What a panel shows. It is made when it is first seen, unless it makes itself at once, and follows what it
/// shows only while it is seen.
class PanelContents : public QWidget {
    Q_OBJECT
public:
    explicit PanelContents(QWidget* parent = nullptr);
    ~PanelContents() override;

    /// Whether it can be seen. What has moved meanwhile is shown now.
    virtual void setSeen(bool seen);
    void prepare(); ///< makes the contents, when there are none yet
    /// The panel's title: of its picture, where it has one.
    [[nodiscard]] virtual QString finding() const;
    /// What of the view belongs into a session file.
    virtual void saveView(ViewState&) const {}
    virtual void restoreView(const ViewState&) {}
    /// Whether the inputs that stand with its pictures are seen, which an audience has no use for.
    void showTools(bool shown);

signals:
    void findingChanged();
    void readout(const QString& text); ///< of what is pointed at
    void viewChanged();                ///< saveView() would save something else
    /// The user asks why a number of the plan is what it is, or wants an explanation of anything else shown.
    void explainRequested(const quadrille::Subject& subject);
    void explained(const quadrille::Explanation& explanation);

protected:
    virtual void make() {}        ///< the contents; called once
    virtual void refresh() {}     ///< something has moved, and it is seen
    virtual void retranslate() {} ///< also after make()

    /// Something that it shows has moved: refreshes, now or when it is seen.
    void moved();
    void setStale(bool stale) { m_stale = stale; }
    /// Long work for what only this panel shows: stopped when it is not seen any more, and begun anew by
    /// refresh() when it is. The job must outlive the panel's use. \param stopped forgets that it was asked
    void searchOnlySeen(LatestJob& job, std::function<void()> stopped = {});
    [[nodiscard]] bool isStale() const { return m_stale; }
    [[nodiscard]] bool isSeen() const { return m_seen; }
    [[nodiscard]] bool isMade() const { return m_made; }
    /// Below what the column has so far; all tools of a panel stand together.
    void addTools(QWidget* bar, Qt::Alignment alignment = {});
    void addTools(QBoxLayout* bar);
    /// Without margins or gaps.
    [[nodiscard]] QVBoxLayout* column() const { return m_column; }
    /// What it tells goes on to the window; the first one gives the title.
    void addPicture(Picture* picture);

    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QVBoxLayout* toolColumn();

    QVBoxLayout* m_column;
    QWidget* m_tools = nullptr; ///< none yet
    const Picture* m_picture = nullptr;
    struct Search {
        LatestJob* job;
        std::function<void()> stopped;
    };
    std::vector<Search> m_searches;
    bool m_seen = false;
    bool m_stale = true;
    bool m_made = false;
    bool m_toolsShown = true;
};

} // namespace quadrille
