/** What a production engineer would remark on the records or on what was asked. */
import { DISTRICT_NAMES, districtOf } from '@keelson/standards/rrc-pdq/districts.ts'
import { sayer, type Warning, warner } from '@keelson/workflow'
import { dashed } from '../_shared/months.ts'
import { rejectedIn } from './calculate-quality.ts'
import type { Params } from './inputs.ts'
import type { PdqData } from './load-data.ts'

export const warnings = {
  rejected_rows: 'Lines of the table are no sound records and are in no sum.',
  other_layout: 'The table does not have the 32 official columns in their order.',
  district_number: 'A district number was given where its name is meant, and was read as that number.',
  filter_unmatched: 'Entries of a filter match no record of the selection.',
  before_data: 'The first month asked for is before the first of the data.',
  not_yet_filed: 'The last month asked for is after the last of the data: what lies between is not yet filed.',
  incomplete_months: 'The newest months are still being filed and will rise.',
  tables_beside: 'A table of the dump beside the lease cycle table could not be read, or not whole.',
  differs_from_agency: "The sums of the leases differ from the agency's own totals.",
} as const
const warn = warner(warnings)
const said = sayer(warnings)

const MOST_NAMED = 5
const list = (entries: readonly string[]) =>
  `${entries.slice(0, MOST_NAMED).join(', ')}${entries.length > MOST_NAMED ? ` and ${entries.length - MOST_NAMED} more` : ''}`
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
      `${n} of ${rowsRead} records are in no sum: ${rejects.map((r) => `${r.rows} for '${r.reason}' (first: ${r.example})`).join('; ')}`,
      pointerOf(data),
    ),
    ...said(
      'other_layout',
      origin === 'dump' && !data.has.official,
      `'${data.name}' does not have the 32 columns of the official table in their order; columns were found by their names`,
      '/lease_cycle_file',
    ),
    ...said(
      'incomplete_months',
      late.length > 0,
      `${late.map(dashed).join(', ')}: reports of the last three months are still being filed and revised; they count in the totals and are left out of the trend`,
      pointerOf(data),
    ),
    ...data.beside.map((fault) => warn('tables_beside', fault, '/data_folder')),
    ...differing.map(({ table, differing: d, compared, grouping, largest, where }) =>
      warn(
        'differs_from_agency',
        `${d} of ${compared} totals of the table '${table}' by ${grouping} differ from the sums of the leases, by ${largest} bbl or Mcf at most: ${where}`,
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
        `{${filter}}: no record of the selection matches ${list(entries.map((e) => `'${e}'`))}; the other entries have some`,
        `/${filter}`,
      ),
    ),
    ...said(
      'before_data',
      start !== undefined && start < data.firstMonth,
      `{start_month}, ${dashed(start ?? '')}, is before the first month of the data, ${first}: nothing is known of the months between`,
      '/start_month',
    ),
    ...said(
      'not_yet_filed',
      end !== undefined && end > data.lastMonth,
      `{end_month}, ${dashed(end ?? '')}, is after the last month of the data, ${last}: the months between are not yet filed, not zero`,
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
      `there is no district of the name '${number}'; it is the number of district '${DISTRICT_NAMES[number]}', which was taken: give the name`,
      pointer,
    ),
  )
}
