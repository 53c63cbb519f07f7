/** The waves of the request: periods for the file, and the shortest wave that the mesh must carry. */
import { fulfils, type Trace } from '@keelson/equations'
import { AIRY, deepWavelength, dispersion, solveWaveNumber, wavelength } from '@keelson/physics/waves/dispersion.ts'
import * as orcawave from '@keelson/standards/orcina-orcawave-11/checks.ts'
import { given } from '@keelson/workflow'
import type { DiffractionParams } from './inputs.ts'

export interface Wave {
  /** rad/s. */
  readonly omega: number
  /** s. */
  readonly T: number
}

/** By period, shortest first. */
export function wavesOf(p: DiffractionParams): Wave[] {
  const waves =
    p.wave_periods === undefined
      ? given(p, 'angular_frequencies').angular_frequencies.map((omega) => ({
          omega,
          T: orcawave.periodOf.evaluate({ omega }),
        }))
      : p.wave_periods.map((T) => ({ omega: orcawave.frequencyOf.evaluate({ T }), T }))
  return waves.sort((a, b) => a.T - b.T)
}

export interface ShortestWave {
  readonly lambda: number
  /** Largest panel that the wave allows, m. */
  readonly s_lim: number
}

/** The equations as the program of the model is cited for them. */
export type WaveEquations = Pick<typeof orcawave, 'frequencyOf' | 'periodOf' | 'largestPanel'>

/** Length of the shortest wave, traced, and the panel that it allows. */
export function shortestWave(p: DiffractionParams, shortest: Wave, by: WaveEquations, trace: Trace): ShortestWave {
  trace.section('Shortest wave')
  const periods = p.wave_periods !== undefined
  const omega = periods ? trace.apply(by.frequencyOf, { T: shortest.T }, MOST) : shortest.omega
  if (!periods) trace.apply(by.periodOf, { omega }, LEAST)
  const lambda =
    p.water_depth === 'infinite' ? deep(omega, p.gravity, trace) : finite(omega, p.water_depth, p.gravity, trace)
  const s_lim = trace.apply(by.largestPanel, { lambda, n: p.panels_per_wavelength })
  return { lambda, s_lim }
}

const MOST = { as: 'omega_max', rename: { T: 'T_min' }, title: 'Maximum wave frequency' }
const LEAST = { as: 'T_min', rename: { omega: 'omega_max' }, title: 'Minimum wave period' }
const AT_MOST = { rename: { omega: 'omega_max' } }

function deep(omega: number, g: number, trace: Trace): number {
  return trace.apply(deepWavelength, { g, omega }, { as: 'lambda', ...AT_MOST })
}

function finite(omega: number, d: number, g: number, trace: Trace): number {
  const { k: value, trial, residual, iterations } = solveWaveNumber(omega, d, g)
  const method = iterations === 0 ? 'deep water limit' : 'Newton iteration'
  const solution = { value, trial, residual: Math.abs(residual), iterations, method }
  const k = trace.solved({
    symbol: 'k',
    title: 'Wave number',
    unit: 'rad/m',
    source: AIRY,
    clause: '3.2.2',
    ...solution,
    satisfies: fulfils(dispersion, { omega, g, k: value, d }, AT_MOST),
  })
  return trace.apply(wavelength, { k })
}

/** Length of a wave in the water of the request, m. */
export function lengthOf(p: DiffractionParams, omega: number): number {
  if (p.water_depth === 'infinite') return deepWavelength.evaluate({ g: p.gravity, omega })
  return wavelength.evaluate({ k: solveWaveNumber(omega, p.water_depth, p.gravity).k })
}
