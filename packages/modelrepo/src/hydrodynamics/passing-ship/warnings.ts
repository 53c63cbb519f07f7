/** What a specialist would remark on the run. */
import { extentOf } from '@keelson/physics/passing-ship/hull.ts'
import { shownIn, type Warning, warner } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export const warnings = {
  table_not_of_length: 'The table stations do not span the ship length.',
  area_larger_than_box: 'The midship area exceeds breadth times draught.',
} as const
const warn = warner(warnings)

/** Share of the length within which the stations of a table span it. */
const SAME_LENGTH = 0.01
/** An area beyond breadth times draught by more than a rounding. */
const BEYOND = 1.02

export const warningsOf = (p: Params): Warning[] =>
  (['moored', 'passing'] as const).flatMap((ship) => [...span(p, ship), ...box(p, ship)])

function span(p: Params, ship: 'moored' | 'passing'): Warning[] {
  const name = `${ship}_sectional_area_table` as const
  const rows = p[name]
  if (rows === undefined) return []
  const [length, spanned] = [p[`${ship}_length`], extentOf(rows)]
  if (Math.abs(spanned - length) <= SAME_LENGTH * length) return []
  const message = `The stations span ${shownIn(spanned, 'm')} but {${ship}_length} is ${shownIn(length, 'm')}. The loads are based on the stations.`
  return [warn('table_not_of_length', message, `/${name}`)]
}

function box(p: Params, ship: 'moored' | 'passing'): Warning[] {
  const [A, B, T] = [p[`${ship}_midship_area`], p[`${ship}_beam`], p[`${ship}_draft`]]
  if (A === undefined || B === undefined || T === undefined || A <= BEYOND * B * T) return []
  const message = `{${ship}_midship_area} ${shownIn(A, 'm2')} exceeds breadth times draught, ${shownIn(B * T, 'm2')}. Check the area.`
  return [warn('area_larger_than_box', message, `/${ship}_midship_area`)]
}
