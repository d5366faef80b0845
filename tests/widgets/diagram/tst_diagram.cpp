// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_sizes.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/diagram/attention_mask.h"
#include "widgets/diagram/bar_diagram.h"

using namespace quadrille;

class TestDiagram : public QObject {
    Q_OBJECT
private slots:
    /// Counted pair by pair, and as the model's attention counts.
    void theWindowsShareIsCounted() {
        AttentionMask mask;
        for (const auto& [window, sequence] :
             {std::pair(1, 1), std::pair(1, 9), std::pair(4, 17), std::pair(17, 17), std::pair(40, 17)}) {
            mask.setWindow(window, sequence);
            int seen = 0, all = 0;
            for (int query = 0; query < sequence; ++query)
                for (int key = 0; key <= query; ++key) {
                    ++all;
                    seen += query - key < window ? 1 : 0;
                }
            QVERIFY(std::abs(mask.visibleShare() - double(seen) / all) < 1e-12);
        }
        ModelSpec model = test::model("llama-3.1-8b");
        model.slidingWindow = 4096;
        mask.setWindow(4096, 32768);
        QVERIFY(std::abs(mask.visibleShare() - visibleShare(model, 32768)) < 1e-3);
    }

    /// As much of the picture has a part's colour as is its share, and nothing leaves the area.
    void barsAreAsLongAsTheirValues() {
        BarDiagram diagram;
        BarDiagramData data;
        data.finding = QStringLiteral("two to one");
        data.rows = {{QStringLiteral("row"),
                      {{2, MemoryPart::parameters, {}}, {1, MemoryPart::optimizer, {}}},
                      QStringLiteral("3")}};
        diagram.setData(data);
        QCOMPARE(data.longest(), 3.0);
        const Colours colours = Colours::make(false, ColourSet::paper);
        const QImage image = test::painted(diagram, {600, 120}, colours);
        int first = 0, second = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                first += image.pixelColor(x, y) == colours.part(MemoryPart::parameters) ? 1 : 0;
                second += image.pixelColor(x, y) == colours.part(MemoryPart::optimizer) ? 1 : 0;
            }
        QVERIFY(second > 0);
        QVERIFY(std::abs(double(first) / second - 2) < 0.05);
        QCOMPARE(diagram.data().rows.size(), qsizetype{2});
        (void)test::painted(diagram, {10, 10}, colours);
    }
};

QUADRILLE_TESTS(TestDiagram)
#include "tst_diagram.moc"
