/** What a production engineer would remark on the records or on what was asked. */
import { DISTRICT_NAMES, districtOf } from '@keelson/standards/rrc-pdq/districts.ts'
import { listed, listedUpTo, sayer, type Warning, warner } from '@keelson/workflow'
import { dashed } from '../_shared/months.ts'
import { rejectedIn } from './calculate-quality.ts'
import type { Params } from './inputs.ts'
import type { PdqData } from './load-data.ts'

export const warnings = {
  rejected_rows: 'Some lines of the table are invalid and are excluded from all sums.',
  other_layout: 'The table does not have the 32 official columns in the official order.',
  district_number: 'A district number was entered in place of a district name and is read as that number.',
  filter_unmatched: 'Some filter entries do not match any selected record.',
  before_data: 'The first month selected is before the first month in the data.',
  not_yet_filed: 'The last month selected is after the last month in the data. The months between are not yet filed.',
  incomplete_months: 'The newest months are still being filed and their volumes will increase.',
  tables_beside: 'A supplementary table in the dump could not be read, or could not be read completely.',
  differs_from_agency: 'The lease sums differ from the agency totals.',
} as const
const warn = warner(warnings)
const said = sayer(warnings)

const MOST_NAMED = 5
const list = (entries: readonly string[]) => listedUpTo(MOST_NAMED, entries)
const pointerOf = ({ origin }: PdqData) => (origin === 'dump' ? '/lease_cycle_file' : `/${origin}`)

/** What was said of the table as it was read. */
export function tableWarnings(data: PdqData, late: readonly string[]): Warning[] {
  const { rejects, rowsRead, agency, origin } = data
  const n = rejectedIn(rejects)
  const differing = agency.filter((a) => a.differing > 0)
  return [
    ...said(
      'rejected_rows',
      n > 0,
      `${n} of ${rowsRead} records are excluded from all sums. The reasons are ${rejects.map((r) => `'${r.reason}' in ${r.rows} records (first ${r.example})`).join(', ')}.`,
      pointerOf(data),
    ),
    ...said(
      'other_layout',
      origin === 'dump' && !data.has.official,
      `'${data.name}' does not have the 32 official columns in the official order. Columns are identified by name.`,
      '/lease_cycle_file',
    ),
    ...said(
      'incomplete_months',
      late.length > 0,
      `Reports for ${listed(late.map(dashed))} are still being filed and revised. ${late.length === 1 ? 'This month is' : 'These months are'} included in totals and excluded from the trend.`,
      pointerOf(data),
    ),
    ...data.beside.map((fault) => warn('tables_beside', fault, '/data_folder')),
    ...differing.map(({ table, differing: d, compared, grouping, largest, where }) =>
      warn(
        'differs_from_agency',
        `${d} of ${compared} totals in the table '${table}' by ${grouping} differ from the lease sums, by up to ${largest} bbl or Mcf: ${where}.`,
        '/data_folder',
      ),
    ),
  ]
}

/** What was asked for and is not in the data, or was asked for by another name. */
export function askedWarnings(p: Params, data: PdqData): Warning[] {
  const [start, end] = [p.start_month?.trim(), p.end_month?.trim()]
  const [first, last] = [dashed(data.firstMonth), dashed(data.lastMonth)]
  return [
    ...districtWarnings(p),
    ...data.unmatched.map(({ filter, entries }) =>
      warn(
        'filter_unmatched',
        `{${filter}}: entries ${list(entries.map((e) => `'${e}'`))} do not match any selected record. The other entries are used.`,
        `/${filter}`,
      ),
    ),
    ...said(
      'before_data',
      start !== undefined && start < data.firstMonth,
      `The {start_month} ${dashed(start ?? '')} is before the first month in the data, ${first}. No data are available for the months between.`,
      '/start_month',
    ),
    ...said(
      'not_yet_filed',
      end !== undefined && end > data.lastMonth,
      `The {end_month} ${dashed(end ?? '')} is after the last month in the data, ${last}. The months between are not yet filed and are not zero.`,
      '/end_month',
    ),
  ]
}

function districtWarnings({ district_name, inline_records }: Params): Warning[] {
  const given = [
    ...(district_name === undefined ? [] : [{ pointer: '/district_name', text: district_name }]),
    ...(inline_records ?? []).map(({ district }, i) => ({ pointer: `/inline_records/${i}/district`, text: district })),
  ]
  const numbered = given.flatMap(({ pointer, text }) => {
    const number = districtOf(text)?.fromNumber
    return number === undefined ? [] : [{ pointer, number }]
  })
  return [...new Map(numbered.map((n) => [n.number, n])).values()].map(({ pointer, number }) =>
    warn(
      'district_number',
      `There is no district named '${number}'. The entry is read as the file number of district '${DISTRICT_NAMES[number]}'. Enter the district name.`,
      pointer,
    ),
  )
}
