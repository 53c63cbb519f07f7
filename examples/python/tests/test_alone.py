"""Claims about keelson.py that need no service: what is sent, what is read, and what happens where nobody answers.

python3 -m unittest tests.test_alone, in the folder above.
"""

import json
import os
import pathlib
import socket
import sys
import tempfile
import threading
import types
import unittest
import warnings
from http.server import BaseHTTPRequestHandler, HTTPServer
from unittest import mock

import keelson


def answer(**more):
    check = {
        "id": "tension",
        "title": "Line tension",
        "standard": "API RP 2SK",
        "clause": "5.2",
        "state": "pass",
        "governing": True,
        "demand": {"value": 999.96, "unit": "kN", "label": "Tension"},
        "capacity": {"value": 1000, "unit": "kN", "label": "Strength"},
        "utilisation": 0.99996,
        "limit": 1,
        "reason": None,
        "note": None,
    }
    table = {
        "id": "profile",
        "title": "Profile",
        "description": "",
        "columns": [{"name": "s", "title": "s", "unit": "m"}, {"name": "note", "title": "Note"}],
        "rows": [[0, "anchor"], [10.5, None]],
        "count": 2,
    }
    values = {
        "tension": {"value": 1105.41149546, "unit": "kN", "label": "Tension", "symbol": "T"},
        "life": {"value": None, "unit": "year", "label": "Life", "reason": "no cycle does damage"},
        "verdict": {"value": "accept", "label": "Verdict"},
        "nodes": {"value": [{"x": 1}], "label": "Nodes", "columns": [{"name": "x", "title": "x", "unit": "m"}]},
    }
    result = {"values": values, "checks": [check], "assumed": [], "not_checked": [], "tables": [table]}
    held = {
        "run_id": "0001",
        "ref": "modelrepo:catenary",
        "status": "PASS",
        "checks_made": 1,
        "detail": "it holds",
        "report_url": "http://127.0.0.1:8080/reports/0001",
        "artifacts": [],
        "coordinate": {"resolved_version": 1},
        "result": result,
        "warnings": [{"code": "x", "message": "mind the <gap>"}],
    }
    return {**held, **more}


class Sent(unittest.TestCase):
    def sent(self, value):
        return keelson._sendable({"x": value}, "params")["x"]

    def test_a_quantity_is_a_number_a_text_or_a_pair(self):
        self.assertEqual(self.sent(12.75), 12.75)
        self.assertEqual(self.sent("12 3/4 in"), "12 3/4 in")
        self.assertEqual(self.sent((12.75, "in")), {"value": 12.75, "unit": "in"})
        self.assertEqual(self.sent(([1, 2], "m")), {"value": [1, 2], "unit": "m"})
        self.assertEqual(self.sent([(1, "m"), "2 ft"]), [{"value": 1, "unit": "m"}, "2 ft"])

    def test_two_words_are_a_list_and_no_quantity(self):
        self.assertEqual(self.sent(("sand", "clay")), ["sand", "clay"])

    def test_arrays_and_frames_are_sent_as_lists_and_rows(self):
        array = types.SimpleNamespace(tolist=lambda: [1.5, 2.5])
        frame = types.SimpleNamespace(columns=["length"], to_dict=lambda form: [{"length": (2, "in")}])
        self.assertEqual(self.sent((array, "m")), {"value": [1.5, 2.5], "unit": "m"})
        self.assertEqual(self.sent(frame), [{"length": {"value": 2, "unit": "in"}}])

    def test_every_fault_that_json_cannot_say_is_named_and_nothing_is_sent(self):
        rows = [{"length": float("nan")}, {"a/b": object()}]
        with self.assertRaises(keelson.Problem) as raised:
            keelson.Keelson("http://127.0.0.1:1").run("a:b", {"rows": rows})
        self.assertEqual(raised.exception.code, "not_sent")
        self.assertRegex(
            str(raised.exception), r"(?s)\n  /rows/0/length: nan is no number.*\n  /rows/1/a~1b: is a object"
        )
        with self.assertRaises(TypeError):
            keelson.Keelson("http://127.0.0.1:1").run("a:b", [1])


class Tables(unittest.TestCase):
    def test_a_table_becomes_rows_in_the_units_that_are_stated_and_in_no_others(self):
        table = {"MD [ft]": [0.0, 100.0], "inclination": [0, float("nan")], "note": ["tie-in", None]}
        names = {"MD [ft]": "measured_depth"}
        self.assertEqual(keelson.rows(table)[1], {"MD [ft]": 100.0})
        self.assertEqual(
            keelson.rows(table, {"MD [ft]": "ft", "note": "deg"}, names=names),
            [{"measured_depth": (0.0, "ft"), "inclination": 0, "note": "tie-in"}, {"measured_depth": (100.0, "ft")}],
        )
        self.assertEqual(keelson.rows({"depth [ft]": [1], "load (kN)": [2]}, bracket_units=True)[0]["load"], (2, "kN"))

    def test_a_frame_becomes_lists_in_their_units(self):
        held = {"t": [0.0, 0.5], "T": [900, float("nan")]}
        frame = types.SimpleNamespace(columns=["t", "T"], to_dict=lambda form: held if form == "list" else None)
        made = keelson.lists(frame, {"t": "s"}, names={"t": "time", "T": "tension"})
        self.assertEqual(made, {"time": ([0.0, 0.5], "s"), "tension": [900, None]})

    def test_columns_that_are_not_there_or_of_another_length_are_refused(self):
        with self.assertRaisesRegex(ValueError, "no column 'Md'; there are 'MD'"):
            keelson.rows({"MD": [1]}, {"Md": "ft"})
        with self.assertRaisesRegex(ValueError, "columns differ in length: a 1, b 2"):
            keelson.rows({"a": [1], "b": [1, 2]})
        with self.assertRaisesRegex(ValueError, "two columns are 'a'"):
            keelson.lists({"a [m]": [1], "a (ft)": [2]}, bracket_units=True)


DIGEST = "sha256:" + "a" * 64
MAPPING = {
    "schema": "keelson.mapping/1",
    "table": "survey.csv",
    "answers": {},
    "columns": {"survey.measured_depth": {"column": "MD", "unit": "ft"}},
}
COLUMN = {"target": "survey.measured_depth", "column": "MD", "unit": "ft", "reason": "'MD [ft]': measured depth, ft"}
NORTH = {
    "code": "north",
    "table": "survey.csv",
    "column": "Azi",
    "text": "Which north is azimuth measured from?",
    "choices": [{"answer": "grid", "means": "grid north"}],
}


def proposal(**more):
    return {"table": "survey.csv", "columns": [COLUMN], "questions": [], "mapping": MAPPING, **more}


def client_answering(*answers):
    """A client whose requests are kept, and answered in turn."""
    client, asked, left = keelson.Keelson("http://127.0.0.1:1"), [], list(answers)

    def call(method, path, body=None, **more):
        asked.append((path, body, more.get("query")))
        return json.dumps(left.pop(0)).encode()

    client._call = call
    return client, asked


UPLOADED = {"file": DIGEST, "name": "survey.csv", "left": [{"what": "comment lines", "count": 2, "lines": [1, 2]}]}


class Files(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = pathlib.Path(folder.name) / "survey.csv"
        self.path.write_bytes(b"MD [ft]\n100\n")

    def test_a_file_is_sent_as_it_is_and_referred_to_without_a_mapping_until_one_is_confirmed(self):
        client, asked = client_answering(UPLOADED, {"proposals": [proposal()]})
        survey = client.upload(self.path)
        self.assertEqual(asked[0], ("/api/files", b"MD [ft]\n100\n", {"name": "survey.csv"}))
        sent = keelson._sendable({"survey": survey}, "params")
        self.assertEqual(sent, {"survey": {"file": DIGEST, "name": "survey.csv"}})
        proposed = survey.propose("modelrepo:wellpath", "survey")
        self.assertEqual(asked[1][1]["inputs"], ("survey",))
        self.assertRegex(str(proposed), r"survey.measured_depth: MD in ft; 'MD \[ft\]': measured depth, ft")
        self.assertIn("not read: comment lines, 2", str(proposed))
        self.assertEqual(survey.inputs, {})
        confirmed = keelson._sendable(proposed.confirm().inputs, "params")
        self.assertEqual(confirmed["survey"]["as"], MAPPING)

    def test_an_open_question_is_printed_with_its_key_and_choices_and_cannot_be_confirmed(self):
        opened = proposal(questions=[NORTH], mapping=None)
        client, _ = client_answering(UPLOADED, {"proposals": [opened]})
        proposed = client.upload(self.path).propose("modelrepo:wellpath")
        asked = "'north:survey.csv:Azi': Which north is azimuth measured from?\n    'grid': grid north"
        self.assertIn(asked, str(proposed))
        with self.assertRaisesRegex(keelson.KeelsonError, "(?s)not ready to confirm.*answers="):
            proposed.confirm()

    def test_points_of_a_study_are_files_rows_or_the_lines_of_one_file(self):
        client, asked = client_answering(UPLOADED, {"proposals": [proposal()]})
        opened = client.upload(self.path)
        confirmed = opened.propose("modelrepo:wellpath", rows=True).confirm()
        self.assertEqual(asked[1][1]["for"], "rows")
        reference = {"file": DIGEST, "name": "survey.csv", "as": MAPPING}
        self.assertEqual(keelson._sendable(keelson._vary(confirmed), "vary"), {"kind": "list", **reference})
        listed = keelson._sendable(keelson._vary([confirmed, {"depth": (2, "ft")}]), "vary")["rows"]
        self.assertEqual(listed, [{"survey": reference}, {"depth": {"value": 2, "unit": "ft"}}])
        held = {"depth": [1, 2]}
        frame = types.SimpleNamespace(columns=["depth"], to_dict=lambda form: held if form == "list" else None)
        self.assertEqual(keelson._vary(frame), {"kind": "list", "rows": [{"depth": 1}, {"depth": 2}]})
        with self.assertRaisesRegex(keelson.KeelsonError, "survey.csv is not confirmed"):
            keelson._vary([opened])

    def test_answers_are_sent_and_confirm_nothing(self):
        client, _ = client_answering(UPLOADED)
        survey = client.upload(self.path, answers={"north": "grid"})
        sent = keelson._sendable({"survey": survey}, "params")
        self.assertEqual(sent["survey"]["as"], {"answers": {"north": "grid"}})

    def test_of_several_tables_one_must_be_named(self):
        client, _ = client_answering(UPLOADED, {"proposals": [proposal(), proposal(table="Plan")]})
        proposed = client.upload(self.path).propose("modelrepo:wellpath")
        with self.assertRaisesRegex(keelson.KeelsonError, "name one table of survey.csv: survey.csv, Plan"):
            proposed.confirm()
        self.assertEqual(proposed.confirm("Plan").mapping, MAPPING)

    def test_a_run_of_an_unconfirmed_file_raises_what_is_proposed_for_each_input(self):
        needed = {"pointer": "/params/survey", "file": DIGEST, "name": "survey.csv", "proposals": [proposal()]}
        body = {"code": "file_mapping_needed", "title": "File columns not confirmed", "detail": "d", "files": [needed]}
        raised = keelson._problem(422, json.dumps(body).encode(), keelson.Keelson("http://127.0.0.1:1"))
        self.assertIsInstance(raised, keelson.MappingNeeded)
        self.assertRegex(str(raised), r"^File columns not confirmed:\n/params/survey, survey.csv:\ntable 'survey.csv':")
        self.assertEqual(raised.confirm().mapping, MAPPING)


class Read(unittest.TestCase):
    def test_values_have_number_and_unit_and_a_value_that_does_not_apply_is_no_number(self):
        run = keelson.Run(answer())
        tension, life = run.values["tension"], run.values["life"]
        self.assertEqual(
            (tension.value, tension.unit, float(tension), str(tension)), (1105.41149546, "kN", 1105.41149546, "1105 kN")
        )
        self.assertEqual((life.value, str(life)), (None, "none: no cycle does damage"))
        with self.assertRaisesRegex(TypeError, "life is no number: no cycle does damage"):
            float(life)

    def test_a_value_that_is_not_there_is_refused_with_the_nearest(self):
        run = keelson.Run(answer())
        with self.assertRaisesRegex(keelson.NoValue, r"^no value 'tensoin'; did you mean tension\?$"):
            run.values["tensoin"]
        self.assertIsNone(run.values.get("tensoin"))
        with self.assertRaisesRegex(KeyError, "no table 'tension'; there are profile, nodes"):
            run.table("tension")

    def test_of_a_run_that_could_not_complete_no_value_can_be_taken(self):
        run = keelson.Run(answer(status="ERROR", detail="no root in 100 steps", result={}))
        with self.assertRaisesRegex(KeyError, "no value 'tension': the run is ERROR: no root in 100 steps"):
            run.values["tension"]
        self.assertFalse(run.passed)

    def test_a_utilisation_below_its_limit_is_never_shown_as_the_limit(self):
        run = keelson.Run(answer())
        self.assertEqual(run.governing.utilisation, 0.99996)
        self.assertEqual(str(run.governing), "Line tension: pass 0.99996 (5.2)")
        self.assertIn("Line tension: pass 0.99996", str(run))

    def test_what_was_assumed_is_told_by_a_reason_as_a_default_or_as_not_provided(self):
        names = ("name", "title", "value", "unit", "why")
        rows = [
            ("slope", "Seabed slope", 0, "deg", "the seabed is level where no survey says"),
            ("grade", "Grade", 450, "MPa", None),
            ("joint", "Joint factor", 1, "-", None),
            ("depth", "Water depth", None, "m", None),
        ]
        run = keelson.Run(answer(result={"assumed": [dict(zip(names, row)) for row in rows]}))
        told = [
            "assumed: Seabed slope 0 deg: the seabed is level where no survey says",
            "defaults: Grade 450 MPa; Joint factor 1",
            "not provided: Water depth",
        ]
        for line in told:
            self.assertIn(f"\n  {line}\n", str(run))
            self.assertIn(f"<li>{line}</li>", run._repr_html_())

    def test_tables_and_rows_are_lists_of_dicts_with_units(self):
        run = keelson.Run(answer())
        rows = [{"s": 0, "note": "anchor"}, {"s": 10.5, "note": None}]
        self.assertEqual(run.tables(), {"profile": rows, "nodes": [{"x": 1}]})
        self.assertEqual(run.units("profile"), {"s": "m", "note": None})

    def test_a_table_that_was_cut_says_so(self):
        cut = answer()
        cut["result"]["tables"][0]["count"] = 20000
        with self.assertWarnsRegex(UserWarning, r"profile has 2 of 20000 rows here; file\('profile.csv'\) has all"):
            keelson.Run(cut).table("profile")
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            keelson.Run(answer()).tables()

    def test_pandas_is_wanted_only_when_it_is_used(self):
        with mock.patch.dict(sys.modules, {"pandas": None}):
            with self.assertRaisesRegex(ImportError, "to_pandas needs pandas, which is not installed"):
                keelson.Run(answer()).to_pandas("profile")

    def test_a_frame_is_made_of_the_rows_with_their_units(self):
        frame = mock.Mock(attrs={})
        pandas = types.SimpleNamespace(DataFrame=mock.Mock(return_value=frame))
        with mock.patch.dict(sys.modules, {"pandas": pandas}):
            self.assertIs(keelson.Run(answer()).to_pandas("nodes"), frame)
            pandas.DataFrame.assert_called_with([{"x": 1}], columns=["x"])
            self.assertEqual(frame.attrs["units"], {"x": "m"})
            keelson.Run(answer()).to_pandas()
        names = [row["name"] for row in pandas.DataFrame.call_args.args[0]]
        self.assertEqual(names, ["tension", "life", "verdict"])


class Notebook(unittest.TestCase):
    def test_every_text_is_escaped(self):
        page = keelson.Run(answer(detail="<script>alert(1)</script>"))._repr_html_()
        self.assertNotIn("<script>", page)
        self.assertIn("mind the &lt;gap&gt;", page)
        self.assertIn('href="http://127.0.0.1:8080/reports/0001"', page)

    def test_an_address_that_is_none_is_no_link(self):
        for address in (None, "javascript:alert(1)"):
            self.assertNotIn("href", keelson.Run(answer(report_url=address))._repr_html_())

    def test_a_pass_without_a_check_is_not_green(self):
        page = keelson.Run(answer(checks_made=0, result={}))._repr_html_()
        self.assertIn("PASS, no check made", page)
        self.assertNotIn(keelson._COLOURS["PASS"], page)
        self.assertIn(keelson._COLOURS["PASS"], keelson.Run(answer())._repr_html_())


class Server(unittest.TestCase):
    """A service of one answer, which counts how often it is asked."""

    def serve(self, status, headers, body):
        asked = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                asked.append(self.path)
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return keelson.Keelson(f"http://127.0.0.1:{server.server_port}", timeout=5), asked

    def test_a_refusal_prints_each_pointer_and_message(self):
        body = (
            b'{"code": "params_refused", "title": "Invalid inputs", "status": 422, "detail": "d",'
            b' "errors": [{"pointer": "/a", "message": "is required"}, {"pointer": "/b", "message": "must be > 0"}]}'
        )
        client, asked = self.serve(422, {}, body)
        with self.assertRaises(keelson.Problem) as raised:
            client.run("a:b", {})
        self.assertEqual(str(raised.exception), "Invalid inputs:\n  /a: is required\n  /b: must be > 0")
        self.assertEqual((raised.exception.status, asked), (422, ["/api/run"]))

    def test_a_redirect_is_not_followed_and_a_busy_service_is_asked_once(self):
        for status in (302, 307, 503):
            client, asked = self.serve(status, {"location": "/api/other", "retry-after": "0"}, b"busy")
            with self.assertRaisesRegex(keelson.Problem, f"HTTP {status}, which is no answer of Keelson: busy"):
                client.run("a:b", {})
            self.assertEqual(asked, ["/api/run"])

    def test_what_is_no_service_is_told(self):
        client, _ = self.serve(200, {}, b"<html>")
        with self.assertRaisesRegex(keelson.NoAnswer, "is no Keelson service"):
            client.run("a:b", {})

    def test_a_proxy_of_the_environment_is_not_used(self):
        client, asked = self.serve(200, {}, b"{}")
        with mock.patch.dict(os.environ, {"http_proxy": "http://127.0.0.1:1", "HTTP_PROXY": "http://127.0.0.1:1"}):
            client._json("POST", "/api/run", {})
        self.assertEqual(asked, ["/api/run"])

    def test_a_service_that_does_not_answer_is_waited_for_once_and_the_run_may_have_been_made(self):
        silent = socket.create_server(("127.0.0.1", 0))
        self.addCleanup(silent.close)
        client = keelson.Keelson(f"http://127.0.0.1:{silent.getsockname()[1]}", timeout=0.2)
        with self.assertRaisesRegex(keelson.NoAnswer, "no answer within 0.2 s .*the run may have been made, runs"):
            client.run("a:b", {})
        silent.accept()[0].close()
        silent.setblocking(False)
        with self.assertRaises(BlockingIOError):
            silent.accept()

    def test_where_nothing_listens_that_is_said(self):
        with socket.create_server(("127.0.0.1", 0)) as server:
            port = server.getsockname()[1]
        with self.assertRaisesRegex(keelson.NoAnswer, f"nothing answers at http://127.0.0.1:{port}: start the service"):
            keelson.Keelson(f"http://127.0.0.1:{port}").find("anything")


class Address(unittest.TestCase):
    def test_the_address_is_that_given_or_of_the_environment_or_of_this_machine(self):
        with mock.patch.dict(os.environ, {"KEELSON_URL": "http://localhost:9/"}):
            self.assertEqual(keelson.Keelson().base_url, "http://localhost:9")
            self.assertEqual(keelson.Keelson("http://[::1]:8").base_url, "http://[::1]:8")
        with mock.patch.dict(os.environ):
            os.environ.pop("KEELSON_URL", None)
            self.assertEqual(keelson.Keelson().base_url, "http://127.0.0.1:8080")

    def test_what_is_no_address_is_refused(self):
        for address in ("127.0.0.1:8080", "file:///etc/hosts", "http://", "http://a/?b"):
            with self.assertRaisesRegex(ValueError, "the address of a service is like"):
                keelson.Keelson(address)
