#include "report/compile_trace.hpp"

#include <nlohmann/json.hpp>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kCallTrack = 1;
constexpr int kFloorTrack = 2;

Json metadata(size_t process, int track, std::string_view what, std::string_view name) {
  return {
      {"ph", "M"}, {"pid", process}, {"tid", track}, {"name", what}, {"args", {{"name", name}}}};
}

Json slice(size_t process, int track, std::string_view name, double begin, double us) {
  return {{"ph", "X"},    {"pid", process}, {"tid", track},
          {"name", name}, {"ts", begin},    {"dur", us}};
}

Json pace(size_t process, double at, double value) {
  return {
      {"ph", "C"}, {"pid", process}, {"name", "moved"}, {"ts", at}, {"args", {{"GB/s", value}}}};
}

void add_call(Json& events, size_t process, const CompileReport& report) {
  events.push_back(metadata(process, kCallTrack, "process_name", report.graph));
  events.push_back(metadata(process, kCallTrack, "thread_name", "launches"));
  events.push_back(metadata(process, kFloorTrack, "thread_name", "floors"));
  double at = 0;
  for (const LaunchReport& launch : report.launches) {
    if (!launch.timing) continue;
    const double us = launch.timing->median_us;
    const double floor = launch.floor.us();
    const auto bytes = static_cast<double>(launch.cost.traffic.bytes());
    Json event = slice(process, kCallTrack, launch.label, at, us);
    event["args"] = {{"kind", name(launch.kind)},        {"threads", launch.timing->threads},
                     {"read", launch.cost.traffic.read}, {"written", launch.cost.traffic.written},
                     {"flops", launch.cost.flops},       {"floor_us", floor}};
    events.push_back(std::move(event));
    events.push_back(slice(process, kFloorTrack, "floor", at, floor));
    events.push_back(pace(process, at, us > 0 ? bytes / us / 1000 : 0));
    at += us;
  }
  events.push_back(pace(process, at, 0));
}

}  // namespace

Json trace_events(std::span<const CompileReport> reports) {
  Json events = Json::array();
  size_t process = 0;
  for (const CompileReport& report : reports) {
    if (report.time) add_call(events, ++process, report);
  }
  return {{"displayTimeUnit", "ns"}, {"traceEvents", std::move(events)}};
}

}  // namespace passnet
