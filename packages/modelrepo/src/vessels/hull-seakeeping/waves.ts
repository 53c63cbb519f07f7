/** The waves that the hull meets, each heading with each frequency, the heading outside, and what a method answers for one. */
import { silent, type Trace } from '@keelson/equations'
import * as periods from '@keelson/physics/ship-motions/periods.ts'
import { given } from '@keelson/workflow'
import type { Given, Perhaps } from './inputs.ts'

export interface Met {
  readonly beta: number
  readonly omega_0: number
  readonly k: number
  /** Negative where the ship outruns the wave. */
  readonly omega_e: number
}
/** What a method answers for one wave. */
export interface Moved {
  readonly R_3: number
  readonly R_5: number
  /** Vertical motion at a place forward of amidships. */
  readonly at: (x_P: number, trace: Trace) => number
}
export interface InWave<M extends Moved = Moved> {
  readonly met: Met
  readonly moved: M
}
export interface Course {
  readonly U: number
  readonly Fn: number
}

type Sailing = Given<'hull_length' | 'gravity' | 'speed' | 'heading'> &
  Perhaps<'froude_number' | 'wave_frequency' | 'wave_length_over_ship_length'>

export function courseOf({ gravity: g, hull_length: L, speed, froude_number }: Sailing, trace: Trace): Course {
  trace.section('First wave')
  const U = froude_number === undefined ? speed : trace.apply(periods.speedOfFroude, { Fn: froude_number, g, L })
  return { U, Fn: froude_number ?? trace.apply(periods.froudeNumber, { U, g, L }) }
}

/** Each wave at each heading; the first leaves its steps. */
export function wavesOf<M extends Moved>(
  p: Sailing,
  { U }: Course,
  inOne: (met: Met, trace: Trace) => M,
  trace: Trace,
): readonly InWave<M>[] {
  const { gravity: g, hull_length: L, wave_length_over_ship_length: lengths } = p
  const frequency = lengths
    ? (l_L: number, on: Trace) => on.apply(periods.waveOfLength, { g, l_L, L })
    : (omega_0: number) => omega_0
  const waves = lengths ?? given(p, 'wave_frequency').wave_frequency
  const asked = p.heading.flatMap((beta) => waves.map((wave) => ({ beta, wave })))
  return asked.map(({ beta, wave }, i) => {
    const on = i === 0 ? trace : silent
    const met = metAt(frequency(wave, on), beta, U, g, on)
    return { met, moved: inOne(met, on) }
  })
}

/** Those of the first heading. */
export const byFrequency = (p: Given<'heading'>, all: readonly InWave[]) =>
  all.slice(0, all.length / p.heading.length).toSorted((a, b) => a.met.omega_0 - b.met.omega_0)

export function metAt(omega_0: number, beta: number, U: number, g: number, trace: Trace): Met {
  const k = trace.apply(periods.waveNumberDeep, { omega_0, g })
  return { beta, omega_0, k, omega_e: trace.apply(periods.encounterFrequency, { omega_0, k, U, beta }) }
}
