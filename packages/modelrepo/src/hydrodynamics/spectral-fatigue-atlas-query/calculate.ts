/** The answer to a query of a grid of damages. */
import { allowableDamage, factoredDamage, fatigueLife } from '@keelson/physics/fatigue/miner.ts'
import {
  utilisation as atItsLimit,
  check,
  notApplicable,
  type Outcome,
  openIf,
  type RunContext,
  shown,
  shownYears,
} from '@keelson/workflow'
import { inYears, shownUse } from '../_shared/spectral-damage/detail.ts'
import { type Query, queryOf } from './calculate-query.ts'
import { peakLeft } from './calculate-reach.ts'
import { gridChart, slicesChart } from './charts.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { nodeRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const query = queryOf(p, trace)
  const { D } = query
  const DFF = p.design_fatigue_factor
  trace.section('Fatigue life and utilisation')
  const life = trace.apply(fatigueLife, { T_L: p.design_life, D })
  const u = trace.apply(factoredDamage, { D, DFF })
  const allowable = trace.apply(allowableDamage, { DFF })
  const left = peakLeft(p, query, allowable)
  return {
    values: {
      damage: D,
      utilisation: atItsLimit(u),
      fatigue_life: life,
      in_range: true,
      confidence: query.node ? 'node' : 'interpolated',
      source: 'atlas',
      nearest_node_damage: query.nearest,
      cell_maximum_damage: query.largest,
      interpolation_difference: query.difference,
      wave_height_exponent: query.exponent ?? notApplicable('the entered wave height is in the grid'),
    },
    checks: { fatigue: openIf('out_of_reach', left, check({ demand: D, capacity: allowable, utilisation: u })) },
    tables: () => ({ nodes: nodeRows(p, query) }),
    charts: () => ({ grid: gridChart(p, query), slices: slicesChart(p, query) }),
    warnings: warningsOf(p, query, u, left),
    detail: sentence(p, query, life, u),
    confidence: {
      method: query.node
        ? 'a grid node'
        : 'linear in the logarithm of damage, over the logarithm of wave height and over peak period',
      nearest_node_difference: query.difference,
    },
  }
}

const sentence = (p: Params, { D, node }: Query, life: number, u: number): string =>
  `Damage ${shown(D, 3)} over ${inYears(p.design_life)} (${node ? 'grid node' : 'interpolated between grid nodes'}), fatigue life ${shownYears(life)}, utilisation ${shownUse(u)} with a design fatigue factor of ${shown(p.design_fatigue_factor)}`
