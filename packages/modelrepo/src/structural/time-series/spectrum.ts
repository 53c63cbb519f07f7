/** A spectrum, whole or averaged: its values, its peak, its moments and their widths. */
import type { Trace } from '@keelson/equations'
import { spectralWidth } from '@keelson/physics/fatigue/spectral-shape.ts'
import { bendatPiersol } from '@keelson/physics/time-series/sources.ts'
import { bandSum, nearestBin, peakBin, type Spectrum } from '@keelson/physics/time-series/spectrum.ts'
import {
  binFrequency,
  irregularityOfSpectrum,
  meanPeriodOfSpectrum,
  narrowness,
} from '@keelson/physics/time-series/spectrum-equations.ts'
import { gives, givesAs, listValue, type NotApplicable, notApplicable, shown, shownIn } from '@keelson/workflow'
import { recordValues, samplesOf } from './record.ts'

export const DENSITY = { unit: '1/Hz', noKind: 'spectrum in the series unit' } as const
const minimum = 0

export const binValues = {
  ...recordValues,
  frequency_spacing: givesAs('Delta_f', 'Frequency spacing', 'cyclic_frequency', 'Frequency interval between bins.', {
    signed: true,
  }),
  frequencies: listValue('cyclic_frequency', {
    title: 'Frequencies',
    description: 'Bin frequencies, from 0.',
    symbol: 'f',
  }),
  psd: listValue(DENSITY, {
    title: 'Spectral density',
    description: 'One-sided spectral density at each frequency, in the series unit squared per Hz.',
    symbol: 'S',
    minimum,
  }),
  frequency_of_peak: gives(binFrequency, 'cyclic_frequency', 'Frequency of the maximum density above 0 Hz.', {
    signed: true,
  }),
  psd_at_peak: givesAs('S_p', 'Peak density', DENSITY, 'Maximum spectral density above 0 Hz.'),
}
export const askedValues = {
  psd_at_query: listValue(DENSITY, {
    title: 'Spectral density at evaluation frequencies',
    description: 'Spectral density at the nearest bin to each evaluation frequency.',
    symbol: 'S_q',
    minimum,
    needs: ['query_frequencies'],
  }),
}
export const momentValues = {
  spectral_moments: listValue('-', {
    title: 'Spectral moments',
    description: 'Moments m0, m1, m2 and m4 for frequency in Hz, in the series unit squared.',
    symbol: 'M',
    minimum,
  }),
  spectral_zero_crossing_period: gives(
    meanPeriodOfSpectrum,
    'wave_period',
    'Zero-crossing period from moments m0 and m2.',
    {
      signed: true,
    },
  ),
  irregularity_factor: gives(irregularityOfSpectrum, '-', 'Irregularity factor, which is 1 for a single frequency.'),
  spectral_width: gives(
    spectralWidth,
    '-',
    'Spectral width calculated from the irregularity factor. The width is 0 for a single frequency.',
    {
      maximum: 1,
    },
  ),
  spectral_narrowness: gives(
    narrowness,
    '-',
    'Spectral narrowness parameter calculated from moments m0, m1 and m2. The parameter is 0 for a single frequency.',
    {
      title: 'Spectral narrowness',
    },
  ),
}

/** Moments of an order above zero are told apart from rounding. */
const NOTHING = 1e-300

/** Its peak and its moments; what is told of it beside them. */
export function shapeOf(spectrum: Spectrum, trace: Trace) {
  const { df, density } = spectrum
  const peak = peakBin(spectrum)
  const read = (symbol: string, title: string, unit: string, value: number, cell: string) =>
    trace.lookup({ symbol, title, unit, source: bendatPiersol, clause: 'one-sided spectrum', value, cell })
  const k_p = read('k_p', 'Peak bin', '-', peak, 'bin above 0 Hz with the maximum density')
  const f_p = trace.apply(binFrequency, { k_p, Delta_f: df })
  read('S_p', 'Peak density', '1/Hz', density[peak] as number, `bin ${peak} of the spectrum`)
  const sum = (order: number, unit: string, title: string) =>
    read(
      `m_${order}`,
      title,
      unit,
      bandSum(spectrum, order),
      `sum of density × spacing × frequency to the power ${order}, over ${density.length} bins`,
    )
  const m_0 = sum(0, '-', 'Spectral area')
  const m_1 = sum(1, 'Hz', 'First moment')
  const m_2 = sum(2, 'Hz2', 'Second moment')
  const m_4 = sum(4, 'Hz4', 'Fourth moment')
  const varies = m_0 * m_4 > NOTHING && m_0 * m_2 > NOTHING && m_1 ** 2 > NOTHING
  if (varies) widths(m_0, m_1, m_2, m_4, trace)
  return {
    m_0,
    f_p,
    told: {
      frequencies: Array.from(density, (_, k) => k * df),
      psd: Array.from(density),
      spectral_moments: [m_0, m_1, m_2, m_4],
      ...(!varies && NO_WIDTHS),
    },
  }
}

function widths(m_0: number, m_1: number, m_2: number, m_4: number, trace: Trace): void {
  const alpha_2 = trace.apply(irregularityOfSpectrum, { m_0, m_2, m_4 })
  trace.apply(meanPeriodOfSpectrum, { m_0, m_2 })
  trace.apply(spectralWidth, { alpha_2 })
  trace.apply(narrowness, { m_0, m_1, m_2 })
}

const none: NotApplicable = notApplicable(
  'the record is constant, or varies too little for its moments to be calculated',
)
const NO_WIDTHS = {
  spectral_zero_crossing_period: none,
  irregularity_factor: none,
  spectral_width: none,
  spectral_narrowness: none,
}

/** Densities at the frequencies asked for. */
export const densitiesAt = (spectrum: Spectrum, asked: readonly number[] | undefined) =>
  asked?.map((f) => spectrum.density[nearestBin(f, spectrum)] as number)

export const ofSpectrum = (
  { m_0, f_p }: { readonly m_0: number; readonly f_p: number },
  record: { readonly count: number },
) => `Spectral peak at ${shownIn(f_p, 'Hz')}, spectral area ${shown(m_0, 4)}, from ${samplesOf(record)}`
