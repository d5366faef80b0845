# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures on one GPU what the experts of a layer take beside their products: routing, copying tokens into the
order of their experts, and adding up what comes back.

    python3 measure_experts.py FOLDER [--scale S] [--only NAME,…]

Tables and times as in measure.py."""

import torch
import torch.nn.functional as F

from measure import GPU, HALF, Table, main, microseconds, released

MODELS = {  # hidden, FFN of an expert, experts, experts a token visits
    "mixtral-8x7b": (4096, 14336, 8, 2),
    "qwen3-30b-a3b": (2048, 768, 128, 8),
    "qwen3-235b-a22b": (4096, 1536, 128, 8),
    "deepseek-v2": (5120, 1536, 160, 6),
    "deepseek-v3": (7168, 2048, 256, 8),
}


def experts(folder, seconds):
    """Experts of one of e ranks, each with an even share of the tokens that e ranks dispatch; no messages."""
    table = Table(folder, "experts", ("model", "ep", "tokens", "part", "forward_us", "both_us"), seconds)
    for model, (hidden, ffn, count, visits) in MODELS.items():
        for ep in (1, 4, 8, 32):
            held = count // ep
            if count % ep or held * 3.0 * hidden * ffn * 2 > 12e9:
                continue
            for tokens in (2048, 4096, 8192):
                if table.over():
                    return
                copies = tokens * visits
                rows = copies // held
                ends = ((torch.arange(held, device=GPU) + 1) * rows).to(torch.int32)
                order = torch.randperm(copies, device=GPU) // visits
                x = torch.randn(tokens, hidden, device=GPU, dtype=HALF, requires_grad=True)
                up = torch.randn(held, hidden, 2 * ffn, device=GPU, dtype=HALF, requires_grad=True)
                down = torch.randn(held, ffn, hidden, device=GPU, dtype=HALF, requires_grad=True)
                weights = torch.rand(copies, 1, device=GPU, dtype=HALF, requires_grad=True)
                router = torch.randn(hidden, count, device=GPU, dtype=HALF, requires_grad=True)
                g = torch.randn(tokens, hidden, device=GPU, dtype=HALF)
                h = torch.randn(copies, hidden, device=GPU, dtype=HALF, requires_grad=True)
                gh = torch.randn(copies, hidden, device=GPU, dtype=HALF)

                def multiplied(rows_in):
                    gate, other = torch._grouped_mm(rows_in, up, offs=ends).chunk(2, dim=-1)
                    return torch._grouped_mm(F.silu(gate) * other, down, offs=ends)

                def routed():
                    scores, chosen = torch.softmax((x @ router).float(), dim=-1).topk(visits, dim=-1)
                    torch.argsort(chosen.flatten(), stable=True)
                    return scores

                def whole():
                    out = multiplied(x[order]) * weights
                    return torch.zeros_like(x).index_add(0, order, out)

                def products():
                    return multiplied(h)

                def both(function, grad, leaves):
                    torch.autograd.grad(function(), leaves, grad)

                for name, function, grad, leaves in (
                        ("products", products, gh, (h, up, down)),
                        ("whole", whole, g, (x, up, down, weights)),
                        ("router", routed, torch.ones(tokens, visits, device=GPU), (x, router))):
                    table.add(model, ep, tokens, name, round(microseconds(function, [()]), 1),
                              round(microseconds(lambda: both(function, grad, leaves), [()]), 1))
                del x, up, down, weights, router, g, h, gh
                released()


if __name__ == "__main__":
    main(__doc__, (("experts", experts, 60),))
