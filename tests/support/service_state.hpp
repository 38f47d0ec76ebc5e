// A state for each test of a service: a file of SQLite, or a schema of the server of PostgreSQL
// that PASSNET_POSTGRES names (`make service-test` starts one).
#pragma once

#include "service/store/store.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>

namespace passnet {

inline std::string random_name() {
  std::random_device device;
  return fmt::format("passnet-{:08x}{:08x}", device(), device());
}

// A state of its own for each test: a file, or a schema of the server.
class ServiceStateTest : public testing::TestWithParam<bool> {
 protected:
  void SetUp() override {
    if (GetParam()) {
      const char* const server = std::getenv("PASSNET_POSTGRES");
      if (server == nullptr) GTEST_SKIP() << "PASSNET_POSTGRES names no server";
      schema_ = random_name();
      server_ = server;
      auto connection = Connection::open(server_);
      ASSERT_TRUE(connection) << connection.error().message;
      ASSERT_TRUE(connection->run("CREATE SCHEMA \"" + schema_ + "\""));
      const char joint = server_.contains('?') ? '&' : '?';
      address_ = fmt::format("{}{}options=-csearch_path%3D{}", server_, joint, schema_);
    } else {
      folder_ = std::filesystem::temp_directory_path() / random_name();
      std::filesystem::create_directory(folder_);
      address_ = folder_ / "state.db";
    }
  }

  void TearDown() override {
    if (!folder_.empty()) std::filesystem::remove_all(folder_);
    if (schema_.empty()) return;
    auto connection = Connection::open(server_);
    ASSERT_TRUE(connection);
    EXPECT_TRUE(connection->run("DROP SCHEMA \"" + schema_ + "\" CASCADE"));
  }

  Store open(const std::string& judge = "judge 1") const {
    auto store = Store::open(address_, judge);
    EXPECT_TRUE(store) << store.error().message;
    return *std::move(store);
  }

  // With a tenant `a`.
  Store open_with_tenant(const Tenant& tenant = {.name = "a"}) const {
    Store store = open();
    EXPECT_TRUE(store.put_tenant(tenant));
    return store;
  }

  std::string address_;

 private:
  std::filesystem::path folder_;
  std::string schema_;
  std::string server_;
};

template <class T>
T value(Result<T> result) {
  EXPECT_TRUE(result) << result.error().message;
  return result ? *std::move(result) : T();
}

// The suite is run on both databases.
inline std::string database_name(const testing::TestParamInfo<bool>& database) {
  return database.param ? "PostgreSQL" : "SQLite";
}

}  // namespace passnet
