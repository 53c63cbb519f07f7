/** The first reading of a record: where it lies, and whether the operation can be done on it. */
import { type Range, RangeReader } from '@keelson/physics/time-series/record.ts'
import { given, refuse, shownIn, shownWhole } from '@keelson/workflow'
import { FFT, FILTER, type Inputs, type Params, type Recorded, WELCH } from './inputs.ts'
import { LARGEST_SAMPLE } from './inputs-record.ts'

/** Samples of one record, and those of which the whole spectrum is made. */
const [MOST_SAMPLES, MOST_WHOLE] = [20_000_000, 100_000] as const
const FEWEST = 3
/** Of a record that varies: its powers are still numbers of full length. */
const SMALLEST_SPAN = 1e-50

export interface First extends Range {
  readonly dt: number
  /** Where the record comes from, for a reader. */
  readonly source: string
  readonly column: string
}

/** The input that holds the record. */
export const pointerOf = (p: Partial<Inputs>): string => {
  if (p.file_name !== undefined) return '/file_name'
  return p.series_csv === undefined ? '/series' : '/series_csv'
}

export class FirstReading {
  readonly #p: Recorded
  readonly #range = new RangeReader()

  constructor(p: Recorded) {
    this.#p = p
  }

  push(samples: ArrayLike<number>): void {
    this.#range.push(samples)
    if (this.#range.count > MOST_SAMPLES)
      refuse(pointerOf(this.#p), `must have at most ${shownWhole(MOST_SAMPLES)} samples; divide the record`)
  }

  /** Refuses a record that the operation cannot be done on. */
  end(source: string, column: string, timeStep: number | null): First {
    const range = this.#range.end()
    if (range.count < FEWEST)
      refuse(pointerOf(this.#p), `must have at least ${FEWEST} samples (entered: ${range.count})`)
    if (Math.max(Math.abs(range.minimum), Math.abs(range.maximum)) > LARGEST_SAMPLE)
      refuse(pointerOf(this.#p), `must be between −${LARGEST_SAMPLE} and ${LARGEST_SAMPLE}`)
    const span = range.maximum - range.minimum
    if (span > 0 && span < SMALLEST_SPAN)
      refuse(pointerOf(this.#p), `must vary by at least ${SMALLEST_SPAN} unless constant; use a smaller unit`)
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
      `must have at most ${shownWhole(MOST_WHOLE)} samples for a full-record transform (entered: ${shownWhole(count)}). Use averaged segments instead`,
    )
  const n_L = p.operation === WELCH ? given(p, 'segment_length').segment_length : 0
  if (n_L > count)
    refuse(
      '/segment_length',
      `must not exceed the ${shownWhole(count)} samples in the record (entered: ${shownWhole(n_L)})`,
    )
  if (p.operation === FFT || p.operation === WELCH) {
    for (const [i, f] of (p.query_frequencies ?? []).entries()) {
      if (f > half * (1 + SAME))
        refuse(`/query_frequencies/${i}`, `must not exceed ${beyond(half)} (entered: ${shownIn(f, 'Hz')})`)
    }
  }
  if (p.operation !== FILTER) return
  for (const name of ['filter_low', 'filter_high'] as const) {
    const f = p[name]
    if (f !== undefined && f >= half) refuse(`/${name}`, `must be below ${beyond(half)} (entered: ${shownIn(f, 'Hz')})`)
  }
}
const SAME = 1e-12
const beyond = (half: number) => `half the sampling rate, ${shownIn(half, 'Hz')}`
