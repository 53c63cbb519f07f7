/** What the atlas queries of lines under tension ranges have in common: their sum of damage, and what it comes to. */

import { silent, type Trace } from '@keelson/equations'
import { damageSum, miner } from '@keelson/physics/fatigue/miner.ts'
import { shown, type Warning } from '@keelson/workflow'
import { nearLimit, type Origin, withinError } from '../../../_shared/atlas/atlas-query.ts'
import { WRITTEN_OUT } from '../../../_shared/rows/written-out.ts'
import { lifeOf, type Terms, verdictOf } from './verdict.ts'

/** The sum of the damage of ranges, written out where they are few. */
export function traceTotal(d: readonly number[], symbol: string, trace: Trace): number {
  if (d.length <= WRITTEN_OUT) return trace.apply(damageSum, { d }, { as: symbol })
  const cell = `total damage over the ${d.length} rows of the tension range table`
  return trace.lookup({
    symbol,
    title: damageSum.title,
    unit: '-',
    source: miner,
    clause: damageSum.clause,
    value: damageSum.evaluate({ d }),
    cell,
  })
}

/** The remark that the margin of a damage is too near to its limit for the atlas. */
export function nearMargin(p: Terms, D: number, error: number): Warning | undefined {
  const { margin } = lifeOf(p, D, silent)
  if (typeof margin !== 'number' || !withinError(margin, error)) return undefined
  return nearLimit(`The interpolated {dff_margin} of ${shown(margin)}`, error)
}

/** What a damage comes to, and its values; the direct solver has traced its own. */
export function judged(p: Terms, D: number, from: Origin, trace: Trace) {
  const verdict = verdictOf(p, D, from.source === 'atlas' ? trace : silent)
  const { life, margin } = verdict
  const confidence_band = typeof life === 'number' || from.source === 'direct' ? from.band(Number(life)) : life
  return { verdict, values: { total_damage: D, fatigue_life_years: life, dff_margin: margin, confidence_band } }
}
