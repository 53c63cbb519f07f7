/** The well with its strings, its seats or its concept; and the influx at the bottom and at the shoe. */
import { type Drawing, figure, type Label, labelled, named, ofDiameter, type Parts } from '@keelson/figures'
import {
  type CasedString,
  type CasedWell,
  casedWell,
  shoeNote,
  sizeOf,
  stringNote,
} from '@keelson/figures/things/cased-well.ts'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { fromSI, toSI } from '@keelson/units'
import { shownIn } from '@keelson/workflow'
import type { Seats } from './calculate-seats.ts'
import type { Concept } from './concept.ts'
import type { Given } from './inputs.ts'
import { KICK_INPUTS } from './inputs-kick.ts'
import type { Kick } from './kick.ts'
import type { StringResult } from './strings.ts'

export const wellFigures = {
  well: {
    title: 'Well schematic',
    description:
      'Strings to depth scale with sizes, weights, yield strengths and shoes. A casing seat analysis shows only the shoes; a concept shows its casing program below the mudline.',
  },
}
export const kickFigures = {
  influx: {
    title: 'Influx at the bottom and at the shoe',
    description: 'Height and volume of the maximum influx at entry and with its top at the shoe, with pressures.',
    needs: KICK_INPUTS,
  },
}

/** Half the width that is shown over the widest hole, and air above over the depth. */
const HALF = 0.8
const AIR = 0.05

const ruler = (title: string, unit: 'ft' | 'm') =>
  ({ kind: 'ruler', along: 'y', title, unit, factor: -fromSI(1, unit) }) as const

function elevation(well: CasedWell, above: number, ...parts: readonly Parts[]): Drawing {
  const { width, depth } = sizeOf(well)
  const half = HALF * width
  return figure(
    {
      unit: 'm',
      scale: 'stretched',
      frame: { x: [-half, half], y: [-(1 + AIR) * depth, Math.max(above, AIR * depth)] },
    },
    {
      kind: 'ground',
      is: 'formation',
      points: [
        [-half, 0],
        [half, 0],
      ],
    },
    casedWell(well),
    ...parts,
  )
}

const drawnString = ({ row, tube: { D, t } }: StringResult): CasedString => ({
  top: 0,
  shoe: row.setting_depth,
  outerDiameter: D,
  innerDiameter: D - 2 * t,
  ...(row.hole_diameter !== undefined && { holeDiameter: row.hole_diameter }),
})

/** Share of the bore of the last string that an open hole without a bit size is drawn with. */
const BORE = 0.94

export function wellFigure(results: readonly StringResult[], seats: Seats | undefined): Drawing {
  const strings = results.map(drawnString)
  const last = results.at(-1)
  const end = seats?.bottom ?? last?.row.next_section_total_depth ?? 0
  const from = last?.row.setting_depth ?? 0
  const open = last && end > from && { openHole: { from, to: end, diameter: BORE * last.drift } }
  return elevation(
    { strings, ...open },
    0,
    ruler('Vertical depth', 'ft'),
    results.map(({ row }, i): Parts => {
      const string = strings[i]
      return (
        string && [
          shoeNote(string, named(`${row.name}, ${inHole(row)}shoe`, row.setting_depth, 'ft')),
          stringNote(string, strings[i - 1]?.shoe, ofDiameter(named(steel(row), row.outer_diameter, 'in'))),
        ]
      )
    }),
  )
}

const steel = ({ nominal_weight: w, specified_minimum_yield_strength: Y_p }: StringResult['row']): string =>
  `${shownIn(w, 'lb/ft')}, ${shownIn(Y_p, 'ksi')},`

/** The hole in which a string stands. */
const inHole = ({ hole_diameter: D_h }: StringResult['row']): string =>
  D_h === undefined ? '' : `hole ${shownIn(D_h, 'in')}, `

/** Diameters with which seats alone are drawn, from the innermost outwards. */
const SIZES = [7, 9.625, 13.375, 20, 30] as const

export function seatsFigure(seats: Seats): Drawing {
  const shoes = (seats.seats ?? []).map((seat) => ({ z: seat.shoe, MW: seat.mudWeight })).filter(({ z }) => z > 0)
  const strings = shoes
    .map(({ z }, i): CasedString => {
      const size = SIZES[i + 1] ?? SIZES[SIZES.length - 1] ?? 30
      return { top: 0, shoe: z, outerDiameter: toSI(size + 4 * Math.max(0, i + 2 - SIZES.length), 'in') }
    })
    .reverse()
  const openHole = { from: shoes[0]?.z ?? 0, to: seats.bottom, diameter: toSI(SIZES[0], 'in') }
  return elevation(
    { strings, openHole },
    0,
    ruler('Vertical depth', 'ft'),
    strings.map((string) =>
      shoeNote(string, labelled('z_s', string.shoe, 'ft', string.shoe === seats.top ? 'surface casing' : 'shoe')),
    ),
    strings.map((string, i): Parts => {
      const below = strings[i + 1]?.shoe ?? seats.bottom
      const MW = shoes[strings.length - 1 - i]?.MW ?? 0
      return { kind: 'note', at: [0, -(string.shoe + below) / 2], side: 'right', label: labelled('MW', MW, 'ppg') }
    }),
  )
}

export function conceptFigure({ water_depth: d }: Given<'water_depth'>, { concept }: Concept): Drawing {
  const strings = concept.strings.map(
    ({ outerDiameter, shoe }): CasedString => ({ top: 0, shoe, outerDiameter: toSI(outerDiameter, 'in') }),
  )
  const half = HALF * sizeOf({ strings }).width
  return elevation(
    { strings },
    1.1 * d,
    { kind: 'layer', top: d, bottom: 0, role: 'water' },
    { kind: 'water-line', at: d },
    ruler('Depth below the mudline', 'm'),
    { kind: 'dimension', from: [0.7 * half, 0], to: [0.7 * half, d], label: labelled('d', d, 'm') },
    strings.map((string, i) => [
      shoeNote(string, named('shoe', string.shoe, 'm')),
      stringNote(string, strings[i - 1]?.shoe, named('casing', string.outerDiameter, 'in')),
    ]),
  )
}

/** Of the sketch of an influx: where its two wells stand, and how wide bore and pipe are. */
const SKETCH = { axis: 1, casing: 0.8, hole: 0.66, pipe: 0.24, edge: 1.8, aspect: 1.2 } as const
/** What is shown above the shoe, as a share of the open hole. */
const ABOVE = 0.4

export function influxFigure({ mud_weight: MW }: Given<'mud_weight'>, kick: Kick): Drawing {
  const { z_s, z_b, h, L_oh, V_b, V_s, P_f, P_al } = kick
  const top = Math.max(0, z_s - ABOVE * L_oh)
  const [left, right] = [-SKETCH.axis, SKETCH.axis]
  return figure(
    {
      unit: 'm',
      scale: 'none',
      aspect: SKETCH.aspect,
      frame: { x: [-SKETCH.edge, SKETCH.edge], y: [-z_b - 0.08 * L_oh, -top + 0.2 * L_oh] },
    },
    annulus(left, top, kick, [z_b - h, z_b]),
    annulus(right, top, kick, [z_s, z_s + h]),
    { kind: 'text', at: [left, -top], towards: 'n', label: named('at entry') },
    { kind: 'text', at: [right, -top], towards: 'n', label: named('at the shoe') },
    leftNote(z_s, SKETCH.casing, named('shoe at', z_s, 'ft')),
    leftNote(z_b - h / 2, SKETCH.hole, labelled('V_b', V_b, 'bbl', 'influx')),
    leftNote(z_b, SKETCH.hole, labelled('P_f', P_f, 'psi', 'formation pressure at bit')),
    leftNote((z_s + z_b - h) / 2, SKETCH.hole, labelled('MW', MW, 'ppg', 'mud')),
    {
      kind: 'note',
      at: [right + SKETCH.casing / 2, -z_s],
      side: 'right',
      label: labelled('P_al', P_al, 'psi', 'allowable'),
    },
    {
      kind: 'note',
      at: [right + SKETCH.hole / 2, -z_s - h / 2],
      side: 'right',
      label: labelled('V_s', V_s, 'bbl', 'influx'),
    },
    { kind: 'note', at: [right, -z_b], side: 'right', label: named('bit at', z_b, 'ft') },
    h > 0 && { kind: 'dimension', from: [0, -z_b], to: [0, -z_b + h], label: labelled('h', h, 'ft') },
  )
}

const leftNote = (z: number, width: number, label: Label): Parts => ({
  kind: 'note',
  at: [-SKETCH.axis - width / 2, -z],
  side: 'left',
  label,
})

/** One annulus with its shoe, the pipe in it, and gas between two depths. */
function annulus(x: number, top: number, { z_s, z_b, h, L_oh }: Kick, [from, to]: readonly [number, number]): Parts {
  return [
    casedWell({
      x,
      strings: [{ top, shoe: z_s, outerDiameter: SKETCH.casing }],
      openHole: { from: z_s, to: z_b, diameter: SKETCH.hole },
    }),
    h > 0 && {
      kind: 'polygon',
      points: rectangle(x - SKETCH.hole / 2, -to, x + SKETCH.hole / 2, -from),
      role: 'flaw',
      is: 'influx',
    },
    {
      kind: 'polygon',
      points: rectangle(x - SKETCH.pipe / 2, -z_b + 0.01 * L_oh, x + SKETCH.pipe / 2, -top),
      role: 'steel',
    },
  ]
}
