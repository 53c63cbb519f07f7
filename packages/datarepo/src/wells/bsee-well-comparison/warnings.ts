/** What an analyst of wells would remark on the comparison: the codes, and how they are said. */
import { sayer, warner } from '@keelson/workflow'
import type { Well } from './calculate-wells.ts'

export const warnings = {
  no_oil: 'A well has no oil in the window.',
  young_wells: 'A well has fewer than twelve months from its first oil: its first year is not complete.',
  not_reached: 'A well has not reached all the months on stream that are compared: it has no value there.',
  oil_before_window: 'A well produced oil before the window: its months on stream do not begin with its first oil.',
  oil_from_the_start: 'A well has oil in the first month of the files: its first oil may be earlier.',
  unequal_ages: 'The wells are of very different ages: their cumulative oil does not compare them like for like.',
  peak_stands_out: 'A peak stands far above the months beside it, as an allocation to the wrong well does.',
  oil_without_days: 'Months have oil and no producing day: the rate of a producing day is too high by it.',
  days_capped: 'Intervals of a bore report more days together than the month has.',
  negative_volumes: 'Records with a negative volume correct earlier ones.',
  beyond_files: 'Months that are asked for lie outside the files.',
  years_missing: 'A year between those of the files is not among them, and counts as one without production.',
  header_row: 'A production file begins with a header line, which official files do not have.',
  facts_missing: 'The borehole table does not have a well.',
  survivors: 'The later months of the type well are of the wells that lasted.',
} as const
export const warn = warner(warnings)
export const said = sayer(warnings)

export const WELLS = '/api_well_numbers'
const MOST_NAMED = 10
/** Wells in a sentence, with what is said of each. */
export function named(wells: readonly Well[], also: (w: Well) => string = () => ''): string {
  const first = wells.slice(0, MOST_NAMED).map((w) => `'${w.api}'${also(w)}`)
  return `${first.join(', ')}${wells.length > MOST_NAMED ? ` and ${wells.length - MOST_NAMED} more` : ''}`
}
