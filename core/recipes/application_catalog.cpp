// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/application_recipe.h"

#include <array>

namespace contraflow {

namespace {

constexpr double kMostLayers = 10'000;
constexpr double kMostWidth = 10'000'000;
constexpr double kMostMicrobatches = 100'000;

constexpr std::array kHalo2dParameters{
    ProgramParameter{"columns", "8", "processes beside one another"},
    ProgramParameter{"rows", "8", "processes below one another"},
    ProgramParameter{"cells", "2000", "cells along each side of a process"},
    ProgramParameter{"cell_bytes", "8 B", "of a cell at the border"},
    ProgramParameter{"cell_time", "2.5 ns", "of computing a cell"},
    ProgramParameter{"steps", "50", "time steps"},
    ProgramParameter{"every", "1", "steps between two reductions of the residual"},
};
constexpr std::array kHalo3dParameters{
    ProgramParameter{"nx", "4", "processes along x"},
    ProgramParameter{"ny", "4", "processes along y"},
    ProgramParameter{"nz", "4", "processes along z"},
    ProgramParameter{"cells", "128", "cells along each side of a process"},
    ProgramParameter{"cell_bytes", "8 B", "of a cell at the border"},
    ProgramParameter{"cell_time", "5 ns", "of computing a cell"},
    ProgramParameter{"steps", "50", "time steps"},
    ProgramParameter{"every", "1", "steps between two reductions of the residual"},
};
constexpr std::array kHplParameters{
    ProgramParameter{"N", "20000", "order of the matrix"},
    ProgramParameter{"nb", "128", "columns of a panel"},
    ProgramParameter{"P", "4", "rows of processes"},
    ProgramParameter{"Q", "4", "columns of processes"},
    ProgramParameter{"flops", "20e9", "floating-point operations of a process in a second"},
};
constexpr std::array kFftParameters{
    ProgramParameter{"n", "512", "points along each side of the cube"},
    ProgramParameter{"P", "4", "rows of processes"},
    ProgramParameter{"Q", "4", "columns of processes"},
    ProgramParameter{"flops", "5e9", "floating-point operations of a process in a second"},
    ProgramParameter{"steps", "10", "transforms"},
};
constexpr std::array kCgParameters{
    ProgramParameter{"nx", "4", "processes along x"},
    ProgramParameter{"ny", "4", "processes along y"},
    ProgramParameter{"nz", "2", "processes along z"},
    ProgramParameter{"cells", "104", "cells along each side of a process"},
    ProgramParameter{"cell_time", "30 ns", "of an iteration for a cell"},
    ProgramParameter{"steps", "50", "iterations"},
};
constexpr std::array kWavefrontParameters{
    ProgramParameter{"columns", "8", "processes beside one another"},
    ProgramParameter{"rows", "8", "processes below one another"},
    ProgramParameter{"planes", "64", "planes, which are swept one after the other"},
    ProgramParameter{"edge", "2 kB", "of a message to a neighbour"},
    ProgramParameter{"plane_time", "200 us", "of computing a plane"},
    ProgramParameter{"steps", "4", "sweeps there and back"},
};
constexpr std::array kTrainingRingParameters{
    ProgramParameter{"workers", "16", "processes"},
    ProgramParameter{"gradients", "400 MB", "of all layers"},
    ProgramParameter{"buckets", "8", "parts of the gradients that are reduced one after the other"},
    ProgramParameter{"forward_time", "30 ms", "of a step"},
    ProgramParameter{"backward_time", "60 ms", "of a step"},
    ProgramParameter{"steps", "3", "training steps"},
};
constexpr std::array kTrainingParameters{
    ProgramParameter{"replicas", "4", "copies of the model that see other data"},
    ProgramParameter{"stages", "2", "parts of the model in a pipeline"},
    ProgramParameter{"local", "4", "processes that share a stage, on one node"},
    ProgramParameter{"microbatches", "4", "that go through the pipeline in a step"},
    ProgramParameter{"activations", "8 MB", "from a stage to the next, of a process and a microbatch"},
    ProgramParameter{"tokens", "2 MB", "to the experts of each other replica, of a process and a microbatch"},
    ProgramParameter{"gradients", "200 MB", "of a stage"},
    ProgramParameter{"forward_time", "5 ms", "of a microbatch in a stage"},
    ProgramParameter{"backward_time", "10 ms", "of a microbatch in a stage"},
    ProgramParameter{"steps", "2", "training steps"},
};
constexpr std::array kTrainingStepParameters{
    ProgramParameter{"data", "4",
                     "data-parallel degree: copies of the model, with all experts, that see other data"},
    ProgramParameter{"tensor", "8", "tensor-parallel degree: processes that share each layer, on one server"},
    ProgramParameter{"pipeline", "2", "pipeline-parallel degree: stages of layers"},
    ProgramParameter{"experts", "1", "expert-parallel degree: experts, one a process of each stage; 1: none"},
    ProgramParameter{"layers", "40", "of the model", kMostLayers},
    ProgramParameter{"hidden", "5120", "hidden size", kMostWidth},
    ProgramParameter{"vocabulary", "51200", "tokens that there are", kMostWidth},
    ProgramParameter{"sequence", "2048", "tokens of a sequence", kMostWidth},
    ProgramParameter{"batch", "32", "sequences of a step, of all copies", kMostWidth},
    ProgramParameter{"micro", "1", "sequences of a microbatch", kMostWidth},
    ProgramParameter{"weights", "=12 * layers * hidden^2 + vocabulary * hidden",
                     "parameters of the model, one expert a layer counted"},
    ProgramParameter{"expert_weights", "=if(experts > 1, 8 * layers * hidden^2, 0)",
                     "of them, those that each expert has for itself"},
    ProgramParameter{"top", "2", "experts that a token goes to, where there are experts", kMostLayers},
    ProgramParameter{"precision", "2 B", "of a weight and of an activation"},
    ProgramParameter{"gradient_precision", "4 B", "of a gradient when it is reduced"},
    ProgramParameter{"zero", "0",
                     "ZeRO: 0 reduces gradients; 1 or 2 scatters them and gathers the new weights", 2},
    ProgramParameter{"flops", "989e12", "peak of a GPU in a second"},
    ProgramParameter{"share", "0.4", "of the peak that is reached"},
    ProgramParameter{"microbatches", "=batch / (data * experts * micro)",
                     "that go through the pipeline in a step", kMostMicrobatches},
    ProgramParameter{"stage_layers", "=layers / pipeline", "layers of a stage", kMostLayers},
    ProgramParameter{
        "layer_time",
        "=micro * sequence * hidden * ((8 + 16 * if(experts > 1, top, 1)) * hidden + 4 * sequence) / tensor / "
        "(flops * share) * 1 s",
        "of a layer forward, for a microbatch; backward takes twice as long"},
    ProgramParameter{"head_time",
                     "=2 * micro * sequence * hidden * vocabulary / tensor / (flops * share) * 1 s",
                     "of the vocabulary's layer in the last stage, forward"},
    ProgramParameter{"steps", "1", "training steps"},
};
constexpr std::array kTrainingStepGroups{
    ProgramGroup{"tensor", "each floor(rank / tensor)"},
    ProgramGroup{"experts", "each floor(rank / (tensor * experts)) * tensor + rank % tensor"},
    ProgramGroup{"data", "each floor(rank / (tensor * experts * data)) * tensor * experts + "
                         "rank % (tensor * experts)"},
    ProgramGroup{"replicas", "each floor(rank / (tensor * experts * data)) * tensor + rank % tensor"},
};
constexpr std::array kInferenceExpertsParameters{
    ProgramParameter{"gpus", "32", "processes, over which the experts are spread"},
    ProgramParameter{"tokens", "128", "of a process in a step", kMostWidth},
    ProgramParameter{"top", "8", "experts that a token goes to", kMostLayers},
    ProgramParameter{"hidden", "7168", "hidden size", kMostWidth},
    ProgramParameter{"layers", "58", "that have experts", kMostLayers},
    ProgramParameter{"dispatch_precision", "1 B", "of an activation on its way to an expert"},
    ProgramParameter{"combine_precision", "2 B", "of an activation on its way back"},
    ProgramParameter{"attention_time", "150 us", "of attention and all else that is not experts, in a layer"},
    ProgramParameter{"expert_time", "100 us", "of the experts of a process, in a layer"},
    ProgramParameter{"steps", "1", "steps, of a token each"},
};
constexpr std::array kCheckpointParameters{
    ProgramParameter{"clients", "32", "processes that compute and write"},
    ProgramParameter{"servers", "2", "processes that take what is written"},
    ProgramParameter{"state", "256 MB", "that a client writes"},
    ProgramParameter{"block", "4 MB", "of it at once"},
    ProgramParameter{"interval", "1 s", "of computing before it is written"},
    ProgramParameter{"steps", "2", "checkpoints"},
};

constexpr std::string_view kHplSource =
    "HPL 2.3 (Petitet, Whaley, Dongarra and Cleary): HPL_pdpanel, HPL_bcast, HPL_pdlaswp; the runs of vienne-2008 "
    "VI.D";

constexpr std::array kApplications{
    ApplicationRecipeInfo{
        "halo-2d", "Halo exchange, 2D",
        "Each process exchanges the borders of its square with up to four neighbours, computes, and reduces a residual "
        "of 8 bytes every few steps; the grid has open ends.",
        "the usual stencil code, such as Gropp, Lusk and Skjellum, Using MPI, chapter 4", kHalo2dParameters,
        "=columns * rows"},
    ApplicationRecipeInfo{"halo-3d", "Halo exchange, 3D",
                          "The same with six neighbours: each process exchanges the faces of its cube.",
                          "the usual stencil code, such as Gropp, Lusk and Skjellum, Using MPI, chapter 4",
                          kHalo3dParameters, "=nx * ny * nz"},
    ApplicationRecipeInfo{
        "hpl", "HPL, panels in one ring",
        "LU of a dense matrix on P times Q processes: the owners of a panel factor it, looking for pivots together (the "
        "messages of its columns are sent as one in each round), hand it along their rows, rows are swapped within "
        "columns, and everybody updates.",
        kHplSource, kHplParameters, "=P * Q"},
    ApplicationRecipeInfo{
        "hpl-2ring", "HPL, panels in two rings",
        "HPL with two rings for each row of processes: the owner sends to the next process and to the "
        "one in the middle.",
        kHplSource, kHplParameters, "=P * Q"},
    ApplicationRecipeInfo{
        "hpl-long", "HPL, panels spread and rolled",
        "HPL with its bandwidth-saving broadcast: a panel is spread in parts over the row of "
        "processes, and the parts are rolled along it.",
        kHplSource, kHplParameters, "=P * Q"},
    ApplicationRecipeInfo{
        "hpl-lookahead", "HPL with look-ahead",
        "HPL with one ring and a look-ahead of one panel: the next owners update and factor their panel "
        "first and hand it on while the others update. A process passes a panel on between two "
        "updates, not within one.",
        kHplSource, kHplParameters, "=P * Q"},
    ApplicationRecipeInfo{
        "fft", "Three-dimensional FFT in pencils",
        "Transforms along an axis, an all-to-all in each row of processes, transforms, an all-to-all in each column, "
        "transforms; complex numbers of 16 bytes, blocks exchanged with one process after the other.",
        "Takahashi 2010, P3DFFT (Pekurovsky 2012); 5 n log2 n operations for n points", kFftParameters,
        "=P * Q"},
    ApplicationRecipeInfo{
        "cg", "Conjugate gradients",
        "A sparse matrix on a grid in three dimensions: an iteration exchanges faces, multiplies, and reduces two "
        "scalar products of 8 bytes.",
        "Hestenes and Stiefel 1952; grid and faces as in HPCG (Dongarra, Heroux and Luszczek 2016)",
        kCgParameters, "=nx * ny * nz"},
    ApplicationRecipeInfo{
        "wavefront", "Wavefront",
        "Planes are swept from one corner of a grid of processes to the other and back: receive from two neighbours, "
        "compute, send to the other two.",
        "LU of the NAS Parallel Benchmarks (Bailey et al. 1995); Hoisie, Lubeck and Wasserman 2000",
        kWavefrontParameters, "=columns * rows"},
    ApplicationRecipeInfo{
        "training-ring", "Training with a ring all-reduce",
        "Data-parallel training: forward, then backward bucket by bucket, each followed by a ring all-reduce of its "
        "gradients, which does not overlap with computing.",
        "Patarasuk and Yuan 2009; Sergeev and Del Balso 2018 (Horovod)", kTrainingRingParameters, "=workers"},
    ApplicationRecipeInfo{
        "training", "Training with pipeline and experts",
        "Replicas of a model whose stages form a pipeline: microbatches go through it and back, in every stage with an "
        "exchange of tokens between the experts of all replicas before and after it; then the gradients are reduced in "
        "three steps: scattered within the node, in a ring over the replicas, gathered within the node. A stage lies on "
        "one node when nodes have as many cores as a stage has processes.",
        "Huang et al. 2019 (GPipe), Lepikhin et al. 2021 (GShard), Cho et al. 2019 (BlueConnect)",
        kTrainingParameters, "=replicas * stages * local"},
    ApplicationRecipeInfo{
        "training-step", "Training step by degrees",
        "A step of a transformer by data-, tensor-, pipeline- and expert-parallel degrees, whose product is the number of "
        "processes: microbatches, one forward one backward, with the all-reduces of each layer and the exchange of tokens "
        "between experts; then gradients are reduced, or scattered and the new weights gathered. Neighbouring ranks share "
        "layers, then come experts, copies and stages. Nothing overlaps with computing but what is sent to the next "
        "stage. Algorithms and channels are chosen as NCCL does. The vocabulary's weights count as spread over all "
        "stages; nothing is computed twice.",
        "Narayanan et al. 2021 (Megatron-LM), Shoeybi et al. 2019, Rajbhandari et al. 2020 (ZeRO), Lepikhin et al. 2021 "
        "(GShard)",
        kTrainingStepParameters, "=data * tensor * pipeline * experts", kTrainingStepGroups},
    ApplicationRecipeInfo{
        "inference-experts", "Inference with experts",
        "Steps of a model whose experts are spread over all processes: in each layer attention, tokens go to their experts, "
        "the experts compute, tokens come back. Every process has as many tokens, every expert as many of them, and the "
        "two all-to-alls do not overlap with computing.",
        "Lepikhin et al. 2021 (GShard), DeepSeek-AI 2024 (DeepSeek-V3)", kInferenceExpertsParameters,
        "=gpus"},
    ApplicationRecipeInfo{
        "checkpoint", "Checkpoint to storage",
        "Clients compute, then all write their state at once, block after block, each to one of a few servers, which "
        "take what comes first.",
        "the incast of Phanishayee et al. 2008 as a program", kCheckpointParameters, "=clients + servers"},
};

} // namespace

std::span<const ApplicationRecipeInfo> applicationCatalog()
{
    return kApplications;
}

} // namespace contraflow
