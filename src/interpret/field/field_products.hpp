// Sums of products in a field.
#pragma once

#include "base/thread_pool.hpp"
#include "interpret/field/field.hpp"
#include "interpret/product_sum.hpp"

#include <cstddef>
#include <span>

namespace passnet {

// As run_product_sum, over words.
void run_field_products(const Field& field, const ProductSum& sum,
                        std::span<std::byte* const> memory, ThreadPool* pool);

}  // namespace passnet
