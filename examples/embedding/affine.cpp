// // Compiles a graph and runs it on arrays of this program, in C++: `affine_cpp FILE.graph`.
#include <array>
#include <cstdio>
#include <passnet/passnet.hpp>
#include <vector>

int main(int count, char** arguments) {
  namespace api = passnet::api;
  if (count != 2) return std::fprintf(stderr, "usage: affine_cpp FILE.graph\n"), 2;

  auto context = api::Context::open();
  if (!context) return std::fprintf(stderr, "%s\n", context.error().text.c_str()), 1;
  auto compiled = context->compile(arguments[1]);
  if (!compiled) return std::fprintf(stderr, "%s\n", compiled.error().text.c_str()), 1;

  std::vector<float> x, y(24);
  for (int i = 0; i < 24; ++i) x.push_back(static_cast<float>(i - 12));
  const std::vector<float> w{1, -1, 2, -2, 3, -3};
  const std::array<int64_t, 2> matrix{4, 6};
  const std::array<int64_t, 1> row{6};
  const auto done =
      compiled->call(std::array{api::buffer(x.data(), matrix), api::buffer(w.data(), row)},
                     std::array{api::buffer(y.data(), matrix)});
  if (!done) return std::fprintf(stderr, "%s\n", done.error().text.c_str()), 1;

  for (size_t i = 0; i < y.size(); ++i) std::printf("%g%c", y[i], i % 6 == 5 ? '\n' : ' ');
  return 0;
}
