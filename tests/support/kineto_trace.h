// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

namespace quadrille::test {

/// What a kernel of communication says in its arguments.
struct KinetoMessage {
    const char* collective; ///< "_allgather_base", as c10d calls them
    const char* group;      ///< "mesh_tp"
    std::int64_t in, out;   ///< elements
    const char* dtype;      ///< "BFloat16"
    std::vector<int> ranks; ///< of the group
};

/// Writes a trace as the PyTorch profiler does (pytorch/kineto@002d991, libkineto/src/output_json.cpp). Times
/// are whole nanoseconds.
class KinetoTrace {
public:
    KinetoTrace(int rank, int worldSize) : m_rank(rank), m_worldSize(worldSize) {}

    /// Nanoseconds that all times count from.
    std::int64_t base = 0;

    static constexpr int mainThread = 1166, backwardThread = 2571;

    /// A kernel, and behind it the host's call that issued it.
    void kernel(const std::string& name, std::int64_t begin, std::int64_t length, std::int64_t launched,
                int stream = 7, const KinetoMessage* message = nullptr, int thread = mainThread) {
        const std::string correlation = std::to_string(++m_correlation);
        std::string arguments = "'External id': " + correlation +
                                ", 'queued': 0, 'device': 0, 'context': 1, " +
                                "'stream': " + std::to_string(stream) + ", 'correlation': " + correlation;
        if (message != nullptr)
            arguments += ", " + argumentsOf(*message);
        event("kernel", name, 0, stream, begin, length, arguments);
        event("cuda_runtime", "cudaLaunchKernel", mainThread, thread, launched, 1000,
              "'External id': " + correlation + ", 'cbid': 211, 'correlation': " + correlation);
    }
    /// What record_function marks on the host.
    void hostMark(const std::string& name, std::int64_t begin, std::int64_t length) {
        event("user_annotation", name, mainThread, mainThread, begin, length, "'Ev Idx': 1");
    }
    void gpuMark(const std::string& name, std::int64_t begin, std::int64_t length, int stream = 7) {
        event("gpu_user_annotation", name, 0, stream, begin, length, "'External id': 1");
    }
    /// An operator of the host: most of a trace.
    void operation(const std::string& name, std::int64_t begin, std::int64_t length, int thread = mainThread,
                   const std::string& arguments = "'External id': 9, 'Ev Idx': 3") {
        event("cpu_op", name, mainThread, thread, begin, length, arguments);
    }

    static std::string argumentsOf(const KinetoMessage& message) {
        std::string ranks;
        for (const int rank : message.ranks)
            ranks += (ranks.empty() ? "" : ", ") + std::to_string(rank);
        return std::string("'Collective name': '") + message.collective +
               "', 'In msg nelems': " + std::to_string(message.in) +
               ", 'Out msg nelems': " + std::to_string(message.out) +
               ", 'Group size': " + std::to_string(message.ranks.size()) + ", 'dtype': '" + message.dtype +
               "', 'In split size': '[]', 'Out split size': '[]', 'Process Group Name': '7', " +
               "'Process Group Description': '" + message.group + "', 'Process Group Ranks': '[" + ranks +
               "]'";
    }

    [[nodiscard]] std::string text() const {
        std::string text =
            "{\n  'schemaVersion': 1,\n  'deviceProperties': [{'id': 0, 'name': 'NVIDIA H100 80GB "
            "HBM3', 'numSms': 132}],\n  'distributedInfo': {'backend': 'nccl', 'rank': " +
            std::to_string(m_rank) + ", 'world_size': " + std::to_string(m_worldSize) +
            ", 'pg_count': 1, 'pg_config': [{'pg_name': '0', 'ranks': [0, 1]}]},\n" +
            "  'displayTimeUnit': 'ms',";
        if (base != 0)
            text += "\n  'baseTimeNanoseconds': " + std::to_string(base) + ",";
        text += "\n  'traceEvents': [" + m_events +
                "\n  {'ph': 'M', 'name': 'process_name', 'pid': 0, 'tid': 0, 'ts': 0.000, 'args': {'name': "
                "'python'}}\n  ],\n  'traceName': 'trace.json'\n}";
        std::ranges::replace(text, '\'', '"'); // so that moc, which reads no raw strings, reads this
        return text;
    }

private:
    static std::string microseconds(std::int64_t nanoseconds) {
        std::array<char, 32> digits{};
        std::snprintf(digits.data(), digits.size(), "%lld.%03lld", static_cast<long long>(nanoseconds / 1000),
                      static_cast<long long>(nanoseconds % 1000));
        return digits.data();
    }
    void event(const char* category, const std::string& name, int pid, int tid, std::int64_t begin,
               std::int64_t length, const std::string& arguments) {
        m_events += std::string("\n  {'ph': 'X', 'cat': '") + category + "', 'name': '" + name +
                    "', 'pid': " + std::to_string(pid) + ", 'tid': " + std::to_string(tid) +
                    ", 'ts': " + microseconds(begin) + ", 'dur': " + microseconds(length) + ", 'args': {" +
                    arguments + "}},";
    }

    int m_rank, m_worldSize;
    int m_correlation = 0;
    std::string m_events;
};

/// What a rank's trace of an executed pipeline is made of, besides its times.
struct PipelineTraceOptions {
    std::int64_t start = 5'000'000; ///< nanoseconds: when the pipeline begins
    double attention = 0.25;        ///< of each pass, in its middle
    double tensor = 0.125;          ///< of each pass, at its end: a reduce-scatter
    std::vector<int> tensorRanks{0, 1};
    std::int64_t elements = 1 << 20; ///< that go into it
};

/// Nanoseconds of a timeline in seconds.
inline std::int64_t nanoseconds(double seconds) {
    return std::llround(seconds * 1e9);
}

/// "PP:2F1", as torch.distributed.pipelining marks a pass (pytorch/pytorch@1fd7abc,
/// torch/distributed/pipelining/schedules.py).
inline std::string pipeliningName(const Operation& operation) {
    const char* kind = operation.kind == OperationKind::forward         ? "F"
                       : operation.kind == OperationKind::backward      ? "B"
                       : operation.kind == OperationKind::inputGradient ? "I"
                                                                        : "W";
    return "PP:" + std::to_string(operation.stage) + kind + std::to_string(operation.microbatch);
}

/// The trace that a rank would write, were it to run as the timeline says, times in seconds: one step, a
/// matrix product, attention and a reduce-scatter in every pass, a message between stages behind each
/// forward. The host issues everything at another time than it runs.
inline KinetoTrace pipelineTrace(const Timeline& timeline, std::size_t lane, int rank, int worldSize,
                                 const PipelineTraceOptions& options = {}) {
    KinetoTrace trace(rank, worldSize);
    constexpr std::int64_t perPass = 40'000; // of the host
    std::int64_t host = 1'000'000;
    const std::int64_t hostStart = host;
    for (const TimedOperation& timed : timeline.rank(lane)) {
        const std::int64_t begin = options.start + nanoseconds(timed.start);
        const std::int64_t end = options.start + nanoseconds(timed.end);
        const auto length = static_cast<double>(end - begin);
        const auto attention = static_cast<std::int64_t>(length * options.attention);
        const auto tensor = static_cast<std::int64_t>(length * options.tensor);
        const std::int64_t product = end - begin - attention - tensor;
        const bool forward = timed.operation.kind == OperationKind::forward;
        const int thread = forward ? KinetoTrace::mainThread : KinetoTrace::backwardThread;
        trace.hostMark(pipeliningName(timed.operation), host, perPass - 1000);
        trace.kernel("nvjet_tst_128x64_64x5_1x3_h_bz_coopA_NTn", begin, product / 2, host + 100, 7, nullptr,
                     thread);
        trace.kernel(forward ? "void flash_fwd_kernel<Flash_fwd_kernel_traits<128>>"
                             : "void flash_bwd_dq_dk_dv_loop_seqk_parallel_kernel<128>",
                     begin + product / 2, attention, host + 2000, 7, nullptr, thread);
        trace.kernel("nvjet_tst_128x64_64x5_1x3_h_bz_coopA_NTn", begin + product / 2 + attention,
                     product - product / 2, host + 4000, 7, nullptr, thread);
        if (tensor > 0) {
            const KinetoMessage message{"_reduce_scatter_base",
                                        "mesh_tp",
                                        options.elements,
                                        options.elements /
                                            static_cast<std::int64_t>(options.tensorRanks.size()),
                                        "BFloat16",
                                        options.tensorRanks};
            trace.kernel("ncclDevKernel_ReduceScatter_Sum_bf16_RING_LL(ncclDevKernelArgsStorage<4096ul>)",
                         end - tensor, tensor, host + 6000, 20, &message, thread);
        }
        host += perPass;
    }
    trace.hostMark("ProfilerStep#3", hostStart - 500, host - hostStart + 1000);
    return trace;
}

} // namespace quadrille::test
