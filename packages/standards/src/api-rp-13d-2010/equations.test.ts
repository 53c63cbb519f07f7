/** API RP 13D against a script, and its flow against the models that it holds as limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { powerLawFlow } from '@keelson/physics/rheology/power-law-flow.ts'
import { near, within } from '@keelson/units/testing.ts'
import * as flow from './flow.ts'
import * as surface from './surface-equipment.ts'
import * as viscometer from './viscometer.ts'
import worked from './worked.json' with { type: 'json' }
import { yieldPowerLawFlow } from './yield-power-law-flow.ts'

const DEGREE = 0.5107
const PIPE = { kind: 'pipe', width: 0.1 } as const
const ANNULUS = { kind: 'annulus', width: 0.1 } as const
const rho = 1300

test('the equations give what the script gives', () => {
  assertScriptAgrees({ ...flow, ...surface, ...viscometer }, worked)
})

test('without yield stress and in laminar flow it is the power law, within the rounding of its coefficients', () => {
  for (const passage of [PIPE, ANNULUS]) {
    for (const n of [0.5, 0.8]) {
      const k = 1.2
      const mine = yieldPowerLawFlow({ n, tau_y: 0, k }, { passage, v: 0.3, rho }, silent)
      const other = powerLawFlow({ n, K: k * DEGREE, turbulent: 'blasius' }, { passage, v: 0.3, rho }, silent)
      assert.equal(mine.regime, 'laminar')
      near(mine.G, other.G, 0.01)
      if (passage.kind === 'pipe') near(mine.N, other.N, 0.01)
    }
  }
})

test('of n = 1 and no yield stress it loses what Poiseuille says, within 1 per cent', () => {
  const mu = 0.05
  const { G } = yieldPowerLawFlow({ n: 1, tau_y: 0, k: mu / DEGREE }, { passage: PIPE, v: 0.4, rho }, silent)
  near(G, (32 * mu * 0.4) / PIPE.width ** 2, 0.01)
})

test('the one friction factor grows smoothly: no step of velocity makes the loss fall or leap', () => {
  const at = (v: number) => yieldPowerLawFlow({ n: 0.7, tau_y: 4, k: 0.3 }, { passage: PIPE, v, rho }, silent)
  const regimes = new Set<string>()
  for (let v = 0.2; v < 6; v *= 1.01) {
    within(at(v * 1.01).G / at(v).G, 1, 1.035)
    regimes.add(at(v).regime)
  }
  assert.deepEqual([...regimes], ['laminar', 'transitional', 'turbulent'])
})

test('at rest nothing is lost, whatever the yield stress', () => {
  const { G, N, f } = yieldPowerLawFlow({ n: 0.7, tau_y: 9, k: 0.3 }, { passage: ANNULUS, v: 0, rho }, silent)
  assert.deepEqual([G, N, f], [0, 0, undefined])
})

test('a power law in a pipe and in an annulus of the same width lose in the ratio of their wall shear rates to the n', () => {
  for (const n of [0.5, 0.8, 1]) {
    const G = (passage: typeof PIPE | typeof ANNULUS) =>
      yieldPowerLawFlow({ n, tau_y: 0, k: 1.2 }, { passage, v: 0.05, rho }, silent).G
    const [pipe, annulus] = [(3 * n + 1) / (4 * n), (1.5 * (2 * n + 1)) / (3 * n)]
    near(G(PIPE) / G(ANNULUS), (pipe / annulus) ** n, 1e-9)
  }
})

/** Laminar up to 3470 - 1370 n, turbulent from 4270 - 1370 n, as the regimes of the power law are bounded. */
test('flow is called turbulent 800 above the Reynolds number at which laminar flow ends', () => {
  for (const n of [0.4, 0.7, 1]) {
    const at = (v: number) => yieldPowerLawFlow({ n, tau_y: 2, k: 0.3 }, { passage: PIPE, v, rho }, silent)
    const velocityAt = (N: number) => {
      let [low, high] = [0.01, 50]
      while (high - low > 1e-12 * high) {
        const v = (low + high) / 2
        if (at(v).N > N) high = v
        else low = v
      }
      return high
    }
    const end = 3470 - 1370 * n
    const regimes = [end * (1 - 1e-6), end * (1 + 1e-6), (end + 800) * (1 - 1e-6), (end + 800) * (1 + 1e-6)]
    assert.deepEqual(
      regimes.map((N) => at(velocityAt(N)).regime),
      ['laminar', 'transitional', 'transitional', 'turbulent'],
    )
  }
})

/** API RP 13D of earlier editions: C rho (q/100)^1.86 with C 1, 0.36, 0.22 and 0.15. */
test('surface losses stand within 16 per cent of the other form of the practice at 500 gpm', () => {
  for (const [type, C] of [
    [1, 1],
    [2, 0.36],
    [3, 0.22],
    [4, 0.15],
  ] as const) {
    const E_s = surface.SURFACE_FACTOR[type].value
    const mine = surface.surfaceLoss.evaluate({ E_s, rho: 10, q: 500, PV: 20 })
    within(mine / (C * 10 * 5 ** 1.86), 0.84, 1.16)
  }
})
