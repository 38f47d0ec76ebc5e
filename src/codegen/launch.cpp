#include "codegen/launch.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace passnet {
namespace {

std::string_view cpp_type(DType dtype) {
  switch (dtype) {
    case DType::kF64:
      return "double";
    case DType::kF32:
      return "float";
    case DType::kF16:
      return "pn::f16";
    case DType::kBF16:
      return "pn::bf16";
    case DType::kI64:
      return "int64_t";
    case DType::kI32:
      return "int32_t";
    case DType::kI16:
      return "int16_t";
    case DType::kI8:
      return "int8_t";
    case DType::kU8:
      return "uint8_t";
    case DType::kBool:
      return "bool";
    case DType::kC64:
      return "pn::c64";
  }
  return "";
}

std::string print_aliases(const LaunchText& launch) {
  std::string text;
  for (const auto* side : {&launch.operands, &launch.results}) {
    for (const LaunchOperand& operand : *side) {
      text += fmt::format("using {}_t = {};\n", operand.name, cpp_type(operand.dtype));
    }
  }
  for (size_t i = 0; i < launch.scratch.size(); ++i) {
    text += fmt::format("using scratch{}_t = {};\n", i, cpp_type(launch.scratch[i]));
  }
  return text;
}

// Arrays of pointers, one for each operand that is a list.
std::string print_lists(const LaunchText& launch) {
  std::string text;
  size_t buffer = 0;
  size_t parameter = 0;
  for (const LaunchOperand& operand : launch.operands) {
    if (operand.list) {
      text += fmt::format("  const {0}_t* const {0}_list[] = {{", operand.name);
      for (size_t i = 0; i < *operand.list; ++i) {
        text += fmt::format("static_cast<const {}_t*>(buffers[{}]) + parameters[{}], ",
                            operand.name, buffer++, parameter++);
      }
      text += "nullptr};\n";
    } else if (!operand.absent) {
      ++buffer;
      parameter += 1 + (operand.strided ? operand.rank : 0);
    }
  }
  return text;
}

// The call's arguments, each taken from its buffer or parameter.
std::string print_arguments(const LaunchText& launch) {
  std::string text;
  size_t buffer = 0;
  size_t parameter = 0;
  const auto add = [&](const std::string& argument) {
    text += (text.empty() ? "\n      " : ",\n      ") + argument;
  };
  for (const LaunchOperand& operand : launch.operands) {
    if (operand.list) {
      add(operand.name + "_list");
      buffer += *operand.list;
      parameter += *operand.list;
      continue;
    }
    if (operand.absent) {
      add(fmt::format("static_cast<const {}_t*>(nullptr)", operand.name));
      if (operand.strided) add("static_cast<const int64_t*>(nullptr)");
      continue;
    }
    add(fmt::format("static_cast<const {}_t*>(buffers[{}]) + parameters[{}]", operand.name,
                    buffer++, parameter++));
    if (!operand.strided) continue;
    add(fmt::format("parameters + {}", parameter));
    parameter += operand.rank;
  }
  for (const LaunchOperand& result : launch.results) {
    add(fmt::format("static_cast<{}_t*>(buffers[{}])", result.name, buffer++));
  }
  for (size_t i = 0; i < launch.scratch.size(); ++i) {
    add(fmt::format("static_cast<scratch{}_t*>(buffers[{}])", i, buffer++));
  }
  for (const LaunchParameter& argument : launch.arguments) {
    if (argument.list) {
      add(fmt::format("parameters + {}", parameter));
    } else {
      const std::string number = fmt::format("parameters[{}]", parameter);
      add(argument.is_double ? fmt::format("pn::bit_cast<double>({})", number) : number);
    }
    parameter += argument.list.value_or(1);
  }
  return text;
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

std::string print_cpp_launch(const LaunchText& launch, std::string_view symbol) {
  return fmt::format(
      "#include \"cpu.hpp\"\n{}#line {} {}\n{}\n#line 1 \"entry\"\n"
      "extern \"C\" __attribute__((visibility(\"default\"))) void {}(\n"
      "    pn::Context* context, void* const* buffers, const int64_t* parameters) {{\n"
      "  pn::host = context;\n{}  {}({});\n}}\n",
      print_aliases(launch), launch.line, quote(launch.file), launch.text, symbol,
      print_lists(launch), launch.kernel, print_arguments(launch));
}

std::string print_launch_call(const LaunchText& launch) {
  std::vector<std::string> parameters;
  for (const LaunchOperand& operand : launch.operands) {
    parameters.push_back(operand.list ? fmt::format("const {0}_t* const* {0}", operand.name)
                                      : fmt::format("const {0}_t* {0}", operand.name));
    if (operand.strided)
      parameters.push_back(fmt::format("const int64_t* {}_strides", operand.name));
  }
  for (const LaunchOperand& result : launch.results) {
    parameters.push_back(fmt::format("{0}_t* {0}", result.name));
  }
  for (size_t i = 0; i < launch.scratch.size(); ++i) {
    parameters.push_back(fmt::format("scratch{}_t*", i));
  }
  for (const LaunchParameter& argument : launch.arguments) {
    parameters.emplace_back(argument.list        ? "const int64_t*"
                            : argument.is_double ? "double"
                                                 : "int64_t");
  }
  return fmt::format("{}({})", launch.kernel, fmt::join(parameters, ", "));
}

}  // namespace passnet
