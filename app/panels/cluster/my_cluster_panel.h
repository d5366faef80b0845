// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/measurements/own_runs.h"
#include "app/measurements/profile_fitter.h"
#include "app/panels/panel_contents.h"
#include "core/measurements/benchmarks/benchmark_profile.h"

#include <set>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QTableView;

namespace quadrille {

class EmptyHint;
class RowTable;
class MessageBar;
class ProfileModel;

/// The user's own runs, how they compare with their predictions, and a profile fitted to them. Files of runs
/// can be dropped on it.
class MyClusterPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    /// All must outlive the panel.
    MyClusterPanel(ScenarioStore& store, RunBook& book, OwnRuns& own, QWidget* parent);

    void openFile(const QString& path); ///< a CSV file, a log, or the table of a benchmark
    void showLog(bool shown);           ///< where one is pasted
    void readLog(const QString& text);  ///< a pasted log, or the table of a benchmark
    /// Shows what of logs goes with which configurations, in files and folders, and adds the runs that are
    /// wanted.
    void openLogs(const QStringList& paths);
    /// Shows what a benchmark or a trace says of the cluster, as a new profile to be applied or not: on what
    /// is shown already and not applied yet.
    void review(const benchmarks::BenchmarkProfile& found);
    bool saveProfile(const QString& path); ///< the new profile as JSON \return saved
    bool loadProfile(const QString& path); ///< a profile as JSON, as the new one \return loaded
    /// Fits a profile to the runs on the scenario's GPU, from what tables and traces taught of it if that is
    /// not applied yet.
    void fit();
    void apply(); ///< the new profile becomes that of the scenario's GPU

    [[nodiscard]] QString finding() const override { return m_finding; } ///< the title: how the runs compare
    [[nodiscard]] QString sentence() const;                              ///< of the selected run
    [[nodiscard]] QString outcome() const; ///< of the fit, or of what was last done
    [[nodiscard]] const OwnRunsModel& runsModel() const { return *m_runs; }
    [[nodiscard]] const std::optional<Profile>& newProfile() const { return m_new.profile; }
    [[nodiscard]] bool fitting() const { return m_fitter.fitting(); }
    /// What is said while a file is read. \param share of it that is read; 0: unknown
    [[nodiscard]] static QString progressText(const QString& file, double share);

protected:
    void make() override;
    void retranslate() override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* createRuns();
    QWidget* createFit();
    QPushButton* button(const char* name);
    [[nodiscard]] QString gpuLabel() const; ///< of the scenario in force
    void connectButtons();
    bool openBenchmark(const QString& path); ///< \return it is one
    void learn(const QByteArray& table, const QString& name);
    void removeAll();
    void stopReading();
    void showReading(const OwnRuns::Reading& reading);
    [[nodiscard]] QString readingText() const; ///< what came of the files that were read together
    /// What waits to be applied to a GPU stays with it while another one is chosen.
    void followGpu();
    void showRuns();
    void showSentence();
    void showProfile();
    void showFit(const FittedProfile& result);
    /// A fit starts from what tables and traces taught, which is not applied yet.
    [[nodiscard]] bool startsTaught() const;
    // What more there is to say of a fit; empty: nothing.
    [[nodiscard]] QString onTaught(const FittedProfile& result) const;
    [[nodiscard]] QString onOtherGpus() const;
    [[nodiscard]] QString whyNotFitted() const;
    void showState();

    ScenarioStore& m_store;
    RunBook& m_book;
    OwnRuns& m_own;
    ProfileFitter m_fitter;
    OwnRunsModel* m_runs;
    ProfileModel* m_profile;
    /// A profile that is not applied yet, and where it comes from.
    struct News {
        std::optional<Profile> profile; ///< fitted, loaded or taught
        std::vector<FittedParameter> fitted;
        std::optional<Profile> taught;     ///< by tables and traces, before any fit
        std::set<ProfileParameter> learnt; ///< of which
    };
    News m_new; ///< of m_gpu
    std::optional<GpuSpec> m_gpu;
    std::vector<std::pair<GpuSpec, News>> m_waiting; ///< of other GPUs
    std::vector<std::size_t> m_fitting;              ///< own runs of the last fit
    OwnRuns::Reading m_read;         ///< of the files that are read together, those that are done
    int m_filesRead = 0;             ///< how many these are
    MessageBar* m_removed = nullptr; ///< that all runs were removed, with an undo
    EmptyHint* m_hint = nullptr;
    RowTable* m_table = nullptr;
    QTableView* m_parameters = nullptr;
    QString m_finding;
    QLabel* m_sentence = nullptr;
    QLabel* m_profileName = nullptr;
    QLabel* m_outcome = nullptr;
    QPlainTextEdit* m_log = nullptr;
    QLabel* m_logHint = nullptr;
    QWidget* m_logPage = nullptr;
    QProgressBar* m_progress = nullptr;
};

} // namespace quadrille
