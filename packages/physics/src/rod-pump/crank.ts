/** The net torque over a stroke: torque factors as the Fourier derivative of the position over the angle of the crank. */
import { harmonicsOf, slopesOf } from '@keelson/numerics/harmonics.ts'
import type { Card } from './card.ts'
import { crankAngle, netTorque } from './crank-torque.ts'
import { MOST_HARMONICS } from './gibbs.ts'

export interface CrankSample {
  /** From the bottom of the stroke, rad, 0 to 2 pi. */
  readonly theta: number
  /** m per rad. */
  readonly factor: number
  /** Measured load, N. */
  readonly load: number
  /** N m. */
  readonly torque: number
}
/** SI: stroke, structural unbalance and counterbalance effect. */
export interface Unit {
  readonly S: number
  readonly B: number
  readonly C_b: number
}

/** In the order of the samples of a card of measured loads. */
export function crankSamples({ position, load }: Card, { S, B, C_b }: Unit): readonly CrankSample[] {
  const factors = slopesOf(harmonicsOf(position, MOST_HARMONICS.value))
  const bottom = position.indexOf(Math.min(...position))
  const N = position.length
  return load.map((F_t, j) => {
    const theta = crankAngle.evaluate({ i_b: (j - bottom + N) % N, N_s: N })
    const factor = factors[j] as number
    return { theta, factor, load: F_t, torque: netTorque.evaluate({ t_f: factor, F_t, B, C_b, S, theta }) }
  })
}

/** The sample whose torque is largest either way. */
export const peakOf = (samples: readonly CrankSample[]): number =>
  samples.reduce((most, s, j) => (Math.abs(s.torque) > Math.abs(samples[most]?.torque ?? 0) ? j : most), 0)
