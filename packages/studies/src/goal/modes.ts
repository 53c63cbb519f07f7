/** Where another check begins to govern. */
import { clean } from '@keelson/workflow'
import type { ModeChange } from '../study.ts'
import { isValued, pairsOf, type Search, type Valued } from './points.ts'

/** Of the distance of two points: to this a change between them is placed. */
const PLACE = 1e-6
/** Evaluations in all; a change is placed with 20, and one that finds none left is answered between wider points. */
const MOST_EVALUATIONS = 640

/** Every change of the governing check along points in order, some of them runs apart. */
export function modeChanges(points: readonly Valued[], search: Search): ModeChange[] {
  let left = MOST_EVALUATIONS
  const between = (a: Valued, b: Valued, width: number): ModeChange[] => {
    if (a.mode === b.mode) return []
    const change: ModeChange = { between: [a.x, b.x], from: a.mode, to: b.mode }
    const x = clean((a.x + b.x) / 2)
    if (b.x - a.x <= width || left <= 0 || x <= a.x || x >= b.x) return [change]
    left -= 1
    const middle = search.at(x)
    if (!isValued(middle)) return [change]
    return [...between(a, middle, width), ...between(middle, b, width)]
  }
  return pairsOf(points).flatMap(([a, b]) => between(a, b, PLACE * (b.x - a.x)))
}
