#include "cli/board/replayed_bundle.hpp"

#include "cli/judge/replaying.hpp"
#include "eval/judge/secret.hpp"
#include "eval/record/same_record.hpp"

namespace passnet {

Result<CheckedBundle> check_and_replay(Session& session, std::string_view text,
                                       const BoardInputs& inputs, int count) {
  CheckedBundle checked = TRY(check_bundle(text, inputs.rules, session.catalog()));
  const std::string secret = std::to_string(draw_secret());
  for (const size_t number : sample_of(checked, static_cast<size_t>(count), secret)) {
    const Record record = with_texts(checked.records[number], checked.submission, inputs.texts);
    Replayer replayer = TRY(Replayer::open(session, record, {}));
    const Replay replay = TRY(replayer.run());
    if (!confirms(record, replay.again)) {
      return std::unexpected(not_confirmed(record, replay.again));
    }
    ++checked.replayed;
  }
  return checked;
}

}  // namespace passnet
