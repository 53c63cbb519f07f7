/** The natural modes of the span: in closed form under one tension, by elements under one that varies. */
import { house, silent, type Trace } from '@keelson/equations'
import { NumericsError } from '@keelson/numerics/errors.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import type { Beam, BeamEnd } from '@keelson/physics/tensioned-beam/assembled.ts'
import { modeOfBeam } from '@keelson/physics/tensioned-beam/mode-of-beam.ts'
import { naturalModes } from '@keelson/physics/tensioned-beam/modes.ts'
import { bathe } from '@keelson/physics/tensioned-beam/source.ts'
import {
  CANTILEVER,
  FIXED,
  FIXED_PINNED,
  PINNED,
  type SpanEnds,
  uniformMode,
} from '@keelson/physics/tensioned-beam/uniform-modes.ts'
import { refuse } from '@keelson/workflow'
import { isEven, type Span } from './calculate-span.ts'

export interface Mode {
  readonly n: number
  readonly f_n: number
  readonly gamma_n: number
  readonly kappa_n: number
  /** At even steps from the first end, the largest of them 1. */
  readonly shape: readonly number[]
}

const ELEMENTS = 400

/** The first modes, silently: which of them a reader is shown depends on all. */
export function modesOf(span: Span, count: number, elements = ELEMENTS): readonly Mode[] {
  if (!isEven(span)) return modesByElements(span, count, elements)
  return Array.from({ length: count }, (_, k) => evenMode(span, k + 1, silent))
}

/** What a mode of the span is, step by step. */
export function tracedMode(span: Span, mode: Mode, trace: Trace): Mode {
  return isEven(span) ? evenMode(span, mode.n, trace) : foundMode(mode, trace)
}

function evenMode(span: Span, number: number, trace: Trace): Mode {
  const n = span.ends === PINNED ? trace.lookup({ ...NUMBER, value: number, cell: `mode ${number}` }) : number
  const { f_n, gamma_n, kappa_n, deflection } = uniformMode(span, n, trace)
  return { n: number, f_n, gamma_n, kappa_n, shape: normalised(spaced(0, span.L, STEPS + 1).map(deflection)) }
}
const NUMBER = { symbol: 'n', title: 'Mode number', unit: '-', source: house, clause: 'counted from the lowest' }
/** Steps of a drawn shape. */
const STEPS = 200

const HINGE: BeamEnd = { deflects: false, turns: true }
const CLAMP: BeamEnd = { deflects: false, turns: false }
const ENDS: Readonly<Record<SpanEnds, readonly [first: BeamEnd, far: BeamEnd]>> = {
  [PINNED]: [HINGE, HINGE],
  [FIXED]: [CLAMP, CLAMP],
  [FIXED_PINNED]: [CLAMP, HINGE],
  [CANTILEVER]: [CLAMP, { deflects: true, turns: true }],
}

function modesByElements(span: Span, count: number, elements: number): readonly Mode[] {
  const beam = beamOf(span, elements)
  const { omega, shapes } = standing(() => naturalModes(beam, count))
  return omega.map((w, k) => {
    const { deflections, largestCurvatures, gamma_n } = modeOfBeam(beam, shapes[k] as Float64Array, w)
    return { n: k + 1, f_n: w / (2 * Math.PI), gamma_n, kappa_n: Math.max(...largestCurvatures), shape: deflections }
  })
}

function beamOf({ ends, L, EI, m_e, T, T_far }: Span, count: number): Beam {
  const [start, end] = ENDS[ends]
  const tension = (i: number) => T + ((T_far - T) * i) / count
  const elements = Array.from({ length: count }, (_, i) => ({
    length: L / count,
    bendingStiffness: EI,
    mass: m_e,
    tensionStart: tension(i),
    tensionEnd: tension(i + 1),
  }))
  return { elements, start, end }
}

function standing<T>(find: () => T): T {
  try {
    return find()
  } catch (error) {
    if (!(error instanceof NumericsError) || error.code !== 'bad_input') throw error
    return refuse('/effective_tension', 'the span buckles in compression and has no natural frequency')
  }
}

/** A mode that elements gave is shown with what was found of it. */
function foundMode(mode: Mode, trace: Trace): Mode {
  const found = (symbol: string, title: string, unit: string, value: number) =>
    trace.lookup({
      symbol,
      title,
      unit,
      source: bathe,
      clause: '11.5, modes of a beam of elements',
      value,
      cell: `mode ${mode.n} of ${ELEMENTS} elements; the Sturm count confirms that no lower mode is missed`,
    })
  return {
    ...mode,
    f_n: found('f_n', 'Natural frequency', 'Hz', mode.f_n),
    gamma_n: found('gamma_n', 'Mode factor', '-', mode.gamma_n),
    kappa_n: found('kappa_n', 'Maximum curvature divided by maximum deflection', '1/m2', mode.kappa_n),
  }
}

function normalised(shape: readonly number[]): readonly number[] {
  const largest = shape.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0)
  return shape.map((y) => y / largest)
}
