/** Whether the spectrum holds its sea, is one that can stand, and is taken where its energy is. */
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
} from '@keelson/physics/waves/moments.ts'
import { shelfHeights, shelfPeriods } from '@keelson/physics/waves/torsethaugen.ts'
import { check, type Left, notChecked, type Outcome, openIf, outOf } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import { integrationOf, shareOutside } from './calculate-moments.ts'
import type { Sea } from './calculate-sea.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { GRID, SUM, TMA, TORSETHAUGEN } from './modes.ts'

type Checks = NonNullable<Outcome<typeof contract>['checks']>

export function checksOf(p: Params, found: Found, trace: Trace): Checks {
  const { sea, periods } = found
  const { S_s, S_s_max, H_m0 } = periods
  trace.section('Checks')
  return {
    recovered_height:
      p.spectrum === TMA
        ? notChecked('other_mode', 'the depth takes energy from the waves: {hm0_from_spectrum} is the smaller one')
        : check({
            demand: trace.apply(heightDifference, { H_m0, H_s: sea.stated }, sea.H_s === undefined ? OF_ALL : {}),
            capacity: HEIGHT_TOLERANCE,
          }),
    steepness:
      S_s === null || S_s_max === null
        ? notChecked('not_requested', 'the spectrum has no zero-crossing period over all frequencies')
        : openIf('out_of_reach', steepnessLeft(p, found, S_s), check({ demand: S_s, capacity: S_s_max })),
    ...coverage(p, found, trace),
  }
}

/** Why a sea that is no steeper than waves stand shows nothing. */
function steepnessLeft(p: Params, { sea, extremes, moments }: Found, S_s: number): Left | undefined {
  const second = extremes?.second
  return (
    shelfLeft(p, sea) ??
    (second && outOf(crestUrsell, second.U_r)) ??
    (integrationOf(p) === GRID ? tailLeft(sea, moments, S_s) : undefined)
  )
}

function shelfLeft({ spectrum }: Params, { H_s, T_p }: Sea): Left | undefined {
  if (spectrum !== TORSETHAUGEN || H_s === undefined) return undefined
  return outOf(shelfHeights, H_s) ?? outOf(shelfPeriods, T_p)
}

/** The part of the second moment outside the grid, if the sea with all of it is steeper than waves stand. */
function tailLeft({ spectrum }: Sea, moments: Found['moments'], S_s: number): Left | undefined {
  const share = shareOutside(spectrum, moments)
  const T_m02 = 2 * Math.PI * Math.sqrt((moments.m_0 / (moments.m_2 ?? moments.m_0)) * (1 - share))
  const steeper = S_s > (1 - share) * steepnessLimit.evaluate({ T_m02 })
  return steeper ? outOf(gridTail, share) : undefined
}

const OF_ALL = { rename: { H_s: 'H_all' } }

const WHOLE = notChecked('other_mode', 'the moments are those of all frequencies')

function coverage(p: Params, { sea, grid }: Found, trace: Trace): Pick<Checks, 'covers_low' | 'covers_high'> {
  if (integrationOf(p) !== GRID) return { covers_low: WHOLE, covers_high: WHOLE }
  const [start, stop] = [grid.frequencies[0] ?? 0, grid.frequencies.at(-1) ?? 0]
  const [lowest, highest] = [peakAt(p, sea, 'low', trace), peakAt(p, sea, 'high', trace)]
  const low = trace.apply(coveredFrom, { omega_p: lowest.omega_p }, lowest.named)
  const high = trace.apply(coveredTo, { omega_p: highest.omega_p }, highest.named)
  return {
    covers_low: check({ demand: start, capacity: low }),
    covers_high: check({ demand: high, capacity: stop }),
  }
}

/** The lowest or highest peak, and how it is named. */
function peakAt(p: Params, { systems, omega_p }: Sea, end: 'low' | 'high', trace: Trace) {
  const order = systems.toSorted((a, b) => a.omega_p - b.omega_p)
  const one = end === 'low' ? order[0] : order.at(-1)
  if (one === undefined) return { omega_p, named: {} }
  const symbol = `omega_p_${end}`
  const named = { rename: { omega_p: symbol } }
  if (p.spectrum !== SUM) return { omega_p: one.omega_p, named }
  const own = trace.apply(peakFrequency, { T_p: one.T_p }, { as: symbol, rename: { T_p: `T_p_${end}` } })
  return { omega_p: own, named }
}
