/** Claims about the limits of one input, on planted utilisations. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Judged, judgedPoint } from './judged.ts'
import { limitsAbout } from './limits.ts'

interface Planted {
  readonly now: number
  readonly isWhole?: boolean
  /** Checks without which a case that passes has no verdict. */
  readonly needed?: readonly string[]
}

/** What a utilisation says: null where no capacity is left, undefined where the check is open. */
type Used = number | null | undefined

const check = (id: string, used: Used): Judged['checks'][number] => {
  if (used === undefined) return { id, state: 'not_made', governing: false, utilisation: null, limit: null }
  const state = used !== null && used <= 1 ? 'pass' : 'fail'
  return { id, state, governing: true, utilisation: used, limit: 1 }
}
const judged = (used: Used): Judged =>
  used === undefined
    ? { status: 'SKIPPED', checks: [check('bearing', used)] }
    : { status: used !== null && used <= 1 ? 'PASS' : 'FAIL', checks: [check('bearing', used)] }

function limits(used: (x: number) => Used | Judged, { now, isWhole = false, needed = [] }: Planted) {
  let evaluations = 0
  const found = limitsAbout({ now, isWhole, target: 0.5 }, (x) => {
    evaluations += 1
    const said = used(x)
    return judgedPoint(x, typeof said === 'object' && said !== null ? said : judged(said), new Set(needed))
  })
  return { told: found.map(({ side, point: { x } }) => [side, x]), evaluations }
}

test('the thickness at which a stress is at its limit is the least that passes, rounded up to 4 digits', () => {
  const { told, evaluations } = limits((t) => 38.561 / t, { now: 40 })
  assert.deepEqual(told, [['minimum', 38.57]])
  assert.ok(evaluations <= 16, `${evaluations} runs`)
})

test('the load at which it is so is the most that passes, rounded down', () => {
  assert.deepEqual(limits((kN) => kN / 435.68, { now: 420 }).told, [['maximum', 435.6]])
})

test('a limit of 4 digits is told as it is', () => {
  assert.deepEqual(limits((t) => 99.75 / t, { now: 105 }).told, [['minimum', 99.75]])
  assert.deepEqual(limits((v) => v / 0.525, { now: 0.35 }).told, [['maximum', 0.525]])
})

test('a limit that would be rounded past the value that stands is that value', () => {
  assert.deepEqual(limits((t) => 38.5701 / t, { now: 38.5702 }).told, [['minimum', 38.5702]])
})

test('a case that fails is told the nearest value at which it passes', () => {
  assert.deepEqual(limits((t) => 50 / t, { now: 20 }).told, [['minimum', 50]])
  assert.deepEqual(limits((kN) => kN / 100, { now: 260 }).told, [['maximum', 100]])
})

test('a range in which a case passes has both of its ends, from within and from without', () => {
  const outOf = (x: number) => Math.abs(x - 10) / 4
  const both = [
    ['minimum', 6],
    ['maximum', 14],
  ]
  assert.deepEqual(limits(outOf, { now: 10 }).told, both)
  assert.deepEqual(limits(outOf, { now: 4 }).told, both)
})

test('a negative value has its limits as a positive one has', () => {
  assert.deepEqual(limits((v) => 0.8393 / -v, { now: -1 }).told, [['maximum', -0.8393]])
})

test('a jump over the limit is one: the last value before it', () => {
  assert.deepEqual(limits((x) => (x < 12.3456 ? 0.4 : 3), { now: 10 }).told, [['maximum', 12.34]])
})

test('a capacity that is used up fails, and the limit before it is found', () => {
  assert.deepEqual(limits((p) => (p < 20 ? 5 / (20 - p) : null), { now: 12 }).told, [['maximum', 15]])
})

test('a check that stands at its limit throughout hides no other', () => {
  assert.deepEqual(limits((x) => Math.max(1, x / 17), { now: 16 }).told, [['maximum', 17]])
})

test('a count is searched in whole numbers', () => {
  const { told } = limits((n) => (Number.isInteger(n) ? 9.1 / n : undefined), { now: 16, isWhole: true })
  assert.deepEqual(told, [['minimum', 10]])
})

test('what passes or fails everywhere has no limit', () => {
  assert.deepEqual(limits(() => 0.4, { now: 10 }).told, [])
  assert.deepEqual(limits(() => 4, { now: 10 }).told, [])
})

test('a case without a verdict has no limit, and neither has the value 0', () => {
  assert.deepEqual(limits(() => undefined, { now: 10 }).told, [])
  assert.deepEqual(limits((x) => x / 5, { now: 0 }).told, [])
})

test('the search stops where a check is left open, even if the case passes again beyond', () => {
  assert.deepEqual(limits((x) => (x > 12 ? undefined : 0.9), { now: 10 }).told, [])
  assert.deepEqual(limits((x) => (x > 12 && x < 14 ? undefined : x / 20), { now: 10 }).told, [])
})

test('a limit just before the check is left open is found', () => {
  assert.deepEqual(limits((x) => (x > 12 ? undefined : x / 10.7), { now: 10 }).told, [['maximum', 10.7]])
})

test('a value at which a check of the case is not made any more is no solution', () => {
  const used = (x: number): Judged => {
    const bearing = check('bearing', x < 8 ? undefined : x / 9)
    const weld = { ...check('weld', 0.5), governing: x < 8 }
    const fails = bearing.state === 'fail'
    return { status: fails ? 'FAIL' : 'PASS', checks: [bearing, weld] }
  }
  assert.deepEqual(limits((x) => (x < 8 ? used(x) : x / 5), { now: 20, needed: ['bearing'] }).told, [])
})
