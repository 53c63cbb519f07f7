"""Works out, from the sources alone, what the equations beside a worked.py have to give.

    python3 scripts/worked.py [--check] [FOLDER ...]

writes worked.json beside every worked.py, gray.worked.json beside every gray.worked.py (of the folders named), and says
which it wrote; or checks that they stand there as they would be written.
Such a script declares functions by the names of the equations and in their own units, and tables by their names:

    from worked import logarithmic, table, worked

    # DNV-RP-F109 (2021) 3.2.1
    @worked(rho_w=(1000, 1030), g=9.80665, D=(0.1, 1.5))
    def buoyancy(rho_w, g, D):
        return rho_w * g * pi * D**2 / 4

    table('GAMMA_SC', [1.4, 1.5], source='DNV-RP-F109 (2021) table 3-3', kind='independent-calc')

Beside a workflow it works out what verification cases expect, in the units that stand there:

    case('bearing-fails-alone', {'checks.bearing.demand': 440 * 2 * 1.1, 'checks.bearing.capacity': 790.4})

A script that puts the equations of others together takes them by `functions_of('friction.worked.py')`; one whose standard
has the equations of another declares them by `include('../../../physics/src/hoop-stress.worked.py')`.

A range draws; a number stands; a list of ranges is a list argument; `also` adds points of one's own. Standard library only.
"""

import json
import math
import os
import pathlib
import random
import runpy
import shutil
import subprocess
import sys
import types

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGES = ROOT / 'packages'
DRAWS = 4
DIGITS = 6

values = {}
tables = {}
cases = {}
tolerance = {'relTol': 1e-9}
# of the script that runs
folder = [PACKAGES]


class logarithmic:
    """A range that is drawn evenly over its logarithm."""

    def __init__(self, low, high):
        self.low, self.high = low, high


def within(rel_tol):
    """States the relative tolerance of the folder, before its results are seen."""
    tolerance['relTol'] = rel_tol


def worked(draws=DRAWS, also=(), **ranges):
    """Decorates a function that gives the value of the equation of its name; a pair is (left side, value)."""

    def declare(function):
        return declare_as(function.__name__, function, ranges, draws, also)

    return declare


def declare_as(name, function, ranges, draws=DRAWS, also=()):
    """Declares a function under the name of an equation inside an export: 'closedForm.collapseYieldPart'."""
    source = random.Random(name)
    points = [{key: drawn(spec, source) for key, spec in ranges.items()} for _ in range(draws)]
    common = {key: spec for key, spec in ranges.items() if isinstance(spec, (int, float))}
    points += [{**common, **point} for point in also]
    values[name] = [row(function, point) for point in points]
    return function


def drawn(spec, source):
    if isinstance(spec, list):
        return [drawn(one, source) for one in spec]
    if isinstance(spec, logarithmic):
        return rounded(math.exp(source.uniform(math.log(spec.low), math.log(spec.high))))
    if isinstance(spec, tuple):
        return rounded(source.uniform(*spec))
    return spec


def rounded(x):
    return float(f'{x:.{DIGITS}g}')


def row(function, point):
    result = function(**point)
    if isinstance(result, tuple):
        return {'args': point, 'left': result[0], 'value': result[1]}
    return {'args': point, 'value': result}


def table(name, data, source, kind='independent-calc'):
    """Declares a second reading of a table or a coefficient; kind 'published' only where the print itself was read."""
    tables[name] = {'kind': kind, 'source': source, 'data': data}


def case(name, expected):
    """Declares what a verification case of the workflow expects, by the names under which it is expected."""
    cases.setdefault(name, {}).update(expected)


def functions_of(name):
    """The functions of another script, by its path from the folder of the one that asks; what it declares stays its own."""
    kept = [(one, dict(one)) for one in (values, tables, cases, tolerance)]
    found = runpy.run_path(str(folder[0] / name))
    for one, was in kept:
        one.clear()
        one.update(was)
    return types.SimpleNamespace(**found)


def include(name):
    """Declares what another script declares, by its path from the folder of the one that asks: equations that both have."""
    runpy.run_path(str(folder[0] / name))


def text_of(script):
    folder[0] = script.parent
    values.clear()
    tables.clear()
    cases.clear()
    tolerance['relTol'] = 1e-9
    runpy.run_path(str(script))
    whole = {'script': script.name, **tolerance, 'values': values, 'tables': tables, **({'cases': cases} if cases else {})}
    return json.dumps(whole, allow_nan=False, ensure_ascii=False)


def same(a, b):
    """Equal but for the last digits, in which the machines' own sines and logarithms differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same(a[key], b[key]) for key in a)
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, float) and isinstance(b, float):
        return math.isclose(a, b, rel_tol=1e-11, abs_tol=1e-300)
    return a == b


def lay_out(files):
    """One quantity a line, as all data of the house."""
    path = os.pathsep.join([str(ROOT / 'node_modules' / '.bin'), os.environ['PATH']])
    subprocess.run([shutil.which('node', path=path), ROOT / 'scripts' / 'lay-out.ts', *files], check=True)


def main(arguments):
    check = '--check' in arguments
    folders = [pathlib.Path(a) for a in arguments if not a.startswith('--')] or [PACKAGES]
    stale, written = [], []
    for script in sorted(s for folder in folders for s in folder.resolve().rglob('*worked.py')):
        target, text = script.with_suffix('.json'), text_of(script)
        if check and not (target.exists() and same(json.loads(target.read_text()), json.loads(text))):
            stale.append(str(target.relative_to(PACKAGES)))
        if not check:
            target.write_text(text)
            written.append(str(target))
    if written:
        lay_out(written)
        print('\n'.join(os.path.relpath(target, ROOT) for target in written))
    elif not check:
        sys.exit('no worked.py in ' + ', '.join(map(str, folders)))
    if stale:
        sys.exit('not what the script gives: ' + ', '.join(stale))


if __name__ == '__main__':
    sys.modules['worked'] = sys.modules['__main__']
    main(sys.argv[1:])
