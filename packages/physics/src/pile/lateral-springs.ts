/**
 * A pile bent by a shear and a moment at its head, on springs that soften: beam elements of cubic shape with a spring at
 * each node, solved again with secant stiffness until nothing moves. Coherent SI; deflection, shear and moment are positive
 * where they push the head the same way.
 */
import { requireThat } from '@keelson/numerics/errors.ts'
import { Skyline } from '../frame/skyline.ts'

export interface LateralPile {
  readonly length: number
  readonly bendingStiffness: number
  readonly shear: number
  readonly moment: number
  readonly headMayTurn: boolean
  /** Resistance per length at a depth to a deflection, which is not negative. */
  readonly resistance: (depth: number, deflection: number) => number
  /** Deflection, by which nothing may move any more. */
  readonly tolerance: number
}
export interface LateralState {
  readonly depths: readonly number[]
  readonly deflections: readonly number[]
  readonly moments: readonly number[]
  readonly shears: readonly number[]
  /** Per length, against the deflection. */
  readonly resistances: readonly number[]
  /** Of the head, positive where it leans the way of the shear. */
  readonly rotation: number
  readonly iterations: number
}

export const ELEMENTS = 800
const MOST_ITERATIONS = 400
/** Deflection below which the secant is that of this one, m. */
const LEAST = 1e-9

/** Undefined if the springs give way: the soil does not resist the load. */
export function bentPile(pile: LateralPile): LateralState | undefined {
  requireThat(pile.length > 0 && pile.bendingStiffness > 0, 'pile length and stiffness must be greater than zero')
  const h = pile.length / ELEMENTS
  const depths = Array.from({ length: ELEMENTS + 1 }, (_, i) => i * h)
  const shares = depths.map((_, i) => (i === 0 || i === ELEMENTS ? h / 2 : h))
  let y: readonly number[] = depths.map(() => pile.tolerance)
  for (let iterations = 1; iterations <= MOST_ITERATIONS; iterations++) {
    const secants = depths.map((z, i) => {
      const size = Math.max(Math.abs(y[i] ?? 0), LEAST)
      return ((shares[i] ?? 0) * pile.resistance(z, size)) / size
    })
    const solved = deflected(pile, h, secants)
    if (solved === undefined) return undefined
    const moved = Math.max(...solved.y.map((now, i) => Math.abs(now - (y[i] ?? 0))))
    y = solved.y
    if (moved <= pile.tolerance) return stateOf(pile, depths, shares, secants, solved, iterations)
  }
  return undefined
}

interface Solved {
  readonly y: readonly number[]
  readonly slopes: readonly number[]
}

/** Two unknowns at each node, the deflection and its slope downwards. */
function deflected(pile: LateralPile, h: number, springs: readonly number[]): Solved | undefined {
  const nodes = springs.length
  const first = Int32Array.from({ length: 2 * nodes }, (_, j) => Math.max(0, 2 * Math.floor(j / 2) - 2))
  const K = new Skyline(first)
  const c = pile.bendingStiffness / h ** 3
  for (let e = 0; e < nodes - 1; e++) addElement(K, 2 * e, c, h)
  for (const [i, k] of springs.entries()) K.add(2 * i, 2 * i, k)
  if (!pile.headMayTurn) K.add(1, 1, c * h * h * HELD)
  let firm = true
  K.factor((_, d) => {
    firm &&= d > 0
  })
  if (!firm) return undefined
  const load = new Float64Array(2 * nodes)
  load[0] = pile.shear
  load[1] = -pile.moment
  const x = K.solve(load)
  return {
    y: springs.map((_, i) => x[2 * i] ?? 0),
    slopes: springs.map((_, i) => x[2 * i + 1] ?? 0),
  }
}
/** A head that does not turn is held by so many times the stiffness of an element. */
const HELD = 1e9

/** The cubic element of a beam (Bathe, Finite Element Procedures, 1996, 4.2.3). */
function addElement(K: Skyline, at: number, c: number, h: number): void {
  K.add(at, at, 12 * c)
  K.add(at, at + 1, 6 * c * h)
  K.add(at, at + 2, -12 * c)
  K.add(at, at + 3, 6 * c * h)
  K.add(at + 1, at + 1, 4 * c * h * h)
  K.add(at + 1, at + 2, -6 * c * h)
  K.add(at + 1, at + 3, 2 * c * h * h)
  K.add(at + 2, at + 2, 12 * c)
  K.add(at + 2, at + 3, -6 * c * h)
  K.add(at + 3, at + 3, 4 * c * h * h)
}

/** Shear and moment by the forces above each depth. */
function stateOf(
  pile: LateralPile,
  depths: readonly number[],
  shares: readonly number[],
  springs: readonly number[],
  { y, slopes }: Solved,
  iterations: number,
): LateralState {
  const h = (depths[1] ?? 0) - (depths[0] ?? 0)
  const forces = springs.map((k, i) => k * (y[i] ?? 0))
  const headMoment = pile.headMayTurn ? pile.moment : momentAtHead(pile, y, slopes, h)
  let [V, M] = [pile.shear, headMoment]
  const [shears, moments] = [[] as number[], [] as number[]]
  for (const [i, force] of forces.entries()) {
    if (i > 0) M += V * h
    V -= force
    moments.push(M)
    shears.push(V)
  }
  return {
    depths,
    deflections: y,
    moments,
    shears,
    resistances: forces.map((force, i) => force / (shares[i] ?? 1)),
    rotation: -(slopes[0] ?? 0),
    iterations,
  }
}

/** What holds the head against turning, with what turns it. */
function momentAtHead(pile: LateralPile, y: readonly number[], slopes: readonly number[], h: number): number {
  const [y0 = 0, y1 = 0] = y
  const [s0 = 0, s1 = 0] = slopes
  const c = pile.bendingStiffness / h ** 3
  return -(6 * c * h * y0 + 4 * c * h * h * s0 - 6 * c * h * y1 + 2 * c * h * h * s1)
}

/** A pile that soil resists at its ultimate all along, the moment at its head positive where it pushes the way of the shear. */
export interface RigidPile {
  readonly depths: readonly number[]
  /** Ultimate resistance per length at each depth. */
  readonly limits: readonly number[]
  readonly moment: number
  readonly headMayTurn: boolean
}

/**
 * The largest shear at the head that the soil can balance, whatever the pile bends: above the centre about which a rigid
 * pile turns the soil acts against the shear, below it with it. Negative if the moment alone is too large.
 */
export function rigidLimit({ depths, limits, moment, headMayTurn }: RigidPile): number {
  const slices = slicesOf(depths, limits)
  const F_t = slices.reduce((sum, { p, top, base }) => sum + p * (base - top), 0)
  const M_t = slices.reduce((sum, slice) => sum + momentOf(slice), 0)
  if (!headMayTurn) return F_t
  if (Math.abs(moment) > M_t) return -F_t
  return 2 * forceAbove(slices, (M_t - moment) / 2) - F_t
}

/** Soil of one mean resistance between two depths. */
interface Slice {
  readonly p: number
  readonly top: number
  readonly base: number
}

const slicesOf = (depths: readonly number[], limits: readonly number[]): readonly Slice[] =>
  depths.slice(1).map((base, i) => {
    const [top, p] = [depths[i] ?? 0, ((limits[i] ?? 0) + (limits[i + 1] ?? 0)) / 2]
    return { p, top, base }
  })

/** About the head. */
const momentOf = ({ p, top, base }: Slice): number => (p * (base ** 2 - top ** 2)) / 2

/** Force down to the depth at which its moment about the head is the one asked. */
function forceAbove(slices: readonly Slice[], asked: number): number {
  let [force, left] = [0, asked]
  for (const slice of slices) {
    const { p, top, base } = slice
    const M = momentOf(slice)
    if (M >= left) return p > 0 ? force + p * (Math.sqrt(top ** 2 + (2 * left) / p) - top) : force
    force += p * (base - top)
    left -= M
  }
  return force
}
