/** What a resource analyst would remark on the tables. */
import { isNotApplicable, sayer, shown, type Warning, warner } from '@keelson/workflow'
import type { Reserves } from './calculate-reserves.ts'
import type { Selection } from './calculate-selection.ts'
import { sumOf, yearsOf } from './calculate-years.ts'
import type { Params } from './inputs.ts'
import type { FieldData } from './load-data.ts'

export const warnings = {
  reserves_do_not_close: 'What is recoverable is not what remains and what was produced.',
  closure_of_other_years: 'Reserves and production are not of the same years: their closure says nothing.',
  partial_year: 'The last year of the file has fewer than twelve months.',
  beyond_file: 'Years that are asked for lie outside the file.',
  rejected_rows: 'Rows of a file could not be read and are left out.',
  negative_rows: 'Rows with negative volumes are corrections of earlier ones.',
  unmatched_reserves: 'A field has no row in the table of reserves.',
  water_not_recorded: 'Years of production have no produced water in the table before it begins to be recorded.',
  gross_file: 'Gross volumes hold what was injected, burnt and flared.',
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
      `the file holds ${file.first} to ${file.last}: what lies outside is unknown, not zero, and later investments are forecasts`,
      p.end_year !== undefined && p.end_year > file.last ? '/end_year' : '/start_year',
    ),
    ...said(
      'partial_year',
      data.isMonthly && months < 12 && s.last >= file.last,
      `${file.last} has ${months} months in the file: it is no whole year, in no peak and no ratio`,
      '/production_file',
    ),
    ...said(
      'water_not_recorded',
      dry.length >= DRY_YEARS,
      `produced water is 0 from ${dry[0]?.year} to ${dry.at(-1)?.year} and recorded from then on: the water cut is of what is recorded, and too low`,
      '/production_file',
    ),
    ...said(
      'gross_file',
      data.isGross,
      'the production file is gross: its gas counts what was injected, burnt and flared, and stands in no ratio with reserves',
      '/production_file',
    ),
    ...said(
      'negative_rows',
      oil + ngl > 0,
      `${oil} rows have negative oil and ${ngl} negative NGL: they correct earlier ones and count in the sums`,
      '/production_file',
    ),
    ...data.reports.flatMap(({ role, name, read, used, reasons }) =>
      said(
        'rejected_rows',
        reasons.length > 0,
        `'${name}': ${read - used} of ${read} rows are left out: ${reasons.map((r) => `${r.rows} with ${r.reason} (${r.example})`).join('; ')}`,
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
    const message = `the reserves table has no row of ${s.name}, ${s.npdid}: its reserves may be on another field, or it has none yet`
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
      `reserves are of the end of ${row.year ?? 'a year that is not said'}, production of ${s.first} to ${s.last}${before > 0 ? `, without the ${shown(before, 4)} mill Sm3 before it` : ''}: {reserves_closure_error_oe} compares different years`,
      before > 0 ? '/start_year' : '/end_year',
    ),
    ...said(
      'reserves_do_not_close',
      Math.abs(error) > limit,
      `{reserves_closure_error_oe} is ${shown(error, 4)} mill Sm3, beyond ${shown(limit, 3)}: production may be reported on another field, a host or a sister, or the tables are of different years`,
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
