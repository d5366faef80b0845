// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/communication/communication_layout.h"
#include "widgets/picture/interactive_picture.h"

namespace quadrille {

/// What is pointed at: a row, or a GPU.
struct CommunicationPlace {
    std::optional<TrafficKind> kind;
    std::int64_t gpu = -1;
    friend bool operator==(const CommunicationPlace&, const CommunicationPlace&) = default;
};

/// What a GPU sends in a step: bytes and time of every degree of parallelism, by link and by what hides
/// behind computation; and who talks to whom, on the GPUs of one copy of the model.
///
/// Keys: Up and Down choose the degree of parallelism (Page Up and Page Down by ten, Home and End the ends),
/// Left and Right the group that stands out, Enter, Space or E explains, Escape leaves.
class CommunicationView : public InteractivePicture<CommunicationPlace, CommunicationLayout> {
    Q_OBJECT
public:
    explicit CommunicationView(QWidget* parent = nullptr);

    /// Sets what is shown. None: the empty reason is shown instead. What was chosen stays chosen.
    void setPerformance(const std::optional<Performance>& performance, const Scenario& scenario);
    /// Whose groups are drawn; none: of what sends most.
    void choose(std::optional<TrafficKind> kind);
    [[nodiscard]] const CommunicationContent& content() const { return m_content; }
    /// Marks a GPU, whose group then stands out, and a degree, or one of both: what something beside the
    /// picture is about. Nowhere: the chosen group stands out again. Emits nothing.
    void setPointed(const CommunicationPlace& place);
    [[nodiscard]] const CommunicationPlace& pointedElsewhere() const { return m_pointed; }

    [[nodiscard]] QString finding() const override;
    [[nodiscard]] DataTable data() const override;

signals:
    void chosen(quadrille::TrafficKind kind); ///< the user chose
    void gpuChosen(std::int64_t gpu);         ///< likewise

protected:
    /// A degree of parallelism is selected.
    [[nodiscard]] bool isDrawn() const override { return m_content.selected().has_value(); }
    [[nodiscard]] CommunicationLayout layOut(const QRectF& area, const QFont& font,
                                             const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const CommunicationLayout& layout,
                     const Colours& colours) const override;
    void paintMark(QPainter& painter, const CommunicationPlace& place, const Colours& colours) const override;
    [[nodiscard]] CommunicationPlace placeAt(QPointF point) const override;
    [[nodiscard]] QString say(const CommunicationPlace& place) const override;
    [[nodiscard]] CommunicationPlace kept(const CommunicationPlace& place) const override;
    /// The keyboard's cursor is on the selected row.
    [[nodiscard]] CommunicationPlace keptCursor(const CommunicationPlace&) const override { return start(0); }
    [[nodiscard]] CommunicationPlace start(int) const override { return {.kind = m_content.selected()}; }
    [[nodiscard]] std::optional<CommunicationPlace> neighbour(const CommunicationPlace& place,
                                                              int key) const override;
    void use(const CommunicationPlace& place) override;
    void cursorMoved(const CommunicationPlace& place) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] std::int64_t groupCount() const; ///< of those that are listed
    void moveGroup(std::int64_t step);
    void showGroupOf(std::int64_t gpu);

    CommunicationContent m_content;
    CommunicationPlace m_pointed;              ///< by something beside the picture
    std::optional<std::int64_t> m_chosenGroup; ///< while that of what is pointed at stands out
};

} // namespace quadrille
