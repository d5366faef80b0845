# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures on one GPU what the performance model is made of: matrix products, grouped products, attention,
memory-bound operators, single layers, and whole steps of small models as torchtitan's recipe has them
(FSDP2 over one rank: fp32 parameters and moments, 16-bit computation, eager loss in fp32).

    python3 measure.py FOLDER [--scale S] [--only NAME,…]

Every part writes FOLDER/NAME.csv and stops after its share of seconds times S. Times are medians in
microseconds or seconds, as the columns say; memory is in bytes."""

import argparse
import csv
import gc
import itertools
import os
import random
import statistics
import time
import traceback

import torch
import torch.nn.functional as F
from torch import nn

GPU = torch.device("cuda")
HALF = torch.bfloat16


class Table:
    """Rows of one file, written as they come; keeps the time that its part has."""

    def __init__(self, folder, name, columns, seconds):
        self.file = open(os.path.join(folder, name + ".csv"), "w", newline="")
        self.writer = csv.writer(self.file, lineterminator="\n")
        self.writer.writerow(columns)
        self.end = time.monotonic() + seconds
        self.rows = 0

    def add(self, *row):
        self.writer.writerow(row)
        self.file.flush()
        self.rows += 1

    def over(self):
        return time.monotonic() > self.end


def microseconds(function, arguments, least_us=3000.0):
    """Median of five batches; the arguments take turns, so that no call finds its input in the cache."""
    turns = itertools.cycle(arguments)
    for _ in range(3):
        function(*next(turns))
    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    begin.record()
    function(*next(turns))
    end.record()
    torch.cuda.synchronize()
    one = max(begin.elapsed_time(end) * 1e3, 1.0)
    calls = max(2, min(200, int(least_us / one)))
    times = []
    for _ in range(5):
        begin.record()
        for _ in range(calls):
            function(*next(turns))
        end.record()
        torch.cuda.synchronize()
        times.append(begin.elapsed_time(end) * 1e3 / calls)
    return statistics.median(times)


def sets(make, bytes_of_one):
    """So many inputs that together they do not fit into the cache."""
    return [make() for _ in range(max(1, min(8, int(300e6 / bytes_of_one) + 1)))]


MODELS = {  # hidden, width of queries keys and values, width of heads, FFN, gated
    "llama-3.2-1b": (2048, 3072, 2048, 8192, True),
    "llama-2-7b": (4096, 12288, 4096, 11008, True),
    "llama-3.1-8b": (4096, 6144, 4096, 14336, True),
    "llama-2-13b": (5120, 15360, 5120, 13824, True),
    "llama-3.1-70b": (8192, 10240, 8192, 28672, True),
    "gpt-3-175b": (12288, 36864, 12288, 49152, False),
    "llama-3.1-405b": (16384, 18432, 16384, 53248, True),
}


def products(folder, seconds):
    shapes = []
    for model, (h, qkv, heads, ffn, gated) in MODELS.items():
        for t in (1, 2, 4, 8):
            for tokens in (512, 1024, 2048, 4096, 8192, 16384):
                for part, n, k in (("qkv", qkv // t, h), ("out", h, heads // t),
                                   ("ffn1", (2 if gated else 1) * ffn // t, h), ("ffn2", h, ffn // t)):
                    if 2.0 * tokens * n * k < 2e13:
                        shapes += [(model, part, kind, t, tokens, n, k) for kind in ("forward", "input", "weight")]
    random.Random(1).shuffle(shapes)
    table = Table(folder, "products", ("model", "part", "pass", "tp", "m", "n", "k", "dtype", "us"), seconds)
    for model, part, kind, t, tokens, n, k in shapes:
        if table.over():
            break
        size = {"forward": (tokens, n, k), "input": (tokens, k, n), "weight": (n, k, tokens)}[kind]

        def make(kind=kind, tokens=tokens, n=n, k=k):
            x = torch.randn(tokens, k, device=GPU, dtype=HALF)
            w = torch.randn(n, k, device=GPU, dtype=HALF)
            y = torch.randn(tokens, n, device=GPU, dtype=HALF)
            return {"forward": (x, w.t()), "input": (y, w), "weight": (y.t(), x)}[kind]

        inputs = sets(make, 2.0 * (tokens * k + n * k + tokens * n))
        table.add(model, part, kind, t, *size, "bf16", round(microseconds(torch.matmul, inputs), 3))
        del inputs


def eighth_bits(folder, seconds):
    """fp8 with one scale a matrix."""
    shapes = [(tokens, n, k) for (h, qkv, heads, ffn, gated) in MODELS.values() for t in (1, 2, 4, 8)
              for tokens in (1024, 4096, 8192, 16384)
              for n, k in ((qkv // t, h), (h, heads // t), ((2 if gated else 1) * ffn // t, h), (h, ffn // t))
              if n % 16 == 0 and k % 16 == 0 and 2.0 * tokens * n * k < 2e13]
    random.Random(2).shuffle(shapes)
    table = Table(folder, "products_fp8", ("m", "n", "k", "dtype", "us"), seconds)
    one = torch.ones((), device=GPU)
    for m, n, k in shapes:
        if table.over():
            break

        def make(m=m, n=n, k=k):
            return (torch.randn(m, k, device=GPU, dtype=HALF).to(torch.float8_e4m3fn),
                    torch.randn(n, k, device=GPU, dtype=HALF).to(torch.float8_e4m3fn).t())

        inputs = sets(make, m * k + n * k + 2.0 * m * n)
        us = microseconds(lambda a, b: torch._scaled_mm(a, b, scale_a=one, scale_b=one, out_dtype=HALF), inputs)
        table.add(m, n, k, "fp8", round(us, 3))
        del inputs


def grouped(folder, seconds):
    """Products of experts side by side, as many rows for each."""
    shapes = [(experts, rows, n, k) for n, k in ((1536, 2048), (2048, 768), (3072, 4096), (4096, 1536),
                                                (4096, 7168), (7168, 2048), (28672, 4096), (4096, 14336))
              for experts in (1, 2, 4, 8, 16, 32, 64) for rows in (64, 128, 256, 512, 1024, 2048, 4096)
              if experts * n * k < 1.5e9 and experts * rows <= 65536]
    random.Random(3).shuffle(shapes)
    table = Table(folder, "grouped", ("experts", "rows", "n", "k", "dtype", "us"), seconds)
    for experts, rows, n, k in shapes:
        if table.over():
            break
        ends = (torch.arange(experts, device=GPU, dtype=torch.int32) + 1) * rows

        def make(experts=experts, rows=rows, n=n, k=k):
            return (torch.randn(experts * rows, k, device=GPU, dtype=HALF),
                    torch.randn(experts, n, k, device=GPU, dtype=HALF).transpose(-2, -1))

        inputs = sets(make, 2.0 * experts * (rows * k + n * k + rows * n))
        us = microseconds(lambda a, b: torch._grouped_mm(a, b, offs=ends.to(torch.int32)), inputs)
        table.add(experts, rows, n, k, "bf16", round(us, 3))
        del inputs


def attention(folder, seconds):
    from torch.nn.attention import SDPBackend, sdpa_kernel
    shapes = [(b, heads, s, d) for d in (64, 128) for heads in (2, 4, 8, 16, 32, 64)
              for s in (1024, 2048, 4096, 8192, 16384, 32768, 65536) for b in (1, 2, 4, 8)
              if b * s <= 65536 and b * heads * float(s) * s * d <= 32 * 32768.0 ** 2 * 128]
    random.Random(4).shuffle(shapes)
    table = Table(folder, "attention", ("kernel", "batch", "heads", "sequence", "head_dim", "causal", "dtype",
                                        "forward_us", "both_us"), seconds)
    kernels = (("flash", SDPBackend.FLASH_ATTENTION), ("cudnn", SDPBackend.CUDNN_ATTENTION))
    refused = set()
    for b, heads, s, d in shapes:
        for name, kernel in kernels:
            if table.over():
                return
            if name in refused:
                continue
            try:
                q, k, v, g = (torch.randn(b, heads, s, d, device=GPU, dtype=HALF) for _ in range(4))
                for each in (q, k, v):
                    each.requires_grad_()

                def forward(q=q, k=k, v=v):
                    return F.scaled_dot_product_attention(q, k, v, is_causal=True)

                def both(g=g, q=q, k=k, v=v, forward=forward):
                    torch.autograd.grad(forward(), (q, k, v), g)

                with sdpa_kernel(kernel):
                    table.add(name, b, heads, s, d, 1, "bf16", round(microseconds(forward, [()]), 3),
                              round(microseconds(both, [()]), 3))
            except RuntimeError as error:
                print("attention", name, b, heads, s, d, str(error)[:200])
                refused.add(name)


def moved(folder, seconds):
    """Bytes are those that must be read and written, each once."""
    table = Table(folder, "moved", ("operator", "rows", "width", "bytes", "us"), seconds)
    for rows, width in itertools.product((1024, 4096, 16384), (2048, 4096, 8192, 16384, 28672)):
        if table.over():
            break
        elements = rows * width
        weight = torch.ones(width, device=GPU, dtype=HALF)
        bias = torch.zeros(width, device=GPU, dtype=HALF)

        def one(elements=elements, rows=rows, width=width):
            return (torch.randn(rows, width, device=GPU, dtype=HALF),)

        def two(one=one):
            return one() + one()

        for name, make, function, moves in (
                ("copy", one, lambda x: x.clone(), 2),
                ("add", two, torch.add, 3),
                ("silu", one, F.silu, 2),
                ("mul", two, torch.mul, 3),
                ("gelu", one, lambda x: F.gelu(x, approximate="tanh"), 2),
                ("rmsnorm", one, lambda x: F.rms_norm(x, (x.shape[-1],), weight, 1e-5), 2),
                ("layernorm", one, lambda x: F.layer_norm(x, (x.shape[-1],), weight, bias), 2),
                ("to_fp32", one, lambda x: x.float(), 3)):
            inputs = sets(make, 2.0 * elements * moves)
            table.add(name, rows, width, 2 * elements * moves, round(microseconds(function, inputs), 3))
            del inputs


class Attention(nn.Module):
    def __init__(self, hidden, heads, kv, dim):
        super().__init__()
        self.heads, self.kv, self.dim = heads, kv, dim
        self.q = nn.Linear(hidden, heads * dim, bias=False)
        self.k = nn.Linear(hidden, kv * dim, bias=False)
        self.v = nn.Linear(hidden, kv * dim, bias=False)
        self.o = nn.Linear(heads * dim, hidden, bias=False)

    @staticmethod
    def turned(x, turns):
        pairs = torch.view_as_complex(x.float().reshape(*x.shape[:-1], -1, 2))
        return torch.view_as_real(pairs * turns).flatten(3).type_as(x)

    def forward(self, x, turns):
        b, s, _ = x.shape
        q = self.turned(self.q(x).view(b, s, self.heads, self.dim), turns)
        k = self.turned(self.k(x).view(b, s, self.kv, self.dim), turns)
        v = self.v(x).view(b, s, self.kv, self.dim)
        if self.kv < self.heads:
            each = self.heads // self.kv
            k = k[:, :, :, None, :].expand(b, s, self.kv, each, self.dim).reshape(b, s, self.heads, self.dim)
            v = v[:, :, :, None, :].expand(b, s, self.kv, each, self.dim).reshape(b, s, self.heads, self.dim)
        y = F.scaled_dot_product_attention(q.transpose(1, 2), k.transpose(1, 2), v.transpose(1, 2),
                                           is_causal=True)
        return self.o(y.transpose(1, 2).contiguous().view(b, s, -1))


class Layer(nn.Module):
    def __init__(self, hidden, heads, kv, dim, ffn):
        super().__init__()
        self.first = nn.RMSNorm(hidden, eps=1e-5)
        self.attention = Attention(hidden, heads, kv, dim)
        self.second = nn.RMSNorm(hidden, eps=1e-5)
        self.gate = nn.Linear(hidden, ffn, bias=False)
        self.up = nn.Linear(hidden, ffn, bias=False)
        self.down = nn.Linear(ffn, hidden, bias=False)

    def forward(self, x, turns):
        x = x + self.attention(self.first(x), turns)
        y = self.second(x)
        return x + self.down(F.silu(self.gate(y)) * self.up(y))


def turns_of(sequence, dim):
    angles = torch.outer(torch.arange(sequence).float(),
                         1.0 / (500000.0 ** (torch.arange(0, dim, 2).float() / dim)))
    return torch.polar(torch.ones_like(angles), angles).to(GPU)[None, :, None, :]


def released():
    gc.collect()
    torch.cuda.empty_cache()


SIZES = {  # hidden, heads, key-value heads, size of a head, FFN
    "llama-3.2-1b": (2048, 32, 8, 64, 8192),
    "llama-2-7b": (4096, 32, 32, 128, 11008),
    "llama-3.1-8b": (4096, 32, 8, 128, 14336),
    "llama-2-13b": (5120, 40, 40, 128, 13824),
    "llama-3.1-70b": (8192, 64, 8, 128, 28672),
    "llama-3.1-405b": (16384, 128, 8, 128, 53248),
}


def layers(folder, seconds):
    """One layer in 16 bits; with tensor parallelism, what one rank computes of it, without messages."""
    table = Table(folder, "layers", ("model", "tp", "sequence", "mbs", "forward_us", "both_us", "kept_bytes",
                                     "peak_bytes"), seconds)
    shapes = [(model, t, s, b) for model in SIZES for t in (1, 2, 4, 8) for s in (2048, 4096, 8192, 16384)
              for b in (1, 2, 4) if b * s <= 16384 and SIZES[model][2] >= t and (model != "llama-3.1-405b" or t > 1)]
    random.Random(5).shuffle(shapes)
    for model, t, s, b in shapes:
        if table.over():
            break
        try:
            hidden, heads, kv, dim, ffn = SIZES[model]
            with GPU:
                layer = Layer(hidden, heads // t, kv // t, dim, ffn // t).to(dtype=HALF)
            turns = turns_of(s, dim)
            x = torch.randn(b, s, hidden, device=GPU, dtype=HALF, requires_grad=True)
            g = torch.randn(b, s, hidden, device=GPU, dtype=HALF)

            def both(layer=layer, x=x, g=g, turns=turns):
                layer(x, turns).backward(g)
                x.grad = None
                layer.zero_grad(set_to_none=True)

            both()
            torch.cuda.synchronize()
            before = torch.cuda.memory_allocated()
            y = layer(x, turns)
            kept = torch.cuda.memory_allocated() - before - y.numel() * y.element_size() + x.numel() * 2
            torch.cuda.reset_peak_memory_stats()
            y.backward(g)
            peak = torch.cuda.max_memory_allocated() - before
            x.grad = None
            layer.zero_grad(set_to_none=True)
            del y

            def forward(layer=layer, x=x, turns=turns):
                with torch.no_grad():
                    layer(x, turns)

            table.add(model, t, s, b, round(microseconds(forward, [()], 10000.0), 1),
                      round(microseconds(both, [()], 20000.0), 1), kept, peak)
            del layer, x, g, turns, both, forward
        except torch.OutOfMemoryError:
            print("layers: no memory for", model, t, s, b)
        released()


class Model(nn.Module):
    def __init__(self, sizes, count, vocabulary, full):
        super().__init__()
        from torch.distributed.algorithms._checkpoint.checkpoint_wrapper import checkpoint_wrapper
        hidden = sizes[0]
        self.embedding = nn.Embedding(vocabulary, hidden)
        made = [Layer(*sizes) for _ in range(count)]
        self.layers = nn.ModuleList(checkpoint_wrapper(each, preserve_rng_state=False) if full else each
                                    for each in made)
        self.norm = nn.RMSNorm(hidden, eps=1e-5)
        self.head = nn.Linear(hidden, vocabulary, bias=False)

    def forward(self, tokens, turns):
        x = self.embedding(tokens)
        for layer in self.layers:
            x = layer(x, turns)
        return self.head(self.norm(x))


def one_run(model, count, vocabulary, s, b, micro_batches, recompute):
    from torch.distributed.fsdp import MixedPrecisionPolicy, fully_shard
    with torch.device("meta"):
        net = Model(SIZES[model], count, vocabulary, recompute == "full")
    policy = MixedPrecisionPolicy(param_dtype=HALF, reduce_dtype=torch.float32)
    fully_shard(net.embedding, mp_policy=policy)
    for layer in net.layers:
        fully_shard(layer, mp_policy=policy)
    fully_shard([net.norm, net.head], mp_policy=policy, reshard_after_forward=False)
    fully_shard(net, mp_policy=policy)
    net.to_empty(device=GPU)
    with torch.no_grad():
        for parameter in net.parameters():
            nn.init.normal_(parameter, std=0.02)
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-4, betas=(0.9, 0.95), weight_decay=0.1, fused=True)
    turns = turns_of(s, SIZES[model][3])
    data = torch.randint(vocabulary, (micro_batches, b, s + 1), device=GPU)

    def step():
        optimizer.zero_grad()
        for part in data:
            logits = net(part[:, :-1], turns)
            loss = F.cross_entropy(logits.flatten(0, 1).float(), part[:, 1:].flatten(), reduction="mean")
            del logits
            (loss / micro_batches).backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0, foreach=True)
        optimizer.step()
        return loss

    for _ in range(3):
        loss = step()
    torch.cuda.synchronize()
    torch.cuda.reset_peak_memory_stats()
    times = []
    while len(times) < 9 and (len(times) < 3 or sum(times) < 1.2):
        begin = time.perf_counter()
        loss = step()
        loss.item()
        torch.cuda.synchronize()
        times.append(time.perf_counter() - begin)
    free, total = torch.cuda.mem_get_info()
    return (statistics.median(times), torch.cuda.max_memory_allocated(), torch.cuda.max_memory_reserved(),
            total - free, loss.item())


RUNS = [  # model, layers, vocabulary, sequence, micro-batch size, micro-batches, recomputation
    ("llama-3.1-8b", 4, 128256, 4096, 1, 1, "none"), ("llama-2-7b", 8, 32000, 4096, 1, 1, "none"),
    ("llama-3.1-70b", 2, 32000, 4096, 1, 1, "none"), ("llama-3.2-1b", 16, 128256, 4096, 1, 1, "none"),
    ("llama-3.1-8b", 4, 128256, 4096, 1, 4, "none"), ("llama-3.1-8b", 4, 128256, 4096, 2, 1, "none"),
    ("llama-3.1-8b", 4, 128256, 8192, 1, 1, "none"), ("llama-3.1-8b", 4, 128256, 4096, 2, 1, "full"),
    ("llama-3.1-8b", 6, 32000, 16384, 1, 1, "none"), ("llama-3.1-8b", 6, 32000, 16384, 1, 1, "full"),
    ("llama-3.1-8b", 6, 32000, 32768, 1, 1, "full"), ("llama-3.1-8b", 4, 32000, 65536, 1, 1, "full"),
    ("llama-2-7b", 8, 32000, 4096, 2, 1, "none"), ("llama-2-7b", 8, 32000, 4096, 4, 1, "none"),
    ("llama-2-7b", 8, 32000, 4096, 4, 1, "full"), ("llama-2-7b", 8, 32000, 2048, 1, 8, "none"),
    ("llama-2-7b", 12, 32000, 4096, 1, 1, "none"), ("llama-2-7b", 8, 32000, 16384, 1, 1, "full"),
    ("llama-3.1-70b", 2, 32000, 4096, 2, 1, "none"), ("llama-3.1-70b", 2, 32000, 8192, 1, 1, "none"),
    ("llama-3.1-70b", 2, 32000, 4096, 1, 4, "none"), ("llama-3.1-70b", 2, 32000, 16384, 1, 1, "full"),
    ("llama-3.1-70b", 3, 32000, 4096, 1, 1, "none"), ("llama-3.1-70b", 1, 32000, 4096, 4, 1, "none"),
    ("llama-3.2-1b", 16, 128256, 4096, 2, 1, "none"), ("llama-3.2-1b", 16, 128256, 2048, 4, 1, "none"),
    ("llama-3.2-1b", 16, 128256, 8192, 1, 1, "none"), ("llama-3.2-1b", 16, 128256, 4096, 2, 1, "full"),
    ("llama-3.2-1b", 16, 128256, 2048, 1, 8, "none"), ("llama-3.2-1b", 24, 32000, 1024, 1, 1, "none"),
    ("llama-3.2-1b", 16, 32000, 32768, 1, 1, "full"), ("llama-3.2-1b", 16, 32000, 8192, 2, 1, "none"),
    ("llama-2-13b", 4, 32000, 4096, 1, 1, "none"), ("llama-2-13b", 4, 32000, 4096, 4, 1, "none"),
    ("llama-2-13b", 6, 32000, 4096, 1, 2, "none"), ("llama-2-13b", 4, 32000, 16384, 1, 1, "full"),
    ("llama-3.1-405b", 1, 8192, 4096, 1, 1, "none"), ("llama-3.1-8b", 4, 128256, 8192, 2, 1, "none"),
    ("llama-3.1-8b", 6, 32000, 16384, 2, 1, "none"), ("llama-2-7b", 16, 32000, 4096, 1, 1, "none"),
    ("llama-3.2-1b", 16, 128256, 8192, 4, 1, "none"), ("llama-3.1-70b", 3, 32000, 8192, 2, 1, "none"),
    ("llama-2-7b", 20, 32000, 4096, 1, 1, "full"), ("llama-3.1-8b", 8, 32000, 8192, 1, 1, "none"),
    ("llama-3.1-8b", 8, 32000, 4096, 1, 8, "none"), ("llama-2-13b", 8, 32000, 2048, 2, 1, "full"),
]


def runs(folder, seconds):
    import torch.distributed as dist
    os.environ.setdefault("MASTER_ADDR", "127.0.0.1")
    os.environ.setdefault("MASTER_PORT", "29511")
    dist.init_process_group("nccl", rank=0, world_size=1, device_id=torch.device("cuda", 0))
    table = Table(folder, "runs", ("model", "layers", "vocab", "sequence", "mbs", "micro_batches", "recompute",
                                   "outcome", "seconds", "allocated_bytes", "reserved_bytes", "device_bytes",
                                   "loss"), seconds)
    for run in RUNS:
        if table.over():
            break
        try:
            answer = one_run(*run)
            table.add(*run, "ok", *answer)
        except torch.OutOfMemoryError:
            table.add(*run, "oom", "", "", "", "", "")
        except Exception:
            print("runs", run)
            traceback.print_exc()
        released()
    dist.destroy_process_group()


PARTS = (("runs", runs, 200), ("products", products, 50), ("attention", attention, 45), ("layers", layers, 40),
         ("grouped", grouped, 25), ("products_fp8", eighth_bits, 20), ("moved", moved, 15))


def main(description, parts):
    arguments = argparse.ArgumentParser(description=description, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("folder")
    arguments.add_argument("--scale", type=float, default=1)
    arguments.add_argument("--only", default=",".join(name for name, _, _ in parts))
    given = arguments.parse_args()
    os.makedirs(given.folder, exist_ok=True)
    print(torch.cuda.get_device_name(), "torch", torch.__version__, "cuda", torch.version.cuda, "cudnn",
          torch.backends.cudnn.version(), torch.cuda.get_device_properties(0).total_memory, flush=True)
    for name, part, seconds in parts:
        if name not in given.only.split(","):
            continue
        begin = time.monotonic()
        try:
            part(given.folder, seconds * given.scale)
        except Exception:
            traceback.print_exc()
        released()
        print(name, "took", round(time.monotonic() - begin, 1), "s", flush=True)


if __name__ == "__main__":
    main(__doc__, PARTS)
