/**
 * A rigid body that hangs on elastic slings from one hook and tilts until its centre of gravity is plumb below the hook.
 * In the axes of the body the hook is the unknown: where the strain energy of the slings, less the work of the weight on
 * the way from the hook to the centre of gravity, is least. Newton with the exact stiffness, made positive where slack
 * slings leave it without. Coherent SI.
 */
import { NumericsError } from '@keelson/numerics/errors.ts'
import { along, dot, length, type Matrix, minus, plus, solved, times, type Vector } from './vector.ts'

interface Sling {
  /** Lift point in the axes of the body. */
  readonly at: Vector
  readonly unstretched: number
}
export interface HungBody {
  readonly slings: readonly Sling[]
  readonly centreOfGravity: Vector
  readonly weight: number
  /** EA of every sling. */
  readonly axialStiffness: number
}
export interface Hanging {
  /** Hook in the axes of the body. */
  readonly hook: Vector
  /** One for each sling, 0 where it is slack. */
  readonly forces: readonly number[]
  /** What the slings leave of the weight, over it. */
  readonly residual: number
  readonly iterations: number
  /** Where the search began. */
  readonly start: Vector
}

const TARGET = 1e-13
/** What rounding leaves of the force of a stiff sling, over its stiffness. */
const ROUNDED = 8 * Number.EPSILON
const ACCEPTED = 1e-9
const MOST_STEPS = 200
const HALVINGS = 40
/** Stiffness added where the own one does not lead down, over that of the slings. */
const ADDED = [0, 1e-9, 1e-6, 1e-4, 1e-2, 1, 100]

/** Throws NumericsError 'no_convergence' where it finds no rest. */
export function hangingAt(body: HungBody, start: Vector): Hanging {
  const target = Math.max(TARGET, (ROUNDED * body.axialStiffness) / body.weight)
  let at = stateAt(body, start)
  let iterations = 0
  for (; iterations < MOST_STEPS && at.residual > target; iterations++) {
    const next = lower(body, at)
    if (!next) break
    at = next
  }
  if (!(at.residual <= ACCEPTED))
    throw new NumericsError('no_convergence', 'the slings cannot support the load in any position')
  return { hook: at.hook, forces: at.forces, residual: at.residual, iterations, start }
}

/** Sum of the pulls of the slings on the body, towards the hook. */
export function resultantOf({ slings }: Pick<HungBody, 'slings'>, { hook, forces }: Hanging): Vector {
  return slings.reduce<Vector>(
    (sum, { at }, i) => {
      const leg = minus(hook, at)
      return plus(sum, times((forces[i] ?? 0) / length(leg), leg))
    },
    [0, 0, 0],
  )
}

/** The hook above the centre of gravity, at the height of the sling that reaches least. */
export function startAbove({ slings, centreOfGravity: [x, y] }: HungBody): Vector {
  const heights = slings.map(({ at, unstretched }) => {
    const aside = Math.hypot(x - at[0], y - at[1])
    return at[2] + Math.sqrt(Math.max(0, unstretched ** 2 - aside ** 2))
  })
  return [x, y, Math.min(...heights)]
}

interface State extends Omit<Hanging, 'iterations' | 'start'> {
  readonly energy: number
  readonly gradient: Vector
}

function stateAt({ slings, centreOfGravity, weight, axialStiffness }: HungBody, hook: Vector): State {
  const down = minus(hook, centreOfGravity)
  let energy = -weight * length(down)
  let gradient = times(-weight / length(down), down)
  const forces = slings.map(({ at, unstretched }) => {
    const leg = minus(hook, at)
    const force = axialStiffness * Math.max(0, length(leg) / unstretched - 1)
    energy += (force ** 2 * unstretched) / (2 * axialStiffness)
    gradient = plus(gradient, times(force / length(leg), leg))
    return force
  })
  return { hook, forces, energy, gradient, residual: length(gradient) / weight }
}

/** The next state that is lower, or nearer to balance; undefined where no step leads on. */
function lower(body: HungBody, at: State): State | undefined {
  const own = stiffnessAt(body, at)
  const scale = body.axialStiffness / Math.min(...body.slings.map((s) => s.unstretched))
  for (const added of ADDED) {
    const step = solved(plusDiagonal(own, added * scale), times(-1, at.gradient))
    if (!step || dot(step, at.gradient) >= 0) continue
    const next = searched(body, at, step)
    if (next) return next
  }
  return undefined
}

function searched(body: HungBody, at: State, step: Vector): State | undefined {
  for (let share = 1, k = 0; k < HALVINGS; share /= 2, k++) {
    const next = stateAt(body, plus(at.hook, times(share, step)))
    if (next.energy < at.energy || next.residual < at.residual) return next
  }
  return undefined
}

/** Second derivatives of the energy: the slings stiffen along themselves and across by their force. */
function stiffnessAt({ slings, centreOfGravity, weight, axialStiffness }: HungBody, { hook, forces }: State): Matrix {
  const down = minus(hook, centreOfGravity)
  let stiffness = along(down, 0, -weight / length(down))
  slings.forEach(({ at, unstretched }, i) => {
    const force = forces[i] ?? 0
    if (force === 0) return
    const leg = minus(hook, at)
    stiffness = sumOf(stiffness, along(leg, axialStiffness / unstretched, force / length(leg)))
  })
  return stiffness
}

const sumOf = (a: Matrix, b: Matrix): Matrix => [plus(a[0], b[0]), plus(a[1], b[1]), plus(a[2], b[2])]
const plusDiagonal = ([a, b, c]: Matrix, k: number): Matrix => [
  [a[0] + k, a[1], a[2]],
  [b[0], b[1] + k, b[2]],
  [c[0], c[1], c[2] + k],
]
