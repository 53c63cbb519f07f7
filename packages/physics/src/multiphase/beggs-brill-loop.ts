/**
 * The gradient of `beggsBrillGradient` alone, for the traverse, in oilfield units: the same equations, called one by
 * one. A test holds both equal.
 */
import type { Trail } from '@keelson/numerics/secant.ts'
import { type BeggsBrillOptions, patternAt, payneFactor } from './beggs-brill.ts'
import * as bb from './beggs-brill-equations.ts'
import { frictionAlong, reynoldsNumber } from './friction.ts'
import {
  type Correction,
  correctedFriction,
  correctedGravity,
  gradientWithAcceleration,
  gradientWithoutAcceleration,
  gravityGradient,
  type Pipe,
} from './gradient-parts.ts'
import { type InSitu, mixtureVelocity, noSlipDensity, noSlipHoldup, slipDensity } from './mixture.ts'
import { liquidVelocityNumber } from './numbers.ts'

/** Both phases flow; `roots` trails 1/sqrt(f). */
export function beggsBrillSlope(
  { v_sl, v_sg, rho_l, rho_g, mu_l, mu_g, sigma, p }: InSitu,
  { d, k_d, theta, correction }: Pipe,
  { payne, acceleration }: BeggsBrillOptions,
  roots: Trail,
): number {
  const v_m = mixtureVelocity.evaluate({ v_sl, v_sg })
  const lambda_l = noSlipHoldup.evaluate({ v_sl, v_m })
  const rho_n = noSlipDensity.evaluate({ rho_l, lambda_l, rho_g })
  const N_Fr = bb.froudeNumber.evaluate({ v_m, d })
  const N_Lv = liquidVelocityNumber.evaluate({ v_sl, rho_l, sigma })
  const H_theta = holdup(lambda_l, N_Fr, N_Lv, theta)
  const H_L = payne
    ? bb.payneHoldup.evaluate({ lambda_l, F_P: payneFactor(theta).value, H_theta })
    : bb.plainHoldup.evaluate({ H_theta })
  const mu_n = bb.noSlipViscosity.evaluate({ mu_l, lambda_l, mu_g })
  const f = frictionAlong(roots, reynoldsNumber.evaluate({ rho: rho_n, v: v_m, d, mu: mu_n }), k_d)
  const S_f = bb.frictionExponent.evaluate({ y: bb.frictionArgument.evaluate({ lambda_l, H_L }) })
  const f_tp = bb.twoPhaseFriction.evaluate({ f, S_f })
  const rho_s = slipDensity.evaluate({ rho_l, H_L, rho_g })
  const G_g = gravity(gravityGradient.evaluate({ rho_s, theta }), correction)
  const G_f = friction(bb.beggsBrillFriction.evaluate({ f_tp, rho_n, v_m, d }), correction)
  if (!acceleration) return gradientWithoutAcceleration.evaluate({ G_g, G_f })
  const E_k = bb.accelerationTerm.evaluate({ rho: rho_s, v_m, v_sg, p })
  return E_k < 1 ? gradientWithAcceleration.evaluate({ G_g, G_f, E_k }) : Number.NaN
}

const gravity = (G_g0: number, correction: Correction | undefined): number =>
  correction === undefined ? G_g0 : correctedGravity.evaluate({ C_g: correction.gravity, G_g0 })
const friction = (G_f0: number, correction: Correction | undefined): number =>
  correction === undefined ? G_f0 : correctedFriction.evaluate({ C_f: correction.friction, G_f0 })

/** Holdup at the inclination, before the factor of Payne. */
function holdup(lambda_l: number, N_Fr: number, N_Lv: number, theta: number): number {
  const L_1 = bb.boundaryOne.evaluate({ lambda_l })
  const L_2 = bb.boundaryTwo.evaluate({ lambda_l })
  const L_3 = bb.boundaryThree.evaluate({ lambda_l })
  const L_4 = bb.boundaryFour.evaluate({ lambda_l })
  const pattern = patternAt(lambda_l, N_Fr, [L_1, L_2, L_3, L_4])
  if (pattern === 'segregated') return segregated(lambda_l, N_Fr, N_Lv, theta)
  if (pattern === 'intermittent') return intermittent(lambda_l, N_Fr, N_Lv, theta)
  if (pattern === 'distributed') return distributed(lambda_l, N_Fr, N_Lv, theta)
  const A_t = bb.transitionWeight.evaluate({ L_3, N_Fr, L_2 })
  const H_s = segregated(lambda_l, N_Fr, N_Lv, theta)
  return bb.transitionHoldup.evaluate({ A_t, H_s, H_i: intermittent(lambda_l, N_Fr, N_Lv, theta) })
}

function segregated(lambda_l: number, N_Fr: number, N_Lv: number, theta: number): number {
  const law = theta < 0 ? bb.downhillInclination : bb.segregatedInclination
  return inclined(bb.segregatedHoldup.evaluate({ lambda_l, N_Fr }), law.evaluate({ lambda_l, N_Lv, N_Fr }), theta)
}
function intermittent(lambda_l: number, N_Fr: number, N_Lv: number, theta: number): number {
  const law = theta < 0 ? bb.downhillInclination : bb.intermittentInclination
  return inclined(bb.intermittentHoldup.evaluate({ lambda_l, N_Fr }), law.evaluate({ lambda_l, N_Lv, N_Fr }), theta)
}
/** Uphill, distributed flow needs no correction. */
function distributed(lambda_l: number, N_Fr: number, N_Lv: number, theta: number): number {
  const H_0 = bb.distributedHoldup.evaluate({ lambda_l, N_Fr })
  return theta < 0 ? inclined(H_0, bb.downhillInclination.evaluate({ lambda_l, N_Lv, N_Fr }), theta) : H_0
}
const inclined = (H_0: number, C: number, theta: number): number =>
  bb.inclinedHoldup.evaluate({ H_0, psi: bb.inclinationFactor.evaluate({ C, theta }) })
