// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/name_pattern.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

using namespace quadrille;
using traces::NameNumber;
using traces::NamePattern;

/// Names in traces held to patterns.
class TestNamePattern : public QObject {
    Q_OBJECT

    static bool fits(const char* pattern, std::string_view name) {
        return NamePattern(pattern, "name").match(name).has_value();
    }

    /// By definition: every way to share out the name among the stars.
    static bool fitsByDefinition(std::string_view pattern, std::string_view name) {
        if (pattern.empty())
            return name.empty();
        if (pattern.front() == '*')
            return fitsByDefinition(pattern.substr(1), name) ||
                   (!name.empty() && fitsByDefinition(pattern, name.substr(1)));
        return !name.empty() && name.front() == pattern.front() &&
               fitsByDefinition(pattern.substr(1), name.substr(1));
    }

private slots:
    void numbers() {
        const auto found = NamePattern("PP:{stage}F{microbatch}", "name").match("PP:12F3");
        QVERIFY(found);
        QCOMPARE(found->of(NameNumber::stage), 12);
        QCOMPARE(found->of(NameNumber::microbatch), 3);
        QVERIFY(!found->of(NameNumber::step));
        QVERIFY(!fits("PP:{stage}F{microbatch}", "PP:F3"));
        QVERIFY(!fits("PP:{stage}F{microbatch}", "PP:1SEND_F3"));
        QVERIFY(!fits("ProfilerStep#{step}", "ProfilerStep#1234567890")); // no step is called that
        QVERIFY(fits("ProfilerStep#{step}", "ProfilerStep#123456789"));
        const auto behind = NamePattern("*#{step}*", "name").match("a#b#17c");
        QVERIFY(behind);
        QCOMPARE(behind->of(NameNumber::step), 17);
    }

    void stars() {
        QVERIFY(fits("nccl*", "nccl"));
        QVERIFY(fits("*gemm*", "cutlass_80_tensorop_bf16_s16816gemm_relu"));
        QVERIFY(!fits("*gemm", "sgemm_relu"));
        QVERIFY(rc::check("as by definition", [] {
            const auto letter = rc::gen::element('a', 'b');
            // Short: the definition tries every way to divide the name among the stars.
            const std::string pattern =
                (*rc::gen::container<std::string>(rc::gen::element('a', 'b', '*'))).substr(0, 8);
            const std::string name = (*rc::gen::container<std::string>(letter)).substr(0, 12);
            RC_ASSERT(NamePattern(pattern, "name").match(name).has_value() ==
                      fitsByDefinition(pattern, name));
        }));
    }

    void wrongPatternsAreNamed() {
        QCOMPARE(test::fieldOfError([] { NamePattern("a{stage", "kernels[3].name"); }), "kernels[3].name");
        QCOMPARE(test::fieldOfError([] { NamePattern("a{layer}", "kernels[3].name"); }), "kernels[3].name");
    }
};

QUADRILLE_TESTS(TestNamePattern)
#include "tst_name_pattern.moc"
