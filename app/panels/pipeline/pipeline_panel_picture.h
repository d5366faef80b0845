// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/picture.h"

namespace quadrille {

class GanttView;

/// Two pipelines one above the other on one time axis, for files and the clipboard: it is never shown itself.
class PipelinePairPicture : public Picture {
    Q_OBJECT
public:
    /// The two charts as they are shown; both outlive it. `finding` titles the whole, `difference` stands
    /// between them.
    PipelinePairPicture(const GanttView& upper, const GanttView& lower, QString finding, QString difference,
                        QWidget* parent);

    [[nodiscard]] QString finding() const override { return m_finding; }
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    [[nodiscard]] DataTable data() const override; ///< of both, the upper one first; a column says which
    [[nodiscard]] QSize sizeHint() const override;

private:
    const GanttView& m_upper;
    const GanttView& m_lower;
    QString m_finding;
    QString m_difference;
};

} // namespace quadrille
