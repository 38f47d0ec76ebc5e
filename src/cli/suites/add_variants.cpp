#include "cli/suites/add_variants.hpp"

#include "base/thread_pool.hpp"
#include "curate/fill_variants.hpp"

#include <iterator>

namespace passnet {
namespace {

// The requests and what is made of them, for all threads.
struct Work {
  const Catalog& catalog;
  const ScreenLimits& limits;
  const SpecimenMaker& maker;
  const std::vector<Specimen>& specimens;
  std::span<const VariantRequest> requests;
  std::vector<std::vector<Specimen>> made;  // by request

  static void run(void* data, int64_t begin, int64_t end) {
    auto& work = *static_cast<Work*>(data);
    for (auto i = static_cast<size_t>(begin); i < static_cast<size_t>(end); ++i) {
      const VariantRequest& request = work.requests[i];
      work.made[i] = make_variants(work.specimens[request.specimen], request.count, work.maker,
                                   work.catalog, work.limits);
    }
  }
};

}  // namespace

size_t add_variants(Session& session, std::vector<Specimen>& specimens,
                    const CurateOptions& options, const ScreenLimits& limits, size_t threads) {
  constexpr size_t kBatch = 64;
  const std::vector<VariantRequest> requests = plan_variants(specimens, options);
  const SpecimenMaker maker(session.catalog());
  ThreadPool pool(threads);
  Progress progress("varied", requests.size());
  std::vector<Specimen> all;
  for (size_t begin = 0; begin < requests.size(); begin += kBatch) {
    const auto part = std::span(requests).subspan(begin, std::min(kBatch, requests.size() - begin));
    Work work{session.catalog(), limits, maker, specimens, part, {}};
    work.made.resize(part.size());
    pool.parallel_for(static_cast<int64_t>(part.size()), 1, Work::run, &work);
    for (std::vector<Specimen>& made : work.made) {
      progress.advance();
      std::ranges::move(made, std::back_inserter(all));
    }
  }
  const size_t before = specimens.size();
  std::ranges::move(all, std::back_inserter(specimens));
  specimens = merge_specimens(std::move(specimens));
  return specimens.size() - before;
}

}  // namespace passnet
