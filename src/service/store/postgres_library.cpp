#include "service/store/postgres_library.hpp"

#include <dlfcn.h>

namespace passnet {
namespace {

template <class Function>
bool find_in_libpq(void* library, const char* name, Function& function) {
  function = reinterpret_cast<Function>(dlsym(library, name));
  return function != nullptr;
}

}  // namespace

Result<PostgresLibrary> PostgresLibrary::load() {
  void* const library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  PostgresLibrary found{};
  const bool is_whole =
      library != nullptr && find_in_libpq(library, "PQlibVersion", found.version) &&
      find_in_libpq(library, "PQconnectdb", found.connect) &&
      find_in_libpq(library, "PQfinish", found.finish) &&
      find_in_libpq(library, "PQstatus", found.status) &&
      find_in_libpq(library, "PQerrorMessage", found.error_message) &&
      find_in_libpq(library, "PQsocket", found.socket) &&
      find_in_libpq(library, "PQsetNoticeProcessor", found.set_notice_processor) &&
      find_in_libpq(library, "PQexec", found.run) &&
      find_in_libpq(library, "PQprepare", found.prepare) &&
      find_in_libpq(library, "PQenterPipelineMode", found.enter_pipeline) &&
      find_in_libpq(library, "PQexitPipelineMode", found.exit_pipeline) &&
      find_in_libpq(library, "PQpipelineSync", found.sync_pipeline) &&
      find_in_libpq(library, "PQsendQueryParams", found.send) &&
      find_in_libpq(library, "PQsendQueryPrepared", found.send_prepared) &&
      find_in_libpq(library, "PQgetResult", found.next_result) &&
      find_in_libpq(library, "PQclear", found.clear) &&
      find_in_libpq(library, "PQresultStatus", found.result_status) &&
      find_in_libpq(library, "PQresultErrorMessage", found.result_error) &&
      find_in_libpq(library, "PQresultErrorField", found.result_error_field) &&
      find_in_libpq(library, "PQntuples", found.rows) &&
      find_in_libpq(library, "PQnfields", found.columns) &&
      find_in_libpq(library, "PQgetisnull", found.is_null) &&
      find_in_libpq(library, "PQgetvalue", found.value) &&
      find_in_libpq(library, "PQgetlength", found.length) &&
      find_in_libpq(library, "PQnotifies", found.notices) &&
      find_in_libpq(library, "PQconsumeInput", found.consume_input) &&
      find_in_libpq(library, "PQfreemem", found.free);
  if (is_whole) return found;
  return fail(
      {}, "postgresql-not-found",
      "expected libpq 14 or later (Debian's package libpq5) for a state in PostgreSQL, found none");
}

}  // namespace passnet
