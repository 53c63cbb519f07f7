/** The nodes around a query, and the inputs that the atlas holds fixed. */
import { annotations, shownIn } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { cornersOf, logShare } from '../../_shared/atlas/nodes.ts'
import { axes, SLICE } from './atlas.ts'
import { FIXED_ENDS, FIXED_TERMS } from './atlas-solver.ts'
import { inputs, type Params } from './inputs.ts'

type Term = keyof typeof FIXED_TERMS

/** The title of a fixed input, and a value of it in words. */
export function termSaid(name: Term) {
  const { title, unit = '-' } = annotations(inputs.properties[name])
  return { title, value: (si: number) => shownIn(si, unit, 7) }
}

/** The fixed inputs, with what was asked. */
export const termRows = (p: Params) => [
  { input: 'Span ends', atlas: FIXED_ENDS, asked: p.boundary_condition },
  ...(Object.keys(FIXED_TERMS) as Term[]).map((name) => {
    const { title, value } = termSaid(name)
    return { input: title, atlas: value(FIXED_TERMS[name]), asked: value(p[name]) }
  }),
]

/** Corners of the cell of a query with their share in the answer. */
export const nodeRows = (p: Params, atlas: AtlasFile) =>
  cornersOf(axes.read(p, atlas, { slice: SLICE }).cell, logShare).map(({ at, weight }) => ({
    span_length: at.span_length ?? Number.NaN,
    outer_diameter: at.outer_diameter ?? Number.NaN,
    wall_thickness: at.wall_thickness ?? Number.NaN,
    frequency: axes.read(at, atlas, { slice: SLICE }).value,
    weight,
  }))
