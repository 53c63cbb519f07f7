/** A record read twice, in pieces: first where it lies, then all that the operation needs, in room that does not grow with it. */
import { Column, type Crossings, meanOfHighestThird, UpCrossings } from '@keelson/physics/time-series/crossings.ts'
import { Envelope, type Sample } from '@keelson/physics/time-series/envelope.ts'
import { type CentralMoments, MomentsReader } from '@keelson/physics/time-series/record.ts'
import { type Spectrum, WelchSpectrum } from '@keelson/physics/time-series/spectrum.ts'
import { windowOf } from '@keelson/physics/time-series/windows.ts'
import { given, shown } from '@keelson/workflow'
import { Counting, type CycleCount } from './counting.ts'
import { type First, FirstReading } from './first-reading.ts'
import { EXTREMES, FFT, FILTER, type Params, RAINFLOW, type Recorded, WELCH, ZERO_CROSSING } from './inputs.ts'

/** Waves that are listed one by one. */
const MOST_WAVES = 1000
/** Stretches of a record as it is drawn. */
const STRETCHES = 500

export interface Wave {
  /** In samples from the first one. */
  readonly start: number
  readonly end: number
  readonly doubleAmplitude: number
}

interface HighestThird {
  readonly mean: number
  readonly of: number
}

export interface Averaged {
  readonly spectrum: Spectrum
  readonly segments: number
  readonly weights: Float64Array
  readonly overlap: number
  readonly dropped: number
}

export interface RecordFound extends First {
  readonly moments: CentralMoments
  readonly crossings: Crossings
  readonly highest: HighestThird | null
  readonly waves: readonly Wave[]
  /** Global maxima above the mean, ascending. */
  readonly maxima: Float64Array | null
  readonly drawn: readonly Sample[]
  readonly cyclesFound: CycleCount | null
  readonly averaged: Averaged | null
  /** The samples themselves, where the operation needs all of them at once. */
  readonly whole: Float64Array | null
}

/** Everything that wants the samples in the second reading. */
interface Reader {
  push(samples: ArrayLike<number>): void
}

export class SecondReading {
  readonly #p: Recorded
  readonly #first: First
  readonly #moments: MomentsReader
  readonly #crossings: UpCrossings
  readonly #amplitudes = new Column()
  readonly #maxima: Column | null
  readonly #waves: Wave[] = []
  readonly #envelope: Envelope
  readonly #counting: Counting | null
  readonly #welch: WelchSpectrum | null
  readonly #whole: Float64Array | null
  readonly #readers: readonly Reader[]
  #filled = 0
  #started = 0
  #double = 0

  constructor(p: Recorded, first: First) {
    const { mean, count } = first
    this.#p = p
    this.#first = first
    this.#moments = new MomentsReader(mean)
    this.#maxima = p.operation === EXTREMES ? new Column() : null
    this.#crossings = new UpCrossings(
      p.reference_level === 'mean' ? mean : 0,
      (high, low) => this.#wave(high, low),
      (at) => this.#crossed(at),
    )
    this.#envelope = new Envelope(count, STRETCHES)
    this.#counting = p.operation === RAINFLOW ? new Counting(p, first) : null
    this.#welch = p.operation === WELCH ? new WelchSpectrum(weightsOf(p), overlapOf(p)) : null
    this.#whole = p.operation === FFT || p.operation === FILTER ? new Float64Array(count) : null
    this.#readers = [this.#moments, this.#crossings, this.#envelope, this.#counting, this.#welch].filter(
      (reader) => reader !== null,
    )
  }

  #wave(high: number, low: number): void {
    this.#double = high - low
    this.#amplitudes.add(high - low)
    this.#maxima?.add(high - this.#first.mean)
  }

  /** After the wave that it ends. */
  #crossed(at: number): void {
    const isEnd = this.#amplitudes.length > 0
    if (isEnd && this.#p.operation === ZERO_CROSSING && this.#waves.length < MOST_WAVES)
      this.#waves.push({ start: this.#started, end: at, doubleAmplitude: this.#double })
    this.#started = at
  }

  push(samples: ArrayLike<number>): void {
    for (const reader of this.#readers) reader.push(samples)
    this.#whole?.set(samples, this.#filled)
    this.#filled += samples.length
  }

  end(): RecordFound {
    const mean = meanOfHighestThird(this.#amplitudes.values)
    return {
      ...this.#first,
      moments: this.#moments.end(),
      crossings: this.#crossings.end(),
      highest: mean === null ? null : { mean, of: this.#amplitudes.length },
      waves: this.#waves,
      maxima: this.#maxima?.values.toSorted() ?? null,
      drawn: this.#envelope.end(),
      cyclesFound: this.#counting?.end() ?? null,
      averaged: this.#welch && this.#averagedBy(this.#welch),
      whole: this.#whole,
    }
  }

  #averagedBy(welch: WelchSpectrum): Averaged {
    const { segments } = welch
    const [length, overlap] = [lengthOf(this.#p), overlapOf(this.#p)]
    return {
      spectrum: welch.spectrum(this.#first.dt),
      segments,
      weights: weightsOf(this.#p),
      overlap,
      dropped: this.#first.count - (length + (segments - 1) * (length - overlap)),
    }
  }
}

const lengthOf = (p: Params): number => given(p, 'segment_length').segment_length
const overlapOf = (p: Params): number => p.overlap ?? Math.floor(lengthOf(p) / 2)
const weightsOf = (p: Params): Float64Array => windowOf(p.window ?? 'hann', lengthOf(p))

/** A record whose samples are at hand, read as one that is not. */
export function recordOfSamples(
  p: Recorded,
  samples: ArrayLike<number>,
  timeStep: number | null,
  source: string,
): RecordFound {
  const reading = new FirstReading(p)
  reading.push(samples)
  const second = new SecondReading(p, reading.end(source, `${shown(samples.length, 9)} samples`, timeStep))
  second.push(samples)
  return second.end()
}
