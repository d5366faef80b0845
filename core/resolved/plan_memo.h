// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/span_memo.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

namespace quadrille {

/// What a part of an answer is read from. Of a plan, what the part does not look at stands as in one key for
/// all plans.
struct PlanKey {
    /// Of a part that looks at everything.
    explicit PlanKey(const Scenario& scenario)
        : plan(scenario.plan), recipe(scenario.recipe), gpus(scenario.cluster.gpus),
          gpusPerNode(scenario.cluster.gpusPerNode) {}

    Plan plan;
    Recipe recipe;
    std::int64_t gpus, gpusPerNode;

    friend bool operator==(const PlanKey&, const PlanKey&) = default;
};

/// Of a part that does not look at how layers are dealt to stages.
[[nodiscard]] PlanKey keyWithoutDeal(const Scenario& scenario);
/// Of a part that looks at what is sharded at most for the groups that do, or, where so told, for whether
/// layers are gathered.
[[nodiscard]] PlanKey keyWithoutSharding(const Scenario& scenario, bool gathers);

/// Parts of one kind by what they are read from. Where too many are kept, all are forgotten.
template <class Part>
class PartMemo {
public:
    template <class Make>
    const std::shared_ptr<const Part>& get(const PlanKey& key, Make make) {
        if (m_last != nullptr && m_last->first == key)
            return m_last->second;
        if (const auto known = m_parts.find(key); known != m_parts.end()) {
            m_last = &*known;
            return known->second;
        }
        std::shared_ptr<const Part> made(new Part(make())); // which may be one that does not move
        if (m_parts.size() >= most) {
            m_last = nullptr;
            m_parts.clear();
        }
        m_last = &*m_parts.emplace(key, std::move(made)).first;
        return m_last->second;
    }

private:
    static constexpr std::size_t most = 128; ///< plans that follow each other differ in few settings

    struct Hash {
        std::size_t operator()(const PlanKey& key) const;
    };
    using Parts = std::unordered_map<PlanKey, std::shared_ptr<const Part>, Hash>;
    Parts m_parts;
    const typename Parts::value_type* m_last = nullptr; ///< that was asked for; in m_parts
};

/// What plans have in common, for who asks about very many of one model on one kind of GPUs: plans that
/// differ in what is sharded have the same pipeline, and those that differ in their schedule the same layers.
/// For one thread.
///
/// \pre of scenarios that ask the same memo, model, cluster but for its number of GPUs, and estimator are the
/// same
class PlanMemo {
public:
    PlanMemo() = default;
    // A copy would have the same parts, and may be another thread's.
    PlanMemo(const PlanMemo&) = delete;
    PlanMemo& operator=(const PlanMemo&) = delete;
    PlanMemo(PlanMemo&&) noexcept = default;
    PlanMemo& operator=(PlanMemo&&) noexcept = default;
    ~PlanMemo() = default;

    [[nodiscard]] SpanMemo& spans() { return m_spans; }

    using KeyOf = PlanKey (*)(const Scenario&);

    /// The parts of a type that are made of what this key has.
    template <class Part>
    [[nodiscard]] PartMemo<Part>& partsOf(KeyOf keyOf) {
        const void* type = &typeOf<Part>;
        auto found = std::ranges::find_if(
            m_parts, [&](const Parts& each) { return each.keyOf == keyOf && each.type == type; });
        if (found == m_parts.end())
            found = m_parts.insert(found, {type, keyOf, std::make_shared<PartMemo<Part>>()});
        return *static_cast<PartMemo<Part>*>(found->memo.get());
    }

private:
    /// Its address tells types apart, and faster than their names do.
    template <class Part>
    static constexpr char typeOf = 0;

    struct Parts {
        const void* type;
        KeyOf keyOf;
        std::shared_ptr<void> memo; ///< PartMemo of that type
    };

    SpanMemo m_spans;
    std::vector<Parts> m_parts; ///< of each kind that was asked for
};

[[nodiscard]] std::size_t hashOf(const PlanKey& key);

template <class Part>
std::size_t PartMemo<Part>::Hash::operator()(const PlanKey& key) const {
    return hashOf(key);
}

} // namespace quadrille
