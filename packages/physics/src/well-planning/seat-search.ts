/**
 * Casing seats along a profile of pore pressure and fracture gradients, straight between its points: how far a hole may stay
 * open under one mud, going up from a depth or down from it. Coherent SI, vertical depths; nothing here is traced.
 */

export interface ProfilePoint {
  readonly z: number
  readonly pore: number
  readonly fracture: number
}
/** Points downwards, two or more. */
export type Profile = readonly ProfilePoint[]

export interface Margins {
  readonly trip: number
  readonly kick: number
}

/**
 * Why a hole may not stay open any further: 'fracture', no point there bears the mud that the hole needs; 'pore', the mud
 * that is needed there is not borne elsewhere; 'closed', no mud suits that very depth; 'end', nothing hinders.
 */
export type Ending = 'fracture' | 'pore' | 'closed' | 'end'

export interface OpenHole {
  readonly from: number
  readonly to: number
  /** Least mud weight that holds all its pores, and where they need it. */
  readonly mudWeight: number
  readonly poreDepth: number
  /** Greatest mud weight that all of it bears, and where that is least. */
  readonly greatest: number
  readonly weakestDepth: number
  readonly ending: Ending
  /** Points of the profile, or ends of the hole, between which it ends. */
  readonly between: readonly [upper: ProfilePoint, lower: ProfilePoint]
}

/** The profile at a depth within it; at its ends beyond. */
export function pointAt(profile: Profile, z: number): ProfilePoint {
  const [upper, lower] = around(profile, z)
  if (z <= upper.z) return upper
  if (z >= lower.z) return lower
  const share = (z - upper.z) / (lower.z - upper.z)
  return {
    z,
    pore: upper.pore + share * (lower.pore - upper.pore),
    fracture: upper.fracture + share * (lower.fracture - upper.fracture),
  }
}

/** The two points of the profile around a depth. */
export function around(profile: Profile, z: number): readonly [upper: ProfilePoint, lower: ProfilePoint] {
  const below = profile.findIndex((point, i) => i > 0 && point.z >= z)
  const at = below < 0 ? profile.length - 1 : below
  return [profile[at - 1] as ProfilePoint, profile[at] as ProfilePoint]
}

/** The points of the profile from one depth to another, both among them, in the order of the way. */
export function pointsAlong(profile: Profile, from: number, to: number): readonly ProfilePoint[] {
  const [top, bottom] = from < to ? [from, to] : [to, from]
  const within = profile.filter(({ z }) => z > top && z < bottom)
  const down = [pointAt(profile, top), ...within, pointAt(profile, bottom)]
  return from < to ? down : down.reverse()
}

export interface Narrowest {
  readonly at: ProfilePoint
  /** Greatest less least mud weight there; nothing suits where it is not above 0. */
  readonly width: number
}

/** Where the window between two depths is narrowest: at a point of the profile or at an end. */
export function narrowest(profile: Profile, from: number, to: number, margins: Margins): Narrowest {
  return pointsAlong(profile, from, to)
    .map((at) => ({ at, width: widthAt(at, margins) }))
    .reduce((least, one) => (one.width < least.width ? one : least))
}

const widthAt = ({ pore, fracture }: ProfilePoint, { trip, kick }: Margins): number => fracture - kick - (pore + trip)

/** The longest hole that one mud keeps open, from a depth up or down to another. */
export function openHole(profile: Profile, from: number, to: number, margins: Margins): OpenHole {
  const points = pointsAlong(profile, from, to)
  let state = startOf(points[0] as ProfilePoint, margins)
  for (let i = 1; i < points.length; i++) {
    const [here, next] = [points[i - 1] as ProfilePoint, points[i] as ProfilePoint]
    const stop = firstStop(state, here, next, margins)
    if (stop) return { from, to: stop.z, ...passed(state, pointBetween(here, next, stop.z), margins), ...stop.of }
    state = passed(state, next, margins)
  }
  const last = points.at(-1) as ProfilePoint
  return { from, to: last.z, ...state, ending: 'end', between: [last, last] }
}

type State = Pick<OpenHole, 'mudWeight' | 'poreDepth' | 'greatest' | 'weakestDepth'>

const startOf = ({ z, pore, fracture }: ProfilePoint, { trip, kick }: Margins): State => ({
  mudWeight: pore + trip,
  poreDepth: z,
  greatest: fracture - kick,
  weakestDepth: z,
})

function passed(state: State, point: ProfilePoint, margins: Margins): State {
  const { mudWeight, greatest, poreDepth, weakestDepth } = startOf(point, margins)
  return {
    ...(mudWeight > state.mudWeight
      ? { mudWeight, poreDepth }
      : { mudWeight: state.mudWeight, poreDepth: state.poreDepth }),
    ...(greatest < state.greatest
      ? { greatest, weakestDepth }
      : { greatest: state.greatest, weakestDepth: state.weakestDepth }),
  }
}

interface Stop {
  readonly z: number
  readonly of: Pick<OpenHole, 'ending' | 'between'>
}

/** The first place on the way between two points where a mud weight no longer suits; straight lines cross once. */
function firstStop(state: State, here: ProfilePoint, next: ProfilePoint, margins: Margins): Stop | undefined {
  const [a, b] = [startOf(here, margins), startOf(next, margins)]
  const ways: readonly (readonly [Ending, atHere: number, atNext: number])[] = [
    ['fracture', a.greatest - state.mudWeight, b.greatest - state.mudWeight],
    ['pore', state.greatest - a.mudWeight, state.greatest - b.mudWeight],
    ['closed', a.greatest - a.mudWeight, b.greatest - b.mudWeight],
  ]
  const stops = ways.flatMap(([ending, atHere, atNext]) => {
    if (atNext >= 0) return []
    const share = atHere <= 0 ? 0 : atHere / (atHere - atNext)
    return [{ ending, share }]
  })
  if (stops.length === 0) return undefined
  const { ending, share } = stops.reduce((first, one) => (one.share < first.share ? one : first))
  const between = here.z < next.z ? ([here, next] as const) : ([next, here] as const)
  return { z: here.z + share * (next.z - here.z), of: { ending, between } }
}

function pointBetween(here: ProfilePoint, next: ProfilePoint, z: number): ProfilePoint {
  return pointAt(here.z < next.z ? [here, next] : [next, here], z)
}

export interface Search {
  readonly holes: readonly OpenHole[]
  /** The window is so narrow that the search was given up. */
  readonly unfinished: boolean
}

/** Shoes of one well: more than these nobody sets. */
export const MOST_HOLES = 20

/** Open holes from the bottom up, each from the shoe of the one below, until one reaches a depth. */
export function upwards(profile: Profile, bottom: number, until: number, margins: Margins): Search {
  const top = (profile[0] as ProfilePoint).z
  const holes: OpenHole[] = []
  for (let from = bottom; from > until && from > top; ) {
    if (holes.length === MOST_HOLES) return { holes, unfinished: true }
    const hole = openHole(profile, from, top, margins)
    holes.push(hole)
    from = hole.to
  }
  return { holes, unfinished: false }
}

/** Open holes from a shoe down, each as deep as its own shoe lets it be, until one reaches a depth. */
export function downwards(profile: Profile, shoe: number, bottom: number, margins: Margins): Search {
  const holes: OpenHole[] = []
  for (let from = shoe; from < bottom; ) {
    if (holes.length === MOST_HOLES) return { holes, unfinished: true }
    const hole = openHole(profile, from, bottom, margins)
    holes.push(hole)
    from = hole.to
  }
  return { holes, unfinished: false }
}
