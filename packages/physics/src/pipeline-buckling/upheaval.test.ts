/** Upheaval: Palmer's curve and formula, the prop, the vertical mode and clay, over their ranges and against the published. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm, peer, published } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import * as vertical from './hobbs-vertical.ts'
import * as palmer from './palmer.ts'
import * as uplift from './uplift.ts'
import worked from './worked.json' with { type: 'json' }

const branches = { Phi_1: palmer.PHI_L_LOW.value, Phi_2: palmer.PHI_L_HIGH.value }

test('the universal curve is defined from 0, and meets at its branches', () => {
  const level = closedForm('the first branch is level')
  assertEquationHolds(palmer.universalCurve, {
    ranges: { phi_L: [0, 20], Phi_1: [4.49, 4.49], Phi_2: [8.06, 8.06] },
    worked: [{ args: { phi_L: 2, ...branches }, value: 0.0646, relTol: 0, source: level }],
  })
  const curve = (phi_L: number) => palmer.universalCurve.evaluate({ phi_L, ...branches })
  for (const edge of [palmer.PHI_L_LOW.value, palmer.PHI_L_HIGH.value])
    assert.ok(Math.abs(curve(edge * (1 + 1e-9)) / curve(edge * (1 - 1e-9)) - 1) < 0.005)
})

test('no length asks for more than the top of the curve', () => {
  const top = palmer.universalCurve.evaluate({ phi_L: palmer.PHI_L_WORST, ...branches })
  assert.ok(Math.abs(top / palmer.PHI_W_WORST - 1) < 1e-12)
  fc.assert(
    fc.property(fc.double({ min: 0, max: 200, noNaN: true }), (phi_L) =>
      assert.ok(palmer.universalCurve.evaluate({ phi_L, ...branches }) <= top * (1 + 1e-12)),
    ),
  )
})

test('the design formula is that of a peer program, and negative where a published sheet has it so', () => {
  const uhb = peer('benranderson/uhb required_download')
  const sheet = published('J P Kenny, upheaval buckling calculations of a 24 in line')
  const args = { EI: 3497258.234373096, w_0: 193.34, delta: 0.5, P: 736019.2232783402 }
  assertEquationHolds(palmer.designFormula, {
    ranges: { P: [1e5, 2e6] },
    worked: [
      { args, value: 3568.490225136832, relTol: 1e-12, source: uhb },
      {
        args: { EI: 206e9 * 9.87e-4, w_0: 1836, delta: 0.2, P: 4639987 },
        value: -1500,
        relTol: 0.02,
        source: sheet,
      },
    ],
  })
})

test('the larger of formula and curve counts: the curve asks for 1.92 kN/m where the formula is negative', () => {
  const at = { EI: 203322000, delta: 0.2, P: 4639987 }
  const w_f = palmer.designFormula.evaluate({ ...at, w_0: 1836 })
  assert.ok(w_f < 0)
  const L = palmer.naturalLength.evaluate({ EI: at.EI, delta: at.delta, w_0: 1836 })
  const phi_L = palmer.imperfectionLength.evaluate({ L, P: at.P, EI: at.EI })
  const phi_w = palmer.universalCurve.evaluate({ phi_L, ...branches })
  const w_c = palmer.downloadOfCurve.evaluate({ phi_w, ...at })
  near(w_c, 1921.13, 1e-5)
  assertEquationHolds(palmer.naturalDownload, {
    ranges: { w_f: [-2000, 2000], w_c: [100, 2000] },
    worked: [{ args: { w_f, w_c }, value: w_c, relTol: 0, source: closedForm('the formula is negative') }],
  })
})

test('on its branch the formula asks for no less than the curve, and the two never leave the larger below zero', () => {
  const { naturalLength, imperfectionLength, universalCurve, downloadOfCurve, designFormula } = palmer
  const pipes = fc.record({
    EI: fc.double({ min: 1e5, max: 1e10, noNaN: true }),
    w_0: fc.double({ min: 50, max: 1e4, noNaN: true }),
    delta: fc.double({ min: 0.02, max: 2, noNaN: true }),
    P: fc.double({ min: 1e4, max: 2e7, noNaN: true }),
  })
  fc.assert(
    fc.property(pipes, ({ EI, w_0, delta, P }) => {
      const phi_L = imperfectionLength.evaluate({ L: naturalLength.evaluate({ EI, delta, w_0 }), P, EI })
      const w_c = downloadOfCurve.evaluate({ phi_w: universalCurve.evaluate({ phi_L, ...branches }), delta, P, EI })
      const w_f = designFormula.evaluate({ EI, w_0, delta, P })
      if (phi_L > palmer.PHI_L_HIGH.value) assert.ok(w_f >= w_c)
      assert.ok(palmer.naturalDownload.evaluate({ w_f, w_c }) > 0)
    }),
  )
})

test('a pipe on a prop has a crest moment of w L^2/6', () => {
  const L = palmer.naturalLength.evaluate({ EI: 1e7, delta: 0.3, w_0: 700 })
  const M = palmer.crestMoment.evaluate({ EI: 1e7, delta: 0.3, L })
  assert.ok(Math.abs(M / ((700 * L ** 2) / 6) - 1) < 1e-12)
})

const steel = { EI: 206e9 * (Math.PI / 64) * (0.65 ** 4 - 0.62 ** 4), EA: 206e9 * Math.PI * 0.635 * 0.015 }
const pipe = { ...steel, mu_a: 0.5, w: 3800 }
test('the restrained force of the vertical mode is real about its minimum, at 97.24 m', () => {
  const { L } = vertical.verticalMinimum(pipe)
  near(L, 97.2433, 1e-4)
  const given = { P_v: 3e6, w: 4000, L: 100, EI: 3e8, EA: 6e9, mu_a: 0.5 }
  const root = 'sqrt(0.00001597 * 6000000000 * 0.5 * 4000 * 100 ** 5 - 0.25 * (0.5 * 300000000) ** 2)'
  assertEquationHolds(vertical.verticalRestrainedForce, {
    ranges: { L: [90, 110], EI: [2.8e8, 3.1e8], EA: [6e9, 6.5e9], mu_a: [0.4, 0.5] },
    worked: [
      { args: given, value: 4843077.1371, relTol: 1e-9, source: byHand(`3000000 + 4000 * 100 / 300000000 * ${root}`) },
    ],
  })
})

test('the vertical mode is least at the lengths of the script, and at its shortest from the friction of the script on', () => {
  const { frictionOfTheEdge, leastLengths } = worked.tables
  const at = (mu_a: number) => vertical.verticalMinimum({ EI: 2e8, EA: 6e9, w: 3800, mu_a })
  const lengths = leastLengths.data.map(([mu_a = 0]) => {
    const { L, trial } = at(mu_a)
    return [mu_a, Number(L.toPrecision(5)), Number(trial.toPrecision(5))]
  })
  assertScriptAgrees({ leastLengths: lengths }, { ...worked, values: {}, tables: { leastLengths } })
  assert.equal(at(0.9999 * frictionOfTheEdge.data).atEdge, false)
  const mu_a = 1.0001 * frictionOfTheEdge.data
  const L = vertical.shortestVerticalLength.evaluate({ EI: 2e8, EA: 6e9, w: 3800, mu_a })
  assert.deepEqual(at(mu_a), { L, trial: L, residual: 0, iterations: 0, atEdge: true })
})

test('no length balances less than the minimum of the vertical mode', () => {
  const force = (p: typeof pipe, L: number) =>
    vertical.verticalRestrainedForce.evaluate({ ...p, L, P_v: vertical.verticalForce.evaluate({ EI: p.EI, L }) })
  fc.assert(
    fc.property(
      fc.double({ min: -3, max: 5, noNaN: true }),
      fc.double({ min: 1e-6, max: 3, noNaN: true }),
      (exponent, further) => {
        const p = { ...pipe, mu_a: 0.5 * 10 ** exponent }
        const least = vertical.verticalMinimum(p)
        const L_1 = vertical.shortestVerticalLength.evaluate(p)
        const P_0 = least.atEdge ? vertical.verticalForce.evaluate({ EI: p.EI, L: L_1 }) : force(p, least.L)
        const other = force(p, L_1 * (1 + further))
        assert.ok(Number.isNaN(other) || other >= P_0 * (1 - 1e-9))
      },
    ),
  )
  assert.ok(vertical.verticalMinimum({ ...pipe, mu_a: 1e5 }).atEdge)
})

test('clay resists as a wedge until it flows around the pipe', () => {
  const source = closedForm('shallow and deep meet at three diameters')
  assertEquationHolds(uplift.clayUplift, {
    ranges: { H_c: [0.1, 2] },
    worked: [{ args: { s_u: 8000, D: 0.5, H_c: 1.5 }, value: 12000, relTol: 1e-12, source }],
  })
})
