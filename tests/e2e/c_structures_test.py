"""Scripts declare structures of the C interface again: they have its members, in its order."""
import re
import sys
import unittest

from program import ROOT

sys.path.insert(0, str(ROOT / "bench"))
import passnet_library  # noqa: E402

STRUCTURES = {
    "passnet_buffer": passnet_library.Buffer,
    "passnet_error": passnet_library.Error,
    "passnet_tensor_info": passnet_library.Info,
    "passnet_facts": passnet_library.Facts,
    "passnet_context_options": passnet_library.ContextOptions,
    "passnet_compile_options": passnet_library.CompileOptions,
}


def members(header, name):
    body = re.search(rf"typedef struct {name} \{{(.*?)\n\}} {name};", header, re.DOTALL)[1]
    body = re.sub(r"/\*.*?\*/", "", body, flags=re.DOTALL)
    return re.findall(r"(\w+)(?:\[\w+\])?;", body)


class CStructures(unittest.TestCase):
    def test_scripts_have_the_members_of_the_header(self):
        header = (ROOT / "src" / "api" / "passnet.h").read_text(encoding="utf-8")
        for name, structure in STRUCTURES.items():
            with self.subTest(name):
                self.assertEqual([field[0] for field in structure._fields_], members(header, name))


if __name__ == "__main__":
    unittest.main()
