#include "eval/public/walled_torch.hpp"

#include "embedded/torch_text.hpp"
#include "sandbox/available_memory.hpp"
#include "sandbox/command.hpp"
#include "sandbox/walled_program.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

namespace passnet {
namespace {

namespace fs = std::filesystem;

constexpr double kFilesImportS = 300;                   // of a submission's files
constexpr uint64_t kLibraryBytes = uint64_t{32} << 30;  // addresses that PyTorch's libraries take
constexpr uint64_t kFileBytes = uint64_t{2} << 30;
constexpr uint64_t kProcesses = 8192;  // a thread is one, and each library starts some per core

// Variables that say where PyTorch's libraries and the devices are.
constexpr std::array kKeptVariables{"PATH",      "LD_LIBRARY_PATH", "CUDA_VISIBLE_DEVICES",
                                    "CUDA_HOME", "CUDA_PATH",       "CUDA_DEVICE_ORDER",
                                    "LANG",      "LC_ALL",          "OMP_NUM_THREADS"};

std::vector<std::string> kept_environment() {
  std::vector<std::string> kept;
  for (const char* const name : kKeptVariables) {
    if (const char* const value = std::getenv(name))
      kept.push_back(fmt::format("{}={}", name, value));
  }
  return kept;
}

// The interpreter, and the folders from which it imports.
struct Python {
  std::string program;
  std::string imports;  // as PYTHONPATH
  std::vector<fs::path> readable;
};

Result<Python> ask_python(const std::string& name) {
  constexpr std::string_view kQuestion =
      "import json, os, sys; print(json.dumps({'program': sys.executable, 'paths': [path for path "
      "in "
      "sys.path if os.path.exists(path)], 'homes': [sys.prefix, sys.base_prefix, "
      "os.path.dirname(os.path.realpath(sys.executable))]}))";
  const auto refuse = [&](std::string_view found) {
    return fail({}, "torch-not-available", "expected a Python with PyTorch, and `{}` {}", name,
                found);
  };
  std::vector<std::string> environment;
  for (char** at = environ; *at != nullptr; ++at) environment.emplace_back(*at);
  const CommandResult done =
      TRY(run_command({.argv = {"/usr/bin/env", name, "-c", std::string(kQuestion)},
                       .environment = std::move(environment),
                       .directory = "/",
                       .limits = {.memory_bytes = 0},
                       .files = {},
                       .namespaces = {},
                       .left_out = {}}));
  const nlohmann::json json = nlohmann::json::parse(done.output, nullptr, false);
  if (!done.ok() || !json.is_object()) return refuse("cannot be run");
  Python python{.program = json["program"], .imports = "", .readable = {}};
  for (const char* const key : {"paths", "homes"}) {
    for (const nlohmann::json& path : json[key])
      python.readable.emplace_back(path.get<std::string>());
  }
  for (const nlohmann::json& path : json["paths"]) {
    python.imports += (python.imports.empty() ? "" : ":") + path.get<std::string>();
  }
  return python;
}

Result<TemporaryFolder> make_temporary_folder() {
  std::error_code error;
  const fs::path temporary = fs::temp_directory_path(error);
  std::string pattern = (temporary / "passnet-public-XXXXXX").string();
  if (error || mkdtemp(pattern.data()) == nullptr) {
    return fail({}, "public-folder-missing",
                "expected a folder for temporary files that can be written (TMPDIR), found {}",
                temporary.empty() ? "none" : "`" + temporary.string() + "`");
  }
  return TemporaryFolder(pattern);
}

// A file without a name that holds a text.
Descriptor write_program(const char* name, std::string_view text) {
  Descriptor file(memfd_create(name, MFD_CLOEXEC));
  if (file.valid() &&
      write(file.fd(), text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
    file.close();
  }
  if (file.valid()) lseek(file.fd(), 0, SEEK_SET);
  return file;
}

FileView files_of(const WalledTorchOptions& options, const Python& python, const fs::path& own) {
  FileView files{.readable = python.readable, .writable = {own}};
  for (const char* const folder : {"/usr", "/lib", "/lib64", "/bin", "/sbin", "/etc", "/opt",
                                   "/proc", "/sys", "/run/nvidia-persistenced", "/var/lib/cuda"}) {
    files.readable.emplace_back(folder);
  }
  files.readable.insert(files.readable.end(), options.readable.begin(), options.readable.end());
  if (options.submission != nullptr) files.readable.push_back(options.submission->folder);
  for (const char* const device : {"/dev/null", "/dev/zero", "/dev/random", "/dev/urandom"}) {
    files.devices.emplace_back(device);
  }
  std::error_code error;
  const bool is_gpu = options.device == Device::kCuda;
  for (const auto& entry : fs::directory_iterator("/dev", error)) {
    if (is_gpu && entry.path().filename().string().starts_with("nvidia"))
      files.devices.push_back(entry.path());
  }
  return files;
}

std::vector<std::string> environment_of(const Python& python, const fs::path& own) {
  std::vector<std::string> environment = kept_environment();
  for (const char* const name : {"HOME", "TMPDIR", "TRITON_HOME", "XDG_CACHE_HOME"}) {
    environment.push_back(fmt::format("{}={}", name, own.string()));
  }
  environment.push_back("TRITON_CACHE_DIR=" + (own / "triton").string());
  environment.push_back("TORCHINDUCTOR_CACHE_DIR=" + (own / "compiled").string());
  environment.push_back("CUDA_CACHE_PATH=" + (own / "cuda").string());
  environment.push_back("PYTHONPATH=" + python.imports);
  environment.emplace_back("PYTHONDONTWRITEBYTECODE=1");
  environment.emplace_back("USER=passnet");
  // A pool of compiling processes would run beside calls.
  environment.emplace_back("TORCHINDUCTOR_COMPILE_THREADS=1");
  return environment;
}

Result<WalledTorch> start_within(const WalledTorchOptions& options, const Namespaces& namespaces) {
  const Python python = TRY(ask_python(options.torch.python));
  TemporaryFolder folder = TRY(make_temporary_folder());
  std::array<int, 2> sockets{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets.data()) != 0) {
    return fail({}, "torch-not-available", "expected a socket for PyTorch, found none");
  }
  Descriptor own(sockets[0]);
  Descriptor other(sockets[1]);
  const Descriptor shared = write_program("torch_side.py", torch_text::kTorchSidePy);
  const Descriptor text = write_program("public_side.py", torch_text::kPublicSidePy);
  WalledProgram program{
      .argv = {python.program, "/proc/self/fd/5", "3", "/proc/self/fd/4",
               std::to_string(options.torch.threads)},
      .environment = environment_of(python, folder.path()),
      .directory = folder.path(),
      .files = files_of(options, python, folder.path()),
      .namespaces = namespaces,
      .descriptors = {other.fd(), shared.fd(), text.fd()},
      .processors = {},
      .drives_gpu = options.device == Device::kCuda,
      .memory_bytes = options.device == Device::kCuda ? 0 : available_memory() + kLibraryBytes,
      .file_bytes = kFileBytes,
      .processes = kProcesses};
  if (options.torch.processors) {
    program.processors = options.torch.processors->all;
    // With one thread, it runs on the processor of the other sides' calls.
    if (options.torch.threads == 1) {
      program.argv.push_back(std::to_string(options.torch.processors->worker));
    }
  }
  StartedProgram started = TRY(start_walled(program));
  other.close();
  TorchChild child =
      TRY(TorchChild::adopt(std::move(started.process), std::move(own), options.torch.python));
  return WalledTorch{
      .folder = std::move(folder), .layers = started.layers, .child = std::move(child)};
}

nlohmann::json open_request(const PublicFolder& submission) {
  nlohmann::json files = nlohmann::json::array();
  for (const PublicFile& file : submission.files) {
    files.push_back({{"name", file.name}, {"path", file.path.string()}});
  }
  return {{"do", "open"}, {"folder", submission.folder.string()}, {"files", files}};
}

}  // namespace

TemporaryFolder::~TemporaryFolder() {
  std::error_code error;
  if (!path_.empty()) fs::remove_all(path_, error);
}

Result<WalledTorch> WalledTorch::start(const WalledTorchOptions& options) {
  Namespaces namespaces = find_namespaces();
  namespaces.root = false;
  auto walled = start_within(options, namespaces);
  // A driver may refuse processes in namespaces.
  const bool is_gpu = options.device == Device::kCuda;
  if (is_gpu && namespaces.all && !(walled && walled->child.has_cuda())) {
    walled = start_within(options, {});
  }
  if (!walled) return walled;
  if (is_gpu && !walled->child.has_cuda()) {
    return fail({}, "torch-not-available",
                "expected a PyTorch with CUDA for --device cuda, found {} without a device",
                walled->child.version());
  }
  if (options.submission != nullptr) {
    // A submission that ends or stalls the process fails on each graph.
    (void)walled->child.ask(open_request(*options.submission), kFilesImportS);
  }
  return walled;
}

}  // namespace passnet
