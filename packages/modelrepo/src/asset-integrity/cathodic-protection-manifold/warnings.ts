/** What a specialist would remark on alloys that hydrogen can crack. */
import { warner } from '@keelson/workflow'

export const warnings = {
  hydrogen_cracking: 'An alloy that hydrogen can crack is beyond its limit, or has none to be held against.',
} as const
export const warn = warner(warnings)
