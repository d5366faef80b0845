// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/glossary/glossary_links.h"

#include "app/commands/panel_table.h"
#include "app/lessons/lesson_text.h"
#include "app/lessons/shipped_lessons.h"
#include "core/reference/reference.h"
#include "widgets/format.h"
#include "widgets/reference/reference_html.h"

#include <QCoreApplication>

#include <string>
#include <string_view>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(glossary)
};

/// A panel, and the terms that it shows, with spaces around them.
struct ShowingPanel {
    const char* panel;
    const char* terms;
};

constexpr ShowingPanel showingPanels[] = {
    {"plan",
     " mtp precision fp8-recipe fp8-params grad-bytes optimizer moment-bytes master-weights "
     "flash-attention attention-kernel dropout fused-loss gathered-logits estimator framework failure-rate "
     "checkpoint-seconds storage-gbps restart-seconds checkpoint-interval "},
    {"memory", " memory allocated reserved device zone oom oom-fit gradients optimizer-states buffers "
               "fragmentation context-mib communicator-mib bytes-per-parameter offload "},
    {"course", " activations in-flight bytes-per-token recompute recompute-none recompute-selective "
               "recompute-full recompute-every recompute-modules offload-share "},
    {"anatomy",
     " tp cp cp-balance pp vp ep etp dp shard-group rank-order rank sp zero gpus mbs gbs m seq layers "
     "hidden ffn heads kv-heads experts latent parameters head-size vocabulary expert-imbalance "
     "capacity-factor "},
    {"communication",
     " sent cp-method ulysses moe-overlap route-nodes fp8-dispatch bandwidth latency exposed "
     "communication-time fast-domain leaf-gpus oversubscription transport "},
    {"pipeline", " schedule stage forward backward makespan critical-path units model-time "},
    {"bubble", " bubble over-ideal over-total "},
    {"schedules",
     " gpipe 1f1b interleaved-1f1b breadth-first zero-bubble v-schedules dualpipe chimera searched best "},
    {"step",
     " step interval ideal mfu hfu flops flops-per-gpu tokens-per-gpu peak overhead repeated work-time "
     "goodput price tokens gpu-hours mtbf failure-rate checkpoint checkpoint-seconds storage-gbps "
     "restart-seconds checkpoint-interval "},
    {"compare", " baseline "},
    {"truth", " mean-error one-factor rank-correlation choice-loss "},
    {"fsdp", " gamma alpha step-tokens "}};

/// Read once: pages are shown one after the other.
const std::vector<Lesson>& lessons() {
    static const std::vector<Lesson> all = shippedLessons();
    return all;
}

/// A lesson, and the terms that it teaches, with spaces around them.
struct Taught {
    std::string_view lesson;
    std::string_view terms;
};

constexpr Taught allTaught[] = {
    {"one-gpu", " memory allocated parameters bytes-per-parameter optimizer-states gradients master-weights "
                "moment-bytes grad-bytes optimizer precision framework "},
    {"data-parallel", " dp zero shard-group gradients optimizer-states rank sent "},
    {"activations",
     " activations bytes-per-token recompute recompute-none recompute-selective recompute-full "
     "recompute-every recompute-modules flash-attention forward layers dropout repeated "},
    {"tensor-parallel", " tp heads kv-heads ffn hidden fast-domain bandwidth communication-time "},
    {"sequence-parallel", " sp tp dropout "},
    {"pipeline",
     " pp stage schedule m bubble over-ideal over-total gpipe 1f1b in-flight forward layers model-time "},
    {"interleaving", " vp interleaved-1f1b breadth-first "},
    {"zero-bubble", " zero-bubble v-schedules dualpipe backward searched chimera "},
    {"context-parallel", " cp cp-method cp-balance ulysses seq "},
    {"experts", " experts ep etp expert-imbalance capacity-factor moe-overlap route-nodes fp8-dispatch "},
    {"fsdp", " zero gamma alpha step-tokens exposed bandwidth peak sent "},
    {"batch", " mbs gbs m tokens-per-gpu gpus "},
    {"failures", " goodput mtbf failure-rate checkpoint checkpoint-seconds storage-gbps restart-seconds "
                 "checkpoint-interval gpu-hours tokens "},
    {"eighty-percent", " oom fragmentation reserved zone buffers estimator oom-fit choice-loss "},
    {"guide", " mfu step exposed communication-time "},
    {"three-runs",
     " mfu latent mtp route-nodes layers vocabulary rank-order ideal flops flops-per-gpu peak gpu-hours "},
    {"beat-it", " best makespan units "}};

} // namespace

QList<GlossaryLink> linksOf(const GlossaryEntry& entry) {
    QList<GlossaryLink> links;
    const std::string wanted = ' ' + std::string(entry.id) + ' ';
    for (const ShowingPanel& shown : showingPanels)
        if (const PanelId panel = panelNamed(shown.panel);
            panel != nullptr && std::string(shown.terms).find(wanted) != std::string::npos)
            links << GlossaryLink{Text::tr("In this plan: %1", "a panel").arg(titleOf(*panel)),
                                  QStringLiteral("panel:") + QLatin1String(panel->command)};
    for (const ReferenceHead* head : referencesOf(entry.id))
        links << GlossaryLink{Text::tr("To look up: %1", "a table").arg(format::translated(head->title)),
                              QLatin1String(reference_html::tableScheme) + u':' + QLatin1String(head->id)};
    for (const Taught& taught : allTaught)
        if (taught.terms.find(wanted) != std::string_view::npos)
            for (const Lesson& lesson : lessons())
                if (lesson.name == taught.lesson)
                    links << GlossaryLink{Text::tr("Lesson: %1", "its title")
                                              .arg(QString::fromStdString(
                                                  inLanguage(lesson.texts, lesson_text::language()).title)),
                                          QStringLiteral("lesson:") + QString::fromStdString(lesson.name)};
    return links;
}

} // namespace quadrille
