// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/importing/plan_review.h"
#include "app/store/latest_job.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QLabel;
class QPushButton;
class QTabWidget;

namespace quadrille {

class ComparisonTable;
class ImportSources;
class NotesView;

/// Shows what was read from configurations of training frameworks before anything is done with it: as what
/// each file was recognised, what became of every key, and what would change on screen. Nothing happens
/// unless it is asked to import.
class PlanImportDialog : public QDialog {
    Q_OBJECT
public:
    /// \param base the plan on screen
    PlanImportDialog(Scenario base, Catalogue catalogue, QWidget* parent);

    [[nodiscard]] ImportSources& sources() { return *m_sources; }
    /// What was read last; null: it could not be read, or is still being read.
    [[nodiscard]] const PlanReview* review() const { return m_review ? &*m_review : nullptr; }
    [[nodiscard]] NotesView& notes() { return *m_notes; }
    [[nodiscard]] bool reading() const { return m_question.pending(); }
    [[nodiscard]] QString remark() const; ///< what came of it, or what is wrong with it

signals:
    void importRequested(const quadrille::frameworks::ImportedPlan& plan);

private:
    QWidget* createAnswer();
    void read();
    void showReview(PlanReview review);
    void showError(const InputError& error);
    void say(const QString& remark, bool wrong);

    const Scenario m_base;
    const std::shared_ptr<const Catalogue> m_catalogue;
    std::optional<PlanReview> m_review;
    LatestJob m_question;
    ImportSources* m_sources;
    QComboBox* m_format;
    QLabel* m_remark;
    QTabWidget* m_pages;
    NotesView* m_notes;
    ComparisonTable* m_changes;
    QPushButton* m_import;
};

} // namespace quadrille
