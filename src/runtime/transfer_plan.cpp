#include "runtime/transfer_plan.hpp"

namespace passnet {

static void transfer(Transfer& bytes, Product& product) {
  bytes(product.dtype, product.target_dtype, product.has_addend, product.left_start,
        product.right_start, product.target_start, product.addend_start, product.batch,
        product.rows, product.columns, product.depth, product.window);
}

static void transfer(Transfer& bytes, Convolution& convolution) {
  bytes(convolution.dtype, convolution.has_bias, convolution.is_transposed, convolution.allows_tf32,
        convolution.channels_last, convolution.batch, convolution.groups, convolution.in_channels,
        convolution.out_channels, convolution.dims, convolution.input_start,
        convolution.input_strides, convolution.weight_start, convolution.bias_start);
}

static void transfer(Transfer& bytes, Ordering& ordering) {
  bytes(ordering.dtype, ordering.descending, ordering.has_values, ordering.first, ordering.count,
        ordering.extent, ordering.start, ordering.stride, ordering.output_stride, ordering.rows);
}

static void transfer(Transfer& bytes, Fourier& fourier) {
  bytes(fourier.has_real_operand, fourier.has_half_result, fourier.has_real_result, fourier.inverse,
        fourier.factor, fourier.start, fourier.shape, fourier.strides, fourier.dims);
}

static void transfer(Transfer& bytes, AttentionTensor& tensor) {
  bytes(tensor.start, tensor.strides);
}

static void transfer(Transfer& bytes, Attention& attention) {
  bytes(attention.dtype, attention.mask_dtype, attention.is_causal, attention.scale,
        attention.batch, attention.heads, attention.key_heads, attention.queries, attention.keys,
        attention.width, attention.query, attention.key, attention.value, attention.mask);
}

static void transfer(Transfer& bytes, GroupedProduct& product) {
  bytes(product.dtype, product.groups, product.members, product.columns, product.depth,
        product.matrix_start, product.matrix_group, product.matrix_column, product.matrix_depth,
        product.vector_start, product.vector_member, product.vector_depth);
}

static void transfer(Transfer& bytes, Epilogue& epilogue) {
  bytes(epilogue.kernel, epilogue.buffers, epilogue.cuts_columns, epilogue.begins);
}

void transfer(Transfer& bytes, TensorType& type) { bytes(type.dtype, type.shape); }

void transfer(Transfer& bytes, KernelLaunch& launch) {
  bytes(launch.kernel, launch.buffers, launch.parameters, launch.shape, launch.entry);
}

void transfer(Transfer& bytes, LibraryStep& step) { bytes(step.call, step.buffers, step.epilogue); }

void transfer(Transfer& bytes, Block& block) { bytes(block.bytes, block.role, block.contents); }

void transfer(Transfer& bytes, Placement& placement) {
  bytes(placement.block, placement.type, placement.strides, placement.offset);
}

void transfer(Transfer& bytes, ReportBlock& report) { bytes(report.block, report.label); }

void transfer(Transfer& bytes, Plan& plan) {
  bytes(plan.blocks, plan.inputs, plan.results, plan.steps, plan.reports);
}

}  // namespace passnet
