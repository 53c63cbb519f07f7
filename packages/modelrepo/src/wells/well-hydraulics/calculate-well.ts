/** String and annulus from the surface down, row by row. */
import { given } from '@keelson/workflow'
import type { Inputs, Some } from './inputs.ts'

/** SI. Of the string: outside diameter and bore. Of the annulus: hole, and pipe in it. */
export interface Stretch {
  readonly kind: 'pipe' | 'annulus'
  readonly outer: number
  readonly inner: number
  readonly length: number
  readonly top: number
  readonly bottom: number
}

export interface Well {
  readonly string: readonly Stretch[]
  readonly annuli: readonly Stretch[]
  /** Measured and vertical depth. */
  readonly D_m: number
  readonly D_v: number
}

type Row = Pick<Stretch, 'kind' | 'outer' | 'inner' | 'length'>

export type InWell = Some<
  'measured_depth' | 'true_vertical_depth',
  'sections' | 'hole_diameter' | 'drill_pipe_outer_diameter' | 'drill_pipe_inner_diameter'
>

export function wellOf(p: InWell): Well {
  const { measured_depth: D_m, true_vertical_depth: D_v } = p
  const rows = p.sections ? sectionsOf(p.sections) : uniform(p, D_m)
  return { string: stacked(rows, 'pipe'), annuli: stacked(rows, 'annulus'), D_m, D_v }
}

const sectionsOf = (sections: Inputs['sections']): readonly Row[] =>
  sections.map((s) => ({ kind: s.kind, outer: s.outer_diameter, inner: s.inner_diameter, length: s.length }))

/** Without a bore, which closed pipe may lack, there is no string. */
function uniform(p: InWell, length: number): readonly Row[] {
  const { hole_diameter: d_h, drill_pipe_outer_diameter: d_p } = given(p, 'hole_diameter', 'drill_pipe_outer_diameter')
  const d_i = p.drill_pipe_inner_diameter
  const annulus: Row = { kind: 'annulus', outer: d_h, inner: d_p, length }
  return d_i === undefined ? [annulus] : [{ kind: 'pipe', outer: d_p, inner: d_i, length }, annulus]
}

function stacked(rows: readonly Row[], kind: Stretch['kind']): readonly Stretch[] {
  let top = 0
  return rows
    .filter((row) => row.kind === kind)
    .map((row) => {
      const stretch = { ...row, top, bottom: top + row.length }
      top = stretch.bottom
      return stretch
    })
}

/** Overlaps shorter than this come from sections that add up within a foot. */
const TOUCH = 0.61

const besides = (a: Stretch, b: Stretch): boolean =>
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(TOUCH, a.length / 2, b.length / 2)

/** The pipes of the string beside a stretch of the annulus. */
export const pipesBeside = (well: Well, stretch: Stretch): readonly Stretch[] =>
  well.string.filter((pipe) => besides(pipe, stretch))

/** The smallest bore beside a stretch of the annulus: what an open pipe lets in there. */
export const boreBeside = (well: Well, stretch: Stretch): number =>
  Math.min(...(pipesBeside(well, stretch).length > 0 ? pipesBeside(well, stretch) : well.string).map((s) => s.inner))

/** The last one, at the bit. */
export const atBit = <T>(rows: readonly T[]): T => rows[rows.length - 1] as T
