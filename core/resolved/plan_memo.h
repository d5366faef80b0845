// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/span_memo.h"
#include "core/scenario/scenario.h"

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

/// The parts of one kind that were made last, by what they are read from. Where too many are kept, all are
/// forgotten.
template <class Part>
class PartMemo {
public:
    template <class Make>
    const std::shared_ptr<const Part>& get(const PlanKey& key, Make make) {
        if (const auto known = m_parts.find(key); known != m_parts.end())
            return known->second;
        std::shared_ptr<const Part> made(new Part(make())); // which may be one that does not move
        if (m_parts.size() >= most)
            m_parts.clear();
        return m_parts.emplace(key, std::move(made)).first->second;
    }

private:
    static constexpr std::size_t most = 256; ///< plans that follow each other differ in few settings

    struct Hash {
        std::size_t operator()(const PlanKey& key) const;
    };
    std::unordered_map<PlanKey, std::shared_ptr<const Part>, Hash> m_parts;
};

/// What plans have in common, for who asks about very many of one model on one kind of GPUs: plans that
/// differ in what is sharded have the same pipeline, and those that differ in their schedule the same layers.
/// For one thread.
///
/// \pre of scenarios that ask the same memo, model, cluster but for its number of GPUs, and estimator are the
/// same
class PlanMemo {
public:
    [[nodiscard]] SpanMemo& spans() { return m_spans; }

    template <class Part>
    [[nodiscard]] PartMemo<Part>& partsOf() {
        const std::size_t place = placeOf<Part>();
        if (place >= m_parts.size())
            m_parts.resize(place + 1);
        if (m_parts[place] == nullptr)
            m_parts[place] = std::make_shared<PartMemo<Part>>();
        return *static_cast<PartMemo<Part>*>(m_parts[place].get());
    }

private:
    static std::size_t newPlace();
    template <class Part>
    static std::size_t placeOf() {
        static const std::size_t place = newPlace();
        return place;
    }

    SpanMemo m_spans;
    std::vector<std::shared_ptr<void>> m_parts; ///< PartMemo of each kind of part that was asked for
};

[[nodiscard]] std::size_t hashOf(const PlanKey& key);

template <class Part>
std::size_t PartMemo<Part>::Hash::operator()(const PlanKey& key) const {
    return hashOf(key);
}

} // namespace quadrille
