/** The two ways to the fairlead tensions of a line in equilibrium: safeguarded Newton, and nested bracketing. */
import { NumericsError } from '@keelson/numerics/errors.ts'
import { bracketedRoot, expandBracket } from '@keelson/numerics/root-finding.ts'
import { startH, startSag, startV } from './equations.ts'
import { type Jacobian, jacobianOf, type Spans, spansOf } from './jacobian.ts'
import type { CatenaryLine } from './line.ts'

export interface Tensions {
  readonly H: number
  readonly V: number
}

export interface Equilibrium extends Tensions {
  readonly method: 'newton' | 'bracketing'
  readonly iterations: number
  readonly residuals: { readonly x: number; readonly z: number }
}

/** What the iteration asks of a line, of one segment or of many. */
export interface LineProblem {
  /** Spans that are to be reached, m. */
  readonly x: number
  readonly z: number
  /** Length over which a misfit is measured, m. */
  readonly scale: number
  /** Weight in water of the whole line, N. */
  readonly weight: number
  /** A horizontal tension that overreaches x, N. */
  readonly highestH: number
  /** True where the line lies on a bed that it can only pull upwards from: V stays above H times the slope. */
  readonly overBed: boolean
  /** Slope of that bed, the tangent of its angle. */
  readonly slope: number
  /** For fairlead tensions H > 0 and V. */
  spans(H: number, V: number): Spans
  jacobian(H: number, V: number): Jacobian
}

/** Scaled misfit that the iteration aims at, and the one above which Newton's answer is not taken. */
const TARGET = 1e-13
const ACCEPTED = 1e-11
const MAX_STEPS = 60
const MAX_HALVINGS = 30
const HORIZONTAL = { seeking: 'the line horizontal tension' }
const VERTICAL = { seeking: 'the line vertical tension' }

/** Start guess after Jonkman (2007). */
export function startGuess(line: CatenaryLine): Tensions {
  const { horizontalSpan: x, verticalSpan: z, unstretchedLength: L, weightPerLength: w } = line
  const lambda = startSag.evaluate({ x, z, L })
  const least = 1e-12 * w * L
  const V = startV.evaluate({ w, z, L, lambda })
  return { H: Math.max(startH.evaluate({ w, x, lambda }), least), V: line.seabedContact ? Math.max(V, least) : V }
}

export function problemOf(line: CatenaryLine): LineProblem {
  const { horizontalSpan: x, verticalSpan: z, unstretchedLength: L, weightPerLength: w, axialStiffness: EA } = line
  return {
    x,
    z,
    scale: Math.max(x, Math.abs(z), L),
    weight: w * L,
    highestH: (2 * EA * x) / L + (1 + line.frictionCoefficient) * w * L,
    overBed: line.seabedContact,
    slope: 0,
    spans: (H, V) => spansOf(line, H, V),
    jacobian: (H, V) => jacobianOf(line, H, V),
  }
}

/**
 * Newton on (H, V) with the analytic Jacobian: steps that would take H (or V over a seabed) to zero or below are cut
 * short, and steps that do not reduce the misfit are halved. Null when it stalls short of the accepted misfit.
 */
export function newton(line: LineProblem, start: Tensions): Equilibrium | null {
  let at = measured(line, start)
  let iterations = 0
  for (; iterations < MAX_STEPS && at.size > 0; iterations++) {
    const next = improved(line, at)
    if (!next) break
    const done = at.size <= TARGET
    at = next
    if (done) break
  }
  if (!(at.size <= ACCEPTED)) return null
  return { H: at.H, V: at.V, method: 'newton', iterations, residuals: { x: at.rx, z: at.rz } }
}

interface Measured extends Tensions {
  readonly rx: number
  readonly rz: number
  readonly size: number
}

function measured(line: LineProblem, { H, V }: Tensions): Measured {
  const { x, z } = line.spans(H, V)
  const rx = (x - line.x) / line.scale
  const rz = (z - line.z) / line.scale
  return { H, V, rx, rz, size: Math.max(Math.abs(rx), Math.abs(rz)) }
}

function improved(line: LineProblem, at: Measured): Measured | null {
  const { scale, slope } = line
  const { xH, xV, zH, zV } = line.jacobian(at.H, at.V)
  const determinant = xH * zV - xV * zH
  const dH = (-scale * (at.rx * zV - at.rz * xV)) / determinant
  const dV = (-scale * (at.rz * xH - at.rx * zH)) / determinant
  if (!Number.isFinite(dH) || !Number.isFinite(dV)) return null
  const misfit = Math.hypot(at.rx, at.rz)
  for (let i = 0, step = 1; i < MAX_HALVINGS; i++, step /= 2) {
    const H = Math.max(at.H + step * dH, at.H / 10)
    const least = H * slope + (at.V - at.H * slope) / 10
    const V = line.overBed ? Math.max(at.V + step * dV, least) : at.V + step * dV
    const next = measured(line, { H, V })
    if (Math.hypot(next.rx, next.rz) < misfit) return next
  }
  return null
}

/**
 * For each H the V that fits z, and the H that fits x: both monotonic over a bed without slope, so the brackets always
 * hold. The search for H runs over its logarithm.
 */
export function nestedBracketing(line: LineProblem, start: Tensions): Equilibrium {
  let iterations = 0
  const misfit = (u: number) => {
    const H = Math.exp(u)
    return line.spans(H, verticalFor(line, H, start.V)).x - line.x
  }
  const lower = Math.log(1e-100 * line.weight)
  const upper = Math.log(line.highestH)
  const u0 = Math.min(Math.max(Math.log(start.H), lower + 1), upper - 1)
  let u = lower
  // At the least H the line may reach too far by a rounding error of x: it is then as slack as a number can tell.
  if (misfit(lower) < 0) {
    const { a, b } = expandBracket(misfit, u0 - 1, u0 + 1, { lower, upper, ...HORIZONTAL })
    const root = bracketedRoot(misfit, a, b, HORIZONTAL)
    u = root.x
    iterations = root.iterations
  }
  const H = Math.exp(u)
  const found = measured(line, { H, V: verticalFor(line, H, start.V) })
  if (!(found.size <= 1e-6)) {
    throw new NumericsError('no_convergence', 'the calculated tensions do not match the line end positions')
  }
  return { H, V: found.V, method: 'bracketing', iterations, residuals: { x: found.rx, z: found.rz } }
}

/** V that fits z at this H; over a bed it is sought from 0, and the bed has no slope. */
export function verticalFor(line: LineProblem, H: number, guess: number): number {
  const { z, weight, overBed } = line
  const misfit = (V: number) => line.spans(H, V).z - z
  if (overBed && z === 0) return 0
  const [low, high] = overBed ? [0, Math.max(guess, weight)] : [guess - weight, guess + weight]
  const { a, b } = expandBracket(misfit, low, high, {
    maxExpansions: 1000,
    ...(overBed && { lower: 0 }),
    ...VERTICAL,
  })
  return bracketedRoot(misfit, a, b, VERTICAL).x
}
