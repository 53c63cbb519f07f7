/** Whether a spectrum holds its sea, is one that can stand, and is taken where its energy is. */
import type { Trace } from '@keelson/equations'
import { crestUrsell } from '@keelson/physics/waves/crests.ts'
import { peakFrequency } from '@keelson/physics/waves/jonswap.ts'
import {
  coveredFrom,
  coveredTo,
  gridTail,
  HEIGHT_TOLERANCE,
  heightDifference,
  steepnessLimit,
  steepnessOfCrossing,
} from '@keelson/physics/waves/moments.ts'
import { rangeOfSpectrum } from '@keelson/physics/waves/sources.ts'
import { shelfHeights, shelfPeriods } from '@keelson/physics/waves/torsethaugen.ts'
import { check, checkOf, compares, type Doubt, type Left, notChecked, outOf } from '@keelson/workflow'
import type { Found } from './found.ts'
import { GRID } from './inputs.ts'
import { integrationOf, type Sampled, shareOutside } from './moments.ts'
import type { Sea } from './sea.ts'

const GRID_CLAUSE = { source: rangeOfSpectrum, clause: 'range of the spectrum' } as const

export const checks = {
  recovered_height: compares('fraction', {
    title: 'Spectral wave height',
    criterion: GRID_CLAUSE,
    demand: { symbol: heightDifference.symbol, title: 'Wave height difference' },
    capacity: { constant: HEIGHT_TOLERANCE, title: 'Allowable wave height difference' },
  }),
  steepness: compares('-', {
    title: 'Sea steepness',
    criterion: steepnessLimit,
    demand: steepnessOfCrossing,
    capacity: steepnessLimit,
    reach: [shelfHeights, shelfPeriods, crestUrsell, gridTail],
  }),
  covers_low: checkOf('wave_angular_frequency', {
    title: 'Frequency grid lower limit',
    criterion: GRID_CLAUSE,
    demand: 'First grid frequency',
    capacity: 'Half of lowest peak frequency',
  }),
  covers_high: checkOf('wave_angular_frequency', {
    title: 'Frequency grid upper limit',
    criterion: GRID_CLAUSE,
    demand: 'Four times highest peak frequency',
    capacity: 'Last grid frequency',
  }),
}

export function checksOf(p: Sampled, found: Found, trace: Trace) {
  const { H_s, stated, deep } = found.sea
  const { H_m0, S_s } = found.periods
  trace.section('Checks')
  if (!deep) trace.apply(heightDifference, { H_m0, H_s: stated }, H_s === undefined ? OF_ALL : {})
  const left = S_s === null ? undefined : steepnessLeft(p, found, S_s)
  const doubt: Doubt | undefined = left && { kind: 'out_of_reach', why: left }
  return {
    checks: {
      ...(deep && { recovered_height: SMALLER }),
      ...(S_s === null && { steepness: NO_CROSSING }),
      ...coverage(p, found, trace),
    },
    beside: { steepness: { doubt } },
  }
}
const OF_ALL = { rename: { H_s: 'H_all' } }
const SMALLER = notChecked(
  'other_mode',
  'the water depth reduces wave energy, so the {hm0_from_spectrum} is below the entered value',
)
const NO_CROSSING = notChecked('not_requested', 'the spectrum has no zero-crossing period over all frequencies')

/** Why a sea that is no steeper than waves stand shows nothing. */
function steepnessLeft(p: Sampled, { sea, extremes, moments }: Found, S_s: number): Left | undefined {
  const second = extremes?.second
  return (
    sea.left ??
    (second && outOf(crestUrsell, second.U_r)) ??
    (integrationOf(p) === GRID ? tailLeft(sea, moments, S_s) : undefined)
  )
}

/** The part of the second moment outside the grid, if the sea with all of it is steeper than waves stand. */
function tailLeft({ spectrum }: Sea, moments: Found['moments'], S_s: number): Left | undefined {
  const share = shareOutside(spectrum, moments)
  const T_m02 = 2 * Math.PI * Math.sqrt((moments.m_0 / (moments.m_2 ?? moments.m_0)) * (1 - share))
  const steeper = S_s > (1 - share) * steepnessLimit.evaluate({ T_m02 })
  return steeper ? outOf(gridTail, share) : undefined
}

const WHOLE = notChecked('other_mode', 'the moments are for all frequencies')

function coverage(p: Sampled, { sea, grid }: Found, trace: Trace) {
  if (integrationOf(p) !== GRID) return { covers_low: WHOLE, covers_high: WHOLE }
  const [start, stop] = [grid.frequencies[0] ?? 0, grid.frequencies.at(-1) ?? 0]
  const [lowest, highest] = [peakAt(sea, 'low', trace), peakAt(sea, 'high', trace)]
  const low = trace.apply(coveredFrom, { omega_p: lowest.omega_p }, lowest.named)
  const high = trace.apply(coveredTo, { omega_p: highest.omega_p }, highest.named)
  return {
    covers_low: check({ demand: start, capacity: low }),
    covers_high: check({ demand: high, capacity: stop }),
  }
}

/** The lowest or highest peak, and how it is named. */
function peakAt({ systems, omega_p, inRows }: Sea, end: 'low' | 'high', trace: Trace) {
  const order = systems.toSorted((a, b) => a.omega_p - b.omega_p)
  const one = end === 'low' ? order[0] : order.at(-1)
  if (one === undefined) return { omega_p, named: {} }
  const symbol = `omega_p_${end}`
  const named = { rename: { omega_p: symbol } }
  if (!inRows) return { omega_p: one.omega_p, named }
  const own = trace.apply(peakFrequency, { T_p: one.T_p }, { as: symbol, rename: { T_p: `T_p_${end}` } })
  return { omega_p: own, named }
}
