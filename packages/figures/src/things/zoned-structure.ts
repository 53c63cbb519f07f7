/**
 * A structure of which the areas are known and the shape is not: its zones as a column, each as high as its share of the
 * steel, in air, water and ground, and beside it the current that each takes, as a band as thick as its share.
 */
import type { Label, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

/** From above to below. */
export const PLACES = ['air', 'splash', 'water', 'ground'] as const
export type Place = (typeof PLACES)[number]

export interface ZoneOfSteel {
  /** m2. */
  readonly area: number
  /** A. */
  readonly current: number
  readonly place: Place
  readonly coated: boolean
  readonly label: Label
  /** What is said of its current. */
  readonly taken?: Label
}
interface Drain {
  readonly current: number
  readonly label: Label
}

/** Edges of the column, which is one high and one wide, and of the bar that stands for all anodes. */
const COLUMN = { left: 0, right: 1 } as const
const ANODES = { left: 2, right: 2.12 } as const
/** What a figure of the column shows from side to side. */
export const ZONED_FRAME = { x: [-0.42, 2.32] } as const
const ABOVE = 0.05
const BELOW = 0.05
/** Thickness of the densest band as a share of its zone, and of that of the drain at most. */
const DENSEST = 0.8
const THICKEST_DRAIN = 0.25
const DRAIN_ENDS = 0.55
/** Thinner bands have no arrow. */
const THINNEST = 1e-6

interface Placed extends ZoneOfSteel {
  readonly top: number
  readonly bottom: number
  readonly middle: number
}

export interface ZonedStructure {
  /** In the order in which they are to stand within air, splash zone, water and ground. */
  readonly zones: readonly ZoneOfSteel[]
  readonly drain?: Drain
  /** What is said of all anodes. */
  readonly anodes: Label
  /** All of it reaches down from the surface, as a hull does. */
  readonly afloat?: boolean
}

export function zonedStructure({ zones, drain, anodes, afloat }: ZonedStructure): readonly Shape[] {
  const placed = stacked(zones)
  const thickness = thicknessOf(placed, drain)
  const drained = drain && drain.current > 0 ? thickness(drain.current) : 0
  const foot = -BELOW - (drained > 0 ? drained + BELOW : 0)
  return [
    ...surroundings(placed, afloat ? 1 : undefined, foot),
    ...placed.map(blockOf),
    ...placed.flatMap((zone) => bandOf(zone.middle, thickness(zone.current), COLUMN.right)),
    ...(drain && drained > 0 ? drainOf(drain, drained) : []),
    ...anodesOf(placed, thickness, drained, anodes),
    ...placed.flatMap((zone) => notesOf(zone, thickness(zone.current) < THINNEST ? COLUMN.right : ANODES.right)),
  ]
}

function stacked(zones: readonly ZoneOfSteel[]): readonly Placed[] {
  const whole = zones.reduce((sum, { area }) => sum + area, 0)
  let top = 1
  return PLACES.flatMap((place) => zones.filter((zone) => zone.place === place)).map((zone) => {
    const bottom = top - zone.area / whole
    const made = { ...zone, top, bottom, middle: (top + bottom) / 2 }
    top = bottom
    return made
  })
}

/** Thickness of a band by its current: the same for all, so that none is thicker than its zone. */
function thicknessOf(zones: readonly Placed[], drain: Drain | undefined): (current: number) => number {
  const most = [
    ...zones.filter(({ current }) => current > 0).map((z) => (DENSEST * (z.top - z.bottom)) / z.current),
    ...(drain && drain.current > 0 ? [THICKEST_DRAIN / drain.current] : []),
  ]
  const perAmpere = most.length === 0 ? 0 : Math.min(...most)
  return (current) => current * perAmpere
}

/** Air, the water line, water and ground as far as zones stand in them. */
function surroundings(zones: readonly Placed[], at: number | undefined, below: number): readonly Shape[] {
  const of = (...places: readonly Place[]) => zones.filter(({ place }) => places.includes(place))
  const [air, splash, wet, ground] = [of('air'), of('splash'), of('splash', 'water', 'ground'), of('ground')]
  const bed = ground[0]?.top
  const shore = splash[0] ? (splash[0].top + (splash.at(-1)?.bottom ?? 0)) / 2 : air.at(-1)?.bottom
  const surface = shore ?? at
  const foot = bed ?? below
  return [
    ...(wet.length > 0 ? waterOf(surface, foot) : []),
    ...(bed === undefined
      ? []
      : [
          {
            kind: 'ground',
            points: [
              [COLUMN.left, bed],
              [ANODES.right, bed],
            ],
          } as const,
        ]),
  ]
}

/** Down from its surface, or all around where no zone reaches that. */
const waterOf = (surface: number | undefined, foot: number): readonly Shape[] =>
  surface === undefined
    ? [{ kind: 'polygon', points: rectangle(ZONED_FRAME.x[0], foot, ZONED_FRAME.x[1], 1 + ABOVE), role: 'water' }]
    : [
        { kind: 'layer', top: surface, bottom: foot, role: 'water' },
        { kind: 'water-line', at: surface },
      ]

const blockOf = ({ top, bottom, coated }: Placed): Shape => ({
  kind: 'polygon',
  points: rectangle(COLUMN.left, bottom, COLUMN.right, top),
  ...(coated ? ({ role: 'coating', is: 'coated' } as const) : ({ role: 'steel', is: 'bare' } as const)),
})

function bandOf(middle: number, thickness: number, to: number): readonly Shape[] {
  if (thickness < THINNEST) return []
  return [
    {
      kind: 'polygon',
      points: rectangle(to, middle - thickness / 2, ANODES.left, middle + thickness / 2),
      role: 'answer',
      is: 'current demand',
    },
    { kind: 'arrow', from: [ANODES.left, middle], to: [to, middle], role: 'flow' },
  ]
}

const drainMiddle = (thickness: number): number => -BELOW - thickness / 2

const drainOf = ({ label }: Drain, thickness: number): readonly Shape[] => [
  ...bandOf(drainMiddle(thickness), thickness, DRAIN_ENDS),
  { kind: 'note', at: [DRAIN_ENDS, drainMiddle(thickness)], side: 'left', label },
]

/** One bar for all anodes, along the bands that it feeds. */
function anodesOf(
  zones: readonly Placed[],
  thickness: (current: number) => number,
  drained: number,
  label: Label,
): readonly Shape[] {
  const fed = zones.filter(({ current }) => thickness(current) >= THINNEST)
  const ends = [
    ...fed.flatMap((z) => [z.middle - thickness(z.current) / 2, z.middle + thickness(z.current) / 2]),
    ...(drained > 0 ? [drainMiddle(drained) - drained / 2, drainMiddle(drained) + drained / 2] : []),
  ]
  if (ends.length === 0) return []
  const [bottom, top] = [Math.min(...ends), Math.max(...ends) + BELOW / 2]
  return [
    { kind: 'polygon', points: rectangle(ANODES.left, bottom, ANODES.right, top), role: 'metal', is: 'anode' },
    { kind: 'note', at: [(ANODES.left + ANODES.right) / 2, top], side: 'right', label },
  ]
}

const notesOf = ({ middle, label, taken }: Placed, right: number): readonly Shape[] => [
  { kind: 'note', at: [COLUMN.left, middle], side: 'left', label },
  ...(taken ? [{ kind: 'note', at: [right, middle], side: 'right', label: taken } as const] : []),
]
