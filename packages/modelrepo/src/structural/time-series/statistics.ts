/** Statistics and up-crossings of a record, step by step from what its two readings found. */
import type { Trace } from '@keelson/equations'
import type { Crossing } from '@keelson/physics/time-series/crossings.ts'
import { bendatPiersol } from '@keelson/physics/time-series/sources.ts'
import {
  kurtosis,
  meanCrossingPeriod,
  recordDeviation,
  recordLength,
  rootMeanSquare,
  skewness,
  upCrossingTime,
} from '@keelson/physics/time-series/statistics.ts'
import { gives, givesAs, midSentence, notApplicable, numberValue } from '@keelson/workflow'
import type { RecordFound } from './calculate-record.ts'
import type { Recorded } from './inputs.ts'
import { LEVELS } from './inputs-record.ts'

export const statisticsValues = {
  number_of_samples: givesAs('n', 'Samples', '-', 'Number of samples in the record.'),
  record_duration: numberValue('storm_duration', {
    title: 'Record length',
    description: 'Time from the first sample to the last.',
    unit: 's',
    minimum: 0,
  }),
  time_step: givesAs('Delta_t', 'Time step', 'sampling_interval', 'Time step as entered or from the time column.', {
    signed: true,
    orInput: 'time_step',
  }),
  mean: givesAs('x_m', 'Record mean', '-', 'Mean of the record, after filtering if a filter is applied.', {
    signed: true,
  }),
  variance: givesAs('s_2', 'Variance', '-', 'Variance over all samples (1/N), in the series unit squared.'),
  standard_deviation: gives(recordDeviation, '-', 'Standard deviation over all samples (1/N).'),
  root_mean_square: gives(rootMeanSquare, '-', 'Root mean square about zero.'),
  skewness: gives(skewness, '-', 'Skewness, which is 0 for a symmetric record.', { signed: true }),
  kurtosis: gives(kurtosis, '-', 'Pearson kurtosis, which is 3 for a Gaussian record and 1.5 for a sine wave.', {
    signed: true,
  }),
  minimum: givesAs('x_min', 'Record minimum', '-', 'Minimum sample.', { signed: true }),
  maximum: givesAs('x_max', 'Record maximum', '-', 'Maximum sample.', { signed: true }),
  zero_up_crossing_count: givesAs(
    'n_up',
    'Up-crossings',
    '-',
    'Number of crossings from below the level to the level or above it.',
  ),
  mean_zero_crossing_period: gives(
    meanCrossingPeriod,
    'wave_period',
    'Mean period from the first up-crossing to the last.',
    {
      signed: true,
    },
  ),
  significant_double_amplitude: givesAs(
    'H_s',
    'Significant double amplitude',
    '-',
    'Mean of the highest third of the double amplitudes between up-crossings.',
  ),
}

/** Of a record whose fourth power is a number of full length. */
const SMALLEST_POWER = 1e-290

export interface Statistics {
  readonly x_m: number
  readonly s_2: number
  readonly s: number
  readonly kurtosis: number | null
  readonly constant: boolean
  /** null with fewer than two up-crossings. */
  readonly T_z: number | null
  /** Its length, and why some of its values do not apply. */
  readonly told: { readonly record_duration: number } & ReturnType<typeof idle>
}

const STILL = notApplicable('the record is constant, or varies too little for its fourth moment to be calculated')
const NO_WAVE = notApplicable('there are fewer than two up-crossings')
const idle = (varies: boolean, T_z: number | null) => ({
  ...(!varies && { skewness: STILL, kurtosis: STILL }),
  ...(T_z === null && { mean_zero_crossing_period: NO_WAVE, significant_double_amplitude: NO_WAVE }),
})

/** `of`: what the steps say they are of. */
export function statisticsOf(p: Recorded, record: RecordFound, trace: Trace, of = 'the record'): Statistics {
  trace.section('Statistics')
  stepOf(p, record, trace)
  const { count, minimum, maximum, moments } = record
  const read = (symbol: string, title: string, value: number, cell: string) =>
    trace.lookup({ symbol, title, unit: '-', source: bendatPiersol, clause: 'moments of a record', value, cell })
  const all = `the ${count} samples of ${of}`
  read('n', 'Samples', count, `number of samples of ${of}`)
  const x_m = read('x_m', 'Record mean', record.mean, `mean of ${all}`)
  const s_2 = read('s_2', 'Variance', moments.m2, `mean of the squares about the mean of ${all}`)
  read('x_min', 'Record minimum', minimum, `minimum of ${all}`)
  read('x_max', 'Record maximum', maximum, `maximum of ${all}`)
  const n_x = read('n_x', 'Samples from first to last', count, `number of samples of ${of}`)
  const T_r = trace.apply(recordLength, { n: n_x, Delta_t: record.dt }, { rename: { n: 'n_x' } })
  const s = trace.apply(recordDeviation, { s_2 })
  trace.apply(rootMeanSquare, { x_m, s_2 })
  const constant = minimum === maximum
  const varies = !constant && s ** 4 > SMALLEST_POWER
  const mu_3 = varies ? read('mu_3', 'Third moment', moments.m3, `mean of the cubes about the mean of ${all}`) : 0
  const mu_4 = varies
    ? read('mu_4', 'Fourth moment', moments.m4, `mean of the fourth powers about the mean of ${all}`)
    : 0
  const beta_2 = varies ? trace.apply(kurtosis, { mu_4, s }) : null
  if (varies) trace.apply(skewness, { mu_3, s })
  const T_z = crossingsOf(p, record, trace)
  return { x_m, s_2, s, kurtosis: beta_2, constant, T_z, told: { record_duration: T_r, ...idle(varies, T_z) } }
}

function crossingsOf(p: Recorded, record: RecordFound, trace: Trace): number | null {
  const { crossings, dt, highest, count } = record
  trace.section('Up-crossings')
  const read: Read = (symbol, title, unit, value, cell) =>
    trace.lookup({ symbol, title, unit, source: bendatPiersol, clause: 'up-crossings of a record', value, cell })
  const found = `of the ${count} samples`
  const n_up = read(
    'n_up',
    'Up-crossings',
    '-',
    crossings.count,
    `neighbouring pairs ${found}, the first below the level and the second not`,
  )
  if (highest !== null) {
    const taken = Math.max(1, Math.floor(highest.of / 3))
    read(
      'H_s',
      'Significant double amplitude',
      '-',
      highest.mean,
      `mean of the highest ${taken} of ${highest.of} double amplitudes`,
    )
  }
  if (crossings.first === null || crossings.last === null || n_up < 2) return null
  const level = p.reference_level === 'mean' ? record.mean : 0
  const x_l = read('x_l', 'Up-crossing level', '-', level, midSentence(LEVELS[p.reference_level]))
  const timeOf = (crossing: Crossing, end: 'f' | 'l', title: string) =>
    upCrossing({ crossing, end, title, x_l, Delta_t: dt }, read, trace)
  const t_f = timeOf(crossings.first, 'f', 'First up-crossing')
  const t_l = timeOf(crossings.last, 'l', 'Last up-crossing')
  return trace.apply(meanCrossingPeriod, { t_l, t_f, n_up })
}

type Read = (symbol: string, title: string, unit: string, value: number, cell: string) => number

interface Traced {
  readonly crossing: Crossing
  readonly end: 'f' | 'l'
  readonly title: string
  readonly x_l: number
  readonly Delta_t: number
}

/** The time of an up-crossing, from the two samples about it. */
function upCrossing({ crossing, end, title, x_l, Delta_t }: Traced, read: Read, trace: Trace): number {
  const { index, before, after } = crossing
  const [k_, a_, b_] = [`k_${end}`, `a_${end}`, `b_${end}`]
  const k = read(
    k_,
    'Sample number before crossing',
    '-',
    index,
    `number of the sample below the level before the ${midSentence(title)}, from 0`,
  )
  const x_a = read(a_, 'Sample before crossing', '-', before, `sample ${index}, from 0`)
  const x_b = read(b_, 'Sample after crossing', '-', after, `sample ${index + 1}, from 0`)
  const rename = { k: k_, x_a: a_, x_b: b_ }
  return trace.apply(upCrossingTime, { k, x_l, x_a, x_b, Delta_t }, { as: `t_${end}`, rename, title })
}

/** A step read from a column of times is a step of the calculation; one that was given is an input. */
function stepOf(p: Recorded, { dt }: RecordFound, trace: Trace): void {
  if (p.time_column === undefined) return
  trace.lookup({
    symbol: 'Delta_t',
    title: 'Time step',
    unit: 's',
    source: bendatPiersol,
    clause: 'even sampling',
    value: dt,
    cell: 'time from first to last sample, divided by the number of samples less one',
  })
}
