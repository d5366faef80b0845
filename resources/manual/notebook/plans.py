# SPDX-License-Identifier: GPL-3.0-or-later
# %% [markdown]
# # Plans as a table
#
# `quadrille search` and `quadrille batch` speak JSON Lines: a plan is an object on a line of its own. Whatever reads
# lines reads them; this notebook reads them with pandas where that is installed, and with Python's own library where
# not. Both ways print the same. VS Code and Jupyter (with jupytext) open this file as a notebook; it also runs as it is:
#
#     python3 plans.py
#
# The environment says where the program is: QUADRILLE=../../../build/release/app/quadrille

# %%
import json
import os
import subprocess

try:
    if os.environ.get("WITHOUT_PANDAS"):
        raise ImportError
    import pandas
except ImportError:
    pandas = None

PROGRAM = os.environ.get("QUADRILLE", "quadrille")


def quadrille(*words, lines=None):
    """What the program answers to these words, a dictionary a line. lines: objects for its standard input."""
    asked = None if lines is None else "".join(json.dumps(line) + "\n" for line in lines)
    done = subprocess.run([PROGRAM, *words], input=asked, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    return [json.loads(line) for line in done.stdout.splitlines()]


# %% [markdown]
# ## The fastest plan for each degree of tensor parallelism
#
# Every plan of Llama 3.1 8B on 16 GPUs that fits, as the search finds it.

# %%
plans = quadrille("search", "--model", "llama-3.1-8b", "--gpu", "h100-sxm-80gb", "--gpus", "16", "--gbs", "64",
                  "--schedule", "1f1b", "--recompute", "none", "--zero", "1", "--jsonl")


def fastest_by(rows, setting):
    """The row of the least step for each value of a setting, in the order of the values."""
    if pandas is not None:
        table = pandas.DataFrame(rows)
        return table.loc[table.groupby(setting)["step_seconds"].idxmin()].to_dict("records")
    best = {}
    for row in rows:
        if row[setting] not in best or row["step_seconds"] < best[row[setting]]["step_seconds"]:
            best[row[setting]] = row
    return [best[value] for value in sorted(best)]


print(f"{len(plans)} plans fit")
print("tp  pp  mbs  step (s)   MFU  memory (GiB)")
for plan in fastest_by(plans, "tp"):
    print(f"{plan['tp']:2}  {plan['pp']:2}  {plan['mbs']:3}  {plan['step_seconds']:8.3f}  {plan['mfu']:4.0%}"
          f"  {plan['memory_gib']:12.1f}")

# %% [markdown]
# ## Questions of one's own
#
# A batch answers whatever rows it is given: here the fastest of all, with longer and longer sequences.

# %%
fastest = min(plans, key=lambda plan: plan["step_seconds"])
settings = {name: fastest[name] for name in ("model", "gpu", "gpus", "tp", "cp", "pp", "mbs", "gbs")}
rows = [dict(settings, seq=length, zero=1) for length in (4096, 8192, 16384, 32768)]
answers = quadrille("batch", "-", "--format", "jsonl", "-o", "-", lines=rows)

print("  seq  memory (GiB)  zone")
for answer in answers:
    print(f"{answer['seq']:5}  {answer['memory_gib']:12.1f}  {answer['zone']}")
