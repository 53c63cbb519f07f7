/** What the inputs must satisfy together: a year of so many days, shares that fit, turnarounds with their interval. */
import { toSI } from '@keelson/units'
import { type Problem, shown, shownIn } from '@keelson/workflow'
import { LIFE } from './modes.ts'
import type { Params } from './params.ts'

const YEARS = [365, 365.25] as const

export const rules = (p: Params): Problem[] => [...daysOf(p), ...interestOf(p), ...turnaroundOf(p), ...declineOf(p)]

function daysOf({ days_per_year: days }: Params): Problem[] {
  if (days === undefined || YEARS.some((year) => Math.abs(days / toSI(year, 'd') - 1) < 1e-9)) return []
  return [{ pointer: '/days_per_year', message: `must be 365 or 365.25 d; read ${shownIn(days, 'd', 6)}` }]
}

function interestOf({ net_revenue_interest: own, working_interest: W }: Params): Problem[] {
  if (own === undefined || own <= W) return []
  return [
    {
      pointer: '/net_revenue_interest',
      message: `must be at most {working_interest}, ${shown(W)}; read ${shown(own)}`,
    },
  ]
}

function turnaroundOf({ turnaround_cost: cost, turnaround_interval: interval }: Params): Problem[] {
  if ((cost === undefined) === (interval === undefined)) return []
  const pointer = cost === undefined ? '/turnaround_cost' : '/turnaround_interval'
  const given = cost === undefined ? '{turnaround_interval}' : '{turnaround_cost}'
  return [{ pointer, message: `is required with ${given}` }]
}

/** Decline over the whole life, as a logarithm, that leaves no oil worth the name. */
const ALL_GONE = 100

function declineOf({ method, nominal_decline: D, years }: Params): Problem[] {
  if (method !== LIFE || D === undefined || years === undefined) return []
  const logarithm = D * toSI(1, 'year') * years
  if (logarithm <= ALL_GONE) return []
  return [
    {
      pointer: '/nominal_decline',
      message: `leaves no oil in the last of {years}, ${years}; at most ${shownIn(ALL_GONE / years / toSI(1, 'year'), '1/year')}, read ${shownIn(D, '1/year')}`,
    },
  ]
}
