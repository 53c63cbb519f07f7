/** What a specialist would remark on alloys that hydrogen can crack. */
import { warner } from '@keelson/workflow'

export const warnings = {
  hydrogen_cracking: 'A hydrogen-sensitive alloy exceeds its potential limit, or has no limit entered.',
} as const
export const warn = warner(warnings)
