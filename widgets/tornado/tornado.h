// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/interactive_picture.h"
#include "widgets/tornado/tornado_layout.h"

namespace quadrille {

/// What is pointed at: one end of a row.
struct TornadoPlace {
    bool some = false;
    std::variant<const Setting*, HardwarePart> of; ///< the row's, wherever that stands
    std::size_t end = 0;
    friend bool operator==(const TornadoPlace&, const TornadoPlace&) = default;
};

/// What one change of the plan, or of what it runs on, would gain or lose: bars to the right for faster, to
/// the left for slower, in the colour of how the changed plan fits.
///
/// Keys: arrows walk over the bars, Page Up and Page Down by ten, Home and End to the ends, Enter or Space
/// makes a change of the plan, Escape leaves.
class Tornado : public InteractivePicture<TornadoPlace, TornadoLayout> {
    Q_OBJECT
public:
    explicit Tornado(QWidget* parent = nullptr);

    /// None: the empty reason is shown instead.
    void setSensitivity(std::optional<Sensitivity> found);
    [[nodiscard]] const std::optional<Sensitivity>& sensitivity() const { return m_found; }

    [[nodiscard]] QString finding() const override;
    [[nodiscard]] DataTable data() const override;

signals:
    void changeChosen(const quadrille::Change& change);

protected:
    [[nodiscard]] bool isDrawn() const override { return m_found.has_value(); }
    [[nodiscard]] TornadoLayout layOut(const QRectF& area, const QFont& font,
                                       const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const TornadoLayout& layout, const Colours& colours) const override;
    void paintMark(QPainter& painter, const TornadoPlace& place, const Colours& colours) const override;
    [[nodiscard]] TornadoPlace placeAt(QPointF point) const override;
    [[nodiscard]] QString say(const TornadoPlace& place) const override;
    [[nodiscard]] TornadoPlace kept(const TornadoPlace& place) const override {
        return barOf(place) >= 0 ? place : TornadoPlace{};
    }
    [[nodiscard]] TornadoPlace start(int) const override { return placeOf(0); }
    [[nodiscard]] std::optional<TornadoPlace> neighbour(const TornadoPlace& place, int key) const override;
    [[nodiscard]] bool isUsable(const TornadoPlace& place) const override {
        return place.some && std::holds_alternative<const Setting*>(place.of);
    }
    [[nodiscard]] QString useName() const override { return tr("Make this change"); }
    void use(const TornadoPlace& place) override;

private:
    [[nodiscard]] TornadoPlace placeOf(int bar) const;
    [[nodiscard]] int barOf(const TornadoPlace& place) const;
    [[nodiscard]] const SensitivityRow& rowOf(const TornadoBar& bar) const;

    std::optional<Sensitivity> m_found;
};

} // namespace quadrille
