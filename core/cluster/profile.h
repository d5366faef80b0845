// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace quadrille {

/// The free parameters of the performance model: what a device and its links reach of their specifications.
enum class ProfileParameter {
    gemm,      ///< share of the dense peak that a large matrix product reaches
    gemmEdge,  ///< elements by which every dimension of a product counts longer: partly filled tiles
    attention, ///< share of the dense peak that the attention core reaches
    memory,    ///< share of the memory bandwidth that memory-bound operators reach
    launch,    ///< seconds that every operator takes beside its work
    host, ///< seconds that the host takes to issue an operator: a pass takes as long where its GPU is faster
    fastLink,       ///< share of the scale-up bandwidth that collectives reach
    network,        ///< share of the network bandwidth that collectives reach
    fastLatency,    ///< seconds of a hop over the fast link beside its bytes
    networkLatency, ///< seconds of a hop over the network beside its bytes
    busyLatency,    ///< seconds more of a tensor parallel collective for each of its ranks, where messages of
                    ///< the pipeline leave the node by way of the host: see Transport
    busyHost,       ///< seconds that the host is held by a tensor parallel collective, for each of its ranks,
                    ///< where they do
    tensorOverlap,  ///< share of tensor parallel communication hidden behind computation
    contextOverlap, ///< share of the attention core behind which the ring's messages hide
    dataOverlap,    ///< share of one micro-batch's passes behind which gradients and parameters travel
    stepOverhead,   ///< seconds of a step that no operator accounts for
    microBatchOverhead, ///< seconds of a micro-batch on a stage that no operator accounts for
    hostJitter,         ///< share by which launches and overheads lengthen with every doubling of all GPUs
    groupJitter, ///< share by which every pass lengthens with every doubling of t·c·p: the slowest of those
                 ///< who wait for each other sets the pace
};

inline constexpr std::size_t profileParameters = 19;

/// What large products are taken to reach of a GPU's peak where nobody is known to have measured it.
inline constexpr double usualLargeProducts = 0.7;

/// Properties of a run along which a profile was or was not fitted: see ProfileDomain.
enum class ProfileFeature { hidden, sequence, gpus, tensor, context, pipeline, microBatch, microBatches };

inline constexpr std::size_t profileFeatures = 8;

/// Where the runs lie that a profile was fitted on: lowest and highest of each feature, as log₂.
struct ProfileDomain {
    std::array<double, profileFeatures> lowest{};
    std::array<double, profileFeatures> highest{};

    friend bool operator==(const ProfileDomain&, const ProfileDomain&) = default;
};

/// Runs of one table, framework and device that a profile was fitted on, and where they lie.
struct RunCluster {
    std::string name;      ///< of the source and table
    std::string framework; ///< its name in the catalogue
    int runs = 0;
    double deviation =
        0; ///< that nine in ten of them keep to, as a standard deviation of ln(measured ÷ predicted)
    ProfileDomain domain;

    friend bool operator==(const RunCluster&, const RunCluster&) = default;
};

/// The parameters as they are with one framework.
struct FrameworkValues {
    std::string framework; ///< its name in the catalogue
    std::array<double, profileParameters> values{};

    friend bool operator==(const FrameworkValues&, const FrameworkValues&) = default;
};

/// A calibration: the parameters, and what they were fitted on. Default-constructed: nothing was fitted, and
/// the parameters are the priors of profile_parameters.h.
struct Profile {
    std::string name;  ///< "a100-sxm"; empty: uncalibrated
    std::string label; ///< as people write it: "A100 SXM · Megatron-LM"
    std::array<double, profileParameters> values = priors();
    std::vector<FrameworkValues> frameworks; ///< where they differ from `values`
    int runs = 0;                            ///< fitted on so many; 0: uncalibrated
    double deviation =
        0.25; ///< standard deviation of ln(measured ÷ predicted) to be expected beside `clusters`
    ProfileDomain domain;             ///< of all runs; meaningless without any
    std::vector<RunCluster> clusters; ///< of the runs; empty: all count as one
    std::string fittedOn;             ///< sources, as a list for people
    std::string source;               ///< how the fit is made
    /// GpuSpec::largeProducts of the GPU for which `gemm` holds; unset: it holds for any.
    std::optional<double> largeProducts;

    [[nodiscard]] double at(ProfileParameter parameter) const {
        return values[static_cast<std::size_t>(parameter)];
    }
    [[nodiscard]] double& at(ProfileParameter parameter) {
        return values[static_cast<std::size_t>(parameter)];
    }
    /// With a framework.
    [[nodiscard]] double at(ProfileParameter parameter, const std::string& framework) const;
    /// As it is with one framework, for all.
    [[nodiscard]] Profile of(const std::string& framework) const;
    [[nodiscard]] bool calibrated() const { return runs > 0; }
    /// For a GPU whose large products reach so much: `gemm` changes by as much as they do.
    [[nodiscard]] Profile forProducts(double reached) const;

    /// What an uncalibrated device starts from.
    [[nodiscard]] static std::array<double, profileParameters> priors();

    friend bool operator==(const Profile&, const Profile&) = default;
};

} // namespace quadrille
