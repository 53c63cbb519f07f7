/** What an analyst of wells would remark on the comparison: the codes, and how they are said. */
import { listedUpTo, sayer, warner } from '@keelson/workflow'
import type { Well } from './calculate-wells.ts'

export const warnings = {
  no_oil: 'A well has no oil in the window.',
  young_wells: 'A well has fewer than twelve months since first oil, so its first year is incomplete.',
  not_reached: 'A well has not reached all compared months on stream and has no value for them.',
  oil_before_window: 'A well produced oil before the window, so its months on stream do not begin at first oil.',
  oil_from_the_start: 'A well has oil in the first month of the files, so its first oil may be earlier.',
  unequal_ages: 'The wells have very different ages, so their cumulative oil is not directly comparable.',
  peak_stands_out: 'A peak is far above the neighbouring months, which may indicate an allocation error.',
  oil_without_days: 'Some months have oil but no producing day, which makes the producing-day rate too high.',
  days_capped: 'Completion intervals of a wellbore together report more producing days than days in the month.',
  negative_volumes: 'Some records with a negative volume correct earlier records.',
  beyond_files: 'The selected months are outside the files.',
  years_missing: 'A year between the file years is missing and is counted as a year without production.',
  header_row: 'A production file begins with a header line, which official files do not have.',
  facts_missing: 'The borehole table has no entry for a well.',
  survivors: 'The later months of the type well represent longer-lived wells only.',
} as const
export const warn = warner(warnings)
export const said = sayer(warnings)

export const WELLS = '/api_well_numbers'
const MOST_NAMED = 10
/** Wells in a sentence, with what is said of each. */
export const named = (wells: readonly Well[], also: (w: Well) => string = () => ''): string =>
  listedUpTo(
    MOST_NAMED,
    wells.map((w) => `'${w.api}'${also(w)}`),
  )
