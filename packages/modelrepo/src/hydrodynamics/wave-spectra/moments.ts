/** The density of the spectrum, its moments over all frequencies or on the grid, and the periods, width and steepness that follow. */
import type { Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { type Grid, momentsOnGrid } from '@keelson/physics/waves/grid.ts'
import * as moments from '@keelson/physics/waves/moments.ts'
import { gives, givesAs, listValue, notApplicable } from '@keelson/workflow'
import { type Given, GRID, INFINITE, type Perhaps } from './inputs.ts'
import type { Moments, Sea } from './sea.ts'

export const density = { unit: 'm2*s/rad', noKind: 'spectral densities span more than ten decades' } as const
const moment = (unit: string) => ({ unit, noKind: 'spectral moments span many decades' })
const [OVER, OF_MOMENTS, ON_GRID] = [
  'Spectral moment over angular frequency in rad/s.',
  'Period from the spectral moments.',
  'Parameter calculated on the frequency grid only.',
] as const
const WITH_HEIGHT = 'Steepness based on the spectral wave height.'

export const spectrumValues = {
  spectral_density: listValue(density, {
    title: 'Spectral density',
    description:
      'Spectral density per rad/s at the output frequencies or grid points. Multiply by 2π for density per Hz.',
    symbol: 'S',
    minimum: 0,
  }),
  peak_period: givesAs(
    'T_p',
    'Spectral peak period',
    'wave_period',
    'Peak period of the sea state. For multiple systems, the peak of their sum.',
    { orInput: 'peak_period' },
  ),
  peak_enhancement_used: givesAs(
    'gamma',
    'Peak enhancement factor used',
    '-',
    'Peak enhancement factor as entered, or the DNV-RP-C205 value.',
    {
      minimum: 1,
      orInput: 'peak_enhancement_factor',
    },
  ),
  m_minus1: gives(moments.momentMinus1, moment('m2*s/rad'), OVER),
  m0: gives(moments.moment0, moment('m2'), 'Zeroth spectral moment.'),
  m1: gives(moments.moment1, moment('m2*rad/s'), OVER),
  m2: gives(moments.moment2, moment('m2*rad2/s2'), OVER),
  m4: givesAs(
    'm_4',
    'Fourth moment',
    moment('m2*rad4/s4'),
    'Fourth moment on the grid only, because the full moment of a wind-sea spectrum is infinite.',
  ),
  hm0_from_spectrum: gives(
    moments.significantHeightOfMoment,
    'significant_wave_height',
    'Four times the square root of the spectral variance.',
  ),
  mean_period_tm01: gives(moments.meanPeriod, 'wave_period', OF_MOMENTS),
  zero_crossing_period_tm02: gives(moments.crossingPeriod, 'wave_period', OF_MOMENTS),
  energy_period_tm10: gives(moments.energyPeriod, 'wave_period', OF_MOMENTS),
  crest_period_tm24: gives(moments.crestPeriod, 'wave_period', ON_GRID),
  bandwidth_epsilon: gives(moments.bandwidth, '-', ON_GRID, { maximum: 1 }),
  narrowness_nu: gives(moments.spectralNarrowness, '-', 'Spectral narrowness, 0 for a single frequency.'),
  mean_steepness_s1: gives(moments.steepnessOfMean, '-', WITH_HEIGHT),
  mean_steepness_sp: gives(moments.steepnessOfPeak, '-', WITH_HEIGHT),
}

export type Sampled = Perhaps<'integration' | 'frequency_start' | 'frequency_stop' | 'number_of_frequencies'>

/** The grid where all of it is given, unless it is said. */
export function integrationOf(p: Sampled): typeof GRID | typeof INFINITE {
  const { frequency_start, frequency_stop, number_of_frequencies } = p
  const whole = [frequency_start, frequency_stop, number_of_frequencies].every((part) => part !== undefined)
  return p.integration ?? (whole ? GRID : INFINITE)
}

/** Shares of the peak frequency between which a grid lies that was not given, and its points. */
const [LOW, HIGH, POINTS] = [0.1, 6, 600] as const

export function gridOf(p: Sampled, { omega_p, spectrum }: Sea): Grid {
  const low = p.frequency_start ?? LOW * omega_p
  const high = p.frequency_stop ?? HIGH * omega_p
  const frequencies = spaced(low, Math.max(high, low * (1 + LEAST)), p.number_of_frequencies ?? POINTS)
  return { frequencies, densities: frequencies.map(spectrum.density) }
}
/** A grid of which one end is given beyond the other still ascends. */
const LEAST = 0.1

export function momentsOf(p: Sampled, sea: Sea, grid: Grid, trace: Trace): Moments {
  trace.section('Moments')
  return integrationOf(p) === GRID ? momentsOnGrid(grid, trace) : sea.moments(trace)
}

/** Share of the second moment that a grid does not have: all of one that has no end. */
export function shareOutside(spectrum: Sea['spectrum'], { m_2: onGrid }: Moments): number {
  const m_2 = spectrum.moment(2)
  if (m_2 === null) return 1
  return onGrid === null || m_2 === 0 ? 0 : 1 - onGrid / m_2
}

/** `S_s`: by the zero-crossing period, `S_s_max` the steepest that waves stand; null where there is none. */
export type Periods = ReturnType<typeof periodsOf>

export function periodsOf({ gravity: g }: Given<'gravity'>, { T_p }: Sea, m: Moments, trace: Trace) {
  trace.section('Periods, width and steepness')
  const { m_m1, m_0, m_1, m_2, m_4 } = m
  const H_m0 = trace.apply(moments.significantHeightOfMoment, { m_0 })
  const T_m01 = trace.apply(moments.meanPeriod, { m_0, m_1 })
  const T_m02 = m_2 === null ? null : trace.apply(moments.crossingPeriod, { m_0, m_2 })
  if (m_m1 !== null) trace.apply(moments.energyPeriod, { m_m1, m_0 })
  if (m_2 !== null && m_4 !== null) {
    trace.apply(moments.crestPeriod, { m_2, m_4 })
    trace.apply(moments.bandwidth, { m_0, m_2, m_4 })
  }
  if (m_2 !== null) trace.apply(moments.spectralNarrowness, { m_0, m_1, m_2 })
  trace.apply(moments.steepnessOfMean, { H_m0, g, T_m01 })
  trace.apply(moments.steepnessOfPeak, { H_m0, g, T_p })
  return {
    H_m0,
    T_m01,
    T_m02,
    S_s: T_m02 === null ? null : trace.apply(moments.steepnessOfCrossing, { H_m0, g, T_m02 }),
    S_s_max: T_m02 === null ? null : trace.apply(moments.steepnessLimit, { T_m02 }),
  }
}

/** What is told of a spectrum in place of the moments that have no end, and of what they make. */
export function endless({ m_m1, m_2, m_4 }: Moments) {
  const none = notApplicable(
    'the spectral moment over all frequencies is infinite; select the grid as the {integration}',
  )
  const unless = (...of: readonly (number | null)[]) => (of.includes(null) ? none : undefined)
  return {
    m_minus1: unless(m_m1),
    energy_period_tm10: unless(m_m1),
    m2: unless(m_2),
    zero_crossing_period_tm02: unless(m_2),
    narrowness_nu: unless(m_2),
    m4: unless(m_4),
    crest_period_tm24: unless(m_2, m_4),
    bandwidth_epsilon: unless(m_2, m_4),
  }
}
