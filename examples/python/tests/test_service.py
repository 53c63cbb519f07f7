"""Claims about keelson.py and a service that runs at KEELSON_URL. Node's test runner starts one: clients.test.ts.

python3 -m unittest tests.test_service, in the folder above.
"""

import pathlib
import tempfile
import unittest

import keelson

REF = "modelrepo:catenary"


class AgainstAService(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.service = keelson.Keelson()
        cls.example = cls.service.example(REF)
        cls.run_ = cls.service.run(REF, cls.example, meta={"project": "Anna"})

    def test_a_run_has_its_values_checks_and_hashes(self):
        run = self.run_
        self.assertEqual((run.ref, run.status, run.passed, run.checks_made), (f"{REF}@1", "PASS", True, 1))
        tension = run.values["fairlead_tension"]
        self.assertEqual(
            (tension.unit, tension.value), ("kN", run.raw["result"]["values"]["fairlead_tension"]["value"])
        )
        self.assertEqual([c.state for c in run.checks], ["pass", "not_made"])
        self.assertIsNone(run.checks[1].utilisation)
        self.assertRegex(run.checks[1].reason, " not entered$")
        self.assertEqual(run.governing.demand.unit, "kN")
        self.assertEqual(run.input_hash, self.service.validate(REF, self.example).input_hash)
        self.assertEqual(len(run.result_hash), 64)

    def test_the_answers_are_those_of_the_workflow(self):
        names = [q.name for q in self.run_.answers]
        self.assertEqual(names, self.service.workflow(REF)["versions"][0]["answers"])
        self.assertIn("Fairlead tension", self.run_._repr_html_())

    def test_quantities_mean_the_same_in_every_form(self):
        span = self.example["vertical_span"]
        forms = [span, f"{span} m", (span, "m"), (span * 1000, "mm")]
        hashes = {self.service.validate(REF, {**self.example, "vertical_span": form}).input_hash for form in forms}
        self.assertEqual(hashes, {self.run_.input_hash})

    def test_a_refusal_names_every_input(self):
        with self.assertRaises(keelson.Problem) as raised:
            self.service.run(REF, {**self.example, "vertical_span": "5 kg", "EA": 1})
        pointers = [fault.pointer for fault in raised.exception.errors]
        self.assertEqual(sorted(pointers), ["/EA", "/vertical_span"])
        self.assertRegex(str(raised.exception), r"\n  /EA: .*did you mean axial_stiffness\?")
        self.assertEqual((raised.exception.code, raised.exception.status), ("params_refused", 422))

    def test_a_ref_that_is_not_there_is_refused(self):
        for ref in ("modelrepo:catnary", "catenary"):
            with self.assertRaisesRegex(keelson.Problem, "modelrepo:catenary|<repo>:<workflow-id>"):
                self.service.example(ref)

    def test_a_record_is_read_back_equal(self):
        again = keelson.recorded(self.run_.id)
        self.assertEqual(again.raw["result"], self.run_.raw["result"])
        self.assertIn(self.run_.id, [row["run_id"] for row in keelson.runs(ref=REF)])
        self.assertIn("Anna", self.run_.report("summary"))

    def test_the_source_of_an_input_is_stated_and_held_to_what_was_sent(self):
        basis = {"/vertical_span": {"from": "entered", "source": {"document": "DWG-1", "revision": "B"}}}
        run = self.service.run(REF, self.example, input_basis=basis, units="us")
        self.assertEqual(run.result_hash, self.run_.result_hash)
        self.assertIn("DWG-1", run.report())
        with self.assertRaises(keelson.Problem) as raised:
            self.service.run(REF, self.example, input_basis={"/span": {"from": "entered"}})
        self.assertEqual([fault.pointer for fault in raised.exception.errors], ["/input_basis/~1span"])

    def test_files_and_tables_hold_the_same_rows(self):
        lines = self.run_.file("profile.csv").decode("utf-8").splitlines()
        self.assertIn("profile.csv", self.run_.files)
        self.assertEqual(len(lines) - 1, len(self.run_.table("profile")))
        self.assertEqual(self.run_.units("profile")["tension_N"], "N")

    def test_charts_and_figures_are_named_and_drawn_when_asked_for(self):
        chart, figure = (self.run_.raw["result"][kind][0] for kind in ("charts", "figures"))
        self.assertNotIn("spec", chart)
        self.assertIn("layer", self.run_.chart(chart["id"]))
        self.assertTrue(self.run_.figure(figure["id"])["shapes"])
        with self.assertRaisesRegex(keelson.NoValue, f"there are .*{chart['id']}"):
            self.run_.chart("none")

    def test_find_answers_what_fits_and_what_nothing_knows(self):
        found = keelson.find("mooring line zeppelin", limit=3)
        self.assertEqual((found.fits, found.unmatched, len(found.hits)), (True, ("zeppelin",), 3))
        self.assertIn("no workflow knows: zeppelin", str(found))
        self.assertFalse(keelson.find("zeppelin").fits)

    def test_a_warning_is_a_sentence_with_its_input_and_its_numbers(self):
        odd = {**self.example, "minimum_breaking_load": "150000 kN"}
        warned = next(w for w in self.service.validate(REF, odd).warnings if w.code == "outside_usual_range")
        self.assertRegex(warned, "^Minimum breaking load 150,000 kN is unusual ")
        self.assertEqual((warned.path, warned.field), ("/minimum_breaking_load", "Minimum breaking load"))
        self.assertEqual(warned.quantities, ((150000, "kN"), (30, "kN"), (35000, "kN")))

    def test_the_catalog_has_a_row_for_every_workflow(self):
        rows = {row["ref"]: row for row in keelson.catalog()}
        self.assertGreaterEqual(len(rows), 101)
        self.assertEqual((rows[REF]["firable"], rows[REF]["reason"]), (True, ""))

    def test_an_example_is_run_by_its_name(self):
        self.assertEqual(keelson.run_example(REF).result_hash, self.run_.result_hash)


WELL = "modelrepo:wellpath"
SURVEY = {"measured_depth": [0, 1000, 2000, 3000], "inclination": [0, 2, 30, 60], "azimuth": [0, 45, 45, 50]}


class FilesOfTools(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.service = keelson.Keelson()
        cls.params = {name: value for name, value in cls.service.example(WELL).items() if name not in SURVEY}
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)

    def survey(self, head, name="survey.csv", **said):
        lines = [head, *(",".join(map(str, row)) for row in zip(*SURVEY.values()))]
        (self.folder / name).write_text("\n".join(lines))
        return keelson.file(self.folder / name, **said)

    def test_a_file_runs_once_confirmed_and_has_the_hash_of_the_same_numbers(self):
        survey = self.survey("MD [ft],Inc [deg],Azi [deg]", answers={"north": "grid"})
        with self.assertRaises(keelson.MappingNeeded) as raised:
            self.service.validate(WELL, {**self.params, **dict.fromkeys(SURVEY, survey)})
        self.assertRegex(str(raised.exception), r"measured_depth: MD in ft; 'MD \[ft\]'")
        confirmed = survey.propose(WELL, *SURVEY).confirm()
        self.assertEqual(set(confirmed.inputs), set(SURVEY))
        typed = {**SURVEY, "measured_depth": (SURVEY["measured_depth"], "ft")}
        hashes = [self.service.validate(WELL, {**self.params, **own}).input_hash for own in (confirmed.inputs, typed)]
        self.assertEqual(hashes[0], hashes[1])

    def test_a_file_in_a_row_has_the_hash_of_the_same_numbers_and_its_mapping_serves_the_next_row(self):
        ref, tensions = "modelrepo:mooring-fatigue", [900, 1200, 850, 1320]
        path = self.folder / "chain.csv"
        path.write_text("\n".join(["Tension history [kN]", *map(str, tensions)]))
        line = {"material": "CHAIN", "area_mm2": 8000, "n_repeats": 5000}
        others = {name: value for name, value in self.service.example(ref).items() if name != "lines"}

        def hash_of(*histories):
            lines = [{**line, "id": str(i), "tension_history_kN": one} for i, one in enumerate(histories)]
            return self.service.validate(ref, {**others, "lines": lines}).input_hash

        with self.assertRaises(keelson.MappingNeeded) as raised:
            hash_of(keelson.file(path))
        self.assertEqual(list(raised.exception.needed), ["/params/lines/0/tension_history_kN"])
        confirmed = keelson.file(path).propose(ref, "lines/0/tension_history_kN").confirm()
        self.assertEqual(hash_of(confirmed, keelson.file(path, confirmed.mapping)), hash_of(tensions, tensions))

    def test_files_are_the_points_of_a_study_by_their_names(self):
        first = self.survey("MD [ft],Inc [deg],Azi [deg]", answers={"north": "grid"})
        confirmed = first.propose(WELL, *SURVEY).confirm()
        others = {name: value for name, value in self.params.items() if name not in SURVEY}
        study = keelson.study(WELL, others, [confirmed, confirmed])
        self.assertEqual((study.status, study.columns["name"]), ("done", [confirmed.name] * 2))
        self.assertEqual(study.raw["files"][0]["points"], [0, 1])

    def test_what_a_file_does_not_say_is_asked_and_answered(self):
        asked = self.survey("MD,Inc,Azi").propose(WELL, *SURVEY)
        (questions,) = [proposal.questions for proposal in asked.proposals]
        answers = {q.key: "ft" if "ft" in q.choices else next(iter(q.choices)) for q in questions}
        self.assertIn("ft", answers.values())
        with self.assertRaisesRegex(keelson.KeelsonError, "not ready to confirm"):
            asked.confirm()
        confirmed = self.survey("MD,Inc,Azi", answers=answers).propose(WELL, *SURVEY).confirm()
        self.assertEqual(confirmed.mapping["columns"]["measured_depth"]["unit"], "ft")

    def test_a_file_of_no_known_form_is_refused(self):
        (self.folder / "notes.txt").write_text('{"a": 1')
        with self.assertRaises(keelson.Problem) as raised:
            keelson.file(self.folder / "notes.txt")
        self.assertEqual(raised.exception.code, "file_refused")

    def test_rows_and_lists_of_a_table_in_memory_are_read_as_if_typed(self):
        named = {"MD (ft)": SURVEY["measured_depth"], "Inc": SURVEY["inclination"], "Azi": SURVEY["azimuth"]}
        names = dict(zip(named, SURVEY))
        lists = keelson.lists(named, names=names, bracket_units=True)
        typed = {**SURVEY, "measured_depth": (SURVEY["measured_depth"], "ft")}
        hashes = [self.service.validate(WELL, {**self.params, **own}).input_hash for own in (lists, typed)]
        self.assertEqual(hashes[0], hashes[1])


WALLS = "modelrepo:wall-thickness-quickcheck"
GRID = {"kind": "grid", "axes": [{"param": "wall_thickness", "from": 12, "to": 16, "count": 3, "unit": "mm"}]}


class Studies(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.service = keelson.Keelson()
        cls.study_ = cls.service.study(WALLS, None, GRID)

    def test_a_study_has_its_points_as_columns_with_units(self):
        study = self.study_
        self.assertEqual((study.status, study.points), ("done", {"total": 3, "done": 3, "failed": 0}))
        self.assertEqual((study.columns["wall_thickness"], study.units["wall_thickness"]), ([12.0, 14.0, 16.0], "mm"))
        self.assertEqual(study.columns["point"], [0, 1, 2])
        used = study.columns["utilisation"]
        self.assertEqual(used, sorted(used, reverse=True))
        self.assertEqual(study.columns["reason"], [None] * 3)
        self.assertEqual(sum(study.statistics["statuses"].values()), 3)
        self.assertIn(study.id, [row["study_id"] for row in self.service.studies(ref=WALLS)])

    def test_a_point_that_is_recorded_has_the_hash_of_the_point(self):
        run = self.study_.record(2)
        self.assertEqual(run.result_hash, self.study_.columns["result_hash"][2])
        self.assertEqual(run.input_hash, self.study_.columns["input_hash"][2])

    def test_a_study_has_files_and_a_report(self):
        self.assertRegex(self.study_.file().decode("utf-8"), r"^point,wall_thickness \[mm\],")
        self.assertEqual(self.study_.file("parquet")[:4], b"PAR1")
        self.assertEqual(self.study_.report()[:15].lower(), "<!doctype html>")

    def test_a_key_makes_one_study(self):
        first, again = (self.service.study(WALLS, None, GRID, key="walls", wait=False) for _ in range(2))
        self.assertEqual(first.id, again.id)
        with self.assertRaises(keelson.Problem) as raised:
            self.service.study(WALLS, None, GRID, key="walls", seed=2)
        self.assertEqual(raised.exception.code, "idempotency_conflict")

    def test_a_refusal_points_into_the_study(self):
        wrong = {"kind": "grid", "axes": [{"param": "wall_thickness", "values": [12, -1]}]}
        with self.assertRaises(keelson.Problem) as raised:
            self.service.study(WALLS, None, wrong, outputs=["values.none"])
        pointers = sorted(fault.pointer for fault in raised.exception.errors)
        self.assertEqual(pointers, ["/outputs/0", "/vary/axes/0/values/1"])

    def test_a_study_that_is_cancelled_keeps_what_is_done(self):
        many = {**GRID["axes"][0], "count": 20_000}
        study = self.service.study(WALLS, None, {"kind": "grid", "axes": [many]}, wait=False).cancel()
        self.assertEqual(study.status, "cancelled")
        self.assertEqual(len(study.columns["point"]), study.points["done"])
        self.assertEqual(study.cancel().status, "cancelled")
        with self.assertRaisesRegex(keelson.Problem, "no study"):
            self.service.recorded_study("none")


PROJECT = {
    "schema": "keelson.project/1",
    "id": "python-mooring",
    "title": "Mooring of a buoy",
    "basis": {"chain.mbl": {"kind": "rope_breaking_load", "value": 5.5, "unit": "MN", "status": "agreed"}},
}


class Projects(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.service = keelson.Keelson()
        inputs = {**cls.service.example(REF), "minimum_breaking_load": {"basis": "chain.mbl"}}
        line = {"id": "M-01", "ref": f"{REF}@1", "inputs": inputs}
        cls.project = cls.service.create_project({**PROJECT, "calculations": [line]})

    def test_a_project_is_run_tried_and_changed_by_its_basis(self):
        project = self.project.reload()
        self.assertEqual(project.basis["chain.mbl"], (5.5, "MN"))
        self.assertTrue(project.run(timeout=60).green, str(project))
        moved = project.what_if({"/basis/chain.mbl/value": 1.0})["moved"]
        self.assertEqual([(one["id"], one["outcome"]["after"]) for one in moved], [("M-01", "failed")])
        self.assertTrue(project.reload().green)
        project.basis["chain.mbl"] = (1000, "kN")
        self.assertEqual([one["freshness"] for one in project.calculations], ["stale"])
        self.assertFalse(project.run(timeout=60).green)
        self.assertEqual(project.issue("01", "J. Smith")["name"], "01")
        self.assertEqual(project.since("01")["basis"], [])
        project.basis["chain.mbl"] = {**PROJECT["basis"]["chain.mbl"], "note": "As ordered."}
        self.assertEqual(project.basis.entry("chain.mbl")["note"], "As ordered.")

    def test_a_change_of_another_version_is_refused(self):
        mine = self.service.project("python-mooring")
        mine.change({"/title": "Mooring of another buoy"})
        with self.assertRaises(keelson.Problem) as raised:
            self.project.change({"/title": "Lost"})
        self.assertEqual(raised.exception.code, "project_changed")
        self.project.reload()

    def test_a_project_is_exported_with_its_records_and_imported_under_another_id(self):
        project = self.project.reload().run(timeout=60)
        with tempfile.TemporaryDirectory() as folder:
            archive = project.export(pathlib.Path(folder, "line.zip"), records=True)
            copy = self.service.import_project(archive, id="python-mooring-copy")
            plain = self.service.import_project(project.export(pathlib.Path(folder, "line.yaml")), id="python-mooring-plain")
            with self.assertRaises(keelson.Problem) as raised:
                self.service.import_project(archive)
        self.assertEqual(raised.exception.code, "project_exists")
        self.assertEqual((copy.verdict, copy.left_out), (project.verdict, ()))
        self.assertEqual(copy.calculations[0]["origin"]["run_id"], project.calculations[0]["run_id"])
        self.assertEqual([one["freshness"] for one in plain.calculations], ["never_run"])

    def test_a_document_is_refused_at_its_pointer(self):
        with self.assertRaises(keelson.Problem) as raised:
            self.project.reload().basis["chain.mbl"] = (5.5, "m")
        self.assertEqual([fault.pointer for fault in raised.exception.errors], ["/basis/chain.mbl/unit"])
        self.assertIn("python-mooring", [row["id"] for row in self.service.projects()])
