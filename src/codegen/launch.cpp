#include "codegen/launch.hpp"

#include "codegen/cpp/cpp_spelling.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace passnet {
namespace {

std::string print_aliases(const LaunchText& text) {
  std::string aliases;
  const auto add = [&](std::string_view name, DType dtype) {
    aliases += fmt::format("using {}_t = {};\n", name, cpp_value_type(dtype));
  };
  for (size_t i = 0; i < text.operand_types.size(); ++i) {
    add(text.launch.operands[i].name, text.operand_types[i].dtype);
  }
  for (const LaunchResult& result : text.launch.results) add(result.name, result.type.dtype);
  for (size_t i = 0; i < text.launch.scratch.size(); ++i) {
    add(fmt::format("scratch{}", i), text.launch.scratch[i].dtype);
  }
  return aliases;
}

// Returns arrays of pointers, one for each operand that is a list.
std::string print_lists(const LaunchText& text) {
  std::string lists;
  size_t buffer = 0;
  size_t parameter = 0;
  for (size_t at = 0; at < text.operand_types.size(); ++at) {
    const LaunchOperand& operand = text.launch.operands[at];
    const OperandType& type = text.operand_types[at];
    if (operand.list) {
      lists += fmt::format("  const {0}_t* const {0}_list[] = {{", operand.name);
      for (size_t i = 0; i < *operand.list; ++i) {
        lists += fmt::format("static_cast<const {}_t*>(buffers[{}]) + parameters[{}], ",
                             operand.name, buffer++, parameter++);
      }
      lists += "nullptr};\n";
    } else if (!type.is_absent) {
      ++buffer;
      parameter += 1 + (operand.strided ? type.rank : 0);
    }
  }
  return lists;
}

// Returns the arguments of the call, each taken from its buffer or parameter.
std::string print_arguments(const LaunchText& text) {
  std::string arguments;
  size_t buffer = 0;
  size_t parameter = 0;
  const auto add = [&](const std::string& argument) {
    arguments += (arguments.empty() ? "\n      " : ",\n      ") + argument;
  };
  for (size_t at = 0; at < text.operand_types.size(); ++at) {
    const LaunchOperand& operand = text.launch.operands[at];
    if (operand.list) {
      add(operand.name + "_list");
      buffer += *operand.list;
      parameter += *operand.list;
      continue;
    }
    if (text.operand_types[at].is_absent) {
      add(fmt::format("static_cast<const {}_t*>(nullptr)", operand.name));
      if (operand.strided) add("static_cast<const int64_t*>(nullptr)");
      continue;
    }
    add(fmt::format("static_cast<const {}_t*>(buffers[{}]) + parameters[{}]", operand.name,
                    buffer++, parameter++));
    if (!operand.strided) continue;
    add(fmt::format("parameters + {}", parameter));
    parameter += text.operand_types[at].rank;
  }
  for (const LaunchResult& result : text.launch.results) {
    add(fmt::format("static_cast<{}_t*>(buffers[{}])", result.name, buffer++));
  }
  for (size_t i = 0; i < text.launch.scratch.size(); ++i) {
    add(fmt::format("static_cast<scratch{}_t*>(buffers[{}])", i, buffer++));
  }
  for (const LaunchArgument& argument : text.launch.arguments) {
    if (const auto* list = std::get_if<Integers>(&argument)) {
      add(fmt::format("parameters + {}", parameter));
      parameter += list->size();
      continue;
    }
    const std::string number = fmt::format("parameters[{}]", parameter++);
    const bool is_double = std::holds_alternative<double>(argument);
    add(is_double ? fmt::format("pn::bit_cast<double>({})", number) : number);
  }
  return arguments;
}

// A file name inside a #line directive.
std::string quote(std::string_view name) {
  std::string text = "\"";
  for (const char c : name) {
    if (c == '"' || c == '\\') text += '\\';
    text += static_cast<unsigned char>(c) < 32 ? '_' : c;
  }
  return text + '"';
}

}  // namespace

std::string print_cpp_launch(const LaunchText& text, std::string_view symbol) {
  return fmt::format(
      "#include \"cpu.hpp\"\n{}#line {} {}\n{}\n#line 1 \"entry\"\n"
      "extern \"C\" __attribute__((visibility(\"default\"))) void {}(\n"
      "    pn::Context* context, void* const* buffers, const int64_t* parameters) {{\n"
      "  pn::host = context;\n{}  {}({});\n}}\n",
      print_aliases(text), text.line, quote(text.file), text.text, symbol, print_lists(text),
      text.function, print_arguments(text));
}

// NVRTC knows `__global__` and `__launch_bounds__` as macros. The author's kernel becomes a
// function of the device, which the entry calls.
std::string print_cuda_launch(const LaunchText& text, std::string_view symbol, size_t buffers,
                              size_t parameters) {
  return fmt::format(
      "#include \"cuda.cuh\"\n{}#undef __global__\n#define __global__ __device__\n"
      "#undef __launch_bounds__\n#define __launch_bounds__(...)\n#line {} {}\n{}\n"
      "#line 1 \"entry\"\n"
      "extern \"C\" __attribute__((global)) void {}(\n"
      "    const __grid_constant__ pn::Arguments<{}, {}> a) {{\n"
      "  pn::begin();\n  void* const* const buffers = a.buffers;\n{}{}  {}({});\n}}\n",
      print_aliases(text), text.line, quote(text.file), text.text, symbol, buffers, parameters,
      parameters > 0 ? "  const int64_t* const parameters = a.p;\n" : "", print_lists(text),
      text.function, print_arguments(text));
}

std::string print_launch_call(const LaunchText& text) {
  const Launch& launch = text.launch;
  std::vector<std::string> parameters;
  for (const LaunchOperand& operand : launch.operands) {
    parameters.push_back(operand.list ? fmt::format("const {0}_t* const* {0}", operand.name)
                                      : fmt::format("const {0}_t* {0}", operand.name));
    if (operand.strided)
      parameters.push_back(fmt::format("const int64_t* {}_strides", operand.name));
  }
  for (const LaunchResult& result : launch.results) {
    parameters.push_back(fmt::format("{0}_t* {0}", result.name));
  }
  for (size_t i = 0; i < launch.scratch.size(); ++i) {
    parameters.push_back(fmt::format("scratch{}_t*", i));
  }
  for (const LaunchArgument& argument : launch.arguments) {
    const bool is_double = std::holds_alternative<double>(argument);
    const bool is_list = std::holds_alternative<Integers>(argument);
    parameters.emplace_back(is_list ? "const int64_t*" : is_double ? "double" : "int64_t");
  }
  return fmt::format("{}({})", text.function, fmt::join(parameters, ", "));
}

}  // namespace passnet
