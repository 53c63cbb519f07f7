/** The nodes around a query. */
import { shareOfLength } from '@keelson/physics/soil/node-distance.ts'
import type { AtlasFile, CellSide } from '@keelson/workflow/atlas.ts'
import { cornersOf } from '../../_shared/atlas/nodes.ts'
import { axes, CORING, PLUGGED } from './atlas.ts'
import type { Asked } from './atlas-solver.ts'

/** How far a point is from the one node towards the other. */
export const shareOf = ({ at, from, to }: CellSide): number => shareOfLength.evaluate({ x: at, x_0: from, x_1: to })

export const cellOf = (asked: Asked, atlas: AtlasFile): readonly CellSide[] =>
  axes.read(asked, atlas, { response: PLUGGED }).cell

/** Corners of the cell of a point with their share in the answer. */
export const nodeRows = (asked: Asked, atlas: AtlasFile) =>
  cornersOf(cellOf(asked, atlas), shareOf).map(({ at, weight }) => ({
    diameter: at.diameter ?? Number.NaN,
    length: at.length ?? Number.NaN,
    strength: at.undrained_shear_strength ?? Number.NaN,
    plugged: axes.read(at, atlas, { response: PLUGGED }).value,
    coring: axes.read(at, atlas, { response: CORING }).value,
    weight,
  }))
