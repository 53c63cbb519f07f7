/**
 * The gradient of `hagedornBrownGradient` alone, for the traverse, in oilfield units: the same equations, called one by
 * one. A test holds both equal.
 */
import type { Trail } from '@keelson/numerics/secant.ts'
import { frictionAlong, reynoldsNumber } from './friction.ts'
import {
  type Correction,
  correctedFriction,
  correctedGravity,
  frictionGradient,
  gradientWithoutAcceleration,
  gravityGradient,
  type Pipe,
} from './gradient-parts.ts'
import { bubbleHoldup, bubbleLimit, gasFraction, liquidVelocity } from './griffith.ts'
import * as chart from './hagedorn-brown.ts'
import { type InSitu, mixtureVelocity, noSlipDensity, noSlipHoldup, slipDensity } from './mixture.ts'
import * as numbers from './numbers.ts'

/** Both phases flow; `roots` trails 1/sqrt(f). */
export function hagedornBrownSlope(
  flow: InSitu,
  pipe: Pipe,
  options: chart.HagedornBrownOptions,
  roots: Trail,
): number {
  const { v_sl, v_sg } = flow
  const v_m = mixtureVelocity.evaluate({ v_sl, v_sg })
  const bubbly = options.griffith && gasFraction.evaluate({ v_sg, v_m }) < bubbleLimit.evaluate({ v_m, d: pipe.d })
  return bubbly ? bubbleSlope(flow, pipe, v_m, roots) : slugSlope(flow, pipe, options, v_m, roots)
}

function slugSlope(
  { v_sl, v_sg, rho_l, rho_g, mu_l, mu_g, sigma, p }: InSitu,
  { d, k_d, theta, correction }: Pipe,
  { noSlipFloor }: chart.HagedornBrownOptions,
  v_m: number,
  roots: Trail,
): number {
  const lambda_l = noSlipHoldup.evaluate({ v_sl, v_m })
  const rho_n = noSlipDensity.evaluate({ rho_l, lambda_l, rho_g })
  const N_Lv = numbers.liquidVelocityNumber.evaluate({ v_sl, rho_l, sigma })
  const N_Gv = numbers.gasVelocityNumber.evaluate({ v_sg, rho_l, sigma })
  const N_d = numbers.diameterNumber.evaluate({ d, rho_l, sigma })
  const N_L = numbers.viscosityNumber.evaluate({ mu_l, rho_l, sigma })
  const C_NL = chart.viscosityCoefficient.evaluate({ X_1: chart.viscosityArgument.evaluate({ N_L }) })
  const H_c = chart.holdupRatio.evaluate({ X_2: chart.holdupArgument.evaluate({ N_Lv, p, C_NL, N_Gv, N_d }) })
  const B_psi = chart.secondaryArgument.evaluate({ N_Gv, N_L, N_d })
  const psi = chart.secondaryFactor.evaluate({ B_psi })
  const H_ch = chart.chartHoldup.evaluate({ H_c, psi })
  const H_L = noSlipFloor ? chart.flooredHoldup.evaluate({ H_ch, lambda_l }) : H_ch
  const rho_s = slipDensity.evaluate({ rho_l, H_L, rho_g })
  const mu_s = chart.mixtureViscosity.evaluate({ mu_l, H_L, mu_g })
  const f = frictionAlong(roots, reynoldsNumber.evaluate({ rho: rho_n, v: v_m, d, mu: mu_s }), k_d)
  const G_g = gravityGradient.evaluate({ rho_s, theta })
  return total(G_g, chart.hagedornBrownFriction.evaluate({ f, rho_n, v_m, d, rho_s }), correction)
}

function bubbleSlope(
  { v_sl, v_sg, rho_l, rho_g, mu_l }: InSitu,
  { d, k_d, theta, correction }: Pipe,
  v_m: number,
  roots: Trail,
): number {
  const H_L = bubbleHoldup.evaluate({ v_m, v_sg })
  const v_l = liquidVelocity.evaluate({ v_sl, H_L })
  const rho_s = slipDensity.evaluate({ rho_l, H_L, rho_g })
  const f = frictionAlong(roots, reynoldsNumber.evaluate({ rho: rho_l, v: v_l, d, mu: mu_l }), k_d)
  const G_g = gravityGradient.evaluate({ rho_s, theta })
  return total(G_g, frictionGradient.evaluate({ f, rho: rho_l, v: v_l, d }), correction)
}

function total(G_g0: number, G_f0: number, correction: Correction | undefined): number {
  if (correction === undefined) return gradientWithoutAcceleration.evaluate({ G_g: G_g0, G_f: G_f0 })
  const G_g = correctedGravity.evaluate({ C_g: correction.gravity, G_g0 })
  const G_f = correctedFriction.evaluate({ C_f: correction.friction, G_f0 })
  return gradientWithoutAcceleration.evaluate({ G_g, G_f })
}
