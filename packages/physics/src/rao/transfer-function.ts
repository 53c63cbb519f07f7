/** One response to waves from one direction over their frequency, without its phase: a stress, a tension, one motion. Coherent SI. */
import { linear } from '@keelson/numerics/interpolation.ts'

export interface TransferFunction {
  /** Hz, ascending. */
  readonly frequencies: readonly number[]
  /** Per metre of wave amplitude. */
  readonly amplitudes: readonly number[]
}

/** The amplitude at a frequency within the function, linear between those it is given at. */
export const amplitudeAt = ({ frequencies, amplitudes }: TransferFunction, f: number): number =>
  linear(frequencies, amplitudes, f, 'clamp').value
