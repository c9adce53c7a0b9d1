// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/application_recipe.h"

namespace contraflow {

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

} // namespace contraflow
