// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain.h"
#include "widgets/picture/colours.h"
#include "widgets/picture/data_table.h"
#include "widgets/picture/freshness.h"

#include <QPixmap>
#include <QWidget>

#include <functional>
#include <optional>

class QMenu;

namespace quadrille {

/// Base of every picture of a core value. Subclasses paint on any painter, so screen, PNG, SVG and PDF are
/// one code.
class Picture : public QWidget {
    Q_OBJECT
public:
    explicit Picture(QWidget* parent = nullptr);

    /// One sentence with what the picture shows: the export's caption, and in title() that on screen and the
    /// accessible description.
    [[nodiscard]] virtual QString finding() const = 0;
    /// Paints the whole picture, without the finding, into area. Clamps its own shapes: SVG ignores clipping.
    virtual void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const = 0;
    [[nodiscard]] virtual DataTable data() const = 0;
    /// What the finding adds of something that cannot be drawn here; empty: nothing.
    void setRemark(const QString& remark);
    /// The sentence that stands in place of what is not there; empty: a usual one.
    void setEmptyReason(const QString& reason);
    /// Dims the picture where what it shows is not current.
    void setFreshness(Freshness freshness);
    [[nodiscard]] Freshness freshness() const { return m_freshness; }
    /// The title on screen: the finding, and before it why it is not current.
    [[nodiscard]] QString title() const { return withFreshness(m_freshness, finding()); }
    /// Paints all of it anew. In place of QWidget's, which takes what has not changed from memory.
    void update();
    [[nodiscard]] QSize sizeHint() const override { return m_usualLines * fontMetrics().height(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 100}; }

signals:
    void findingChanged();
    /// The pointer (or the keyboard cursor) is on something: what to say about it; empty when it left.
    void readout(const QString& text);
    /// The user asks why this number is what it is.
    void explainRequested(const quadrille::Subject& subject);

protected:
    /// What it is called, by screen readers; asked again when the language changes.
    void setName(std::function<QString()> name);
    /// How large it likes to be, in heights of a line.
    void setUsualSize(int wide, int high) { m_usualLines = {wide, high}; }
    [[nodiscard]] QString emptyReason(const QString& usual) const {
        return m_emptyReason.isEmpty() ? usual : m_emptyReason;
    }
    /// paintOn() with this widget's palette, from memory as long as nothing calls update().
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;   ///< repaints on palette, font and language changes
    void hideEvent(QHideEvent* event) override; ///< a picture behind another tab takes no memory
    /// A menu of what can be done with a place, and of this widget's actions(), as copying and exporting.
    void contextMenuEvent(QContextMenuEvent* event) override;
    /// Adds what can be done with a place: at this point, or with the keyboard's cursor where there is none.
    /// \returns where that place is, none for where the pointer is
    virtual std::optional<QPoint> fillMenu(QMenu&, std::optional<QPoint>) { return {}; }
    /// What is remembered; paintOn() unless the screen shows more than that.
    virtual void paintContent(QPainter& painter, const QRectF& area, const Colours& colours) const;
    /// Repaints what paintEvent() adds to the content, as a cursor.
    void updateOverlay() { QWidget::update(); }
    [[nodiscard]] QString withRemark(const QString& finding) const;
    void paintVeil(QPainter& painter, const Colours& colours) const; ///< over what is not current
    /// Call after a setter: updates accessible description, emits findingChanged, schedules a repaint.
    void contentChanged();
    /// What was kept of the content as it was is of no use any more.
    virtual void forget();
    /// The content is another: what points into it goes along.
    virtual void settle() {}

private:
    void paintAll(QPainter& painter, const Colours& colours) const;

    std::function<QString()> m_name;
    QSize m_usualLines{30, 18};
    QString m_remark;
    QString m_emptyReason;
    Freshness m_freshness = Freshness::current;
    QPixmap m_layer;      ///< the content as it was painted; null: not yet, or it has changed
    bool m_again = false; ///< painted before and not changed since: worth remembering
};

} // namespace quadrille
