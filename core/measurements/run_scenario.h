// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <algorithm>
#include <vector>

namespace quadrille {

/// How the GPUs of a run are joined.
struct RunNetwork {
    std::int64_t gpusPerNode = 8;
    double nicGbps = 0; ///< as Cluster::nicGbps
    Fabric fabric;

    friend bool operator==(const RunNetwork&, const RunNetwork&) = default;
};

/// A scenario as a measured run keeps it: its large parts, the model, the GPU and its profile, network and
/// recipe are held once for all runs that share them, so that a run of a long file needs little memory. It
/// turns into a Scenario, which is a copy of all that, where one is asked for.
struct RunScenario {
    SharedValue<ModelSpec> model;
    SharedValue<GpuSpec> gpu;     ///< without a profile of its own, so that runs with different ones share it
    SharedValue<Profile> profile; ///< of the GPU
    std::int64_t gpus = 8;
    SharedValue<RunNetwork> network;
    Plan plan;
    SharedValue<Recipe> recipe;
    Estimator estimator = Estimator::paper;

    RunScenario() = default;
    RunScenario(const Scenario& scenario); // NOLINT(google-explicit-constructor): the same thing, kept
    operator Scenario() const;             // NOLINT(google-explicit-constructor): and back

    friend bool operator==(const RunScenario&, const RunScenario&) = default;
    friend bool operator==(const RunScenario& kept, const Scenario& scenario);
};

/// Finds among the last few different values the one that equals a new one, so that equal values are held
/// once. Values that are all different cost no more than a look at each of these few.
template <class T>
class LastDistinct {
public:
    [[nodiscard]] SharedValue<T> one(const SharedValue<T>& value) {
        const auto found = std::find(m_values.begin(), m_values.end(), value);
        if (found != m_values.end())
            return *found;
        if (m_values.size() >= most)
            m_values.erase(m_values.begin());
        return m_values.emplace_back(value);
    }

private:
    static constexpr std::size_t most = 32;
    std::vector<SharedValue<T>> m_values;
};

/// Lets the scenarios of many runs share what they have in common, whatever their source.
class SharedParts {
public:
    void share(RunScenario& scenario);

private:
    LastDistinct<ModelSpec> m_models;
    LastDistinct<GpuSpec> m_gpus;
    LastDistinct<Profile> m_profiles;
    LastDistinct<RunNetwork> m_networks;
    LastDistinct<Framework> m_frameworks;
    LastDistinct<Recipe> m_recipes;
};

} // namespace quadrille
