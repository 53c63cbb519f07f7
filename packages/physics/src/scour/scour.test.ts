/** Claims about scour: the script beside, published values, and what holds at each boundary. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import * as bed from './bed-shear.ts'
import * as mobility from './mobility.ts'
import * as pile from './pile-depth.ts'
import * as pipe from './pipe-scour.ts'
import * as rock from './rock-size.ts'
import * as time from './scour-time.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations of scour are those of the script', () =>
  assertScriptAgrees({ ...mobility, ...bed, ...pile, ...time, ...pipe, ...rock }, worked))

test('the threshold of motion has the limits of fine and coarse grains', () => {
  near(mobility.criticalShields.evaluate({ D_star: 0 }), 0.3, 1e-12)
  near(mobility.criticalShields.evaluate({ D_star: 1e6 }), 0.055, 1e-4)
})

test('a pier of 2 ft in 2 ft of water at 2 ft/s, skewed, scours 7.7 ft', () => {
  const ft = 0.3048
  const Fr = pile.froude.evaluate({ U: 2 * ft, g: 9.80665, h: 2 * ft })
  near(Fr, 0.25, 0.01)
  const S = pile.hecDepth.evaluate({ K_1: 1, K_2: 3.2, K_3: 1.1, h: 2 * ft, D: 2 * ft, Fr })
  near(S / ft, 7.7, 0.015)
})

test('no hole forms in waves below KC 6, and from there it grows without a step towards that of a current', () => {
  const at = (KC: number) => pile.waveRatio.evaluate({ c: 1.3, KC })
  assert.equal(at(5.999), 0)
  assert.equal(at(6), 0)
  assert.ok(at(6.001) > 0 && at(6.001) < 1e-4)
  near(at(1e4), 1.3, 1e-12)
})

test('waves with a current become waves alone without it, and a current alone without them', () => {
  const ratio = (U_cw: number, KC: number) =>
    pile.combinedRatio.evaluate({
      c: 1.3,
      KC,
      A_cw: pile.combinedRate.evaluate({ U_cw }),
      B_cw: pile.combinedThreshold.evaluate({ U_cw }),
    })
  for (const KC of [3, 6, 10, 40]) near(ratio(0, KC), pile.waveRatio.evaluate({ c: 1.3, KC }), 1e-12)
  near(ratio(1, 20), 1.3, 1e-4)
  assert.ok(ratio(0.3, 10) < ratio(0.5, 10) && ratio(0.5, 10) < ratio(0.7, 10))
})

test('stress of both: waves alone, current alone, and at a right angle', () => {
  near(bed.meanShear.evaluate({ tau_c: 0.7, tau_w: 0 }), 0.7, 1e-12)
  near(bed.largestShear.evaluate({ tau_m: 0, tau_w: 2, phi_w: 0.3 }), 2, 1e-12)
  near(bed.largestShear.evaluate({ tau_m: 3, tau_w: 4, phi_w: Math.PI / 2 }), 5, 1e-12)
})

test('after its time scale the hole has 63 % of its depth', () => {
  assertEquationHolds(time.depthInTime, {
    worked: [
      { args: { S: 10, t: 0, T_S: 5 }, value: 0, relTol: 1e-12, source: byHand('10 * (1 - 1)') },
      {
        args: { S: 2, t: 7, T_S: 7 },
        value: 1.264241117657115,
        relTol: 1e-12,
        source: byHand('2 * (1 - 0.36787944117144233)'),
      },
    ],
  })
})

test('the current of the onset makes the flow number of the onset', () => {
  const on = { g: 9.81, s: 2.65, n: 0.4, D: 0.5 }
  const N_cr = pipe.onsetNumber.evaluate({ e_b: 0.1 })
  const U = pipe.onsetVelocity.evaluate({ N_cr, ...on })
  near(pipe.flowNumber.evaluate({ U, ...on }), N_cr, 1e-12)
})

test('an exposed stone must be nearly twice an embedded one', () => {
  const on = { U_l: 2, g: 9.81, Delta: 1.6 }
  near(
    rock.stoneSize.evaluate({ ...on, y: 0.86 }) / rock.stoneSize.evaluate({ ...on, y: 1.2 }),
    (1.2 / 0.86) ** 2,
    1e-12,
  )
})

test('a design depth is the mean of the measurements and a standard deviation: two diameters', () => {
  near(pile.MEAN_COEFFICIENT.si + pile.COEFFICIENT_DEVIATION.si, 2, 1e-12)
  near(pile.MEAN_COEFFICIENT.si, 1.3, 1e-12)
})

test('the bed beside a pile moves from a quarter of the threshold on, and a day has its seconds', () => {
  near(1 / mobility.PILE_AMPLIFICATION.si, 0.25, 1e-12)
  near(time.ONE_DAY.si, 24 * 60 * 60, 1e-12)
})

test('friction holds however little the water moves, and waves run along the current', () => {
  near(bed.waveFriction.evaluate({ A: 0.001, z_0: 1e-4 }), 1.39 * 10 ** -0.52, 1e-12)
  assert.equal(bed.ALONG.si, 0)
})
