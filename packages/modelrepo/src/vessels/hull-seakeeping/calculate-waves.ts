/** The waves that the hull meets: each heading with each frequency, the heading outside. */
import type { Trace } from '@keelson/equations'
import * as periods from '@keelson/physics/ship-motions/periods.ts'
import { given } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export interface Met {
  readonly beta: number
  readonly omega_0: number
  readonly k: number
  /** Negative where the ship outruns the wave. */
  readonly omega_e: number
}
export interface Way {
  readonly U: number
  readonly Fn: number
}

export function wayOf(p: Params, trace: Trace): Way {
  const { gravity: g, hull_length: L } = p
  const U = p.froude_number === undefined ? p.speed : trace.apply(periods.speedOfFroude, { Fn: p.froude_number, g, L })
  return { U, Fn: p.froude_number ?? trace.apply(periods.froudeNumber, { U, g, L }) }
}

/** Which wave of the input, and at which heading. */
export interface Asked {
  readonly beta: number
  readonly wave: number
}

export function askedIn(p: Params): Asked[] {
  const waves = p.wave_length_over_ship_length ?? given(p, 'wave_frequency').wave_frequency
  return p.heading.flatMap((beta) => waves.map((_, wave) => ({ beta, wave })))
}

export function metBy(p: Params, { U }: Way, { beta, wave }: Asked, trace: Trace): Met {
  const { gravity: g, hull_length: L } = p
  const l_L = p.wave_length_over_ship_length?.[wave]
  const omega_0 =
    l_L === undefined
      ? (given(p, 'wave_frequency').wave_frequency[wave] as number)
      : trace.apply(periods.waveOfLength, { g, l_L, L })
  return metAt(omega_0, beta, U, g, trace)
}

export function metAt(omega_0: number, beta: number, U: number, g: number, trace: Trace): Met {
  const k = trace.apply(periods.waveNumberDeep, { omega_0, g })
  return { beta, omega_0, k, omega_e: trace.apply(periods.encounterFrequency, { omega_0, k, U, beta }) }
}
