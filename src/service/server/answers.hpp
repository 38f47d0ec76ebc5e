// Answers of the service: JSON, errors, figures.
#pragma once

#include "diag/diagnostic.hpp"
#include "service/server/call.hpp"
#include "service/store/evaluation.hpp"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace passnet {

Answer json_answer(int status, const nlohmann::ordered_json& body);
// The status follows from the id of the diagnostic.
Answer error_answer(const Diagnostic& error);
Answer error_answer(int status, std::string_view id, std::string_view message);

// The figures in the text format of Prometheus.
struct ServiceFigures {
  std::vector<QueueDepth> depths;
  std::vector<WorkerState> workers;
  int64_t accepted = 0;
  size_t waiting_clients = 0;
  std::map<std::pair<std::string, int>, int64_t> calls;
};
std::string to_prometheus(const ServiceFigures& figures);

}  // namespace passnet
