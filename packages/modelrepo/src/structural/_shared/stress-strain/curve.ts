/** One engineering stress-strain curve by any of the four models: what a run of analysis 'curve' is made of. */
import { type Constant, numberOf, silent, type Trace } from '@keelson/equations'
import {
  bilinearStress,
  elasticLimitStrain,
  elasticStress,
  perfectlyPlasticStress,
} from '@keelson/physics/materials/bilinear.ts'
import {
  type RambergOsgood,
  rambergOsgood,
  rambergOsgoodStrain,
  rambergOsgoodStress,
  rambergOsgoodTangentModulus,
  rambergOsgoodYieldStrain,
} from '@keelson/physics/materials/ramberg-osgood.ts'
import type { MaterialClass } from '@keelson/standards/asme-bpvc-viii-2-2019/stress-strain-classes.ts'
import type { Curve } from './engineering-curve.ts'
import { type MpcParts, mpcParts } from './mpc.ts'

export const RAMBERG_OSGOOD = 'ramberg_osgood'
export const ASME_MPC = 'asme_mpc'
const PERFECTLY_PLASTIC = 'elastic_perfectly_plastic'
export const BILINEAR = 'bilinear'
export const MODELS = {
  [RAMBERG_OSGOOD]: 'Ramberg-Osgood',
  [ASME_MPC]: 'ASME MPC',
  [PERFECTLY_PLASTIC]: 'Elastic-perfectly plastic',
  [BILINEAR]: 'Bilinear',
} as const
type Model = keyof typeof MODELS

/** What a curve is drawn from, SI. */
export interface Material {
  readonly model: Model
  readonly youngs_modulus: number
  readonly yield_strength: number
  readonly ramberg_osgood_k: number
  readonly ramberg_osgood_n: number
  /** Slope of the second line of the bilinear model; 0 is perfectly plastic. */
  readonly tangent_modulus: number
  /** Of the ASME model. */
  readonly tensile_strength?: number | undefined
  readonly material_class?: MaterialClass | undefined
  readonly epsilon_p?: number | undefined
}

/** Why these numbers have no curve; undefined where they have one. For values within the bounds of the inputs. */
export function curveProblem(m: Material): string | undefined {
  if (m.model === ASME_MPC) return mpc(m).problem
  if (m.model === BILINEAR && m.tangent_modulus > m.youngs_modulus) {
    return "the post-yield slope must not exceed Young's modulus"
  }
  return undefined
}

/** The curve of a material for which `curveProblem` has no objection; a trace records its parameters. */
export function curveOf(m: Material, trace: Trace = silent): Curve {
  switch (m.model) {
    case RAMBERG_OSGOOD:
      return rambergOsgoodCurve(m)
    case ASME_MPC:
      return mpc(m).curve(trace)
    case PERFECTLY_PLASTIC:
      return straight(m, 0, (epsilon, trace, options) => {
        const args = { E: m.youngs_modulus, epsilon, sigma_y: m.yield_strength }
        return trace.apply(perfectlyPlasticStress, args, options)
      })
    case BILINEAR:
      return straight(m, m.tangent_modulus, (epsilon, trace, options) => {
        const args = { E: m.youngs_modulus, epsilon, sigma_y: m.yield_strength, E_2: m.tangent_modulus }
        return trace.apply(bilinearStress, args, options)
      })
  }
}

function mpc(m: Material): MpcParts {
  const { tensile_strength: sigma_uts, material_class: materialClass, epsilon_p } = m
  if (sigma_uts === undefined || materialClass === undefined) {
    const problem = 'the ASME model requires a tensile strength and a material class'
    return {
      problem,
      curve: () => {
        throw new Error(problem)
      },
    }
  }
  return mpcParts({ E_y: m.youngs_modulus, sigma_ys: m.yield_strength, sigma_uts, materialClass, epsilon_p })
}

function rambergOsgoodCurve(m: Material): Curve {
  const { youngs_modulus: E, yield_strength: sigma_y, ramberg_osgood_k: K, ramberg_osgood_n: n } = m
  return {
    yieldStrain: (trace = silent) => trace.apply(rambergOsgoodYieldStrain, { sigma_y, E, K }),
    stressAt: (strain, mark = '', trace = silent) =>
      K === 0
        ? trace.apply(elasticStress, { E, epsilon: strain }, names(mark))
        : curvedStress({ E, sigma_y, K, n }, numberOf(strain), mark, trace),
    slopeAt: (strain) =>
      rambergOsgoodTangentModulus.evaluate({
        E,
        n,
        K,
        sigma_y,
        sigma: rambergOsgoodStress({ E, sigma_y, K, n }, strain).stress,
      }),
    yieldSlope: (trace = silent) =>
      trace.apply(rambergOsgoodTangentModulus, { E, n, K, sigma: sigma_y, sigma_y }, { rename: { sigma: 'sigma_y' } }),
    uniformStrain: null,
    fold: null,
    mpc: null,
  }
}

function curvedStress(m: RambergOsgood, strain: number, mark: string, trace: Trace): number {
  const { stress, ...search } = rambergOsgoodStress(m, strain)
  const sigma = trace.solved({
    symbol: `sigma_${mark}`,
    title: 'Stress at given strain',
    unit: 'MPa',
    source: rambergOsgood,
    clause: 'three-parameter curve',
    value: stress,
    method: 'a bracketed root search',
    ...search,
    shown: { symbol: `epsilon_${mark}`, is: { title: 'the specified strain', value: strain, unit: '-' } },
  })
  if (trace !== silent) {
    const options = { as: `epsilon_${mark}`, rename: { sigma: `sigma_${mark}` } }
    trace.apply(rambergOsgoodStrain, { sigma, ...m }, options)
  }
  return sigma
}

interface Names {
  readonly as: string
  readonly rename: Readonly<Record<string, string>>
}
const names = (mark: string): Names => ({ as: `sigma_${mark}`, rename: { epsilon: `epsilon_${mark}` } })

type StraightStress = (epsilon: number | Constant, trace: Trace, options: Names) => number
function straight(m: Material, secondSlope: number, stress: StraightStress): Curve {
  const corner = elasticLimitStrain.evaluate({ sigma_y: m.yield_strength, E: m.youngs_modulus })
  return {
    yieldStrain: (trace = silent) =>
      trace.apply(elasticLimitStrain, { sigma_y: m.yield_strength, E: m.youngs_modulus }),
    stressAt: (strain, mark = '', trace = silent) => stress(strain, trace, names(mark)),
    slopeAt: (strain) => (strain < corner ? m.youngs_modulus : secondSlope),
    yieldSlope: null,
    uniformStrain: null,
    fold: null,
    mpc: null,
  }
}
