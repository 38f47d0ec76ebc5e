"""Archives of torch.export.save on the command line, without PyTorch: results and errors."""
import io
import json
import unittest
import zipfile

from program import InFolder, ROOT

SEEDS = ROOT / "tests" / "fuzz" / "pt2"
# One model, exported as PyTorch 2.8 and 2.7 do, and after run_decompositions().
LAYOUTS = ("exported", "flat", "decomposed")


class Pt2(InFolder):
    def results(self, *arguments):
        done = self.passnet("run", *arguments, "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)["outputs"]

    def entries(self, name):
        with zipfile.ZipFile(SEEDS / f"{name}.pt2") as archive:
            return {entry: archive.read(entry) for entry in archive.namelist()}

    def write(self, entries, name="changed.pt2"):
        path = self.folder / name
        with zipfile.ZipFile(path, "w") as archive:
            for entry, contents in entries.items():
                archive.writestr(entry, contents)
        return path

    def test_every_layout_gives_the_same_results(self):
        outputs = [self.results(SEEDS / f"{name}.pt2", "--seed", "3") for name in LAYOUTS]
        self.assertEqual(len(outputs[0]), 4)  # three results, and the buffer that the model changes
        self.assertEqual(outputs[0], outputs[1])
        self.assertEqual(outputs[0], outputs[2])
        compiled = self.results(SEEDS / "exported.pt2", "--seed", "3", "--pipeline", "default",
                                "--check")
        self.assertEqual([entry["shape"] for entry in compiled],
                         [entry["shape"] for entry in outputs[0]])

    def test_inputs_that_the_archive_has_may_be_left_out_of_a_file(self):
        path = SEEDS / "exported.pt2"
        saved = self.folder / "in.safetensors"
        first = self.results(path, "--seed", "5", "--save-inputs", saved)
        contents = saved.read_bytes()
        size = int.from_bytes(contents[:8], "little")
        header = json.loads(contents[8:8 + size])
        names = json.loads(self.passnet("show", path, "--json").stdout)["inputs"]
        user = f"in{len(names) - 1}"
        begin, end = header[user]["data_offsets"]
        header[user]["data_offsets"] = [0, end - begin]
        text = json.dumps({user: header[user]}).encode()
        alone = self.folder / "alone.safetensors"
        alone.write_bytes(len(text).to_bytes(8, "little") + text +
                          contents[8 + size + begin:8 + size + end])
        self.assertEqual(self.results(path, "--inputs", alone), first)

    def test_extents_and_models_are_chosen_behind_a_hash(self):
        path = SEEDS / "exported.pt2"
        symbol = next(iter(key for key in json.loads(
            self.entries("exported")["m/models/model.json"])["range_constraints"] if "*" not in key))
        self.assertEqual([entry["shape"] for entry in self.results(f"{path}#{symbol}=3")][0], [3, 2])
        entries = self.entries("exported")
        for entry, contents in list(entries.items()):
            copy = entry.replace("/model.", "/other.").replace("/model_", "/other_")
            if copy != entry:
                entries[copy] = contents
        both = self.write(entries, "both.pt2")
        done = self.passnet("run", both, "--outputs", self.folder / "out.safetensors")
        self.assertEqual(done.returncode, 2)
        self.assertIn(f"expected one graph in `{both}`, found several: name one: `{both}#model`",
                      done.stderr)
        self.assertEqual(self.passnet("show", f"{both}#other").returncode, 0)
        done = self.passnet("show", f"{both}#third")
        self.assertEqual(done.returncode, 2)
        self.assertIn("which has 'model', 'other', found 'third' [no-such-model]", done.stderr)

    def test_damage_is_one_sentence_and_exit_code_2(self):
        def changed(entry, change):
            entries = self.entries("exported")
            entries[entry] = change(entries[entry])
            return self.write(entries)

        def without(entry):
            entries = self.entries("exported")
            del entries[entry]
            return self.write(entries)

        program = "m/models/model.json"
        config = "m/data/weights/model_weights_config.json"
        whole = (SEEDS / "exported.pt2").read_bytes()
        cut = self.folder / "cut.pt2"
        cut.write_bytes(whole[:-30])
        empty = self.folder / "empty"
        empty.mkdir()
        text = self.folder / "text.pt2"
        text.write_text("no archive")
        cases = [
            (lambda: cut, "[zip-directory]"),
            (lambda: text, "[zip-directory]"),
            (lambda: empty, "[no-graphs]"),
            (lambda: without(program), "[not-an-export]"),
            (lambda: without("m/data/weights/weight_0"), "[bad-export]"),
            (lambda: changed(program, lambda json_text: json_text[:-1]), "[bad-export]"),
            (lambda: changed(program, lambda json_text: b"[]"), "[bad-export]"),
            (lambda: changed(program, lambda json_text: json_text.replace(
                b'"major":8', b'"major":9')), "[unsupported-export]"),
            (lambda: changed(program, lambda json_text: json_text.replace(
                b"aten.linear", b"aten.linear_of_no_one")), "[unsupported-op]"),
            (lambda: changed(config, lambda json_text: json_text.replace(
                b'"use_pickle": false', b'"use_pickle": true')), "[zip-directory]"),
            (lambda: changed("m/data/weights/weight_0", lambda data: data[:-1]), "[bad-export]"),
        ]
        for number, (make, identifier) in enumerate(cases):
            with self.subTest(number=number):
                done = self.passnet("run", make())
                self.assertEqual(done.returncode, 2, done.stderr)
                self.assertIn(identifier, done.stderr)
                self.assertEqual(done.stderr.count("error: "), 1, done.stderr)

    def test_a_pickle_calls_nothing(self):
        entries = self.entries("flat")
        saved = io.BytesIO()
        with zipfile.ZipFile(saved, "w") as archive:
            archive.writestr("a/data.pkl", b"\x80\x02cos\nsystem\nX\x05\x00\x00\x00touch\x85R.")
        entries["serialized_state_dict.pt"] = saved.getvalue()
        done = self.passnet("run", self.write(entries))
        self.assertEqual(done.returncode, 2)
        self.assertIn("found the name 'os.system' [bad-pickle]", done.stderr)


if __name__ == "__main__":
    unittest.main()
