/** The flow of muds against a script, against limits known without arithmetic, and each model against the others where they meet. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import { near, within } from '@keelson/units/testing.ts'
import * as bingham from './bingham.ts'
import { binghamFlow } from './bingham-flow.ts'
import * as coil from './coil.ts'
import * as reduction from './drag-reduction.ts'
import * as eccentric from './eccentric.ts'
import * as flow from './flow.ts'
import * as exact from './metzner-reed.ts'
import * as newtonian from './newtonian.ts'
import * as field from './power-law.ts'
import { powerLawFlow, powerLawPipe } from './power-law-flow.ts'
import * as friction from './smooth-friction.ts'
import * as stress from './stress.ts'
import worked from './worked.json' with { type: 'json' }

const PIPE = { kind: 'pipe', width: 0.1 } as const
const ANNULUS = { kind: 'annulus', width: 0.1 } as const
const rho = 1200
const dodge_metzner = { turbulent: 'dodge_metzner' } as const

test('the equations give what the script gives', () => {
  const muds = { ...flow, ...bingham, ...friction, ...field, ...exact, ...eccentric, ...stress }
  assertScriptAgrees({ ...muds, ...newtonian, ...coil, ...reduction }, worked)
})

test('a pipe in the middle of its hole loses all of the concentric loss', () => {
  for (const equation of [eccentric.laminarEccentric, eccentric.turbulentEccentric]) {
    const centred = { args: { e: 0, n: 0.6, k_d: 0.5 }, value: 1, relTol: 1e-15, source: closedForm('no offset') }
    assertEquationHolds(equation, { ranges: { e: [0, 1], n: [0.4, 1], k_d: [0.3, 0.9] }, worked: [centred] })
  }
})

test('off the middle, less is lost at every offset within the fits', () => {
  for (let e = 0.05; e <= 0.95; e += 0.05) {
    for (const n of [0.4, 0.7, 1])
      for (const k_d of [0.3, 0.6, 0.9]) {
        const R = eccentric.laminarEccentric.evaluate({ e, n, k_d })
        assert.ok(R > 0.25 && R < 1, `${R} at ${e}`)
      }
  }
})

test('a mud without yield point is laminar to 2100, and loses in a pipe what Poiseuille says to 0.3 per cent', () => {
  const [mu, v] = [0.03, 0.4]
  const f = binghamFlow({ PV: mu, YP: 0 }, { passage: PIPE, v, rho }, silent)
  assert.equal(f.regime, 'laminar')
  near(f.N, (rho * v * PIPE.width) / mu, 1e-3)
  near(f.G, (32 * mu * v) / PIPE.width ** 2, 3e-3)
})

test('the power law of n = 1 is the same fluid, in pipe and annulus, by the field and exactly', () => {
  const mu = 0.03
  const mud = { n: 1, K: mu, ...dodge_metzner }
  for (const v of [0.2, 0.5]) {
    const newtonian = binghamFlow({ PV: mu, YP: 0 }, { passage: PIPE, v, rho }, silent)
    near(powerLawFlow(mud, { passage: PIPE, v, rho }, silent).G, newtonian.G, 5e-3)
    near(powerLawPipe(mud, { passage: PIPE, v, rho }, silent).G, (32 * mu * v) / PIPE.width ** 2, 1e-12)
    const slot = powerLawFlow(mud, { passage: ANNULUS, v, rho }, silent).G
    near(slot, (48 * mu * v) / ANNULUS.width ** 2, 5e-3)
  }
})

test('the field constants of the power law stand within 0.2 per cent of the exact pipe, laminar and turbulent', () => {
  for (const n of [0.4, 0.7, 0.95]) {
    for (const v of [0.3, 1, 4]) {
      const mud = { n, K: 0.4, ...dodge_metzner }
      const [byField, byExact] = [powerLawFlow, powerLawPipe].map((of) => of(mud, { passage: PIPE, v, rho }, silent))
      assert.ok(byField && byExact)
      near(byField.N, byExact.N, 2e-3)
      near(byField.G, byExact.G, 2e-3)
    }
  }
})

test('the friction of the power law runs on through both ends of the transition', () => {
  const n = 0.7
  const mud = { n, K: 0.4, ...dodge_metzner }
  const ends = [friction.laminarLimit.evaluate({ n }), friction.turbulentLimit.evaluate({ n })]
  for (const end of ends) {
    const v = velocityAt(end, mud)
    const [before, after] = [v * (1 - 1e-7), v * (1 + 1e-7)].map(
      (u) => powerLawFlow(mud, { passage: PIPE, v: u, rho }, silent).G,
    )
    near(after ?? 0, before ?? 1, 1e-5)
  }
  assert.equal(
    powerLawFlow(mud, { passage: PIPE, v: velocityAt(((ends[0] ?? 0) + (ends[1] ?? 0)) / 2, mud), rho }, silent).regime,
    'transitional',
  )
})

/** N goes as v^(2 - n). */
function velocityAt(N: number, mud: { readonly n: number; readonly K: number; readonly turbulent: 'dodge_metzner' }) {
  const atOne = powerLawFlow(mud, { passage: PIPE, v: 1, rho }, silent).N
  return (N / atOne) ** (1 / (2 - mud.n))
}

test('a yield point delays turbulence: the critical Reynolds number grows with the Hedstrom number from 2100', () => {
  const at = (YP: number) => binghamFlow({ PV: 0.02, YP }, { passage: PIPE, v: 1, rho }, silent).N_cr
  near(at(1e-9), 2100, 1e-6)
  const all = [0, 0.5, 2, 8, 30].map(at)
  assert.deepEqual(
    all,
    [...all].sort((a, b) => a - b),
  )
  assert.ok(new Set(all).size === all.length)
})

test('the limit of laminar flow solves its equation', () => {
  for (const N_He of [1e3, 1e5, 1e7]) {
    const mud = { PV: 0.02, YP: 4 }
    const found = binghamFlow(mud, { passage: { kind: 'pipe', width: 0.1 * Math.sqrt(N_He / 1e5) }, v: 1, rho }, silent)
    const reached = found.N_He ?? Number.NaN
    let [low, high] = [0, 1]
    while (high - low > 1e-15) {
      const x = (low + high) / 2
      if (x / (1 - x) ** 3 < reached / 16800) low = x
      else high = x
    }
    near(found.N_cr, (reached * (1 - (4 / 3) * low + low ** 4 / 3)) / (8 * low), 1e-9)
  }
})

test('a mud without yield point has no Hedstrom number', () => {
  const { N_He, N_cr } = binghamFlow({ PV: 0.02, YP: 0 }, { passage: PIPE, v: 1, rho }, silent)
  assert.deepEqual([N_He, N_cr], [0, 2100])
})

test('turbulent friction of a power law fulfils the equation of Dodge and Metzner', () => {
  for (const n of [0.4, 0.7, 1]) {
    const { f, N, regime } = powerLawFlow({ n, K: 0.2, ...dodge_metzner }, { passage: PIPE, v: 9, rho }, silent)
    assert.equal(regime, 'turbulent')
    const of = f ?? Number.NaN
    near(1 / Math.sqrt(of), (4 / n ** 0.75) * Math.log10(N * of ** (1 - n / 2)) - 0.395 / n ** 1.2, 1e-9)
  }
})

test('a power law at rest in a pipe loses nothing, and its limit is that of its index', () => {
  const still = powerLawPipe({ n: 0.6, K: 0.3, ...dodge_metzner }, { passage: PIPE, v: 0, rho }, silent)
  assert.deepEqual([still.G, still.N, still.f], [0, 0, undefined])
  near(still.N_cr, 3470 - 1370 * 0.6, 1e-12)
})

test('more velocity never loses less within a regime, and at rest nothing is lost, whatever the yield', () => {
  for (const passage of [PIPE, ANNULUS]) {
    for (const of of [
      (v: number) => binghamFlow({ PV: 0.02, YP: 6 }, { passage, v, rho }, silent),
      (v: number) => powerLawFlow({ n: 0.5, K: 1, turbulent: 'blasius' }, { passage, v, rho }, silent),
    ]) {
      const rest = of(0)
      assert.deepEqual([rest.G, rest.N, rest.tau_w, rest.f, rest.regime], [0, 0, 0, undefined, 'laminar'])
      let before = of(0.05)
      for (let v = 0.1; v < 6; v += 0.1) {
        const now = of(v)
        if (now.regime === before.regime) within(before.G / now.G, 0, 1)
        before = now
      }
    }
  }
})

test('the wall stress carries the gradient, and the friction factor is that of the stress', () => {
  for (const passage of [PIPE, ANNULUS]) {
    const { tau_w, G, f } = powerLawFlow({ n: 0.6, K: 0.5, ...dodge_metzner }, { passage: PIPE, v: 1.5, rho }, silent)
    near(tau_w, (G * passage.width) / 4, 1e-12)
    near(f ?? 0, (2 * tau_w) / (rho * 1.5 ** 2), 2e-3)
  }
})
