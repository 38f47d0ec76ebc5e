"""Commands as jobs of a service, and rules of tenants."""
import json
import tempfile
import time
import unittest
from pathlib import Path

from service_process import ROOT, Service, TenantsTest, request


class RulesTest(TenantsTest):
    def test_tenants_have_rules(self):
        strict = self.tenant("add", "strict", "--accept", "proved", "--robust")
        self.assertIn("strict: priority 0, pending 0, per minute 0, accepts proved and robust", self.tenant("list"))
        status, text = self.service.call("POST", "/v1/evaluations", request(accept="tested"), token=strict)
        self.assertEqual((status, json.loads(text)["errors"][0]["id"]), (422, "weaker-than-rule"))
        self.service.json("POST", "/v1/evaluations", request(robust=True), 202, token=strict)
        plain = self.tenant("add", "plain")
        self.service.json("POST", "/v1/evaluations", request(accept="tested"), 202, token=plain)
        teach = {"command": "teach", "sources": ["demo"], "options": {"only": "t5.relu"}}
        for token, status in ((plain, 403), (self.tenant("add", "boss", "--commands"), 202)):
            self.assertEqual(self.service.call("POST", "/v1/commands", teach, token=token)[0], status)


class CommandsTest(unittest.TestCase):
    def test_commands_are_jobs(self):
        """A suite is chosen and made a dataset; a worker that is killed has its command run again."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        service = Service("--workers", "0", "--commands", folder.name, "--suite",
                          f"mine={ROOT / 'data' / 'suite' / 't5.relu'}")
        self.addCleanup(service.close)

        def finished(body):
            row, = service.json("POST", "/v1/commands", body, 202)["evaluations"]
            while row["status"] in ("submitted", "leased"):
                row = service.json("GET", f"/v1/evaluations/{row['id']}?wait=60")
            self.assertEqual(row["status"], "done", row)
            return row

        built = finished({"command": "build", "sources": ["mine"], "options": {"threads": 1}})
        record = built["record"]
        self.assertTrue(record["ok"], record)
        self.assertEqual(record["words"][:2], ["dataset", "build"])
        self.assertEqual(record["product"], f"{record['folder']}/dataset.db")
        sizes = {file["path"]: file["bytes"] for file in record["files"]}
        self.assertEqual(sizes["dataset.db"], (Path(folder.name) / record["product"]).stat().st_size)
        # Its product is the next one's source; a mistake of the command is a result.
        again = finished({"command": "build", "sources": [built["id"]]})["record"]
        self.assertIn(str(Path(folder.name) / record["product"]), again["words"])
        refused = finished({"command": "curate", "sources": ["mine"], "options": {"name": "x", "tasks": 3}})["record"]
        self.assertFalse(refused["ok"])
        self.assertNotEqual(refused["errors"], "")
        for source, problem, message in (
                (99, "no-such-product", "expected in 'sources' a command of this tenant that is done and went well, "
                                        "found 99, which is none"),
                ("none", "suite-not-served", "expected a suite among ")):
            found = service.json("POST", "/v1/commands", {"command": "teach", "sources": [source]}, 422)["error"]
            self.assertEqual(found["id"], problem)
            self.assertIn(message, found["message"])
        self.assertEqual(service.call("POST", "/v1/commands", {"command": "sh"})[0], 400)

        row, = service.json("POST", "/v1/commands", {"command": "teach", "sources": ["demo"],
                                                     "options": {"search": True}}, 202)["evaluations"]
        while not list(Path(folder.name).glob(f"{row['id']}-*")):
            time.sleep(0.1)
        self.assertEqual(service.json("DELETE", f"/v1/evaluations/{row['id']}")["status"], "canceled")


if __name__ == "__main__":
    unittest.main()
