// Tests of connections: other files and servers are refused, errors have kinds.
#include "service/store/state_schema.hpp"
#include "support/service_state.hpp"

#include <array>
#include <fstream>

namespace passnet {
namespace {

namespace fs = std::filesystem;
using ConnectionKindTest = ServiceStateTest;

TEST(ConnectionTest, OtherFilesAreRefused) {
  const fs::path folder = fs::temp_directory_path() / random_name();
  fs::create_directory(folder);
  std::ofstream(folder / "text") << std::string(4096, 'x');
  const auto text = Store::open(folder / "text", "judge");
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().id, "state-unusable");
  EXPECT_NE(text.error().message.find("cannot use the state '"), std::string::npos);

  auto other = Connection::open(folder / "other.db");
  ASSERT_TRUE(other);
  EXPECT_TRUE(other->run("CREATE TABLE graphs(id INTEGER)"));
  const auto refused = Store::open(folder / "other.db", "judge");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().id, "not-a-state");
  EXPECT_NE(refused.error().message.find("found another database"), std::string::npos);
  EXPECT_FALSE(Store::open(folder / "missing" / "state.db", "judge"));
  fs::remove_all(folder);
}

TEST(ConnectionTest, AServerThatIsMissingIsNamed) {
  const auto store = Store::open("postgresql:///x?host=/nonexistent", "judge");
  ASSERT_FALSE(store);
  const bool has_library = !postgres_version().empty();
  EXPECT_EQ(store.error().id, has_library ? "state-unreachable" : "postgresql-not-found");
  EXPECT_NE(store.error().message.find(
                has_library ? "cannot connect to the state in PostgreSQL"
                            : "expected libpq 14 or later (Debian's package libpq5) for a state in "
                              "PostgreSQL, found none"),
            std::string::npos);
}

// The errors of a database are told apart, since some of them are worth another try.
TEST_P(ConnectionKindTest, ErrorsOfTheDatabaseHaveKinds) {
  Store store = open();
  const auto wrong = store.connection().query("SELECT nothing FROM nowhere");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().id, GetParam() ? "state-refused" : "state-unusable");
  if (GetParam()) {
    EXPECT_NE(wrong.error().message.find("PostgreSQL refused a statement"), std::string::npos);
    const auto ended = store.connection().query("SELECT pg_terminate_backend(pg_backend_pid())");
    ASSERT_FALSE(ended);
    EXPECT_EQ(ended.error().id, "state-lost");
    EXPECT_NE(ended.error().message.find("expected a connection to PostgreSQL, found it ended: "),
              std::string::npos);
    // The next transaction connects again.
    EXPECT_TRUE(store.has_tokens());
  }
}

TEST(ConnectionTest, AnotherLongWriteIsNamed) {
  const fs::path folder = fs::temp_directory_path() / random_name();
  fs::create_directory(folder);
  auto writer = SqliteConnection::open(folder / "state.db");
  auto other = SqliteConnection::open(folder / "state.db");
  ASSERT_TRUE(writer && other);
  EXPECT_TRUE(other->run("PRAGMA busy_timeout = 10"));
  EXPECT_TRUE(writer->begin(StateAccess::kWrite));
  const auto busy = other->begin(StateAccess::kWrite);
  ASSERT_FALSE(busy);
  EXPECT_EQ(busy.error().id, "state-busy");
  EXPECT_NE(busy.error().message.find("expected no other long write to the state '"),
            std::string::npos);
  EXPECT_TRUE(writer->commit({}));
  EXPECT_TRUE(other->begin(StateAccess::kWrite));
  fs::remove_all(folder);
}

TEST_P(ConnectionKindTest, ReadsWaitForNoWriter) {
  Store store = open();
  Store other = open();
  EXPECT_TRUE(other.connection().run("BEGIN; UPDATE passnet_state SET version = 7"));
  const auto read = store.connection().read(
      [&] { return store.connection().query("SELECT max(version) FROM passnet_state"); });
  ASSERT_TRUE(read);
  EXPECT_EQ(read->front().integer(0), kStateVersion);
  EXPECT_TRUE(other.connection().run("ROLLBACK"));
}

TEST_P(ConnectionKindTest, WhatIsPostedIsRunInItsTransaction) {
  Store store = open();
  Connection& connection = store.connection();
  const auto count = [&] {
    return connection.query("SELECT count(*) FROM cache").value().front().integer(0);
  };
  const auto post = [&](const std::string& key) {
    return connection.post("INSERT INTO cache(key, record) VALUES ($1, $2)", key, "record");
  };
  int64_t seen = 0;
  EXPECT_TRUE(connection.transact([&]() -> Result<void> {
    TRY(post("a"));
    TRY(post("b"));
    seen = count();
    return post("c");
  }));
  EXPECT_EQ(seen, 2);
  EXPECT_EQ(count(), 3);
  // The error of a statement that was posted is met at the latest when the transaction ends.
  const auto failed = connection.transact([&]() -> Result<void> {
    TRY(post("d"));
    return post("a");
  });
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().id, GetParam() ? "state-refused" : "state-unusable");
  EXPECT_EQ(count(), 3);
  // Statements that a body posted before it failed are not run later.
  EXPECT_FALSE(connection.transact([&]() -> Result<void> {
    TRY(post("e"));
    return fail({}, "state-refused", "no");
  }));
  EXPECT_EQ(count(), 3);
}

// Only leases are not waited for until they are on the disk.
TEST_P(ConnectionKindTest, RecordsAreOnTheDiskWhenTheyAreCommitted) {
  if (!GetParam()) GTEST_SKIP() << "SQLite has one setting for all transactions";
  Store store = open();
  const auto setting = [&]() -> Result<SqlRows> {
    return store.connection().query("SHOW synchronous_commit");
  };
  EXPECT_EQ(store.connection().transact(setting)->front().text(0), "on");
  EXPECT_EQ(store.connection().lease(setting)->front().text(0), "off");
}

INSTANTIATE_TEST_SUITE_P(Databases, ConnectionKindTest, testing::Bool(), database_name);

}  // namespace
}  // namespace passnet
