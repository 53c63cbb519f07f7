"""Client of a Keelson service: one file, the standard library only, Python 3.9 or later.

    import keelson

    run = keelson.run("modelrepo:on-bottom-stability-f109", {
        "outer_diameter": "12.75 in",          # a text with its unit,
        "wall_thickness": (15.9, "mm"),        # a number with its unit,
        "peak_period": 12,                     # or a number in the unit of the field
        ...
    })
    print(run)                                 # verdict, key results, checks, warnings
    run.values["submerged_weight"].value       # 2312.34
    run.values["submerged_weight"].unit        # 'N/m'
    run.checks[0].utilisation, run.checks[0].state

    study = keelson.study("modelrepo:wall-thickness-quickcheck", None, {
        "kind": "grid",
        "axes": [{"param": "wall_thickness", "from": 12, "to": 22, "count": 11, "unit": "mm"}],
    })
    study.columns["wall_thickness"], study.columns["utilisation"], study.units["wall_thickness"]

    survey = keelson.file("survey.csv")        # the columns of a file, once somebody has confirmed them:
    proposed = survey.propose("modelrepo:wellpath")
    print(proposed)                            # which column is which input, in which unit and why; open questions
    keelson.run("modelrepo:wellpath", {**params, **proposed.confirm().inputs})

The service is looked for at KEELSON_URL, else at http://127.0.0.1:8080; GET /clients/keelson.py there is this file.
What the service refuses is raised as one Problem with a pointer and a message for each input. Nothing is sent twice: a
run that got no answer raises NoAnswer, and may have been made. No proxy is used and no redirect followed.
"""

from __future__ import annotations

import difflib
import html
import http.client
import json
import math
import os
import pathlib
import re
import socket
import time
import warnings
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

DEFAULT_URL = "http://127.0.0.1:8080"
DEFAULT_TIMEOUT = 120.0
"""Seconds; the service itself ends a run after KEELSON_TIME_LIMIT_S, 60 by default."""
ANSWERS_TIMEOUT = 5.0
"""Seconds; a run can be printed without knowing which of its values come first."""
SHORTEST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""Seconds between two looks at a study; the wait grows by half each time."""
POINTS_PAGE = 10_000
MAY_BE_MADE = {
    "/api/run": "; the run may have been made, runs() tells",
    "/api/studies": "; the study may have been taken, studies() tells",
}


class KeelsonError(Exception):
    """Whatever this module raises of its own."""


class NoAnswer(KeelsonError):
    """The service could not be reached, did not answer in time, or is none."""


class NoValue(KeelsonError, KeyError):
    """A run has no value or table of that name; the message says which it has."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Fault:
    """What is wrong with one part of a request: a JSON pointer into params, and a sentence."""

    pointer: str
    message: str


class Problem(KeelsonError):
    """A refusal: nothing was calculated. Printed, it names every input that is at fault.

    `code` is one of /docs/problems ('not_sent' where this module found the fault), `status` that of HTTP (None where
    nothing was sent), `errors` the faults, `instance` what the log of the service calls it.
    """

    def __init__(
        self,
        code: str,
        title: str,
        *,
        status: int | None = None,
        detail: str = "",
        errors: tuple[Fault, ...] = (),
        instance: str = "",
    ) -> None:
        super().__init__(detail or title)
        self.code, self.title, self.status, self.detail = code, title, status, detail
        self.errors, self.instance = errors, instance

    def __str__(self) -> str:
        if not self.errors:
            return self.detail or self.title
        return "\n".join([f"{self.title}:", *(f"  {e.pointer or '/'}: {e.message}" for e in self.errors)])


@dataclass(frozen=True)
class Question:
    """What a file does not say. `key` is its name in `answers`; `choices` has what each answer means, the likeliest
    first. `other` says which further answers are accepted."""

    key: str
    text: str
    choices: Mapping[str, str]
    other: str

    def __str__(self) -> str:
        choices = [f"    {answer!r}: {means}" for answer, means in self.choices.items()]
        return "\n".join([f"  {self.key!r}: {self.text}", *choices, *([f"    or {self.other}"] if self.other else [])])


@dataclass(frozen=True)
class Proposal:
    """Which columns of a table in a file provide which inputs. `mapping` is None while a question is open."""

    table: str
    columns: tuple[Mapping[str, Any], ...]
    questions: tuple[Question, ...]
    mapping: Mapping[str, Any] | None

    def __str__(self) -> str:
        taken = [f"  {c['target']}: {c['column']}{_in_unit(c.get('unit'))}; {c['reason']}" for c in self.columns]
        asked = ["questions:", *map(str, self.questions)] if self.questions else []
        return "\n".join([f"table {self.table!r}:", *(taken or ["  no column matches an input"]), *asked])


@dataclass(frozen=True)
class File:
    """A file at the service, as the value of an input: see `file`.

    `left` is what was not read of it. Without a `mapping` no run accepts it.
    """

    digest: str
    name: str
    left: tuple[str, ...]
    mapping: Mapping[str, Any] | None
    answers: Mapping[str, str]
    client: Keelson = field(compare=False, repr=False)

    def propose(self, ref: str, *inputs: str, rows: bool = False) -> Proposals:
        """Which columns would provide these inputs of a workflow, or all that match; nothing is run.

        A list or a table within a row is named with its row: "lines/0/history". With `rows` each row of the file is a
        point of a study, and its columns are inputs of one value.
        """
        asked = {"ref": ref, "file": self.digest, "name": self.name, "answers": dict(self.answers)}
        meant = {**({"inputs": inputs} if inputs else {}), **({"for": "rows"} if rows else {})}
        answer = self.client._json("POST", "/api/files/propose", {**asked, **meant})
        return Proposals(self, tuple(_proposal(p) for p in answer["proposals"]))

    @property
    def inputs(self) -> dict[str, File]:
        """This file as the value of each input that its mapping provides: `run(ref, {**params, **confirmed.inputs})`.

        A list or a table within a row has it in its own place: `{"lines": [{"id": "chain", "history": confirmed}]}`.
        """
        targets = (self.mapping or {}).get("columns", {})
        return {target.partition(".")[0]: self for target in targets}

    @property
    def _reference(self) -> dict[str, Any]:
        """As a request refers to it; answers alone confirm nothing."""
        said = self.mapping if self.mapping is not None else {"answers": dict(self.answers)} if self.answers else None
        return {"file": self.digest, "name": self.name, **({} if said is None else {"as": dict(said)})}


@dataclass(frozen=True)
class Proposals:
    """What is proposed for a file, by table. Printed, it has each column with its unit and reason, and the questions."""

    file: File
    proposals: tuple[Proposal, ...]

    def confirm(self, table: str | None = None) -> File:
        """The file with the columns as printed, ready for a run. `table` is required if several tables match.

        Raises KeelsonError while a question is open.
        """
        chosen = [p for p in self.proposals if table is None or p.table == table]
        if len(chosen) != 1:
            raise KeelsonError(f"name one table of {self.file.name}: {', '.join(p.table for p in self.proposals)}")
        if chosen[0].mapping is None:
            raise KeelsonError(f"{self.file.name} is not ready to confirm\n{self}")
        return replace(self.file, mapping=chosen[0].mapping)

    def __str__(self) -> str:
        left = [f"not read: {what}" for what in self.file.left]
        is_open = any(p.questions for p in self.proposals)
        answer = [f"answer by keelson.file({self.file.name!r}, answers={{...}})"] if is_open else []
        return "\n".join([f"{self.file.name}:", *map(str, self.proposals), *left, *answer])


class MappingNeeded(Problem):
    """A request has files whose columns nobody has confirmed, and nothing was run. Printed, it has what is proposed.

    `needed` has the proposals by JSON pointer of the input: check them, then send `needed["/params/survey"].confirm()`.
    """

    def __init__(self, *args: Any, needed: Mapping[str, Proposals], **more: Any) -> None:
        super().__init__(*args, **more)
        self.needed = needed

    def confirm(self) -> File:
        """The file with the columns as printed. Raises KeelsonError for several files, and while a question is open."""
        first, *others = self.needed.values()
        if any(other != first for other in others):
            raise KeelsonError(f"confirm each file of needed by itself: {', '.join(self.needed)}")
        return first.confirm()

    def __str__(self) -> str:
        return "\n".join([f"{self.title}:", *(f"{at}, {proposals}" for at, proposals in self.needed.items())])


@dataclass(frozen=True)
class Quantity:
    """A value of a result, in its unit.

    `value` is a number, a list, a text, a dict or None; where it is None, `reason` says why it does not apply. `unit`
    is '-' for a ratio or a count, and None for what has no unit: a text, a flag, rows.
    """

    name: str
    value: Any
    unit: str | None
    label: str
    symbol: str | None = None
    reason: str | None = None

    def __float__(self) -> float:
        """The number. Raises TypeError, with the reason, where there is none."""
        if isinstance(self.value, (int, float)) and not isinstance(self.value, bool):
            return float(self.value)
        raise TypeError(f"{self.name} is no number: {self.reason or type(self.value).__name__}")

    def __str__(self) -> str:
        if self.value is None:
            return f"none: {self.reason}"
        text = _shown(self.value, ratio=self.unit == "-")
        return text if self.unit in (None, "-") else f"{text} {self.unit}"


@dataclass(frozen=True)
class Check:
    """An acceptance check. `state` is 'pass', 'fail' or 'not_made'.

    Of one that was not made, utilisation, limit and the values of both sides are None, and `reason` says why.
    utilisation is None too where the capacity is not positive: such a check fails.
    """

    id: str
    title: str
    standard: str
    clause: str
    state: str
    governing: bool
    demand: Quantity
    capacity: Quantity
    utilisation: float | None
    limit: float | None
    reason: str | None
    note: str | None

    def __str__(self) -> str:
        used = "" if self.utilisation is None else f" {_digits(self.utilisation, apart_from=self.limit)}"
        return f"{self.title}: {self.state.replace('_', ' ')}{used} ({self.reason or self.clause})"


@dataclass(frozen=True)
class Assumed:
    """What the run used for an input that nobody stated.

    `why` is the reason where the workflow gives one; `value` is None where the input was not provided and has no default.
    """

    name: str
    title: str
    value: Any
    unit: str | None
    why: str | None


class Warned(str):
    """A warning as a sentence, with what a program needs of it beside the words."""

    code: str
    path: str | None
    field: str | None
    quantities: tuple[tuple[float, str], ...]

    def __new__(cls, raw: Mapping[str, Any]) -> Warned:
        made = super().__new__(cls, raw["message"])
        made.code, made.path, made.field = raw["code"], raw.get("path"), raw.get("field")
        made.quantities = tuple((q["value"], q["unit"]) for q in raw.get("quantities", []))
        return made


class Values(Mapping[str, Quantity]):
    """The values of a result by name. One that is not there raises NoValue, which names the nearest."""

    def __init__(self, held: Mapping[str, Quantity], otherwise: str) -> None:
        self._held, self._otherwise = held, otherwise

    def __getitem__(self, name: str) -> Quantity:
        if name in self._held:
            return self._held[name]
        raise NoValue(_not_among("value", name, self._held, self._otherwise))

    def __contains__(self, name: object) -> bool:
        return name in self._held

    def __iter__(self) -> Iterator[str]:
        return iter(self._held)

    def __len__(self) -> int:
        return len(self._held)

    def __repr__(self) -> str:
        return "\n".join(f"{q.name}: {q}" for q in self._held.values())


@dataclass(frozen=True)
class Hit:
    """A workflow that `find` answers."""

    ref: str
    title: str
    question: str
    firable: bool
    score: float


@dataclass(frozen=True)
class Found:
    """What `find` answers. Where nothing `fits`, the hits are only the nearest; `unmatched` are words nothing knows."""

    query: str
    fits: bool
    unmatched: tuple[str, ...]
    hits: tuple[Hit, ...]

    def __str__(self) -> str:
        lines = [] if self.fits else ["none fits; the nearest are" if self.hits else "none fits"]
        lines += [f"{h.ref}: {h.title}{'' if h.firable else ' (cannot be run here)'}" for h in self.hits]
        return "\n".join(lines + ([f"no workflow knows: {', '.join(self.unmatched)}"] if self.unmatched else []))


@dataclass(frozen=True)
class Validation:
    """What a request would use: `params` in SI, `inputs` as read, and their hash (None where data is read)."""

    ref: str
    params: Mapping[str, Any]
    inputs: tuple[Mapping[str, Any], ...]
    input_hash: str | None
    warnings: tuple[Warned, ...]


@dataclass(frozen=True)
class Run:
    """A recorded run. `raw` is the answer as JSON: steps, provenance, and charts and figures by name; `chart` and
    `figure` have one drawn."""

    raw: Mapping[str, Any]
    client: Keelson | None = field(default=None, compare=False)

    @property
    def id(self) -> str:
        return str(self.raw["run_id"])

    @property
    def ref(self) -> str:
        """With the version that ran: 'modelrepo:catenary@1'."""
        base, _, pinned = str(self.raw["ref"]).partition("@")
        version = self.raw.get("coordinate", {}).get("resolved_version") or pinned
        return f"{base}@{version}" if version else base

    @property
    def status(self) -> str:
        """'PASS' (ran, every check that was made holds), 'FAIL', 'ERROR' (`detail` says why) or 'SKIPPED'."""
        return str(self.raw["status"])

    @property
    def checks_made(self) -> int | None:
        """How many checks were made. A PASS with 0 was held against nothing; None where that is not known."""
        return self.raw.get("checks_made")

    @property
    def passed(self) -> bool:
        """Whether the status is PASS and at least one check was made."""
        return self.status == "PASS" and bool(self.checks_made)

    @property
    def detail(self) -> str:
        """The answer in a sentence."""
        return str(self.raw.get("detail", ""))

    @property
    def report_url(self) -> str | None:
        """The address of the report; None where it is not published or there is none."""
        return self.raw.get("report_url")

    @property
    def result_hash(self) -> str | None:
        found: str | None = self.raw.get("determinism", {}).get("result_hash")
        return found

    @property
    def input_hash(self) -> str | None:
        found: str | None = self.raw.get("provenance", {}).get("input_hash")
        return found

    @property
    def values(self) -> Values:
        """The values by name, each with its unit."""
        named = {name: _quantity(name, q) for name, q in self._result.get("values", {}).items()}
        return Values(named, f"the run is {self.status}: {self.detail}")

    @property
    def checks(self) -> tuple[Check, ...]:
        return tuple(_check(c) for c in self._result.get("checks", []))

    @property
    def governing(self) -> Check | None:
        """The check that governs; None where none was made."""
        return next((c for c in self.checks if c.governing), None)

    @property
    def assumed(self) -> tuple[Assumed, ...]:
        return tuple(Assumed(**{f.name: a[f.name] for f in fields(Assumed)}) for a in self._result.get("assumed", []))

    @property
    def not_checked(self) -> tuple[str, ...]:
        """What the workflow does not check."""
        return tuple(self._result.get("not_checked", []))

    @property
    def warnings(self) -> tuple[Warned, ...]:
        """Sentences, each with its code, input and numbers."""
        return tuple(Warned(w) for w in self.raw.get("warnings") or [])

    @property
    def files(self) -> tuple[str, ...]:
        """Names of the files that the run left, for `file`."""
        return tuple(a["name"] for a in self.raw.get("artifacts", []) if a["present"])

    @property
    def answers(self) -> tuple[Quantity, ...]:
        """The few values that answer the question; where the service cannot say which, the first five numbers."""
        values = self.values
        names = self.client._answers_of(self) if self.client else ()
        numbers = (n for n in values if isinstance(values[n].value, (int, float)))
        chosen = [n for n in names if n in values] or [n for n, _ in zip(numbers, range(5))]
        return tuple(values[n] for n in chosen)

    def tables(self) -> dict[str, list[dict[str, Any]]]:
        """Every table and every value that is rows, by name: a list of dicts of column to cell, in `units(name)`.

        An answer carries the first rows of a long table; a warning then names the file that has all.
        """
        return {name: self.table(name) for name in self._columns()}

    def table(self, name: str) -> list[dict[str, Any]]:
        """One of `tables`. Raises NoValue where there is none of that name."""
        columns = self._columns_of(name)
        found = next((t for t in self._result.get("tables", []) if t["id"] == name), None)
        held = found or self._result["values"][name]
        rows = [dict(zip(columns, row)) for row in held["rows"]] if found else [dict(r) for r in held["value"] or []]
        count = held.get("count", len(rows))
        if count > len(rows):
            warnings.warn(f"{name} has {len(rows)} of {count} rows here; file('{name}.csv') has all", stacklevel=2)
        return rows

    def units(self, name: str) -> dict[str, str | None]:
        """The unit of each column of a table; None for texts."""
        return {column: spec.get("unit") for column, spec in self._columns_of(name).items()}

    def to_pandas(self, name: str | None = None) -> Any:
        """A pandas DataFrame: of one table, its units in `attrs['units']`; without a name of every single value.

        Raises ImportError where pandas is not installed, NoValue where there is no such table.
        """
        try:
            import pandas
        except ImportError as error:
            raise ImportError("to_pandas needs pandas, which is not installed; tables() does without") from error
        if name is None:
            single = [vars(q) for q in self.values.values() if not isinstance(q.value, (list, dict))]
            columns = ["name", "label", "symbol", "value", "unit", "reason"]
            return pandas.DataFrame(single, columns=columns).set_index("name")
        frame = pandas.DataFrame(self.table(name), columns=list(self._columns_of(name)))
        frame.attrs["units"] = self.units(name)
        return frame

    def report(self, mode: str = "standard") -> str:
        """The report as one HTML page; `mode` is how much of it is printed: summary, standard or full."""
        return self._service().report(self.id, mode)

    def chart(self, name: str) -> Mapping[str, Any]:
        """A chart as a Vega-Lite specification with its data. Raises NoValue where there is none or it is withheld."""
        return self._picture("charts", name, "spec")

    def figure(self, name: str) -> Mapping[str, Any]:
        """A figure as shapes in model coordinates. Raises NoValue where there is none or it is withheld."""
        return self._picture("figures", name, "drawing")

    def _picture(self, kind: str, name: str, drawn: str) -> Mapping[str, Any]:
        names = [p["id"] for p in self._result.get(kind) or []]
        if name not in names:
            raise NoValue(f"{self.ref} has no {name!r} in its {kind}; there are {', '.join(names) or 'none'}")
        picture = self._service()._json("GET", f"/api/runs/{_part(self.id)}/{kind}/{_part(name)}")
        if drawn not in picture:
            raise NoValue(str(picture.get("withheld")))
        found: Mapping[str, Any] = picture[drawn]
        return found

    def file(self, name: str) -> bytes:
        """A file of the run, one of `files`."""
        return self._service().file(self.id, name)

    def __repr__(self) -> str:
        return f"<Run {self.ref} {self.status}, {self.id}>"

    def __str__(self) -> str:
        parts = [
            [f"{self.ref} {self.status}: {self.detail}"],
            [f"  {line}" for line in _assumed_lines(self.assumed)],
            [f"  {q.label}: {q}" for q in self.answers],
            [f"  {c}" for c in self.checks],
            [f"  warning: {w}" for w in self.warnings],
            [f"run {self.id}", *([f"report {self.report_url}"] if self.report_url else [])],
        ]
        return "\n".join(line for part in parts for line in part)

    def _repr_html_(self) -> str:
        """For a notebook: verdict, key results, checks, what was assumed, warnings, and a link to the report."""
        return _run_html(self)

    @property
    def _result(self) -> Mapping[str, Any]:
        return self.raw.get("result") or {}

    def _columns(self) -> dict[str, dict[str, Mapping[str, Any]]]:
        held = [(t["id"], t["columns"]) for t in self._result.get("tables", [])]
        held += [(n, q["columns"]) for n, q in self._result.get("values", {}).items() if "columns" in q]
        return {name: {c["name"]: c for c in columns} for name, columns in held}

    def _columns_of(self, name: str) -> dict[str, Mapping[str, Any]]:
        known = self._columns()
        if name not in known:
            raise NoValue(_not_among("table", name, known, f"the run is {self.status}: {self.detail}"))
        return known[name]

    def _service(self) -> Keelson:
        if self.client is None:
            raise KeelsonError("this run was read without a service: use Keelson().recorded(run.id)")
        return self.client


class Study:
    """A study: one workflow at many points. It is asked of the service, so it may still be calculated.

    `raw` is the last answer of the service as JSON; `reload` asks again, `wait` until the study has ended.
    """

    def __init__(self, raw: Mapping[str, Any], client: Keelson) -> None:
        self.raw, self.client = raw, client
        self._points: tuple[dict[str, list[Any]], dict[str, str | None]] | None = None

    @property
    def id(self) -> str:
        return str(self.raw["study_id"])

    @property
    def ref(self) -> str:
        """With its version: 'modelrepo:catenary@1'."""
        return str(self.raw["ref"])

    @property
    def status(self) -> str:
        """'queued', 'running', 'done', 'cancelled' (what was calculated is kept) or 'failed' (`reason` says why)."""
        return str(self.raw["status"])

    @property
    def ended(self) -> bool:
        return self.status in ("done", "cancelled", "failed")

    @property
    def reason(self) -> str | None:
        """Why it failed."""
        return self.raw.get("reason")

    @property
    def points(self) -> Mapping[str, int]:
        """How many points there are (`total`), are calculated (`done`), and could not be (`failed`)."""
        return dict(self.raw["points"])

    @property
    def statistics(self) -> Mapping[str, Any] | None:
        """What the points say together, as the service answers it; None until the study is done."""
        return self.raw.get("statistics")

    @property
    def running(self) -> Mapping[str, Any] | None:
        """What the points say that are done, until the study is: counts by status, and of each numeric output count, mean,
        standard deviation, least, greatest and approximate percentiles. `so_far` says of how many points. None before the
        first and once the study is done: then `statistics` says it of all."""
        return self.raw.get("running")

    @property
    def study_hash(self) -> str | None:
        return self.raw.get("study_hash")

    @property
    def warnings(self) -> tuple[Warned, ...]:
        """Sentences, each with its code, input and numbers."""
        return tuple(Warned(w) for w in self.raw.get("warnings") or [])

    @property
    def report_url(self) -> str:
        return str(self.raw["report_url"])

    @property
    def columns(self) -> dict[str, list[Any]]:
        """The calculated points by name of a column: numbers as float (of a point its index), None where there is none.

        A point that could not be calculated has the status 'ERROR', its `reason`, and no numbers.
        """
        return self._read()[0]

    @property
    def units(self) -> dict[str, str | None]:
        """The unit of each column; None for texts and flags."""
        return self._read()[1]

    def reload(self) -> Study:
        """Asks how far the study is."""
        self.raw, self._points = self.client._json("GET", f"/api/studies/{_part(self.id)}"), None
        return self

    def wait(self, timeout: float | None = None) -> Study:
        """Waits until the study has ended. Raises NoAnswer where it has not after `timeout` seconds; it then goes on."""
        begun, pause = time.monotonic(), SHORTEST_WAIT
        while not self.ended:
            left = math.inf if timeout is None else timeout - (time.monotonic() - begun)
            if left <= 0:
                raise NoAnswer(f"study {self.id} is {self.status} after {timeout:g} s: {self.points}")
            time.sleep(min(pause, left))
            pause = min(LONGEST_WAIT, 1.5 * pause)
            self.reload()
        return self

    def cancel(self) -> Study:
        """Cancels what is not calculated yet and keeps what is; one that has ended stays as it is."""
        self.raw, self._points = self.client._json("DELETE", f"/api/studies/{_part(self.id)}"), None
        return self.wait()

    def record(self, point: int) -> Run:
        """Records a point as a run, with its report. The result hash is that of the point."""
        return Run(self.client._json("POST", f"/api/studies/{_part(self.id)}/points/{point:d}/run"), self.client)

    def file(self, format: str = "csv") -> bytes:
        """Every calculated point as a file: csv or parquet."""
        return self.client._call("GET", f"/api/studies/{_part(self.id)}/points", query={"format": format})

    def report(self) -> str:
        """The report as one HTML page."""
        return self.client._call("GET", f"/studies/{_part(self.id)}/report").decode("utf-8")

    def __repr__(self) -> str:
        return f"<Study {self.ref} {self.status}, {self.id}>"

    def __str__(self) -> str:
        counted = self.points
        failed = f", {counted['failed']} could not be calculated" if counted["failed"] else ""
        told = [f"{self.ref} {self.status}: {counted['done']} of {counted['total']} points{failed}"]
        told += [self.reason] if self.reason else []
        told += [f"  warning: {w}" for w in self.warnings]
        return "\n".join([*told, f"study {self.id}", f"report {self.report_url}"])

    def _read(self) -> tuple[dict[str, list[Any]], dict[str, str | None]]:
        """The points, read once for each state of the study."""
        if self._points is None:
            self._points = self._pages()
        return self._points

    def _pages(self) -> tuple[dict[str, list[Any]], dict[str, str | None]]:
        specs: list[Mapping[str, Any]] = []
        rows: list[list[Any]] = []
        start: int | None = 0
        while start is not None:
            asked = {"from": start, "limit": POINTS_PAGE}
            page = self.client._json("GET", f"/api/studies/{_part(self.id)}/points", query=asked)
            specs, start = page["columns"], page["next"]
            rows += page["rows"]
        held = {spec["name"]: [_cell(row[i], spec) for row in rows] for i, spec in enumerate(specs)}
        return held, {spec["name"]: spec.get("unit") for spec in specs}


class Basis(MutableMapping[str, Any]):
    """The design basis of a project by name: a number as (value, unit), a text as itself, a table as rows of dicts.

    An assignment changes the entry in the service at once: `project.basis["pipe.od"] = (12.75, "in")`. A dict replaces
    the whole entry, with its kind, status and source.
    """

    def __init__(self, project: Project) -> None:
        self._project = project

    def entry(self, name: str) -> dict[str, Any]:
        """The whole entry: kind, value, unit, status, source, note."""
        return dict(self._entries[name])

    def __getitem__(self, name: str) -> Any:
        entry = self._entries[name]
        if "value" in entry:
            return entry["value"], entry.get("unit")
        if "columns" in entry:
            names = [column["name"] for column in entry["columns"]]
            return [dict(zip(names, row)) for row in entry["rows"]]
        return entry.get("text", entry.get("from"))

    def __setitem__(self, name: str, value: Any) -> None:
        self._project.change({f"/basis/{_pointed(name)}": self._changed(name, value)})

    def __delitem__(self, name: str) -> None:
        self._project.remove(f"/basis/{_pointed(name)}")

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def _changed(self, name: str, value: Any) -> Any:
        if isinstance(value, Mapping):
            return dict(value)
        if name not in self._entries:
            raise KeelsonError(f"{name} is a new entry: assign a dict with its kind, value, unit and status")
        entry = dict(self._entries[name])
        if "text" in entry:
            return {**entry, "text": str(value)}
        if "value" not in entry:
            raise KeelsonError(f"{name} is a table or a result: assign a dict")
        number, unit = value if isinstance(value, tuple) else (value, entry.get("unit"))
        return {**entry, "value": number, **({} if unit is None else {"unit": unit})}

    @property
    def _entries(self) -> Mapping[str, Any]:
        return self._project.document["basis"]


class Project:
    """A project: a design basis, linked calculations and load cases. `raw` is the last answer of the service as JSON.

    A change of another person in between raises Problem with the code 'project_changed': `reload`, and change again.
    """

    def __init__(self, raw: Mapping[str, Any], client: Keelson, left_out: Sequence[Mapping[str, Any]] = ()) -> None:
        self.raw, self.client = raw, client
        self.basis = Basis(self)
        #: Results of an archive that were not imported, by calculation and case, each with `why`.
        self.left_out = tuple(left_out)

    @property
    def id(self) -> str:
        return str(self.raw["id"])

    @property
    def document(self) -> Mapping[str, Any]:
        """The project as it was written, `keelson.project/1`."""
        return self.raw["project"]

    @property
    def verdict(self) -> str:
        """In a sentence."""
        return str(self.raw["standing"]["verdict"]["says"])

    @property
    def green(self) -> bool:
        """Every calculation in scope is current and passes, with a check made and none open."""
        return bool(self.raw["standing"]["verdict"]["is_green"])

    @property
    def calculations(self) -> tuple[Mapping[str, Any], ...]:
        """Of each calculation its id, freshness and why, outcome, governing check and case, and run."""
        return tuple(self.raw["standing"]["calculations"])

    @property
    def register(self) -> tuple[Mapping[str, Any], ...]:
        """Assumptions, holds and open checks."""
        return tuple(self.raw["standing"]["register"])

    def reload(self) -> Project:
        """Asks how the project stands."""
        self.raw = self.client._json("GET", self._path)
        return self

    def change(self, places: Mapping[str, Any]) -> Project:
        """Sets places of the document by JSON pointer, all of them or none."""
        return self._patch(_changes(places))

    def remove(self, *places: str) -> Project:
        """Removes places of the document by JSON pointer."""
        return self._patch([{"at": at} for at in places])

    def replace(self, document: Mapping[str, Any]) -> Project:
        """Replaces the whole document."""
        self.raw = self.client._json("PUT", self._path, dict(document), headers=self._version)
        return self

    def what_if(self, places: Mapping[str, Any]) -> Mapping[str, Any]:
        """What the same change would move, by calculation and case; nothing is changed or recorded."""
        return self.client._json("POST", f"{self._path}/what-if", {"changes": _changes(places)})

    def run(self, only: Sequence[str] | None = None, *, all: bool = False, timeout: float | None = None) -> Project:
        """Runs what is not current, and waits for it. Raises NoAnswer where it has not ended after `timeout` seconds."""
        asked = {"all": all, **({} if only is None else {"only": list(only)})}
        running = self.client._json("POST", f"{self._path}/run", asked)
        begun, pause = time.monotonic(), SHORTEST_WAIT
        while running["state"] == "running":
            if timeout is not None and time.monotonic() - begun > timeout:
                raise NoAnswer(f"project {self.id} is still running after {timeout:g} s")
            time.sleep(pause)
            pause = min(LONGEST_WAIT, 1.5 * pause)
            running = self.reload().raw["running"] or {"state": "done"}
        if running["state"] == "failed":
            raise KeelsonError(f"project {self.id} could not be run: {running['reason']}")
        return self.reload()

    def envelope(self, calculation: str) -> Mapping[str, Any]:
        """The load cases of a calculation, and of each check the one that governs."""
        return self.client._json("GET", f"{self._path}/envelopes/{_part(calculation)}")

    def issue(self, name: str, by: str, note: str = "") -> Mapping[str, Any]:
        """Issues a revision of the document and the results as they are."""
        return self.client._json("POST", f"{self._path}/revisions", {"name": name, "by": by, "note": note})

    def since(self, revision: str) -> Mapping[str, Any]:
        """Entries, calculations and results that changed since a revision."""
        return self.client._json("GET", f"{self._path}/revisions/{_part(revision)}/differences")

    def export(self, path: str | os.PathLike[str], *, records: bool = False) -> pathlib.Path:
        """Writes the definition to a file, as YAML where its name says so, else as JSON; `records`: an archive with its runs."""
        at = pathlib.Path(path)
        form = "yaml" if at.suffix in (".yaml", ".yml") else "json"
        asked = {"with": "records"} if records else {"form": form}
        at.write_bytes(self.client._call("GET", f"{self._path}/export", query=asked))
        return at

    def __repr__(self) -> str:
        return f"<Project {self.id}, version {self.raw['version']}>"

    def __str__(self) -> str:
        rows = [f"  {one['id']}: {one['freshness']}, {one['outcome']}" for one in self.calculations]
        return "\n".join([f"{self.id}: {self.verdict}", *rows])

    @property
    def _path(self) -> str:
        return f"/api/projects/{_part(self.id)}"

    @property
    def _version(self) -> dict[str, str]:
        return {"If-Match": f'"{self.raw["version"]}"'}

    def _patch(self, changes: list[dict[str, Any]]) -> Project:
        self.raw = self.client._json("PATCH", self._path, {"changes": changes}, headers=self._version)
        return self


class Keelson:
    """A service at an address.

    `base_url`: KEELSON_URL, else http://127.0.0.1:8080, where None. `timeout`: seconds to wait for an answer.
    Every method raises NoAnswer where the service does not answer, and Problem where it refuses.
    """

    def __init__(self, base_url: str | None = None, timeout: float = DEFAULT_TIMEOUT) -> None:
        self.base_url = (base_url or os.environ.get("KEELSON_URL") or DEFAULT_URL).rstrip("/")
        self.timeout = timeout
        self._at = urlsplit(self.base_url)
        whole = self._at.hostname and not self._at.query and not self._at.fragment
        if self._at.scheme not in ("http", "https") or not whole:
            raise ValueError(f"the address of a service is like {DEFAULT_URL}; it was {self.base_url!r}")
        self._answers: dict[str, tuple[str, ...]] = {}

    def run(
        self,
        ref: str,
        params: Mapping[str, Any],
        *,
        input_basis: Mapping[str, Any] | None = None,
        units: str | None = None,
        meta: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> Run:
        """Runs a workflow once, and records it.

        `ref`: 'modelrepo:catenary', or with a version, 'modelrepo:catenary@1'. `params`: inputs by name; a quantity is
        a number in the unit of its field, a text such as '12 3/4 in', or (value, unit), also (list, unit); a table is a
        list of dicts or a DataFrame. `input_basis`: the source of each input by JSON pointer into the params, such as
        {"/outer_diameter": {"from": "entered", "source": {"document": "DWG-1", "revision": "B"}}}. `units`: in which
        the report is read, 'declared', 'metric' or 'us'. `meta`: title block of the report. A run that could not
        complete is no exception: its status is 'ERROR'.
        """
        request = {
            "ref": ref,
            "params": _sendable(params, "params"),
            "input_basis": None if input_basis is None else _sendable(input_basis, "input_basis"),
            "units": units,
        }
        return self._run({name: value for name, value in request.items() if value is not None}, meta, timeout)

    def run_example(self, ref: str, *, meta: Mapping[str, Any] | None = None, timeout: float | None = None) -> Run:
        """Runs a workflow on its example, in a process of its own."""
        return self._run({"ref": ref}, meta, timeout)

    def validate(self, ref: str, params: Mapping[str, Any]) -> Validation:
        """What a run would use; nothing is run. Raises Problem with every input that is at fault."""
        answer = self._json("POST", "/api/validate", {"ref": ref, "params": _sendable(params, "params")})
        told = tuple(Warned(w) for w in answer["warnings"])
        return Validation(answer["ref"], answer["params"], tuple(answer["inputs"]), answer["input_hash"], told)

    def upload(
        self,
        path: str | os.PathLike[str],
        mapping: Mapping[str, Any] | None = None,
        *,
        answers: Mapping[str, str] | None = None,
    ) -> File:
        """Sends a file to the service, as the value of an input: see `file`."""
        at = pathlib.Path(path)
        sent = self._json("POST", "/api/files", at.read_bytes(), query={"name": at.name})
        left = tuple(f"{one['what']}, {one['count']}" for one in sent["left"])
        return File(sent["file"], sent["name"], left, mapping, dict(answers or {}), self)

    def find(self, question: str, limit: int = 5) -> Found:
        """Workflows by what one would ask, the best first."""
        answer = self._json("GET", "/api/find", query={"q": question, "limit": limit})
        hits = tuple(Hit(**{f.name: h[f.name] for f in fields(Hit)}) for h in answer["hits"])
        return Found(answer["query"], answer["fits"], tuple(answer["unmatched"]), hits)

    def catalog(self) -> list[dict[str, Any]]:
        """A row for every workflow: ref, title, question, kind, standards, channels, and whether it can be run."""
        return list(self._json("GET", "/api/catalog")["workflows"])

    def workflow(self, ref: str) -> dict[str, Any]:
        """What a workflow takes, gives and checks, by version: schemas, example, standards, method, evidence."""
        return dict(self._json("GET", _workflow_path(ref)))

    def example(self, ref: str) -> dict[str, Any]:
        """The inputs of a workflow's example, to start from; of its latest stable version where none is named."""
        versions = self.workflow(ref).get("versions", [])
        _, _, pinned = ref.partition("@")
        fitting = [v for v in versions if (str(v["version"]) == pinned if pinned else v["status"] == "stable")]
        if not fitting:
            raise KeelsonError(f"{ref} has no such version that is built")
        return dict(fitting[-1]["example"])

    def recorded(self, run_id: str) -> Run:
        """A run that was recorded, by its id."""
        return Run(self._json("GET", f"/api/runs/{_part(run_id)}"), self)

    def runs(
        self,
        limit: int = 50,
        *,
        ref: str | None = None,
        status: str | None = None,
        domain: str | None = None,
        before: str | None = None,
    ) -> list[dict[str, Any]]:
        """Rows of recorded runs, newest first; `before` is the id of a run: only older ones."""
        asked = {"limit": limit, "ref": ref, "status": status, "domain": domain, "before": before}
        return list(self._json("GET", "/api/runs", query=asked)["runs"])

    def projects(self) -> list[dict[str, Any]]:
        """A row for every project: id, title, version and when it was changed."""
        return list(self._json("GET", "/api/projects")["projects"])

    def project(self, id: str) -> Project:
        """A project, by its id."""
        return Project(self._json("GET", f"/api/projects/{_part(id)}"), self)

    def create_project(self, document: Mapping[str, Any]) -> Project:
        """Creates a project from its document. Raises Problem with every place that is at fault."""
        return Project(self._json("POST", "/api/projects", dict(document)), self)

    def import_project(
        self, path: str | os.PathLike[str], id: str | None = None, *, timeout: float | None = None
    ) -> Project:
        """Imports the definition or the archive of a project; `id`: in place of that of the file.

        Each recorded run is repeated, and counts only where its result is the same: `left_out` of the project has the others.
        """
        asked = {} if id is None else {"id": id}
        sent = pathlib.Path(path).read_bytes()
        answer = self._json("POST", "/api/projects/import", sent, query=asked, timeout=timeout)
        return Project(answer["project"], self, answer["left_out"])

    def study(
        self,
        ref: str,
        base: Mapping[str, Any] | None,
        vary: Mapping[str, Any] | File | Sequence[Mapping[str, Any] | File] | Any,
        *,
        outputs: Sequence[str] | None = None,
        seed: int | None = None,
        failed_points: str | None = None,
        input_basis: Mapping[str, Any] | None = None,
        units: str | None = None,
        meta: Mapping[str, Any] | None = None,
        key: str | None = None,
        wait: bool = True,
    ) -> Study:
        """Runs a workflow at many points, and waits until it has ended unless `wait` is false.

        `base`: the inputs that all points share, as `run` takes them; None for the example of the workflow. `vary`: how
        they vary, of a kind grid, list, one_at_a_time, sample or goal; or a list with a file or a dict for each point, a
        DataFrame with a row for each point, or a file whose rows are the points. `outputs`: what is kept of each point, such as
        'values.NAME'. `input_basis`, `units`: as `run` takes them. `key`: the same key and the same study sent again make no second one. Raises Problem with a
        pointer for each fault, such as /vary/axes/0/values/3.
        """
        asked = {
            "ref": ref,
            "base": None if base is None else _sendable(base, "base"),
            "vary": _sendable(_vary(vary), "vary"),
            "outputs": None if outputs is None else list(outputs),
            "seed": seed,
            "failed_points": failed_points,
            "input_basis": None if input_basis is None else _sendable(input_basis, "input_basis"),
            "units": units,
            "meta": None if meta is None else _sendable(meta, "meta"),
        }
        body = {name: value for name, value in asked.items() if value is not None}
        headers = {} if key is None else {"idempotency-key": key}
        made = Study(self._json("POST", "/api/studies", body, headers=headers), self)
        return made.wait() if wait else made

    def recorded_study(self, study_id: str) -> Study:
        """A study by its id."""
        return Study(self._json("GET", f"/api/studies/{_part(study_id)}"), self)

    def studies(
        self, limit: int = 50, *, ref: str | None = None, status: str | None = None, before: str | None = None
    ) -> list[dict[str, Any]]:
        """Rows of studies, newest first; `before` is the id of a study: only older ones."""
        asked = {"limit": limit, "ref": ref, "status": status, "before": before}
        return list(self._json("GET", "/api/studies", query=asked)["studies"])

    def report(self, run_id: str, mode: str = "standard") -> str:
        """The report of a run as one HTML page; `mode` is how much of it is printed: summary, standard or full."""
        return self._call("GET", f"/reports/{_part(run_id)}", query={"print": mode}).decode("utf-8")

    def file(self, run_id: str, name: str) -> bytes:
        """A file of a run."""
        return self._call("GET", f"/api/runs/{_part(run_id)}/artifacts/{_part(name)}")

    def __repr__(self) -> str:
        return f"Keelson({self.base_url!r})"

    def _run(self, request: dict[str, Any], meta: Mapping[str, Any] | None, timeout: float | None) -> Run:
        titled = request if meta is None else {**request, "meta": _sendable(meta, "meta")}
        return Run(self._json("POST", "/api/run", titled, timeout=timeout), self)

    def _answers_of(self, run: Run) -> tuple[str, ...]:
        """Names of the values that answer the question, asked of the service once for each workflow."""
        if run.ref not in self._answers:
            try:
                detail = self._json("GET", _workflow_path(run.ref), timeout=min(self.timeout, ANSWERS_TIMEOUT))
            except KeelsonError:
                return ()
            named = [v.get("answers", []) for v in detail.get("versions", []) if v["ref"] == run.ref]
            self._answers[run.ref] = tuple(named[0]) if named else ()
        return self._answers[run.ref]

    def _json(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        query: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> Any:
        content = self._call(method, path, body, query=query, headers=headers, timeout=timeout)
        try:
            return json.loads(content)
        except ValueError as error:
            raise NoAnswer(f"what answers at {self.base_url} is no Keelson service: {error}") from error

    def _call(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        query: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> bytes:
        """One request over a connection of its own: no proxy, no redirect, no second attempt."""
        asked = urlencode({k: v for k, v in (query or {}).items() if v is not None})
        target = f"{self._at.path}{path}{'?' + asked if asked else ''}"
        seconds = self.timeout if timeout is None else timeout
        connection = self._connection(seconds)
        try:
            sent, typed = _content(body)
            connection.request(method, target, sent, {**typed, **(headers or {})})
            response = connection.getresponse()
            content = response.read()
        except (OSError, http.client.HTTPException) as error:
            raise NoAnswer(self._why(error, seconds, path)) from error
        finally:
            connection.close()
        if response.status in (200, 201, 202):
            return content
        raise _problem(response.status, content, self)

    def _connection(self, seconds: float) -> http.client.HTTPConnection:
        host, port = self._at.hostname or "", self._at.port
        if self._at.scheme == "https":
            return http.client.HTTPSConnection(host, port, timeout=seconds)
        return http.client.HTTPConnection(host, port, timeout=seconds)

    def _why(self, error: Exception, seconds: float, path: str) -> str:
        if isinstance(error, ConnectionRefusedError):
            return f"nothing answers at {self.base_url}: start the service, or name another by KEELSON_URL"
        late = isinstance(error, (TimeoutError, socket.timeout))
        what = f"no answer within {seconds:g} s" if late else f"no whole answer ({error})"
        made = MAY_BE_MADE.get(path, "")
        return f"{what} from {self.base_url}{made}"


def run(
    ref: str,
    params: Mapping[str, Any],
    *,
    input_basis: Mapping[str, Any] | None = None,
    units: str | None = None,
    meta: Mapping[str, Any] | None = None,
) -> Run:
    """`Keelson().run`: runs a workflow once, and records it."""
    return Keelson().run(ref, params, input_basis=input_basis, units=units, meta=meta)


def study(
    ref: str,
    base: Mapping[str, Any] | None,
    vary: Mapping[str, Any] | File | Sequence[Mapping[str, Any] | File] | Any,
    *,
    outputs: Sequence[str] | None = None,
    seed: int | None = None,
    failed_points: str | None = None,
    input_basis: Mapping[str, Any] | None = None,
    units: str | None = None,
    meta: Mapping[str, Any] | None = None,
    key: str | None = None,
    wait: bool = True,
) -> Study:
    """`Keelson().study`: runs a workflow at many points."""
    more: dict[str, Any] = {
        "outputs": outputs,
        "seed": seed,
        "failed_points": failed_points,
        "input_basis": input_basis,
        "units": units,
        "meta": meta,
        "key": key,
    }
    return Keelson().study(ref, base, vary, wait=wait, **more)


def run_example(ref: str) -> Run:
    """`Keelson().run_example`: runs a workflow on its example."""
    return Keelson().run_example(ref)


def validate(ref: str, params: Mapping[str, Any]) -> Validation:
    """`Keelson().validate`: what a run would use, or a Problem; nothing is run."""
    return Keelson().validate(ref, params)


def file(
    path: str | os.PathLike[str],
    mapping: Mapping[str, Any] | None = None,
    *,
    answers: Mapping[str, str] | None = None,
) -> File:
    """A file (CSV, LAS, workbook, ...) as the value of a list or a table.

    Its columns are used only as somebody confirmed them. `mapping` is that of a confirmed file of the same form:
    `confirmed.mapping`, a dict to keep as JSON. Without one a run raises MappingNeeded, which prints the columns
    proposed and the open questions. `answers` has the answers by the key of each question, such as {"north": "grid"};
    they confirm nothing by themselves. Raises Problem, with line and column, for a file that cannot be read.
    """
    return Keelson().upload(path, mapping, answers=answers)


def rows(
    frame: Any,
    units: Mapping[str, str] | None = None,
    *,
    names: Mapping[str, str] | None = None,
    bracket_units: bool = False,
) -> list[dict[str, Any]]:
    """A DataFrame, or a dict of lists, as the rows of a table: `{"survey": rows(frame, {"measured_depth": "ft"})}`.

    `units` has the unit of each column, by its heading; one without is in the unit of the input. `names` has the input
    column of a heading that is none. With `bracket_units`, "depth [ft]" and "depth (ft)" are depth in ft. Missing
    values are omitted. Raises ValueError for a unit of no column and for columns of different length.
    """
    columns = _columns(frame, units, names, bracket_units)
    if len({len(held) for held, _ in columns.values()}) > 1:
        raise ValueError(f"columns differ in length: {', '.join(f'{n} {len(c)}' for n, (c, _) in columns.items())}")
    cells = [[(name, _cell_in(value, unit)) for value in held] for name, (held, unit) in columns.items()]
    return [{name: value for name, value in row if value is not None} for row in zip(*cells)]


def lists(
    frame: Any,
    units: Mapping[str, str] | None = None,
    *,
    names: Mapping[str, str] | None = None,
    bracket_units: bool = False,
) -> dict[str, Any]:
    """The same as lists, an input for each column: `{**params, **lists(frame, {"time": "s", "tension": "kN"})}`.

    Missing values are None.
    """
    return {
        name: [_cell_in(v, None) for v in held] if unit is None else ([_cell_in(v, None) for v in held], unit)
        for name, (held, unit) in _columns(frame, units, names, bracket_units).items()
    }


def find(question: str, limit: int = 5) -> Found:
    """`Keelson().find`: workflows by what one would ask."""
    return Keelson().find(question, limit)


def catalog() -> list[dict[str, Any]]:
    """`Keelson().catalog`: a row for every workflow."""
    return Keelson().catalog()


def recorded(run_id: str) -> Run:
    """`Keelson().recorded`: a run that was recorded."""
    return Keelson().recorded(run_id)


def runs(limit: int = 50, **asked: str | None) -> list[dict[str, Any]]:
    """`Keelson().runs`: rows of recorded runs, newest first."""
    return Keelson().runs(limit, **asked)


def _sendable(params: Mapping[str, Any], what: str) -> Any:
    """Inputs as JSON. Raises Problem with everything that JSON cannot say; nothing has then been sent."""
    if not isinstance(params, Mapping):
        raise TypeError(f"{what} is a dict of names, not {type(params).__name__}")
    faults: list[Fault] = []
    made = _as_json(params, "" if what == "params" else f"/{what}", faults)
    if faults:
        raise Problem("not_sent", f"The {what} cannot be sent", errors=tuple(faults))
    return made


def _changes(places: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Changes of a project by JSON pointer."""
    return [{"at": at, "value": value} for at, value in _sendable(places, "params").items()]


def _as_json(value: Any, at: str, faults: list[Fault]) -> Any:
    if isinstance(value, float):
        if not math.isfinite(value):
            faults.append(Fault(at, f"{value} is no number; leave out what is not given"))
        return float(value)
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, File):
        return value._reference
    if isinstance(value, Mapping):
        return {str(k): _as_json(v, f"{at}/{_pointed(str(k))}", faults) for k, v in value.items()}
    if _is_quantity(value):
        return {"value": _as_json(value[0], at, faults), "unit": value[1]}
    if isinstance(value, (list, tuple)):
        return [_as_json(v, f"{at}/{i}", faults) for i, v in enumerate(value)]
    if hasattr(value, "to_dict") and hasattr(value, "columns"):  # a DataFrame
        return _as_json(value.to_dict("records"), at, faults)
    if hasattr(value, "tolist"):  # arrays and numbers of numpy, a Series
        return _as_json(value.tolist(), at, faults)
    faults.append(Fault(at, f"is a {type(value).__name__}, which is no number, text, (value, unit), list or dict"))
    return None


def _vary(vary: Any) -> Any:
    """How inputs vary as a request has it: of files and tables a list of points."""
    if isinstance(vary, File):
        return {"kind": "list", **vary._reference}
    if hasattr(vary, "to_dict") and hasattr(vary, "columns"):  # a DataFrame
        return {"kind": "list", "rows": rows(vary)}
    if isinstance(vary, (list, tuple)):
        return {"kind": "list", "rows": [_point(one) for one in vary]}
    return vary


def _point(row: Any) -> Any:
    if not isinstance(row, File):
        return row
    if row.mapping is None:
        raise KeelsonError(f"{row.name} is not confirmed: propose its columns, then keelson.file(path, confirmed.mapping)")
    return row.inputs


def _columns(
    frame: Any, units: Mapping[str, str] | None, names: Mapping[str, str] | None, bracket_units: bool
) -> dict[str, tuple[list[Any], str | None]]:
    """Values and unit of each column, by the name of its input."""
    held = frame.to_dict("list") if hasattr(frame, "to_dict") and hasattr(frame, "columns") else frame
    if not isinstance(held, Mapping):
        raise TypeError(f"a table is a DataFrame or a dict of lists, not {type(frame).__name__}")
    unknown = [heading for heading in [*(units or {}), *(names or {})] if heading not in held]
    if unknown:
        raise ValueError(f"no column {', '.join(map(repr, unknown))}; there are {', '.join(map(repr, held))}")
    made: dict[str, tuple[list[Any], str | None]] = {}
    for heading, column in held.items():
        name, bracketed = _without_brackets(str(heading)) if bracket_units else (str(heading), None)
        values = column.tolist() if hasattr(column, "tolist") else list(column)
        named = (names or {}).get(heading, name)
        if named in made:
            raise ValueError(f"two columns are {named!r}")
        made[named] = (values, (units or {}).get(heading, bracketed))
    return made


def _without_brackets(heading: str) -> tuple[str, str | None]:
    """'depth [ft]' is depth in ft."""
    found = re.fullmatch(r"\s*(.+?)\s*[\[(]\s*([^\[\]()]+?)\s*[\])]\s*", heading)
    return (found[1], found[2]) if found else (heading.strip(), None)


def _cell_in(value: Any, unit: str | None) -> Any:
    """A value with its unit; None where there is none, as pandas and numpy say it: what differs from itself."""
    if value is None or value != value or type(value).__name__ == "NAType":
        return None
    is_number = hasattr(value, "__float__") and not isinstance(value, bool)
    return (value, unit) if unit is not None and is_number else value


def _is_quantity(value: Any) -> bool:
    """(12.75, 'in') and ([1, 2], 'm'); ('sand', 'clay') is a list of words."""
    return isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], str) and not isinstance(value[0], str)


def _pointed(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


def _workflow_path(ref: str) -> str:
    repo, colon, rest = ref.partition(":")
    if not colon:
        raise Problem("ref_malformed", "Invalid ref", detail=f"{ref!r} is not <repo>:<workflow-id>[@version]")
    return f"/api/workflows/{_part(repo)}/{_part(rest.partition('@')[0])}"


def _part(text: str) -> str:
    """A text as one part of a path."""
    return quote(text, safe="")


def _content(body: Any) -> tuple[bytes | None, dict[str, str]]:
    """Bytes as they are, anything else as JSON, each with its type."""
    if body is None:
        return None, {}
    if isinstance(body, bytes):
        return body, {"content-type": "application/octet-stream"}
    return json.dumps(body, allow_nan=False).encode("utf-8"), {"content-type": "application/json"}


def _problem(status: int, content: bytes, client: Keelson) -> Problem:
    """The refusal in an answer of RFC 9457; of anything else its first words."""
    try:
        held = json.loads(content)
        faults = tuple(Fault(e["pointer"], e["message"]) for e in held.get("errors", []))
        code, title, detail, instance = held["code"], held["title"], held["detail"], held.get("instance", "")
        needed = {f["pointer"]: _proposals(f, client) for f in held.get("files", [])}
    except (ValueError, KeyError, TypeError, AttributeError):
        said = f"HTTP {status}, which is no answer of Keelson: {content[:200].decode('utf-8', 'replace')}"
        return Problem("", f"HTTP {status}", status=status, detail=said)
    told: dict[str, Any] = {"status": status, "detail": detail, "errors": faults, "instance": instance}
    return MappingNeeded(code, title, needed=needed, **told) if needed else Problem(code, title, **told)


def _proposals(held: Mapping[str, Any], client: Keelson) -> Proposals:
    uploaded = File(held["file"], held["name"], (), None, {}, client)
    return Proposals(uploaded, tuple(_proposal(p) for p in held["proposals"]))


def _proposal(held: Mapping[str, Any]) -> Proposal:
    questions = tuple(_question(q) for q in held["questions"])
    return Proposal(held["table"], tuple(held["columns"]), questions, held["mapping"])


def _question(held: Mapping[str, Any]) -> Question:
    place = [held.get("table"), held.get("column")]
    key = ":".join([held["code"], *(p or "" for p in place)]) if any(p is not None for p in place) else held["code"]
    number = {"any": "any number", "above zero": "any number above zero"}.get(held.get("orNumber", ""), "")
    unit = f"any unit that converts to {held['orUnit']}" if "orUnit" in held else ""
    return Question(key, held["text"], {c["answer"]: c["means"] for c in held["choices"]}, number or unit)


def _in_unit(unit: str | None) -> str:
    return "" if unit in (None, "-") else f" in {unit}"


def _not_among(what: str, name: str, known: Mapping[str, Any], otherwise: str) -> str:
    if not known:
        return f"no {what} {name!r}: {otherwise}"
    near = difflib.get_close_matches(name, known, 3)
    return f"no {what} {name!r}; " + (f"did you mean {' or '.join(near)}?" if near else f"there are {', '.join(known)}")


def _quantity(name: str, held: Mapping[str, Any]) -> Quantity:
    label = held.get("label", name)
    return Quantity(name, held["value"], held.get("unit"), label, held.get("symbol"), held.get("reason"))


def _check(held: Mapping[str, Any]) -> Check:
    sides = {side: _quantity(side, held[side]) for side in ("demand", "capacity")}
    return Check(**{f.name: sides.get(f.name, held[f.name]) for f in fields(Check)})


def _cell(value: Any, column: Mapping[str, Any]) -> Any:
    """A number as float; of a point its index."""
    return float(value) if value is not None and column["type"] == "number" and column["role"] != "point" else value


def _shown(value: Any, ratio: bool) -> str:
    """A value as a line holds it: few digits, and a long list cut."""
    if isinstance(value, float):
        return _digits(value, apart_from=1.0 if ratio else None)
    text = str(value)
    return text if isinstance(value, str) or len(text) <= 80 else f"{text[:77]}..."


def _digits(value: float, apart_from: float | None = None) -> str:
    """Four digits, or as many as tell a number from the limit that it is not at: 0.99996 is never shown as 1."""
    for digits in range(4, 13):
        rounded = float(f"{value:.{digits}g}")
        if rounded != apart_from or value == apart_from:
            break
    return format(rounded, ".12g")


_COLOURS = {"PASS": "#1a7f37", "pass": "#1a7f37", "FAIL": "#c62828", "fail": "#c62828", "ERROR": "#c62828"}


def _assumed_lines(assumed: Sequence[Assumed]) -> list[str]:
    """A line for each assumption with a reason, one for the plain defaults and one for what was not provided."""
    reasoned = [f"assumed: {_assumed_value(a)}: {a.why}" for a in assumed if a.why is not None]
    defaults = [_assumed_value(a) for a in assumed if a.why is None and a.value is not None]
    absent = [a.title for a in assumed if a.why is None and a.value is None]
    grouped = [("defaults", defaults), ("not provided", absent)]
    return reasoned + [f"{term}: {'; '.join(of)}" for term, of in grouped if of]


def _assumed_value(assumed: Assumed) -> str:
    return f"{assumed.title} {_quantity(assumed.name, vars(assumed))}"


def _run_html(run: Run) -> str:
    """Every text escaped; green only where a check was made."""
    unchecked = run.status == "PASS" and not run.passed
    colour = _COLOURS.get("" if unchecked else run.status, "#767676")
    verdict = f"{run.status}, no check made" if unchecked and run.checks_made == 0 else run.status
    style = f"border-left:.4em solid {colour};padding-left:.6em"
    head = f'<p style="{style}"><strong>{_text(verdict)}</strong> {_text(run.detail)}</p>'
    values = [(_text(q.label), _text(str(q))) for q in run.answers]
    checks = [
        (
            _text(c.title),
            f'<span style="color:{_COLOURS.get(c.state, "inherit")}">{_text(c.state.replace("_", " "))}</span>',
            "" if c.utilisation is None else _text(_digits(c.utilisation, apart_from=c.limit)),
            _text(c.reason or f"{c.standard} {c.clause}"),
        )
        for c in run.checks
    ]
    told = [*_assumed_lines(run.assumed), *(f"warning: {w}" for w in run.warnings)]
    notes = "".join(f"<li>{_text(line)}</li>" for line in told)
    parts = [
        head,
        _table_html(("Result", "Value"), values),
        _table_html(("Check", "State", "Utilisation", "Clause or reason"), checks),
        f"<ul>{notes}</ul>" if notes else "",
        f"<p>{_text(run.ref)}, {_report_html(run)}</p>",
    ]
    return f"<div>{''.join(parts)}</div>"


def _table_html(heads: tuple[str, ...], rows: list[Any]) -> str:
    if not rows:
        return ""
    left = 'style="text-align:left"'
    head = "".join(f'<th scope="col" {left}>{_text(h)}</th>' for h in heads)
    body = "".join("<tr>" + "".join(f"<td {left}>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _report_html(run: Run) -> str:
    url = run.report_url or ""
    if not url.startswith(("http://", "https://")):
        return f"run {_text(run.id)}"
    return f'<a href="{_text(url)}" target="_blank" rel="noreferrer">report of run {_text(run.id)}</a>'


def _text(text: str) -> str:
    return html.escape(text, quote=True)
