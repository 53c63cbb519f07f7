/**
 * Hosts of an offshore field in elevation, as signs: deck, hull, what holds it and what brings the oil up. Widths and
 * heights are those of the sign; the water is as deep as it is given.
 */
import type { At, Role, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

export type HostSign = 'tension-leg' | 'spar' | 'semi' | 'ship' | 'dry-tree'

export interface FieldHost {
  readonly sign: HostSign
  /** Where it stands, and the depth of the water there, m. */
  readonly x: number
  readonly depth: number
  /** Width of the sign, and height of its hull below water, in the units of the two axes. */
  readonly width: number
  readonly draught: number
  /** Of its hull; a ghost stands for another field's host, and has no wells of its own. */
  readonly role?: Role
}

/** Of the draught: the height of the deck over the water. */
const DECK = 0.75
/** Of the width: how far the mooring reaches on either side. */
const REACH = 1.9
const SAG = 14

export function fieldHost(host: FieldHost): readonly Shape[] {
  return [...stationKeeping(host), ...(host.role === 'ghost' ? [] : risers(host)), ...HULLS[host.sign](host)]
}

/** The highest point of the sign. */
export const deckOf = ({ draught }: Pick<FieldHost, 'draught'>): number => 1.6 * DECK * draught

/** What of the host is below the water, in shares of width and draught. */
const HULLS: Readonly<Record<HostSign, (host: FieldHost) => readonly Shape[]>> = {
  'tension-leg': (host) => [...columns(host, 1), pontoon(host, 1), deck(host)],
  semi: (host) => [...columns(host, 0.8), pontoon(host, 0.8), deck(host)],
  spar: (host) => [box(host, -0.2, -2.6, 0.2, DECK), deck(host, 0.42)],
  'dry-tree': (host) => [...columns(host, 1.7), pontoon(host, 1.7), deck(host)],
  ship: (host) => [
    polygon(host, [
      [-0.8, -0.55],
      [0.75, -0.55],
      [1, 0.45],
      [-0.9, 0.45],
    ]),
    box(host, -0.6, 0.45, 0.45, 0.95),
    box(host, -0.85, 0.45, -0.68, 1.2),
  ],
}

const at = ({ x, width, draught }: FieldHost, [u, v]: At): At => [x + (u * width) / 2, v * draught]
const polygon = (host: FieldHost, points: readonly At[]): Shape => ({
  kind: 'polygon',
  points: points.map((point) => at(host, point)),
  role: host.role ?? 'steel',
})
const box = (host: FieldHost, left: number, bottom: number, right: number, top: number): Shape =>
  polygon(host, rectangle(left, bottom, right, top))

const deck = (host: FieldHost, half = 0.75): Shape => box(host, -half, DECK, half, 1.6 * DECK)
const columns = (host: FieldHost, depth: number): readonly Shape[] => [
  box(host, -0.62, -depth, -0.38, DECK),
  box(host, 0.38, -depth, 0.62, DECK),
]
const pontoon = (host: FieldHost, depth: number): Shape => box(host, -0.62, -depth, 0.62, -0.75 * depth)

const line = (points: readonly At[], role: Role = 'outline', dashed = false): Shape => ({
  kind: 'polyline',
  points,
  role,
  ...(dashed && { dashed: true }),
})

/** Tendons straight down, or lines that hang to the bed on either side. */
function stationKeeping(host: FieldHost): readonly Shape[] {
  const { x, depth, width } = host
  if (host.sign === 'tension-leg')
    return [-0.58, -0.42, 0.42, 0.58].map((u) => line([at(host, [u, -1]), [x + (u * width) / 2, -depth]]))
  const half = host.sign === 'spar' ? 0.2 : host.sign === 'ship' ? 0.7 : 0.62
  return [-1, 1].map((side) => {
    const from = at(host, [side * half, host.sign === 'ship' ? -0.5 : -0.7])
    return line(hanging(from, [x + side * (REACH * width), -depth]))
  })
}

/** Vertical to dry trees, in a bend to wells on the bed. */
function risers(host: FieldHost): readonly Shape[] {
  const { x, depth, width } = host
  if (host.sign === 'tension-leg' || host.sign === 'dry-tree')
    return [-0.14, 0, 0.14].map((u) => line([at(host, [u, DECK]), [x + (u * width) / 2, -depth]], 'flow'))
  if (host.sign === 'spar') return [line([at(host, [0, -2.6]), [x, -depth]], 'flow')]
  return [line(hanging(at(host, [0.1, -0.5]), [x + 0.95 * width, -depth]), 'flow')]
}

/** From where it hangs to where it lies down, level at its foot. */
function hanging([x1, y1]: At, [x2, y2]: At): readonly At[] {
  return Array.from({ length: SAG + 1 }, (_, i): At => {
    const s = i / SAG
    return [x1 + (x2 - x1) * s, y2 + (y1 - y2) * (1 - s) ** 2]
  })
}

/** A subsea well on the bed, as a sign. */
export const subseaWell = (x: number, depth: number, width: number, height: number): readonly Shape[] => [
  { kind: 'polygon', points: rectangle(x - width / 2, -depth, x + width / 2, -depth + 0.6 * height), role: 'steel' },
  {
    kind: 'polygon',
    points: rectangle(x - width / 6, -depth + 0.6 * height, x + width / 6, -depth + height),
    role: 'steel',
  },
]

/** The sea around it: water, surface and bed. */
export const seaOver = (left: number, right: number, depth: number): readonly Shape[] => [
  { kind: 'layer', top: 0, bottom: -depth, role: 'water' },
  {
    kind: 'ground',
    points: [
      [left, -depth],
      [right, -depth],
    ],
  },
  { kind: 'water-line', at: 0 },
]
