/** The two analyses, each whole in its own file. */
import { composed, OPERATING, RULE } from './inputs.ts'
import { inOperation } from './way-operating.ts'
import { byRule } from './way-rule.ts'

export const rudder = composed({ [RULE]: byRule, [OPERATING]: inOperation })
