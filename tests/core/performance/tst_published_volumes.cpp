// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/published_volumes.h"

#include "tests/support/expect_input_error.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace quadrille;

namespace {

TextbookCase textbook() {
    TextbookCase result;
    result.model = test::model("llama-3.1-70b");
    return result;
}

const std::vector<Interconnect>& links() {
    static const auto all = parseInterconnects(test::resourceText("interconnects.json"));
    return all;
}

using test::close;

PublishedVolume row(const TextbookCase& which, const char* start, bool agrees = true) {
    for (const PublishedVolume& each : publishedVolumes(which))
        if (each.what.starts_with(start) && each.agrees == agrees)
            return each;
    throw std::runtime_error(std::string("no row ") + start);
}

} // namespace

class TestPublishedVolumes : public QObject {
    Q_OBJECT
private slots:
    void shardingIsTheLecturesInTheLimit();
    void whatAgreesAgrees();
    void whatDisagreesSaysWhy();
    void theGuidesPrefillIsTwentyOneGigabytes();
    void timesFollowFromTheBandwidth();
    void linksHaveSources();
};

// CS336, lecture 7: 2, 2 and 3 times the parameters; a ring of d passes on (d − 1)/d of it.
void TestPublishedVolumes::shardingIsTheLecturesInTheLimit() {
    TextbookCase many = textbook();
    many.dataRanks = 1'000'000'000;
    QVERIFY(close(row(many, "Data parallel").ours, 2, 1e-8));
    QVERIFY(close(row(many, "ZeRO 1").ours, 2, 1e-8));
    QVERIFY(close(row(many, "ZeRO 2", false).ours, 2, 1e-8));
    QVERIFY(close(row(many, "ZeRO 3").ours, 3, 1e-8));
    QVERIFY(close(row(textbook(), "ZeRO 3").ours, 3 * 63.0 / 64));
}

void TestPublishedVolumes::whatAgreesAgrees() {
    for (const PublishedVolume& each : publishedVolumes(textbook())) {
        if (!each.agrees)
            continue;
        const double ring = each.unit == VolumeUnit::parameters ? 63.0 / 64 : 1;
        QVERIFY2(close(each.ours, each.published * ring), each.what.c_str());
        QVERIFY(!each.remark);
    }
    QCOMPARE(row(textbook(), "Tensor parallel").published, 7.0);
    QCOMPARE(row(textbook(), "Pipeline parallel").ours, 1.0);
}

void TestPublishedVolumes::whatDisagreesSaysWhy() {
    int found = 0;
    for (const PublishedVolume& each : publishedVolumes(textbook())) {
        QVERIFY(!each.source.empty() && !each.formula.empty() && !each.collective.empty());
        if (each.agrees)
            continue;
        ++found;
        QVERIFY(std::abs(each.ours / each.published - 1) > 0.1);
        QVERIFY(each.remark && !each.remark->text.empty());
    }
    QCOMPARE(found, 4);
}

// 2048 · 4 tokens, 16 KiB each, 2 all-reduces in each of 80 layers.
void TestPublishedVolumes::theGuidesPrefillIsTwentyOneGigabytes() {
    const PublishedVolume prefill = row(textbook(), "Prefill", false);
    QCOMPARE(prefill.ours, 2048.0 * 4 * 16384 * 2 * 80); // 21.5 GB
    QCOMPARE(prefill.published, 1.3e9);
    QCOMPARE(prefillTraffic(textbook()).value(), 2 * 7.0 / 8 * prefill.ours);
    const std::string sentence = english(*prefill.remark);
    QVERIFY2(sentence.find("21.5") != std::string::npos && sentence.find("37.6") != std::string::npos,
             sentence.c_str());
    QCOMPARE(row(textbook(), "Decoding", false).ours, 32.0 * 16384 * 2 * 80);
}

void TestPublishedVolumes::timesFollowFromTheBandwidth() {
    const auto times = allReduceTimes(textbook(), links());
    QCOMPARE(times.size(), links().size());
    int printed = 0;
    for (const LinkTime& each : times) {
        QVERIFY(close(each.ours.value() * each.link.bandwidth.value(), prefillTraffic(textbook()).value()));
        printed += each.published ? 1 : 0;
        if (each.link.name == "nvlink-4") {
            QVERIFY(close(each.ours.value(), 0.0835, 1e-3));
            QCOMPARE(each.published->value(), 2e-3);
        }
    }
    QCOMPARE(printed, 2);
}

void TestPublishedVolumes::linksHaveSources() {
    for (const char* name : {"nvlink-3", "nvlink-4", "nvlink-5", "pcie-4", "pcie-5", "infiniband-ndr"})
        QVERIFY(std::any_of(links().begin(), links().end(),
                            [name](const Interconnect& link) { return link.name == name; }));
    for (const Interconnect& link : links())
        QVERIFY(link.bandwidth.value() > 1e9 && !link.source.empty() && !link.label.empty());
    // The GPUs of the catalogue that have these links agree with them.
    QCOMPARE(test::gpu("h100-sxm-80gb").scaleUp.value(), 450e9);
    const auto broken = [] { (void)parseInterconnects(R"({"interconnects": [{"name": "x"}]})"); };
    QCOMPARE(test::fieldOfError(broken), QStringLiteral("interconnects[0].bytes_per_second"));
}

QUADRILLE_TESTS(TestPublishedVolumes)
#include "tst_published_volumes.moc"
