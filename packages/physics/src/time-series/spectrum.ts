/** One-sided spectral densities of records: of one stretch, and averaged over overlapping ones as they come (Welch). */
import { requireThat } from '@keelson/numerics/errors.ts'
import { type Complex, complex, fourierTransform, type Transform } from './fourier.ts'

/** Sum of a list of weights and of their squares. */
interface Weight {
  readonly sum: number
  readonly squares: number
}

/** Densities at the frequencies 0, df, 2 df up to half the rate of sampling. */
export interface Spectrum {
  /** Hz. */
  readonly df: number
  /** Square of the unit of the record, per Hz. */
  readonly density: Float64Array
}

/** Bins of a one-sided spectrum of n samples. */
export const binsOf = (n: number): number => Math.floor(n / 2) + 1

/** The bin nearest a frequency, Hz; of two as near, the upper one. */
export const nearestBin = (frequency: number, { df, density }: Spectrum): number =>
  Math.min(density.length - 1, Math.round(frequency / df))

/** The bin above 0 with the greatest density, the first of several, of a spectrum of two bins or more. */
export function peakBin({ density }: Spectrum): number {
  let peak = 1
  for (let k = 2; k < density.length; k++) if ((density[k] as number) > (density[peak] as number)) peak = k
  return peak
}

/** 2 but at zero frequency and, of an even number of samples, at half the rate of sampling. */
export const sidesOf = (k: number, n: number): 1 | 2 => (k === 0 || 2 * k === n ? 1 : 2)

/** The transform of one stretch under a window, after its own mean is taken off. */
class Taper {
  readonly n: number
  readonly weight: Weight
  readonly #weights: Float64Array
  readonly #transform: Transform
  readonly #work: Complex

  constructor(weights: Float64Array) {
    this.n = weights.length
    this.weight = {
      sum: weights.reduce((a, w) => a + w, 0),
      squares: weights.reduce((a, w) => a + w * w, 0),
    }
    this.#weights = weights
    this.#transform = fourierTransform(this.n)
    this.#work = complex(this.n)
  }

  /** The square of |X_k| goes to `each`, for the bins of a one-sided spectrum. */
  take(samples: ArrayLike<number>, from: number, each: (k: number, square: number) => void): void {
    const { re, im } = this.#work
    const { n } = this
    const mean = meanOf(samples, from, n)
    im.fill(0)
    for (let j = 0; j < n; j++) re[j] = ((samples[from + j] as number) - mean) * (this.#weights[j] as number)
    this.#transform(this.#work)
    for (let k = 0; k < binsOf(n); k++) each(k, (re[k] as number) ** 2 + (im[k] as number) ** 2)
  }
}

function meanOf(samples: ArrayLike<number>, from: number, n: number): number {
  let sum = 0
  for (let j = 0; j < n; j++) sum += samples[from + j] as number
  return sum / n
}

/** Amplitudes and densities of a whole record. */
export interface Lines extends Spectrum {
  /** 2 |X_k| / sum of the weights for the bins between; as they are at both ends. */
  readonly amplitude: Float64Array
}

/** The spectrum of a whole record of samples at dt s apart, weighted; its mean is taken off. */
export function linesOf(samples: ArrayLike<number>, weights: Float64Array, dt: number): Lines {
  requireThat(
    samples.length === weights.length && dt > 0,
    'the number of spectrum weights must equal the number of samples',
  )
  const taper = new Taper(weights)
  const { n, weight } = taper
  const density = new Float64Array(binsOf(n))
  const amplitude = new Float64Array(binsOf(n))
  taper.take(samples, 0, (k, square) => {
    density[k] = (sidesOf(k, n) * dt * square) / weight.squares
    amplitude[k] = (sidesOf(k, n) * Math.sqrt(square)) / weight.sum
  })
  return { df: 1 / (n * dt), density, amplitude }
}

/**
 * Averages the spectra of segments of a record that comes piece by piece, each `overlap` samples into the one before; what
 * is left at the end and fills no segment is dropped. What is kept is one segment.
 */
export class WelchSpectrum {
  readonly #taper: Taper
  readonly #held: Float64Array
  readonly #overlap: number
  readonly #squares: Float64Array
  #filled = 0
  #segments = 0

  constructor(weights: Float64Array, overlap: number) {
    requireThat(overlap >= 0 && overlap < weights.length, 'the segment overlap must be less than the segment length')
    this.#taper = new Taper(weights)
    this.#held = new Float64Array(weights.length)
    this.#overlap = overlap
    this.#squares = new Float64Array(binsOf(weights.length))
  }

  get segments(): number {
    return this.#segments
  }

  push(samples: ArrayLike<number>): void {
    const held = this.#held
    for (let i = 0; i < samples.length; i++) {
      held[this.#filled++] = samples[i] as number
      if (this.#filled === held.length) this.#segment()
    }
  }

  #segment(): void {
    const squares = this.#squares
    this.#taper.take(this.#held, 0, (k, square) => {
      squares[k] = (squares[k] as number) + square
    })
    this.#segments++
    this.#held.copyWithin(0, this.#held.length - this.#overlap)
    this.#filled = this.#overlap
  }

  /** The averaged densities of samples dt s apart. Throws NumericsError 'bad_input' where no segment was filled. */
  spectrum(dt: number): Spectrum {
    requireThat(this.#segments > 0, 'the record is shorter than one segment, so no averaged spectrum is available')
    const { n, weight } = this.#taper
    const scale = dt / (weight.squares * this.#segments)
    return { df: 1 / (n * dt), density: this.#squares.map((square, k) => sidesOf(k, n) * scale * square) }
  }
}

/** Sum of f^n S df over the bins. */
export function bandSum({ df, density }: Spectrum, power: number): number {
  let sum = 0
  for (let k = 0; k < density.length; k++) sum += (k * df) ** power * (density[k] as number) * df
  return sum
}

/**
 * How far segments that overlap repeat each other: the sum over all shifts of whole steps of (1 - m/K) times the square
 * of the correlation of the window with itself, m steps on.
 */
export function sharedBySegments(weights: Float64Array, overlap: number, segments: number): number {
  const step = weights.length - overlap
  const squares = weights.reduce((a, w) => a + w * w, 0)
  let shared = 0
  for (let m = 1; m < segments && m * step < weights.length; m++) {
    let product = 0
    for (let j = m * step; j < weights.length; j++)
      product += (weights[j] as number) * (weights[j - m * step] as number)
    shared += (1 - m / segments) * (product / squares) ** 2
  }
  return shared
}
