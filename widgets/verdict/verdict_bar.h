// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/explain.h"

#include <QSet>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace quadrille {

class NumberButton;
class VerdictChip;

/// The answer in one line: the zone as glyph, word and colour, then the numbers, each of which explains
/// itself; for what cannot run the first broken rule and its repairs. Breaks into more lines only where there
/// is no room. Some of the numbers are large, to be read from afar: step time and utilisation, or what was
/// chosen in the menu of the bar (right click, or the menu key).
class VerdictBar : public QWidget {
    Q_OBJECT
public:
    explicit VerdictBar(QWidget* parent = nullptr);

    void setAnalysis(const Analysis& analysis);
    /// The answer is on its way: the one of before is dimmed.
    void setComputing(bool computing);
    /// Which FLOPs utilisation and TFLOP/s count.
    void setConvention(FlopConvention convention);
    /// The pinned baseline: numbers show their signed differences from it. None: no differences.
    void setBaseline(std::optional<Analysis> baseline);

    /// Which numbers are large, by their names: "step", "utilisation", "memory", …; unknown names are left
    /// out.
    void setLarge(const QStringList& names);
    [[nodiscard]] QStringList large() const;
    [[nodiscard]] QMenu* sizeMenu() const { return m_sizes; }

    /// The verdict in one or two short sentences; also the accessible description.
    [[nodiscard]] QString spoken() const;

signals:
    void explainRequested(const quadrille::Subject& subject);
    void repairRequested(const quadrille::Repair& repair);
    void largeChanged(); ///< by the user

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void refresh();
    void placeVeil();
    void claimLines(); ///< toolbars do not ask how high something is at its width
    void showNumbers();
    void showPipeline();
    void showPerformance();
    void showBrokenRule();
    void showWarnings();
    void fillMenu(QMenu* menu, const std::vector<const Diagnostic*>& diagnostics);
    /// \param explains what a click asks to explain
    NumberButton* addNumber(const QString& objectName, Subject::Kind explains);
    void fillSizes();
    [[nodiscard]] QList<NumberButton*> numbers() const; ///< in the order in which they stand
    [[nodiscard]] QString nameOf(const NumberButton* number) const;
    void ask(Subject::Kind kind);

    std::optional<Analysis> m_analysis; // its timeline is not kept
    std::optional<Analysis> m_baseline;
    FlopConvention m_convention = FlopConvention::model;
    bool m_computing = false;

    VerdictChip* m_chip = nullptr;
    QWidget* m_veil = nullptr; ///< over all but the chip, while computing
    NumberButton* m_memory = nullptr;
    NumberButton* m_step = nullptr;
    NumberButton* m_utilisation = nullptr;
    NumberButton* m_tokens = nullptr;
    NumberButton* m_flops = nullptr;
    NumberButton* m_bubble = nullptr;
    NumberButton* m_dataParallel = nullptr;
    NumberButton* m_microBatches = nullptr;
    QLabel* m_rule = nullptr;
    QList<QPushButton*> m_repairs;
    QSet<QWidget*> m_shown;   ///< the parts that have something to say now
    QMenu* m_sizes = nullptr; ///< which numbers are large
    QToolButton* m_more = nullptr;
    QToolButton* m_warnings = nullptr;
    QLabel* m_baselineVerdict = nullptr;
};

} // namespace quadrille
