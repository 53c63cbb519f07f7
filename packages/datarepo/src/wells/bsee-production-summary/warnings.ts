/** What is remarked on the records and on what was asked of them. */
import { sayer, type Warning, warner } from '@keelson/workflow'
import { dashed } from '../_shared/months.ts'
import { MOST_LINES, type Summed, WELL_MONTHS_FILE } from './calculate-sums.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  filter_unmatched: 'Entries of a filter match no record of the selection.',
  header_row: 'A production file begins with a header line, which official files do not have.',
  before_files: 'The first month asked for is before the first of the files.',
  wells_left_out: 'The file of wells and months does not hold every well: the selection has more than it can.',
  not_yet_filed: 'The last month asked for is after the last of the files: what lies between is not yet filed.',
} as const
const warn = warner(warnings)
const said = sayer(warnings)

export const warningsOf = (p: Params, data: Summed): Warning[] => [
  ...data.unmatched.map(({ filter, entries }) =>
    warn(
      'filter_unmatched',
      `{${filter}}: no record of the selection matches ${entries.map((entry) => `'${entry}'`).join(', ')}; the other entries have some`,
      `/${filter}`,
    ),
  ),
  ...data.headers.map((name) =>
    warn(
      'header_row',
      `'${name}' begins with a header line, which official OGOR-A files do not have; it was left out`,
      '/file_pattern',
    ),
  ),
  ...beyondFiles(p, data),
  ...said(
    'wells_left_out',
    data.listed < data.groups.api12.length,
    `${WELL_MONTHS_FILE} holds the ${data.listed} wells with the most oil of ${data.groups.api12.length}: it has at most ${MOST_LINES} lines; select fewer wells or months for the others`,
  ),
]

function beyondFiles(p: Params, { firstMonth, lastMonth }: Summed): Warning[] {
  const [start = firstMonth, end = lastMonth] = [p.start_month?.trim(), p.end_month?.trim()]
  return [
    ...said(
      'before_files',
      start < firstMonth,
      `{start_month}, ${dashed(start)}, is before the first month of the files, ${dashed(firstMonth)}: nothing is known of the months between`,
      '/start_month',
    ),
    ...said(
      'not_yet_filed',
      end > lastMonth,
      `{end_month}, ${dashed(end)}, is after the last month of the files, ${dashed(lastMonth)}: the months between are not yet filed, not zero`,
      '/end_month',
    ),
  ]
}
