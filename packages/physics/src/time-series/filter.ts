/** A band-pass without a shift of phase: frequencies outside the band are taken out of the transform of the whole record. */
import { complex, fourierTransform, inverseOf } from './fourier.ts'

/** Corners in Hz, both kept; left out, there is none. */
export interface Band {
  readonly low?: number | undefined
  readonly high?: number | undefined
}

/** The record, samples dt s apart, with what lies outside the band left out; its mean stays where the band begins at 0. */
export function bandPass(samples: ArrayLike<number>, dt: number, { low = 0, high = Infinity }: Band): Float64Array {
  const n = samples.length
  const spectrum = complex(n)
  spectrum.re.set(samples)
  const transform = fourierTransform(n)
  transform(spectrum)
  const df = 1 / (n * dt)
  for (let k = 0; k < n; k++) {
    const f = Math.min(k, n - k) * df
    if (f >= low * (1 - SAME) && f <= high * (1 + SAME)) continue
    spectrum.re[k] = 0
    spectrum.im[k] = 0
  }
  inverseOf(transform)(spectrum)
  return spectrum.re.map((x) => x / n)
}

/** Relative distance within which a frequency of the transform is a corner. */
const SAME = 1e-12
