// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"
#include "widgets/sweep/sweep_data.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace quadrille {

class Picture;
class SweepCurve;

/// The curve of memory and bubble along one dimension of the current plan, and the choice of it. Makes and
/// computes nothing before it is first seen, and computes only while it can be seen. What takes long is shown
/// stop by stop.
class SweepPanel : public QWidget {
    Q_OBJECT
public:
    explicit SweepPanel(ScenarioStore& store, QWidget* parent = nullptr);

    [[nodiscard]] SweepCurve* curve() const { return m_curve; } ///< null before prepare()
    [[nodiscard]] bool computing() const { return m_question.pending(); }
    [[nodiscard]] Dimension dimension() const { return m_dimension; }
    void setDimension(Dimension dimension);
    void prepare();          ///< makes the contents, when there are none yet
    void setSeen(bool seen); ///< whether it can be seen

signals:
    void created(quadrille::Picture* picture); ///< prepare() has made the picture
    void dimensionChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void moved();
    void refresh();
    void cameIn(const SweepData& known);
    void becameLate();
    void take(SweepData found);
    void choose(std::int64_t value);
    void retranslate();

    ScenarioStore& m_store;
    Dimension m_dimension = Dimension::microBatch;
    QLabel* m_label = nullptr;
    QComboBox* m_box = nullptr;
    SweepCurve* m_curve = nullptr;
    std::optional<SweepData> m_known; ///< what has come of the latest question, of which more is to come
    LatestQuestion m_question;
    bool m_seen = false;
    bool m_stale = true; ///< something moved while this could not be seen
};

} // namespace quadrille
