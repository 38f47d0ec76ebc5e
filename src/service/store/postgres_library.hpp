// libpq, found and loaded when a state in PostgreSQL is first opened: nothing else waits for it and
// for the libraries that it loads, and a system may lack it. Names and types are those of its own
// interface (libpq-fe.h), whose version 5 is stable.
#pragma once

#include "diag/diagnostic.hpp"

#include <cstddef>

struct pg_conn;

namespace passnet {

struct PostgresResultObject;

// Members have the names of the functions without `PQ`. The library stays loaded as long as the
// process.
struct PostgresLibrary {
  // Errors: "postgresql-not-found".
  static Result<PostgresLibrary> load();

  // Values that the functions return.
  static constexpr int kConnected = 0;
  static constexpr int kCommandDone = 1;
  static constexpr int kRows = 2;
  static constexpr int kStateField = 'C';  // of errors: the five characters of SQLSTATE

  int (*version)();
  pg_conn* (*connect)(const char* address);
  void (*finish)(pg_conn* connection);
  int (*status)(const pg_conn* connection);
  char* (*error_message)(const pg_conn* connection);
  int (*socket)(const pg_conn* connection);
  void (*(*set_notice_processor)(pg_conn* connection, void (*process)(void*, const char*),
                                 void* context))(void*, const char*);
  PostgresResultObject* (*run)(pg_conn* connection, const char* sql);
  PostgresResultObject* (*prepare)(pg_conn* connection, const char* name, const char* sql,
                                   int count, const unsigned* types);
  // These serve statements that are sent together.
  int (*enter_pipeline)(pg_conn* connection);
  int (*exit_pipeline)(pg_conn* connection);
  int (*sync_pipeline)(pg_conn* connection);
  int (*send)(pg_conn* connection, const char* sql, int count, const unsigned* types,
              const char* const* values, const int* lengths, const int* formats, int result_format);
  int (*send_prepared)(pg_conn* connection, const char* name, int count, const char* const* values,
                       const int* lengths, const int* formats, int result_format);
  PostgresResultObject* (*next_result)(pg_conn* connection);
  void (*clear)(PostgresResultObject* result);
  int (*result_status)(const PostgresResultObject* result);
  char* (*result_error)(const PostgresResultObject* result);
  char* (*result_error_field)(const PostgresResultObject* result, int field);
  int (*rows)(const PostgresResultObject* result);
  int (*columns)(const PostgresResultObject* result);
  int (*is_null)(const PostgresResultObject* result, int row, int column);
  char* (*value)(const PostgresResultObject* result, int row, int column);
  int (*length)(const PostgresResultObject* result, int row, int column);
  void* (*notices)(pg_conn* connection);
  int (*consume_input)(pg_conn* connection);
  void (*free)(void* memory);
};

}  // namespace passnet
