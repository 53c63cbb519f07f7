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

export const DENSITY = { unit: '1/Hz', noKind: 'a spectrum of a series in its own unit' } as const
const minimum = 0

export const binValues = {
  ...recordValues,
  frequency_spacing: givesAs('Delta_f', 'Spacing of the frequencies', 'cyclic_frequency', 'From one bin to the next.', {
    signed: true,
  }),
  frequencies: listValue('cyclic_frequency', {
    title: 'Frequencies',
    description: 'Of the bins, from 0.',
    symbol: 'f',
  }),
  psd: listValue(DENSITY, {
    title: 'Spectral density',
    description: 'One-sided, in the unit of the series squared per Hz, at the frequencies.',
    symbol: 'S',
    minimum,
  }),
  frequency_of_peak: gives(binFrequency, 'cyclic_frequency', 'Of the greatest density above 0.', { signed: true }),
  psd_at_peak: givesAs('S_p', 'Density at the peak', DENSITY, 'The greatest above 0.'),
}
export const askedValues = {
  psd_at_query: listValue(DENSITY, {
    title: 'Densities asked for',
    description: 'At the bin nearest to each frequency.',
    symbol: 'S_q',
    minimum,
    needs: ['query_frequencies'],
  }),
}
export const momentValues = {
  spectral_moments: listValue('-', {
    title: 'Spectral moments',
    description: 'm0, m1, m2 and m4 over frequency in Hz, in the unit of the series squared.',
    symbol: 'M',
    minimum,
  }),
  spectral_zero_crossing_period: gives(meanPeriodOfSpectrum, 'wave_period', 'Of the moments m0 and m2.', {
    signed: true,
  }),
  irregularity_factor: gives(irregularityOfSpectrum, '-', '1 where there is one frequency.'),
  spectral_width: gives(spectralWidth, '-', 'Of the irregularity factor; 0 where there is one frequency.', {
    maximum: 1,
  }),
  spectral_narrowness: gives(narrowness, '-', 'Of the moments m0, m1 and m2; 0 where there is one frequency.', {
    title: 'Narrowness of the spectrum',
  }),
}

/** Moments of an order above zero are told apart from rounding. */
const NOTHING = 1e-300

/** Its peak and its moments; what is told of it beside them. */
export function shapeOf(spectrum: Spectrum, trace: Trace) {
  const { df, density } = spectrum
  const peak = peakBin(spectrum)
  const read = (symbol: string, title: string, unit: string, value: number, cell: string) =>
    trace.lookup({ symbol, title, unit, source: bendatPiersol, clause: 'one-sided spectrum', value, cell })
  const k_p = read('k_p', 'Bin of the peak', '-', peak, 'bin above 0 with the greatest density')
  const f_p = trace.apply(binFrequency, { k_p, Delta_f: df })
  read('S_p', 'Density at the peak', '1/Hz', density[peak] as number, `bin ${peak} of the spectrum`)
  const sum = (order: number, unit: string, title: string) =>
    read(
      `m_${order}`,
      title,
      unit,
      bandSum(spectrum, order),
      `sum of densities times spacing times the power ${order} of the frequency, over ${density.length} bins`,
    )
  const m_0 = sum(0, '-', 'Area under the spectrum')
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

const none: NotApplicable = notApplicable('the record does not vary, or too little for its moments to be told')
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
) => `The spectrum peaks at ${shownIn(f_p, 'Hz')}; its area is ${shown(m_0, 4)}, from ${samplesOf(record)}`
