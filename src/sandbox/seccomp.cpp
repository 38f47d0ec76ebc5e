#include "sandbox/seccomp.hpp"

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <fcntl.h>
#include <initializer_list>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace passnet {
namespace {

#if defined(__x86_64__)
constexpr uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#else
#error "no seccomp architecture is known for this processor"
#endif

bool install_filter(const std::vector<sock_filter>& filter) {
  sock_fprog program{.len = static_cast<unsigned short>(filter.size()),
                     .filter = const_cast<sock_filter*>(filter.data())};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0;
}

// Builds a filter from rules in order; the first that fits decides.
class Filter {
 public:
  // The numbers of other architectures (and of x86's x32) mean other calls: they fit no rule.
  explicit Filter(uint32_t otherwise) : otherwise_(otherwise) {
    load(offsetof(seccomp_data, arch));
    jump(BPF_JEQ, kArchitecture, 1, 0);
    give(SECCOMP_RET_KILL_PROCESS);
    load(offsetof(seccomp_data, nr));
    jump(BPF_JGE, 0x40000000u, 0, 1);
    give(SECCOMP_RET_KILL_PROCESS);
  }

  void allow(std::initializer_list<long> calls) {
    for (const long call : calls) answer(call, SECCOMP_RET_ALLOW);
  }
  void answer(long call, uint32_t action) {
    jump(BPF_JEQ, static_cast<uint32_t>(call), 0, 1);
    give(action);
  }
  // Allows the call if the argument's low 32 bits, masked, equal `value`.
  void allow_if(long call, unsigned argument, uint32_t mask, uint32_t value) {
    jump(BPF_JEQ, static_cast<uint32_t>(call), 0, 5);
    load(static_cast<uint32_t>(offsetof(seccomp_data, args) + argument * sizeof(uint64_t)));
    program_.push_back(BPF_STMT(BPF_ALU | BPF_AND | BPF_K, mask));
    jump(BPF_JEQ, value, 0, 1);
    give(SECCOMP_RET_ALLOW);
    load(offsetof(seccomp_data, nr));
  }
  // Allows a process to abort; any other signal could look as if another process had sent it.
  void allow_own_abort() {
    jump(BPF_JEQ, static_cast<uint32_t>(SYS_tgkill), 0, 6);
    load(static_cast<uint32_t>(offsetof(seccomp_data, args)));
    jump(BPF_JEQ, static_cast<uint32_t>(getpid()), 0, 3);
    load(static_cast<uint32_t>(offsetof(seccomp_data, args) + 2 * sizeof(uint64_t)));
    jump(BPF_JEQ, SIGABRT, 0, 1);
    give(SECCOMP_RET_ALLOW);
    load(offsetof(seccomp_data, nr));
  }
  // Allows sockets that send nothing before they are connected, and only to this system.
  void allow_local_sockets() {
    constexpr uint32_t kType = 0xf;  // beside flags
    jump(BPF_JEQ, static_cast<uint32_t>(SYS_socket), 0, 7);
    load(static_cast<uint32_t>(offsetof(seccomp_data, args)));
    jump(BPF_JEQ, AF_UNIX, 0, 4);
    load(static_cast<uint32_t>(offsetof(seccomp_data, args) + sizeof(uint64_t)));
    program_.push_back(BPF_STMT(BPF_ALU | BPF_AND | BPF_K, kType));
    jump(BPF_JEQ, SOCK_SEQPACKET, 0, 1);
    give(SECCOMP_RET_ALLOW);
    load(offsetof(seccomp_data, nr));
  }
  // For pointers: both halves are zero.
  void allow_if_null(long call, unsigned argument) {
    const auto low =
        static_cast<uint32_t>(offsetof(seccomp_data, args) + argument * sizeof(uint64_t));
    jump(BPF_JEQ, static_cast<uint32_t>(call), 0, 6);
    load(low);
    jump(BPF_JEQ, 0, 0, 3);
    load(low + static_cast<uint32_t>(sizeof(uint32_t)));
    jump(BPF_JEQ, 0, 0, 1);
    give(SECCOMP_RET_ALLOW);
    load(offsetof(seccomp_data, nr));
  }

  // Refuses the call unless the argument's low 32 bits, masked, equal `value`.
  void refuse_unless(long call, unsigned argument, uint32_t mask, uint32_t value) {
    allow_if(call, argument, mask, value);
    answer(call, SECCOMP_RET_ERRNO | EPERM);
  }

  std::vector<sock_filter> finish() {
    give(otherwise_);
    return std::move(program_);
  }
  bool install() { return install_filter(finish()); }

 private:
  void load(size_t offset) {
    program_.push_back(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<uint32_t>(offset)));
  }
  void jump(uint16_t test, uint32_t value, uint8_t if_true, uint8_t if_false) {
    program_.push_back(
        BPF_JUMP(static_cast<uint16_t>(BPF_JMP | test | BPF_K), value, if_true, if_false));
  }
  void give(uint32_t action) { program_.push_back(BPF_STMT(BPF_RET | BPF_K, action)); }

  std::vector<sock_filter> program_;
  uint32_t otherwise_;
};

// Questions of arch_prctl about large registers.
constexpr uint32_t kGetPermission = 0x1022;      // ARCH_GET_XCOMP_PERM
constexpr uint32_t kRequestPermission = 0x1023;  // ARCH_REQ_XCOMP_PERM

// Allows the calls of both lists. A thread that the setup started may still be starting
// (set_robust_list, rseq, under a sanitizer sigaltstack) when the second list comes.
void allow_common(Filter& filter) {
  filter.allow({SYS_futex,
                SYS_sched_yield,
                SYS_clock_gettime,
                SYS_clock_nanosleep,
                SYS_nanosleep,
                SYS_gettimeofday,
                SYS_munmap,
                SYS_madvise,
                SYS_brk,
                SYS_mremap,
                SYS_rt_sigreturn,
                SYS_rt_sigprocmask,
                SYS_restart_syscall,
                SYS_gettid,
                SYS_getpid,
                SYS_getrandom,
                SYS_sched_getaffinity,
                SYS_getcpu,
                SYS_set_robust_list,
                SYS_sigaltstack,
                SYS_rseq,
                SYS_exit_group});
#ifdef SYS_time
  filter.allow({SYS_time});
#endif
  filter.allow_own_abort();
#ifdef SYS_arch_prctl
  // Products of bf16, a library's and ours, ask whether they may use the processor's matrix unit.
  for (const uint32_t question : {kGetPermission, kRequestPermission}) {
    filter.allow_if(SYS_arch_prctl, 0, ~0u, question);
  }
#endif
  for (const uint32_t stream : {1u, 2u}) {
    filter.allow_if(SYS_write, 0, ~0u, stream);
    filter.allow_if(SYS_writev, 0, ~0u, stream);
  }
}

void allow_setup(Filter& filter, bool threads) {
  filter.allow(
      {SYS_mmap,       SYS_mprotect,   SYS_exit,       SYS_read,         SYS_pread64,
       SYS_close,      SYS_fstat,      SYS_newfstatat, SYS_statx,        SYS_lseek,
       SYS_getdents64, SYS_readlinkat, SYS_faccessat,  SYS_rt_sigaction, SYS_set_tid_address,
       SYS_getppid,    SYS_seccomp,    SYS_uname,      SYS_sysinfo,      SYS_sched_setaffinity,
       SYS_membarrier});
#ifdef SYS_readlink
  filter.allow({SYS_readlink, SYS_access, SYS_stat, SYS_lstat});
#endif
  constexpr uint32_t kChanges =
      O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND | (O_TMPFILE & ~O_DIRECTORY);
  filter.allow_if(SYS_openat, 2, kChanges, O_RDONLY);
  filter.allow_if(SYS_prctl, 0, ~0u, PR_SET_NAME);
  filter.allow_if_null(SYS_prlimit64, 2);
  // clone3 keeps its flags in memory, where a filter cannot look: libc falls back to clone.
  filter.answer(SYS_clone3, SECCOMP_RET_ERRNO | ENOSYS);
  if (threads) filter.allow_if(SYS_clone, 0, CLONE_THREAD, CLONE_THREAD);
}

// Calls that reach beyond a program and the processes that it starts.
constexpr long kBeyond[] = {SYS_socket,
                            SYS_kill,
                            SYS_tkill,
                            SYS_tgkill,
                            SYS_rt_sigqueueinfo,
                            SYS_rt_tgsigqueueinfo,
                            SYS_pidfd_open,
                            SYS_pidfd_getfd,
                            SYS_pidfd_send_signal,
                            SYS_ptrace,
                            SYS_process_vm_readv,
                            SYS_process_vm_writev,
                            SYS_process_madvise,
                            SYS_kcmp,
                            SYS_setsid,
                            SYS_setpgid,
                            SYS_unshare,
                            SYS_setns,
                            SYS_mount,
                            SYS_umount2,
                            SYS_pivot_root,
                            SYS_chroot,
                            SYS_open_by_handle_at,
                            SYS_mknodat,
                            SYS_bpf,
                            SYS_perf_event_open,
                            SYS_userfaultfd,
                            SYS_add_key,
                            SYS_request_key,
                            SYS_keyctl,
                            SYS_init_module,
                            SYS_finit_module,
                            SYS_delete_module,
                            SYS_kexec_load,
                            SYS_reboot,
                            SYS_swapon,
                            SYS_swapoff,
                            SYS_quotactl,
                            SYS_acct,
                            SYS_syslog,
                            SYS_settimeofday,
                            SYS_clock_settime,
                            SYS_clock_adjtime,
                            SYS_adjtimex,
                            SYS_sethostname,
                            SYS_setdomainname,
                            SYS_setpriority,
                            SYS_prlimit64};

constexpr uint32_t kNewNamespaces = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET |
                                    CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;

}  // namespace

ProgramCalls::ProgramCalls(bool drives_gpu) {
  Filter filter(SECCOMP_RET_ALLOW);
  if (drives_gpu) {
    filter.allow_local_sockets();
    filter.answer(SYS_connect, SECCOMP_RET_ERRNO | EPERM);
  }
  filter.allow_if_null(SYS_prlimit64, 2);  // asking for a limit
  for (const long call : kBeyond) filter.answer(call, SECCOMP_RET_ERRNO | EPERM);
  // Programs do without calls that a filter cannot look into.
  for (const long call : {SYS_clone3, SYS_io_uring_setup}) {
    filter.answer(call, SECCOMP_RET_ERRNO | ENOSYS);
  }
  filter.refuse_unless(SYS_clone, 0, kNewNamespaces, 0);
  program_ = filter.finish();
}

bool ProgramCalls::restrict_caller() const { return install_filter(program_); }

bool restrict_system_calls(const SystemCallOptions& options) {
  const bool setup = options.list == SystemCalls::kSetup;
  Filter filter(setup ? SECCOMP_RET_ERRNO | EPERM : SECCOMP_RET_KILL_PROCESS);
  allow_common(filter);
  if (setup) {
    allow_setup(filter, options.threads);
  } else {
    filter.allow_if(SYS_mmap, 2, PROT_EXEC, 0);
    filter.allow_if(SYS_mprotect, 2, PROT_EXEC, 0);
  }
  return filter.install();
}

}  // namespace passnet
