// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/glossary/term_subject.h"

#include <string>

namespace quadrille {
namespace {

/// A subject, and the terms that it shows, with spaces around them.
struct Shown {
    TermSubject subject;
    std::string_view terms;
};

constexpr Shown allShown[] = {
    {TermSubject::memory, " memory allocated zone oom oom-fit estimator framework "},
    {TermSubject::reserved, " reserved fragmentation "},
    {TermSubject::device, " device context-mib communicator-mib "},
    {TermSubject::course,
     " activations buffers in-flight bytes-per-token recompute recompute-none recompute-selective "
     "recompute-full recompute-every recompute-modules offload offload-share flash-attention dropout "
     "attention-kernel fused-loss gathered-logits "},
    {TermSubject::bytes,
     " bytes-per-parameter precision fp8-recipe fp8-params grad-bytes optimizer moment-bytes master-weights "
     "gradients optimizer-states "},
    {TermSubject::matrices,
     " layers hidden ffn heads kv-heads head-size vocabulary experts latent mtp parameters sp "},
    {TermSubject::groups, " tp cp pp vp dp ep etp gpus rank rank-order shard-group "},
    {TermSubject::batch, " mbs gbs m seq cp-balance tokens-per-gpu "},
    {TermSubject::zero, " zero "},
    {TermSubject::experts, " expert-imbalance capacity-factor moe-overlap route-nodes fp8-dispatch "},
    {TermSubject::communication, " cp-method fast-domain leaf-gpus oversubscription transport exposed "
                                 "communication-time "},
    {TermSubject::collective, " sent bandwidth latency ulysses "},
    {TermSubject::window, " sliding-window "},
    {TermSubject::pipeline, " schedule stage forward backward units model-time "},
    {TermSubject::criticalPath, " makespan critical-path best "},
    {TermSubject::schedule,
     " gpipe 1f1b interleaved-1f1b breadth-first zero-bubble v-schedules dualpipe chimera "
     "searched "},
    {TermSubject::bubble, " bubble over-ideal over-total "},
    {TermSubject::step, " step interval ideal mfu hfu flops flops-per-gpu peak overhead repeated work-time "},
    {TermSubject::days,
     " tokens price goodput mtbf failure-rate checkpoint checkpoint-seconds storage-gbps restart-seconds "
     "checkpoint-interval gpu-hours "},
    {TermSubject::sharded, " gamma alpha step-tokens "},
    {TermSubject::truth, " mean-error one-factor rank-correlation choice-loss "},
    {TermSubject::compared, " baseline "}};

} // namespace

std::optional<TermSubject> subjectOfTerm(std::string_view id) {
    const std::string wanted = ' ' + std::string(id) + ' ';
    for (const Shown& shown : allShown)
        if (shown.terms.find(wanted) != std::string_view::npos)
            return shown.subject;
    return std::nullopt;
}

} // namespace quadrille
