/** The well with its string, a section through pipe and hole, and the face of the bit. */
import { type Drawing, figure, labelled, named, ofDiameter, type Parts } from '@keelson/figures'
import { onCircle } from '@keelson/figures/polar.ts'
import {
  circulationArrows,
  type DrillString,
  depthOf,
  drillString,
  halfWidthOf,
} from '@keelson/figures/things/drill-string.ts'
import { pipeAt, pipeInHole } from '@keelson/figures/things/pipe-in-hole.ts'
import { fromSI } from '@keelson/units'
import { given } from '@keelson/workflow'
import type { Bit } from './bit.ts'
import type { Trip, Tripped } from './calculate-trip.ts'
import { atBit, type InWell, type Stretch, type Well } from './calculate-well.ts'
import { bitDiameter, type Circulated, type Circulation } from './circulation.ts'
import type { Cleaning } from './cleaning.ts'
import type { Moving, StretchFlow } from './flow.ts'
import type { Some } from './inputs.ts'
import { OPEN } from './inputs-work.ts'
import { type PressureAt, pressuresAlong } from './pressures.ts'

const PSI = 'psi'
/** Stretches of string and annulus each that the margins have room for. */
const MOST_NOTES = 4
/** Height over width: diameters and depths have no common scale. */
const ASPECT = 0.95

export const circulationFigures = (p: Circulated & InWell, moving: Moving, well: Well, found: Circulation) => ({
  well: drilledWell(p, well, found),
  section: annulusSection(atBit(found.annuli), moving.e, atBit(well.string).inner),
})

function drilledWell(p: Circulated & InWell, well: Well, found: Circulation): Drawing {
  const string = stringOf(well, bitDiameter(p, well))
  return wellElevation(p, well, string, circulationArrows(string), pressureNotes(p, well, found))
}

export const tripFigures = (p: Tripped & InWell, well: Well, trip: Trip) => ({
  well: wellElevation(
    p,
    well,
    stringOf(well, p.pipe_end === OPEN ? undefined : bitDiameter({}, well)),
    tripArrows(p, well),
    [
      {
        kind: 'note',
        at: [trip.fastest.stretch.inner / 2, -middle(trip.fastest.stretch)],
        side: 'right',
        label: labelled('v_e', trip.fastest.v, 'ft/s', 'mud past pipe'),
      },
      {
        kind: 'note',
        at: [0, -well.D_m],
        side: 'right',
        label: labelled('dP_t', trip.dP_t, PSI, 'surge'),
      },
    ],
  ),
})

const at = ({ top, bottom }: Stretch, share: number) => top + share * (bottom - top)
const middle = (stretch: Stretch) => at(stretch, 0.5)

const stringOf = (well: Well, bit: number | undefined): DrillString => ({
  hole: well.annuli,
  pipe: well.string,
  ...(bit !== undefined && { bit }),
})

/** Diameters enlarged, not to scale. */
function wellElevation(p: InWell, well: Well, string: DrillString, arrows: Parts, notes: Parts): Drawing {
  const w = halfWidthOf(string)
  const depth = depthOf(string)
  return figure(
    { unit: 'm', scale: 'none', aspect: ASPECT, frame: { x: [-w, w], y: [-1.05 * depth, 0.03 * depth] } },
    { kind: 'ruler', along: 'y', title: 'Measured depth', unit: 'ft', factor: -fromSI(1, 'ft') },
    drillString(string),
    arrows,
    p.sections === undefined ? dimensions(p) : diameterNotes(well),
    notes,
  )
}

function dimensions(p: InWell): Parts {
  const { hole_diameter: d_h, drill_pipe_outer_diameter: d_p } = given(p, 'hole_diameter', 'drill_pipe_outer_diameter')
  const across = (d: number, symbol: string, edge: 'above' | 'below'): Parts => ({
    kind: 'dimension',
    from: [-d / 2, 0],
    to: [d / 2, 0],
    edge,
    label: ofDiameter(labelled(symbol, d, 'in')),
  })
  const d_i = p.drill_pipe_inner_diameter
  return [d_i !== undefined && across(d_i, 'd_i', 'above'), across(d_p, 'd_p', 'above'), across(d_h, 'd_h', 'below')]
}

/** Hole and string, each at the middle of its stretch; on the right, clear of the ruler. */
const diameterNotes = (well: Well): Parts => [
  well.annuli.slice(0, MOST_NOTES).map((s) => ({
    kind: 'note',
    at: [s.outer / 2, -middle(s)],
    side: 'right',
    label: ofDiameter(named('hole', s.outer, 'in')),
  })),
  well.string.slice(0, MOST_NOTES).flatMap(
    (s): Parts => [
      { kind: 'note', at: [s.outer / 2, -at(s, 0.4)], side: 'right', label: ofDiameter(named('pipe', s.outer, 'in')) },
      { kind: 'note', at: [0, -at(s, 0.6)], side: 'right', label: ofDiameter(named('bore', s.inner, 'in')) },
    ],
  ),
]

/** Inside the string and in the annulus, at each change of section; on the right, clear of the ruler. */
function pressureNotes(p: Circulated, well: Well, found: Circulation): Parts {
  const { inside, outside } = pressuresAlong(p.mud_weight, well, found)
  const note = (of: PressureAt, x: number, where: string): Parts => ({
    kind: 'note',
    at: [x, -of.depth],
    side: 'right',
    label: named(where, of.pressure, PSI),
  })
  const inString = (of: PressureAt): Parts => note(of, 0, of.depth === 0 ? 'string top' : 'inside string')
  return [
    inside.slice(0, MOST_NOTES).map(inString),
    inside.length > MOST_NOTES && inString(inside[inside.length - 1] as PressureAt),
    outside
      .slice(1)
      .slice(-MOST_NOTES)
      .map((of) => note(of, (of.outer + of.inner) / 4, 'annulus')),
  ]
}

/** The pipe goes down, the mud up. */
function tripArrows(p: Tripped, well: Well): Parts {
  const depth = well.D_m
  const s = well.annuli[0] as Stretch
  const x = (s.outer + s.inner) / 4
  const v_t = given(p, 'tripping_speed').tripping_speed
  const up = [-x, x].map(
    (side): Parts => ({
      kind: 'arrow',
      from: [side, -0.42 * depth],
      to: [side, -0.3 * depth],
      role: 'flow',
    }),
  )
  return [
    {
      kind: 'arrow',
      from: [0, -0.1 * depth],
      to: [0, -0.2 * depth],
      role: 'load',
    },
    { kind: 'note', at: [0, -0.15 * depth], side: 'right', label: labelled('v_t', v_t, 'ft/min', 'pipe') },
    up,
  ]
}

/** Where the pipe lies, by its eccentricity. */
function annulusSection(flow: StretchFlow, e: number, bore?: number): Drawing {
  const { outer, inner } = flow.stretch
  return holeSection({ hole: outer, pipe: inner, eccentricity: e, ...(bore !== undefined && { bore }) }, [
    {
      kind: 'note',
      at: onCircle([0, 0], (outer + inner) / 4, 50),
      side: 'right',
      label: named(`${flow.regime}, mud velocity`, flow.v, 'ft/min'),
    },
    e > 0 && {
      kind: 'note',
      at: pipeAt({ hole: outer, pipe: inner, eccentricity: e }),
      side: 'left',
      label: labelled('e', e, '-', 'eccentricity'),
    },
  ])
}

function holeSection(of: Parameters<typeof pipeInHole>[0], notes: Parts): Drawing {
  const [x, y] = pipeAt(of)
  const across = (d: number, level: number, symbol: string, edge: 'above' | 'below'): Parts => ({
    kind: 'dimension',
    from: [x - d / 2, level],
    to: [x + d / 2, level],
    edge,
    label: ofDiameter(labelled(symbol, d, 'in')),
  })
  const reach = 0.7 * of.hole
  return figure(
    { unit: 'm', scale: 'true', bar: 'us', frame: { x: [-reach, reach], y: [-reach, reach] } },
    pipeInHole(of),
    across(of.hole, 0, 'd_h', 'above'),
    across(of.pipe, y, 'd_p', 'below'),
    notes,
  )
}

export const annulusFigures = (moving: Moving, annuli: readonly StretchFlow[]) => ({
  section: annulusSection(annuli[0] as StretchFlow, moving.e),
})

export function cleaningFigures(
  { hole_diameter: hole, drill_pipe_outer_diameter: pipe }: Some<'hole_diameter' | 'drill_pipe_outer_diameter'>,
  v_c: number,
  { slip }: Cleaning,
) {
  const at = (angle: number) => onCircle([0, 0], (hole + pipe) / 4, angle)
  return {
    section: holeSection({ hole, pipe, eccentricity: 0 }, [
      { kind: 'note', at: at(50), side: 'right', label: named('mud velocity', v_c, 'ft/min') },
      slip !== undefined && {
        kind: 'note',
        at: at(20),
        side: 'right',
        label: labelled('v_s', slip.v_s, 'ft/min', 'cuttings slip velocity'),
      },
    ]),
  }
}

export function pipeFigures(d: number, v: number, regime: string) {
  const reach = 0.7 * d
  return {
    section: figure(
      { unit: 'm', scale: 'true', bar: 'us', frame: { x: [-reach, reach], y: [-reach, reach] } },
      { kind: 'circle', at: [0, 0], radius: d / 2, role: 'fluid', is: 'mud' },
      { kind: 'circle', at: [0, 0], radius: 0.55 * d, inner: d / 2, role: 'steel', cut: true, is: 'pipe' },
      {
        kind: 'dimension',
        from: [-d / 2, 0],
        to: [d / 2, 0],
        edge: 'above',
        label: ofDiameter(labelled('d', d, 'in')),
      },
      { kind: 'note', at: [0.2 * d, 0], side: 'right', label: named(`${regime}, mud velocity`, v, 'ft/min') },
    ),
  }
}

/** Share of the radius of the bit at which its nozzles are drawn. */
const NOZZLES_AT = 0.55

/** From below: where the nozzles stand is a sign, how wide they are is not. */
export function bitFigures(
  { bit_diameter: d_b, nozzle_sizes: sizes }: Some<'bit_diameter' | 'nozzle_sizes'>,
  { A_t }: Bit,
) {
  const reach = 0.62 * d_b
  const inch = 0.0254
  return {
    nozzles: figure(
      { unit: 'm', scale: 'true', bar: 'us', frame: { x: [-reach, reach], y: [-reach, reach] } },
      { kind: 'circle', at: [0, 0], radius: d_b / 2, role: 'metal', is: 'bit' },
      sizes.map((size, i) => ({
        kind: 'circle',
        at: onCircle([0, 0], (NOZZLES_AT * d_b) / 2, 90 + (360 * i) / sizes.length),
        radius: (size * inch) / 64,
        role: 'flow',
      })),
      {
        kind: 'dimension',
        from: [-d_b / 2, 0],
        to: [d_b / 2, 0],
        edge: 'below',
        label: ofDiameter(labelled('d_b', d_b, 'in')),
      },
      {
        kind: 'note',
        at: onCircle([0, 0], (NOZZLES_AT * d_b) / 2, 90),
        side: 'right',
        label: labelled('A_t', A_t, 'in2', `${sizes.length} ${sizes.length === 1 ? 'nozzle' : 'nozzles'}`),
      },
    ),
  }
}
