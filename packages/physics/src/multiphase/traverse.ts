/** The pressure traverse: from the wellhead down by the midpoint rule. */
import { ceil, equation, max, min } from '@keelson/equations'
import type { Gradient } from './gradient-parts.ts'
import { brillMukherjee } from './sources.ts'

const DEPTH = ['tubing measured depth', 'ft'] as const
const STEP = ['step length', 'ft'] as const

/** At least 60, and none longer than 100 ft down to 40 000 ft, deeper than wells go. */
export const stepCount = equation({
  symbol: 'N_z',
  title: 'Number of steps',
  unit: '-',
  source: brillMukherjee,
  clause: 'ch. 3, marching algorithm',
  fit: '100 is the maximum step length in ft',
  where: { L: DEPTH },
  evaluate: ({ L }) => min(400, max(60, ceil(L / 100))),
  limited: { holds: 'a step count only; more steps do not change the reported results' },
})
export const stepLength = equation({
  symbol: 'Delta_L',
  title: 'Step length',
  unit: 'ft',
  source: brillMukherjee,
  clause: 'ch. 3, marching algorithm',
  where: { L: DEPTH, N_z: ['number of steps', '-'] },
  evaluate: ({ L, N_z }) => L / N_z,
})
export const midpointPressure = equation({
  symbol: 'p',
  title: 'Pressure at mid-step',
  unit: 'psia',
  source: brillMukherjee,
  clause: 'ch. 3, midpoint rule',
  where: {
    p_1: ['pressure at top of step', 'psia'],
    G_1: ['gradient at top of step', 'psi/ft'],
    Delta_L: STEP,
  },
  evaluate: ({ p_1, G_1, Delta_L }) => p_1 + (G_1 * Delta_L) / 2,
})
export const nextPressure = equation({
  symbol: 'p_2',
  title: 'Pressure at bottom of step',
  unit: 'psia',
  source: brillMukherjee,
  clause: 'ch. 3, midpoint rule',
  where: {
    p_1: ['pressure at top of step', 'psia'],
    G: ['gradient at mid-step', 'psi/ft'],
    Delta_L: STEP,
  },
  evaluate: ({ p_1, G, Delta_L }) => p_1 + G * Delta_L,
})

/** Above this (psia) the march ends: no well holds it, and the correlations have long lost their meaning. */
export const HIGHEST_PRESSURE = 200_000

/** All that a march goes by. */
export type Steep = Pick<Gradient, 'G'>
/** What a march needs, in the units of field-units.ts. */
export interface March<At extends Steep> {
  /** Gradient at pressure and temperature, so many half steps from the top. */
  readonly gradientAt: (p: number, T: number, halfSteps: number) => At
  readonly length: number
  readonly pressure: number
  readonly temperatures: readonly [top: number, bottom: number]
}
export interface MarchStep<At extends Steep = Gradient> {
  readonly top: number
  readonly p_1: number
  readonly T_1: number
  /** At the top of the step. */
  readonly atTop: At
  readonly p: number
  readonly T: number
  /** At the middle of the step. */
  readonly atMiddle: At
  readonly bottom: number
  readonly p_2: number
}

/**
 * Pressure at the end of the pipe; undefined where the correlation fails on the way, or the pressure leaves
 * 0 ... HIGHEST_PRESSURE. `visit` sees each step.
 */
export function march<At extends Steep>(m: March<At>, visit?: (step: MarchStep<At>) => void): number | undefined {
  const N_z = stepCount.evaluate({ L: m.length })
  const Delta_L = stepLength.evaluate({ L: m.length, N_z })
  const [T_top, T_bottom] = m.temperatures
  const warming = (T_bottom - T_top) / N_z
  let p_1 = m.pressure
  for (let i = 0; i < N_z; i++) {
    const T_1 = T_top + i * warming
    const T = T_top + (i + 0.5) * warming
    const atTop = m.gradientAt(p_1, T_1, 2 * i)
    const p = midpointPressure.evaluate({ p_1, G_1: atTop.G, Delta_L })
    if (!holds(p)) return undefined
    const atMiddle = m.gradientAt(p, T, 2 * i + 1)
    const p_2 = nextPressure.evaluate({ p_1, G: atMiddle.G, Delta_L })
    if (!holds(p_2)) return undefined
    visit?.({ top: i * Delta_L, p_1, T_1, atTop, p, T, atMiddle, bottom: (i + 1) * Delta_L, p_2 })
    p_1 = p_2
  }
  return p_1
}
/** False for NaN too. */
const holds = (p: number) => p > 0 && p < HIGHEST_PRESSURE
