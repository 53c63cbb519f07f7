/** The answer in one sentence, with no more figures than its class bears. */
import { shownPercent } from '@keelson/workflow'
import { between, coarse, roughly } from '../_shared/basis/basis.ts'
import type { Found } from './calculate-found.ts'
import { BENCHMARK, BREAKDOWN, FACTORED } from './modes.ts'
import type { Params } from './params.ts'

const UNIT = 'MUSD'
const about = (cost: number): string => roughly(cost, UNIT)

export function sentence(p: Params, found: Found): string {
  const { spend } = found
  return `${estimateWords(p, found)}${spend ? `; nominal spend ${about(spend.nominal)}` : ''}`
}

function estimateWords(p: Params, { estimate, found, breakdown }: Found): string {
  const { middle, range, cost } = estimate
  const ofClass = found ? `AACE class ${found.estimateClass}` : 'of no stated class'
  const reach = range && between(range.low.value, range.high.value, UNIT)
  if (p.method === BENCHMARK)
    return `About ${about(middle.value)} (${reach}), ${ofClass}, by a screening heuristic and no published standard`
  if (p.method === FACTORED && found)
    return `About ${about(middle.value)}, ${ofClass}: ${between(found.low, found.high, UNIT)} if the widest of its class`
  if (p.method === BREAKDOWN && breakdown) {
    const chance = breakdown.covered?.(breakdown.total)
    const total = `with contingency ${about(breakdown.total)}`
    const held = chance === undefined ? '' : `, not exceeded with ${shownPercent(coarse(chance))}`
    return `Base estimate about ${about(cost.value)} (P10 to P90 ${reach}), ${ofClass}; ${total}${held}`
  }
  return `About ${about(cost.value)}, ${ofClass}`
}
