/** What a specialist would remark on the sweep. */
import { type Warning, warner } from '@keelson/workflow'
import type { RiserCase } from './calculate-cases.ts'

export const warnings = {
  case_failed: 'A case has no result. The reason is reported.',
} as const
const warn = warner(warnings)

/** Failed cases that are named one by one. */
const MOST_NAMED = 20

export const warningsOf = (cases: readonly RiserCase[]): Warning[] =>
  cases
    .filter((c) => c.failure !== undefined)
    .slice(0, MOST_NAMED)
    .map(({ id, i, failure }) =>
      warn('case_failed', `Case '${id}' has no result because ${failure}.`, `/case_ids/${i}`),
    )
