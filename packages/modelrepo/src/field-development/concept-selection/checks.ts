/** The checks: some host is feasible, and comparisons are consistent. */
import { constant, house, type Trace } from '@keelson/equations'
import { consistencyRatio, HIGHEST_RATIO } from '@keelson/physics/decision/pairwise.ts'
import { hostScreening } from '@keelson/physics/field-concepts/sources.ts'
import { check, checkOf, notChecked } from '@keelson/workflow'
import type { Compared } from './calculate-pairwise.ts'
import type { Screening } from './calculate-screening.ts'
import { ofPairwise, ofScreening } from './modes.ts'

const ONE_HOST = constant({
  symbol: 'n_min',
  title: 'Hosts that must be left',
  value: 1,
  unit: '-',
  source: house,
  clause: 'one host at least',
})

export const checks = {
  feasible_host: checkOf('-', {
    title: 'Feasible host',
    demand: 'Hosts that must be left',
    capacity: 'Hosts within their depth window',
    criterion: { source: hostScreening, clause: 'depth windows' },
    onlyWhen: ofScreening,
  }),
  consistency: checkOf('-', {
    title: 'Comparisons are consistent',
    demand: consistencyRatio,
    capacity: 'Highest consistency ratio',
    criterion: HIGHEST_RATIO,
    onlyWhen: ofPairwise,
  }),
}

const OTHER = notChecked('other_mode', 'not a part of this method')

export function checksOf(found: Screening | undefined, compared: Compared | undefined, trace: Trace) {
  return {
    feasible_host: found ? feasibility(found, trace) : OTHER,
    consistency: compared ? check({ demand: compared.ratio, capacity: HIGHEST_RATIO }) : OTHER,
  }
}

function feasibility({ ranked }: Screening, trace: Trace) {
  trace.section('Hosts that are left')
  const left = trace.lookup({
    source: hostScreening,
    clause: 'depth windows',
    symbol: 'n_h',
    title: 'Hosts within their depth window',
    unit: '-',
    value: ranked.names.length,
    cell: 'table of the hosts',
  })
  return check({
    demand: ONE_HOST,
    capacity: left,
    ...(left === 0 && { failure: 'the water is outside of the depths of every host' }),
  })
}
