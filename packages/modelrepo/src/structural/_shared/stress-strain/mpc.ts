/** The engineering curve of the ASME model: true stresses found, then turned into engineering ones. */
import { met, numberOf, type Solution, silent, type Trace } from '@keelson/equations'
import {
  engineeringStrain,
  engineeringStress,
  engineeringTangentModulus,
} from '@keelson/physics/materials/true-stress.ts'
import {
  reachesYield,
  type TrueStressFound,
  trueStressAt,
  trueStressAtYield,
} from '@keelson/standards/asme-bpvc-viii-2-2019/engineering-curve.ts'
import { asmeViii2 } from '@keelson/standards/asme-bpvc-viii-2-2019/source.ts'
import {
  foldOf,
  type MpcCurve,
  type MpcMaterial,
  mpcCurve,
  mpcProblem,
  mpcStrain,
  mpcTangent,
  tracedMpcStrain,
} from '@keelson/standards/asme-bpvc-viii-2-2019/stress-strain-curve.ts'
import type { Curve } from './engineering-curve.ts'

export interface MpcParts {
  readonly problem: string | undefined
  readonly curve: (trace: Trace) => Curve
}

/** Stresses in Pa. */
export const mpcParts = (material: MpcMaterial): MpcParts => ({
  problem: mpcProblem(material) ?? tooSoft(material),
  curve: (trace) => engineering(mpcCurve(material, trace)),
})

const tooSoft = (material: MpcMaterial): string | undefined =>
  reachesYield(mpcCurve(material))
    ? undefined
    : "Young's modulus is too low for this model, because the engineering stress never reaches the yield strength"

const strainOf = (epsilon_t: number) => engineeringStrain.evaluate({ epsilon_t })

function engineering(curve: MpcCurve): Curve {
  const fold = foldOf(curve)
  return {
    yieldStrain: (trace = silent) => {
      const found = trueStressAtYield(curve)
      const reached = curve.sigma_ys * (1 + found.residual)
      const meets = [met('engineering stress', 'MPa', reached, 'the yield strength', curve.sigma_ys)]
      const sigma_t = solved(found, 'y', 'True stress at the yield strength', { meets }, trace)
      return strainAt(curve, sigma_t, 'y', trace)
    },
    stressAt: (strain, mark = '', trace = silent) => {
      const asked = { title: 'the specified strain', value: numberOf(strain), unit: '-' }
      const shown = { symbol: `e_${mark}`, is: asked }
      const sigma_t = solved(
        trueStressAt(curve, numberOf(strain)),
        mark,
        'True stress at given strain',
        { shown },
        trace,
      )
      if (trace !== silent) strainAt(curve, sigma_t, mark, trace)
      const rename = { sigma_t: `sigma_t_${mark}`, e: `epsilon_${mark}` }
      return trace.apply(engineeringStress, { sigma_t, e: strain }, { as: `sigma_${mark}`, rename })
    },
    slopeAt: (strain) => {
      const { sigma_t, beyondUltimate } = trueStressAt(curve, strain)
      const E_t = beyondUltimate ? 0 : mpcTangent(curve, sigma_t)
      return engineeringTangentModulus.evaluate({ E_t, sigma_t, e: strain })
    },
    yieldSlope: (trace = silent) => {
      const { sigma_t } = trueStressAtYield(curve)
      const E_t = mpcTangent(curve, sigma_t, 'y', trace)
      const e = strainOf(mpcStrain(curve, sigma_t))
      const rename = { E_t: 'E_t_y', sigma_t: 'sigma_t_y', e: 'e_y' }
      return trace.apply(engineeringTangentModulus, { E_t, sigma_t, e }, { rename })
    },
    uniformStrain: strainOf(mpcStrain(curve, curve.sigma_uts_t)),
    fold: fold === undefined ? null : { from: strainOf(fold.from), to: strainOf(fold.to) },
    mpc: curve,
  }
}

function strainAt(curve: MpcCurve, sigma_t: number, mark: string, trace: Trace): number {
  if (trace === silent) return strainOf(mpcStrain(curve, sigma_t))
  const epsilon_t = tracedMpcStrain(curve, sigma_t, mark, trace)
  return trace.apply(engineeringStrain, { epsilon_t }, { as: `e_${mark}`, rename: { epsilon_t: `epsilon_t_${mark}` } })
}

const solved = (
  { sigma_t, trial, residual, iterations }: TrueStressFound,
  mark: string,
  title: string,
  held: Pick<Solution, 'meets' | 'shown'>,
  trace: Trace,
) =>
  trace.solved({
    symbol: `sigma_t_${mark}`,
    title,
    unit: 'MPa',
    source: asmeViii2,
    clause: '3-D.3 eq (3-D.1)',
    value: sigma_t,
    trial,
    residual,
    iterations,
    method: 'a bracketed root search',
    ...held,
  })
