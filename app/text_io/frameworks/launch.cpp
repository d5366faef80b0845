// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/launch.h"

#include "app/text_io/frameworks/machine_file.h"
#include "app/text_io/numbers.h"
#include "core/cluster/catalogue.h"
#include "core/units/saturating.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace quadrille::frameworks {
namespace {

template <std::size_t count>
std::optional<std::int64_t> firstNumber(Reading& reading, const std::array<std::string_view, count>& keys,
                                        std::string_view setting) {
    std::optional<std::int64_t> first;
    for (const std::string_view key : keys) {
        if (!reading.has(key))
            continue;
        std::string word = reading.word(key).value_or("");
        const auto colon = word.rfind(':'); // gpu:h100:8, h100:8
        if (colon != std::string::npos || key.find("gres") != std::string_view::npos)
            word = colon == std::string::npos ? std::string() : word.substr(colon + 1);
        const auto number = positiveNumber(word);
        if (!number) {
            reading.ignore(key, {QUADRILLE_MESSAGE("is no number"), {}});
        } else {
            first = first.value_or(*number);
            reading.bearsOn(key, setting);
        }
    }
    return first;
}

/// Of Slurm, where nothing says the GPUs of a node: so many for each of its tasks, or one. A single task is a
/// launcher that starts the others.
void readTasks(Reading& reading) {
    constexpr std::array<std::string_view, 2> tasksKeys{"#SBATCH --ntasks-per-node", "--ntasks-per-node"};
    constexpr std::array<std::string_view, 2> ofTaskKeys{"#SBATCH --gpus-per-task", "--gpus-per-task"};
    const auto tasks = firstNumber(reading, tasksKeys, "gpus"),
               ofTask = firstNumber(reading, ofTaskKeys, "gpus");
    if (reading.sizes.gpusPerNode)
        return;
    if (ofTask)
        reading.sizes.gpusPerNode = saturatingProduct(*ofTask, tasks.value_or(1));
    else if (tasks && *tasks > 1)
        reading.sizes.gpusPerNode = tasks;
}

/// The kind of GPU that Slurm is asked for: "gpu:h100:8".
void readKind(Reading& reading) {
    for (const std::string_view key :
         {"#SBATCH --gres", "#SBATCH --gpus-per-node", "#SBATCH --gpus", "--gres", "--gpus-per-node"}) {
        std::string word = reading.has(key) ? reading.word(key).value_or("") : std::string();
        word.resize(std::min(word.rfind(':'), word.size()));
        const std::string kind = word.substr(word.rfind(':') + 1);
        const GpuSpec* gpu = kind.empty() ? nullptr : gpuCalled(kind, reading.catalogue());
        if (gpu == nullptr || reading.saysGpu)
            continue;
        placeGpu(reading.scenario().cluster, *gpu);
        reading.assume("gpu", {QUADRILLE_MESSAGE("%1 says %2, and not with which memory"),
                               {std::string(key), text_io::inQuotes(kind)}});
        return;
    }
}

} // namespace

std::optional<std::int64_t> positiveNumber(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 1 ||
        number > largestDimensionValue)
        return {};
    return number;
}

bool isOfLauncherAlone(std::string_view key) {
    constexpr std::array<std::string_view, 25> names{"--mpi",
                                                     "--no-sync",
                                                     "--step_func",
                                                     "-m",
                                                     "-u",
                                                     "-f",
                                                     "--tee",
                                                     "--max_restarts",
                                                     "--max-restarts",
                                                     "--redirects",
                                                     "--role",
                                                     "--standalone",
                                                     "--log_dir",
                                                     "--log-dir",
                                                     "--local-ranks-filter",
                                                     "--hostfile",
                                                     "--launcher",
                                                     "--no_python",
                                                     "--container",
                                                     "--run-path",
                                                     "--start_method",
                                                     "--kill-on-bad-exit",
                                                     "--jobid",
                                                     "--export",
                                                     "--signal"};
    return key.starts_with("#SBATCH ") || key.starts_with("--container-") ||
           key.starts_with("--no-container") || std::ranges::find(names, key) != names.end();
}

void readLaunch(Reading& reading) {
    readKind(reading);
    constexpr std::array<std::string_view, 13> perNode{"--nproc_per_node",
                                                       "--nproc-per-node",
                                                       "--num_gpus",
                                                       "#SBATCH --gpus-per-node",
                                                       "#SBATCH --gres",
                                                       "GPUS_PER_NODE",
                                                       "NUM_GPUS_PER_NODE",
                                                       "NPROC_PER_NODE",
                                                       "--gpus-per-node",
                                                       "--gpus_per_node",
                                                       "--devices",
                                                       "NGPU",
                                                       "-ng"};
    constexpr std::array<std::string_view, 11> nodes{
        "--nnodes", "--num_nodes", "#SBATCH --nodes", "#SBATCH -N", "NNODES", "NUM_NODES",
        "N_NODES",  "NODES",       "--num_machines",  "-N",         "--nodes"};
    constexpr std::array<std::string_view, 3> all{"--num_processes", "--num_gpus_total", "WORLD_SIZE"};
    // What a list of hosts says may be there already.
    const auto known = [&reading](std::optional<std::int64_t>& size, std::optional<std::int64_t> number,
                                  const char* differs) {
        if (number && size && *number != *size)
            reading.assume("gpus", {differs, {*number, *size}});
        if (number)
            size = number;
    };
    known(reading.sizes.gpusPerNode, firstNumber(reading, perNode, "gpus"),
          QUADRILLE_MESSAGE("%1 GPUs a node are started, which counts; the hosts have %2"));
    readTasks(reading);
    known(reading.sizes.nodes, firstNumber(reading, nodes, "gpus"),
          QUADRILLE_MESSAGE("%1 nodes are started, which counts; the hosts are %2"));
    known(reading.sizes.gpus, firstNumber(reading, all, "gpus"), "");
    // Where ranks meet says nothing of a plan.
    for (const std::string_view key :
         {"--node_rank", "--node-rank", "--master_addr", "--master-addr", "--master_port", "--master-port",
          "--rdzv_backend", "--rdzv-backend", "--rdzv_endpoint", "--rdzv-endpoint", "--rdzv_id", "--rdzv-id"})
        reading.ignore(key, {QUADRILLE_MESSAGE("moves neither memory nor the time of a step"), {}});
}

} // namespace quadrille::frameworks
