/** What the inputs must satisfy together, before anything is calculated. */
import { deeperKeel, halfBreadths } from '@keelson/physics/passing-ship/equations.ts'
import { extentOf } from '@keelson/physics/passing-ship/hull.ts'
import { MOST_SLENDER } from '@keelson/physics/passing-ship/passage.ts'
import { type Problem, refused, shownIn } from '@keelson/workflow'
import { unordered } from '../../_shared/rows/ascending.ts'
import type { Params } from './inputs.ts'
import { TABLE } from './modes.ts'

export const rules = (p: Params): Problem[] => [
  ...separation(p),
  ...depth(p),
  ...table(p, 'moored'),
  ...table(p, 'passing'),
]

function separation(p: Params): Problem[] {
  const { lateral_separation: eta, moored_beam: B_1, passing_beam: B_2 } = p
  const touching = B_1 === undefined || B_2 === undefined ? 0 : halfBreadths.evaluate({ B_1, B_2 })
  if (eta < touching)
    return refused(
      'lateral_separation',
      `must be at least half of the sum of breadths, ${shownIn(touching, 'm')}, to avoid overlapping hulls (entered: ${shownIn(eta, 'm')})`,
    )
  const least = (spanOf(p, 'moored') + spanOf(p, 'passing')) / MOST_SLENDER
  if (eta >= least) return []
  return refused(
    'lateral_separation',
    `must be at least one hundredth of the sum of lengths, ${shownIn(least, 'm')}, to avoid overlapping hulls (entered: ${shownIn(eta, 'm')})`,
  )
}

/** Length that the integrals run over, m. */
function spanOf(p: Params, ship: 'moored' | 'passing'): number {
  const rows = p[`${ship}_sectional_area_table`]
  return p.sectional_area !== TABLE || rows === undefined ? p[`${ship}_length`] : extentOf(rows)
}

function depth({ water_depth: h, moored_draft: T_1 = 0, passing_draft: T_2 = 0 }: Params): Problem[] {
  const deeper = deeperKeel.evaluate({ T_1, T_2 })
  if (h === 'infinite' || h > deeper) return []
  return refused('water_depth', `must exceed the deeper draught, ${shownIn(deeper, 'm')} (entered: ${shownIn(h, 'm')})`)
}

function table(p: Params, ship: 'moored' | 'passing'): Problem[] {
  const name = `${ship}_sectional_area_table` as const
  const rows = p[name]
  if (p.sectional_area !== TABLE || rows === undefined) return []
  const at = unordered(rows.map((row) => row.x))
  if (at !== undefined)
    return refused(
      `${name}/${at}/x`,
      'must be greater than in the previous row, because stations are in order from stern to bow',
    )
  const end = [0, rows.length - 1].find((i) => rows[i]?.area !== 0)
  if (end !== undefined)
    return refused(`${name}/${end}/area`, 'must be 0, because a slender hull has zero area at both ends')
  return rows.every((row) => row.area === 0) ? refused(name, 'must have a positive area at one station or more') : []
}
