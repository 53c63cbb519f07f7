/** The decline curves are those of the script, meet where their formulas change, and add up as their rates do. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, peer } from '@keelson/equations/testing.ts'
import { fromSI, toSI } from '@keelson/units'
import { near } from '@keelson/units/testing.ts'
import * as arps from './arps.ts'
import { type DeclineParameters, declineOf } from './decline.ts'
import * as duong from './duong.ts'
import * as measures from './fit-measures.ts'
import * as modified from './modified-hyperbolic.ts'
import * as recovery from './recovery.ts'
import * as stretched from './stretched-exponential.ts'
import worked from './worked.json' with { type: 'json' }

test('the curves are those of the script', () => {
  assertScriptAgrees({ ...arps, ...duong, ...measures, ...modified, ...recovery, ...stretched }, worked)
})

test("Duong's and Valko's points are those of petbox-dca", () => {
  const source = peer('petbox-dca: THM, Duong and SE, rates and cumulatives at 365 days')
  assertEquationHolds(duong.duongRate, {
    worked: [{ args: { q_1: 715, a: 2.8, m: 1.4, t: 365 }, value: 104.7375343, relTol: 1e-8, source }],
  })
  assertEquationHolds(stretched.stretchedCumulative, {
    worked: [{ args: { q_i: 715, tau: 90, n: 0.5, t: 365 }, value: 76927.53405, relTol: 1e-8, source }],
  })
})

const q_i = toSI(800, 'bbl/d')
const D_i = toSI(1.3, '1/year')
const year = toSI(1, 'year')
const CURVES: Readonly<Record<string, DeclineParameters>> = {
  exponential: { model: 'arps', q_i, D_i, b: 0 },
  'nearly exponential': { model: 'arps', q_i, D_i, b: 1e-4 },
  hyperbolic: { model: 'arps', q_i, D_i, b: 0.6 },
  'nearly harmonic': { model: 'arps', q_i, D_i, b: 1 + 1e-4 },
  harmonic: { model: 'arps', q_i, D_i, b: 1 },
  'above harmonic': { model: 'arps', q_i, D_i, b: 1.4 },
  modified: { model: 'modified', q_i, D_i, b: 1.4, D_lim: toSI(0.15, '1/year') },
  'modified harmonic': { model: 'modified', q_i, D_i, b: 1, D_lim: toSI(0.15, '1/year') },
  duong: { model: 'duong', q_1: q_i, a: 1.9, m: 1.2 },
  stretched: { model: 'stretched', q_i, tau: 0.4 * year, n: 0.45 },
}

/** Simpson's rule over z, with t = z^4, which is smooth at the start of every curve. */
function integrated(rate: (t: number) => number, to: number): number {
  const n = 4000
  const h = to ** 0.25 / n
  const f = (z: number) => (z === 0 ? 0 : rate(z ** 4) * 4 * z ** 3)
  let sum = f(0) + f(n * h)
  for (let i = 1; i < n; i++) sum += (i % 2 === 1 ? 4 : 2) * f(i * h)
  return (sum * h) / 3
}

for (const [name, parameters] of Object.entries(CURVES)) {
  const curve = declineOf(parameters)

  test(`${name}: the cumulative is the integral of the rate`, () => {
    for (const t of [0.2, 1, 7, 25]) near(curve.cumulative(t * year), integrated(curve.rate, t * year), 1e-6)
  })

  test(`${name}: the time to a rate is when it is that rate`, () => {
    for (const share of [0.9, 0.3, 0.05, 0.01]) {
      const q = share * curve.peak.q
      near(curve.rate(curve.timeTo(q)), q, 1e-8)
    }
    assert.equal(curve.timeTo(0), Infinity)
  })

  test(`${name}: D is the slope of ln q, and b that of 1/D`, () => {
    for (const t of [1, 3, 20].map((n) => n * year)) {
      const h = t * 1e-5
      const slope = (f: (t: number) => number) => (f(t + h) - f(t - h)) / (2 * h)
      near(curve.declineAt(t), -slope((x) => Math.log(curve.rate(x))), 1e-6)
      const b = slope((x) => 1 / curve.declineAt(x))
      assert.ok(Math.abs(curve.exponentAt(t) - b) < 1e-5 * Math.max(1, Math.abs(b)), `${curve.exponentAt(t)} ${b}`)
    }
  })

  test(`${name}: recorded points are those of the curve`, () => {
    const trace = newTrace()
    const traced = declineOf(parameters, trace)
    const at = traced.pointAt(2 * year, trace, { mark: 'a' })
    near(at.q, curve.rate(2 * year), 1e-12)
    near(at.N, curve.cumulative(2 * year), 1e-12)
    const of = traced.pointOf(0.02 * curve.peak.q, trace, { mark: 'e' })
    near(of.t, curve.timeTo(0.02 * curve.peak.q), 1e-12)
    near(of.N, curve.cumulative(of.t), 1e-10)
    if (Number.isFinite(curve.ultimate)) near(traced.tracedUltimate(trace, { mark: '' }), curve.ultimate, 1e-12)
  })
}

test('rate and cumulative are continuous where the decline turns exponential', () => {
  const { turn, rate, cumulative } = declineOf(CURVES.modified as DeclineParameters)
  assert.ok(turn)
  const after = turn.t * (1 + 1e-12)
  near(rate(after), turn.q, 1e-10)
  near(cumulative(after), turn.N, 1e-10)
  near(declineOf(CURVES.modified as DeclineParameters).declineAt(after), toSI(0.15, '1/year'), 1e-12)
})

test('a terminal decline that is not below the first leaves the curve exponential', () => {
  for (const [b, D_lim] of [
    [0, D_i / 2],
    [1.1, D_i],
    [0.5, 2 * D_i],
  ] as const) {
    const curve = declineOf({ model: 'modified', q_i, D_i, b, D_lim })
    assert.equal(curve.turn, undefined)
    near(curve.rate(year), q_i * Math.exp(-1.3), 1e-12)
  }
})

test('recovery without end is bounded below b = 1 and not from there on', () => {
  near(fromSI(declineOf(CURVES.hyperbolic as DeclineParameters).ultimate, 'bbl'), (800 * 365.25) / (0.4 * 1.3), 1e-12)
  assert.equal(declineOf(CURVES.harmonic as DeclineParameters).ultimate, Infinity)
  assert.equal(declineOf(CURVES['above harmonic'] as DeclineParameters).ultimate, Infinity)
})

test('a rate that rises never falls to another', () => {
  const rising = declineOf({ model: 'arps', q_i, D_i: -D_i, b: 0 })
  assert.equal(rising.timeTo(q_i / 2), Infinity)
  assert.equal(rising.ultimate, Infinity)
})

test('harmonic within a hundred-millionth and just above it have no bounded recovery', () => {
  for (const b of [1 - 5e-9, 1 + 5e-9, 1.005])
    assert.equal(declineOf({ model: 'arps', q_i, D_i, b }).ultimate, Infinity, String(b))
})

test('every curve but that of Duong begins at its peak with nothing recovered; his begins with no rate', () => {
  for (const parameters of Object.values(CURVES)) {
    const { peak, rate, cumulative } = declineOf(parameters)
    if (parameters.model === 'duong') {
      assert.deepEqual([rate(0), cumulative(0)], [0, 0])
      assert.ok(rate(0.005) > 0 && cumulative(0.005) > 0)
    } else assert.deepEqual(peak, { t: 0, q: q_i, N: 0 })
  }
})

test('what leads to a point is recorded, in the units that are asked', () => {
  const units = Object.fromEntries([
    ...['q_i', 'q', 'q_s'].map((rate) => [rate, 'Mcf/d']),
    ...['N_p', 'N_s', 'N_inf'].map((volume) => [volume, 'Mcf']),
  ])
  const recorded = (parameters: DeclineParameters) => {
    const trace = newTrace()
    const curve = declineOf(parameters, trace, { mark: '', units })
    curve.pointAt(10 * year, trace, { mark: 'a', units })
    if (Number.isFinite(curve.ultimate)) curve.tracedUltimate(trace, { mark: '', units })
    return trace.steps.map(({ symbol, unit }) => `${symbol} ${unit}`)
  }
  const point = ['q_a Mcf/d', 'N_a Mcf']
  const turn = ['t_s d', 'q_s Mcf/d', 'N_s Mcf']
  assert.deepEqual(recorded(CURVES.harmonic as DeclineParameters), point)
  for (const name of ['exponential', 'hyperbolic', 'stretched'])
    assert.deepEqual(recorded(CURVES[name] as DeclineParameters), [...point, 'N_inf Mcf'])
  for (const name of ['modified', 'modified harmonic'])
    assert.deepEqual(recorded(CURVES[name] as DeclineParameters), [...turn, ...point, 'N_inf Mcf'])
})
