/** The natural modes of a uniform beam under tension, each between the phases where theory has one of them and no other. */
import { house, reachRange, type Trace } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import { FIXED_PINNED_ROOT } from '../column-buckling/ends.ts'
import * as shape from './shape.ts'
import { shaker } from './source.ts'
import * as uniform from './uniform.ts'

export const PINNED = 'pinned-pinned'
export const FIXED = 'fixed-fixed'
export const FIXED_PINNED = 'fixed-pinned'
export const CANTILEVER = 'cantilever'
export const SPAN_ENDS = [PINNED, FIXED, FIXED_PINNED, CANTILEVER] as const
export type SpanEnds = (typeof SPAN_ENDS)[number]

/** Frequencies of shorter beams are too high without shear and rotatory inertia. */
export const SLENDER_SPAN = reachRange({
  symbol: 'L/D_h',
  title: 'Span-to-diameter ratio',
  unit: '-',
  from: 10,
  unsafe: 'below',
  because: 'beam theory without shear deformation overestimates the frequencies of shorter spans',
  source: house,
  clause: 'convention: slender beams',
})

export interface UniformBeam {
  readonly ends: SpanEnds
  readonly L: number
  readonly EI: number
  /** kg/m. */
  readonly m_e: number
  readonly T: number
}
/** A mode as a function of the distance along the beam, in a size of its own. */
export interface UniformMode {
  readonly n: number
  /** Hz. */
  readonly f_n: number
  readonly gamma_n: number
  /** 1/m2. */
  readonly kappa_n: number
  readonly deflection: (x: number) => number
  readonly curvature: (x: number) => number
}

interface Theory {
  /** Phase over the length at which the beam buckles. */
  readonly buckles: number
  /** Phases between which mode n lies, whatever the tension. */
  readonly between: (n: number) => readonly [low: number, high: number]
  readonly condition: typeof uniform.fixedFixedCondition | typeof uniform.fixedPinnedCondition
  readonly farPart: typeof shape.farPartHeld
}
const { PI } = Math
/** The sides of each characteristic equation change order once between these phases, and nowhere else. */
const THEORIES: Readonly<Record<Exclude<SpanEnds, typeof PINNED>, Theory>> = {
  [FIXED]: {
    buckles: 2 * PI,
    between: (n) => [n * PI, (n + 1) * PI],
    condition: uniform.fixedFixedCondition,
    farPart: shape.farPartHeld,
  },
  [FIXED_PINNED]: {
    buckles: FIXED_PINNED_ROOT,
    between: (n) => [n * PI, (n + 0.5) * PI],
    condition: uniform.fixedPinnedCondition,
    farPart: shape.farPartHeld,
  },
  [CANTILEVER]: {
    buckles: PI / 2,
    between: (n) => [Math.max(0.5, n - 1) * PI, n * PI],
    condition: uniform.cantileverCondition,
    farPart: shape.farPartFree,
  },
}
export const bucklingPhase = (ends: SpanEnds): number => (ends === PINNED ? PI : THEORIES[ends].buckles)

/** Mode n of a beam that does not buckle. */
export function uniformMode(beam: UniformBeam, n: number, trace: Trace): UniformMode {
  return beam.ends === PINNED ? pinnedMode(beam, n, trace) : heldMode(beam, beam.ends, n, trace)
}

const SINE = { ...shape.SINE_MODE_FACTOR, title: 'Mode factor', cell: 'all sine modes' }

function pinnedMode({ L, EI, m_e, T }: UniformBeam, n: number, trace: Trace): UniformMode {
  const f_n = trace.apply(uniform.pinnedFrequency, { n, L, EI, m_e, T })
  const kappa_n = trace.apply(shape.pinnedCurvatureRatio, { n, L })
  const deflection = (x: number) => Math.sin((n * PI * x) / L)
  return {
    n,
    f_n,
    gamma_n: trace.lookup(SINE),
    kappa_n,
    deflection,
    curvature: (x) => -kappa_n * deflection(x),
  }
}

function heldMode(beam: UniformBeam, ends: keyof typeof THEORIES, n: number, trace: Trace): UniformMode {
  const { L, EI, m_e, T } = beam
  const theory = THEORIES[ends]
  const z = phase(beam, theory, n, trace)
  const s_2 = trace.apply(uniform.oscillatingWaveNumber, { z, L })
  const s_1 = trace.apply(uniform.evanescentWaveNumber, { s_2, T, EI })
  trace.apply(theory.condition, { s_1, s_2, L })
  const f_n = trace.apply(uniform.frequencyOfWaveNumbers, { s_1, s_2, EI, m_e })
  const E_L = trace.apply(shape.decayOverLength, { s_1, L })
  const a_2 = trace.apply(theory.farPart, { s_1, s_2, L, E_L })
  const a_1 = trace.apply(shape.nearPart, { a_2, E_L })
  const a_4 = trace.apply(shape.sinePart, { s_1, s_2, a_1, a_2, E_L })
  const parts = { L, s_1, s_2, a_1, a_2, a_4 }
  const deflection = (x: number) => shape.deflectionOfMode.evaluate({ x, ...parts })
  const curvature = (x: number) => shape.curvatureOfMode.evaluate({ x, ...parts })
  const I_2 = trace.apply(shape.shapeSquared, parts)
  const I_4 = trace.apply(shape.shapeToTheFourth, parts)
  const phi_m = trace.apply(shape.deflectionOfMode, { x: place(deflection, L, n, 'x_phi', trace), ...parts }, PHI)
  const chi_m = trace.apply(shape.curvatureOfMode, { x: place(curvature, L, n, 'x_chi', trace), ...parts }, CHI)
  const gamma_n = trace.apply(shape.modeFactor, { phi_m, I_2, I_4 })
  return { n, f_n, gamma_n, kappa_n: trace.apply(shape.curvatureRatio, { chi_m, phi_m }), deflection, curvature }
}
const PHI = { as: 'phi_m', rename: { x: 'x_phi' } }
const CHI = { as: 'chi_m', rename: { x: 'x_chi' } }

/** Just above the phase of a compression alone, at which the part that dies away has no wave number. */
const ABOVE = 1 + 1e-12

function phase({ L, EI, T }: UniformBeam, theory: Theory, n: number, trace: Trace): number {
  const { condition, between } = theory
  const waves = (z: number) => ({ s_1: Math.sqrt((z / L) ** 2 + T / EI), s_2: z / L, L })
  const apart = (z: number) => (condition.left?.(waves(z)) ?? Number.NaN) - condition.evaluate(waves(z))
  const [first, high] = between(n)
  const compressed = L * Math.sqrt(Math.max(0, -T) / EI) * ABOVE
  const low = Math.max(first, compressed)
  const root = bracketedRoot(apart, low, high, { seeking: 'a natural frequency' })
  return trace.solved({
    symbol: 'z',
    title: 'Oscillating phase over the length',
    unit: '-',
    source: shaker,
    clause: 'characteristic equations',
    value: root.x,
    trial: high,
    residual: root.residual,
    iterations: root.iterations,
    method: 'bracketed root between the phase limits of this mode',
    shown: { symbol: condition.symbol },
  })
}

const PLACES_A_MODE = 60
/** Where the size of a shape is largest: the best of many places, ends included, and the top of the parabola through it and its neighbours. */
function place(of: (x: number) => number, L: number, n: number, symbol: string, trace: Trace): number {
  const places = spaced(0, L, PLACES_A_MODE * (n + 2) + 1)
  const sizes = places.map((x) => Math.abs(of(x)))
  const top = sizes.indexOf(Math.max(...sizes))
  const x = vertex(places, sizes, top)
  return trace.solved({
    symbol,
    title: symbol === 'x_phi' ? 'Position of maximum deflection' : 'Position of maximum curvature',
    unit: 'm',
    source: shaker,
    clause: 'mode shapes',
    value: x,
    trial: places[top] ?? 0,
    residual: 0,
    iterations: places.length,
    method: 'maximum of evenly spaced positions including the ends, refined by a parabola',
    shown: { symbol: symbol === 'x_phi' ? 'phi_m' : 'chi_m' },
  })
}

/** Top of the parabola through three evenly spaced places, or the end. */
function vertex(x: readonly number[], y: readonly number[], k: number): number {
  const [a, b, c] = [y[k - 1], y[k] ?? 0, y[k + 1]]
  const at = x[k] ?? 0
  if (a === undefined || c === undefined) return at
  const bend = a - 2 * b + c
  return bend === 0 ? at : at + (((a - c) / bend) * (at - (x[k - 1] ?? 0))) / 2
}
