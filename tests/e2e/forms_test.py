"""Forms of the loop language, and patterns of several parts: they match, compile, and are proved."""
import json
import tempfile
import unittest
from pathlib import Path

from program import passnet as run
from verdicts import RIGHT

# Graph and pass of each form.
FORMS = {
    "outlive": ("""graph @g(%x: f32[2,6,35]) {
  %0 = group_norm(%x, num_groups=1)
  return %0
}
""", """pass norm {
  pattern(%x: $T[$n, $c, ...]) {
    %0 = group_norm(%x, num_groups=1, eps=$eps)
    return %0
  }
  where $T in [f32] and numel(%x) > 0
  replace {
    %y = launch norm(%x) : like(%0)
    return %y
  }
  kernel norm(x[n, c, p*]) -> y[n, c, p*] {
    rows n {
      rows c {
        part = sum(p) x[n, c, p] / p
        spread = sum(p) square(x[n, c, p] - part)
      }
      mean = sum(c) part[c] / c
      between = sum(c) square(part[c] - mean)
      inverse = rsqrt((sum(c) spread[c] + p * between) / (c * p) + $eps)
      y[n, c, p] = (x[n, c, p] - mean) * inverse
    }
  }
}
"""),
    "layout": ("""graph @g(%x: f32[2,5,6,7]) {
  %0 = permute(%x, dims=[0, 2, 3, 1])
  %1 = tanh(%0)
  return %1
}
""", """pass channels_last {
  pattern(%x: $T[$n, $c, $h, $w]) {
    %0 = permute(%x, dims=[0, 2, 3, 1])
    %1 = tanh(%0)
    return %1
  }
  where $T in [f32]
  replace {
    %y = launch tanh_of(%x) : like(%x)
    %r = permute(%y, dims=[0, 2, 3, 1])
    return %r
  }
  kernel tanh_of(x[p*]) -> y[p*] { y[p] = tanh(x[p]) }
}
"""),
    "recurrence": ("""graph @g(%b: f32[3,37]) {
  %0 = cumsum(%b, dim=1)
  return %0
}
""", """pass run {
  pattern(%b: $T[$n, $t]) {
    %0 = cumsum(%b, dim=1)
    return %0
  }
  where $T in [f32]
  replace {
    %y = launch run(%b) : like(%0)
    return %y
  }
  kernel run(b[p, t]) -> y[p, t] {
    y[p, t] = recurrence(t, 1.0, b[p, t])
  }
}
"""),
    "order": ("""graph @g(%x: f32[3,40]) {
  %0, %1 = topk(%x, k=3)
  return %0, %1
}
""", """pass largest {
  pattern(%x: $T[..., $d]) {
    %0, %1 = topk(%x, $k, dim=-1, largest=true)
    return %0, %1
  }
  where $T in [f32]
  replace {
    %v, %i = launch largest(%x, count=$k) : like(%0), like(%1)
    return %v, %i
  }
  kernel largest(x[p*, d]) -> v[p*, $count], i[p*, $count] {
    rows p {
      order[d] = argsort(d) x[p, d]
      v[p, j < $count] = x[p, order[j]]
      i[p, j < $count] = order[j]
    }
  }
}
"""),
    "parts": ("""graph @g(%x: f32[4,33], %y: f32[5,7]) {
  %0 = relu(%x)
  %1 = tanh(%y)
  return %0, %1
}
""", """pass both {
  pattern(%x, %y) {
    %0 = relu(%x)
    %1 = tanh(%y)
    return %0, %1
  }
  where dtype(%x) in [f32] and dtype(%y) in [f32]
  replace {
    %a, %b = launch both(%x, %y) : like(%0), like(%1)
    return %a, %b
  }
  kernel both(x[p*], y[q*]) -> a[p*], b[q*] {
    a[p] = relu(x[p])
    b[q] = tanh(y[q])
  }
}
"""),
}


class Forms(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)

    def write(self, name):
        graph, text = FORMS[name]
        (self.folder / f"{name}.graph").write_text(graph)
        (self.folder / f"{name}.pass").write_text(text)
        return self.folder / f"{name}.graph", self.folder / f"{name}.pass"

    def test_every_form_matches_and_is_proved(self):
        for name in FORMS:
            with self.subTest(name):
                graph, passes = self.write(name)
                done = run("eval", graph, "--passes", passes, "--json", "--calls", "3",
                           "--warmup", "1")
                record = json.loads(done.stdout.splitlines()[0])
                self.assertIn(record["verdict"], (*RIGHT, "NO_GAIN"), record.get("detail"))
                self.assertTrue(record["correct"]["-5"], record.get("detail"))
                self.assertEqual(record["equality"]["level"], "proved", record["equality"])

    def test_a_view_of_a_result_gives_it_another_layout(self):
        graph, passes = self.write("layout")
        done = run("compile", graph, "--passes", passes, "--emit", "kernels")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stdout.count("---- launch"), 1, done.stdout)
        self.assertIn("output out0: f32[2,5,6,7]", done.stdout)

    def test_every_form_holds_on_other_shapes_and_is_text_for_a_gpu(self):
        for name in FORMS:
            with self.subTest(name):
                graph, passes = self.write(name)
                done = run("pass", "check", passes, "--prove", "3", "--from", graph)
                self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
                done = run("compile", graph, "--passes", passes, "--arch", "sm_90", "--emit",
                           "cuda")
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertIn("__global__", done.stdout)


if __name__ == "__main__":
    unittest.main()
