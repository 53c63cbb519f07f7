/** The acceptance check of the run. */
import { safetyFactor } from '@keelson/physics/soil/liquefaction-demand.ts'
import { type CheckResult, check, checkOf, type NotChecked, notChecked } from '@keelson/workflow'
import type { Profile } from './calculate-profile.ts'
import type { Params } from './params.ts'

export const checks = {
  liquefaction: checkOf('safety_factor', {
    title: 'Liquefaction of the weakest layer',
    demand: 'Required factor of safety',
    capacity: 'Least factor of safety',
    criterion: safetyFactor,
  }),
}

export const UNKNOWN = 'no resistance was given'
export const NO_LAYER = 'no layer can liquefy by this procedure'

export function checksOf(p: Params, { worst, sums }: Profile): { readonly liquefaction: CheckResult | NotChecked } {
  const FS = worst?.resistance?.FS
  if (FS === undefined)
    return {
      liquefaction: sums === undefined ? notChecked('input_missing', UNKNOWN) : notChecked('out_of_reach', NO_LAYER),
    }
  return { liquefaction: check({ demand: p.required_factor_of_safety, capacity: FS }) }
}
