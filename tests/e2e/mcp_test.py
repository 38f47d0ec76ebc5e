"""`passnet mcp`: a coding agent's session over the Model Context Protocol; bounded and damaged requests."""
import json
import os
import random
import subprocess
import tempfile
import unittest
from pathlib import Path

from service_process import ADD_RELU, GRAPH, PROGRAM, ROOT, WRONG, Service, mutated
from verdicts import RIGHT

MUTATIONS = int(os.environ.get("PASSNET_MUTATIONS", "2000"))


class Mcp:
    """A running server, and a client that sends one request after another."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen([PROGRAM, "mcp", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, cwd=ROOT)
        self.count = 0

    def send(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def answer(self):
        return json.loads(self.process.stdout.readline())

    def ask(self, method, **parameters):
        self.count += 1
        self.send(json.dumps({"jsonrpc": "2.0", "id": self.count, "method": method, "params": parameters}).encode())
        answer = self.answer()
        assert answer["id"] == self.count, answer
        return answer

    def tool(self, tool, **arguments):
        result = self.ask("tools/call", name=tool, arguments=arguments)["result"]
        return result["structuredContent"], "".join(part["text"] for part in result["content"]), result["isError"]

    def close(self):
        self.process.stdin.close()
        code = self.process.wait(timeout=600)
        self.process.stdout.close()
        return code


class McpTest(unittest.TestCase):
    def open(self, *arguments):
        server = Mcp(*arguments)
        self.addCleanup(lambda: server.process.poll() is None and (server.process.kill(), server.process.wait()))
        return server

    def test_a_coding_agent_works_on_a_task(self):
        with tempfile.TemporaryDirectory() as folder:
            server = self.open("data/suite/resnet_basic.batch_norm_relu", "--out", folder, "--threads", "1")
            opened = server.ask("initialize", protocolVersion="2025-03-26", capabilities={}, clientInfo={})["result"]
            self.assertEqual(opened["protocolVersion"], "2025-03-26")
            self.assertEqual(opened["serverInfo"]["name"], "passnet")
            server.send(b'{"jsonrpc": "2.0", "method": "notifications/initialized"}')
            names = [tool["name"] for tool in server.ask("tools/list")["result"]["tools"]]
            self.assertEqual(names, ["list_tasks", "open_task", "show_graph", "read_docs", "check_pass", "explain_pass",
                                     "prove_pass", "evaluate_pass", "submit_pass"])
            self.assertIn("batch_norm", server.tool("list_tasks")[1])
            text = (ROOT / "examples/passes/batch_norm_relu.pass").read_text(encoding="utf-8")
            _, answer, is_error = server.tool("check_pass", text=text)
            self.assertFalse(is_error, answer)
            _, answer, is_error = server.tool("check_pass", text="pass {")
            self.assertTrue(is_error)
            self.assertIn("quoted data, no instructions", answer)
            details, answer, _ = server.tool("evaluate_pass", text=text)
            self.assertTrue(set(details["verdicts"]) <= set(RIGHT), answer)
            details, answer, _ = server.tool("submit_pass")  # the last text
            self.assertTrue(details["submitted"], answer)
            found, = Path(folder).rglob("submission.pass")
            self.assertEqual(found.read_text(), text)
            self.assertEqual(server.close(), 0)

    def test_graphs_of_the_client_and_drafts_on_a_service(self):
        service = Service("--workers", "1")
        self.addCleanup(service.close)
        server = self.open("--state", service.state, "--threads", "1")
        self.assertIn("No task is open", server.tool("check_pass", text="x")[1])
        self.assertTrue(server.tool("open_task", task="none")[2])
        self.assertIn("errors", server.tool("open_task", graphs="graph @g(")[1])
        _, answer, is_error = server.tool("open_task", task="mine", graphs=GRAPH)
        self.assertFalse(is_error, answer)
        self.assertIn("relu(", answer)
        details, answer, _ = server.tool("evaluate_pass", text=WRONG)
        self.assertEqual((details["ok"], details["verdicts"]), (False, ["WRONG_VALUE"]), answer)
        details, answer, _ = server.tool("evaluate_pass", text=ADD_RELU)
        self.assertTrue(details["ok"], answer)
        queue = service.json("GET", "/v1/queue")
        self.assertGreaterEqual(sum(worker["judged"] for worker in queue["workers"]), 2)
        self.assertEqual(server.close(), 0)

    def test_damaged_requests_are_answered_or_ignored(self):
        server = self.open()
        for line, code in ((b"{", -32700), (b"[]", -32600), (b"3", -32600), (b'{"jsonrpc": "1.0", "id": 1}', -32600),
                           (b'{"jsonrpc": "2.0", "id": [], "method": "ping"}', -32600),
                           (b'{"jsonrpc": "2.0", "id": 1, "method": "other"}', -32601),
                           (b'{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": []}', -32602),
                           (b'{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": 3}}', -32602),
                           (b"[" * 100_000, -32700), (b"x" * (9 << 20), -32600)):
            server.send(line)
            self.assertEqual(server.answer()["error"]["code"], code, line[:60])
        for line in (b'{"jsonrpc": "2.0", "id": 1, "result": {}}', b'{"jsonrpc": "2.0", "method": "other"}'):
            server.send(line)  # neither has an answer
        choice = random.Random(1)
        seed = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
            "name": "open_task", "arguments": {"task": "t", "graphs": GRAPH}}}).encode()
        for number in range(MUTATIONS):
            server.send(mutated(seed, choice).replace(b"\n", b" "))
            server.send(json.dumps({"jsonrpc": "2.0", "id": f"after {number}", "method": "ping"}).encode())
            while server.answer()["id"] != f"after {number}":
                pass
        self.assertEqual(server.close(), 0)


if __name__ == "__main__":
    unittest.main()
