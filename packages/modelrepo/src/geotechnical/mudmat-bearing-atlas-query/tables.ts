/** The nodes around a query. */
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { axes, SLICE } from './atlas.ts'
import type { Params } from './inputs.ts'

/** The two nodes around the query, their distance from it and their share in the answer. */
export function nodeRows(p: Params, atlas: AtlasFile) {
  const { cell } = axes.read(p, atlas, { slice: SLICE })
  return cell.flatMap(({ at, from, to }) => {
    const share = (at - from) / (to - from)
    const node = (strength: number, distance: number, weight: number) => {
      const { value: capacity } = axes.read({ undrained_shear_strength: strength }, atlas, { slice: SLICE })
      return { strength, capacity, distance, weight }
    }
    return [node(from, at - from, 1 - share), node(to, to - at, share)]
  })
}
