#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#SBATCH --nodes=4
GPUS_PER_NODE=8
TP=${TP:-2}
PP=$((TP * 2))
DTYPE="fp8"
DTYPE_ARGS=()
if [[ "$DTYPE" == "fp8" ]]; then
    DTYPE_ARGS+=("--fp8-format hybrid" "--fp8-recipe blockwise")
fi
MODEL_ARGS=(
    --num-layers 61 # layers
    --hidden-size 7168
    --num-attention-heads 128
    --ffn-hidden-size 18432
    --multi-latent-attention
    --q-lora-rank 1536
    --kv-lora-rank 512
    --num-experts 256
    --moe-router-topk 8
    --moe-ffn-hidden-size 2048
    --moe-layer-freq "([0]*3+[1]*58)"
    --vocab-size 129280
    --swiglu
    --normalization RMSNorm
    --disable-bias-linear
    --untie-embeddings-and-output-weights
    --position-embedding-type rope
)
torchrun --nproc_per_node $GPUS_PER_NODE --nnodes 4 pretrain_gpt.py ${MODEL_ARGS[@]} ${DTYPE_ARGS[@]} \
    --tensor-model-parallel-size $TP --pipeline-model-parallel-size ${PP} --sequence-parallel \
    --pipeline-model-parallel-layout "Et*15|(t*15|)*2,t*16,L" --seq-length 4096 --micro-batch-size 1 \
    --global-batch-size 64 --bf16 --use-distributed-optimizer --recompute-granularity selective \
    --recompute-modules core_attn moe_act --context-parallel-size 1 $EXTRA
