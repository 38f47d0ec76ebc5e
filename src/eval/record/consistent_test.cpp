#include "eval/record/consistent.hpp"

#include "eval/record/parse_record.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace passnet {
namespace {

constexpr std::string_view kRounds = R"("rounds":[{"reference_us":[12,12.1],"candidate_us":[10]},)"
                                     R"({"reference_us":[11.9],"candidate_us":[9.9,10.1]}])";

std::string message_of(const std::string& fields) {
  const auto record = parse_record("{\"graph\":\"g\"," + fields + "}", {});
  if (record) return "";
  EXPECT_EQ(record.error().id, "record-inconsistent") << fields;
  return record.error().message;
}

TEST(Consistent, RecordsThatAgreeAreRead) {
  const std::string rounds(kRounds);
  for (
      const std::string& fields : std::vector<std::string>{
          R"("verdict":"PASS")", R"("verdict":"PASS","error":null,"correct":{"-2":true})",
          R"("verdict":"WRONG_VALUE","error":"accuracy","correct":{"-5":false,"-2":true})",
          R"("verdict":"NAN_INF","correct":{"-4":true},"correct_on_valid":{"-5":true})",
          R"("verdict":"CRASH","error":"runtime","correct":{})",
          R"("verdict":"NO_MATCH","matched":{"a":0})",
          R"("verdict":"NO_EFFECT","matched":{"a":0,"b":2})",
          R"("verdict":"UNPROVED","error":"accuracy","equality":{"level":"tested","reason":"x"})",
          R"("verdict":"UNPROVED","error":"accuracy",)"
          R"("equality":{"level":"tested","refuted":true,"reason":"x"},"versions":{"rule":"tested"})",
          // Proved, where rules ask for what is right on infinite inputs, too.
          R"("verdict":"UNPROVED","error":"accuracy",)"
          R"("equality":{"level":"proved","robust":false,"reason":"x"})",
          R"("verdict":"NOISY","matched":{"a":1})", R"("error":"integrity","correct":{"-10":true})",
          R"("speedup":1.5,"reference_us":6)",
          R"("speedup":1.5,"speedup_low":1.4,"speedup_high":1.6,"reference_us":6,"candidate_us":4)",
          R"("speedup":1.2,)" + rounds,
          R"("speedup":1.2015,"reference_us":11.95,"candidate_us":9.95,)" + rounds,
          R"("speedup":99,"rounds":[{"reference_us":[1],"candidate_us":[1]}])",  // no interval
          R"("rounds":[{"reference_us":[0],"candidate_us":[0]},{}])"}) {
    EXPECT_EQ(message_of(fields), "");
  }
}

TEST(Consistent, ContradictionsAreNamed) {
  const std::string rounds(kRounds);
  const std::vector<std::pair<std::string, std::string>> cases = {
      {R"("verdict":"REDZONE","error":"accuracy")", "the verdict REDZONE and the error accuracy"},
      {R"("verdict":"PASS","error":"accuracy")", "the verdict PASS and the error accuracy"},
      {R"("verdict":"WRONG_VALUE","correct":{"-10":true})",
       "the verdict WRONG_VALUE and correctness at t = -10"},
      {R"("verdict":"NAN_INF","correct":{"-5":true})",
       "the verdict NAN_INF and correctness at t = -5"},
      {R"("verdict":"CRASH","correct":{"2":true})", "the verdict CRASH and correctness at t = 2"},
      {R"("verdict":"UNPROVED","equality":{"level":"proved","robust":true})",
       "the verdict UNPROVED and passes that are proved"},
      {R"("verdict":"PASS","equality":{"level":"tested"},"versions":{"rule":"proved"})",
       "the verdict PASS and passes that are tested by the rule proved"},
      {R"("verdict":"UNPROVED","equality":{"level":"tested"},"versions":{"rule":"tested"})",
       "the verdict UNPROVED and passes that are tested by the rule tested"},
      {R"("verdict":"PASS","matched":{"a":0})", "the verdict PASS although no pass matched"},
      {R"("verdict":"NO_MATCH","matched":{"a":1})", "the verdict NO_MATCH although a pass matched"},
      {R"("verdict":"PASS","correct":{"-10":true,"-3":false,"1":true})",
       "correct at t = -4 and wrong at t = -3"},
      {R"("correct":{"1":true},"correct_on_valid":{"2":true,"3":false})",
       "correct at t = 2 and wrong at t = 3"},
      {R"("correct":{"-5":true},"correct_on_valid":{"-3":true})",
       "correct at t = -5 on all inputs and wrong on valid ones"},
      {R"("speedup":1e9,)" + rounds, "found a speedup of 1e+09 where its times give 1.2"},
      {R"("speedup":1.25,)" + rounds, "found a speedup of 1.25 where"},
      {R"("reference_us":120,)" + rounds, "found reference_us 120 where its times give 11.9"},
      {R"("candidate_us":1,)" + rounds, "found candidate_us 1 where its times give 9.9"},
      {R"("speedup":9,"reference_us":6,"candidate_us":4)", "found a speedup of 9 where"},
      {R"("speedup":1.2,"speedup_low":1.5,"speedup_high":1.6)", "outside of its interval"},
      {R"("speedup":1.2,"speedup_high":1.1)", "outside of its interval"}};
  for (const auto& [fields, part] : cases) {
    EXPECT_NE(message_of(fields).find(part), std::string::npos)
        << fields << ": " << message_of(fields);
  }
}

}  // namespace
}  // namespace passnet
