// libFuzzer target: an archive of torch.export.save never crashes its reader. The input is an
// archive, or a part that is put into one: a pickle, the JSON of a program, that of weights.
#include "base/check.hpp"
#include "frontend/pt2/pt2_file.hpp"
#include "ops/catalog.hpp"
#include "support/pt2_archive.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

namespace {

std::string archive_of(std::string_view input) {
  if (input.starts_with("PK")) return std::string(input);
  if (input.starts_with('\x80')) return passnet::flat_pt2_archive(passnet::pt2_program(), input);
  if (!input.starts_with("{\"config")) return passnet::pt2_archive(input);
  passnet::ZipWriter zip;
  zip.add("m/data/weights/model_0", "123456789abc");
  zip.add("m/data/weights/model_1", passnet::torch_file(passnet::pt2_pickle()));
  zip.add("m/data/weights/model_weights_config.json", input);
  zip.add("m/models/model.json", passnet::pt2_program());
  return zip.finish();
}

}  // namespace

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const passnet::Catalog kCatalog = passnet::make_catalog();
  static const passnet::SpellingTable kSpellings(kCatalog);
  const std::string archive = archive_of({reinterpret_cast<const char*>(data), size});
  const int descriptor = memfd_create("in.pt2", 0);
  CHECK(descriptor >= 0 &&
        write(descriptor, archive.data(), archive.size()) == static_cast<ssize_t>(archive.size()));
  const std::string path = "/proc/self/fd/" + std::to_string(descriptor);
  const auto models = passnet::find_pt2_models(path, "");
  if (!models) CHECK(!models.error().message.empty());
  for (size_t i = 0; models && i < models->size() && i < 2; ++i) {
    passnet::Sources sources;
    const auto imported =
        passnet::import_pt2(path, (*models)[i], "in", kCatalog, kSpellings, sources);
    if (!imported) CHECK(!imported.error().message.empty());
  }
  close(descriptor);
  return 0;
}
