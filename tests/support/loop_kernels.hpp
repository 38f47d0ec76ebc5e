// Graphs of ops and launches of loop kernels that compute the same.
#pragma once

#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/text/text.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// Both graphs, which take the same inputs, give the same bits on each set.
inline void expect_equal(const std::string& ops, const std::string& launch,
                         const Catalog& catalog) {
  const std::vector<Graph> expected = parsed_graphs(ops, catalog);
  const std::vector<Graph> found = parsed_graphs(launch, catalog);
  ASSERT_EQ(expected.size(), 1U);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(print(parsed_graphs(print(found[0], catalog), catalog)[0], catalog),
            print(found[0], catalog));
  for (const InputSet set : {InputSet::kValid, InputSet::kExtremes}) {
    std::vector<const Tensor*> inputs;
    const std::vector<Tensor> drawn = make_inputs(expected[0], catalog, 7, set);
    for (const Tensor& input : drawn) inputs.push_back(&input);
    const auto wanted = interpret(expected[0], catalog, inputs);
    const auto given = interpret(found[0], catalog, inputs);
    ASSERT_TRUE(wanted.has_value()) << wanted.error().message;
    ASSERT_TRUE(given.has_value()) << given.error().message;
    for (size_t i = 0; i < wanted->size(); ++i) {
      const Tensor& a = (*wanted)[i];
      const Tensor& b = (*given)[i];
      for (int64_t at = 0; at < a.numel(); ++at) {
        const bool is_same =
            a.value(at) == b.value(at) || (std::isnan(a.value(at)) && std::isnan(b.value(at)));
        ASSERT_TRUE(is_same) << "result " << i << " at " << at << ": " << b.value(at)
                             << ", expected " << a.value(at);
      }
    }
  }
}

// The text with a dtype in place of each T.
inline std::string with_dtype(std::string text, std::string_view dtype) {
  for (size_t at = text.find("T["); at != std::string::npos; at = text.find("T[", at + 1)) {
    text.replace(at, 1, dtype);
  }
  return text;
}

}  // namespace passnet
