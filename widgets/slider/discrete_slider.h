// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/scenario/dimension.h"
#include "widgets/slider/slider_geometry.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QLineEdit;

namespace quadrille {

/// One dimension of a plan: name and editable value, a track of equally spaced stops, and under it a strip
/// that shows for every stop the zone the plan would be in if only this slider moved there. Nothing is
/// clamped: any stop can be chosen, runnable or not, and any whole number typed.
///
/// Mouse: press or drag on track and strip. Wheel over track and strip: one stop a notch. Keys: arrows one
/// stop, Page two, Home and End; F2, Enter or a digit edit the value; Escape gives a drag back.
class DiscreteSlider : public QWidget {
    Q_OBJECT
public:
    explicit DiscreteSlider(Dimension dimension, QWidget* parent = nullptr);

    [[nodiscard]] Dimension dimension() const { return m_dimension; }
    [[nodiscard]] std::int64_t value() const { return m_value; }
    [[nodiscard]] const std::vector<std::int64_t>& stops() const { return m_stops; }

    /// Ascending stops and the scenario's value, which need not be one of them. Emits nothing.
    void setStops(std::vector<std::int64_t> stops, std::int64_t current);
    /// One glance per stop; a strip of another length is not drawn. Emits nothing.
    void setStrip(std::vector<Glance> strip);
    /// Of every stop the fastest plan with it that fits, whatever else it has; empty: none are shown. A list
    /// of another length is not drawn. Emits nothing.
    void setSpeeds(std::vector<std::optional<Glance>> best);
    /// The pinned baseline's value, marked "A" on the track; none: no mark. \param model that the baseline
    /// trains, where it is another
    void setBaselineValue(std::optional<std::int64_t> value, const QString& model = {});
    /// Says why a stop cannot run; asked when its tooltip is shown.
    void setReason(std::function<QString(std::int64_t)> reason);

    /// "TP 8: 23.9 GiB, fits" or "TP 16: cannot run" with its reason.
    [[nodiscard]] QString stopText(std::size_t stop) const;
    /// What a screen reader says of the value: "8, 23.9 GiB, fits".
    [[nodiscard]] QString valueText() const;
    [[nodiscard]] SliderGeometry geometryOfParts() const;
    [[nodiscard]] bool editing() const;
    /// The message about the last typed text; empty when there is none.
    [[nodiscard]] QString message() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public slots:
    /// Opens the value for typing, its text selected.
    void edit();
    /// As if the user had chosen it: emits valueChanged() when it differs.
    void choose(std::int64_t value);

signals:
    void valueChanged(qint64 value);
    void dragStarted(); ///< the changes until dragFinished() are one step
    void dragFinished();
    void readout(const QString& text); ///< the stop under the pointer; empty when it left

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void step(int steps);
    void hover(std::optional<std::size_t> stop);
    void finishDrag();
    void commitEdit(bool keepOpenOnError);
    void closeEditor();
    void showMessage(const QString& text);
    void placeChildren();
    [[nodiscard]] QString baselineText() const;
    void updateTexts();
    [[nodiscard]] double valueWidth() const;
    [[nodiscard]] QString memoryText(std::size_t stop) const;
    [[nodiscard]] QString speedText(std::size_t stop) const;
    [[nodiscard]] const Glance* glanceOf(std::size_t stop) const;

    Dimension m_dimension;
    std::vector<std::int64_t> m_stops{1};
    std::int64_t m_value = 1;
    mutable std::optional<double> m_valueWidth; ///< of m_value, once it was measured
    std::vector<Glance> m_strip;
    std::vector<std::optional<Glance>> m_best; ///< empty: not shown
    std::vector<double> m_speeds;              ///< of m_best ÷ the fastest of them; negative where none fits
    std::optional<std::int64_t> m_baseline;
    QString m_baselineModel;
    std::function<QString(std::int64_t)> m_reason;
    std::optional<std::int64_t> m_dragFrom;
    std::optional<std::size_t> m_hovered;
    int m_wheelRemainder = 0;
    QLineEdit* m_editor = nullptr;
    QLabel* m_message = nullptr;
};

} // namespace quadrille
