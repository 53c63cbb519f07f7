/**
 * The load factor at which a plane frame buckles in its plane: members by exact stability functions, their compression in
 * proportion to the load, and the buckling modes below a factor counted as Wittrick and Williams (1971) count them.
 * Tension stiffens nothing, and along a member its largest compression acts: both to the safe side.
 */
import { eulerForce } from './equations.ts'
import type { MemberState } from './member.ts'
import { FrameError, type FrameModel } from './model.ts'
import { assembled, type FrameSolution, unknownsOf } from './solve.ts'
import { clampedModes, compressedStiffness, largestCompression } from './stability-functions.ts'

/** Where the frame buckles: the factor on all its loads, and the member with the largest compression. */
export interface Critical {
  readonly factor: number
  readonly member: number
  /** Largest compression of that member under the loads themselves, N. */
  readonly compression: number
  /** Buckling modes up to the factor: 1, or as many as lie there together. */
  readonly modes: number
  /** Halvings of the interval in which the factor lies. */
  readonly halvings: number
}

/** Share of the largest end force below which a compression is rounding. */
const ROUNDING = 1e-9
/** Relative distance between both ends of the interval in which the factor is found. */
const SETTLED = 1e-10

/** The search begins this much beyond where a mode lies for certain, so that it is counted and not left to rounding. */
const BEYOND = 1.01

/** Undefined if no member is compressed. `solution`: of the same model, first order; its members are without hinges. */
export function criticalLoad(model: FrameModel, { members }: FrameSolution): Critical | undefined {
  const pressed = members.map(largestCompression)
  const most = largest(pressed)
  const forces = members.flatMap(({ N_1, N_2, V_1, V_2 }) => [N_1, N_2, V_1, V_2].map(Math.abs))
  if (!(most > ROUNDING * largest(forces))) return undefined
  const { unknown, count } = unknownsOf(model)
  const modes = (alpha: number): number => {
    const P = pressed.map((compression) => alpha * compression)
    const clamped = members.reduce((sum, member, m) => sum + clampedModes(member, P[m] as number), 0)
    if (clamped > 0) return clamped
    const matrix = assembled(members, unknown, count, (member, m) => compressedStiffness(member, P[m] as number))
    matrix.factor(() => undefined)
    return matrix.diagonal().filter((d) => !(d > 0)).length
  }
  const { factor, halvings } = lowestFactor(modes, BEYOND * clampedFactor(members, pressed))
  return { factor, member: pressed.indexOf(most), compression: most, modes: modes(factor), halvings }
}

const largest = (all: readonly number[]) => all.reduce((a, b) => Math.max(a, b), 0)

/** No frame restrains a member more than clamped ends do, 4 pi^2 EI/L^2: at the least of these factors a mode lies. */
function clampedFactor(members: readonly MemberState[], pressed: readonly number[]): number {
  return members.reduce((least, { EI, L }, m) => {
    const P = pressed[m] as number
    return P > 0 ? Math.min(least, (4 * eulerForce.evaluate({ EI, L })) / P) : least
  }, Number.POSITIVE_INFINITY)
}

/** Halvings after which a factor is given up: of any frame that stands, it takes less than half of them. */
const MOST_HALVINGS = 200

/** The factor below which there is no mode, by halves in its logarithm. Throws FrameError where it is not found. */
function lowestFactor(modes: (alpha: number) => number, highest: number) {
  let [below, above] = [highest / 2, highest]
  let halvings = 0
  const goOn = () => {
    halvings += 1
    if (halvings > MOST_HALVINGS) throw new FrameError('unsettled', 'the critical load of the frame was not found')
  }
  for (; modes(below) > 0; goOn()) [below, above] = [below / 2, below]
  for (halvings = 0; above / below - 1 > SETTLED; goOn()) {
    const middle = Math.sqrt(below * above)
    if (modes(middle) > 0) above = middle
    else below = middle
  }
  return { factor: above, halvings }
}
