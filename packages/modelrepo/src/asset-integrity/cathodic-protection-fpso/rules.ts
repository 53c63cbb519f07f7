/** What the inputs of FPSO cathodic protection must hold between them. */
import { type Problem, shownIn } from '@keelson/workflow'
import { anodeRules, categoryRules } from '../_shared/cathodic-protection/checks.ts'
import type { Params } from './inputs.ts'
import { CHAIN, HEATED } from './inputs-hull.ts'

export const rules = (p: Params): Problem[] => [
  ...anodeRules(p),
  ...categoryRules(p.edition, p.coating_category),
  ...together(p, HEATED),
  ...together(p, CHAIN),
  ...shieldRules(p),
]

/** Of two inputs that only make sense together, the one that is missing. */
function together(p: Params, [one, other]: readonly [keyof Params & string, keyof Params & string]): Problem[] {
  if ((p[one] === undefined) === (p[other] === undefined)) return []
  const [missing, present] = p[one] === undefined ? [one, other] : [other, one]
  return [{ pointer: `/${missing}`, message: `is required together with {${present}}` }]
}

function shieldRules({ coating_potential_limit: E_lim, design_protective_potential: E_c }: Params): Problem[] {
  if (E_lim === undefined || E_lim < E_c) return []
  const message = `must be more negative than {design_protective_potential}, ${shownIn(E_c, 'V')} (entered: ${shownIn(E_lim, 'V')})`
  return [{ pointer: '/coating_potential_limit', message }]
}
