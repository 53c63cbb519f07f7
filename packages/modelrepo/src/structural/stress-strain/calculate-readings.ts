/** What is read from a curve: stresses at strains, and the table for finite elements. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { STRAIN_0_01, STRAIN_0_02, STRAIN_0_005 } from '@keelson/physics/materials/reported-strains.ts'
import { truePlasticStrain, trueStrain, trueStress } from '@keelson/physics/materials/true-stress.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Material } from '../_shared/stress-strain/curve.ts'
import type { Curve } from '../_shared/stress-strain/engineering-curve.ts'
import type { Params } from './inputs.ts'

/** One strain of the table; null throughout where the curve has several stresses for it. */
export interface GridPoint {
  readonly strain: number
  readonly stress: number | null
  readonly trueStress: number | null
  readonly trueStrain: number
  readonly plasticStrain: number | null
}

/** A curve with all that pictures and warnings are made of. */
export interface Drawn {
  readonly material: Material
  readonly curve: Curve
  readonly strainAtYield: number
  readonly grid: readonly GridPoint[]
}
export const folded = ({ fold }: Curve, strain: number): boolean =>
  fold !== null && fold.from <= strain && strain <= fold.to

export const NO_STRESS: NotApplicable = notApplicable(
  'the curve folds back there, so that several stresses belong to the strain',
)

export const stressOrNull = (curve: Curve, strain: number): number | null =>
  folded(curve, strain) ? null : curve.stressAt(strain)

export const gridStrains = ({ strain_grid: grid = [] }: Params): readonly number[] =>
  grid.flatMap(({ start, stop, num }) => spaced(start, stop, num))

export const gridPoints = (curve: Curve, E: number, strains: readonly number[]): readonly GridPoint[] =>
  strains.map((e) => {
    const s = stressOrNull(curve, e)
    const epsilon_t = trueStrain.evaluate({ e })
    if (s === null) return { strain: e, stress: null, trueStress: null, trueStrain: epsilon_t, plasticStrain: null }
    const sigma_t = trueStress.evaluate({ s, e })
    const plasticStrain = truePlasticStrain.evaluate({ epsilon_t, sigma_t, E })
    return { strain: e, stress: s, trueStress: sigma_t, trueStrain: epsilon_t, plasticStrain }
  })

/** Strains that a run reads, in rising order: those asked for, and those that are always reported. */
export const strainsRead = (p: Params): readonly number[] =>
  [...gridStrains(p), ...(p.strain ?? []), STRAIN_0_005.value, STRAIN_0_01.value, STRAIN_0_02.value].sort(
    (a, b) => a - b,
  )

/** Fall of the stress that is more than rounding, over the stress. */
const ROUNDING = 1e-9

/** At how many of these strains, in rising order, the curve folds or stands lower than before. */
export function fallsAmong(curve: Curve, strains: readonly number[]): number {
  let highest = 0
  let falls = 0
  for (const strain of strains) {
    const stress = stressOrNull(curve, strain)
    if (stress === null || stress < highest * (1 - ROUNDING)) falls++
    highest = Math.max(highest, stress ?? 0)
  }
  return falls
}
