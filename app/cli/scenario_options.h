// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/json_text.h"
#include "core/scenario.h"

#include <array>
#include <bitset>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace quadrille::cli {

/// One option of a scenario, as people find it in --help and as a column of a batch file.
struct ScenarioOption {
    std::string_view name;  ///< without dashes
    std::string_view value; ///< what stands after it: "N", "NAME", "on|off"
    std::string_view help;
    bool mayStandAlone = false; ///< the option without a value means "on"
};

/// Every option, in the order in which they are documented.
inline constexpr std::array scenarioOptions{
    ScenarioOption{"model", "NAME", "model of the catalogue (see “quadrille models”); default llama-3.1-8b"},
    ScenarioOption{"model-config", "FILE", "model from a Hugging Face config.json"},
    ScenarioOption{"hidden", "N", "hidden size"},
    ScenarioOption{"layers", "N", "transformer layers"},
    ScenarioOption{"heads", "N", "attention heads"},
    ScenarioOption{"kv-heads", "N", "key-value heads"},
    ScenarioOption{"head-dim", "N", "size of one head; follows hidden ÷ heads"},
    ScenarioOption{"ffn", "N", "FFN hidden size"},
    ScenarioOption{"gated", "on|off", "three FFN matrices rather than two", true},
    ScenarioOption{"vocab", "N", "vocabulary size"},
    ScenarioOption{"tied", "on|off", "the head reuses the embedding matrix", true},
    ScenarioOption{"gpu", "NAME", "GPU of the catalogue (see “quadrille gpus”); default h100-sxm-80gb"},
    ScenarioOption{"gpus", "N", "number of GPUs; default 8"},
    ScenarioOption{"gpus-per-node", "N", "GPUs of one node; default from the GPU"},
    ScenarioOption{"nic-gbps", "GBPS",
                   "bandwidth between nodes per GPU, one direction, Gbit/s; default from the GPU"},
    ScenarioOption{"profile", "FILE",
                   "what GPU and links reach, as “quadrille calibrate” writes it; default the GPU's"},
    ScenarioOption{"tp", "N", "tensor parallel size; default 1"},
    ScenarioOption{"cp", "N", "context parallel size; default 1"},
    ScenarioOption{"pp", "N", "pipeline parallel size; default 1"},
    ScenarioOption{"ep", "N", "expert parallel size; default 1"},
    ScenarioOption{"vpp", "N",
                   "virtual stages of a pipeline rank; default 1, or 2 where the schedule is a V"},
    ScenarioOption{"mbs", "N", "micro-batch size, sequences; default 1"},
    ScenarioOption{"gbs", "N", "global batch size, sequences; default 1024"},
    ScenarioOption{"seq", "N", "sequence length, tokens; default 8192"},
    ScenarioOption{"sp", "on|off", "Megatron sequence parallelism; default on when tp > 1"},
    ScenarioOption{"zero", "0|1|2|3", "what data parallelism shards; default 1, the distributed optimizer"},
    ScenarioOption{"recompute", "none|selective|full", "activation recomputation; default none"},
    ScenarioOption{
        "schedule", "KIND",
        "pipeline schedule: gpipe, 1f1b, 1f1b-eager, interleaved, interleaved-overlap, breadth-first, "
        "zb-h1, "
        "zb-h2, zb1p-interleaved, zb-v, v-half, v-min, dualpipe, dualpipev, chimera, zb-auto or zb-v-auto; "
        "default 1f1b, interleaved when vpp > 1"},
    ScenarioOption{"precision", "bf16|fp16|fp8", "number format of training; default bf16"},
    ScenarioOption{"grad-bytes", "2|4", "bytes of one accumulated gradient; default 4"},
    ScenarioOption{"framework", "megatron|nanotron|fsdp|deepspeed", "whose stored tensors; default megatron"},
    ScenarioOption{"framework-profile", "FILE", "stored tensors and state bytes from a profile of your own"},
    ScenarioOption{"recompute-every", "N",
                   "full recomputation of every N-th layer of a stage; default 1, all"},
    ScenarioOption{"layer-split", "SPLIT",
                   "layers of the stages: even, balanced, ends-count, first=N,last=N, or a list"},
    ScenarioOption{"optimizer", "NAME",
                   "adam, adam-bf16, adam-8bit, sgd-momentum, muon or sgd; default adam"},
    ScenarioOption{"moment-bytes", "X", "optimizer bytes per parameter beside master weights; default 8"},
    ScenarioOption{"master-weights", "on|off",
                   "the optimizer keeps fp32 copies of 16-bit weights; default on", true},
    ScenarioOption{"flash-attention", "on|off", "attention without stored scores; default on", true},
    ScenarioOption{"dropout", "on|off", "dropout after attention and FFN; default off", true},
    ScenarioOption{"fused-loss", "on|off", "cross-entropy without fp32 copies of the logits; default off",
                   true},
    ScenarioOption{"gathered-logits", "on|off", "the whole vocabulary on every TP rank; default off", true},
    ScenarioOption{"expert-imbalance", "X", "tokens of the busiest experts ÷ an even share; default 1"},
    ScenarioOption{"context-mib", "X",
                   "memory of driver and libraries; default from the framework's profile"},
    ScenarioOption{"communicator-mib", "X",
                   "buffers of one communicator; default from the framework's profile"},
    ScenarioOption{"fragmentation", "X", "share reserved beyond what is allocated; default from the profile"},
    ScenarioOption{"estimator", "detailed|paper",
                   "every stored tensor, or Fujii et al. (2024), eq. 18; default detailed"},
    ScenarioOption{"session", "FILE", "take everything else from a saved session"}};

/// Where the option of that name, without dashes, is in the list; its size: there is none.
[[nodiscard]] constexpr std::size_t optionIndex(std::string_view name) {
    std::size_t index = 0;
    while (index < scenarioOptions.size() && scenarioOptions[index].name != name)
        ++index;
    return index;
}

/// The same for a name that the program writes itself: a slip in it does not compile.
[[nodiscard]] consteval std::size_t option(std::string_view name) {
    const std::size_t index = optionIndex(name);
    return index < scenarioOptions.size() ? index : throw "no such option";
}

/// What was typed for each scenario option. Keeps the memory of its texts when it is filled anew.
class GivenOptions {
public:
    GivenOptions() = default;
    /// Names without dashes, and texts. \pre there are such options
    GivenOptions(std::initializer_list<std::pair<std::string_view, std::string_view>> options);

    /// \pre option < scenarioOptions.size()
    void set(std::size_t option, std::string_view text);
    void clear() { m_given.reset(); }

    [[nodiscard]] bool has(std::size_t option) const { return m_given[option]; }
    [[nodiscard]] bool empty() const { return m_given.none(); }
    /// \pre has(option)
    [[nodiscard]] const std::string& text(std::size_t option) const { return m_texts[option]; }

private:
    std::array<std::string, scenarioOptions.size()> m_texts;
    std::bitset<scenarioOptions.size()> m_given;
};

/// Every resolved option under its name, whole numbers as numbers, gated and tied as booleans, the rest as
/// words.
[[nodiscard]] Json echo(const Scenario& scenario, const GivenOptions& given);

} // namespace quadrille::cli
