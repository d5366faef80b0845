// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/fsdp_study_file.h"
#include "app/exporting/exporter.h"
#include "app/panels/empty_hint.h"
#include "app/panels/fsdp/fsdp_panel.h"
#include "app/session/view_json.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/fsdp_curves/fsdp_curves.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

using namespace quadrille;

namespace {

struct OpenedFsdp {
    FsdpPanel panel;

    OpenedFsdp() {
        panel.resize(900, 300);
        panel.show();
        panel.setSeen(true);
        settle();
    }
    void settle() const { QTRY_VERIFY_WITH_TIMEOUT(!panel.computing(), 60'000); }
    [[nodiscard]] QComboBox* box(const char* name) const {
        for (auto* each : panel.findChildren<QComboBox*>())
            if (each->accessibleName() == QLatin1String(name))
                return each;
        return nullptr;
    }
    void choose(const char* name, const QString& word) const {
        QComboBox* chosen = box(name);
        const int index = chosen->findText(word);
        QVERIFY2(index >= 0, qPrintable(word));
        chosen->setCurrentIndex(index);
        emit chosen->activated(index);
        settle();
    }
    [[nodiscard]] const FsdpCurvesData& shown() const { return panel.curves()->curvesData(); }
};

} // namespace

class TestFsdpPanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void init() { test::isolate("tst-fsdp-panel"); }

    void nothingIsMadeBeforeItIsSeen() {
        FsdpPanel panel;
        QVERIFY(panel.curves() == nullptr && !panel.computing());
    }

    /// Figures 1 and 6: every cluster at 512 GPUs, with the measured runs of the longest sequences.
    void itStartsWithModelsOnAllClusters() {
        const OpenedFsdp opened;
        const FsdpStudy study = loadFsdpStudy();
        QCOMPARE(opened.shown().axis, FsdpAxis::model);
        QCOMPARE(opened.shown().lines.size(), study.clusters.size());
        for (std::size_t i = 0; i < study.clusters.size(); ++i) {
            const FsdpLine& line = opened.shown().lines[i];
            QCOMPARE(line.name.toStdString(), study.clusters[i].name);
            QCOMPARE(line.stops.size(), study.models.size());
            for (std::size_t m = 0; m < study.models.size(); ++m) {
                const auto setup =
                    setupOf(study.models[m], study.clusters[i], 512, *longestSequence(study, m, 512));
                fsdp::SearchSpace whole;
                whole.leastTokens = static_cast<double>(setup.sequence);
                const auto best = fsdp::gridSearch(setup, whole).bestMfu;
                QCOMPARE(valueOf(line.stops[m], FsdpMeasure::mfu).has_value(), best.has_value());
                if (best)
                    QCOMPARE(*valueOf(line.stops[m], FsdpMeasure::mfu), best->step.mfu);
            }
        }
        QCOMPARE(opened.shown().lines[0].measured.size(), std::size_t{7}); // 5 and 2 out of memory
        QVERIFY(opened.shown().lines[1].measured.empty());                 // 128 GPUs at most
        QVERIFY(opened.panel.curves()->finding().contains("512 GPUs"));
    }

    /// Figure 4: a line a model, every measured run of the cluster on it.
    void againstGpus() {
        const OpenedFsdp opened;
        opened.choose("What it is shown against", "against GPUs");
        QVERIFY(opened.box("Cluster")->isVisible() && !opened.box("Number of GPUs")->isVisible());
        const FsdpStudy study = loadFsdpStudy();
        for (const char* cluster : {"40GB-A100-200Gbps", "40GB-A100-100Gbps"}) {
            opened.choose("Cluster", cluster);
            std::size_t marks = 0, runs = 0;
            for (const FsdpLine& line : opened.shown().lines)
                marks += line.measured.size();
            for (const FsdpStudy::Run& run : study.runs)
                runs += run.table == 11 && study.clusters[*run.cluster].name == cluster ? 1 : 0;
            QCOMPARE(marks, runs);
            QVERIFY(opened.panel.curves()->finding().contains(cluster));
        }
    }

    /// A session and a stop of a talk bring back what was asked, also of a panel that nobody has seen.
    void whatIsAskedIsKept() {
        OpenedFsdp opened;
        const FsdpQuestion first = opened.panel.question();
        opened.choose("What the curves show", "HFU");
        opened.choose("What it is shown against", "against GPUs");
        opened.choose("Cluster", "40GB-A100-100Gbps");
        opened.choose("Sequence length", opened.box("Sequence length")->itemText(5)); // 8,192
        opened.choose("Share of the activations kept", QStringLiteral("γ 1: all kept"));
        opened.panel.findChild<QSpinBox*>()->setValue(75);
        opened.panel.findChild<QCheckBox*>()->click();
        opened.settle();
        ViewState view;
        opened.panel.saveView(view);
        const ViewState read = viewFromJson(toJson(view));
        QVERIFY(read == view);
        const FsdpQuestion asked = opened.panel.question();
        QVERIFY(asked != first);
        opened.panel.restoreView({});
        opened.settle();
        QVERIFY(opened.panel.question() == first);
        QCOMPARE(opened.shown().measure, FsdpMeasure::mfu);
        opened.panel.restoreView(read);
        opened.settle();
        QVERIFY(opened.panel.question() == asked);
        QCOMPARE(opened.shown().measure, FsdpMeasure::hfu);
        FsdpPanel later;
        later.restoreView(read);
        ViewState unseen;
        later.saveView(unseen);
        QVERIFY(unseen == view);
        later.show();
        later.setSeen(true);
        QTRY_VERIFY_WITH_TIMEOUT(!later.computing(), 60'000);
        QVERIFY(later.question() == asked);
    }

    void againstBandwidth() {
        const OpenedFsdp opened;
        opened.choose("What it is shown against", "against bandwidth");
        opened.choose("Number of GPUs", "128 GPUs");
        QCOMPARE(opened.box("Cluster")->count(), 4); // GPUs without their bandwidths
        QCOMPARE(opened.shown().lines.size(), std::size_t{7});
        for (const FsdpLine& line : opened.shown().lines) {
            if (line.name == "65B") {
                QCOMPARE(line.measured.size(), std::size_t{2});
                for (const FsdpMark& mark : line.measured)
                    QCOMPARE(*mark.run.mfu, mark.at == 100 ? 0.58 : 0.6);
            }
            double before = 0; // more bandwidth never hurts
            for (const FsdpStop& stop : line.stops) {
                const double now = valueOf(stop, FsdpMeasure::mfu).value_or(0);
                QVERIFY(now >= before);
                before = now;
            }
        }
        opened.choose("Cluster", "80GB-H100");
        QCOMPARE(opened.shown().lines.front().stops.front().setup.peak.value(), 989.5e12);
        QVERIFY(opened.shown().lines.front().measured.empty());
    }

    void sequencesOfTablesSevenAndEight() {
        const OpenedFsdp opened;
        opened.choose("What it is shown against", "against GPUs");
        opened.choose("Sequence length", "sequence length 4096");
        const auto marks = [&](std::size_t line) { return opened.shown().lines[line].measured.size(); };
        QCOMPARE(marks(0), std::size_t{4}); // Table 7: four batches of the 1.3B model
        QCOMPARE(marks(2), std::size_t{2}); // Table 8: with and without an emptied cache
        QCOMPARE(opened.shown().lines[2].stops[1].setup.sequence, std::int64_t{4096});
    }

    void gammaAndComputingLimitTheSearch() {
        const OpenedFsdp opened;
        opened.choose("Share of the activations kept", QStringLiteral("γ 0: all recomputed"));
        for (const FsdpLine& line : opened.shown().lines)
            for (const FsdpStop& stop : line.stops)
                if (stop.found.bestMfu) {
                    QCOMPARE(stop.found.bestMfu->gamma, 0.0);
                    QVERIFY(stop.found.bestMfu->step.mfu <= 0.75 * (1 + 1e-9));
                }
        auto* alpha = opened.panel.findChild<QSpinBox*>();
        alpha->setValue(60);
        opened.settle();
        for (const FsdpLine& line : opened.shown().lines)
            for (const FsdpStop& stop : line.stops)
                if (stop.found.bestHfu)
                    QVERIFY(stop.found.bestHfu->step.hfu <= 0.6 * (1 + 1e-9));
        QVERIFY(opened.panel.curves()->finding().contains("60 %"));
    }

    /// Algorithm 1 asks for one token; half a sequence can be better than none.
    void partsOfSequencesCanBeAllowed() {
        const OpenedFsdp opened;
        const auto best = [&] {
            double most = 0, tokens = 1e18;
            for (const FsdpLine& line : opened.shown().lines)
                for (const FsdpStop& stop : line.stops)
                    if (const auto& found = stop.found.bestMfu) {
                        most += found->step.mfu;
                        tokens =
                            std::min(tokens, found->step.tokens / static_cast<double>(stop.setup.sequence));
                    }
            return std::pair(most, tokens);
        };
        const auto [whole, sequences] = best();
        QVERIFY(sequences >= 1);
        opened.panel.findChild<QCheckBox*>()->click();
        opened.settle();
        const auto [parts, shares] = best();
        QVERIFY(shares < 1);
        QVERIFY(parts > whole);
    }

    void notesCanBeShown() {
        const OpenedFsdp opened;
        auto* button = opened.panel.findChild<QToolButton*>();
        QVERIFY(!button->isChecked()); // there is no room for them at first
        button->click();
        bool shown = false;
        for (const auto* label : opened.panel.findChildren<QLabel*>())
            shown = shown || (label->isVisible() && label->text().contains("4096 is meant"));
        QVERIFY(shown);
    }

    /// A click on a number opens its formula.
    void theWindowExplains() {
        test::Running program;
        program.trigger("panel.fsdp");
        auto* panel = program.find<FsdpPanel>();
        QTRY_VERIFY_WITH_TIMEOUT(panel->curves() != nullptr && !panel->computing(), 60'000);
        FsdpCurves* curves = panel->curves();
        const double mfu = *valueOf(curves->curvesData().stop({0, 0}), FsdpMeasure::mfu);
        QTest::keyClick(curves, Qt::Key_Right);
        QTest::keyClick(curves, Qt::Key_Return);
        auto* explanation = program.find<ExplainPanel>();
        QVERIFY(explanation->explanation());
        QCOMPARE(explanation->explanation()->value(), mfu);
        QVERIFY(explanation->plainText().contains("Wang et al. (2024), eq. 11"));
        QVERIFY(program.window.exporter().view().picture == curves);
    }

    void whereNothingFitsAButtonChoosesAsAtFirst() {
        OpenedFsdp opened;
        auto* hint = opened.panel.findChild<EmptyHint*>();
        QVERIFY(hint != nullptr && hint->hint().isEmpty());
        opened.choose("What it is shown against", QStringLiteral("against bandwidth"));
        for (const char* name : {"Sequence length", "Share of the activations kept"}) {
            const QComboBox* box = opened.box(name);
            opened.choose(name, box->itemText(box->count() - 1)); // longest; everything kept
        }
        opened.choose("Number of GPUs", opened.box("Number of GPUs")->itemText(0));
        QVERIFY(!hint->hint().isEmpty() && hint->isVisible());
        QVERIFY(opened.panel.curves()->finding().startsWith(QStringLiteral("No model fits")));
        QTest::mouseClick(hint->step(), Qt::LeftButton);
        opened.settle();
        QVERIFY(hint->hint().isEmpty());
        QVERIFY(!opened.panel.curves()->finding().startsWith(QStringLiteral("No model fits")));
    }
};

QUADRILLE_TESTS(TestFsdpPanel)
#include "tst_fsdp_panel.moc"
