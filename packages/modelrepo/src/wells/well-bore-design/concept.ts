/** The hole concept: its casing program, what it costs at the water depth, its risk, and the one that is recommended. */
import type { Trace } from '@keelson/equations'
import {
  COST_SLOPE,
  type COSTS,
  depthFactor,
  HOLE_TYPES,
  type HoleConcept,
  type HoleType,
  holeConcepts,
  REFERENCE_DEPTH,
  recommendedHole,
  scaledCost,
  wellCost,
} from '@keelson/physics/well-planning/hole-concepts.ts'
import { digitalmodel } from '@keelson/physics/well-planning/sources.ts'
import { toSI } from '@keelson/units'
import { capitalised } from '@keelson/workflow'
import type { Given } from './inputs.ts'

export interface Concept {
  readonly type: HoleType
  readonly concept: HoleConcept
  readonly cost: Readonly<Record<(typeof COSTS)[number], number>>
  readonly total: number
  readonly recommended: HoleType
}

const SYMBOLS = { drilling: 'C_d', casing: 'C_c', completion: 'C_k' } as const

export const inWords = (type: string): string => type.replaceAll('_', ' ')

export function conceptOf(
  { hole_type: type, water_depth: d, objective }: Given<'hole_type' | 'water_depth' | 'objective'>,
  trace: Trace,
): Concept {
  return { ...costed(type, d, trace), recommended: recommendedHole(objective, d) }
}

function costed(type: HoleType, d: number, trace: Trace): Omit<Concept, 'recommended'> {
  trace.section('Concept cost')
  const concept = holeConcepts[type]
  const f_d = trace.apply(depthFactor, { k_d: COST_SLOPE, d, d_0: REFERENCE_DEPTH })
  const of = (what: (typeof COSTS)[number]) => {
    const symbol = SYMBOLS[what]
    const C_0 = trace.lookup({
      symbol: `${symbol}0`,
      title: `Base ${what} cost`,
      unit: 'USD',
      source: digitalmodel,
      clause: 'cost parameters',
      value: toSI(concept.cost[what], 'MUSD'),
      cell: `row ${inWords(type)}, column ${what}`,
    })
    return trace.apply(
      scaledCost,
      { C_0, f_d },
      { as: symbol, title: `${capitalised(what)} cost`, rename: { C_0: `${symbol}0` } },
    )
  }
  const cost = { drilling: of('drilling'), casing: of('casing'), completion: of('completion') }
  const total = trace.apply(wellCost, { C_d: cost.drilling, C_c: cost.casing, C_k: cost.completion })
  return { type, concept, cost, total }
}

/** All concepts at a water depth, silently. */
export const allConcepts = (d: number, trace: Trace): readonly Omit<Concept, 'recommended'>[] =>
  HOLE_TYPES.map((type) => costed(type, d, trace))
