// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/fsdp/fsdp_question.h"
#include "core/analysis/explain.h"

#include <QThreadPool>
#include <QWidget>

#include <atomic>
#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace quadrille {

class FsdpCurves;
class Picture;

/// The study of Wang et al. (2024): what fully sharded data parallelism can reach at best, against model
/// size, number of GPUs or bandwidth, with their measured runs. It does not depend on the current plan. Makes
/// and computes nothing before it is first seen; searches on another thread, the latest question wins.
class FsdpPanel : public QWidget {
    Q_OBJECT
public:
    explicit FsdpPanel(QWidget* parent = nullptr);
    ~FsdpPanel() override;

    [[nodiscard]] FsdpCurves* curves() const { return m_curves; } ///< null before prepare()
    [[nodiscard]] bool computing() const { return m_computing; }
    [[nodiscard]] const FsdpQuestion& question() const { return m_question; }
    void prepare();          ///< makes the contents, when there are none yet
    void setSeen(bool seen); ///< whether it can be seen

signals:
    void created(quadrille::Picture* picture); ///< prepare() has made the picture
    /// The user asks why a number is what it is.
    void explained(const quadrille::Explanation& explanation);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QComboBox* addBox();
    void createBar();
    void fillBoxes();
    void fillClusters();
    void ask();
    void answered(quint64 generation, FsdpCurvesData found);
    void explainStop(const FsdpStop& stop, FsdpMeasure measure);
    void showNotes();
    void retranslate();
    [[nodiscard]] FsdpQuestion asked() const;
    [[nodiscard]] QString conditions() const;
    [[nodiscard]] QString notes() const;

    std::shared_ptr<const FsdpStudy> m_study; ///< shared with searches under way
    FsdpQuestion m_question;                  ///< of the curves shown or under way
    FsdpCurves* m_curves = nullptr;
    QWidget* m_bar = nullptr;
    QComboBox* m_measure = nullptr;
    QComboBox* m_axis = nullptr;
    QComboBox* m_cluster = nullptr;
    QComboBox* m_gpus = nullptr;
    QComboBox* m_sequence = nullptr;
    QComboBox* m_gamma = nullptr;
    QSpinBox* m_alpha = nullptr;
    QCheckBox* m_whole = nullptr;
    QToolButton* m_notesButton = nullptr;
    QLabel* m_notes = nullptr;
    bool m_notesChosen = false; ///< the user showed or hid the notes
    bool m_computing = false;
    std::atomic<quint64> m_generation = 0; ///< only the latest question is answered
    QThreadPool m_worker;
};

} // namespace quadrille
