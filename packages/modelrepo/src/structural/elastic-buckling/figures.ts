/** The column in elevation with its ends and its buckled shape, its section, and the plate under its load. */
import { type At, type Drawing, figure, labelled, named, type Parts } from '@keelson/figures'
import { type Column, columnElevation, headOf } from '@keelson/figures/things/column.ts'
import { diameters, layerNotes, type PipeSection, pipeSection } from '@keelson/figures/things/pipe-section.ts'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { ENDS, modeShape } from '@keelson/physics/column-buckling/ends.ts'
import type { ColumnRun } from './column.ts'
import { GENERAL, type Given, type Perhaps, SHEAR, SOLID_ROUND } from './inputs.ts'
import type { PlateRun } from './plate.ts'
import type { Shaped } from './section.ts'

/** Deflection of the drawn shape over the length: it has no size of its own. */
const BOW = 0.12
/** A slender member is drawn as wide as can be seen. */
const LEAST_WIDTH = 0.012
const STEPS = 40

/** With a factor in place of ends, the pinned column that stands for the real one. */
export function elevation(p: Perhaps<'outer_diameter' | 'axial_compression'>, run: ColumnRun): Drawing {
  const { K, L, ends = 'pinned_pinned', minor } = run
  const drawn = run.ends === undefined ? K * L : L
  const { foot, head } = ENDS[ends]
  const column: Column = {
    length: drawn,
    width: Math.max(LEAST_WIDTH * drawn, depthOf(p, run)),
    foot,
    head,
    bow: modeShape(ends, STEPS).map(([, y]) => BOW * drawn * y),
  }
  const [x] = headOf(column)
  const P = p.axial_compression
  const reach = 0.42 * drawn
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-reach, reach + 0.1 * drawn], y: [-0.12 * drawn, 1.3 * drawn] } },
    columnElevation(column),
    {
      kind: 'load',
      at: [x, 1.08 * drawn],
      towards: 270,
      label: P === undefined ? labelled('N_cr', minor.N_cr, 'kN') : labelled('N_Ed', P, 'kN'),
    },
    {
      kind: 'dimension',
      from: [0, 0],
      to: [0, drawn],
      edge: 'left',
      label: run.ends === undefined ? labelled('L_cr', drawn, 'm', 'effective length') : labelled('L', L, 'm'),
    },
    {
      kind: 'note',
      at: [BOW * drawn * (modeShape(ends, STEPS)[STEPS / 2]?.[1] ?? 0), drawn / 2],
      side: 'right',
      label: named('first buckling mode'),
    },
    { kind: 'note', at: [x, 0.93 * drawn], side: 'right', label: labelled('N_cr', minor.N_cr, 'kN', 'Euler load') },
    {
      kind: 'note',
      at: [0, 0.1 * drawn],
      side: 'right',
      label: labelled('K', K, '-', run.ends === undefined ? 'entered' : 'theoretical'),
    },
  )
}

/** Depth of the section in the direction in which it buckles; of a general one that of its rectangle. */
const depthOf = (p: Perhaps<'outer_diameter'>, { section }: ColumnRun): number =>
  p.outer_diameter ?? rectangleOf(section).depth

/** The rectangle that has the area and the second moment of the section. */
function rectangleOf({ A, r }: ColumnRun['section']): { readonly depth: number; readonly breadth: number } {
  const depth = Math.sqrt(12) * r
  return { depth, breadth: A / depth }
}

export function section(p: Shaped, run: ColumnRun): Drawing {
  return p.section_shape === GENERAL ? general(run) : round(p, run)
}

function round(p: Shaped, { section: { A, r } }: ColumnRun): Drawing {
  const D = p.outer_diameter ?? 0
  const solid = p.section_shape === SOLID_ROUND
  const pipe: PipeSection = { at: [0, 0], outerDiameter: D, wall: solid ? D / 2 : (p.wall_thickness ?? 0) }
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-0.85 * D, 0.85 * D], y: [-0.6 * D, 0.6 * D] } },
    solid ? { kind: 'circle', at: [0, 0], radius: D / 2, role: 'steel', cut: true } : pipeSection(pipe),
    diameters(pipe, { steel: 'D' }),
    !solid && layerNotes(pipe),
    sectionNotes(A, r, solid ? [-0.2 * D, 0.2 * D] : onWall(pipe), [0, -0.05 * D]),
  )
}

function general({ section: { A, r, c } }: ColumnRun): Drawing {
  const { depth, breadth } = rectangleOf({ A, I: 0, r, c })
  const reach = Math.max(depth, breadth)
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-0.9 * reach, 0.9 * reach], y: [-0.65 * reach, 0.65 * reach] } },
    { kind: 'polygon', points: rectangle(-breadth / 2, -depth / 2, breadth / 2, depth / 2), role: 'steel', cut: true },
    {
      kind: 'polyline',
      points: [
        [-0.7 * reach, 0],
        [0.7 * reach, 0],
      ],
      role: 'axis',
    },
    sectionNotes(A, r, [-breadth / 4, depth / 3], [0, -depth / 8]),
    { kind: 'note', at: [0.6 * reach, 0], side: 'right', label: named('minor axis') },
  )
}

const sectionNotes = (A: number, r: number, onSteel: At, within: At): Parts => [
  { kind: 'note', at: onSteel, side: 'left', label: labelled('A', A, 'mm2', 'area') },
  { kind: 'note', at: within, side: 'left', label: labelled('r', r, 'mm', 'radius of gyration') },
]

/** In the middle of the wall, on the upper left. */
function onWall({ outerDiameter: D, wall }: PipeSection): At {
  const radius = (D - wall) / 2
  return [-Math.cos(Math.PI / 6) * radius, Math.sin(Math.PI / 6) * radius]
}

/** Arrows of compression along each loaded edge, and their length over the longer side. */
const ARROWS = [0.1, 0.3, 0.5, 0.7, 0.9]
const AWAY = 0.12

export function plate(p: Given<'edge_condition'>, { l, s, t, stress }: PlateRun): Drawing {
  const isShear = p.edge_condition === SHEAR
  const reach = Math.max(l, s)
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-0.25 * reach, l + 0.25 * reach], y: [-0.2 * reach, s + 0.2 * reach] } },
    { kind: 'polygon', points: rectangle(0, 0, l, s), role: 'steel' },
    isShear ? sheared(l, s, reach) : pressed(l, s),
    { kind: 'dimension', from: [0, 0], to: [l, 0], edge: 'below', label: labelled('l', l, 'mm') },
    { kind: 'dimension', from: [0, 0], to: [0, s], edge: 'left', label: labelled('s', s, 'mm') },
    { kind: 'note', at: [0.7 * l, 0.35 * s], side: 'right', label: labelled('t', t, 'mm', 'plate') },
    {
      kind: 'note',
      at: [0.7 * l, 0.65 * s],
      side: 'right',
      label: labelled(isShear ? 'tau_E' : 'sigma_E', stress, 'MPa', 'buckling stress'),
    },
  )
}

function pressed(l: number, s: number): Parts {
  const away = AWAY * Math.max(l, s)
  return ARROWS.map((y): Parts => [inwards(0, -away, y * s), inwards(l, away, y * s)])
}

const inwards = (x: number, away: number, y: number): Parts => ({
  kind: 'arrow',
  from: [x + away, y],
  to: [x, y],
  role: 'load',
})

/** Along each edge, towards the corners of the stretched diagonal. */
function sheared(l: number, s: number, reach: number): Parts {
  const off = 0.05 * reach
  const along = (from: readonly [number, number], to: readonly [number, number]): Parts => ({
    kind: 'arrow',
    from,
    to,
    role: 'load',
  })
  return [
    along([0.2 * l, s + off], [0.8 * l, s + off]),
    along([0.8 * l, -off], [0.2 * l, -off]),
    along([l + off, 0.2 * s], [l + off, 0.8 * s]),
    along([-off, 0.8 * s], [-off, 0.2 * s]),
  ]
}
