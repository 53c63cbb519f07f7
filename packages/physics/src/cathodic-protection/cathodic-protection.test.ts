/** Each equation against values worked by hand or in print; limits of the attenuation. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import fc from 'fast-check'
import * as attenuation from './attenuation.ts'
import { discArea, discResistance, equivalentRadius, shieldRadius } from './electrode-resistance.ts'
import { galvanicBalance } from './galvanic-balance.ts'
import { hydrogenMargin, MODERATE_LIMIT } from './hydrogen.ts'
import * as impressed from './impressed-current.ts'

const hand = 'worked by hand'
const worked = <A>(args: A, value: number, relTol = 1e-6, source = hand) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const balance = galvanicBalance(
  { id: 'test', title: 'test', publisher: 'test', revision: '1' },
  { current: 'a', mass: 'b', count: 'c' },
)

test('anodes hold charge by Faraday and give current by Ohm', () => {
  const source = 'independent calculation of a 10 km line with 50 kg bracelets'
  assertEquationHolds(balance.drivingVoltage, worked({ E_c: -0.8, E_a: -1.05 }, 0.25))
  assertEquationHolds(balance.currentOutput, worked({ Delta_E: 0.25, R_a: 0.117213 }, 2.13287, 1e-5, source))
  assertEquationHolds(balance.totalOutput, worked({ N: 5, I_a: 2.13287 }, 10.66435))
  const life = { I_cm: 1.50497, t_f: 30, u: 0.8, epsilon: 2000 }
  assertEquationHolds(balance.netAnodeMass, worked(life, 247.192, 1e-5, source))
  assertEquationHolds(balance.requiredCharge, worked({ I_cm: 2, t_f: 10 }, 175200))
  assertEquationHolds(balance.anodeCharge, worked({ N: 5, m: 50, u: 0.8, epsilon: 2000 }, 400000))
  assertEquationHolds(balance.anodeLife, worked({ M_i: 247.192, u: 0.8, epsilon: 2000, I_cm: 1.50497 }, 30, 1e-5))
  assertEquationHolds(balance.anodesForMass, worked({ M: 247.192, m: 50 }, 5, 0, source))
  assertEquationHolds(balance.anodesForCurrent, worked({ I_c: 1.97203, I_a: 2.13287 }, 1, 0, source))
  assertEquationHolds(balance.anodesForMassAndFinal, worked({ N_m: 5, N_f: 1 }, 5, 0, source))
  assertEquationHolds(balance.anodesForMassAndInitial, worked({ N_m: 5, N_i: 1 }, 5, 0))
  assertEquationHolds(balance.installedMass, worked({ N: 5, m: 50 }, 250, 0))
  assertEquationHolds(balance.structurePotential, worked({ E_a: -1.05, I_c: 20, R_a: 0.05, N: 10 }, -0.95))
  assertEquationHolds(balance.potentialMargin, worked({ E_c: -0.8, E_s: -0.95 }, 0.15))
  assertEquationHolds(balance.anodesForAll, worked({ N_m: 3, N_i: 7, N_f: 5 }, 7, 0))
})

test('attenuation of a 12 inch line and of a 10.75 inch flowline follow the worked values', () => {
  const source = 'independent calculation of a 12.75 in line'
  const project = 'project calculation of a 10.75 in deepwater flowline to DNVGL-RP-F103 (2016)'
  assertEquationHolds(attenuation.longitudinalResistance, {
    worked: [
      { args: { rho_me: 2e-7, t: 0.0254, D: 0.27305 }, value: 1.012e-5, relTol: 5e-4, source: project },
      { args: { rho_me: 2e-7, t: 0.0159, D: 0.3239 }, value: 1.299967e-5, relTol: 1e-5, source },
    ],
  })
  assertEquationHolds(attenuation.leakageConductance, worked({ D: 0.3239, g: 0.001 }, 1.017562e-3))
  assertEquationHolds(
    attenuation.attenuationConstant,
    worked({ R_prime: 1.012e-5, G_prime: Math.PI * 0.27305 * (0.00062 / 2.909) }, 4.301e-5, 5e-4, project),
  )
  assertEquationHolds(
    attenuation.characteristicResistance,
    worked({ R_prime: 1.299967e-5, G_prime: 1.017562e-3 }, 0.113028, 1e-5, source),
  )
  const line = { E_0: -0.4, alpha: 0.000115013, L: 20000 }
  assertEquationHolds(attenuation.endShift, worked(line, -0.0793888, 1e-4, source))
  assertEquationHolds(attenuation.shiftAt, worked({ ...line, x: 20000 }, -0.0793888, 1e-4, source))
  assertEquationHolds(attenuation.shiftOnLongLine, worked({ E_0: -0.4, alpha: 1e-4, x: 10000 }, -0.147151776))
  assertEquationHolds(attenuation.currentAt, worked({ E_0: 1, alpha: 1e-4, L: 10000, R_c: 0.1, x: 0 }, 7.61594156))
  assertEquationHolds(attenuation.drainCurrent, worked({ E_0: 1, alpha: 1e-4, L: 10000, R_c: 0.1 }, 7.61594156))
})

test('a current that leaves evenly drops half of what it would to the end', () => {
  assertEquationHolds(attenuation.uniformDrop, worked({ R_prime: 1e-7, I: 100, L: 50 }, 2.5e-4))
  const R_prime = attenuation.longitudinalResistance.evaluate({
    rho_me: attenuation.STEEL_RESISTIVITY.value,
    t: 0.08,
    D: 8,
  })
  assert.ok(Math.abs(R_prime - 1.00476e-7) < 1e-11)
})

test('the current lost between two points is what leaks there', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e-3, noNaN: true }), (alpha) => {
      const [L, R_c, x, dx] = [5000, 0.1, 1500, 0.1]
      const I = (at: number) => attenuation.currentAt.evaluate({ E_0: 1, alpha, L, R_c, x: at })
      const leaked = (alpha / R_c) * attenuation.shiftAt.evaluate({ E_0: 1, alpha, L, x })
      assert.ok(Math.abs((I(x - dx) - I(x + dx)) / (2 * dx) - leaked) < 1e-4 * leaked)
    }),
    { seed: 1 },
  )
})

test('a long line falls exponentially, without leaving the range of numbers', () => {
  assert.ok(Math.abs(attenuation.shiftAlong(1, 0.1, 1e6, 10) - Math.exp(-1)) < 1e-12)
  const at = (L: number) => attenuation.shiftAlong(1, 1, L, 3)
  assert.ok(Math.abs(at(700) / at(701) - 1) < 1e-12)
})

test('a disc, a bar and a shield have the resistance and radius of the closed form', () => {
  assertEquationHolds(discResistance, worked({ rho: 0.25, d: 0.5 }, 0.25))
  assertEquationHolds(discArea, worked({ d: 2 }, Math.PI))
  assertEquationHolds(equivalentRadius, worked({ c: 0.6283185307 }, 0.1))
  assertEquationHolds(shieldRadius, worked({ I: 100, rho: 0.25, E_0: -0.85, E_lim: -1.2 }, 11.36821))
})

test('impressed current is divided over its anodes and driven through them', () => {
  assertEquationHolds(impressed.impressedCurrent, worked({ k_ic: 1.25, I_cf: 478 }, 597.5))
  assertEquationHolds(impressed.impressedAnodeCurrent, worked({ i_a: 600, A_1: 0.125 }, 75))
  assertEquationHolds(impressed.impressedAnodes, worked({ I_ic: 597.5, I_1: 75 }, 8, 0))
  assertEquationHolds(
    impressed.rectifierVoltage,
    worked({ I_ic: 597.5, R_1: 0.183333, N_ic: 8, R_w: 0.01, V_b: 2 }, 597.5 * (0.183333 / 8 + 0.01) + 2),
  )
  assertEquationHolds(impressed.rectifierPower, worked({ I_ic: 600, V_ic: 20 }, 12000))
})

test('aluminium anodes are 0.2 V beyond what 13 Cr and duplex steel bear, low-voltage anodes are not', () => {
  assertEquationHolds(hydrogenMargin, worked({ E_a: -1.05, E_H: MODERATE_LIMIT.value }, -0.2))
  assertEquationHolds(hydrogenMargin, worked({ E_a: -0.8, E_H: MODERATE_LIMIT.value }, 0.05))
})
