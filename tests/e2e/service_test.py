"""The service: verdicts are those of `passnet eval`; refusals are clear; the API is as it describes itself."""
import concurrent.futures
import json
import os
import random
import signal
import socket
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from service_process import ADD_RELU, GRAPH, PASS, PROGRAM, QUICK, WRONG, Service, TenantsTest, mutated, request
from verdicts import RIGHT, assert_replayed

MUTATIONS = int(os.environ.get("PASSNET_MUTATIONS", "400"))


REFUSALS = {
    "expected 'passes' for the candidate `passes`": "passes-not-sent",
    "expected a graph in the text": "text-without-graph",
    "expected a suite among ": "suite-not-served",
    "expected a task or a graph of 'demo' that 'none*' names, found none": "nothing-named",
    "expected the device cpu or cuda, found 'tpu'": "device-not-served",
    "expected at most 10000 evaluations of a request": "too-many-evaluations",
}


def evaluate(passes, graph):
    """The record of `passnet eval`."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "p.pass").write_text(passes)
        (Path(folder) / "g.graph").write_text(graph)
        done = subprocess.run([PROGRAM, "eval", "g.graph", "--passes", "p.pass", "--json", "--warmup", "1",
                               "--calls", "8", "--threads", "1"], cwd=folder, capture_output=True, text=True,
                              check=False, timeout=300)
    return json.loads(done.stdout)


def exchange(port, data, half_close=False, timeout=300):
    """The answer of a server to these bytes."""
    with socket.create_connection(("127.0.0.1", port), timeout=timeout) as connection:
        connection.sendall(data)
        if half_close:
            connection.shutdown(socket.SHUT_WR)
        answer = b""
        try:
            while part := connection.recv(65536):
                answer += part
                if not half_close and b"\r\n\r\n" in answer:
                    break
        except ConnectionError:
            pass
        return answer


class ServiceTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.service = Service("--body-mb", "1")
        cls.addClassCleanup(cls.service.close)

    def test_verdicts_are_those_of_eval(self):
        for passes in (ADD_RELU, WRONG):
            row, = self.service.judge(request(passes, cache=False))
            record, expected = row["record"], evaluate(passes, GRAPH)
            self.assertEqual(row["status"], "done", row)
            verdicts = {record["verdict"], expected["verdict"]}
            self.assertTrue(len(verdicts) == 1 or verdicts <= set(RIGHT), verdicts)
            self.assertEqual(record["correct"], expected["correct"])
            self.assertEqual(*([key for key in one if key not in ("over", "rounds", "detail")]
                               for one in (record, expected)))  # one of them may not be timed
            for key in ("graph", "task", "candidate", "baseline", "pipeline", "matched"):
                self.assertEqual(record[key], expected[key])
            self.assertEqual(record["origin"]["graph_hash"], expected["origin"]["graph_hash"])
            self.assertEqual(row["judged_ms"], row["finished_ms"] - row["started_ms"])

    def test_a_record_with_texts_is_replayed_anywhere(self):
        suite = {"suite": "demo", "only": "resnet_basic.batch_norm_relu"}
        for body in (request(), {"passes": {"other.task/a.pass": PASS, "b.pass": PASS}, "graphs": [suite], **QUICK}):
            ids = [row["id"] for row in self.service.judge(body)]
            with tempfile.TemporaryDirectory() as folder:
                records = Path(folder) / "records.jsonl"
                for query, code in (("", 2), ("?texts", None)):
                    rows = [self.service.json("GET", f"/v1/evaluations/{i}{query}")["record"] for i in ids]
                    records.write_text("".join(json.dumps(row) + "\n" for row in rows[:2]))
                    done = subprocess.run([PROGRAM, "replay", "records.jsonl", "--json"], cwd=folder, text=True,
                                          capture_output=True, check=False, timeout=300)
                    if code:
                        self.assertEqual(done.returncode, code, done.stderr)
                    else:
                        assert_replayed(done)
                rows[0]["origin"]["graph_text"] = GRAPH.replace("relu", "gelu")
                records.write_text(json.dumps(rows[0]) + "\n")
                done = subprocess.run([PROGRAM, "replay", "records.jsonl"], cwd=folder, capture_output=True, text=True,
                                      check=False, timeout=300)
                self.assertEqual(done.returncode, 2)
                self.assertIn("expected the graph that was judged in the record's `graph_text`", done.stderr)

    def test_a_suite_by_name_and_a_folder_of_passes(self):
        rows = self.service.judge({"passes": {"a.pass": PASS, "other.task/b.pass": ADD_RELU},
                                   "graphs": [{"suite": "demo", "only": "resnet_basic.batch_norm_relu*"}], **QUICK})
        self.assertGreaterEqual(len(rows), 1)
        for row in rows:
            self.assertIn(row["record"]["verdict"], RIGHT, row)
            self.assertTrue(row["record"]["origin"]["graph"].endswith(".graph"))
            self.assertTrue(row["task"].startswith("resnet_basic.batch_norm_relu"))

    def test_an_equal_evaluation_is_answered_at_once(self):
        body = request(seed=5, candidate="default")
        body.pop("passes")
        first, = self.service.judge(body)
        if first["record"]["verdict"] == "NOISY":
            self.skipTest("the machine is too busy, and NOISY is not kept")
        again = self.service.json("POST", "/v1/evaluations", body)["evaluations"][0]
        self.assertTrue(again["cached"])
        self.assertEqual(again["record"], first["record"])
        fresh = self.service.json("POST", "/v1/evaluations", {**body, "cache": False}, 202)["evaluations"][0]
        self.assertFalse(fresh["cached"])

    def test_events_come_as_evaluations_finish(self):
        rows = self.service.json("POST", "/v1/evaluations", {"requests": [request(cache=False), request(WRONG, cache=False)]}, 202)
        ids = [row["id"] for row in rows["evaluations"]]
        status, text = self.service.call("GET", f"/v1/events?ids={ids[0]},{ids[1]}", timeout=300)
        self.assertEqual(status, 200)
        events = [part.split("\n") for part in text.split("\n\n") if part and not part.startswith(":")]
        self.assertEqual(events.pop(), ["event: end", "data: {}"])
        found = {json.loads(data.removeprefix("data: "))["id"] for _, _, data in events}
        self.assertEqual(found, set(ids))

    def test_canceled_evaluations_have_no_record(self):
        rows = self.service.json("POST", "/v1/evaluations", request(priority=-5, device="cuda"), 202)["evaluations"]
        path = f"/v1/evaluations/{rows[0]['id']}"
        self.assertEqual(self.service.json("GET", path)["status"], "submitted")
        queue = self.service.json("GET", "/v1/queue")
        self.assertGreaterEqual(sum(row["waiting"] for row in queue["devices"] if row["device"] == "cuda"), 1)
        self.assertEqual(self.service.json("DELETE", path)["status"], "canceled")
        self.assertIsNone(self.service.json("GET", path + "?wait=5")["record"])
        self.assertEqual(self.service.json("POST", "/v1/evaluations/cancel", {"ids": [rows[0]["id"]]}), {"ids": []})

    def test_a_request_that_is_sent_again_is_not_doubled(self):
        headers = {"Idempotency-Key": "one"}
        body = request(cache=False)
        first = json.loads(self.service.call("POST", "/v1/evaluations", body, headers=headers)[1])
        again = json.loads(self.service.call("POST", "/v1/evaluations", body, headers=headers)[1])
        self.assertEqual([row["id"] for row in first["evaluations"]], [row["id"] for row in again["evaluations"]])
        status, text = self.service.call("POST", "/v1/evaluations", request(WRONG), headers=headers)
        self.assertEqual((status, json.loads(text)["error"]["id"]), (409, "request-key-reused"))

    def test_what_is_wrong_is_said(self):
        head, _, _ = ADD_RELU.partition("  kernel add_relu(")
        native = head.replace("(%x, %y) : like(%1)", "(x=%x, y=%y) : like(%1)\n         args = [numel(%x)]")
        native += '  kernel add_relu cpp """\nvoid add_relu(const float* x, const float* y, float* r, int64_t n) {}\n"""\n}\n'
        long_name = "x" * 300
        for status, body, message in [
                (400, b"{", "expected JSON in the body, found 1 bytes of another kind"),
                (400, b"\xff\xfe", "expected JSON in the body"),
                (400, "[" * 100000, "expected JSON in the body"),
                (400, [], "expected the body to be an object"),
                (400, {}, "expected 'graphs' to be a list of 1 to 1000 suites or texts of graphs, found nothing"),
                (400, request(graphs=[]), "expected 'graphs' to be a list"),
                (400, request(graphs=[3]), "expected 'graphs[0]' to be an object, found 3"),
                (400, request(graphs=[{}]), "expected 'graphs[0]' to be the name of a suite, or an object with one of"),
                (400, request(graphs=[{"text": GRAPH, "task": "a/b"}]), "expected 'graphs[0].task' to be a plain name"),
                (400, request(graph=1), "expected no member 'graph' of the body; did you mean 'graphs'?"),
                (400, request(calls=0), "expected 'calls' to be an integer from 1 to 10000, found 0"),
                (400, request(timeout_s="x"), "expected 'timeout_s' to be a number from 0.1 to 60"),
                (400, request(seed=-1), "expected 'seed' to be an integer from 0 to 2^63 - 1, found -1"),
                (400, request(cache=1), "expected 'cache' to be true or false, found 1"),
                (400, request("a\0b"), "expected 'passes' to be a text, or an object of texts without NUL by path"),
                (400, request({"../a.pass": "x"}), "expected 'passes' to be a text, or an object"),
                (400, request({long_name + ".pass": "x"}), "expected 'passes' to be a text, or an object"),
                (400, request(device=1), "expected 'device' to be a text without NUL"),
                (400, {"requests": [request(), 3]}, "expected 'requests[1]' to be an object, found 3"),
                (400, {"requests": []}, "expected 'requests' to be a list of 1 to 1000 requests"),
                (422, request("pass x {"), "expected"),
                (422, request({}), "expected 'passes' for the candidate `passes`"),
                (422, request({"a.pass": "# nothing\n"}), "expected at least one pass, found none"),
                (422, request(native), "native-kernel"),
                (422, request(graphs=[{"text": "graph @g("}]), "expected"),
                (422, request(graphs=[{"text": "# none"}]), "expected a graph in the text"),
                (422, request(graphs=["nowhere"]), "expected a suite among "),
                (422, request(graphs=["/etc"]), "expected a suite among "),
                (422, request(graphs=[{"suite": "demo", "only": "none*"}]),
                 "expected a task or a graph of 'demo' that 'none*' names, found none"),
                (422, request(candidate="best"), "expected a candidate among"),
                (422, request(device="tpu"), "expected the device cpu or cuda, found 'tpu'"),
                (422, request(graphs=["demo"] * 66), "expected at most 10000 evaluations of a request"),
                (413, " " * (1 << 20) + "{}", ""),
        ]:
            with self.subTest(body=str(body)[:60]):
                found, text = self.service.call("POST", "/v1/evaluations", body)
                self.assertEqual(found, status, text)
                self.assertIn(message, text.replace('\\"', '"'))
                if status == 422 and message in REFUSALS:
                    self.assertEqual(json.loads(text)["errors"][0]["id"], REFUSALS[message])
        for method, path, status in [("GET", "/", 404), ("GET", "/v1/evaluations/x", 404), ("PUT", "/v1/queue", 404),
                                     ("GET", "/v1/evaluations/999999", 404), ("DELETE", "/v1/evaluations/999999", 404),
                                     ("GET", "/v1/evaluations/" + "9" * 30, 404), ("POST", "/v1/queue", 405),
                                     ("GET", "/v1/evaluations", 400), ("GET", "/v1/evaluations?ids=1,,2", 400),
                                     ("GET", "/v1/evaluations?ids=1-99999999", 400), ("GET", "/v1/events?ids=3-1", 400),
                                     ("GET", "/v1/evaluations?ids=1&wait=x", 400), ("GET", "/" + "a" * 9000, 414)]:
            with self.subTest(path=path[:40], method=method):
                found, text = self.service.call(method, path)
                self.assertEqual(found, status, text)
                self.assertIn("error", json.loads(text))
        self.assertEqual(self.service.call("POST", "/v1/evaluations", request(),
                                           headers={"Content-Type": "text/plain"})[0], 415)
        # Pages of the web cannot use a service without tokens.
        for headers in ({"Origin": "https://a.example"}, {"Host": "a.example"}):
            status, text = self.service.call("GET", "/v1/queue", headers=headers)
            self.assertEqual((status, json.loads(text)["error"]), (403, {
                "id": "not-from-here",
                "message": "expected, without a token, a client of this machine that is no browser"}))

    def test_connections_that_misbehave(self):
        port = self.service.port
        line = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
        self.assertIn(b" 200 ", exchange(port, line + b"\r\n", half_close=True))
        self.assertNotIn(b" 200 ", exchange(port, line, half_close=True))
        self.assertNotIn(b" 200 ", exchange(port, b"\x16\x03\x01\x02\x00\x01\x00", half_close=True))
        # Headers without end are cut off.
        self.assertNotIn(b" 200 ", exchange(port, line + b"A: b\r\n" * 200000 + b"\r\n", half_close=True))
        # A body that is shorter than stated, and one that is longer in chunks.
        head = b"POST /v1/evaluations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        self.assertIn(b" 408 ", exchange(port, head + b"Content-Length: 90\r\n\r\n{", half_close=True))
        chunks = b"Transfer-Encoding: chunked\r\n\r\n" + b"10000\r\n" + b" " * 65536 + b"\r\n"
        endless = head + chunks + (b"10000\r\n" + b" " * 65536 + b"\r\n") * 40 + b"0\r\n\r\n"
        self.assertNotIn(b" 20", exchange(port, endless))
        self.assertEqual(self.service.json("GET", "/healthz")["ok"], True)

    def test_mutated_requests_do_no_harm(self):
        choice = random.Random(MUTATIONS)
        body = json.dumps(request(device="cuda")).encode()
        seed = (b"POST /v1/evaluations?wait=0 HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                b"Content-Length: %d\r\n\r\n" % len(body)) + body
        for _ in range(MUTATIONS):
            answer = exchange(self.service.port, mutated(seed, choice), half_close=True)
            self.assertNotIn(b" 500 ", answer.split(b"\r\n")[0])
        self.assertEqual(self.service.json("GET", "/healthz")["ok"], True)

    def test_the_description_is_true(self):
        api = self.service.json("GET", "/openapi.json")
        schemas = api["components"]["schemas"]
        row, = self.service.judge(request())
        self.assertEqual(set(row), set(schemas["Evaluation"]["properties"]))
        self.assertEqual(set(self.service.json("GET", "/v1/queue")), set(schemas["Queue"]["properties"]))
        self.assertEqual(set(self.service.json("GET", "/healthz")), set(schemas["Health"]["properties"]))
        # Each member of a request is known, and no other.
        known = set(schemas["EvaluationRequest"]["properties"])
        for name in known:
            _, text = self.service.call("POST", "/v1/evaluations", {name: {}})
            self.assertNotIn("expected no member", text)
        for path, methods in api["paths"].items():
            real = path.replace("{id}", str(row["id"])).replace("{page}", "b/index.html")
            for method in ("get", "post", "delete"):
                status, _ = self.service.call(method.upper(), real, {} if method == "post" else None)
                self.assertEqual(status != 405, method in methods, (path, method))
                if method in methods:
                    self.assertIn(str(status), methods[method]["responses"], (path, method))
            for entry in methods.values():
                for answer in entry["responses"].values():
                    for content in answer["content"].values():
                        name = content["schema"].get("$ref", "").rpartition("/")[2]
                        self.assertTrue(not name or name in schemas, name)

    def test_metrics_are_for_prometheus(self):
        self.service.judge(request())
        status, text = self.service.call("GET", "/metrics")
        self.assertEqual(status, 200)
        values = {}
        for line in text.splitlines():
            if line.startswith("#"):
                self.assertRegex(line, r"^# (HELP|TYPE) passnet_\w+ \S")
            else:
                self.assertRegex(line, r'^passnet_\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? \d+(\.\d+)?$')
                name, _, value = line.rpartition(" ")
                values[name] = float(value)
        self.assertGreaterEqual(values["passnet_records_total"], 1)
        self.assertGreaterEqual(values["passnet_evaluations_accepted_total"], values["passnet_records_total"])
        self.assertEqual(values['passnet_workers{device="cpu"}'], 1)

    def test_one_read_finds_a_short_answer_whole(self):
        for _ in range(50):
            with socket.create_connection(("127.0.0.1", self.service.port), timeout=300) as connection:
                connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                self.assertIn(b'"ok":true', connection.recv(65536).replace(b" ", b""))

    def test_an_operator_ends_it(self):
        service = Service()
        self.addCleanup(service.close)
        children = []
        deadline = time.monotonic() + 60  # its worker may start after it answers
        while not children and time.monotonic() < deadline:
            children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(service.process.pid)],
                                      capture_output=True, text=True, check=False).stdout.split()
        self.assertEqual(service.stop(), 0)
        self.assertEqual(len(children), 1)
        self.assertFalse(Path(f"/proc/{children[0]}").exists())


class SessionTest(unittest.TestCase):
    def setUp(self):
        self.service = Service("--workers", "0", "--sessions", "1")
        self.addCleanup(self.service.close)

    def test_drafts_wait_for_workers_and_one_call_at_a_time(self):
        opened = self.service.json("POST", "/v1/sessions", {"graphs": {"text": GRAPH}})
        self.assertEqual(opened["task"], "task")
        path = f"/v1/sessions/{opened['id']}"
        with concurrent.futures.ThreadPoolExecutor(1) as pool:
            first = pool.submit(self.service.call, "POST", path, {"tool": "evaluate_pass", "arguments": {"text": ADD_RELU}})
            while not self.service.json("GET", "/v1/queue")["devices"]:
                time.sleep(0.05)
            for method, body in (("POST", {"tool": "check_pass"}), ("DELETE", None)):
                busy = self.service.json(method, path, body, status=409)
                self.assertEqual(busy["error"], {"id": "session-busy",
                                                 "message": "expected no other call of the session at the same time"})
            self.service.json("POST", "/v1/evaluations/cancel", {"ids": [1]})
            status, text = first.result()
        self.assertEqual((status, json.loads(text)["error"]["id"]), (503, "session-failed"))
        self.assertIn("expected a record of `small`, found none: canceled", text)  # draft-not-judged
        refused = self.service.json("POST", "/v1/sessions", {"graphs": {"text": GRAPH}}, status=429)
        self.assertEqual(refused["error"]["id"], "sessions-used-up")
        self.assertEqual(self.service.json("DELETE", path), {"ids": [opened["id"]]})

    def test_requests_for_sessions(self):
        for body, status, problem, words in (
                ({"graphs": {"text": "graph @g("}}, 422, "session-graphs", "errors"),
                ({"graphs": {"suite": "demo"}}, 422, "session-graphs", "expected the graphs of one task, found `"),
                ({"graphs": {"suite": "none"}}, 422, "suite-not-served", ""),
                ({"graphs": {}}, 400, "request-field", ""), ({}, 400, "request-field", ""),
                ("x", 400, "request-not-json", "")):
            found = self.service.json("POST", "/v1/sessions", body, status=status)["error"]
            self.assertEqual(found["id"], problem, found)
            self.assertIn(words, found["message"])
        for body in ({}, {"tool": 3}, {"tool": "a", "arguments": 1}):
            self.assertEqual(self.service.json("POST", "/v1/sessions/1", body, status=400)["error"]["id"],
                             "request-field")
        self.assertEqual(self.service.call("POST", "/v1/sessions/1", {"tool": "check_pass"})[0], 404)


class TenantTest(TenantsTest):
    def test_tenants_need_tokens_and_see_their_own(self):
        self.service.json("POST", "/v1/evaluations", request(), 202)
        a, b = (self.tenant("add", name, "--pending", "2") for name in "ab")
        self.service.json("GET", "/v1/queue", token=a)
        for token, problem, message in ((None, "no-token", "expected the header `Authorization: Bearer TOKEN`"),
                                        ("wrong", "unknown-token", "expected a token of a tenant, found another one")):
            refused = self.service.json("GET", "/v1/queue", token=token, status=401)
            self.assertEqual(refused["error"], {"id": problem, "message": message})
        mine = self.service.json("POST", "/v1/evaluations", request(), 202, token=a)["evaluations"][0]["id"]
        for token, status in ((b, 404), (a, 200)):
            self.assertEqual(self.service.call("GET", f"/v1/evaluations/{mine}", token=token)[0], status)
        found = self.service.json("GET", f"/v1/evaluations?ids=1-{mine}&wait=1", token=b)
        self.assertEqual(found, {"evaluations": []})
        self.assertEqual(self.service.call("DELETE", f"/v1/evaluations/{mine}", token=b)[0], 404)
        self.assertEqual(self.service.json("POST", "/v1/evaluations/cancel", {"ids": [mine]}, token=b), {"ids": []})
        status, text = self.service.call("GET", f"/v1/events?ids={mine}", token=b)
        self.assertEqual((status, text), (200, "event: end\ndata: {}\n\n"))
        self.assertEqual(self.service.json("GET", f"/v1/evaluations/{mine}", token=a)["status"], "submitted")
        # The quota, and what is left after canceling.
        status, text = self.service.call("POST", "/v1/evaluations", {"requests": [request(), request(WRONG)]}, token=a)
        self.assertEqual((status, json.loads(text)["error"]["id"]), (429, "quota-pending"))
        self.assertEqual(self.service.json("DELETE", f"/v1/evaluations/{mine}", token=a)["status"], "canceled")
        self.service.json("POST", "/v1/evaluations", {"requests": [request(), request(WRONG)]}, 202, token=a)
        self.assertEqual(self.tenant("revoke", "a"), "a: 1 tokens revoked")
        self.assertEqual(self.service.call("GET", "/v1/queue", token=a)[0], 401)
        self.assertIn("b: priority 0, pending 2, per minute 0", self.tenant("list"))

    def test_mistakes_of_operators(self):
        self.assertIn("expected the name of a tenant, found 'x' [unknown-tenant]", self.tenant("revoke", "x", code=2))
        self.assertIn("expected a name of letters, digits, `-`, `_` and `.`, found 'x y' [bad-tenant]",
                      self.tenant("add", "x y", code=2))
        for arguments, message in [
                (["--host", "0.0.0.0", "--state", self.service.state],
                 "expected a tenant with a token (passnet tenant add NAME) before a service is open to other "
                 "machines, found none [no-tenants]"),
                (["--port", str(self.service.port), "--state", self.service.state],
                 f"cannot listen at 127.0.0.1, port {self.service.port}: is it in use? [not-bound]")]:
            done = subprocess.run([PROGRAM, "serve", *arguments, "--workers", "0"], capture_output=True, text=True,
                                  check=False, timeout=600)
            self.assertEqual(done.returncode, 2)
            self.assertIn(message, done.stderr)


class WorkerTest(unittest.TestCase):
    def setUp(self):
        self.service = Service("--workers", "0")
        self.addCleanup(self.service.close)

    def worker(self, *arguments):
        process = subprocess.Popen([PROGRAM, "worker", "--state", self.service.state, *arguments],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def judge_of(self, worker):
        for _ in range(600):
            found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(worker.pid)], capture_output=True, text=True,
                                   check=False).stdout.split()
            if found:
                return int(found[0])
            time.sleep(0.05)
        raise AssertionError("the worker has no judge")

    def test_a_judge_that_does_not_move_is_ended_and_its_work_tried_again(self):
        worker = self.worker("--patience", "30", "--name", "w")
        judge = self.judge_of(worker)
        os.kill(judge, signal.SIGSTOP)
        row, = self.service.judge(request())
        self.assertIn(row["record"]["verdict"], RIGHT)
        self.assertGreaterEqual(row["claims"], 2)
        self.assertFalse(Path(f"/proc/{judge}").exists())
        worker.terminate()
        self.assertEqual(worker.wait(timeout=600), 0)
        self.assertIn("w: the judge did not move for 30 s and was ended", worker.stderr.read())

    def test_what_cannot_be_judged_is_no_verdict(self):
        self.worker("--compiler", "/nowhere/c++")
        ids = [row["id"] for row in self.service.json("POST", "/v1/evaluations", request(), 202)["evaluations"]]
        row = self.service.json("GET", f"/v1/evaluations/{ids[0]}?wait=3")
        while row["claims"] < 2:
            row = self.service.json("GET", f"/v1/evaluations/{ids[0]}?wait=1")
        self.assertIn(row["status"], ("submitted", "leased"))
        self.assertIsNone(row["record"])

    def test_a_worker_that_ends_gives_back_what_it_holds(self):
        worker = self.worker("--name", "w")
        os.kill(self.judge_of(worker), signal.SIGSTOP)
        row = self.service.json("POST", "/v1/evaluations", request(), 202)["evaluations"][0]
        path = f"/v1/evaluations/{row['id']}"
        while row["status"] != "leased":
            row = self.service.json("GET", path + "?wait=0.2")
        worker.terminate()
        self.assertEqual(worker.wait(timeout=600), 0)
        self.assertEqual((self.service.json("GET", path)["status"], self.service.json("GET", path)["claims"]),
                         ("submitted", 0))


if __name__ == "__main__":
    unittest.main()
