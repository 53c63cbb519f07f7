/** What is remarked on the records and on what was asked of them. */
import { sayer, shownWhole, type Warning, warner } from '@keelson/workflow'
import { dashed } from '../_shared/months.ts'
import { MOST_LINES, type Summed, WELL_MONTHS_FILE } from './calculate-sums.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  filter_unmatched: 'Some filter entries do not match any selected record.',
  header_row: 'A production file begins with a header line, which official files do not have.',
  before_files: 'The first month selected is before the first month in the files.',
  wells_left_out: 'The well and month file is limited in length and does not contain every selected well.',
  not_yet_filed: 'The last month selected is after the last month in the files. The months between are not yet filed.',
} as const
const warn = warner(warnings)
const said = sayer(warnings)

export const warningsOf = (p: Params, data: Summed): Warning[] => [
  ...data.unmatched.map(({ filter, entries }) =>
    warn(
      'filter_unmatched',
      `{${filter}}: entries ${entries.map((entry) => `'${entry}'`).join(', ')} do not match any selected record. The other entries are used.`,
      `/${filter}`,
    ),
  ),
  ...data.headers.map((name) =>
    warn(
      'header_row',
      `'${name}' begins with a header line, which official OGOR-A files do not have. The line is ignored.`,
      '/file_pattern',
    ),
  ),
  ...beyondFiles(p, data),
  ...said(
    'wells_left_out',
    data.listed < data.groups.api12.length,
    `${WELL_MONTHS_FILE} contains only the ${data.listed} wells with the most oil of ${data.groups.api12.length}, because it is limited to ${shownWhole(MOST_LINES)} lines. Select fewer wells or months to include the others.`,
  ),
]

function beyondFiles(p: Params, { firstMonth, lastMonth }: Summed): Warning[] {
  const [start = firstMonth, end = lastMonth] = [p.start_month?.trim(), p.end_month?.trim()]
  return [
    ...said(
      'before_files',
      start < firstMonth,
      `The {start_month} ${dashed(start)} is before the first month in the files, ${dashed(firstMonth)}. No data are available for the months between.`,
      '/start_month',
    ),
    ...said(
      'not_yet_filed',
      end > lastMonth,
      `The {end_month} ${dashed(end)} is after the last month in the files, ${dashed(lastMonth)}. The months between are not yet filed and are not zero.`,
      '/end_month',
    ),
  ]
}
