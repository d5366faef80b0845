// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/json_text.h"
#include "core/scenario/settings.h"

#include <array>
#include <bitset>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace quadrille::text_io {

/// One option of a scenario, as people find it in --help and as a column of a batch file.
struct ScenarioOption {
    std::string_view name;  ///< without dashes
    std::string_view value; ///< what stands after it: "N", "NAME", "on|off"
    std::string_view help;
    bool mayStandAlone = false;       ///< the option without a value means "on"
    bool several = false;             ///< takes several values; GivenOptions has them with line ends between
    const Setting* setting = nullptr; ///< none: found in a catalogue, or read from a file
};

/// What is no setting of its own, and the setting before which it is documented.
struct OptionBeside {
    std::string_view before; ///< empty: after all of them
    ScenarioOption option;
};

inline constexpr std::array optionsBeside{
    OptionBeside{"hidden",
                 {"model", "NAME", "model of the catalogue (see “quadrille models”); default llama-3.1-8b"}},
    OptionBeside{"hidden", {"model-config", "FILE", "model from a Hugging Face config.json"}},
    OptionBeside{"gpus",
                 {"gpu", "NAME", "GPU of the catalogue (see “quadrille gpus”); default h100-sxm-80gb"}},
    OptionBeside{"tp",
                 {"profile", "FILE",
                  "what GPU and links reach, as “quadrille calibrate” writes it; default the GPU's"}},
    OptionBeside{
        "recompute-every",
        {"framework", "NAME", "megatron, nanotron, fsdp, torchtitan or deepspeed; default megatron"}},
    OptionBeside{"recompute-every",
                 {"framework-profile", "FILE", "stored tensors and state bytes from a profile of your own"}},
    OptionBeside{
        "moment-bytes",
        {"optimizer", "NAME", "adam, adam-bf16, adam-8bit, sgd-momentum, muon or sgd; default adam"}},
    OptionBeside{"",
                 {"published", "NAME", "take everything else from a published plan (see “quadrille plans”)"}},
    OptionBeside{"", {"session", "FILE", "take everything else from a saved session"}},
    OptionBeside{
        "",
        {"from", "FILE",
         "take everything else from what a framework is configured with (see “quadrille import”); again for "
         "each further file of one plan",
         false, true}}};

/// Every option, in the order in which they are documented and take effect: the settings of a scenario, and
/// between them what is beside them.
inline constexpr auto scenarioOptions = [] {
    std::array<ScenarioOption, allSettings.size() + optionsBeside.size()> all;
    std::size_t count = 0;
    const auto addBeside = [&](std::string_view before) {
        for (const OptionBeside& beside : optionsBeside)
            if (beside.before == before)
                all[count++] = beside.option;
    };
    for (const Setting& setting : allSettings) {
        addBeside(setting.name);
        all[count++] = {setting.name, setting.typed,
                        setting.help, std::holds_alternative<FlagValue>(setting.value),
                        false,        &setting};
    }
    addBeside({});
    return all;
}();

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

/// The value of a setting: a whole number as a number, the rest as words.
[[nodiscard]] Json echo(const Setting& setting, const Scenario& scenario);
/// Every resolved option under its name, gated and tied as booleans.
[[nodiscard]] Json echo(const Scenario& scenario, const GivenOptions& given);

} // namespace quadrille::text_io
