// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/recipes/application_recipe.h"

#include <array>

namespace contraflow {

namespace {

// The rows of the programs of applicationCatalog(). Arguments of functions are parted by ; as commas part
// cells. (rank - k) % Q is how many columns behind the owner of panel k a process stands; the last panel of
// HPL has what columns are left, min(nb; N - k * nb).

inline constexpr std::string_view kHalo2d = R"(ranks,event,peer,source,size,time,tag,algorithm,count,label
all,repeat,,,,,,,=steps,step
all,phase,,,,,,,,exchange
rank % columns > 0,irecv,rank - 1
rank % columns < columns - 1,irecv,rank + 1
rank >= columns,irecv,rank - columns
rank < processes - columns,irecv,rank + columns
rank % columns > 0,isend,rank - 1,,=cells * cell_bytes
rank % columns < columns - 1,isend,rank + 1,,=cells * cell_bytes
rank >= columns,isend,rank - columns,,=cells * cell_bytes
rank < processes - columns,isend,rank + columns,,=cells * cell_bytes
all,waitall
all,phase,,,,,,,,update
all,compute,,,,=cells^2 * cell_time
all,phase,,,,,,,,residual
(step + 1) % every = 0,allreduce,,,8 B
all,end
)";

inline constexpr std::string_view kHalo3d = R"(ranks,event,peer,source,size,time,tag,algorithm,count,label
all,repeat,,,,,,,=steps,step
all,phase,,,,,,,,exchange
rank % nx > 0,irecv,rank - 1
rank % nx < nx - 1,irecv,rank + 1
floor(rank / nx) % ny > 0,irecv,rank - nx
floor(rank / nx) % ny < ny - 1,irecv,rank + nx
rank >= nx * ny,irecv,rank - nx * ny
rank < processes - nx * ny,irecv,rank + nx * ny
rank % nx > 0,isend,rank - 1,,=cells^2 * cell_bytes
rank % nx < nx - 1,isend,rank + 1,,=cells^2 * cell_bytes
floor(rank / nx) % ny > 0,isend,rank - nx,,=cells^2 * cell_bytes
floor(rank / nx) % ny < ny - 1,isend,rank + nx,,=cells^2 * cell_bytes
rank >= nx * ny,isend,rank - nx * ny,,=cells^2 * cell_bytes
rank < processes - nx * ny,isend,rank + nx * ny,,=cells^2 * cell_bytes
all,waitall
all,phase,,,,,,,,update
all,compute,,,,=cells^3 * cell_time
all,phase,,,,,,,,residual
(step + 1) % every = 0,allreduce,,,8 B
all,end
)";

inline constexpr std::string_view kCg = R"(ranks,event,peer,source,size,time,tag,algorithm,count,label
all,repeat,,,,,,,=steps,step
all,phase,,,,,,,,exchange
rank % nx > 0,irecv,rank - 1
rank % nx < nx - 1,irecv,rank + 1
floor(rank / nx) % ny > 0,irecv,rank - nx
floor(rank / nx) % ny < ny - 1,irecv,rank + nx
rank >= nx * ny,irecv,rank - nx * ny
rank < processes - nx * ny,irecv,rank + nx * ny
rank % nx > 0,isend,rank - 1,,=cells^2 * 8 B
rank % nx < nx - 1,isend,rank + 1,,=cells^2 * 8 B
floor(rank / nx) % ny > 0,isend,rank - nx,,=cells^2 * 8 B
floor(rank / nx) % ny < ny - 1,isend,rank + nx,,=cells^2 * 8 B
rank >= nx * ny,isend,rank - nx * ny,,=cells^2 * 8 B
rank < processes - nx * ny,isend,rank + nx * ny,,=cells^2 * 8 B
all,waitall
all,phase,,,,,,,,multiply
all,compute,,,,=cells^3 * cell_time
all,phase,,,,,,,,products
all,allreduce,,,8 B
all,allreduce,,,8 B
all,end
)";

inline constexpr std::string_view kHpl = R"(ranks,event,peer,source,size,time,tag,algorithm,count,label
all,repeat,,,,,,,=ceil(N / nb),k
all,phase,,,,,,,,panel
(rank - k) % Q = 0,compute,,,,=min(nb; N - k * nb)^2 * (N - k * nb) / P / flops * 1 s
(rank - k) % Q = 0,repeat,,,,,,,=ceil(log2(P)),j
all,sendrecv,(rank + Q * 2^j) % processes,(rank - Q * 2^j) % processes,=min(nb; N - k * nb) * (2 * min(nb; N - k * nb) + 4) * 8 B,,1
all,end
all,phase,,,,,,,,broadcast
(rank - k) % Q > 0,recv,floor(rank / Q) * Q + (rank - 1) % Q,,,,2
(rank - k) % Q < Q - 1,send,floor(rank / Q) * Q + (rank + 1) % Q,,=min(nb; N - k * nb) * (N - k * nb) / P * 8 B,,2
all,phase,,,,,,,,swap
all,repeat,,,,,,,=P - 1
all,sendrecv,(rank + Q) % processes,(rank - Q) % processes,=nb * max(N - (k + 1) * nb; 0) / Q / P * 8 B,,3
all,end
all,phase,,,,,,,,update
all,compute,,,,=2 * nb * max(N - (k + 1) * nb; 0)^2 / (P * Q) / flops * 1 s
all,end
)";

inline constexpr std::string_view kHpl2Ring = R"(ranks,event,peer,source,size,time,tag,algorithm,count,label
all,repeat,,,,,,,=ceil(N / nb),k
all,phase,,,,,,,,panel
(rank - k) % Q = 0,compute,,,,=min(nb; N - k * nb)^2 * (N - k * nb) / P / flops * 1 s
(rank - k) % Q = 0,repeat,,,,,,,=ceil(log2(P)),j
all,sendrecv,(rank + Q * 2^j) % processes,(rank - Q * 2^j) % processes,=min(nb; N - k * nb) * (2 * min(nb; N - k * nb) + 4) * 8 B,,1
all,end
all,phase,,,,,,,,broadcast
(rank - k) % Q > 0,recv,if((rank - k) % Q = floor(Q / 2); floor(rank / Q) * Q + k % Q; floor(rank / Q) * Q + (rank - 1) % Q),,,,2
if((rank - k) % Q = 0; Q; 0) > 3,send,floor(rank / Q) * Q + (rank + 1) % Q,,=min(nb; N - k * nb) * (N - k * nb) / P * 8 B,,2
if((rank - k) % Q = 0; Q; 0) > 1,send,floor(rank / Q) * Q + (rank + floor(Q / 2)) % Q,,=min(nb; N - k * nb) * (N - k * nb) / P * 8 B,,2
if((rank - k) % Q = 0; 0; if((rank - k) % Q = floor(Q / 2) - 1; 0; Q - 1 - (rank - k) % Q)) > 0,send,floor(rank / Q) * Q + (rank + 1) % Q,,=min(nb; N - k * nb) * (N - k * nb) / P * 8 B,,2
all,phase,,,,,,,,swap
all,repeat,,,,,,,=P - 1
all,sendrecv,(rank + Q) % processes,(rank - Q) % processes,=nb * max(N - (k + 1) * nb; 0) / Q / P * 8 B,,3
all,end
all,phase,,,,,,,,update
all,compute,,,,=2 * nb * max(N - (k + 1) * nb; 0)^2 / (P * Q) / flops * 1 s
all,end
)";

inline constexpr std::string_view kHplLong = R"(ranks,event,peer,source,size,time,tag,algorithm,count,label
all,repeat,,,,,,,=ceil(N / nb),k
all,phase,,,,,,,,panel
(rank - k) % Q = 0,compute,,,,=min(nb; N - k * nb)^2 * (N - k * nb) / P / flops * 1 s
(rank - k) % Q = 0,repeat,,,,,,,=ceil(log2(P)),j
all,sendrecv,(rank + Q * 2^j) % processes,(rank - Q * 2^j) % processes,=min(nb; N - k * nb) * (2 * min(nb; N - k * nb) + 4) * 8 B,,1
all,end
all,phase,,,,,,,,broadcast
all,repeat,,,,,,,=ceil(log2(Q)),j
(rank - k) % Q % 2^(ceil(log2(Q)) - j) = 2^(ceil(log2(Q)) - j - 1),recv,floor(rank / Q) * Q + (rank - 2^(ceil(log2(Q)) - j - 1)) % Q,,,,2
if((rank - k) % Q % 2^(ceil(log2(Q)) - j) = 0; (rank - k) % Q + 2^(ceil(log2(Q)) - j - 1); Q) < Q,send,floor(rank / Q) * Q + (rank + 2^(ceil(log2(Q)) - j - 1)) % Q,,=min(nb; N - k * nb) * (N - k * nb) / P * 8 B * min(2^(ceil(log2(Q)) - j - 1); Q - (rank - k) % Q - 2^(ceil(log2(Q)) - j - 1)) / Q,,2
all,end
all,repeat,,,,,,,=Q - 1
all,sendrecv,floor(rank / Q) * Q + (rank + 1) % Q,floor(rank / Q) * Q + (rank - 1) % Q,=min(nb; N - k * nb) * (N - k * nb) / P / Q * 8 B,,4
all,end
all,phase,,,,,,,,swap
all,repeat,,,,,,,=P - 1
all,sendrecv,(rank + Q) % processes,(rank - Q) % processes,=nb * max(N - (k + 1) * nb; 0) / Q / P * 8 B,,3
all,end
all,phase,,,,,,,,update
all,compute,,,,=2 * nb * max(N - (k + 1) * nb; 0)^2 / (P * Q) / flops * 1 s
all,end
)";

inline constexpr std::string_view kHplLookAhead =
    R"(ranks,event,peer,source,size,time,tag,algorithm,count,label
all,phase,,,,,,,,panel
rank % Q = 0,compute,,,,=min(nb; N)^2 * N / P / flops * 1 s
rank % Q = 0,repeat,,,,,,,=ceil(log2(P)),j
all,sendrecv,(rank + Q * 2^j) % processes,(rank - Q * 2^j) % processes,=min(nb; N) * (2 * min(nb; N) + 4) * 8 B,,1
all,end
all,phase,,,,,,,,broadcast
rank % Q > 0,recv,rank - 1,,,,2
rank % Q < Q - 1,send,rank + 1,,=min(nb; N) * N / P * 8 B,,2
all,repeat,,,,,,,=ceil(N / nb) - 1,k
all,phase,,,,,,,,swap
all,repeat,,,,,,,=P - 1
all,sendrecv,(rank + Q) % processes,(rank - Q) % processes,=nb * max(N - (k + 1) * nb; 0) / Q / P * 8 B,,3
all,end
all,phase,,,,,,,,panel
(rank - k - 1) % Q > 0,irecv,floor(rank / Q) * Q + (rank - 1) % Q,,,,2
(rank - k - 1) % Q = 0,compute,,,,=2 * nb * min(nb; N - (k + 1) * nb) * (N - (k + 1) * nb) / P / flops * 1 s
(rank - k - 1) % Q = 0,compute,,,,=min(nb; N - (k + 1) * nb)^2 * (N - (k + 1) * nb) / P / flops * 1 s
(rank - k - 1) % Q = 0,repeat,,,,,,,=ceil(log2(P)),j
all,sendrecv,(rank + Q * 2^j) % processes,(rank - Q * 2^j) % processes,=min(nb; N - (k + 1) * nb) * (2 * min(nb; N - (k + 1) * nb) + 4) * 8 B,,1
all,end
if((rank - k - 1) % Q = 0; Q; 0) > 1,isend,floor(rank / Q) * Q + (rank + 1) % Q,,=min(nb; N - (k + 1) * nb) * (N - (k + 1) * nb) / P * 8 B,,2
all,phase,,,,,,,,update
all,compute,,,,=max(2 * nb * (N - (k + 1) * nb)^2 / (P * Q) - if((rank - k - 1) % Q = 0; 2 * nb * min(nb; N - (k + 1) * nb) * (N - (k + 1) * nb) / P; 0); 0) / flops * 1 s
all,phase,,,,,,,,broadcast
all,waitall
if((rank - k - 1) % Q = 0; 0; Q - 1 - (rank - k - 1) % Q) > 0,isend,floor(rank / Q) * Q + (rank + 1) % Q,,=min(nb; N - (k + 1) * nb) * (N - (k + 1) * nb) / P * 8 B,,2
all,end
all,waitall
)";

inline constexpr std::string_view kFft = R"(ranks,event,peer,source,size,time,tag,algorithm,count,label
all,repeat,,,,,,,=steps,step
all,phase,,,,,,,,transform
all,compute,,,,=5 * n^3 * log2(n) / (P * Q) / flops * 1 s
all,phase,,,,,,,,rows
all,repeat,,,,,,,=Q - 1,j
all,sendrecv,floor(rank / Q) * Q + (rank + j + 1) % Q,floor(rank / Q) * Q + (rank - j - 1) % Q,=16 B * n^3 / (P * Q) / Q
all,end
all,phase,,,,,,,,transform
all,compute,,,,=5 * n^3 * log2(n) / (P * Q) / flops * 1 s
all,phase,,,,,,,,columns
all,repeat,,,,,,,=P - 1,j
all,sendrecv,(rank + Q * (j + 1)) % processes,(rank - Q * (j + 1)) % processes,=16 B * n^3 / (P * Q) / P,,1
all,end
all,phase,,,,,,,,transform
all,compute,,,,=5 * n^3 * log2(n) / (P * Q) / flops * 1 s
all,end
)";

inline constexpr std::string_view kWavefront = R"(ranks,event,peer,source,size,time,tag,algorithm,count,label
all,repeat,,,,,,,=steps,step
all,phase,,,,,,,,there
all,repeat,,,,,,,=planes,plane
rank % columns > 0,recv,rank - 1
rank >= columns,recv,rank - columns
all,compute,,,,=plane_time
rank % columns < columns - 1,send,rank + 1,,=edge
rank < processes - columns,send,rank + columns,,=edge
all,end
all,phase,,,,,,,,back
all,repeat,,,,,,,=planes,plane
rank % columns < columns - 1,recv,rank + 1
rank < processes - columns,recv,rank + columns
all,compute,,,,=plane_time
rank % columns > 0,send,rank - 1,,=edge
rank >= columns,send,rank - columns,,=edge
all,end
all,end
)";

inline constexpr std::string_view kTrainingRing =
    R"(ranks,event,peer,source,size,time,tag,algorithm,count,label
all,repeat,,,,,,,=steps,step
all,phase,,,,,,,,forward
all,compute,,,,=forward_time
all,repeat,,,,,,,=buckets,bucket
all,phase,,,,,,,,backward
all,compute,,,,=backward_time / buckets
all,phase,,,,,,,,gradients
all,allreduce,,,=gradients / buckets,,,ring
all,end
all,end
)";

inline constexpr std::string_view kTraining = R"(ranks,event,peer,source,size,time,tag,algorithm,count,label
all,repeat,,,,,,,=steps,step
all,phase,,,,,,,,forward
all,repeat,,,,,,,=microbatches,m
floor(rank / local) % stages > 0,recv,rank - local,,,,1
all,repeat,,,,,,,=replicas - 1,j
all,sendrecv,(rank + (j + 1) * stages * local) % processes,(rank - (j + 1) * stages * local) % processes,=tokens,,2
all,end
all,compute,,,,=forward_time
all,repeat,,,,,,,=replicas - 1,j
all,sendrecv,(rank + (j + 1) * stages * local) % processes,(rank - (j + 1) * stages * local) % processes,=tokens,,3
all,end
floor(rank / local) % stages < stages - 1,send,rank + local,,=activations,,1
all,end
all,phase,,,,,,,,backward
all,repeat,,,,,,,=microbatches,m
floor(rank / local) % stages < stages - 1,recv,rank + local,,,,4
all,repeat,,,,,,,=replicas - 1,j
all,sendrecv,(rank + (j + 1) * stages * local) % processes,(rank - (j + 1) * stages * local) % processes,=tokens,,5
all,end
all,compute,,,,=backward_time
all,repeat,,,,,,,=replicas - 1,j
all,sendrecv,(rank + (j + 1) * stages * local) % processes,(rank - (j + 1) * stages * local) % processes,=tokens,,6
all,end
floor(rank / local) % stages > 0,send,rank - local,,=activations,,4
all,end
all,phase,,,,,,,,gradients
all,repeat,,,,,,,=local - 1
all,sendrecv,floor(rank / local) * local + (rank + 1) % local,floor(rank / local) * local + (rank - 1) % local,=gradients / local,,7
all,end
all,repeat,,,,,,,=2 * (replicas - 1)
all,sendrecv,(rank + stages * local) % processes,(rank - stages * local) % processes,=gradients / local / replicas,,8
all,end
all,repeat,,,,,,,=local - 1
all,sendrecv,floor(rank / local) * local + (rank + 1) % local,floor(rank / local) * local + (rank - 1) % local,=gradients / local,,9
all,end
all,end
)";

// One forward one backward (Narayanan et al. 2021, section 2.2) in slots: a stage is as many slots ahead with
// its forward passes as there are stages behind it. Ranks go by tensor, experts, data, pipeline, the first of
// them the fastest. Of every layer and microbatch, tensor-parallel processes reduce micro * sequence * hidden
// values twice forward and twice backward (Shoeybi et al. 2019, section 3), and of a stage's they hand 1 /
// tensor each to the next one, which gathers them (Narayanan et al. 2021, section 4.1). Experts exchange
// tokens twice forward and twice backward (Lepikhin et al. 2021, section 3.2), each process those of its part
// of the sequence. Gradients are reduced as a whole, or scattered and the new weights gathered (Rajbhandari
// et al. 2020, section 7.2).
inline constexpr std::string_view kTrainingStep = R"(ranks,event,peer,size,time,tag,group,count,label
all,repeat,,,,,,=steps,step
all,phase,,,,,,,pipeline
all,repeat,,,,,,=microbatches + min(pipeline - 1 - floor(rank / (tensor * experts * data)); microbatches),slot
slot < microbatches,repeat,,,,,,1
floor(rank / (tensor * experts * data)) > 0,recv,rank - tensor * experts * data,,,1
min(floor(rank / (tensor * experts * data)); tensor - 1) > 0,allgather,,=micro * sequence * hidden * precision / tensor,,,tensor
all,repeat,,,,,,=stage_layers
all,compute,,,=layer_time
tensor > 1,allreduce,,=micro * sequence * hidden * precision,,,tensor
tensor > 1,allreduce,,=micro * sequence * hidden * precision,,,tensor
experts > 1,alltoall,,=micro * sequence / tensor * top * hidden * precision / experts,,,experts
experts > 1,alltoall,,=micro * sequence / tensor * top * hidden * precision / experts,,,experts
all,end
floor(rank / (tensor * experts * data)) = pipeline - 1,compute,,,=head_time
floor(rank / (tensor * experts * data)) < pipeline - 1,isend,rank + tensor * experts * data,=micro * sequence * hidden * precision / tensor,,1
all,end
slot >= min(pipeline - 1 - floor(rank / (tensor * experts * data)); microbatches),repeat,,,,,,1
floor(rank / (tensor * experts * data)) = pipeline - 1,compute,,,=2 * head_time
floor(rank / (tensor * experts * data)) < pipeline - 1,recv,rank + tensor * experts * data,,,2
min(pipeline - 1 - floor(rank / (tensor * experts * data)); tensor - 1) > 0,allgather,,=micro * sequence * hidden * precision / tensor,,,tensor
all,repeat,,,,,,=stage_layers
all,compute,,,=2 * layer_time
tensor > 1,allreduce,,=micro * sequence * hidden * precision,,,tensor
tensor > 1,allreduce,,=micro * sequence * hidden * precision,,,tensor
experts > 1,alltoall,,=micro * sequence / tensor * top * hidden * precision / experts,,,experts
experts > 1,alltoall,,=micro * sequence / tensor * top * hidden * precision / experts,,,experts
all,end
floor(rank / (tensor * experts * data)) > 0,isend,rank - tensor * experts * data,=micro * sequence * hidden * precision / tensor,,2
all,end
all,end
all,waitall
all,phase,,,,,,,gradients
zero = 0,allreduce,,=(weights - expert_weights) * gradient_precision / (tensor * pipeline),,,replicas
zero > 0,reduce_scatter,,=(weights - expert_weights) * gradient_precision / processes,,,replicas
zero > 0,allgather,,=(weights - expert_weights) * precision / processes,,,replicas
if(experts > 1; zero; 1) = 0,allreduce,,=expert_weights * gradient_precision / (tensor * pipeline),,,data
if(experts > 1; zero; 0) > 0,reduce_scatter,,=expert_weights * gradient_precision / (tensor * pipeline * data),,,data
if(experts > 1; zero; 0) > 0,allgather,,=expert_weights * precision / (tensor * pipeline * data),,,data
all,end
)";

// Every process has its tokens' top experts spread evenly over all of them: tokens * top / experts to each,
// there with hidden values of dispatch_precision, back with values of combine_precision (Lepikhin et al.
// 2021, section 3.2; DeepSeek-AI 2024, sections 3.2.2 and 3.4).
inline constexpr std::string_view kInferenceExperts = R"(ranks,event,size,time,count,label
all,repeat,,,=steps,step
all,repeat,,,=layers,layer
all,phase,,,,attention
all,compute,,=attention_time
all,phase,,,,dispatch
all,alltoall,=tokens * top * hidden * dispatch_precision / gpus
all,phase,,,,experts
all,compute,,=expert_time
all,phase,,,,combine
all,alltoall,=tokens * top * hidden * combine_precision / gpus
all,end
all,end
)";

inline constexpr std::string_view kCheckpoint = R"(ranks,event,peer,source,size,time,tag,algorithm,count,label
all,repeat,,,,,,,=steps,step
all,phase,,,,,,,,compute
rank < clients,compute,,,,=interval
all,phase,,,,,,,,write
rank < clients,repeat,,,,,,,=ceil(state / block),b
all,send,clients + rank % servers,,=min(block; state - b * block)
all,end
rank >= clients,repeat,,,,,,,=ceil(state / block) * ceil((2 * clients - rank) / servers)
all,recv,any
all,end
all,end
)";

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
        "=columns * rows", kHalo2d},
    ApplicationRecipeInfo{"halo-3d", "Halo exchange, 3D",
                          "The same with six neighbours: each process exchanges the faces of its cube.",
                          "the usual stencil code, such as Gropp, Lusk and Skjellum, Using MPI, chapter 4",
                          kHalo3dParameters, "=nx * ny * nz", kHalo3d},
    ApplicationRecipeInfo{
        "hpl", "HPL, panels in one ring",
        "LU of a dense matrix on P times Q processes: the owners of a panel factor it, looking for pivots together (the "
        "messages of its columns are sent as one in each round), hand it along their rows, rows are swapped within "
        "columns, and everybody updates.",
        kHplSource, kHplParameters, "=P * Q", kHpl},
    ApplicationRecipeInfo{
        "hpl-2ring", "HPL, panels in two rings",
        "HPL with two rings for each row of processes: the owner sends to the next process and to the "
        "one in the middle.",
        kHplSource, kHplParameters, "=P * Q", kHpl2Ring},
    ApplicationRecipeInfo{
        "hpl-long", "HPL, panels spread and rolled",
        "HPL with its bandwidth-saving broadcast: a panel is spread in parts over the row of "
        "processes, and the parts are rolled along it.",
        kHplSource, kHplParameters, "=P * Q", kHplLong},
    ApplicationRecipeInfo{
        "hpl-lookahead", "HPL with look-ahead",
        "HPL with one ring and a look-ahead of one panel: the next owners update and factor their panel "
        "first and hand it on while the others update. A process passes a panel on between two "
        "updates, not within one.",
        kHplSource, kHplParameters, "=P * Q", kHplLookAhead},
    ApplicationRecipeInfo{
        "fft", "Three-dimensional FFT in pencils",
        "Transforms along an axis, an all-to-all in each row of processes, transforms, an all-to-all in each column, "
        "transforms; complex numbers of 16 bytes, blocks exchanged with one process after the other.",
        "Takahashi 2010, P3DFFT (Pekurovsky 2012); 5 n log2 n operations for n points", kFftParameters,
        "=P * Q", kFft},
    ApplicationRecipeInfo{
        "cg", "Conjugate gradients",
        "A sparse matrix on a grid in three dimensions: an iteration exchanges faces, multiplies, and reduces two "
        "scalar products of 8 bytes.",
        "Hestenes and Stiefel 1952; grid and faces as in HPCG (Dongarra, Heroux and Luszczek 2016)",
        kCgParameters, "=nx * ny * nz", kCg},
    ApplicationRecipeInfo{
        "wavefront", "Wavefront",
        "Planes are swept from one corner of a grid of processes to the other and back: receive from two neighbours, "
        "compute, send to the other two.",
        "LU of the NAS Parallel Benchmarks (Bailey et al. 1995); Hoisie, Lubeck and Wasserman 2000",
        kWavefrontParameters, "=columns * rows", kWavefront},
    ApplicationRecipeInfo{
        "training-ring", "Training with a ring all-reduce",
        "Data-parallel training: forward, then backward bucket by bucket, each followed by a ring all-reduce of its "
        "gradients, which does not overlap with computing.",
        "Patarasuk and Yuan 2009; Sergeev and Del Balso 2018 (Horovod)", kTrainingRingParameters, "=workers",
        kTrainingRing},
    ApplicationRecipeInfo{
        "training", "Training with pipeline and experts",
        "Replicas of a model whose stages form a pipeline: microbatches go through it and back, in every stage with an "
        "exchange of tokens between the experts of all replicas before and after it; then the gradients are reduced in "
        "three steps: scattered within the node, in a ring over the replicas, gathered within the node. A stage lies on "
        "one node when nodes have as many cores as a stage has processes.",
        "Huang et al. 2019 (GPipe), Lepikhin et al. 2021 (GShard), Cho et al. 2019 (BlueConnect)",
        kTrainingParameters, "=replicas * stages * local", kTraining},
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
        kTrainingStepParameters, "=data * tensor * pipeline * experts", kTrainingStep, kTrainingStepGroups},
    ApplicationRecipeInfo{
        "inference-experts", "Inference with experts",
        "Steps of a model whose experts are spread over all processes: in each layer attention, tokens go to their experts, "
        "the experts compute, tokens come back. Every process has as many tokens, every expert as many of them, and the "
        "two all-to-alls do not overlap with computing.",
        "Lepikhin et al. 2021 (GShard), DeepSeek-AI 2024 (DeepSeek-V3)", kInferenceExpertsParameters, "=gpus",
        kInferenceExperts},
    ApplicationRecipeInfo{
        "checkpoint", "Checkpoint to storage",
        "Clients compute, then all write their state at once, block after block, each to one of a few servers, which "
        "take what comes first.",
        "the incast of Phanishayee et al. 2008 as a program", kCheckpointParameters, "=clients + servers",
        kCheckpoint},
};

} // namespace

std::span<const ApplicationRecipeInfo> applicationCatalog()
{
    return kApplications;
}

} // namespace contraflow
