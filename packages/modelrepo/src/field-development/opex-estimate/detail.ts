/** The answer in one sentence, with no more figures than an early estimate bears. */
import { shownIn, shownYears } from '@keelson/workflow'
import { between, roughly } from '../_shared/basis/basis.ts'
import type { Found } from './calculate-found.ts'
import { BENCHMARK } from './modes.ts'
import type { Params } from './params.ts'

const YEARLY = 'MUSD/year'
const BARREL = 'USD/bbl'

export function sentence(p: Params, { year, limit, life }: Found): string {
  if (year) {
    const { low, base, high, unit } = year
    const range = low === undefined || high === undefined ? '' : ` (${between(low, high, YEARLY)})`
    const barrel = unit === undefined ? '' : `, ${roughly(unit, BARREL)} at full capacity`
    const basis = p.method === BENCHMARK ? ', by a screening heuristic and no published standard' : ''
    return `About ${roughly(base, YEARLY)}${range}${barrel}${basis}`
  }
  if (limit?.q_el !== undefined) {
    const left = limit.time === undefined ? '' : `, reached in ${shownYears(limit.time)}`
    return `Economic limit ${shownIn(limit.q_el, 'bbl/d', 3)}, gross${left}`
  }
  if (limit) return 'No rate is economic: a barrel costs more than it earns'
  if (life === undefined) return ''
  const paying = life.paying === undefined ? '' : `; ${life.paying} of ${life.years.length} years pay`
  return `About ${roughly(life.nominal, 'MUSD')} over ${life.years.length} years, ${roughly(life.levelised, BARREL)} levelised${paying}`
}
