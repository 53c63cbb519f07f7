/** What a specialist would remark on the sea, its spectrum and where it is taken. */
import { shown, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import type { Asked, Found } from './found.ts'
import { type Given, GRID, NUMERICAL } from './inputs.ts'
import { integrationOf, type Sampled, shareOutside } from './moments.ts'
import type { Peak } from './peak.ts'
import { depthOf, type Moments, type Sea } from './sea.ts'

export const warnings = {
  steep_sea:
    'The peak period is less than 3.6 times the square root of significant wave height. The sea is steeper than the range of the JONSWAP fit.',
  long_sea:
    'The peak period exceeds 5 times the square root of significant wave height, but the peak enhancement factor is not 1.',
  normalisation_off: 'The DNV-RP-C205 factor gives a variance error of more than 1 %.',
  no_tail: 'The grid omits a part of the spectrum that is significant for the higher-order moments.',
  divergent: 'The spectral tail is so heavy that a moment is infinite.',
  no_depth: 'The TMA spectrum with infinite water depth is identical to the JONSWAP spectrum.',
  depth_limited: 'The maximum wave exceeds the depth-limited breaking height.',
  peak_off_grid: 'The peak of a system is outside the grid, or narrower than the grid step.',
  short_storm: 'The sea state duration is shorter than one wave.',
} as const
const warn = warner(warnings)

/** What is remarked of any spectrum. */
export const warningsOf = (p: Asked, found: Found): Warning[] => [
  ...gridWarnings(p, found.sea, found.moments),
  ...divergentWarning(found.moments),
  ...stillWarning(p, found.sea),
  ...stormWarning(p, found),
]

/** Peak period over the root of the wave height between which JONSWAP is a fair model, s/m^0.5. */
const [STEEP, LONG] = [3.6, 5] as const
type Steep = Pick<Sea, 'T_p'> & { readonly name?: string; readonly H_s: number }

export const steepWarnings = (seas: readonly Steep[], pointer: string): Warning[] =>
  seas.flatMap(({ name, H_s, T_p }) => {
    if (T_p >= STEEP * Math.sqrt(H_s)) return []
    const of = name === undefined ? 'The' : `${name}: the`
    const message = `${of} ratio of peak period ${shownIn(T_p, 's')} to the square root of significant wave height ${shownIn(H_s, 'm')} is ${shown(T_p / Math.sqrt(H_s), 3)} s/√m; the minimum is ${STEEP} s/√m. JONSWAP is not fitted to steeper seas.`
    return [warn('steep_sea', message, pointer)]
  })

/** Of a sea of one JONSWAP peak. */
export const peakWarnings = (p: Given<'normalisation'>, H_s: number, T_p: number, peak: Peak): Warning[] => [
  ...steepWarnings([{ H_s, T_p }], '/significant_wave_height'),
  ...longWarning(H_s, T_p, peak),
  ...normalisationWarning(p, peak),
]

function longWarning(H_s: number, T_p: number, { gamma }: Peak): Warning[] {
  if (gamma <= 1 || T_p <= LONG * Math.sqrt(H_s)) return []
  const message = `The ratio of peak period to the square root of significant wave height is ${shown(T_p / Math.sqrt(H_s), 3)} s/√m; the maximum is ${LONG} s/√m. DNV-RP-C205 gives a {peak_enhancement_factor} of 1 for this sea state, not ${shown(gamma, 3)}.`
  return [warn('long_sea', message, '/peak_enhancement_factor')]
}

/** Error of the variance that is worth a remark. */
const WORTH = 0.01

function normalisationWarning({ normalisation }: Given<'normalisation'>, peak: Peak): Warning[] {
  if (normalisation === NUMERICAL || Math.abs(peak.e_A) <= WORTH) return []
  const message = `The DNV-RP-C205 factor gives a variance error of ${shownPercent(peak.e_A)} at a {peak_enhancement_factor} of ${shown(peak.gamma, 3)}. Use numerical {normalisation} to preserve the wave height.`
  return [warn('normalisation_off', message, '/normalisation')]
}

function gridWarnings(p: Sampled, { spectrum }: Sea, m: Moments): Warning[] {
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
              ? `The peak at ${shownIn(off[0] ?? 0, 'rad/s')} is outside the grid, ${shownIn(low, 'rad/s')} to ${shownIn(high, 'rad/s')}.`
              : `The grid step is ${shownIn(step, 'rad/s')}, too coarse for the peak at ${shownIn(narrow[0] ?? 0, 'rad/s')}. Use more points.`,
            '/number_of_frequencies',
          ),
        ]
      : []),
    ...(spectrum.moment(2) !== null && tail > WORTH
      ? [
          warn(
            'no_tail',
            `The grid, ${shownIn(low, 'rad/s')} to ${shownIn(high, 'rad/s')}, omits ${shownPercent(tail)} of the second moment. The {m4} and {bandwidth_epsilon} depend on the cut-off frequency.`,
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
      `The integral over all frequencies diverges for ${endless.join(' and ')}. Select the grid for {integration} to apply a cut-off frequency.`,
      '/integration',
    ),
  ]
}

/** Height over depth that no wave outgrows. */
const BREAKING = 0.78

const stillWarning = (p: Asked, { deep }: Sea): Warning[] =>
  deep && !Number.isFinite(depthOf(p))
    ? [
        warn(
          'no_depth',
          'The TMA spectrum with an infinite {water_depth} is identical to the JONSWAP spectrum.',
          '/water_depth',
        ),
      ]
    : []

function stormWarning(p: Asked, { moments, extremes: e }: Found): Warning[] {
  if (e === undefined) return moments.m_2 === null ? [] : [shortStorm(p)]
  const d = depthOf(p)
  if (e.H_F <= BREAKING * d) return []
  const message = `The {most_probable_maximum_wave_height_forristall} of ${shownIn(e.H_F, 'm')} exceeds ${BREAKING} times the water depth of ${shownIn(d, 'm')}. The wave breaks before it reaches this height.`
  return [warn('depth_limited', message, '/water_depth')]
}

const shortStorm = ({ storm_duration: D }: Given<'storm_duration'>): Warning =>
  warn('short_storm', `{storm_duration} of ${shownIn(D, 's')} is shorter than one wave.`, '/storm_duration')
