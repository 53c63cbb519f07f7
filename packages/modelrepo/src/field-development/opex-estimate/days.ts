/** A year of 365 or of 365.25 days. */
import { toSI } from '@keelson/units'
import { type Problem, shownIn } from '@keelson/workflow'
import type { Some } from './inputs.ts'

const YEARS = [365, 365.25] as const

export function daysProblems({ days_per_year: days }: Some<never, 'days_per_year'>): Problem[] {
  if (days === undefined || YEARS.some((year) => Math.abs(days / toSI(year, 'd') - 1) < 1e-9)) return []
  return [{ pointer: '/days_per_year', message: `must be 365 or 365.25 d (entered: ${shownIn(days, 'd', 6)})` }]
}
