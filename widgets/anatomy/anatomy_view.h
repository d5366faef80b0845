// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/anatomy/anatomy_layout.h"
#include "widgets/picture/interactive_picture.h"

#include <QVariantAnimation>

namespace quadrille {

/// What one GPU of a plan holds: its part of the layers, matrices and experts, of the batch and of every
/// sequence, its bytes, and with whom it exchanges what. What is pointed at is looked at, a GPU or the groups
/// of a degree of parallelism; a click, or keys, choose it.
///
/// Keys: Left and Right choose the GPU before or after (Page Up and Page Down in the node before or after,
/// Home and End the ends), Up and Down walk over all else, Enter or Space chooses a degree of parallelism or
/// the GPU of a layer, E explains bytes and times, Escape leaves.
class AnatomyView : public InteractivePicture<AnatomyPlace, AnatomyLayout> {
    Q_OBJECT
public:
    explicit AnatomyView(QWidget* parent = nullptr);

    /// A plan that cannot run: the empty reason is shown instead. What was chosen stays chosen; the parts of
    /// the GPU move to where they are now, unless the style wants no motion.
    void setAnalysis(const Analysis& analysis);
    void setSections(const AnatomySections& sections); ///< at first all
    void chooseGpu(std::int64_t gpu);                  ///< without a signal
    void chooseKind(std::optional<TrafficKind> kind);
    /// The GPU of that pipeline rank that stands in it as the chosen one does in its own; without a signal.
    void chooseStage(std::int64_t pipelineRank);
    [[nodiscard]] std::int64_t gpu() const { return m_gpu; }
    [[nodiscard]] std::optional<TrafficKind> kind() const { return m_kind; }
    /// None where there is nothing to show.
    [[nodiscard]] const std::optional<AnatomyContent>& content() const { return m_content; }
    [[nodiscard]] bool moving() const { return m_motion.state() == QAbstractAnimation::Running; }

    [[nodiscard]] QString finding() const override;
    [[nodiscard]] DataTable data() const override;

    /// What other pictures of the plan may mark: the GPU that is looked at with the degree whose groups are
    /// shown. None while nothing is pointed at and no degree is chosen.
    struct Marked {
        std::int64_t gpu = 0;
        std::optional<TrafficKind> kind;
        friend bool operator==(const Marked&, const Marked&) = default;
    };
    [[nodiscard]] std::optional<Marked> marked() const;

signals:
    void markedChanged();             ///< marked() is another
    void gpuChosen(std::int64_t gpu); ///< the user chose
    void kindChosen();                ///< likewise, or no degree any more

protected:
    [[nodiscard]] bool isDrawn() const override { return m_content.has_value(); }
    [[nodiscard]] AnatomyLayout layOut(const QRectF& area, const QFont& font,
                                       const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const AnatomyLayout& layout, const Colours& colours) const override;
    void paintMark(QPainter& painter, const AnatomyPlace& place, const Colours& colours) const override;
    [[nodiscard]] AnatomyPlace placeAt(QPointF point) const override { return layoutNow().placeAt(point); }
    [[nodiscard]] QString say(const AnatomyPlace& place) const override;
    [[nodiscard]] AnatomyPlace kept(const AnatomyPlace& place) const override;
    [[nodiscard]] AnatomyPlace start(int key) const override;
    [[nodiscard]] std::optional<AnatomyPlace> neighbour(const AnatomyPlace& place, int key) const override;
    [[nodiscard]] bool isUsable(const AnatomyPlace& place) const override;
    [[nodiscard]] QString useName() const override { return tr("Choose"); }
    void use(const AnatomyPlace& place) override;
    bool explainCurrent() override;
    void cursorMoved(const AnatomyPlace& place) override;
    void hoverMoved() override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void look(std::int64_t gpu, bool inMotion);
    void pick(std::int64_t gpu); ///< as the user does
    void showKind(std::optional<TrafficKind> kind);
    void showKindOf(const AnatomyPlace& place); ///< what is pointed at is about; else the one that is chosen
    void tellMarked();
    void moveTo(const Cuts& cuts);
    [[nodiscard]] std::optional<Subject> subjectOf(const AnatomyPlace& place) const;

    std::optional<AnatomyContent> m_content;
    std::int64_t m_gpu = 0;
    std::optional<TrafficKind> m_kind;
    AnatomySections m_sections;
    QVariantAnimation m_motion;
    Cuts m_from, m_to;
    std::optional<Marked> m_marked; ///< as it was told last
};

} // namespace quadrille
