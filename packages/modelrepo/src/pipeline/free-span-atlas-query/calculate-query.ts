/** A query against the atlas: what of it lies outside, and its reading from the grid. */
import type { Source, Trace } from '@keelson/equations'
import { reducedVelocity } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { annotations, shownIn } from '@keelson/workflow'
import { type AtlasAxis, type AtlasFile, interpolate, type Outside, outside } from '@keelson/workflow/atlas.ts'
import { atlasPlace } from '../../_shared/atlas/query.ts'
import { DIAMETER, FIXED_ENDS, FIXED_TERMS, FREQUENCY, LENGTH, WALL } from './atlas-names.ts'
import { inputs, type Params } from './params.ts'

const AXES = ['span_length', 'outer_diameter', 'wall_thickness', 'current_velocity'] as const
type Term = keyof typeof FIXED_TERMS
const TERMS = Object.keys(FIXED_TERMS) as Term[]
/** Relative distance within which a fixed value reached in another unit is met. */
const SAME = 1e-12

const declared = (name: Term) => annotations(inputs.properties[name])
const printed = (name: Term, value: number): string => shownIn(value, declared(name).unit ?? '-', 7)

/** Inputs outside the atlas: beyond an axis, or with another value than the atlas holds fixed. */
export function outsideOf(p: Params, atlas: AtlasFile): Outside[] {
  const axes = AXES.flatMap((name) => outside(atlas, name, p[name]) ?? [])
  const terms = TERMS.flatMap((name) => {
    const fixed = FIXED_TERMS[name]
    if (Math.abs(p[name] - fixed) <= SAME * Math.abs(fixed)) return []
    const { title } = declared(name)
    return [
      {
        name,
        message: `${title} must be ${printed(name, fixed)}, as the atlas holds it; read ${printed(name, p[name])}`,
      },
    ]
  })
  const ends =
    p.boundary_condition === FIXED_ENDS
      ? []
      : [
          {
            name: 'boundary_condition',
            message: `Span ends must be ${FIXED_ENDS}, as the atlas holds them; read ${p.boundary_condition}`,
          },
        ]
  return [...axes, ...ends, ...terms]
}

/** The fixed inputs, with what was asked. */
export const termRows = (p: Params) => [
  { input: 'Span ends', atlas: FIXED_ENDS, asked: p.boundary_condition },
  ...TERMS.map((name) => ({
    input: declared(name).title,
    atlas: printed(name, FIXED_TERMS[name]),
    asked: printed(name, p[name]),
  })),
]

const slice = { boundary_condition: FIXED_ENDS }
const pointOf = (p: Params, L: number): Readonly<Record<string, number>> => ({
  [LENGTH]: L,
  [DIAMETER]: p.outer_diameter,
  [WALL]: p.wall_thickness,
})

/** A value reached in another unit may miss the end of an axis by its last bit. */
const held = ({ values }: AtlasAxis, x: number) => Math.min(Math.max(x, values[0] ?? x), values.at(-1) ?? x)

/** Frequency, Hz, that the atlas has at a length for this pipe. */
export function frequencyFrom(p: Params, atlas: AtlasFile, L: number) {
  const axes = atlas.pieces[0]?.axes ?? []
  const point = Object.entries(pointOf(p, L)).map(([name, x]) => {
    const axis = axes.find((a) => a.name === name)
    return [name, axis ? held(axis, x) : x]
  })
  return interpolate(atlas, slice, Object.fromEntries(point), FREQUENCY)
}

/** A query is of a span in a steady current. */
export const noWaves = (source: { readonly source: Source; readonly clause: string }, trace: Trace): number =>
  trace.lookup({
    ...source,
    symbol: 'U_w',
    title: 'Significant wave-induced velocity',
    unit: 'm/s',
    value: 0,
    cell: 'no waves in a query',
  })

/** Reads the frequency from the atlas and forms the reduced velocity, step by step. */
export function readAtlasAt(p: Params, atlas: AtlasFile, trace: Trace) {
  trace.section('From the atlas')
  const { value, cell, reading } = frequencyFrom(p, atlas, p.span_length)
  const source = atlasPlace(atlas)
  const f = trace.lookup({
    ...source,
    symbol: 'f_IL',
    title: 'In-line natural frequency read from the atlas, log-log',
    unit: 'Hz',
    value,
    cell: 'grid over span length, outer diameter and wall thickness',
    ...reading({ [LENGTH]: 'L', [DIAMETER]: 'D', [WALL]: 't' }),
  })
  const gamma_f = trace.lookup({
    ...source,
    symbol: 'gamma_f',
    title: 'Safety factor on the natural frequency',
    unit: '-',
    value: 1,
    cell: 'none in a query',
  })
  const U_w = noWaves(source, trace)
  const flow = { U_c: p.current_velocity, U_w, gamma_f, f, D: p.outer_diameter }
  const V_R = trace.apply(reducedVelocity, flow, { as: 'V_R_IL', rename: { f: 'f_IL' } })
  return { f, V_R, cell }
}

export interface Node {
  readonly span_length: number
  readonly outer_diameter: number
  readonly wall_thickness: number
  readonly frequency: number
  readonly weight: number
}
/** Corners of a cell with their share in the answer. */
export function nodesOf(p: Params, atlas: AtlasFile, cell: ReturnType<typeof interpolate>['cell']): Node[] {
  const asked = pointOf(p, p.span_length)
  const corners = cell.reduce<{ readonly at: Readonly<Record<string, number>>; readonly weight: number }[]>(
    (all, { name, from, to }) => {
      const share = Math.min(1, Math.max(0, Math.log((asked[name] ?? from) / from) / Math.log(to / from)))
      return all.flatMap(({ at, weight }) => [
        { at: { ...at, [name]: from }, weight: weight * (1 - share) },
        { at: { ...at, [name]: to }, weight: weight * share },
      ])
    },
    [{ at: {}, weight: 1 }],
  )
  return corners.map(({ at, weight }) => ({
    span_length: at[LENGTH] ?? Number.NaN,
    outer_diameter: at[DIAMETER] ?? Number.NaN,
    wall_thickness: at[WALL] ?? Number.NaN,
    frequency: interpolate(atlas, slice, at, FREQUENCY).value,
    weight,
  }))
}
