/** What a specialist would remark on the sea, its spectrum and where it is taken. */
import { shown, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import type { Extremes } from './calculate-extremes.ts'
import { integrationOf, type Moments, shareOutside } from './calculate-moments.ts'
import { depthOf, type Sea } from './calculate-sea.ts'
import type { Params } from './inputs.ts'
import { GAUSSIAN, GRID, NUMERICAL, OCHI_HUBBLE, TMA } from './modes.ts'

export const warnings = {
  steep_sea: 'The peak period is shorter than 3.6 roots of the wave height: steeper than JONSWAP was fitted to.',
  long_sea: 'The peak period is longer than 5 roots of the wave height, and the peak enhancement is not 1.',
  normalisation_off: 'The factor of C205 misses the wave height by more than a per cent of the variance.',
  no_tail: 'The grid leaves out a part of the spectrum that counts in the moments of higher order.',
  divergent: 'The tail of the spectrum is so heavy that a moment has no end.',
  no_depth: 'TMA without a bottom is JONSWAP.',
  depth_limited: 'The highest wave is higher than the depth lets it stand.',
  peak_off_grid: 'The peak of a system lies outside the grid, or is narrower than its steps.',
  short_storm: 'The sea state is over before a wave has passed.',
} as const
const warn = warner(warnings)

export function warningsOf(p: Params, sea: Sea, m: Moments, e: Extremes | undefined): Warning[] {
  return [
    ...steepWarnings(p, sea),
    ...normalisationWarning(p, sea),
    ...gridWarnings(p, sea, m),
    ...divergentWarning(m),
    ...depthWarnings(p, e),
    ...stormWarning(p, m, e),
  ]
}

/** Peak period over the root of the wave height between which JONSWAP is a fair model, s/m^0.5. */
const [STEEP, LONG] = [3.6, 5] as const

function steepWarnings(p: Params, { T_p, H_s, systems, peak }: Sea): Warning[] {
  const seas = systems.length > 0 && systems[0]?.own ? systems : H_s === undefined ? [] : [{ name: '', H_s, T_p }]
  if (p.spectrum === OCHI_HUBBLE || p.spectrum === GAUSSIAN) return []
  const steep = seas.filter((s) => s.T_p < STEEP * Math.sqrt(s.H_s))
  const long = peak !== undefined && peak.gamma > 1 && H_s !== undefined && T_p > LONG * Math.sqrt(H_s)
  return [
    ...steep.map((s) =>
      warn(
        'steep_sea',
        `${s.name === '' ? '' : `${s.name}: `}peak period ${shownIn(s.T_p, 's')} over wave height ${shownIn(s.H_s, 'm')} is ${shown(s.T_p / Math.sqrt(s.H_s), 3)} s/√m, below ${STEEP}: JONSWAP was not fitted to seas so steep`,
        systems.length > 0 ? '/systems' : '/significant_wave_height',
      ),
    ),
    ...(long
      ? [
          warn(
            'long_sea',
            `The sea is long for its height, ${shown(T_p / Math.sqrt(H_s), 3)} s/√m against ${LONG}: C205 has a {peak_enhancement_used} of 1 there, not ${shown(peak.gamma, 3)}`,
            '/peak_enhancement_factor',
          ),
        ]
      : []),
  ]
}

/** Error of the variance that is worth a remark. */
const WORTH = 0.01

function normalisationWarning(p: Params, { peak }: Sea): Warning[] {
  if (p.normalisation === NUMERICAL || peak === undefined || Math.abs(peak.e_A) <= WORTH) return []
  const message = `With the factor of C205 the variance is ${shownPercent(peak.e_A)} off at a {peak_enhancement_used} of ${shown(peak.gamma, 3)}: the {normalisation} numerical holds it`
  return [warn('normalisation_off', message, '/normalisation')]
}

function gridWarnings(p: Params, { spectrum }: Sea, m: Moments): Warning[] {
  const { frequency_start: low, frequency_stop: high } = p
  if (integrationOf(p) !== GRID || low === undefined || high === undefined) return []
  const step = (high - low) / ((p.number_of_frequencies ?? 600) - 1)
  const off = spectrum.peaks.filter((w) => w < low || w > high)
  const narrow = spectrum.peaks.filter((w) => step > NARROW * w)
  const tail = shareOutside(spectrum, m)
  return [
    ...(off.length + narrow.length > 0
      ? [
          warn(
            'peak_off_grid',
            off.length > 0
              ? `The peak at ${shownIn(off[0] ?? 0, 'rad/s')} lies outside the grid, ${shownIn(low, 'rad/s')} to ${shownIn(high, 'rad/s')}`
              : `The points of the grid are ${shownIn(step, 'rad/s')} apart, too far for the peak at ${shownIn(narrow[0] ?? 0, 'rad/s')}: take more`,
            '/number_of_frequencies',
          ),
        ]
      : []),
    ...(spectrum.moment(2) !== null && tail > WORTH
      ? [
          warn(
            'no_tail',
            `Outside ${shownIn(low, 'rad/s')} to ${shownIn(high, 'rad/s')} lies ${shownPercent(tail)} of the second moment, which the grid leaves out; {m4} and {bandwidth_epsilon} are those of the cut-off`,
            '/frequency_stop',
          ),
        ]
      : []),
  ]
}
/** Of a peak: a third of the width of JONSWAP. */
const NARROW = 0.03

function divergentWarning(m: Moments): Warning[] {
  const endless = [...(m.m_2 === null ? ['{m2}'] : []), ...(m.m_m1 === null ? ['{m_minus1}'] : [])]
  if (endless.length === 0) return []
  return [
    warn(
      'divergent',
      `${endless.join(' and ')} diverges over all frequencies: state a cut-off by the {integration} grid`,
      '/integration',
    ),
  ]
}

/** Height over depth that no wave outgrows. */
const BREAKING = 0.78

function depthWarnings(p: Params, e: Extremes | undefined): Warning[] {
  const d = depthOf(p)
  const still = p.spectrum === TMA && !Number.isFinite(d)
  const high = e !== undefined && e.H_F > BREAKING * d
  return [
    ...(still ? [warn('no_depth', 'TMA with an infinite {water_depth} is JONSWAP', '/water_depth')] : []),
    ...(high
      ? [
          warn(
            'depth_limited',
            `{most_probable_maximum_wave_height_forristall} of ${shownIn(e.H_F, 'm')} is more than ${BREAKING} of the depth, ${shownIn(d, 'm')}: waves break before`,
            '/water_depth',
          ),
        ]
      : []),
  ]
}

function stormWarning(p: Params, m: Moments, e: Extremes | undefined): Warning[] {
  if (e !== undefined || m.m_2 === null) return []
  return [
    warn(
      'short_storm',
      `{storm_duration} of ${shownIn(p.storm_duration, 's')} is shorter than one wave`,
      '/storm_duration',
    ),
  ]
}
