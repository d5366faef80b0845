// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/communication/volumes_layout.h"
#include "widgets/picture/picture.h"

namespace quadrille {

/// The textbooks' tables of communication: each volume as printed and as ours gives it, with a remark where
/// they differ; and how long tensor parallelism takes over which link. As high as its width needs.
class VolumesTable : public Picture {
    Q_OBJECT
public:
    explicit VolumesTable(QWidget* parent = nullptr);

    void setCase(const TextbookCase& textbook, const std::vector<Interconnect>& links);
    [[nodiscard]] const VolumesContent& content() const { return m_content; }

    [[nodiscard]] QString finding() const override;
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    [[nodiscard]] DataTable data() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] VolumesLayout layoutFor(double width) const;
    [[nodiscard]] QString say(QPointF point) const;
    void refresh(); ///< its texts, in the language in force

    TextbookCase m_case;
    std::vector<Interconnect> m_links;
    VolumesContent m_content;
    QString m_lastText;
};

} // namespace quadrille
