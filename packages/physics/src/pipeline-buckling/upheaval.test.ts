/** Upheaval: Palmer's curve and formula, the prop, the vertical mode, soil and rock, against values from outside. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import * as vertical from './hobbs-vertical.ts'
import * as palmer from './palmer.ts'
import * as berm from './rock-berm.ts'
import * as uplift from './uplift.ts'

const hand = 'worked by hand'
const worked = <A>(args: A, value: number, source = hand, relTol = 1e-9) => ({
  worked: [{ args, value, relTol, source }] as const,
})

const branches = { Phi_1: palmer.PHI_L_LOW.value, Phi_2: palmer.PHI_L_HIGH.value }

test('the universal curve is that of the independent calculation, and meets at its branches', () => {
  const source = 'independent calculation (palmer-universal-curve)'
  assertEquationHolds(palmer.imperfectionLength, worked({ L: 40, P: 1787820, EI: 10033900 }, 16.8845, source, 1e-5))
  assertEquationHolds(palmer.universalCurve, {
    ranges: { phi_L: [0, 20], Phi_1: [4.49, 4.49], Phi_2: [8.06, 8.06] },
    worked: [
      { args: { phi_L: 16.8845, ...branches }, value: 0.0294537, relTol: 1e-4, source },
      { args: { phi_L: 2, ...branches }, value: 0.0646, relTol: 0, source: hand },
      { args: { phi_L: 5, ...branches }, value: 5.68 / 25 - 88.35 / 625, relTol: 1e-12, source: hand },
    ],
  })
  assertEquationHolds(
    palmer.downloadOfCurve,
    worked({ phi_w: 0.0294537, delta: 0.3, P: 1787820, EI: 10033900 }, 2814.77, source, 1e-4),
  )
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
  assertEquationHolds(palmer.criticalLength, worked({ phi_L: 5, EI: 4e6, P: 1e6 }, 10))
})

test('the design formula is that of a peer program, and negative where a published sheet has it so', () => {
  const peer = 'benranderson/uhb required_download'
  const args = { EI: 3497258.234373096, w_0: 193.34, delta: 0.5, P: 736019.2232783402 }
  assertEquationHolds(palmer.designFormula, {
    ranges: { P: [1e5, 2e6] },
    worked: [
      { args, value: 3568.490225136832, relTol: 1e-12, source: peer },
      {
        args: { EI: 10033900, w_0: 700, delta: 0.3, P: 1787820 },
        value: 6155.63,
        relTol: 1e-5,
        source: 'independent calculation (palmer-design-formula)',
      },
      {
        args: { EI: 206e9 * 9.87e-4, w_0: 1836, delta: 0.2, P: 4639987 },
        value: -1500,
        relTol: 0.02,
        source: 'J P Kenny, upheaval buckling calculations of a 24 in line',
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
  near(palmer.downloadOfCurve.evaluate({ phi_w, ...at }), 1921.13, 1e-5)
  assertEquationHolds(palmer.naturalDownload, {
    ranges: { w_f: [-2000, 2000], w_c: [100, 2000] },
    worked: [
      { args: { w_f, w_c: 1921.13 }, value: 1921.13, relTol: 0, source: 'dossier, design-formula-negative-24in' },
      { args: { w_f: 6155.63, w_c: 5983 }, value: 6155.63, relTol: 0, source: hand },
    ],
  })
  assertEquationHolds(
    palmer.dimensionlessDownload,
    worked({ w_req: 1921.13, ...at }, 0.0907146, 'independent calculation (design-formula-negative-24in)', 1e-5),
  )
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

test('a pipe on a prop: its length, and a crest moment of w L^2/6', () => {
  assertEquationHolds(palmer.naturalLength, worked({ EI: 1e7, delta: 0.9, w_0: 648 }, 1e6 ** 0.25))
  assertEquationHolds(palmer.crestMoment, worked({ EI: 1e7, delta: 0.3, L: 20 }, 9e4))
  const L = palmer.naturalLength.evaluate({ EI: 1e7, delta: 0.3, w_0: 700 })
  const M = palmer.crestMoment.evaluate({ EI: 1e7, delta: 0.3, L })
  assert.ok(Math.abs(M / ((700 * L ** 2) / 6) - 1) < 1e-12)
})

const steel = { EI: 206e9 * (Math.PI / 64) * (0.65 ** 4 - 0.62 ** 4), EA: 206e9 * Math.PI * 0.635 * 0.015 }
const pipe = { ...steel, mu_a: 0.5, w: 3800 }
test('the vertical mode is that of the independent calculation', () => {
  const source = 'independent calculation (hobbs-vertical-mode)'
  const L = 97.2433
  const P_v = (80.76 * pipe.EI) / L ** 2
  assertEquationHolds(vertical.verticalForce, worked({ EI: 1e8, L: 100 }, 807600))
  assertEquationHolds(vertical.verticalRestrainedForce, {
    ranges: { L: [90, 110], EI: [pipe.EI * 0.9, pipe.EI], EA: [pipe.EA, pipe.EA * 1.1], mu_a: [0.4, 0.5] },
    ...worked({ P_v, L, ...pipe }, 4168080, source, 1e-5),
  })
  assertEquationHolds(
    vertical.shortestVerticalLength,
    worked({ mu_a: 0.5, EI: 1e8, EA: 5e9, w: 4000 }, (0.125e16 / 3.194e8) ** 0.2),
  )
  assertEquationHolds(vertical.verticalAmplitude, worked({ w: 4000, L: 100, EI: 1e8 }, 9.632))
  assertEquationHolds(vertical.verticalMoment, worked({ w: 4000, L: 100 }, 2775200))
  assert.ok(Math.abs(vertical.verticalMinimum(pipe).L / L - 1) < 1e-4)
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

test('soil that is pulled up, and what it asks of the cover', () => {
  const source = 'closed form (uplift-resistance-models)'
  assertEquationHolds(uplift.coverToCentre, worked({ H: 1, D: 0.2191 }, 1.10955))
  assertEquationHolds(
    uplift.sandUplift,
    worked({ gamma_s: 9000, H_c: 1.10955, D: 0.2191, f: 0.5 }, 7727.88, source, 1e-6),
  )
  assertEquationHolds(uplift.clayUplift, {
    ranges: { H_c: [0.1, 2] },
    worked: [
      { args: { s_u: 8000, D: 0.2191, H_c: 1.10955 }, value: 5258.4, relTol: 1e-9, source },
      { args: { s_u: 8000, D: 0.2191, H_c: 0.5 }, value: 4000, relTol: 1e-12, source: hand },
    ],
  })
  assertEquationHolds(uplift.deepClayUplift, worked({ s_u: 8000, D: 0.2191 }, 5258.4, source))
  assertEquationHolds(uplift.coverInClay, worked({ R_req: 4000, s_u: 8000, D: 0.2 }, 0.4))
  assertEquationHolds(uplift.lowerUplift, worked({ R: 5, R_u: 4 }, 4))
  assertEquationHolds(uplift.largerCover, worked({ H_d: 1.5, H_u: 1.2 }, 1.5))
  assertEquationHolds(uplift.mobilisationDisplacement, worked({ r_f: 0.01, H: 1.4 }, 0.014))
})

test('a berm is a rectangle and two triangles', () => {
  assertEquationHolds(berm.bermArea, worked({ b: 1, h: 2, s: 3 }, 2 + 2 * 6))
  assertEquationHolds(berm.bermVolume, worked({ A_b: 14, L: 10 }, 280))
})
