#include "toolchain/shared_object.hpp"

#include <fmt/format.h>

#include <cstring>
#include <elf.h>
#include <vector>

namespace passnet {
namespace {

#if defined(__x86_64__)
constexpr uint32_t kResolverRelocation = R_X86_64_IRELATIVE;
#elif defined(__aarch64__)
constexpr uint32_t kResolverRelocation = R_AARCH64_IRELATIVE;
#endif

// The record of type T at `offset`; nullopt outside the file.
template <class T>
std::optional<T> at(std::string_view object, uint64_t offset) {
  if (offset > object.size() || object.size() - offset < sizeof(T)) return std::nullopt;
  T record;
  std::memcpy(&record, object.data() + offset, sizeof record);
  return record;
}

struct Image {
  std::string_view object;
  std::vector<Elf64_Phdr> segments;

  // The file offset of an address in the loaded image.
  std::optional<uint64_t> file_offset(uint64_t address) const {
    for (const Elf64_Phdr& segment : segments) {
      if (segment.p_type != PT_LOAD || address < segment.p_vaddr) continue;
      if (address - segment.p_vaddr < segment.p_filesz)
        return segment.p_offset + (address - segment.p_vaddr);
    }
    return std::nullopt;
  }
};

std::optional<std::string> check_entry(const Elf64_Dyn& entry) {
  switch (entry.d_tag) {
    case DT_INIT:
    case DT_INIT_ARRAY:
    case DT_PREINIT_ARRAY:
      return "it runs code when it is loaded (a global's constructor or initializer)";
    case DT_FINI:
    case DT_FINI_ARRAY:
      return "it runs code when it is unloaded (a global's destructor)";
    case DT_NEEDED:
      return "it needs another library";
    case DT_AUDIT:
    case DT_DEPAUDIT:
    case DT_FILTER:
    case DT_AUXILIARY:
    case DT_TEXTREL:
      return "it requires the loader to do more than map it";
    case DT_FLAGS:
      if ((entry.d_un.d_val & (DF_TEXTREL | DF_STATIC_TLS)) != 0)
        return "it requires the loader to do more than map it";
      return std::nullopt;
    default:
      return std::nullopt;  // tags are an open set; only these make a loader act
  }
}

struct Table {
  uint64_t address = 0;
  uint64_t bytes = 0;
};

std::optional<std::string> check_relocations(const Image& image, const Table& table) {
  if (table.bytes == 0) return std::nullopt;
  const auto offset = image.file_offset(table.address);
  if (!offset) return "its relocations are outside the file";
  for (uint64_t i = 0; i + sizeof(Elf64_Rela) <= table.bytes; i += sizeof(Elf64_Rela)) {
    const auto relocation = at<Elf64_Rela>(image.object, *offset + i);
    if (!relocation) return "its relocations are outside the file";
    if (ELF64_R_TYPE(relocation->r_info) == kResolverRelocation)
      return "it runs a resolver function when it is loaded";
  }
  return std::nullopt;
}

// The text that begins at an offset of a string table.
std::optional<std::string_view> text_at(std::string_view object, const Elf64_Shdr& table,
                                        uint64_t offset) {
  if (table.sh_offset > object.size() || table.sh_size > object.size() - table.sh_offset ||
      offset >= table.sh_size) {
    return std::nullopt;
  }
  const std::string_view rest = object.substr(table.sh_offset + offset, table.sh_size - offset);
  const size_t end = rest.find('\0');
  return end == std::string_view::npos ? std::nullopt : std::optional(rest.substr(0, end));
}

std::optional<std::string> check_symbol(std::string_view object, const Elf64_Shdr& names,
                                        const Elf64_Sym& symbol) {
  // A resolver function runs when anything binds to it.
  if (ELF64_ST_TYPE(symbol.st_info) == STT_GNU_IFUNC)
    return "it runs a resolver function when it is loaded";
  if (symbol.st_shndx != SHN_UNDEF || symbol.st_name == 0) return std::nullopt;
  const auto name = text_at(object, names, symbol.st_name);
  if (!name) return "its symbols' names are outside the file";
  if (is_allowed_import(*name)) return std::nullopt;
  return fmt::format("it calls or reads `{}`, which neither it nor the prelude provides", *name);
}

// The section headers give the table's extent; the dynamic table alone does not.
std::optional<std::string> check_symbols(std::string_view object, const Elf64_Ehdr& header) {
  bool found = false;
  for (uint64_t i = 0; i < header.e_shnum; ++i) {
    const auto section = at<Elf64_Shdr>(object, header.e_shoff + i * sizeof(Elf64_Shdr));
    if (!section) return "its section headers are outside the file";
    if (section->sh_type != SHT_DYNSYM) continue;
    const auto names =
        at<Elf64_Shdr>(object, header.e_shoff + uint64_t{section->sh_link} * sizeof(Elf64_Shdr));
    if (!names) return "its section headers are outside the file";
    found = true;
    for (uint64_t k = 0; k + sizeof(Elf64_Sym) <= section->sh_size; k += sizeof(Elf64_Sym)) {
      const auto symbol = at<Elf64_Sym>(object, section->sh_offset + k);
      if (!symbol) return "its symbols are outside the file";
      if (auto reason = check_symbol(object, *names, *symbol)) return reason;
    }
  }
  if (!found) return "it has no table of symbols";
  return std::nullopt;
}

std::optional<std::string> check_dynamic(const Image& image, const Elf64_Phdr& segment) {
  Table relocations, procedure_links;
  const auto offset = image.file_offset(segment.p_vaddr);
  if (!offset) return "its dynamic table is outside the file";
  for (uint64_t i = 0; i < segment.p_memsz; i += sizeof(Elf64_Dyn)) {
    const auto entry = at<Elf64_Dyn>(image.object, *offset + i);
    if (!entry) return "its dynamic table is outside the file";
    if (entry->d_tag == DT_NULL) break;
    if (auto reason = check_entry(*entry)) return reason;
    if (entry->d_tag == DT_RELA) relocations.address = entry->d_un.d_ptr;
    if (entry->d_tag == DT_RELASZ) relocations.bytes = entry->d_un.d_val;
    if (entry->d_tag == DT_JMPREL) procedure_links.address = entry->d_un.d_ptr;
    if (entry->d_tag == DT_PLTRELSZ) procedure_links.bytes = entry->d_un.d_val;
  }
  if (auto reason = check_relocations(image, relocations)) return reason;
  return check_relocations(image, procedure_links);
}

}  // namespace

std::optional<std::string> find_objection(std::string_view object) {
  const auto header = at<Elf64_Ehdr>(object, 0);
  if (!header || std::memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 ||
      header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_ident[EI_DATA] != ELFDATA2LSB ||
      header->e_type != ET_DYN || header->e_phentsize != sizeof(Elf64_Phdr)) {
    return "it is not a 64-bit shared object";
  }
  Image image{.object = object};
  bool plain_stack = false;  // without the header, the stack is executable
  for (uint64_t i = 0; i < header->e_phnum; ++i) {
    const auto segment = at<Elf64_Phdr>(object, header->e_phoff + i * sizeof(Elf64_Phdr));
    if (!segment) return "its segments are outside the file";
    if (segment->p_type == PT_LOAD && (segment->p_flags & PF_W) != 0 &&
        (segment->p_flags & PF_X) != 0) {
      return "it has memory that is both writable and executable";
    }
    if (segment->p_type == PT_TLS) return "it has thread-local variables";
    if (segment->p_type == PT_GNU_STACK) plain_stack = (segment->p_flags & PF_X) == 0;
    image.segments.push_back(*segment);
  }
  if (!plain_stack) return "it asks for an executable stack";
  for (const Elf64_Phdr& segment : image.segments) {
    if (segment.p_type != PT_DYNAMIC) continue;
    if (auto reason = check_dynamic(image, segment)) return reason;
  }
  return check_symbols(object, *header);
}

}  // namespace passnet
