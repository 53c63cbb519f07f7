/** A record read twice, in pieces: first where it lies, then all that the operation needs, in room that does not grow with it. */
import { type CountedCycle, CycleTally } from '@keelson/physics/fatigue/cycle-tally.ts'
import { FourPointCounter } from '@keelson/physics/fatigue/four-point.ts'
import { inBlocks, RainflowCounter, TurningPoints } from '@keelson/physics/fatigue/rainflow.ts'
import { Column, type Crossings, meanOfHighestThird, UpCrossings } from '@keelson/physics/time-series/crossings.ts'
import { Envelope, type Sample } from '@keelson/physics/time-series/envelope.ts'
import { type CentralMoments, MomentsReader, type Range, RangeReader } from '@keelson/physics/time-series/record.ts'
import { type Spectrum, WelchSpectrum } from '@keelson/physics/time-series/spectrum.ts'
import { windowOf } from '@keelson/physics/time-series/windows.ts'
import { refuse, shown, shownIn } from '@keelson/workflow'
import { LARGEST_SAMPLE, type Params } from './inputs.ts'
import { EXTREMES, FFT, FILTER, FOUR_POINT, RAINFLOW, WELCH, ZERO_CROSSING } from './modes.ts'

/** Samples of one record; those of which the whole spectrum is made; waves and cycles that are listed one by one. */
const [MOST_SAMPLES, MOST_WHOLE, MOST_WAVES, MOST_CYCLES] = [20_000_000, 100_000, 1000, 5000] as const
/** Stretches of a record as it is drawn. */
const STRETCHES = 500
const FEWEST = 3
/** Of a record that varies: its powers are still numbers of full length. */
const SMALLEST_SPAN = 1e-50

export interface First extends Range {
  readonly dt: number
  /** Where the record comes from, for a reader. */
  readonly source: string
  readonly column: string
}

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

export interface CycleCount {
  readonly cycles: number
  readonly cubes: number
  readonly powers: number
  readonly largest: number
  readonly classes: Float64Array
  /** null where there are too many. */
  readonly listed: readonly CountedCycle[] | null
  readonly reversals: number
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

/** The input that holds the record. */
export const pointerOf = (p: Params): string => {
  if (p.file_name !== undefined) return '/file_name'
  return p.series_csv === undefined ? '/series' : '/series_csv'
}

export class FirstReading {
  readonly #p: Params
  readonly #range = new RangeReader()

  constructor(p: Params) {
    this.#p = p
  }

  push(samples: ArrayLike<number>): void {
    this.#range.push(samples)
    if (this.#range.count > MOST_SAMPLES)
      refuse(pointerOf(this.#p), `must have at most ${MOST_SAMPLES} samples: give it in parts`)
  }

  /** Refuses a record that the operation cannot be done on. */
  end(source: string, column: string, timeStep: number | null): First {
    const range = this.#range.end()
    if (range.count < FEWEST)
      refuse(pointerOf(this.#p), `must have at least ${FEWEST} samples; there are ${range.count}`)
    if (Math.max(Math.abs(range.minimum), Math.abs(range.maximum)) > LARGEST_SAMPLE)
      refuse(pointerOf(this.#p), `must lie within ${LARGEST_SAMPLE} either way`)
    const span = range.maximum - range.minimum
    if (span > 0 && span < SMALLEST_SPAN)
      refuse(pointerOf(this.#p), `must vary by ${SMALLEST_SPAN} or more, or not at all: give it in a smaller unit`)
    const first = { ...range, dt: timeStep ?? this.#p.time_step, source, column }
    refuseUnfit(this.#p, first)
    return first
  }
}

function refuseUnfit(p: Params, { count, dt }: First): void {
  const half = 0.5 / dt
  if ((p.operation === FFT || p.operation === FILTER) && count > MOST_WHOLE)
    refuse(
      pointerOf(p),
      `must have at most ${MOST_WHOLE} samples where the whole record is transformed; there are ${count}: average over segments instead`,
    )
  if (p.operation === WELCH && p.segment_length > count)
    refuse('/segment_length', `must not exceed the ${count} samples of the record; sent ${p.segment_length}`)
  if (p.operation === FFT || p.operation === WELCH) {
    for (const [i, f] of (p.query_frequencies ?? []).entries()) {
      if (f > half * (1 + SAME))
        refuse(`/query_frequencies/${i}`, `must not exceed ${beyond(half)}; sent ${shownIn(f, 'Hz')}`)
    }
  }
  if (p.operation !== FILTER) return
  for (const name of ['filter_low', 'filter_high'] as const) {
    const f = p[name]
    if (f !== undefined && f >= half) refuse(`/${name}`, `must be below ${beyond(half)}; sent ${shownIn(f, 'Hz')}`)
  }
}
const SAME = 1e-12
const beyond = (half: number) => `half the rate of sampling, ${shownIn(half, 'Hz')}`

/** Everything that wants the samples in the second reading. */
interface Reader {
  push(samples: ArrayLike<number>): void
}

export class SecondReading {
  readonly #p: Params
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

  constructor(p: Params, first: First) {
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
    const [length, overlap] = [this.#p.segment_length, overlapOf(this.#p)]
    return {
      spectrum: welch.spectrum(this.#first.dt),
      segments,
      weights: weightsOf(this.#p),
      overlap,
      dropped: this.#first.count - (length + (segments - 1) * (length - overlap)),
    }
  }
}

const overlapOf = (p: Params): number => p.overlap ?? Math.floor(p.segment_length / 2)
const weightsOf = (p: Params): Float64Array => windowOf(p.window ?? 'hann', p.segment_length)

/** Cycles into a tally, and reversals counted beside it. */
class Counting implements Reader {
  readonly #tally: CycleTally
  readonly #counter: RainflowCounter | FourPointCounter
  readonly #turns: TurningPoints
  #reversals = 0

  constructor(p: Params, { minimum, maximum }: First) {
    const ends = { ends: p.endpoints_as_reversals }
    const tally = new CycleTally({ minimum, maximum, m: p.sn_slope, listed: MOST_CYCLES })
    const Counter = p.method === FOUR_POINT ? FourPointCounter : RainflowCounter
    this.#tally = tally
    this.#counter = new Counter((from, to, n) => tally.add(from, to, n), ends)
    this.#turns = new TurningPoints(ends)
  }

  push(samples: ArrayLike<number>): void {
    this.#counter.push(samples)
    inBlocks(samples, (from, to) => {
      this.#reversals += this.#turns.take(samples, from, to)
    })
  }

  end(): CycleCount {
    this.#counter.end()
    const reversals = this.#reversals + this.#turns.end()
    const { cycles, cubes, powers, largest, classes } = this.#tally
    return { cycles, cubes, powers, largest, classes, listed: this.#tally.listed(), reversals }
  }
}

/** A record whose samples are at hand, read as one that is not. */
export function recordOfSamples(
  p: Params,
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
