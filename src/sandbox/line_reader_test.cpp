#include "sandbox/line_reader.hpp"

#include <gtest/gtest.h>

#include <array>
#include <sys/socket.h>
#include <unistd.h>

namespace passnet {
namespace {

TEST(LineReader, LinesArriveInPieces) {
  std::array<int, 2> sockets{};
  ASSERT_EQ(socketpair(AF_UNIX, SOCK_STREAM, 0, sockets.data()), 0);
  LineReader reader(sockets[1]);
  ASSERT_EQ(write(sockets[0], "ab", 2), 2);
  EXPECT_TRUE(reader.read_more());
  EXPECT_EQ(reader.next(), std::nullopt);
  EXPECT_TRUE(write_line(sockets[0], "c"));
  EXPECT_TRUE(write_line(sockets[0], "d"));
  EXPECT_EQ(reader.wait(), "abc");
  close(sockets[0]);
  EXPECT_EQ(reader.wait(), "d");
  EXPECT_EQ(reader.wait(), std::nullopt);
  close(sockets[1]);
}

}  // namespace
}  // namespace passnet
