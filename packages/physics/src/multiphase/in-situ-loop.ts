/**
 * `inSituAt` for the traverse, in oilfield units: the same equations, called one by one, and those of the temperature
 * alone once for all the rates of a well. A test holds both equal, bit for bit.
 */
import type { Trail } from '@keelson/numerics/secant.ts'
import { fieldUnits } from '../field-units.ts'
import { bubblePointAt, type Fluid } from '../pvt/black-oil.ts'
import { reducedPressure, reducedTemperature } from '../pvt/gas-critical.ts'
import * as gas from '../pvt/gas-properties.ts'
import * as state from '../pvt/gas-z-factor.ts'
import * as glaso from '../pvt/glaso.ts'
import { deadOilViscosity, saturatedOilViscosity } from '../pvt/oil-viscosity.ts'
import { oilDensity, standingOilVolumeFactor, standingSolutionGor } from '../pvt/standing.ts'
import { constantWaterTension, deadOilTension, jenningsWaterTension, oilTension } from '../pvt/surface-tension.ts'
import * as vasquezBeggs from '../pvt/vasquez-beggs.ts'
import { waterDensity, waterViscosity } from '../pvt/water.ts'
import * as mixture from './mixture.ts'

/** What of a fluid changes with the temperature alone. */
export interface WarmFluid {
  readonly fluid: Fluid
  readonly T: number
  readonly p_b: number
  readonly mu_od: number
  readonly sigma_od: number
  readonly rho_w: number
  readonly mu_w: number
  readonly T_pr: number
  readonly coefficients: state.ZCoefficients
  readonly K_mu: number
  readonly X_mu: number
  readonly Y_mu: number
}

export function warmFluid(fluid: Fluid, T: number): WarmFluid {
  const { API, gamma_w } = fluid
  const { M_g, T_pc } = fluid.gas
  const T_pr = reducedTemperature.evaluate({ T, T_pc })
  const X_mu = gas.viscosityX.evaluate({ M_g, T })
  return {
    fluid,
    T,
    p_b: bubblePointAt(fluid, T, fieldUnits),
    mu_od: deadOilViscosity.evaluate({ API, T }),
    sigma_od: deadOilTension.evaluate({ T, API }),
    rho_w: waterDensity.evaluate({ gamma_w }),
    mu_w: waterViscosity.evaluate({ T }),
    T_pr,
    coefficients: {
      c_1: state.firstCoefficient.evaluate({ T_pr }),
      c_2: state.secondCoefficient.evaluate({ T_pr }),
      c_3: state.thirdCoefficient.evaluate({ T_pr }),
    },
    K_mu: gas.viscosityK.evaluate({ M_g, T }),
    X_mu,
    Y_mu: gas.viscosityY.evaluate({ X_mu }),
  }
}

/** What flows at p of the surface rates through the area A_p; `factors` trails 1/z. */
export function inSituWarm(
  warm: WarmFluid,
  { q_o, q_w, f_w }: mixture.SurfaceRates,
  A_p: number,
  p: number,
  factors: Trail,
): mixture.InSitu {
  const { fluid, T, p_b, T_pr } = warm
  const { API, gamma_o, gamma_g, R_p } = fluid
  const R_s = solutionGor(fluid, p, p_b, T)
  const B_ob = saturatedVolumeFactor(fluid, R_s, T)
  const c_A = vasquezBeggs.undersaturatedCompressibility.evaluate({ R_s, T, gamma_g, API })
  const B_o = vasquezBeggs.oilVolumeFactor.evaluate({ B_ob, c_A, p, p_b })
  const mu_ob = saturatedOilViscosity.evaluate({ R_s, mu_od: warm.mu_od })
  const mu_o = p > p_b ? undersaturatedViscosity(mu_ob, p, p_b) : mu_ob
  const rho_o = oilDensity.evaluate({ gamma_o, gamma_g, R_s, B_o })
  const sigma_o = oilTension.evaluate({ sigma_od: warm.sigma_od, p })
  const p_pr = reducedPressure.evaluate({ p, p_pc: fluid.gas.p_pc })
  const z = state.zAlong(factors, p_pr, T_pr, warm.coefficients).z
  const rho_g = gas.gasDensity.evaluate({ gamma_g, p, z, T })
  const B_g = gas.gasVolumeFactor.evaluate({ z, T, p })
  const mu_g = gas.gasViscosity.evaluate({ K_mu: warm.K_mu, X_mu: warm.X_mu, rho_g, Y_mu: warm.Y_mu })
  const sigma_w =
    fluid.waterTension === 'jennings' ? jenningsWaterTension.evaluate({ p, T }) : constantWaterTension.evaluate({})
  const F_w = mixture.waterShare.evaluate({ f_w, B_o })
  return {
    v_sl: mixture.superficialLiquidVelocity.evaluate({ q_o, B_o, q_w, A_p }),
    v_sg: mixture.superficialGasVelocity.evaluate({ q_o, R_p, R_s, B_g, A_p }),
    rho_l: mixture.liquidDensity.evaluate({ rho_o, rho_w: warm.rho_w, F_w }),
    rho_g,
    mu_l: mixture.liquidViscosity.evaluate({ mu_o, mu_w: warm.mu_w, F_w }),
    mu_g,
    sigma: mixture.liquidTension.evaluate({ sigma_o, sigma_w, F_w }),
    p,
    gasInRange: state.zFactorInRange(p_pr, T_pr),
  }
}

function undersaturatedViscosity(mu_ob: number, p: number, p_b: number): number {
  const m_mu = vasquezBeggs.undersaturatedViscosityExponent.evaluate({ p })
  return vasquezBeggs.oilViscosity.evaluate({ mu_ob, m_mu, p, p_b })
}

function solutionGor({ set, R_p, gamma_g, gamma_gs, API }: Fluid, p: number, p_b: number, T: number): number {
  if (set === 'vasquez_beggs') return vasquezBeggs.vasquezBeggsSolutionGor.evaluate({ R_p, gamma_gs, p, API, T })
  if (set === 'standing_default') return standingSolutionGor.evaluate({ R_p, gamma_g, p, API, T })
  if (p >= p_b) return R_p
  return glaso.glasoSolutionGor.evaluate({ R_p, gamma_g, x_p: glaso.glasoNumberAtPressure.evaluate({ p }), API, T })
}

function saturatedVolumeFactor({ set, gamma_g, gamma_gs, gamma_o, API }: Fluid, R_s: number, T: number): number {
  if (set === 'standing_default') return standingOilVolumeFactor.evaluate({ R_s, gamma_g, gamma_o, T })
  if (set === 'vasquez_beggs') return vasquezBeggs.vasquezBeggsOilVolumeFactor.evaluate({ R_s, T, API, gamma_gs })
  const B_star = glaso.glasoVolumeNumber.evaluate({ R_s, gamma_g, gamma_o, T })
  return glaso.glasoOilVolumeFactor.evaluate({ B_star })
}
