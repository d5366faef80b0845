// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/framework_json.h"

#include "core/framework/tensor_names.h"
#include "core/pipeline/schedule.h"
#include "core/text/catalogue_entries.h"
#include "core/text/joined.h"
#include "core/units/largest.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <utility>

namespace quadrille {
namespace {

using nlohmann::json;

json toJson(const StoredTensor& tensor) {
    json object{{"name", tensor.name},         {"place", name(tensor.place)}, {"life", name(tensor.life)},
                {"width", name(tensor.width)}, {"bytes", tensor.bytes},       {"split", name(tensor.split)}};
    if (tensor.fp8Bytes)
        object["fp8_bytes"] = *tensor.fp8Bytes;
    if (tensor.droppedBySelective)
        object["dropped_by_selective"] = true;
    if (!tensor.droppedBy.none()) {
        json modules = json::array();
        for (const RecomputeModule module : allRecomputeModules)
            if (tensor.droppedBy.has(module))
                modules.push_back(name(module));
        object["dropped_by"] = std::move(modules);
    }
    if (!tensor.conditions.empty()) {
        json conditions = json::array();
        for (const TensorCondition condition : tensor.conditions)
            conditions.push_back(name(condition));
        object["when"] = std::move(conditions);
    }
    return object;
}

std::vector<TensorCondition> conditionsOf(const JsonObject& object) {
    std::vector<TensorCondition> conditions;
    if (!object.has("when"))
        return conditions;
    const json& words = object.array("when");
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto condition =
            words[i].is_string() ? tensorConditionFromName(words[i].get<std::string>()) : std::nullopt;
        if (!condition)
            object.fail(indexed("when", i),
                        {QUADRILLE_MESSAGE("must be one of %1"), {std::string(tensorConditionWords())}});
        conditions.push_back(*condition);
    }
    return conditions;
}

RecomputeModules modulesOf(const JsonObject& object) {
    RecomputeModules modules;
    if (!object.has("dropped_by"))
        return modules;
    const json& words = object.array("dropped_by");
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto module =
            words[i].is_string() ? recomputeModuleFromName(words[i].get<std::string>()) : std::nullopt;
        if (!module)
            object.fail(indexed("dropped_by", i),
                        {QUADRILLE_MESSAGE("must be one of %1"),
                         {std::string("core_attn, mlp, moe, moe_act, layernorm, mla_up_proj")}});
        modules.add(*module);
    }
    return modules;
}

StoredTensor tensorFromJson(const JsonObject& object) {
    StoredTensor tensor;
    tensor.name = object.text("name");
    tensor.place = object.choice("place", tensor.place, tensorPlaceFromName,
                                 "attention, ffn, router, experts, shared-experts, embedding, head, loss");
    tensor.life =
        object.choice("life", tensor.life, tensorLifeFromName, "stored, checkpoint, forward, backward");
    tensor.width = object.choice("width", tensor.width, tensorWidthFromName, tensorWidthWords());
    tensor.bytes = object.positive("bytes");
    if (object.has("fp8_bytes"))
        tensor.fp8Bytes = object.positive("fp8_bytes");
    tensor.split = object.choice("split", tensor.split, tensorSplitFromName, "none, tensor, sequence");
    tensor.droppedBySelective = object.flag("dropped_by_selective", false);
    tensor.droppedBy = modulesOf(object);
    tensor.conditions = conditionsOf(object);
    return tensor;
}

json toJson(const StateBytes& state) {
    json object{{"name", state.name},
                {"part", name(state.part)},
                {"amount", name(state.amount)},
                {"sharded_from", state.shardedFrom}};
    if (state.bytes != 0)
        object["bytes"] = state.bytes;
    if (state.absentFrom != 4)
        object["absent_from"] = state.absentFrom;
    if (state.onlyFp8)
        object["only_fp8"] = true;
    if (state.absentWithFp8Params)
        object["absent_with_fp8_params"] = true;
    if (state.onlyFp32Gradients)
        object["only_fp32_gradients"] = true;
    return object;
}

StateBytes stateFromJson(const JsonObject& object) {
    StateBytes state;
    state.name = object.text("name");
    state.part = object.choice("part", state.part, statePartFromName, "parameters, gradients, optimizer");
    state.amount =
        object.choice("amount", state.amount, stateAmountFromName, "fixed, gradient, master, moments");
    if (object.has("bytes"))
        state.bytes = object.nonNegative("bytes");
    constexpr WholeRange stages{0, 4};
    state.shardedFrom = static_cast<int>(object.whole("sharded_from", stages, state.shardedFrom));
    state.absentFrom = static_cast<int>(object.whole("absent_from", stages, state.absentFrom));
    state.onlyFp8 = object.flag("only_fp8", false);
    state.absentWithFp8Params = object.flag("absent_with_fp8_params", false);
    state.onlyFp32Gradients = object.flag("only_fp32_gradients", false);
    return state;
}

json toJson(const Offer& offer) {
    json written{{"setting", offer.setting}, {"values", offer.values}};
    if (offer.onlyPipelined)
        written["only_pipelined"] = true;
    return written;
}

/// As the settings themselves have them.
bool isValueOf(std::string_view setting, std::string_view value) {
    static constexpr std::array<std::string_view, 4> stages{"0", "1", "2", "3"};
    static constexpr std::array<std::string_view, 3> recomputations{"none", "selective", "full"};
    if (setting == "schedule")
        return scheduleFromName(value).has_value();
    if (setting == "recompute-every") {
        std::int64_t every = 0;
        std::from_chars(value.data(), value.data() + value.size(), every);
        return every > 0 && every <= largestDimensionValue && value == std::to_string(every);
    }
    const auto among = [value](const auto& list) { return std::ranges::find(list, value) != list.end(); };
    return setting == "zero" ? among(stages) : among(recomputations);
}

Offer offerFromJson(const JsonObject& object) {
    Offer offer{.setting = object.text("setting"),
                .values = {},
                .onlyPipelined = object.flag("only_pipelined", false)};
    if (std::ranges::find(offeredSettings, offer.setting) == offeredSettings.end())
        object.fail("setting", {QUADRILLE_MESSAGE("must be one of %1"),
                                {joined({offeredSettings.begin(), offeredSettings.end()}, ", ")}});
    const json& values = object.array("values");
    if (values.empty())
        object.fail("values", {QUADRILLE_MESSAGE("must not be empty"), {}});
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!values[i].is_string())
            object.fail(indexed("values", i), {QUADRILLE_MESSAGE("must be a text"), {}});
        std::string value = values[i].get<std::string>();
        if (!isValueOf(offer.setting, value))
            object.fail(indexed("values", i),
                        {QUADRILLE_MESSAGE("must be a value of %1, not “%2”"), {offer.setting, value}});
        if (std::ranges::find(offer.values, value) == offer.values.end())
            offer.values.push_back(std::move(value));
    }
    return offer;
}

template <class Entry>
std::vector<Entry> listFromJson(const JsonObject& object, const char* key,
                                Entry (*fromJson)(const JsonObject&)) {
    const json& values = object.array(key);
    if (values.size() > longestProfile)
        object.fail(key, {QUADRILLE_MESSAGE("must have at most %1 entries"),
                          {static_cast<std::int64_t>(longestProfile)}});
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < values.size(); ++i)
        entries.push_back(fromJson(JsonObject(values[i], object.path(indexed(key, i)))));
    return entries;
}

/// Of a setting one, and one more of it beside a pipeline.
std::vector<Offer> offersFromJson(const JsonObject& object) {
    std::vector<Offer> offers = listFromJson(object, "offers", offerFromJson);
    for (std::size_t i = 0; i < offers.size(); ++i)
        for (std::size_t before = 0; before < i; ++before)
            if (offers[i].setting == offers[before].setting &&
                offers[i].onlyPipelined == offers[before].onlyPipelined)
                object.fail(indexed("offers", i) + ".setting",
                            {QUADRILLE_MESSAGE("is %1 a second time"), {offers[i].setting}});
    return offers;
}

template <class Entry>
json listToJson(const std::vector<Entry>& entries) {
    json list = json::array();
    for (const Entry& entry : entries)
        list.push_back(toJson(entry));
    return list;
}

GatheredLayers gatheredFromJson(const JsonObject& object) {
    return {.layers = object.nonNegative("layers"),
            .bytes = object.nonNegative("bytes"),
            .gradientLayers = object.nonNegative("gradient_layers"),
            .gradientBytes = object.nonNegative("gradient_bytes"),
            .ends = object.flag("ends", false)};
}

OutsideMemory outsideFromJson(const JsonObject& object) {
    return {.context = Bytes(object.nonNegative("context_bytes")),
            .communicator = Bytes(object.nonNegative("communicator_bytes")),
            .fragmentation = object.nonNegative("fragmentation")};
}

} // namespace

json toJson(const Framework& framework) {
    const GatheredLayers& gathered = framework.gathered;
    const OutsideMemory& outside = framework.outside;
    return {{"name", framework.name},
            {"label", framework.label},
            {"version", framework.version},
            {"source", framework.source},
            {"measured_as", framework.measuredName()},
            {"states", listToJson(framework.states)},
            {"gathered",
             {{"layers", gathered.layers},
              {"bytes", gathered.bytes},
              {"gradient_layers", gathered.gradientLayers},
              {"gradient_bytes", gathered.gradientBytes},
              {"ends", gathered.ends}}},
            {"step_bytes", framework.stepBytes},
            {"bucket_bytes", framework.bucket.value()},
            {"returned_gradient_bytes", framework.returnedGradient},
            {"pipeline_buffers", framework.pipelineBuffers},
            {"gathered_inputs", framework.gatheredInputs},
            {"zero_1_reduces_whole", framework.zero1ReducesWhole},
            {"cast_bytes", framework.castBytes},
            {"frees_gradients", framework.freesGradients},
            {"cudnn_attention_from", framework.cudnnAttentionFrom},
            {"deals_layers_by_cost", framework.dealsByCost},
            {"host_transport", framework.hostTransport},
            {"outside",
             {{"context_bytes", outside.context.value()},
              {"communicator_bytes", outside.communicator.value()},
              {"fragmentation", outside.fragmentation}}},
            {"offers", listToJson(framework.offers)},
            {"tensors", listToJson(framework.tensors)}};
}

Framework frameworkFromJson(const JsonObject& object) {
    Framework framework;
    framework.name = object.text("name");
    framework.label = object.text("label", framework.name);
    framework.version = object.text("version", "");
    framework.source = object.text("source", "");
    framework.measuredAs = object.text("measured_as", "");
    if (framework.measuredAs == framework.name)
        framework.measuredAs.clear();
    framework.states = listFromJson(object, "states", stateFromJson);
    if (object.has("gathered"))
        framework.gathered = gatheredFromJson(object.object("gathered"));
    if (object.has("step_bytes"))
        framework.stepBytes = object.nonNegative("step_bytes");
    if (object.has("bucket_bytes"))
        framework.bucket = Bytes(object.nonNegative("bucket_bytes"));
    if (object.has("returned_gradient_bytes"))
        framework.returnedGradient = object.nonNegative("returned_gradient_bytes");
    if (object.has("pipeline_buffers"))
        framework.pipelineBuffers = object.nonNegative("pipeline_buffers");
    if (object.has("gathered_inputs"))
        framework.gatheredInputs = object.nonNegative("gathered_inputs");
    framework.zero1ReducesWhole = object.flag("zero_1_reduces_whole", false);
    if (object.has("cast_bytes"))
        framework.castBytes = object.nonNegative("cast_bytes");
    framework.freesGradients = object.flag("frees_gradients", false);
    constexpr WholeRange capabilities{0, 99};
    framework.cudnnAttentionFrom = object.whole("cudnn_attention_from", capabilities, 0);
    framework.dealsByCost = object.flag("deals_layers_by_cost", false);
    framework.hostTransport = object.flag("host_transport", false);
    if (object.has("outside"))
        framework.outside = outsideFromJson(object.object("outside"));
    if (object.has("offers"))
        framework.offers = offersFromJson(object);
    framework.tensors = listFromJson(object, "tensors", tensorFromJson);
    return framework;
}

std::vector<Framework> parseFrameworks(std::string_view text) {
    return catalogueEntries(text, "frameworks", frameworkFromJson);
}

Framework parseFramework(std::string_view text) {
    const json document = parseJson(text, "framework-profile");
    return frameworkFromJson(JsonObject(document, {}));
}

const Framework* findFramework(const std::vector<Framework>& frameworks, std::string_view name) {
    return entryNamed(frameworks, name);
}

} // namespace quadrille
