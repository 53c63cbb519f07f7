/** What a resource analyst would remark on the tables. */
import { isNotApplicable, sayer, shown, type Warning, warner } from '@keelson/workflow'
import type { Reserves } from './calculate-reserves.ts'
import type { Selection } from './calculate-selection.ts'
import { sumOf, yearsOf } from './calculate-years.ts'
import type { Params } from './inputs.ts'
import type { FieldData } from './load-data.ts'

export const warnings = {
  reserves_do_not_close: 'The recoverable volume does not equal the sum of the remaining and produced volumes.',
  closure_of_other_years: 'Reserves and production are for different years, so their closure is not meaningful.',
  partial_year: 'The last year of the file has fewer than twelve months.',
  beyond_file: 'The selected years are outside the file.',
  rejected_rows: 'Some rows of a file could not be read and are excluded.',
  negative_rows: 'Rows with negative volumes are corrections of earlier rows.',
  unmatched_reserves: 'A field has no row in the reserves table.',
  water_not_recorded: 'Produced water is not recorded in the table for the early production years.',
  gross_file: 'Gross volumes include injection, fuel and flare.',
} as const
const warn = warner(warnings)
const said = sayer(warnings)

/** Closure that is remarked on: mill Sm3 of oil equivalent, or the share of the recoverable, whichever is more. */
const [LEAST_CLOSURE, CLOSURE_SHARE] = [1, 0.05]
const MEGA = 1e6

export function dataWarnings(p: Params, data: FieldData, s: Selection): Warning[] {
  const { file } = s
  const dry = dryYears(s)
  const last = data.production.filter((r) => r.year === file.last)
  const months = new Set(last.map((r) => r.month)).size
  const oil = s.rows.reduce((sum, r) => sum + r.negativeOil, 0)
  const ngl = s.rows.reduce((sum, r) => sum + r.negativeNgl, 0)
  return [
    ...said(
      'beyond_file',
      (p.start_year !== undefined && p.start_year < file.first) || (p.end_year !== undefined && p.end_year > file.last),
      `The file covers ${file.first} to ${file.last}. Years outside this range are unknown, not zero, and later investments are forecasts.`,
      p.end_year !== undefined && p.end_year > file.last ? '/end_year' : '/start_year',
    ),
    ...said(
      'partial_year',
      data.isMonthly && months < 12 && s.last >= file.last,
      `The year ${file.last} has ${months} months in the file. It is incomplete and is excluded from peaks and ratios.`,
      '/production_file',
    ),
    ...said(
      'water_not_recorded',
      dry.length >= DRY_YEARS,
      `Produced water is 0 from ${dry[0]?.year} to ${dry.at(-1)?.year} and is recorded thereafter. The water cut is based on recorded water and is too low.`,
      '/production_file',
    ),
    ...said(
      'gross_file',
      data.isGross,
      'The production file is gross. Its gas includes injection, fuel and flare and is not compared with reserves.',
      '/production_file',
    ),
    ...said(
      'negative_rows',
      oil + ngl > 0,
      `Rows with a negative volume (oil ${oil}, NGL ${ngl}) are corrections and are included in the sums.`,
      '/production_file',
    ),
    ...data.reports.flatMap(({ role, name, read, used, reasons }) =>
      said(
        'rejected_rows',
        reasons.length > 0,
        `'${name}': ${read - used} of ${read} rows are excluded. The reasons are ${reasons.map((r) => `${r.reason} in ${r.rows} rows (${r.example})`).join(', ')}.`,
        POINTERS[role] ?? '/data_folder',
      ),
    ),
  ]
}
/** Years with oil and no water before the first with water: so many are no dry start but a table that begins later. */
const DRY_YEARS = 5
function dryYears(s: Selection) {
  const years = yearsOf(s.rows)
  const wet = years.findIndex((y) => y.water > 0)
  return wet < 0 ? [] : years.slice(0, wet).filter((y) => y.oil + y.condensate > 0)
}

const POINTERS: Readonly<Record<string, string>> = {
  production: '/production_file',
  reserves: '/reserves_file',
  investments: '/investment_file',
}

export function reservesWarnings(s: Selection, data: FieldData, reserves: Reserves | undefined): Warning[] {
  if (reserves === undefined || s.npdid === undefined) return []
  const { row, closure, recoverable } = reserves
  if (row === undefined) {
    const message = `The reserves table has no row for ${s.name} (${s.npdid}). Its reserves may be included in another field or not yet reported.`
    return [warn('unmatched_reserves', message, '/reserves_file')]
  }
  if (isNotApplicable(closure) || isNotApplicable(recoverable)) return []
  const [error, whole] = [closure / MEGA, recoverable / MEGA]
  const limit = Math.max(LEAST_CLOSURE, CLOSURE_SHARE * whole)
  const before = sumOf(data.production.filter((r) => r.npdid === s.npdid && r.year < s.first)).oe
  const isOther = row.year !== s.last || before > 0
  return [
    ...said(
      'closure_of_other_years',
      isOther,
      `Reserves are at the end of ${row.year ?? 'an unstated year'} and production covers ${s.first} to ${s.last}${before > 0 ? `, excluding ${shown(before, 4)} million Sm³ of earlier production` : ''}. The {reserves_closure_error_oe} compares different periods.`,
      before > 0 ? '/start_year' : '/end_year',
    ),
    ...said(
      'reserves_do_not_close',
      Math.abs(error) > limit,
      `The {reserves_closure_error_oe} is ${shown(error, 4)} million Sm³, outside the limit of ±${shown(limit, 3)} million Sm³. Production may be reported on another field or host, or the tables may be for different years.`,
      '/reserves_file',
    ),
  ]
}

/** Years of the selection, less a last one that is not whole. */
export function wholeYears(data: FieldData, s: Selection): ReturnType<typeof yearsOf> {
  const years = yearsOf(s.rows)
  if (!data.isMonthly) return years
  const months = new Set(data.production.filter((r) => r.year === s.file.last).map((r) => r.month)).size
  return months < 12 ? years.filter((y) => y.year !== s.file.last) : years
}
