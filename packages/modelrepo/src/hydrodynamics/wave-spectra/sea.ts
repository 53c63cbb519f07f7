/** What a spectrum is to all that is answered of it: its sea, with the systems and the moments over all frequencies. */
import { type Equation, fulfils, type Trace } from '@keelson/equations'
import { dispersion, solveWaveNumber } from '@keelson/physics/waves/dispersion.ts'
import * as moments from '@keelson/physics/waves/moments.ts'
import type { MOSKOWITZ_GAMMA } from '@keelson/physics/waves/period-ratios.ts'
import type { WaveSpectrum } from '@keelson/physics/waves/spectrum.ts'
import type { Left } from '@keelson/workflow'
import type { Perhaps } from './inputs.ts'

/** The order of a moment in names: of order -1, 0, 1 and 2. */
export type ShapeOrder = 'm1' | 0 | 1 | 2

/** A moment of a shape by its order; null where it diverges. */
export type Shapes = Readonly<Record<Exclude<ShapeOrder, 2>, number>> & { readonly 2: number | null }

/** One of several that add up to a sea. */
export interface System {
  readonly name: string
  readonly H_s: number
  readonly T_p: number
  readonly omega_p: number
  /** gamma of a JONSWAP peak, lambda of a part of Ochi and Hubble. */
  readonly peakedness: number
  readonly shapes: Shapes
  readonly spectrum: WaveSpectrum
}

/** m2 (rad/s)^n; null where it diverges. */
export interface Moments {
  readonly m_m1: number | null
  readonly m_0: number
  readonly m_1: number
  readonly m_2: number | null
  /** On a grid only. */
  readonly m_4: number | null
}

export interface Sea {
  readonly spectrum: WaveSpectrum
  /** Peak of the sea, s and rad/s. */
  readonly T_p: number
  readonly omega_p: number
  /** H_s that was given; undefined where the spectrum alone says it. */
  readonly H_s: number | undefined
  /** What the spectrum is said to hold, m. */
  readonly stated: number
  /** H_s is that of deep water: the depth takes energy from the sea. */
  readonly deep?: true
  /** How far its peak is raised; undefined where it has no single JONSWAP peak. */
  readonly gamma?: number | typeof MOSKOWITZ_GAMMA
  /** Over all frequencies. */
  readonly moments: (trace: Trace) => Moments
  /** Of a sea of several. */
  readonly systems: readonly System[]
  /** The systems are rows: the peaks of most of them stand in no step. */
  readonly inRows?: true
  /** Why a steepness that passes shows nothing. */
  readonly left?: Left | undefined
}

/** How the moment of a shape, and its order, are called. */
export const asOrder = (n: ShapeOrder) => ({ as: `mu_${n}`, rename: { n: `n_${n}` } })
export const ofOrder = (n: ShapeOrder) => ({ rename: { mu: `mu_${n}` } })

type OnePeak = Pick<Sea, 'spectrum' | 'T_p' | 'omega_p' | 'gamma' | 'deep'> & {
  readonly H_s: number
  readonly shape: (n: ShapeOrder, trace: Trace) => number
  /** The energy begins at no frequency. */
  readonly low?: boolean
}

/** A sea of one peak: moments of its shape become those of the sea. */
export function onePeak({ shape, low = false, ...sea }: OnePeak): Sea {
  const { H_s, omega_p } = sea
  const over = (trace: Trace): Moments => {
    const mu = (n: ShapeOrder) => ({ mu: shape(n, trace) })
    return {
      m_m1: low ? null : trace.apply(moments.momentMinus1, { H_s, omega_p, ...mu('m1') }, ofOrder('m1')),
      m_0: trace.apply(moments.moment0, { H_s, ...mu(0) }, ofOrder(0)),
      m_1: trace.apply(moments.moment1, { H_s, omega_p, ...mu(1) }, ofOrder(1)),
      m_2: trace.apply(moments.moment2, { H_s, omega_p, ...mu(2) }, ofOrder(2)),
      m_4: null,
    }
  }
  return { ...sea, stated: H_s, systems: [], moments: over }
}

/** Infinity where there is no bottom. */
export const depthOf = ({ water_depth: d = 'infinite' }: Perhaps<'water_depth'>): number =>
  d === 'infinite' ? Number.POSITIVE_INFINITY : d

export const AT_PEAK = { rename: { omega: 'omega_p' } }
export const DENSITY_AT_PEAK = 'Spectral density at the peak (other frequencies are similar)'

/** The wave number of a frequency over a depth, called as it is, as a step. */
export function solvedNumber(
  called: { readonly symbol: string; readonly title: string; readonly omega: string },
  { omega, d, g }: { readonly omega: number; readonly d: number; readonly g: number },
  trace: Trace,
  inDeepWater: Pick<Equation, 'source' | 'clause'> = dispersion,
): number {
  const { symbol, title } = called
  const { k, trial, residual, iterations } = solveWaveNumber(omega, d, g)
  const { source, clause } = iterations === 0 ? inDeepWater : dispersion
  const method = iterations === 0 ? 'deep water limit' : 'Newton iteration'
  const satisfies = fulfils(dispersion, { omega, g, k, d }, { rename: { omega: called.omega, k: symbol } })
  const found = { value: k, trial, residual: Math.abs(residual), iterations, method, satisfies }
  return trace.solved({ symbol, title, unit: 'rad/m', source, clause, ...found })
}
