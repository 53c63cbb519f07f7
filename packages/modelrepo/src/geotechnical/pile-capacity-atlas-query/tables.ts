/** The place of a query in the grid. */
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { logShare } from '../../_shared/atlas/nodes.ts'
import { axes } from './atlas.ts'
import type { Asked } from './atlas-solver.ts'

/** Each axis with the nodes around the query, and how far the nearer one is, of their distance on the logarithm. */
export const nodeRows = (asked: Asked, atlas: AtlasFile) =>
  axes.read(asked, atlas).cell.map((side) => {
    const share = logShare(side)
    return { axis: side.title, share, nearest: Math.min(share, 1 - share) }
  })
