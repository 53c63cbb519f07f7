/** Each equation of the practice against values worked by hand or by a calculation outside the code. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as absolute from './absolute.ts'
import { meanCurrentVelocity } from './current.ts'
import * as generalised from './generalised.ts'
import * as limits from './generalised-limits.ts'
import * as oscillation from './oscillation.ts'
import * as loads from './peak-loads.ts'
import * as soil from './soil.ts'
import * as weight from './weight.ts'

const hand = 'worked by hand'
const worked = <A>(args: A, value: number, relTol = 1e-6, source = hand) => ({
  worked: [{ args, value, relTol, source }] as const,
})

test('weights are those of annuli', () => {
  assertEquationHolds(weight.innerDiameter, worked({ D_s: 0.5, t_s: 0.02 }, 0.46))
  assertEquationHolds(weight.coatedDiameter, worked({ D_b: 0.5, t: 0.05 }, 0.6))
  assertEquationHolds(weight.annulusWeight, worked({ rho: 1000, g: 10, D_o: 0.5, D_i: 0.3 }, 1256.637061))
  assertEquationHolds(weight.contentWeight, worked({ rho_cont: 1000, g: 10, D_i: 0.4 }, 1256.637061))
  assertEquationHolds(weight.coatingSum, worked({ w_below: 100, w_c: 23 }, 123))
  assertEquationHolds(weight.buoyancy, worked({ rho_w: 1025, g: 9.80665, D: 0.4839 }, 1848.629, 1e-5))
  assertEquationHolds(weight.submergedWeight, worked({ w_steel: 1000, w_coat: 500, w_cont: 200, b: 900 }, 800))
  assertEquationHolds(weight.specificGravity, worked({ w_s: 2133.5, b: 1848.63 }, 2.15411, 1e-4))
  assertEquationHolds(weight.verticalStabilityUtilisation, worked({ gamma_w: 1.1, b: 100, w_s: 120 }, 0.5))
  assertEquationHolds(weight.factoredBuoyancy, worked({ gamma_w: 1.1, b: 100 }, 110))
  assertEquationHolds(weight.weightInAir, worked({ w_s: 120, b: 100 }, 220))
})

test('the largest oscillation of 873.879 in a significant velocity of 0.626893 m/s is 1.20279 m/s', () => {
  const source = 'independent calculation of the near-bed velocity case'
  assertEquationHolds(
    oscillation.designOscillationVelocity,
    worked({ tau: 873.879, U_w: 0.626893 }, 1.20279, 1e-5, source),
  )
  assertEquationHolds(oscillation.numberOfOscillations, worked({ T_storm: 10800, T_u: 12.3587 }, 873.879, 1e-5, source))
  assertEquationHolds(oscillation.directionalReduction, worked({ theta_w: Math.PI / 6 }, 0.5))
  assertEquationHolds(oscillation.perpendicularVelocity, worked({ R_D: 0.5, U_s: 1.2 }, 0.6))
  assertEquationHolds(oscillation.referencePeriod, worked({ d: 98.0665, g: 9.80665 }, Math.sqrt(10)))
})

test('the period coefficient takes its three tabled values and is linear between', () => {
  assertEquationHolds(oscillation.periodCoefficient, {
    ranges: { gamma: [1, 7] },
    worked: [
      { args: { gamma: 1 }, value: 1.25, relTol: 1e-12, source: 'DNV-RP-F109 3.4.2' },
      { args: { gamma: 3.3 }, value: 1.21, relTol: 1e-12, source: 'DNV-RP-F109 3.4.2' },
      { args: { gamma: 5 }, value: 1.17, relTol: 1e-12, source: 'DNV-RP-F109 3.4.2' },
      { args: { gamma: 2.15 }, value: 1.23, relTol: 1e-12, source: hand },
    ],
  })
})

test('the period ratio falls to 1 where the depth is out of reach', () => {
  assertEquationHolds(oscillation.periodRatio, {
    ranges: { T_n: [0.5, 5], T_u: [4, 15] },
    worked: [
      { args: { k_t: 1.25, T_n: 1, T_u: 10 }, value: 1.125, relTol: 1e-12, source: hand },
      { args: { k_t: 1.25, T_n: 3, T_u: 10 }, value: 1, relTol: 0, source: hand },
    ],
  })
  assert.equal(oscillation.periodRatio.evaluate({ k_t: 1.25, T_n: 2, T_u: 10 }), 1)
  assertEquationHolds(oscillation.designOscillationPeriod, worked({ k_T: 1.1, T_u: 10 }, 11))
})

test('the mean current of a thin roughness is that of the logarithmic profile averaged over the pipe', () => {
  const args = { V_r: 0.4, z_r: 3, z_0: 4e-5, D: 0.4439, theta_c: Math.PI / 2 }
  const n = 200_000
  let sum = 0
  for (let i = 0; i < n; i++) sum += Math.log(((i + 0.5) / n) * (args.D / args.z_0) + 1)
  const average = (args.V_r * (sum / n)) / Math.log(args.z_r / args.z_0 + 1)
  assertEquationHolds(meanCurrentVelocity, worked(args, average, 1e-6, 'midpoint rule over ln(z/z_0 + 1)'))
})

test('loads follow the grid point K* = 20, M* = 0.4', () => {
  const source = 'independent calculation of the absolute grid point'
  const flow = { rho_w: 1025, D: 0.5, U_star: 1, V_star: 0.4 }
  assertEquationHolds(loads.keuleganCarpenter, worked({ U_star: 1, T_star: 10, D: 0.5 }, 20))
  assertEquationHolds(loads.steadyToOscillatory, worked({ V_star: 0.4, U_star: 1 }, 0.4))
  assertEquationHolds(loads.inertiaGovernedCoefficient, worked({ C_25: 6.63, K_star: 1.25 }, 13.26))
  assertEquationHolds(loads.penetrationReductionHorizontal, worked({ zeta_p: 0.0397063 }, 0.944411, 1e-6, source))
  assertEquationHolds(loads.penetrationReductionVertical, worked({ zeta_p: 0.3 }, 0.74))
  assertEquationHolds(
    loads.peakHorizontalLoad,
    worked({ r_tot_y: 0.944411, C_Y_star: 1.78, ...flow }, 844.308, 1e-5, source),
  )
  assertEquationHolds(loads.peakVerticalLoad, worked({ r_tot_z: 1, C_Z_star: 1.82, ...flow }, 914.095, 1e-5, source))
})

test('the load tables are read back at their own points and held beyond their edges', () => {
  assert.deepEqual(loads.peakLoadCoefficients(20, 0.4, silent), { C_Y: 1.78, C_Z: 1.82 })
  assert.deepEqual(loads.peakLoadCoefficients(2.5, 0, silent), { C_Y: 13, C_Z: 5 })
  assert.deepEqual(loads.peakLoadCoefficients(500, 0, silent), loads.peakLoadCoefficients(140, 0, silent))
  assert.deepEqual(loads.peakLoadCoefficients(20, 50, silent), { C_Y: 1, C_Z: 0.9 })
})

test('below K* = 2.5 the horizontal coefficient grows as 1/K*, unless the flow is steady', () => {
  assert.equal(loads.peakLoadCoefficients(1.25, 0.4, silent).C_Y, 2 * 6.63)
  assert.equal(loads.peakLoadCoefficients(1e-9, Number.POSITIVE_INFINITY, silent).C_Y, 1)
})

test('each load coefficient falls or holds as the flow gets steadier, at every K* of the table', () => {
  const falls = (table: readonly (readonly number[])[]) =>
    table.slice(1).every((row, i) => row.every((c, k) => c <= (table[i]?.[k] ?? 0) + 0.1))
  assert.ok(falls(loads.C_Y_STAR))
  assert.ok(falls(loads.C_Z_STAR))
})

test('sand and clay resist as the grid point and the hand calculation say', () => {
  const source = 'independent calculation of the absolute grid point'
  assertEquationHolds(soil.sandContactParameter, worked({ gamma_s_prime: 9000, D: 0.5, F_C: 2500 }, 0.9))
  assertEquationHolds(soil.sandInitialPenetration, worked({ kappa_s: 0.9 }, 0.0397063, 1e-5, source))
  assertEquationHolds(soil.contactForce, worked({ w_s: 2500, F_Z_star: 914.095 }, 1585.905))
  assertEquationHolds(soil.sandPassiveResistance, {
    ranges: { kappa_s: [0.2, 40] },
    worked: [
      { args: { kappa_s: 1.418749, zeta_p: 0.0397063, F_C: 1585.905 }, value: 190.914, relTol: 1e-4, source },
      { args: { kappa_s: 30, zeta_p: 1, F_C: 10 }, value: 300, relTol: 1e-12, source: hand },
    ],
  })
  assertEquationHolds(soil.clayContactParameter, worked({ s_u: 5000, D: 0.4, F_C: 1000 }, 2))
  assertEquationHolds(soil.clayStrengthParameter, worked({ s_u: 7200, D: 0.4, gamma_s: 18000 }, 1))
  assertEquationHolds(soil.clayInitialPenetration, worked({ G_c: 1, kappa_c: 1 }, 0.0691))
  assertEquationHolds(soil.clayPassiveResistance, worked({ kappa_c: 2, G_c: 1, zeta_p: 1, F_C: 10 }, 82))
})

test('the passive resistance of sand is continuous where its formula changes', () => {
  const at = (kappa_s: number) => soil.sandPassiveResistance.evaluate({ kappa_s, zeta_p: 0.1, F_C: 1000 })
  assert.ok(Math.abs(at(26.7) / at(26.7 + 1e-9) - 1) < 0.01)
})

test('the absolute criterion of the grid point', () => {
  const source = 'independent calculation of the absolute grid point'
  const args = { gamma_SC: 1.32, F_Y_star: 844.308, mu: 0.6, F_Z_star: 914.095 }
  assertEquationHolds(absolute.lateralDemand, worked(args, 1838.45, 1e-5, hand))
  assertEquationHolds(absolute.lateralResistance, worked({ mu: 0.6, w_s: 2500, F_R: 190.914 }, 1690.914))
  assertEquationHolds(absolute.horizontalUtilisation, worked({ S_Y: 1838.45, R_Y: 1690.914 }, 1.08725, 1e-5, source))
  assertEquationHolds(absolute.upliftDemand, worked({ gamma_SC: 1.32, F_Z_star: 914.095 }, 1206.6054))
  assertEquationHolds(absolute.verticalUtilisation, worked({ S_Z: 1206.6054, w_s: 2500 }, 0.482642, 1e-5, source))
})

test('safety factors rise with the safety class in every basin', () => {
  for (const basin of Object.values(absolute.GAMMA_SC)) {
    for (const { low, normal, high } of Object.values(basin)) assert.ok(low < normal && normal < high)
  }
})

test('the generalised parameters of the table case', () => {
  const source = 'independent calculation of the generalised table case'
  assertEquationHolds(generalised.significantKeuleganCarpenter, worked({ U_w: 0.8, T_u: 10, D: 0.4 }, 20))
  assertEquationHolds(generalised.significantVelocityRatio, worked({ V: 0.32, U_w: 0.8 }, 0.4))
  assertEquationHolds(generalised.accelerationParameter, worked({ U_w: 0.8, g: 10, T_u: 10 }, 0.008))
  assertEquationHolds(generalised.significantWeightParameter, worked({ l: 1.61, M: 0.4 }, 9.2736, 1e-9, source))
  assertEquationHolds(
    generalised.weightOfParameter,
    worked({ L: 9.2736, rho_w: 1025, D: 0.4, U_w: 0.8 }, 1216.7, 1e-5, source),
  )
  assertEquationHolds(
    generalised.weightParameter,
    worked({ w_s: 1216.7, rho_w: 1025, D: 0.4, U_w: 0.8 }, 9.2736, 1e-5, source),
  )
  assertEquationHolds(
    generalised.weightParameterForDisplacement,
    worked({ L_stable: 9, L_10: 4, Y_tau: 10, Y: Math.sqrt(5) }, 6),
  )
  assertEquationHolds(
    generalised.greatestDisplacement,
    worked({ r_Y: limits.DIAMETERS_PER_OSCILLATION.value, tau: 1000 }, 10),
  )
})

test('a thousand oscillations join half a diameter and ten', () => {
  const L = (Y: number) => generalised.weightParameterForDisplacement.evaluate({ L_stable: 9, L_10: 4, Y_tau: 10, Y })
  assert.ok(Math.abs(L(0.5) - 9) < 1e-12)
  assert.ok(Math.abs(L(10) - 4) < 1e-12)
})

test('the table for half a diameter is continuous at K = 5 and K = 10', () => {
  const at = (K: number) => generalised.stableTableValue(K, 0.7, 0.01, silent)
  assert.ok(Math.abs(at(10 - 1e-9) - at(10)) < 1e-6)
  assert.ok(Math.abs(at(5 + 1e-9) - at(5)) < 1e-6)
})

test('a table of the generalised method is held too low where its outermost column is not its least', () => {
  const rows = [0.2, 0.4, 0.5, 0.6, 0.8, 1, 1.5, 2, 4, 10]
  rows.forEach((M, i) => {
    const narrow = generalised.L_STABLE_NARROW[i] ?? []
    const ten = generalised.L_10_SAND[i] ?? []
    assert.equal(generalised.heldTooLow(4, M, 0.002).half, (narrow[0] ?? 0) > (narrow[1] ?? 0))
    assert.equal(generalised.heldTooLow(4, M, 0.002).ten, (ten[0] ?? 0) > (ten[1] ?? 0))
  })
})

test('each edge of the tables counts on its far side only', () => {
  const half = (K: number, M: number, N: number) => generalised.heldTooLow(K, M, N).half
  const ten = (K: number, M: number) => generalised.heldTooLow(K, M, 0.01).ten
  assert.deepEqual([half(9.99, 1, 0.002), half(10, 1, 0.002)], [true, false])
  assert.deepEqual([half(6, 1, 0.00299), half(6, 1, 0.003)], [true, false])
  assert.deepEqual([half(6, 1.99, 0.002), half(6, 2, 0.002)], [true, false])
  assert.deepEqual([ten(4.99, 1), ten(5, 1)], [true, false])
  assert.deepEqual([ten(4, 0.81), ten(4, 0.8)], [true, false])
  assert.deepEqual([ten(4, 9.99), ten(4, 10)], [true, false])
})

test('the generalised method holds from a specific gravity of 1.05 to 3', () => {
  assert.deepEqual([1.0499, 1.05, 3, 3.0001].map(limits.outsideGravity), [true, false, false, true])
})
