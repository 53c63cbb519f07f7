/** What is remarked on the records and on what was asked of them. */
import { warner } from '@keelson/workflow'

export const warnings = {
  filter_unmatched: 'Entries of a filter match no record of the selection.',
  header_row: 'A production file begins with a header line, which official files do not have.',
  before_files: 'The first month asked for is before the first of the files.',
  wells_left_out: 'The file of wells and months does not hold every well: the selection has more than it can.',
  not_yet_filed: 'The last month asked for is after the last of the files: what lies between is not yet filed.',
} as const
export const warn = warner(warnings)
