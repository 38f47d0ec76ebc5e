/* PassNet for programs: load a graph, compile it, call it on the caller's memory. Plain C11.
 *
 * A context holds what compiled graphs share: the compiler, its cache, and one pool of threads, or
 * one GPU. A program opens one and frees it after everything that it compiled. A compiled graph may
 * be called from several threads at once, on different buffers; a context may be used by several
 * threads. Bad input never makes a function abort or throw: each function that can fail returns a
 * status and, if `error` is not null, says in one sentence what was expected and what was found. */
#ifndef PASSNET_H
#define PASSNET_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

typedef enum passnet_status {
  PASSNET_OK = 0,
  PASSNET_BAD_ARGUMENT = 1, /* a null handle, a number out of range, buffers that do not fit */
  PASSNET_BAD_SOURCE = 2,   /* a graph or a pass that cannot be read, or is invalid */
  PASSNET_NOT_COMPILED = 3, /* no compiler, cache folder or GPU; a kernel that does not compile */
  PASSNET_NO_MEMORY = 4,
  PASSNET_GPU_FAILED = 5, /* the driver refuses; after a fault of a kernel, everything */
  PASSNET_BAD_VALUE = 6   /* an input has an index outside of its dim, or an integral divisor of 0 */
} passnet_status;

typedef struct passnet_error {
  char id[64];     /* stable and for programs, `buffer-shape`; empty after success */
  char text[1024]; /* for people: FILE:LINE:COLUMN: if there is a place, and one sentence */
} passnet_error;

typedef enum passnet_device {
  PASSNET_CPU = 0,
  PASSNET_CUDA = 1 /* the first NVIDIA GPU that the program sees */
} passnet_device;

typedef enum passnet_dtype {
  PASSNET_F64 = 0,
  PASSNET_F32 = 1,
  PASSNET_F16 = 2,
  PASSNET_BF16 = 3,
  PASSNET_I64 = 4,
  PASSNET_I32 = 5,
  PASSNET_I16 = 6,
  PASSNET_I8 = 7,
  PASSNET_U8 = 8,
  PASSNET_BOOL = 9, /* one byte, 0 or 1 */
  PASSNET_C64 = 10  /* two floats */
} passnet_dtype;

/* A tensor in the caller's memory. Strides count elements; null means contiguous. `data` points to
 * the element at index 0 and may be null if there is no element. It need not be aligned. On a GPU
 * it is an address of that device, and `device` says so. */
typedef struct passnet_buffer {
  void *data;
  passnet_dtype dtype;
  int32_t rank;
  const int64_t *shape;
  const int64_t *strides;
  passnet_device device; /* that of the graph; 0: the CPU */
} passnet_buffer;

typedef struct passnet_context passnet_context;
typedef struct passnet_compiled passnet_compiled;
typedef struct passnet_tensor passnet_tensor;
struct DLManagedTensor; /* DLPack's, as <dlpack/dlpack.h> declares it */

/* The version of the library: `0.1.0`. */
const char *passnet_version(void);

/* All zero means the defaults. */
typedef struct passnet_context_options {
  int32_t threads;          /* of the pool, including the caller; 0: one per processor */
  int64_t spin_us;          /* how long an idle thread spins before it sleeps; 0: 2000; negative:
                               it sleeps at once */
  const char *compiler;     /* a C++ compiler, by name or path; null: c++ */
  const char *cache_folder; /* null: $PASSNET_CACHE, otherwise as in docs/interface.md */
  passnet_device device;    /* that graphs are compiled for and run on; a GPU needs no C++ compiler
                               and no threads, but its driver and NVRTC (docs/cuda.md) */
} passnet_context_options;

/* `options` may be null. */
passnet_status passnet_context_create(const passnet_context_options *options,
                                      passnet_context **context, passnet_error *error);
/* Null does nothing. Everything compiled with the context must have been freed. */
void passnet_context_free(passnet_context *context);
int32_t passnet_context_threads(const passnet_context *context);
passnet_device passnet_context_device(const passnet_context *context);

/* All zero means the defaults. */
typedef struct passnet_compile_options {
  const char *pipeline;      /* default, default+learned or op-by-op; null: default */
  const char *const *passes; /* pass files, applied in this order first */
  size_t pass_count;
  /* For each input null or its strides (as many as its rank): buffers with these strides are used
   * in place. Null: the strides of the graph's own facts, or contiguous. */
  const int64_t *const *input_strides;
  size_t input_stride_count; /* 0, or the number of inputs */
  int32_t allow_native;      /* 1: kernels in C++ of pass files and graphs may run in this process;
                                0: only those of the loop language, which can only compute */
  int32_t freeze;            /* 1: parameters and buffers are frozen: `passnet_thaw` says how */
  const uint8_t *frozen;     /* null, or for each input 1 if it is frozen: these instead of them */
  size_t frozen_count;       /* 0, or the number of inputs */
} passnet_compile_options;

/* `source` names one graph as on the command line: FILE.graph, FILE.jsonl.gz#7, FILE.pt2, FILE.onnx,
 * a GraphNet sample folder. `options` may be null. */
passnet_status passnet_compile(passnet_context *context, const char *source,
                               const passnet_compile_options *options, passnet_compiled **compiled,
                               passnet_error *error);
/* Compiles text in memory: graph text, or one typed line (which begins with `{`). `name` is used in
 * messages and may be null. */
passnet_status passnet_compile_text(passnet_context *context, const char *text, size_t length,
                                    const char *name, const passnet_compile_options *options,
                                    passnet_compiled **compiled, passnet_error *error);
/* Null does nothing. No call may be in progress; on a GPU it waits for the work of past calls. */
void passnet_compiled_free(passnet_compiled *compiled);

/* An input or result. The pointers live as long as the compiled graph. */
typedef struct passnet_tensor_info {
  const char *name;
  passnet_dtype dtype;
  int32_t rank;
  const int64_t *shape;
  const int64_t *strides; /* a buffer with these strides is used in place, others are copied, or
                             refused on a GPU; a result that the library allocates has them */
  int32_t mutated;        /* of an input: 1 if a call writes its new contents to the buffer */
  int64_t view_of;        /* of a result: the input that it is a view of, or -1 */
  const void *contents;   /* of an input: its contiguous elements in the source's memory (weights of
                             a .pt2 or .onnx file); null: the source has none */
} passnet_tensor_info;

/* Inputs in the order of the graph; results are the declared ones. 0 for null. */
size_t passnet_input_count(const passnet_compiled *compiled);
size_t passnet_result_count(const passnet_compiled *compiled);
passnet_status passnet_input_info(const passnet_compiled *compiled, size_t index,
                                  passnet_tensor_info *info, passnet_error *error);
passnet_status passnet_result_info(const passnet_compiled *compiled, size_t index,
                                   passnet_tensor_info *info, passnet_error *error);

typedef struct passnet_facts {
  int64_t launches;    /* kernels and library calls of one run */
  int64_t kernels;     /* distinct kernels */
  int64_t arena_bytes; /* temporaries of one call */
  double compile_ms;   /* time in the C++ compiler; 0 if the cache held everything */
  int64_t frozen_bytes; /* values of frozen inputs, kept between calls; 0 without `freeze` */
} passnet_facts;
passnet_status passnet_compiled_facts(const passnet_compiled *compiled, passnet_facts *facts,
                                      passnet_error *error);

/* Runs the graph on the caller's buffers and returns when it is done; the buffers are only used
 * during the call. Results may have any strides with which their elements do not overlap. A result
 * may share memory with an input, unless the graph changes that input or returns a view of it (then
 * `buffers-overlap`); two results, or a changed input and any other buffer, may not overlap.
 * Inputs that the graph changes hold their new contents afterwards; other inputs are only read.
 * On the CPU an input whose buffer has no address is read from the source's `contents`, if it has
 * them; if the graph changes that input, the compiled graph keeps the new contents for later calls,
 * and such calls take turns.
 * After PASSNET_BAD_VALUE (`index-outside-of-dim`, `divisor-of-zero`) no input has changed, and
 * results have no meaning; nothing outside of the buffers has been read or written.
 * `passnet_call_in_stream` says what differs on a GPU. */
passnet_status passnet_call(passnet_compiled *compiled, const passnet_buffer *inputs,
                            size_t input_count, const passnet_buffer *results, size_t result_count,
                            passnet_error *error);

/* Runs the graph with results that the library allocates: `result_count` handles, each to be freed.
 * A result that is a view of an input is in that input's buffer, which must then outlive it, if the
 * input was used in place and the graph does not change it. */
passnet_status passnet_call_allocating(passnet_compiled *compiled, const passnet_buffer *inputs,
                                       size_t input_count, passnet_tensor **results,
                                       size_t result_count, passnet_error *error);

/* Call a graph on a GPU in a stream of the caller (a CUstream or cudaStream_t): its work begins
 * after what the stream has, and ends before what the stream gets later. The calls do not wait:
 * buffers must remain until the work is done, and errors of the work are the stream's. The legacy
 * default stream is (void *)1, that of the thread (void *)2. A null stream is the context's own, as
 * of `passnet_call`: what other streams write to the buffers must be done before, and the call
 * returns when the results are there.
 *
 * Buffers are addresses of the device. They need the graph's strides (otherwise `buffer-strides`),
 * and are copied if they are not aligned to 16 bytes, those of matrix products to 256. The calls of
 * a context follow each other on the device, whatever their streams and threads. A tensor that a
 * call allocated may be freed once the work that reads it is done, or is in that call's stream. */
passnet_status passnet_call_in_stream(passnet_compiled *compiled, void *stream,
                                      const passnet_buffer *inputs, size_t input_count,
                                      const passnet_buffer *results, size_t result_count,
                                      passnet_error *error);
passnet_status passnet_call_allocating_in_stream(passnet_compiled *compiled, void *stream,
                                                 const passnet_buffer *inputs, size_t input_count,
                                                 passnet_tensor **results, size_t result_count,
                                                 passnet_error *error);

/* Frozen inputs are those that the options list, or with `freeze` those that the source has contents
 * of, and those with names of parameters or buffers (`p_fc_weight`, `b_bn_running_mean`,
 * `L_self_…_parameters_…`); inputs that the graph changes are none. What depends on them alone is computed in the first call, and
 * in a later one if a frozen input has another address; other calls use those values. A program
 * that has written to the memory of a frozen input must say so before the next call: `passnet_thaw`
 * has that call compute the values again. No call may be in progress. Without frozen inputs, and
 * for null, it does nothing. */
void passnet_thaw(passnet_compiled *compiled);

/* The tensor's memory, valid while the handle lives; for null a buffer without data. */
passnet_buffer passnet_tensor_buffer(const passnet_tensor *tensor);
/* The input whose buffer holds it, or -1. */
int64_t passnet_tensor_view_of(const passnet_tensor *tensor);
/* Null does nothing. */
void passnet_tensor_free(passnet_tensor *tensor);

/* Takes the handle and returns a DLPack tensor, whose deleter frees it; null for null or if there
 * is not enough memory. */
struct DLManagedTensor *passnet_tensor_to_dlpack(passnet_tensor *tensor);
/* Describes a DLPack tensor on the CPU or on the first GPU as a buffer, without taking it; shape
 * and strides still belong to the tensor. */
passnet_status passnet_buffer_from_dlpack(const struct DLManagedTensor *tensor,
                                          passnet_buffer *buffer, passnet_error *error);

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
