/** The direct solver behind the atlas: the vertical modes of anchor-capacity version 1 themselves. */
import { silent, type Trace } from '@keelson/equations'
import type { Problem } from '@keelson/workflow'
import { type Fixed, type Place, stateFixed } from '../../_shared/atlas/steps.ts'
import { type Caisson, type Vertical, verticalOf } from '../anchor-capacity/calculate-vertical.ts'
import { MURFF_HAMILTON } from '../anchor-capacity/inputs-caisson.ts'
import { caissonRules } from '../anchor-capacity/rules.ts'
import type { Params } from './inputs.ts'

export const PARENT = 'modelrepo:anchor-capacity@1'

/** What the atlas holds fixed, SI: uniform strength, no weight, passive suction. */
export const FIXED = { t: 0.04, k: 0, alpha: 0.65, N_c: 9, W: 0, gamma_s: 6e3, suction: true } as const

/** A point of the atlas, SI. */
export type Asked = Pick<Params, 'diameter' | 'length' | 'undrained_shear_strength' | 'passive_suction'>

/** Suction counts as in the atlas, unless the query excludes it. */
const caissonOf = ({ diameter: D, length: L, undrained_shear_strength: s_u0, passive_suction }: Asked): Caisson => ({
  ...FIXED,
  suction: passive_suction ?? FIXED.suction,
  D,
  L,
  s_u0,
})

export const solvedAt = (asked: Asked): Vertical => verticalOf(caissonOf(asked), silent)

/** What the caisson holds if the lid leaks or the pull drains. */
export const withoutSuction = (asked: Asked): number => solvedAt({ ...asked, passive_suction: false }).V_u

const FIXED_PLACE: Place = {
  source: { id: 'Atlas', title: `Fixed parameters of the atlas of ${PARENT}`, publisher: 'Keelson', revision: '1' },
  clause: 'fixed parameters',
}

/** Fixed parameters as a report states them. */
const SAID: readonly Fixed[] = [
  ['t', 'Wall thickness', 'mm', FIXED.t],
  ['k', 'Undrained strength gradient', 'kPa/m', FIXED.k],
  ['alpha', 'Skin friction factor', '-', FIXED.alpha],
  ['N_c', 'Bearing capacity factor', '-', FIXED.N_c],
  ['W', 'Submerged caisson weight', 'kN', FIXED.W],
  ['gamma_s', 'Soil submerged unit weight', 'kN/m3', FIXED.gamma_s],
]

/** The parent's vertical modes, its steps in the trace. */
export function solved(asked: Asked, trace: Trace): Vertical {
  trace.section(`Direct solver: ${PARENT}`)
  stateFixed(FIXED_PLACE, SAID, 'fixed in the atlas', trace)
  return verticalOf(caissonOf(asked), trace)
}

/** What the parent refuses of a point, at the inputs of a query. */
export function parentProblems(asked: Asked): readonly Problem[] {
  const parent = {
    lateral_profile: MURFF_HAMILTON,
    diameter: asked.diameter,
    length: asked.length,
    wall_thickness: FIXED.t,
    undrained_shear_strength_mudline: asked.undrained_shear_strength,
    undrained_strength_gradient: FIXED.k,
    alpha: FIXED.alpha,
  } as const
  return caissonRules(parent).map(({ pointer, message }) =>
    pointer === '/wall_thickness'
      ? { pointer: '/diameter', message: 'must be greater than 80 mm, twice the wall thickness fixed in the atlas' }
      : { pointer, message },
  )
}
