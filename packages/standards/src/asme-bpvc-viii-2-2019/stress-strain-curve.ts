/** The curve of 3-D.3 put together: its parameters, strain at a stress, and where it folds back. ASME BPVC VIII-2 (2019). */
import { silent, type Trace } from '@keelson/equations'
import { fromSI, printNumber } from '@keelson/units'
import { asmeViii2 } from './source.ts'
import { type MaterialClass, STRESS_STRAIN_CLASSES, TABLE_3_D_1 } from './stress-strain-classes.ts'
import {
  EPSILON_YS,
  macroBranch,
  macroCompliance,
  macroConstant,
  macroExponent,
  macroStrain,
  microBranch,
  microCompliance,
  microConstant,
  microExponent,
  microStrain,
  tangentModulus,
  transition,
  transitionParameter,
  trueTotalStrain,
  trueUltimateStress,
  yieldToTensileRatio,
} from './stress-strain-equations.ts'

export interface MpcMaterial {
  /** Young's modulus, Pa. */
  readonly E_y: number
  /** Engineering yield strength, Pa. */
  readonly sigma_ys: number
  /** Engineering tensile strength, Pa. */
  readonly sigma_uts: number
  readonly materialClass: MaterialClass
  /** Replaces the fitting strain of the table. */
  readonly epsilon_p?: number | undefined
}
export interface MpcCurve {
  readonly E_y: number
  readonly sigma_ys: number
  readonly sigma_uts: number
  readonly R: number
  readonly K: number
  readonly m_1: number
  readonly m_2: number
  readonly A_1: number
  readonly A_2: number
  /** True stress beyond which the curve is perfectly plastic, Pa. */
  readonly sigma_uts_t: number
}

const inMPa = (stress: number) => `${printNumber(fromSI(stress, 'MPa'))} MPa`

/** Why a material has no curve here, in the engineer's words; undefined where it has one. Stresses are in Pa. */
export function mpcProblem({ sigma_ys, sigma_uts, materialClass, epsilon_p }: MpcMaterial): string | undefined {
  if (!(sigma_uts > sigma_ys))
    return `the tensile strength, ${inMPa(sigma_uts)}, must exceed the yield strength, ${inMPa(sigma_ys)}`
  const { R_0 } = STRESS_STRAIN_CLASSES[materialClass]
  const R = yieldToTensileRatio.evaluate({ sigma_ys, sigma_uts })
  if (!(R < R_0)) {
    return `the yield-to-tensile ratio, ${printNumber(R)}, must be below ${R_0} for ${materialClass}; table 3-D.1 has no hardening at this ratio`
  }
  if (epsilon_p !== undefined && !(epsilon_p < EPSILON_YS.value)) {
    return `the fitting strain, ${printNumber(epsilon_p)}, must be below the offset strain ${EPSILON_YS.value}`
  }
  return undefined
}

/** Parameters of the curve of a material for which `mpcProblem` has no objection. */
export function mpcCurve(material: MpcMaterial, trace: Trace = silent): MpcCurve {
  const { E_y, sigma_ys, sigma_uts, materialClass } = material
  const row = STRESS_STRAIN_CLASSES[materialClass]
  const R = trace.apply(yieldToTensileRatio, { sigma_ys, sigma_uts })
  const K = trace.apply(transitionParameter, { R })
  const look = (symbol: string, title: string, value: number) =>
    trace.lookup({
      symbol,
      title,
      unit: '-',
      source: asmeViii2,
      clause: TABLE_3_D_1,
      value,
      cell: `row ${materialClass}`,
    })
  const c = look('c', 'Material class factor', row.c)
  const R_0 = look('R_0', 'Yield-to-tensile ratio at zero hardening', row.R_0)
  const m_2 = trace.apply(macroExponent, { c, R_0, R })
  const epsilon_p = material.epsilon_p ?? look('epsilon_p', 'Fitting strain', row.epsilon_p)
  const m_1 = trace.apply(microExponent, { R, epsilon_p, epsilon_ys: EPSILON_YS })
  const A_1 = trace.apply(microConstant, { sigma_ys, epsilon_ys: EPSILON_YS, m_1 })
  const A_2 = trace.apply(macroConstant, { sigma_uts, m_2 })
  const sigma_uts_t = trace.apply(trueUltimateStress, { sigma_uts, m_2 })
  return { E_y, sigma_ys, sigma_uts, R, K, m_1, m_2, A_1, A_2, sigma_uts_t }
}

/** True total strain at a true stress 0 <= sigma_t <= sigma_uts_t, Pa. */
export function mpcStrain(curve: MpcCurve, sigma_t: number): number {
  const H = transition.evaluate({ ...curve, sigma_t })
  const epsilon_1 = microBranch.evaluate({ ...curve, sigma_t })
  const epsilon_2 = macroBranch.evaluate({ ...curve, sigma_t })
  const gamma_1 = microStrain.evaluate({ epsilon_1, H })
  const gamma_2 = macroStrain.evaluate({ epsilon_2, H })
  return trueTotalStrain.evaluate({ sigma_t, E_y: curve.E_y, gamma_1, gamma_2 })
}

/** The same step by step; `mark` tells the symbols of this stress from those of another, as in H_1. */
export function tracedMpcStrain(curve: MpcCurve, sigma_t: number, mark: string, trace: Trace): number {
  const { E_y, sigma_ys, sigma_uts, K, m_1, m_2, A_1, A_2 } = curve
  const named = (symbol: string) => `${symbol}_${mark}`
  const rename = Object.fromEntries(
    ['sigma_t', 'H', 'epsilon_1', 'epsilon_2', 'gamma_1', 'gamma_2'].map((s) => [s, named(s)]),
  )
  const H = trace.apply(transition, { sigma_t, sigma_ys, K, sigma_uts }, { as: named('H'), rename })
  const epsilon_1 = trace.apply(microBranch, { sigma_t, A_1, m_1 }, { as: named('epsilon_1'), rename })
  const epsilon_2 = trace.apply(macroBranch, { sigma_t, A_2, m_2 }, { as: named('epsilon_2'), rename })
  const gamma_1 = trace.apply(microStrain, { epsilon_1, H }, { as: named('gamma_1'), rename })
  const gamma_2 = trace.apply(macroStrain, { epsilon_2, H }, { as: named('gamma_2'), rename })
  return trace.apply(trueTotalStrain, { sigma_t, E_y, gamma_1, gamma_2 }, { as: named('epsilon_t'), rename })
}

/**
 * Slope of the true curve at a true stress 0 < sigma_t <= sigma_uts_t, Pa. `tracedMpcStrain` with the same mark has its
 * arguments.
 */
export function mpcTangent(curve: MpcCurve, sigma_t: number, mark = '', trace: Trace = silent): number {
  const { E_y, sigma_ys, sigma_uts, K, m_1, m_2, A_1, A_2 } = curve
  const named = (symbol: string) => `${symbol}_${mark}`
  const rename = Object.fromEntries(['sigma_t', 'H', 'epsilon_1', 'epsilon_2', 'D_1', 'D_2'].map((s) => [s, named(s)]))
  const H = silent.apply(transition, { sigma_t, sigma_ys, K, sigma_uts })
  const epsilon_1 = silent.apply(microBranch, { sigma_t, A_1, m_1 })
  const epsilon_2 = silent.apply(macroBranch, { sigma_t, A_2, m_2 })
  const shared = { H, sigma_t, K, sigma_uts, sigma_ys }
  const D_1 = trace.apply(microCompliance, { ...shared, epsilon_1, m_1 }, { as: named('D_1'), rename })
  const D_2 = trace.apply(macroCompliance, { ...shared, epsilon_2, m_2 }, { as: named('D_2'), rename })
  return trace.apply(tangentModulus, { E_y, D_1, D_2 }, { as: named('E_t'), rename })
}

/** The two shares of the strain of a true stress, for a chart. */
export function mpcShares(curve: MpcCurve, sigma_t: number) {
  const H = transition.evaluate({ ...curve, sigma_t })
  return {
    micro: microStrain.evaluate({ H, epsilon_1: microBranch.evaluate({ ...curve, sigma_t }) }),
    macro: macroStrain.evaluate({ H, epsilon_2: macroBranch.evaluate({ ...curve, sigma_t }) }),
  }
}

export interface Fold {
  /** True total strains between which one strain has several stresses. */
  readonly from: number
  readonly to: number
}
const SCANNED = 80
/**
 * Beyond these positions tanh H is within 1 % of its end and the branches, which rise, stand alone. K is below 0.4 and
 * 1.5 R^1.5, so that the stresses between them are above 0 and below the tensile strength.
 */
const WIDEST_H = 3

/**
 * Where the strain falls while the stress rises, which the formula does when little lies between yield and tensile
 * strength (R above about 0.9 for most classes, 0.96 for ferritic steel); undefined for a curve that always rises.
 */
export function foldOf(curve: MpcCurve): Fold | undefined {
  const { sigma_ys, sigma_uts, K } = curve
  const stressAt = (H: number) => sigma_ys + K * (sigma_uts - sigma_ys) * (1 + H / 2)
  let top = 0
  let from = Number.POSITIVE_INFINITY
  let to = 0
  for (let i = 0; i <= SCANNED; i++) {
    const strain = mpcStrain(curve, stressAt(-WIDEST_H + (2 * WIDEST_H * i) / SCANNED))
    if (strain < top) {
      from = Math.min(from, strain)
      to = Math.max(to, top)
    }
    top = Math.max(top, strain)
  }
  return to > 0 ? { from, to } : undefined
}
