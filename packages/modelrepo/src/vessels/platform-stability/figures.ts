/** The unit across with its centres and the water at its steady heel, its waterplane from above, and the wind on it. */
import { type At, type Drawing, figure, labelled, named, type Parts } from '@keelson/figures'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import {
  boxShip,
  centreLine,
  centreOnAxis,
  fullestOf,
  inclinedWater,
  type ShipStation,
  shipInPlan,
  shipInSection,
} from '@keelson/figures/things/ship.ts'
import { hullBody } from '@keelson/physics/hull/body.ts'
import { hullForm } from '@keelson/physics/hull/form.ts'
import { attitudeAt } from '@keelson/physics/ship-stability/attitude.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Found } from './found.ts'
import { BOX, OFFSETS, type Params, SEMI } from './inputs.ts'
import { ROUND } from './inputs-columns.ts'

export const figures = {
  section: {
    title: 'Transverse section',
    description:
      'Transverse section to scale, with the keel, centres of buoyancy and gravity, metacentre and waterline at the steady heel.',
  },
  plan: {
    title: 'Waterplane plan',
    description: 'Plan view of the waterplane to scale.',
  },
}

/** What of the unit is drawn. */
interface Drawn {
  readonly draught: number
  readonly half: number
  readonly top: number
  readonly steel: Parts
  /** Undefined for a semisubmersible. */
  readonly stations: readonly ShipStation[] | undefined
}

/** Freeboard that is drawn where no depth is given, over the draught. */
const OPEN = 0.6

function drawnOf(p: Params, { hydro }: Found): Drawn | undefined {
  const { draft: T = 0 } = p
  if (p.hull_type === SEMI) return semi(p, T)
  const stations = p.hull_type === BOX ? boxOf(p, T) : hydro.form?.stations
  if (stations === undefined) return undefined
  const offsets = fullestOf(stations)
  return {
    draught: T,
    half: Math.max(...offsets.map(({ y }) => y)),
    top: Math.max(...offsets.map(({ z }) => z)),
    steel: shipInSection(offsets, 'outline'),
    stations,
  }
}

const boxOf = ({ hull_length: L = 0, hull_breadth: B = 0, depth }: Params, T: number) =>
  boxShip(L, B, depth ?? (1 + OPEN) * T)

/** Pontoons are drawn as wide as the columns: only their height is known. */
function semi(p: Params, T: number): Drawn {
  const { pontoon_height: h_p = 0, column_spacing_half_y: y = 0, depth } = p
  const width = columnWidth(p)
  const deck = depth ?? (1 + OPEN) * T
  const thick = 0.12 * deck
  const half = y + width / 2
  const side = (at: number): Parts => [
    h_p > 0 && { kind: 'polygon', points: rectangle(at - width / 2, 0, at + width / 2, h_p), role: 'steel' },
    { kind: 'polygon', points: rectangle(at - width / 2, h_p, at + width / 2, deck), role: 'steel' },
  ]
  return {
    draught: T,
    half,
    top: deck + thick,
    stations: undefined,
    steel: [
      y > 0 ? [side(-y), side(y)] : side(0),
      {
        kind: 'polygon',
        points: rectangle(-half, deck, half, deck + thick),
        role: depth === undefined ? 'ghost' : 'steel',
      },
    ],
  }
}

const columnWidth = (p: Params): number =>
  p.column_shape === ROUND ? 2 * (p.column_radius ?? 0) : (p.column_breadth ?? 0)

/** Height of the metacentre up to which it is drawn, over that of the unit. */
const VISIBLE = 2.2

export function section(p: Params, found: Found): Drawing | NotApplicable {
  const unit = drawnOf(p, found)
  if (unit === undefined) return notApplicable('only hydrostatics are entered')
  const { draught: T, half, top } = unit
  const { hydro, limits } = found
  const M = hydro.KB + hydro.BM
  const crown = Math.max(top, M <= VISIBLE * top ? M : 0, p.kg)
  const reach = 1.25 * half
  const D = p.depth
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-reach, reach], y: [-0.05 * crown, 1.06 * crown] } },
    unit.steel,
    { kind: 'water-line', at: T },
    centreLine(-0.03 * crown, 1.03 * crown),
    limits?.first !== undefined && heeledWater(p, found, unit, limits.first, reach),
    centreOnAxis(0, { symbol: 'K' }, 'w'),
    centreOnAxis(hydro.KB, labelled('KB', hydro.KB, 'm'), 'e'),
    centreOnAxis(p.kg, labelled('KG', p.kg, 'm'), 'w'),
    M <= VISIBLE * top
      ? centreOnAxis(M, named('M', M, 'm'), 'e')
      : { kind: 'text', at: [0, crown], towards: 'e', label: named('M above the drawing,', M, 'm') },
    { kind: 'dimension', from: [-half, 0], to: [-half, T], edge: 'left', label: labelled('T', T, 'm') },
    D !== undefined && {
      kind: 'dimension',
      from: [half, 0],
      to: [half, D],
      edge: 'right',
      label: labelled('D', D, 'm'),
    },
    D !== undefined && {
      kind: 'dimension',
      from: [half, T],
      to: [half, D],
      edge: 'right',
      label: named(p.hull_type === SEMI ? 'air gap' : 'freeboard', D - T, 'm'),
    },
    { kind: 'dimension', from: [-half, 0], to: [half, 0], edge: 'below', label: named('breadth', 2 * half, 'm') },
  )
}

/** The water as the upright unit sees it at its steady heel: it keeps the displacement. */
function heeledWater(p: Params, { hydro }: Found, unit: Drawn, heel: number, half: number): Parts {
  const { stations, draught } = unit
  const whole = stations !== undefined && (p.hull_type === OFFSETS || p.depth !== undefined)
  const at = whole ? levelAt(stations, hydro, heel) : draught
  return inclinedWater({ at, angle: heel, half, label: labelled('phi_1', heel, 'deg', 'steady heel') })
}

function levelAt(stations: readonly ShipStation[], { V, KG_f, x_B }: Found['hydro'], heel: number): number {
  const ship = { hull: hullBody(hullForm(stations)), flooded: [], volume: V, centre: { x: x_B, y: 0, z: KG_f } }
  return attitudeAt(ship, heel).level / Math.cos(heel)
}

export function plan(p: Params, { hydro }: Found): Drawing | NotApplicable {
  if (p.hull_type === SEMI) return columnsFromAbove(p)
  const stations = p.hull_type === BOX ? boxOf(p, p.draft ?? 0) : waterline(hydro.stations)
  if (stations.length === 0) return notApplicable('only hydrostatics are entered')
  const xs = stations.map(({ x }) => x)
  const [aft, forward] = [Math.min(...xs), Math.max(...xs)]
  const half = Math.max(...stations.flatMap(({ offsets }) => offsets.map(({ y }) => y)))
  return figure(
    {
      unit: 'm',
      scale: 'true',
      frame: { x: [aft - 0.08 * (forward - aft), forward + 0.08 * (forward - aft)], y: [-1.4 * half, 1.4 * half] },
    },
    shipInPlan(stations),
    {
      kind: 'polyline',
      points: [
        [aft, 0],
        [forward, 0],
      ],
      role: 'axis',
    },
    {
      kind: 'dimension',
      from: [aft, -half],
      to: [forward, -half],
      edge: 'below',
      label: labelled('L', forward - aft, 'm'),
    },
    { kind: 'dimension', from: [aft, -half], to: [aft, half], edge: 'left', label: labelled('B', 2 * half, 'm') },
    hydro.plane && {
      kind: 'note',
      at: [0.7 * forward, 0.3 * half],
      side: 'right',
      label: labelled('A_wp', hydro.plane.area, 'm2', 'waterplane'),
    },
  )
}

const waterline = (rows: Found['hydro']['stations']): readonly ShipStation[] =>
  rows.map(({ x, breadth }) => ({ x, offsets: [{ y: breadth / 2, z: 0 }] }))

function columnsFromAbove(p: Params): Drawing {
  const { column_spacing_half_x: x = 0, column_spacing_half_y: y = 0, column_radius: r = 0, column_length: l = 0 } = p
  const [a, b] = p.column_shape === ROUND ? [r, r] : [l / 2, (p.column_breadth ?? 0) / 2]
  const corners: readonly At[] = [-x, x].flatMap((cx) => [-y, y].map((cy): At => [cx, cy]))
  const column = ([cx, cy]: At): Parts =>
    p.column_shape === ROUND
      ? { kind: 'circle', at: [cx, cy], radius: r, role: 'steel' }
      : { kind: 'polygon', points: rectangle(cx - a, cy - b, cx + a, cy + b), role: 'steel' }
  const axis = (from: At, to: At): Parts => ({ kind: 'polyline', points: [from, to], role: 'axis' })
  const [X, Y] = [x + 1.6 * a, y + 1.6 * b]
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-1.15 * X, 1.15 * X], y: [-1.15 * Y, 1.15 * Y] } },
    corners.map(column),
    axis([-X, 0], [X, 0]),
    axis([0, -Y], [0, Y]),
    { kind: 'dimension', from: [0, -y], to: [x, -y], edge: 'below', label: labelled('x_c', x, 'm') },
    { kind: 'dimension', from: [-x, 0], to: [-x, y], edge: 'left', label: labelled('y_c', y, 'm') },
    p.number_of_columns !== corners.length && {
      kind: 'note',
      at: [x, y],
      side: 'right',
      label: named(`typical of ${p.number_of_columns} columns`),
    },
    p.column_shape === ROUND
      ? { kind: 'note', at: [x + 0.6 * a, y - 0.6 * b], side: 'right', label: labelled('r', r, 'm', 'column') }
      : [
          { kind: 'note', at: [x + 0.8 * a, y], side: 'right', label: labelled('l_c', 2 * a, 'm', 'column') },
          { kind: 'note', at: [x + 0.8 * a, y - 0.8 * b], side: 'right', label: labelled('b_c', 2 * b, 'm') },
        ],
  )
}
