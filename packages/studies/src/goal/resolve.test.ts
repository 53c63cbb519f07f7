/** Claims about goals, on planted outputs whose roots, jumps and changes of the governing check are known. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logSpaced, spaced } from '@keelson/numerics/spaced.ts'
import { clean } from '@keelson/workflow'
import { type GoalPoint, resolveGoal } from './resolve.ts'

interface Planted {
  readonly target?: number
  readonly from?: number
  readonly to?: number
  readonly count?: number
  readonly xs?: readonly number[]
  readonly mode?: (x: number) => string | null
}

/** The goal of an output that is NaN where it fails, and how often it was evaluated beside the scan. */
function solve(f: (x: number) => number, planted: Planted = {}) {
  const { target = 0, from = 0, to = 1, count = 33, mode = () => 'burst' } = planted
  const point = (x: number): GoalPoint => {
    const y = f(x)
    if (!Number.isFinite(y)) return { x, y: null, mode: null, status: 'ERROR', reason: 'no luck' }
    return { x, y, mode: mode(x), status: y <= target ? 'PASS' : 'FAIL' }
  }
  let evaluations = 0
  const question = { output: 'checks.burst.utilisation', title: 'Burst', unit: '-', target }
  const input = { title: 'Wall thickness', unit: 'mm' }
  const xs = planted.xs ?? spaced(from, to, count).map(clean)
  const goal = resolveGoal({ ...question, input }, xs.map(point), (x) => {
    evaluations += 1
    return point(x)
  })
  return { ...goal, xs: goal.roots.map(({ x }) => x), evaluations, text: goal.notes.join('\n') }
}

const outcomes = ({ brackets }: Pick<ReturnType<typeof solve>, 'brackets'>) => brackets.map(({ outcome }) => outcome)
const atEach = (found: readonly number[], roots: readonly number[], within = 1e-11) => {
  assert.equal(found.length, roots.length, `found ${found.join(', ')}`)
  for (const [i, x] of found.entries()) {
    const root = roots[i] ?? Number.NaN
    assert.ok(Math.abs(x - root) <= within * Math.max(1, Math.abs(root)), `${x} for ${root}`)
  }
}

test('without a root the notes say how near the output comes, and where', () => {
  const goal = solve((x) => 2 + (x - 0.3) ** 2, { target: 1 })
  assert.deepEqual([goal.roots, goal.brackets, goal.jumps], [[], [], []])
  assert.match(goal.text, /^No root: burst is nearest at 0\.3 mm, 1 above the target\./)
})

test('one root is a number of 12 digits, with the output, the status and the governing check at this very number', () => {
  const goal = solve((x) => Math.exp(x) - 2)
  const [root] = goal.roots
  assert.equal(root?.x, clean(Math.LN2))
  assert.equal(root?.output, Math.exp(clean(Math.LN2)) - 2)
  assert.equal(root?.governing, 'burst')
  assert.equal(root?.run_id, null)
  assert.ok((root?.iterations ?? 0) > 0)
  assert.deepEqual(outcomes(goal), ['a root'])
})

test('a falling output has its root as a rising one has', () => {
  atEach(solve((x) => 2 / (x + 1), { target: 1.25 }).xs, [0.6])
})

test('two and three roots are found in their order, each in its bracket', () => {
  atEach(solve((x) => (x - 0.21) * (x - 0.83)).xs, [0.21, 0.83])
  const three = solve((x) => 5 + (x - 0.11) * (x - 0.47) * (x - 0.8), { target: 5 })
  atEach(three.xs, [0.11, 0.47, 0.8])
  assert.ok(three.brackets.every(({ between: [a, b] }, i) => a < (three.xs[i] ?? 0) && (three.xs[i] ?? 0) < b))
})

test('roots at both ends of the scan are roots without a step', () => {
  const goal = solve((x) => 3 + x * (1 - x), { target: 3 })
  assert.deepEqual(goal.xs, [0, 1])
  assert.deepEqual(
    goal.roots.map(({ iterations }) => iterations),
    [0, 0],
  )
})

test('roots at neighbouring points of the scan are two roots and no stretch', () => {
  const goal = solve((x) => 2 + Math.sin(Math.PI * x), { target: 2, from: 0.25, to: 3.25, xs: [0.5, 1, 2, 2.5] })
  atEach(goal.xs, [1, 2])
  assert.deepEqual(outcomes(goal), ['a root', 'a root'])
})

test('a root at zero is zero', () => {
  assert.deepEqual(solve((x) => Math.sinh(x), { from: -1, to: 1.3 }).xs, [0])
})

test('an output that changes sides without meeting the target has a jump and no root', () => {
  const goal = solve((x) => (x < 0.4321 ? 0.5 : 2), { target: 1 })
  assert.deepEqual([goal.roots, outcomes(goal)], [[], ['a jump over the target']])
  assert.deepEqual(goal.jumps, [{ between: [0.432099999999, 0.4321], outputs: [0.5, 2] }])
  assert.match(goal.text, /^No root: burst is nearest at .*, 0\.5 below the target/)
})

test('a jump much smaller than the change over its bracket is a jump', () => {
  const goal = solve((x) => 100 * x + (x < 0.37 ? 0 : 0.01), { target: 37.004, count: 5 })
  assert.deepEqual(outcomes(goal), ['a jump over the target'])
})

test('a pole is a jump, and a pole at which the output has no value leaves its bracket undecided', () => {
  assert.deepEqual(outcomes(solve((x) => 1 / (x - 0.3141))), ['a jump over the target'])
  const goal = solve((x) => 1 / (x - 0.5), { xs: [0, 1] })
  assert.deepEqual(outcomes(goal), ['undecided, no value at 0.5 mm (no luck)'])
})

test('a jump and a root are told apart', () => {
  const goal = solve((x) => (x < 0.3 ? 2 : 0.5 + x), { target: 1 })
  atEach(goal.xs, [0.5])
  assert.deepEqual(outcomes(goal), ['a jump over the target', 'a root'])
})

test('a continuous crossing is a root however steep', () => {
  for (const width of [1e-3, 1e-6, 1e-9, 1e-12]) {
    const goal = solve((x) => Math.tanh((x - 0.345678901234567) / width))
    atEach(goal.xs, [0.345678901234567], 2e-12)
    assert.deepEqual(goal.jumps, [])
  }
})

test('a root so steep that 12 digits of the input do not meet the target says what they give', () => {
  const goal = solve((x) => 1 + Math.tanh((x - 0.345678901234567) / 1e-12), { target: 1 })
  assert.match(
    goal.text,
    /At the root 0\.345679 mm, burst is 1\.40781\. It crosses the target within the last of 12 digits/,
  )
  assert.doesNotMatch(solve((x) => x - 0.345678901234567).text, /it passes the target/)
})

test('where the output reaches the target and leaps away, the root is on the side that reaches it', () => {
  const goal = solve((x) => (x < 0.4 ? 0.6 + x : 7), { target: 1 })
  atEach(goal.xs, [0.4], 3e-12)
  assert.ok(Math.abs((goal.roots[0]?.output ?? 0) - 1) < 1e-11)
})

test('noise of an iterative solver about the target is no jump', () => {
  const goal = solve((x) => x + 1e-10 * Math.sin(1e13 * x), { target: 0.345 })
  atEach(goal.xs, [0.345], 1e-9)
  assert.deepEqual(goal.jumps, [])
})

test('a parabola that stays short of the target is said to come close and to cross nowhere', () => {
  const goal = solve((x) => 1e-4 + (x - 0.347) ** 2)
  assert.deepEqual(goal.roots, [])
  assert.match(goal.text, /Burst comes within 0\.0001 of the target at 0\.347 mm but does not cross it there/)
})

test('a parabola that touches the target has its root said to touch', () => {
  const goal = solve((x) => 4 - (x - 0.347) ** 2, { target: 4 })
  // Within sqrt(5e-12) of the vertex 12 digits of the output are those of the target.
  atEach(goal.xs, [0.347], 2.3e-6)
  assert.deepEqual(outcomes(goal), ['a root at which the output touches the target'])
})

test('two roots between neighbouring points of the scan show at the least distance', () => {
  const two = solve((x) => (x - 0.345) * (x - 0.349), { count: 17 })
  atEach(two.xs, [0.345, 0.349])
  const atTheEnd = solve((x) => (x - 0.005) * (x - 0.02), { count: 17 })
  atEach(atTheEnd.xs, [0.005, 0.02])
})

test('an output at the target over a stretch has both edges, and says so', () => {
  const f = (x: number) => 1 + Math.max(0, x - 0.73) - Math.max(0, 0.22 - x)
  const goal = solve(f, { target: 1 })
  atEach(goal.xs, [0.22, 0.73], 1e-6)
  assert.deepEqual(outcomes(goal), ['at the target throughout'])
  assert.match(goal.text, /Burst equals the target from 0\.22 mm to 0\.73 mm\. Both ends are reported as roots/)
})

test('a stretch at the target between two points of the scan, or about one of them, is a stretch', () => {
  const between = (a: number, b: number) => (x: number) => 1 + Math.max(0, x - b) - Math.max(0, a - x)
  atEach(solve(between(0.512, 0.527), { target: 1 }).xs, [0.512, 0.527], 1e-6)
  atEach(solve(between(0.49, 0.51), { target: 1 }).xs, [0.49, 0.51], 1e-6)
})

test('an output that is the target everywhere is so from end to end', () => {
  const goal = solve(() => 1, { target: 1 })
  assert.deepEqual(goal.xs, [0, 1])
  assert.deepEqual(goal.brackets, [{ between: [0, 1], outcome: 'at the target throughout' }])
})

test('points of the scan that fail are named with their reason, and roots beside them are found', () => {
  const goal = solve((x) => (x > 0.3 && x < 0.5 ? Number.NaN : x - 0.65))
  atEach(goal.xs, [0.65])
  assert.match(
    goal.text,
    /Burst has no value at 6 points from 0\.3125 mm to 0\.46875 mm \(no luck\)\. A root there would not be found/,
  )
})

test('a change of sides over points that fail is undecided', () => {
  const goal = solve((x) => (x > 0.3 && x < 0.5 ? Number.NaN : x - 0.4))
  assert.deepEqual(goal.roots, [])
  assert.match(outcomes(goal).join(), /^undecided, no value at 0\.3\d* mm \(no luck\)$/)
})

test('a root between the last point with a value and the edge of the values is found', () => {
  atEach(solve((x) => (x < 0.6401 ? Number.NaN : x - 0.6405)).xs, [0.6405])
  atEach(solve((x) => (x > 0.6405 ? Number.NaN : x - 0.6401)).xs, [0.6401])
})

test('an evaluation that fails within a bracket leaves it undecided, and the others go on', () => {
  const f = (x: number) => (x > 0.301 && x < 0.312 ? Number.NaN : (x - 0.305) * (x - 0.8))
  const goal = solve(f)
  atEach(goal.xs, [0.8])
  assert.match(outcomes(goal)[0] ?? '', /^undecided, no value at 0\.30\d* mm \(no luck\)$/)
})

test('where every point fails there is no root, and the notes say so', () => {
  const goal = solve(() => Number.NaN)
  assert.match(goal.text, /^No root: burst has no value at any scan point/)
  assert.deepEqual(goal.mode_changes, [])
})

test('a change of the governing check is placed to a millionth of the step', () => {
  const goal = solve((x) => x - 2, { mode: (x) => (x < 0.4444 ? 'burst' : 'collapse') })
  assert.equal(goal.mode_changes.length, 1)
  const [
    {
      between: [a, b],
      from,
      to,
    } = { between: [0, 0] as const, from: null, to: null },
  ] = goal.mode_changes
  assert.deepEqual([from, to], ['burst', 'collapse'])
  assert.ok(a < 0.4444 && 0.4444 <= b && b - a <= 1e-6 / 32)
})

test('three checks that govern within one step are two changes', () => {
  const mode = (x: number) => (x < 0.51 ? 'burst' : x < 0.52 ? 'collapse' : null)
  const changes = solve((x) => x - 2, { mode }).mode_changes
  assert.deepEqual(
    changes.map(({ from, to }) => [from, to]),
    [
      ['burst', 'collapse'],
      ['collapse', null],
    ],
  )
})

test('a change of the governing check over points that fail stands between the points beside them', () => {
  const f = (x: number) => (x > 0.3 && x < 0.5 ? Number.NaN : x + 1)
  const changes = solve(f, { mode: (x) => (x < 0.4 ? 'burst' : 'collapse') }).mode_changes
  assert.equal(changes.length, 1)
  for (const [i, x] of [0.3, 0.5].entries()) assert.ok(Math.abs((changes[0]?.between[i] ?? 0) - x) < 1e-6)
})

test('a change of the governing check at the root is both', () => {
  const goal = solve((x) => Math.max(1.2 * x, 2 * x - 0.4), {
    target: 0.6,
    mode: (x) => (x < 0.5 ? 'burst' : 'collapse'),
  })
  assert.deepEqual(goal.xs, [0.5])
  assert.equal(goal.roots[0]?.governing, 'collapse')
  assert.ok(goal.mode_changes.some(({ between: [a, b] }) => a < 0.5 && 0.5 <= b))
})

test('a scan in equal ratios finds small roots to 12 digits', () => {
  const xs = logSpaced(1e-6, 1e6, 25).map(clean)
  const goal = solve((x) => (Math.log10(x) + 4.5) * (Math.log10(x) - 3.3), { xs })
  for (const [i, root] of [10 ** -4.5, 10 ** 3.3].entries())
    assert.ok(Math.abs((goal.xs[i] ?? 0) / root - 1) < 1e-11, `${goal.xs[i]} for ${root}`)
})

test('one question has one answer, and its evaluations are bounded', () => {
  const f = (x: number) => Math.sin(200 * x) + 0.5
  const mode = (x: number) => (Math.sin(1e4 * x) > 0 ? 'a' : 'b')
  const once = solve(f, { count: 65, mode })
  assert.deepEqual(solve(f, { count: 65, mode }), once)
  assert.ok(once.evaluations < 3000, `${once.evaluations} evaluations`)
})

test('a plain root costs few evaluations', () => {
  const { evaluations } = solve((x) => 2 / (x + 1), { target: 1.25 })
  assert.ok(evaluations <= 15, `${evaluations} evaluations`)
})
