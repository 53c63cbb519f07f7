/** The direct solver behind the atlas: the vertical modes of anchor-capacity version 1 themselves. */
import { type Source, silent, type Trace } from '@keelson/equations'
import type { Problem } from '@keelson/workflow'
import { type Caisson, type Vertical, verticalOf } from '../anchor-capacity/calculate-vertical.ts'
import { MURFF_HAMILTON } from '../anchor-capacity/inputs-caisson.ts'
import { caissonRules } from '../anchor-capacity/rules.ts'
import { FIXED, PARENT } from './atlas-names.ts'
import type { Params } from './params.ts'

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

const FIXED_SOURCE = {
  source: { id: 'Atlas', title: `Fixed parameters of the atlas of ${PARENT}`, publisher: 'Keelson', revision: '1' },
  clause: 'fixed parameters',
} as const satisfies { readonly source: Source; readonly clause: string }

/** Fixed parameters as a report states them. */
const SAID = [
  { name: 't', title: 'Wall thickness', unit: 'mm' },
  { name: 'k', title: 'Increase of the strength with depth', unit: 'kPa/m' },
  { name: 'alpha', title: 'Skin friction factor', unit: '-' },
  { name: 'N_c', title: 'Bearing factor', unit: '-' },
  { name: 'W', title: 'Submerged weight of the caisson', unit: 'kN' },
  { name: 'gamma_s', title: 'Submerged unit weight of the soil', unit: 'kN/m3' },
] as const

/** The parent's vertical modes, its steps in the trace. */
export function solved(asked: Asked, trace: Trace): Vertical {
  trace.section(`Direct solver: ${PARENT}`)
  for (const { name, title, unit } of SAID) {
    trace.lookup({ ...FIXED_SOURCE, symbol: name, title, unit, value: FIXED[name], cell: 'held by the atlas' })
  }
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
      ? { pointer: '/diameter', message: 'must be above 80 mm, twice the wall that the atlas holds' }
      : { pointer, message },
  )
}
