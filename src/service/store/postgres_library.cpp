#include "service/store/postgres_library.hpp"

#include "base/loaded_functions.hpp"

namespace passnet {

Result<PostgresLibrary> PostgresLibrary::load() {
  const auto refuse = [](std::string_view found) {
    return fail(
        {}, "postgresql-not-found",
        "expected libpq 14 or later (Debian's package libpq5) for a state in PostgreSQL, found {}",
        found);
  };
  void* const library = load_library("libpq.so.5");
  if (library == nullptr) return refuse("none");
  PostgresLibrary found{};
  LoadedFunctions functions(library);
  functions.find("PQlibVersion", found.version)
      .find("PQconnectdb", found.connect)
      .find("PQfinish", found.finish)
      .find("PQstatus", found.status)
      .find("PQerrorMessage", found.error_message)
      .find("PQsocket", found.socket)
      .find("PQsetNoticeProcessor", found.set_notice_processor)
      .find("PQexec", found.run)
      .find("PQprepare", found.prepare)
      .find("PQenterPipelineMode", found.enter_pipeline)
      .find("PQexitPipelineMode", found.exit_pipeline)
      .find("PQpipelineSync", found.sync_pipeline)
      .find("PQsendQueryParams", found.send)
      .find("PQsendQueryPrepared", found.send_prepared)
      .find("PQgetResult", found.next_result)
      .find("PQclear", found.clear)
      .find("PQresultStatus", found.result_status)
      .find("PQresultErrorMessage", found.result_error)
      .find("PQresultErrorField", found.result_error_field)
      .find("PQntuples", found.rows)
      .find("PQnfields", found.columns)
      .find("PQgetisnull", found.is_null)
      .find("PQgetvalue", found.value)
      .find("PQgetlength", found.length)
      .find("PQnotifies", found.notices)
      .find("PQconsumeInput", found.consume_input)
      .find("PQfreemem", found.free);
  if (!functions.are_whole()) return refuse("an earlier one");
  return found;
}

}  // namespace passnet
