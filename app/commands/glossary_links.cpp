// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/glossary_links.h"

#include "app/commands/panel_table.h"
#include "core/reference/reference.h"
#include "widgets/format.h"
#include "widgets/reference/reference_html.h"

#include <QCoreApplication>

#include <string>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(glossary)
};

/// A panel, and the terms that it shows, with spaces around them.
struct Shown {
    const char* panel;
    const char* terms;
};

constexpr Shown allShown[] = {
    {"memory", " memory allocated reserved device zone oom oom-fit gradients optimizer-states buffers "
               "fragmentation context-mib communicator-mib bytes-per-parameter offload "},
    {"course", " activations in-flight bytes-per-token recompute recompute-none recompute-selective "
               "recompute-full recompute-every recompute-modules offload-share "},
    {"anatomy",
     " tp cp cp-balance pp vp ep etp dp shard-group rank-order rank sp zero gpus mbs gbs m seq layers "
     "hidden ffn heads kv-heads experts latent parameters "},
    {"communication", " sent cp-method ulysses moe-overlap route-nodes bandwidth latency exposed "
                      "communication-time "},
    {"pipeline", " schedule stage forward backward makespan critical-path units model-time "},
    {"bubble", " bubble over-ideal over-total "},
    {"schedules",
     " gpipe 1f1b interleaved-1f1b breadth-first zero-bubble v-schedules dualpipe chimera searched best "},
    {"step",
     " step interval ideal mfu hfu flops flops-per-gpu tokens-per-gpu peak overhead repeated work-time "
     "goodput price tokens gpu-hours "},
    {"truth", " mean-error one-factor rank-correlation choice-loss "},
    {"fsdp", " gamma alpha step-tokens "}};

} // namespace

QList<GlossaryLink> linksOf(const GlossaryEntry& entry) {
    QList<GlossaryLink> links;
    const std::string wanted = ' ' + std::string(entry.id) + ' ';
    for (const Shown& shown : allShown)
        if (const PanelId panel = panelNamed(shown.panel);
            panel != nullptr && std::string(shown.terms).find(wanted) != std::string::npos)
            links << GlossaryLink{Text::tr("In this plan: %1", "a panel").arg(titleOf(*panel)),
                                  QStringLiteral("panel:") + QLatin1String(panel->command)};
    for (const ReferenceHead* head : referencesOf(entry.id))
        links << GlossaryLink{Text::tr("To look up: %1", "a table").arg(format::translated(head->title)),
                              QLatin1String(reference_html::tableScheme) + u':' + QLatin1String(head->id)};
    return links;
}

} // namespace quadrille
