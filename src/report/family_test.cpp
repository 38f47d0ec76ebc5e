#include "report/family.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(Family, IsTheArchitectureInTheName) {
  for (const auto& [name, family] : {
           std::pair("timm/tf_efficientnet_b0", "efficientnet"),
           std::pair("bert.add_layer_norm/bert.add_layer_norm.3", "bert"),
           std::pair("t5.relu/t5.relu.0", "t5"),
           std::pair("transformers-auto-model/microsoft_swin-large-patch4", "swin"),
           std::pair("transformers-auto-model/Geotrend_distilbert-base-ar", "distilbert"),
           std::pair("transformers-auto-model/akhtet_mDeBERTa-v3-base", "deberta"),
           std::pair("timm/levit_128", "levit"),
           std::pair("timm/skresnext50_32x4d.ra_in1k", "resnext"),
           std::pair("timm/dpn48b.18_21", "dpn"),
           std::pair("nemo/some_new_thing", "some"),
           std::pair("mine/x1", "x1"),
           std::pair("mine/", "mine"),
           std::pair("", ""),
       }) {
    EXPECT_EQ(model_family(name), family) << name;
  }
}

}  // namespace
}  // namespace passnet
