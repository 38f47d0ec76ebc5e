// Runs a fuzz target without a fuzzer: every seed of a folder unchanged, then mutations of them,
// the same for the same arguments: `x_mutations SEEDS COUNT [DRAW]`, where DRAW is a number that
// chooses them (1). A failure aborts and leaves the input in the file that the first line of the
// output names.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

namespace {

std::vector<std::string> read_seeds(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    paths.push_back(entry.path());
  }
  std::ranges::sort(paths);
  std::vector<std::string> seeds;
  for (const std::filesystem::path& path : paths) {
    std::ifstream file(path, std::ios::binary);
    seeds.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return seeds;
}

// Makes one edit: a byte is changed, or a piece removed, repeated, or copied from another seed.
void edit(std::string& text, const std::vector<std::string>& seeds, std::mt19937& random) {
  constexpr std::string_view kBytes = "%@$\"'#[](){}.,:;=-+*/0919e\\n\n\t \xff";
  const auto below = [&](size_t count) { return random() % std::max<size_t>(count, 1); };
  const size_t at = below(text.size());
  const size_t count = std::min<size_t>(1 + below(20), text.size() - at);
  switch (below(6)) {
    case 0:
      if (!text.empty()) text[at] = static_cast<char>(random());
      break;
    case 1:
      if (!text.empty()) text[at] = kBytes[below(kBytes.size())];
      break;
    case 2:
      text.erase(at, count);
      break;
    case 3:
      text.insert(below(text.size()), text.substr(at, count));
      break;
    case 4: {
      const std::string& other = seeds[below(seeds.size())];
      text.insert(at, other.substr(below(other.size()), 1 + below(40)));
      break;
    }
    case 5:
      text.insert(at, 1, kBytes[below(kBytes.size())]);
      break;
  }
}

// Holds the current input, so that it survives a crash. The file stays open, because recreating it
// for every input takes longer than running the target.
class Attempt {
 public:
  explicit Attempt(const char* path) : file_(std::fopen(path, "wb")) {}
  ~Attempt() { std::fclose(file_); }
  Attempt(const Attempt&) = delete;
  Attempt& operator=(const Attempt&) = delete;

  void run(const std::string& text) {
    std::rewind(file_);
    std::fwrite(text.data(), 1, text.size(), file_);
    std::fflush(file_);
    if (ftruncate(fileno(file_), static_cast<off_t>(text.size())) != 0) std::abort();
    LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t*>(text.data()), text.size());
  }

 private:
  std::FILE* file_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3 && argc != 4) {
    std::fputs("usage: x_mutations SEEDS COUNT [DRAW]\n", stderr);
    return 2;
  }
  const std::vector<std::string> seeds = read_seeds(argv[1]);
  if (seeds.empty()) {
    std::fputs("no seeds\n", stderr);
    return 2;
  }
  const std::filesystem::path work =
      std::filesystem::temp_directory_path() /
      ("passnet-mutations-" + std::to_string(std::random_device()()));
  std::filesystem::create_directories(work);
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(work);
  std::printf("each input is stored in %s while it is tried\n", (work / "mutation.failed").c_str());
  std::fflush(stdout);
  Attempt attempt("mutation.failed");
  for (const std::string& seed : seeds) attempt.run(seed);
  std::mt19937 random(argc == 4 ? static_cast<uint32_t>(std::atol(argv[3])) : 1);
  for (long left = std::atol(argv[2]); left > 0; --left) {
    std::string text = seeds[random() % seeds.size()];
    for (uint32_t edits = 1 + random() % 4; edits > 0; --edits) edit(text, seeds, random);
    attempt.run(text);
  }
  std::filesystem::current_path(before);
  std::filesystem::remove_all(work);
  return 0;
}
