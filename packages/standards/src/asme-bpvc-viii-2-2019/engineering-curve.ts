/** The curve of 3-D.3 in engineering terms: stress at a total strain, and the strain at the yield strength. */
import { inWords, requireThat } from '@keelson/numerics/errors.ts'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { engineeringStrain, engineeringStress, trueStrain } from '@keelson/physics/materials/true-stress.ts'
import { type MpcCurve, mpcStrain } from './stress-strain-curve.ts'

export interface TrueStressFound {
  /** True stress, Pa. */
  readonly sigma_t: number
  /** Start of the search: the largest true stress that the point could have, Pa. */
  readonly trial: number
  readonly residual: number
  readonly iterations: number
  /** The strain is beyond that of the true ultimate stress, where the curve is perfectly plastic. */
  readonly beyondUltimate: boolean
}

/** True stress at an engineering strain >= 0. Throws NumericsError where the numbers leave the range of doubles. */
export function trueStressAt(curve: MpcCurve, strain: number): TrueStressFound {
  requireThat(strain >= 0, `the strain must not be negative (entered: ${inWords(strain)})`)
  const target = trueStrain.evaluate({ e: strain })
  const elastic = curve.E_y * target
  const end = mpcStrain(curve, curve.sigma_uts_t)
  requireThat(
    Number.isFinite(end) && Number.isFinite(elastic),
    'the stress-strain curve cannot be evaluated for these inputs',
  )
  if (strain === 0) return { sigma_t: 0, trial: 0, residual: 0, iterations: 0, beyondUltimate: false }
  if (target >= end) {
    return {
      sigma_t: curve.sigma_uts_t,
      trial: curve.sigma_uts_t,
      residual: 0,
      iterations: 0,
      beyondUltimate: target > end,
    }
  }
  const trial = Math.min(elastic, curve.sigma_uts_t)
  const { x, residual, iterations } = bracketedRoot(
    (y) => mpcStrain(curve, y * trial) / target - 1,
    0,
    BEYOND_ROUNDING,
    {
      seeking: 'the true stress at the specified strain',
    },
  )
  return { sigma_t: x * trial, trial, residual, iterations, beyondUltimate: false }
}
const BEYOND_ROUNDING = 1 + 1e-12

/** Engineering stress over the yield strength, less 1, at so many times the yield strength of true stress. */
function missedYield(curve: MpcCurve, ratio: number): number {
  const sigma_t = ratio * curve.sigma_ys
  const e = engineeringStrain.evaluate({ epsilon_t: mpcStrain(curve, sigma_t) })
  return engineeringStress.evaluate({ sigma_t, e }) / curve.sigma_ys - 1
}

/** Not where the metal is so soft that the bar thins faster than its true stress grows. */
export const reachesYield = (curve: MpcCurve): boolean => missedYield(curve, curve.sigma_uts_t / curve.sigma_ys) >= 0

/** True stress at which the engineering stress equals the yield strength. Throws NumericsError where none does. */
export function trueStressAtYield(curve: MpcCurve): TrueStressFound {
  const { sigma_ys, sigma_uts_t } = curve
  requireThat(reachesYield(curve), 'the curve ends before its engineering stress reaches the yield strength')
  const missed = (ratio: number) => missedYield(curve, ratio)
  const { x, residual, iterations } = bracketedRoot(missed, 1, sigma_uts_t / sigma_ys, {
    seeking: 'the true stress at yield',
  })
  return { sigma_t: x * sigma_ys, trial: sigma_ys, residual, iterations, beyondUltimate: false }
}
