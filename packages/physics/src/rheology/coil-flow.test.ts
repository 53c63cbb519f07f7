/** Straight and coiled pipes: against other correlations and programs, at the ends of their regimes, and where they must agree. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { near, within } from '@keelson/units/testing.ts'
import { coilFlow } from './coil-flow.ts'
import { leastFriction } from './drag-reduction.ts'
import { type Liquid, reynoldsOf, straightFlow } from './straight-flow.ts'

const WATER = { kind: 'newtonian', mu: 0.001 } as const
const GEL = { kind: 'power_law', n: 0.6, K: 0.3 } as const
const SMOOTH = { d: 0.0376, epsilon: 0 }
const ROUGH = { d: 0.0376, epsilon: 1.524e-5 }
const straight = (liquid: Liquid, N: number, bore = SMOOTH) => straightFlow(liquid, bore, N, silent)
const coiled = (liquid: Liquid, N: number, bore = SMOOTH, D = 2.5) => coilFlow(liquid, bore, D, N, silent)

test('a power law of n = 1 has the Reynolds number of its viscosity', () => {
  const N = reynoldsOf({ kind: 'power_law', n: 1, K: 0.02 }, SMOOTH, 3, 1000, silent)
  near(N, reynoldsOf({ kind: 'newtonian', mu: 0.02 }, SMOOTH, 3, 1000, silent), 1e-12)
})

test('the friction of a straight pipe runs on through both ends of its transition', () => {
  for (const [liquid, ends] of [
    [WATER, [2100, 4000]],
    [GEL, [3470 - 1370 * 0.6, 4270 - 1370 * 0.6]],
  ] as const) {
    for (const end of ends) {
      const [below, above] = [straight(liquid, end * (1 - 1e-9), ROUGH), straight(liquid, end * (1 + 1e-9), ROUGH)]
      near(below.f ?? 0, above.f ?? 1, 1e-6)
    }
    assert.equal(straight(liquid, (ends[0] + ends[1]) / 2).regime, 'transitional')
  }
})

test('at rest there is no friction factor, straight or coiled', () => {
  assert.equal(straight(WATER, 0).f, undefined)
  assert.equal(straight(WATER, 0).N, 0)
  assert.equal(coiled(GEL, 0).f, undefined)
})

test('Colebrook stands within 1 per cent of the explicit form of Chen', () => {
  for (const N of [5e3, 5e4, 5e5]) {
    const k = ROUGH.epsilon / ROUGH.d
    const A = k ** 1.1098 / 2.8257 + (7.149 / N) ** 0.8981
    const chen = (-4 * Math.log10(k / 3.7065 - (5.0452 / N) * Math.log10(A))) ** -2
    near(straight(WATER, N, ROUGH).f ?? 0, chen, 0.01)
  }
})

/** Mori and Nakayama (1967), turbulent, as printed; Ito (1959) lies beside them. */
test('a turbulent coil is within 8 per cent of Mori and Nakayama and of Ito', () => {
  const r = 0.0376 / 2.5
  for (const N of [6e4, 1.3e5, 3e5]) {
    const f = coiled(WATER, N).f ?? 0
    const term = (N * r ** 2) ** -0.2
    near(f, (0.3 / 4) * Math.sqrt(r) * term * (1 + 0.112 * term), 0.08)
    near(f, 0.00725 * Math.sqrt(r) + 0.076 * N ** -0.25, 0.08)
  }
})

test('a coil loses 1.05 to 1.4 times what the smooth straight pipe loses in turbulence, the more the tighter', () => {
  const ratio = (D: number, N: number) => (coiled(WATER, N, SMOOTH, D).f ?? 0) / (straight(WATER, N).f ?? 1)
  for (const N of [3e4, 1e5, 3e5]) {
    within(ratio(2.5, N), 1.05, 1.4)
    assert.ok(ratio(1.5, N) > ratio(2.5, N) && ratio(2.5, N) > ratio(4, N))
  }
})

test('a coil never loses less than the pipe straight: of any liquid, curvature and roughness', () => {
  for (const liquid of [WATER, GEL]) {
    for (const bore of [SMOOTH, ROUGH]) {
      for (const D of [0.2, 1, 3, 30, 300]) {
        for (let N = 10; N < 1e6; N *= 1.7) {
          const { f, straight: same } = coiled(liquid, N, bore, D)
          assert.ok((f ?? 0) >= (same.f ?? 1), `${N} in a coil of ${D} m`)
        }
      }
    }
  }
})

test('roughness adds to the coil what it adds to the straight pipe, and nothing to a power law', () => {
  const N = 1.2e5
  const added = (coiled(WATER, N, ROUGH).f ?? 0) - (coiled(WATER, N).f ?? 0)
  near(added, (straight(WATER, N, ROUGH).f ?? 0) - (straight(WATER, N).f ?? 0), 1e-9)
  near(coiled(GEL, N, ROUGH).f ?? 0, coiled(GEL, N).f ?? 1, 1e-15)
})

test('a power law of n = 1 has the coil friction of a Newtonian fluid, within 1 per cent', () => {
  const one = { kind: 'power_law', n: 1, K: 0.001 } as const
  for (const N of [2e4, 2e5]) near(coiled(one, N).f ?? 0, coiled(WATER, N).f ?? 1, 0.01)
})

test('a slow coil is a straight pipe, and stays laminar far beyond it', () => {
  near(coiled(WATER, 50).f ?? 0, 16 / 50, 1e-12)
  const N = 4500
  assert.equal(coiled(WATER, N).regime, 'laminar')
  assert.equal(straight(WATER, N).regime, 'turbulent')
})

/** White by an open implementation: Darcy at Re 1066.677, coil 2.2 m. */
test('the laminar factor is that of an open implementation', () => {
  near(coiled({ kind: 'newtonian', mu: 0.04 }, 1066.677, SMOOTH, 2.2).f ?? 0, 0.02565476, 1e-5)
})

test('no plain fluid has less friction than the least that a reducer leaves', () => {
  for (let N = 4500; N < 1e6; N *= 1.3) assert.ok((straight(WATER, N).f ?? 0) > leastFriction.evaluate({ N_Re: N }))
})

test('a gentle rough coil is turbulent before the straight pipe is, and its roughness is that of Colebrook', () => {
  const [N, D, bore] = [3300, 30, { d: 0.0376, epsilon: 0.002 }]
  const { f, regime, straight: same } = coiled(WATER, N, bore, D)
  assert.deepEqual([regime, same.regime], ['turbulent', 'transitional'])
  const colebrook = (k_d: number) => {
    let x = 8
    for (let i = 0; i < 60; i++) x = -4 * Math.log10(k_d / 3.7065 + (1.2613 / N) * x)
    return 1 / x ** 2
  }
  const smooth = 0.084 * (bore.d / D) ** 0.1 * N ** -0.2
  near(f ?? 0, smooth + colebrook(bore.epsilon / bore.d) - colebrook(0), 1e-9)
})
