#include "report/family.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// Architectures whose name may follow that of an owner or a data set.
constexpr std::array<std::string_view, 90> kArchitectures{
    "albert",    "bart",      "beit",         "bert",          "bigbird",     "blenderbot",
    "bloom",     "cait",      "camembert",    "canine",        "clip",        "codegen",
    "convbert",  "convnext",  "convformer",   "crossvit",      "darknet",     "deberta",
    "deeplab",   "deit",      "densenet",     "dino",          "distilbert",  "dpn",
    "dpt",       "edgenext",  "efficientnet", "electra",       "ernie",       "esm",
    "falcon",    "flan",      "flaubert",     "fnet",          "focalnet",    "funnel",
    "gemma",     "ghostnet",  "gpt",          "hrnet",         "hubert",      "inception",
    "layoutlm",  "levit",     "llama",        "longformer",    "marian",      "mask2former",
    "maxvit",    "mbart",     "mistral",      "mixer",         "mobilebert",  "mobilenet",
    "mobilevit", "mpnet",     "nfnet",        "nystromformer", "opus",        "owlvit",
    "pegasus",   "phi",       "poolformer",   "pvt",           "qwen",        "regnet",
    "rembert",   "repvgg",    "resnest",      "resnet",        "resnext",     "roberta",
    "roformer",  "segformer", "sew",          "shufflenet",    "squeezebert", "squeezenet",
    "swin",      "trocr",     "unet",         "vgg",           "vit",         "wav2vec",
    "t5",        "mt5",       "whisper",      "xlnet",         "xlm",         "yolo"};

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

// True if `name` is at `at` and is no part of a longer word before it: `vit` is not in `levit`.
bool begins_word(std::string_view text, size_t at) { return at == 0 || !is_letter(text[at - 1]); }

// `VITModel` and `TextBERT` hold it within a word, so a longer name may be anywhere.
std::string_view find_architecture(std::string_view model) {
  constexpr size_t kAnywhere = 5;
  std::string_view best;
  for (const std::string_view name : kArchitectures) {
    const size_t at = model.find(name);
    if (at == std::string_view::npos) continue;
    if (name.size() < kAnywhere && !begins_word(model, at)) continue;
    if (name.size() > best.size()) best = name;
  }
  return best;
}

}  // namespace

std::string model_family(std::string_view name) {
  while (name.ends_with('/')) name.remove_suffix(1);
  name.remove_prefix(name.find_last_of('/') + 1);
  std::string model(name.substr(0, name.find('.')));
  std::ranges::transform(model, model.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  if (const std::string_view known = find_architecture(model); !known.empty()) {
    return std::string(known);
  }
  for (size_t begin = 0; begin < model.size();) {
    size_t end = begin;
    while (end < model.size() && is_letter(model[end])) ++end;
    if (end - begin > 2) return model.substr(begin, end - begin);
    begin = end + 1;
  }
  return model;
}

}  // namespace passnet
