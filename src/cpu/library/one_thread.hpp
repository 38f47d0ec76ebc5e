// Keeps an OpenMP library on one thread.
#pragma once

namespace passnet {

// OpenMP's settings, if this process has a library that was built with OpenMP. They are looked up,
// because the OpenMP library depends on the system.
struct OpenMp {
  void (*set_threads)(int) = nullptr;
  int (*max_threads)() = nullptr;

  static OpenMp find();
};

// While it exists, such a library runs what this thread creates or runs only on this thread.
class OneThread {
 public:
  explicit OneThread(const OpenMp& openmp) : openmp_(openmp) {
    if (openmp.max_threads != nullptr) before_ = openmp.max_threads();
    if (openmp.set_threads != nullptr && before_ != 1) openmp.set_threads(1);
  }
  ~OneThread() {
    if (openmp_.set_threads != nullptr && before_ > 1) openmp_.set_threads(before_);
  }
  OneThread(const OneThread&) = delete;
  OneThread& operator=(const OneThread&) = delete;

 private:
  OpenMp openmp_;
  int before_ = 0;
};

}  // namespace passnet
