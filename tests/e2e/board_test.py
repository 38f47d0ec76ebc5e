"""Submissions to a board: packed, judged, signed, checked, ranked; operators' mistakes are sentences."""
import json
import subprocess
import time
import unittest

from program import InFolder, PROGRAM, ROOT
from service_process import PROGRAM, ROOT, Service

SUITE = str(ROOT / "data" / "suite" / "resnet_basic.batch_norm_relu")
PASS = str(ROOT / "examples" / "passes" / "batch_norm_relu.pass")


class BoardTest(InFolder):
    def passnet(self, *arguments, code=0):
        done = subprocess.run([PROGRAM, *arguments], cwd=self.folder, capture_output=True, text=True, check=False,
                              timeout=600)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout.strip() if code < 2 else done.stderr

    def test_a_submission_comes_to_the_board(self):
        keys = {name: self.passnet("submit", "key", f"{name}.key") for name in ("me", "house")}
        self.assertEqual((self.folder / "me.key").stat().st_mode & 0o777, 0o600)
        (self.folder / "keys.json").write_text(json.dumps({"authors": {"me": keys["me"]},
                                                           "judges": {"house": keys["house"]}}))
        (self.folder / "bundles").mkdir()
        self.passnet("submit", "pack", SUITE, "--passes", PASS, "--author", "me", "--title", "fused", "--key", "me.key",
                     "--out", "bundles/me.bundle")
        check = ("submit", "verify", "bundles/me.bundle", "--suite", SUITE, "--keys", "keys.json")
        self.assertIn("found none [bundle-not-judged]", self.passnet(*check, code=1))
        done = subprocess.run([PROGRAM, "bench", SUITE, "--passes", PASS, "--out", "judged", "--threads", "1"],
                              cwd=self.folder, capture_output=True, text=True, check=False, timeout=600)
        self.assertIn(done.returncode, (0, 1), done.stderr)
        self.passnet("submit", "sign", "bundles/me.bundle", "--records", "judged/records.jsonl", "--key", "house.key")
        self.assertIn("holds, by me, judged by house", self.passnet(*check))
        self.verify_by_replay(check)
        text = (self.folder / "bundles/me.bundle").read_text()
        (self.folder / "bundles/z.bundle").write_text(text)  # a second time
        (self.folder / "bundles/forged.bundle").write_text(text.replace("fused", "Fused"))
        board = ("board", "bundles", "--suite", SUITE, "--keys", "keys.json", "--out", "site", "--json")
        self.assertEqual(json.loads(self.passnet(*board)), {"ranked": 1, "revoked": 0, "refused": 2, "pages": 2})
        index = (self.folder / "site/index.html").read_text()
        self.assertIn(">fused</a>", index)
        self.assertIn("expected each submission once", index)
        (self.folder / "revoked.json").write_text(json.dumps([{"id": "r", "reason": "an exploit", "evidence": "see",
                                                               "author": "me"}]))
        self.assertEqual(json.loads(self.passnet(*board, "--revoked", "revoked.json"))["revoked"], 1)
        self.assertIn("an exploit", (self.folder / "site/index.html").read_text())
        self.follow_in_a_service()

    def verify_by_replay(self, check):
        """One record is judged again; a busy machine may measure another speedup, and no other outcome."""
        done = subprocess.run([PROGRAM, *check, "--replay", "1", "--json"], cwd=self.folder, capture_output=True,
                              text=True, check=False, timeout=600)
        row = json.loads(done.stdout)
        if row["holds"]:
            self.assertEqual(row["replayed"], 1)
        else:
            self.assertEqual(row["id"], "bundle-not-confirmed")
            self.assertRegex(row["reason"], r"judged again, (PASS|NOISY) [\d.-]+, found (PASS|NOISY) [\d.-]+$")

    def follow_in_a_service(self):
        """The pages of a live board are those of `passnet board`, and follow the files."""
        bundles = self.folder / "bundles"
        for name in ("z", "forged"):
            (bundles / f"{name}.bundle").unlink()
        (bundles / "board.json").write_text(json.dumps({"suite": SUITE, "keys": str(self.folder / "keys.json"),
                                                        "revoked": str(bundles / "rules.json"), "title": "Live"}))
        (bundles / "rules.json").write_text("[]")
        self.passnet("board", "bundles", "--out", "site")
        service = Service("--board", f"mine={bundles}", "--workers", "1")
        self.addCleanup(service.close)
        self.wait_for(lambda: ">fused</a>" in service.call("GET", "/boards/mine/")[1])
        for page in (self.folder / "site").iterdir():
            if page.name == "index.html" or "fused" in page.read_text():
                self.assertEqual(service.call("GET", f"/boards/mine/{page.name}"), (200, page.read_text()))
        self.assertIn('<a href="mine/">Live</a>', service.call("GET", "/boards/")[1])
        self.assertEqual(service.call("GET", "/boards/mine/../keys.json")[0], 404)
        (bundles / "rules.json").write_text(json.dumps([{"id": "r", "reason": "an exploit", "evidence": "see",
                                                         "text": "batch_norm"}]))
        self.wait_for(lambda: "an exploit" in service.call("GET", "/boards/mine/")[1])
        service.stop()
        # Another start judges a record again before it shows the bundle.
        (bundles / "rules.json").write_text("[]")
        options = json.loads((bundles / "board.json").read_text())
        (bundles / "board.json").write_text(json.dumps({**options, "replay": 1}))
        service.start()
        decided = (">fused</a>", "when it is judged again")
        self.wait_for(lambda: any(words in service.call("GET", "/boards/mine/")[1] for words in decided))
        text = service.call("GET", "/boards/mine/")[1]
        if ">fused</a>" in text:
            page = next(page for page in (self.folder / "site").glob("*.html") if page.name != "index.html")
            self.assertIn("1 record drawn at random", service.call("GET", f"/boards/mine/{page.name}")[1])
        else:  # the machine was too busy, three times
            self.assertRegex(text, r"judged again, (PASS|NOISY) [\d.-]+, found (PASS|NOISY) [\d.-]+<")

    def wait_for(self, condition, seconds=300):
        deadline = time.monotonic() + seconds
        while not condition():
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.2)

    def test_mistakes_are_sentences(self):
        self.passnet("submit", "key", "a.key")
        (self.folder / "keys.json").write_text('{"authors": {}, "judges": {}}')
        (self.folder / "b.key").write_text("short\n")
        for arguments, message in [
                (["submit", "key", "a.key"], "expected no file at 'a.key', where the new key would be [key-exists]"),
                (["submit", "pack", "nowhere", "--passes", PASS, "--author", "a", "--key", "a.key", "--out", "o"],
                 "expected a suite whose graphs can be read, found 'nowhere' [board-suite]"),
                (["submit", "pack", SUITE, "--passes", PASS, "--author", "a", "--key", "b.key", "--out", "o"],
                 "expected a key of 64 hexadecimal digits, found 5 characters [key-malformed]"),
                (["submit", "pack", SUITE, "--passes", "keys.json", "--author", "a", "--key", "a.key", "--out", "o"],
                 "expected passes by path, as a.pass or TASK/a.pass [bundle-passes]"),
                (["board", ".", "--keys", "keys.json"], "`suite`, or the option --suite, and none is in './board.json' [board-options]"),
                (["board", ".", "--suite", SUITE, "--keys", "keys.json", "--accept", "hoped"],
                 "expected `accept` to be proved or tested, found 'hoped' [board-accept]"),
                (["board", ".", "--suite", SUITE, "--keys", "keys.json"],
                 "expected files *.bundle in '.', found none [no-bundles]")]:
            self.assertIn(message, self.passnet(*arguments, code=2))


if __name__ == "__main__":
    unittest.main()
