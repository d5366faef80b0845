# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures on one GPU what training in 8 bits takes beside matrix products: making their inputs, products with
a scale for every 128 numbers, and whole layers in 16 and in 8 bits, compiled alike.

    python3 measure_fp8.py FOLDER [--scale S] [--only NAME,…]

Tables and times as in measure.py."""

import itertools
import random

import torch
from torch import nn

from measure import GPU, HALF, SIZES, Layer, Table, main, microseconds, released, sets, turns_of

E4M3, E5M2 = torch.float8_e4m3fn, torch.float8_e5m2
LARGEST = {E4M3: 448.0, E5M2: 57344.0}


def in_eight_bits(x, kind=E4M3):
    """With one scale for the whole matrix, which takes reading it twice."""
    scale = LARGEST[kind] / x.abs().amax().float().clamp(min=1e-12)
    return (x.float() * scale).clamp(-LARGEST[kind], LARGEST[kind]).to(kind), 1.0 / scale


def in_blocks(x):
    """With a scale for every 128 numbers of a row."""
    rows, width = x.shape
    parts = x.float().view(rows, width // 128, 128)
    scale = LARGEST[E4M3] / parts.abs().amax(-1).clamp(min=1e-12)
    return (parts * scale[..., None]).to(E4M3).view(rows, width), 1.0 / scale


def amax(x):
    return x.abs().amax()


def delayed(x, scale):
    """With a scale known from steps before, as it is and transposed."""
    y = (x.float() * scale).clamp(-448.0, 448.0).to(E4M3)
    return y, y.t().contiguous()


def tensorwise(x):
    y, scale = in_eight_bits(x)
    return y, y.t().contiguous(), scale


def blockwise(x):
    y, scale = in_blocks(x)
    z, other = in_blocks(x.t().contiguous())
    return y, scale, z, other


def casts(folder, seconds):
    """Inputs of products made from 16 bits: as they are, and transposed for the product of weight gradients."""
    table = Table(folder, "casts_fp8", ("operator", "rows", "width", "us"), seconds)
    shapes = list(itertools.product((2048, 8192, 16384), (4096, 8192, 14336, 28672)))
    random.Random(7).shuffle(shapes)
    scale = torch.ones((), device=GPU)
    for rows, width in shapes:
        torch._dynamo.reset()
        inputs = sets(lambda rows=rows, width=width: (torch.randn(rows, width, device=GPU, dtype=HALF),),
                      4.0 * rows * width)
        for name, function in (("amax", amax), ("delayed", lambda x: delayed(x, scale)),
                               ("tensor", tensorwise), ("block", blockwise)):
            if table.over():
                return
            table.add(name, rows, width,
                      round(microseconds(torch.compile(function, dynamic=False), inputs), 3))
        del inputs


def products(folder, seconds):
    """Products whose rows and columns have a scale for every 128 numbers of the inner dimension, those of
    weights one for every 128 × 128."""
    from torch.nn.functional import ScalingType, scaled_mm
    by_row, by_tile = ScalingType.BlockWise1x128, ScalingType.BlockWise128x128
    table = Table(folder, "products_block", ("m", "n", "k", "scales", "us"), seconds)
    shapes = [(m, n, k) for m in (2048, 4096, 8192, 16384)
              for n, k in ((4096, 4096), (6144, 4096), (28672, 4096), (4096, 14336), (8192, 8192),
                           (7168, 8192), (8192, 3584), (4096, 7168), (7168, 2048))]
    random.Random(8).shuffle(shapes)
    for m, n, k in shapes:
        for name, recipe in (("row", by_row), ("tile", by_tile)):
            if table.over():
                return

            def make(m=m, n=n, k=k, recipe=recipe):
                a = torch.randn(m, k, device=GPU, dtype=HALF).to(E4M3)
                b = torch.randn(n, k, device=GPU, dtype=HALF).to(E4M3).t()
                of_a = torch.ones(k // 128, m, device=GPU).t()
                if recipe is by_row:
                    of_b = torch.ones(k // 128, n, device=GPU).t()
                else:
                    inner = (k // 128 + 3) // 4 * 4
                    of_b = torch.ones(n // 128, inner, device=GPU)[:, :k // 128].t()
                return a, b, of_a, of_b

            def multiply(a, b, of_a, of_b, recipe=recipe):
                return scaled_mm(a, b, of_a, by_row, of_b, recipe, output_dtype=HALF)

            try:
                inputs = sets(make, m * k + n * k + 2.0 * m * n)
                table.add(m, n, k, name, round(microseconds(multiply, inputs), 3))
            except (RuntimeError, ValueError) as error:
                print("products_block", name, m, n, k, str(error)[:300], flush=True)
            del inputs


class Multiply(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, w):
        x8, of_x = in_eight_bits(x)
        w8, of_w = in_eight_bits(w)
        ctx.save_for_backward(x8, w8, of_x, of_w)
        return torch._scaled_mm(x8, w8.t(), scale_a=of_x, scale_b=of_w, out_dtype=HALF, use_fast_accum=True)

    @staticmethod
    def backward(ctx, g):
        x8, w8, of_x, of_w = ctx.saved_tensors
        g8, of_g = in_eight_bits(g, E5M2)
        dx = torch._scaled_mm(g8, w8.t().contiguous().t(), scale_a=of_g, scale_b=of_w, out_dtype=HALF)
        dw = torch._scaled_mm(g8.t().contiguous(), x8.t().contiguous().t(), scale_a=of_g, scale_b=of_x,
                              out_dtype=HALF)
        return dx, dw


class EightBits(nn.Module):
    def __init__(self, linear):
        super().__init__()
        self.weight = linear.weight

    def forward(self, x):
        return Multiply.apply(x.flatten(0, 1), self.weight).unflatten(0, x.shape[:2])


def layers(folder, seconds):
    """One layer, compiled, in 16 bits and with one scale a matrix; eager in 16 bits beside them."""
    table = Table(folder, "layers_fp8", ("model", "tp", "sequence", "mbs", "form", "forward_us", "both_us"), seconds)
    for model, t, s, b in (("llama-3.1-8b", 1, 8192, 1), ("llama-3.1-70b", 4, 8192, 1), ("llama-3.1-8b", 2, 8192, 1),
                           ("llama-3.1-405b", 8, 8192, 1), ("llama-3.1-70b", 8, 8192, 1),
                           ("llama-2-13b", 1, 4096, 1), ("llama-3.1-70b", 2, 4096, 1),
                           ("llama-3.1-8b", 1, 4096, 2), ("llama-2-7b", 1, 4096, 4), ("llama-3.2-1b", 1, 8192, 1)):
        hidden, heads, kv, dim, ffn = SIZES[model]
        for form in ("eager", "bf16", "fp8"):
            if table.over():
                return
            torch._dynamo.reset()
            with GPU:
                layer = Layer(hidden, heads // t, kv // t, dim, ffn // t).to(dtype=HALF)
            if form == "fp8":
                for owner in (layer.attention, layer):
                    for name, child in list(owner.named_children()):
                        if isinstance(child, nn.Linear):
                            setattr(owner, name, EightBits(child))
            turns = turns_of(s, dim)
            x = torch.randn(b, s, hidden, device=GPU, dtype=HALF, requires_grad=True)
            g = torch.randn(b, s, hidden, device=GPU, dtype=HALF)
            run = layer if form == "eager" else torch.compile(layer, dynamic=False)

            def forward(run=run, x=x, turns=turns):
                return run(x, turns)

            def both(run=run, layer=layer, x=x, g=g, turns=turns):
                run(x, turns).backward(g)
                x.grad = None
                layer.zero_grad(set_to_none=True)

            both_us = microseconds(both, [()], 20000.0)
            table.add(model, t, s, b, form, round(microseconds(forward, [()], 10000.0), 1), round(both_us, 1))
            del layer, run, x, g, turns, forward, both
            released()


if __name__ == "__main__":
    main(__doc__, (("casts_fp8", casts, 70), ("products_block", products, 35), ("layers_fp8", layers, 210)))
