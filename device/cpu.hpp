// The prelude of C++ kernels, both generated kernels and those of passes. Its chapters include
// nothing but each other, so that a kernel compiles in milliseconds. Everything is in namespace pn.
//
//   bf16, f16, c64            storage of 16-bit floats; a complex number of two floats
//   load(p), store(p, v)      one element at p; f16 and bf16 as float, rounded to nearest even
//   cast<T>(v)                any element type to any other, as PyTorch casts
//   cast_one<T>(v)            the same, faster for a value outside of loops that vectorize
//   parallel_for(n, grain, f) f(begin, end) over [0, n), split over threads where n > grain
//   for_pieces(p, b, e, f)    f(piece, begin, end) over the parts of [b, e) in pieces[i].units each
//   exp exp2 expm1 log log1p log2 log10 sqrt rsqrt reciprocal sin cos tan asin acos atan atan2
//   sinh cosh tanh atanh erf erfc sigmoid pow exp_plus_one tanh_plus_one erf_plus_one
//                                 float: inline and branch-free so that loops vectorize;
//                                 double
//   floor ceil round trunc    round: half to even
//   min max                   NaN when either operand is NaN
//   at_least at_most          the same for a second operand, a bound, that is never NaN
//   widen narrow              arrays of f16, bf16 and bool to four bytes; of float to f16
//   abs sign isnan isinf neg  and for integers, which wrap: add sub mul
//   floor_div remainder       Python's // and %; trunc_div and fmod are C's; / 0 of integers is 0
//   f32x8 f32x16 i32x8 i32x16 vectors for handwritten loops: load_vector<V>(p), store_vector(p, v)
//   floats ints truths        as many lanes as the machine has: operators, select(truths, a, b),
//                             and the functions above that say Real; load_lanes<F>(p),
//                             store_lanes(p, v); clean_nan(v) of loaded floats that become bf16
//   in_vectors<true>(b, e, f) f<floats>(i) at every kFloats-th i; reduce_vectors<Sum>(b, e, f);
//                             combine_columns<Sum, 0>(sums, b, e, rows, f) of f<floats>(row, i)
//   store_vectors<true>(p, b, e, f)  p[i - b] = f<floats>(i), or p[2 * (i - b)] for
//                             every_other(p); store_in_order, if f is cheap
//   store_pairs<false, 4>(p, b, e, f)  the same into bf16, if f takes any index (`auto i`), by
//                             which it only loads: in pairs of vectors of even and odd elements;
//                             in_pairs
//   store_few<14>(p, b, f)    the same for 14 elements, if f loads by load_few<F, 14>(p)
//   transpose<32>(p, q, stride, rows, columns)  p[i * 32 + j] = q[i + j * stride]
//   multiply(to, down, left, right, rows, columns, depth)  the product of two Matrix of floats,
//                             f16 or bf16
//   reduce<Sum, float>(begin, end, f)  f(i) combined over [begin, end), in running sums; Product,
//                             Max, Min
//   each<16>(begin, end, f)   f(i) for every i, in vectors of 16; some i may be repeated
//   prefetch<F>(p)            prefetches a vector
//   fma(a, b, c)              a * b + c, rounded once if the machine can
#pragma once

#include "cpu_arithmetic.hpp"
#include "cpu_complex.hpp"
#include "cpu_conversions.hpp"
#include "cpu_few.hpp"
#include "cpu_functions.hpp"
#include "cpu_loops.hpp"
#include "cpu_pairs.hpp"
#include "cpu_products.hpp"
#include "cpu_threads.hpp"
#include "cpu_tiles.hpp"
#include "cpu_trigonometry.hpp"
#include "cpu_vectors.hpp"
#include "scalar.hpp"
#include "scalar_combine.hpp"
