/** What the ages of the wells, and their first oil, leave open. */
import type { Warning } from '@keelson/workflow'
import { dashed } from '../_shared/months.ts'
import type { ProductionData } from '../_shared/ogor-a/data.ts'
import { ageOf, type Well, type Window } from './calculate-wells.ts'
import { named, said, WELLS } from './warnings.ts'

/** Ratio of ages from which on they are remarked on. */
const UNEQUAL = 2
const FIRST_YEAR = 12
/** The last of the months on stream that are answered. */
const LAST_COMPARED = 36

export function wellWarnings(data: ProductionData, wells: readonly Well[], window: Window): Warning[] {
  const withOil = wells.filter((w) => w.firstOil !== undefined)
  return [...startWarnings(withOil, data), ...ageWarnings(wells, withOil, window), ...survivors(withOil, window)]
}

/** Of wells whose first oil may not be the first. */
function startWarnings(withOil: readonly Well[], { firstMonth }: ProductionData): Warning[] {
  const cut = withOil.filter((w) => w.firstOilOfFiles !== w.firstOil)
  const open = withOil.filter((w) => w.firstOil === firstMonth)
  return [
    ...said(
      'oil_before_window',
      cut.length > 0,
      `Oil was produced before the first month of the window. Months on stream, first oil and peak are counted within the window for ${named(cut, (w) => ` (first oil ${dashed(w.firstOilOfFiles ?? '')})`)}.`,
      '/start_month',
    ),
    ...said(
      'oil_from_the_start',
      open.length > 0,
      `Oil is reported in ${dashed(firstMonth)}, the first month in the files. First oil may be earlier, and the months on stream too few, for ${named(open)}.`,
      '/file_pattern',
    ),
  ]
}

function ageWarnings(wells: readonly Well[], withOil: readonly Well[], window: Window): Warning[] {
  const age = (w: Well) => ageOf(w, window)
  const years = withOil.map(age)
  const [youngest, oldest] = [Math.min(...years), Math.max(...years)]
  const without = wells.filter((w) => w.firstOil === undefined)
  const younger = (months: number) => withOil.filter((w) => age(w) < months)
  const months = (w: Well) => ` (${age(w)} ${age(w) === 1 ? 'month' : 'months'})`
  return [
    ...said(
      'no_oil',
      without.length > 0,
      `Wells without oil in the window are ranked last, without peak, gas-oil ratio or months on stream: ${named(without)}.`,
      WELLS,
    ),
    ...said(
      'young_wells',
      younger(FIRST_YEAR).length > 0,
      `{first_12_calendar_months_oil_bbl} does not cover a full year because fewer than ${FIRST_YEAR} months are available to ${dashed(window.last)}: ${named(younger(FIRST_YEAR), months)}.`,
      WELLS,
    ),
    ...said(
      'not_reached',
      younger(LAST_COMPARED).length > 0,
      `Wells with fewer than ${LAST_COMPARED} months from first oil to ${dashed(window.last)} have no value for later months on stream: ${named(younger(LAST_COMPARED), months)}.`,
      WELLS,
    ),
    ...said(
      'unequal_ages',
      years.length > 1 && oldest > UNEQUAL * youngest,
      `Well ages range from ${youngest} to ${oldest} months since first oil, a ratio above ${UNEQUAL}. Compare early oil, not cumulative oil.`,
      WELLS,
    ),
  ]
}

function survivors(withOil: readonly Well[], window: Window): Warning[] {
  const ages = withOil.map((w) => ageOf(w, window))
  return said(
    'survivors',
    new Set(ages).size > 1,
    `Months on stream up to ${Math.min(...ages)} include all wells with oil, and later months include fewer wells. The type well tail represents longer-lived wells only.`,
    WELLS,
  )
}
