/** What a specialist would remark on alloys that hydrogen can crack. */
import { warner } from '@keelson/workflow'

export const warnings = {
  hydrogen_cracking: 'The potential limit of a hydrogen-sensitive alloy is exceeded or is not entered.',
} as const
export const warn = warner(warnings)
