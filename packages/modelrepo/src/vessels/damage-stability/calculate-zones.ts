/** Probability that damage opens a zone, stops at a bulkhead or below a deck: SOLAS II-1 reg. 7-1.1 and 7-2.6. */
import { silent, type Trace } from '@keelson/equations'
import { normalisedLength, WHOLE_LENGTH } from '@keelson/standards/imo-solas-ii-1-2009/damage-length.ts'
import * as rule from '@keelson/standards/imo-solas-ii-1-2009/penetration.ts'
import { type Density, type ZonePosition, zoneProbability } from '@keelson/standards/imo-solas-ii-1-2009/zones.ts'
import { given } from '@keelson/workflow'
import type { Some } from './inputs.ts'
import { entry } from './lists.ts'

export interface Zone {
  readonly l: number
  readonly position: ZonePosition
  readonly J: number
  readonly p: number
  readonly r: number | undefined
  readonly pr: number | undefined
}

export type Zoned = Some<
  'zone_length' | 'zone_position',
  'penetration_breadth' | 'horizontal_boundary_height' | 'hull_breadth' | 'draft'
>

export function zoneOf(p: Zoned, density: Density, L_s: number, i: number, trace: Trace): Zone {
  const l = entry(p.zone_length, i)
  const position = entry(p.zone_position, i) as ZonePosition
  const J = trace.apply(normalisedLength, { l, L_s })
  const own = zoneProbability(density, J, position, trace)
  if (p.penetration_breadth === undefined) return { l, position, J, p: own, r: undefined, pr: undefined }
  const r = penetrationOf(p, entry(p.penetration_breadth, i), density, { J, p: own, position }, trace)
  return { l, position, J, p: own, r, pr: trace.apply(rule.wingProbability, { p: own, r }) }
}

function penetrationOf(
  p: Zoned,
  b: number,
  { b_11, b_12 }: Density,
  zone: { readonly J: number; readonly p: number; readonly position: ZonePosition },
  trace: Trace,
): number {
  const { hull_breadth: B } = given(p, 'hull_breadth')
  const { J, position } = zone
  const J_b = trace.apply(rule.normalisedPenetration, { b, B })
  const C_b = trace.apply(rule.penetrationFactor, { J_b })
  const G_1 = position === 'between' ? 0 : trace.apply(rule.wholeLengthTerm, { b_11, b_12, J_b })
  const G_2 = position === 'whole' ? 0 : trace.apply(rule.zoneTerm, { b_11, b_12, J_b, J })
  const G = position === 'terminal' ? trace.apply(rule.terminalTerm, { G_2, G_1, J }) : G_1 + G_2
  const named = { between: 'G_2', whole: 'G_1', terminal: 'G' } as const
  const probability = position === 'whole' ? WHOLE_LENGTH : zone.p
  return trace.apply(rule.penetrationProbability, { C_b, G, p: probability }, { rename: { G: named[position] } })
}

/** v of each deck; the first of them is shown. */
export function heightsOf(p: Zoned, trace: Trace): readonly number[] | undefined {
  const { horizontal_boundary_height: decks } = p
  if (decks === undefined) return undefined
  const { draft: d } = given(p, 'draft')
  trace.section(decks.length === 1 ? 'Deck' : `Deck 1 of ${decks.length} (others similar)`)
  return decks.map((H, i) => (i === 0 ? trace : silent).apply(rule.verticalProbability, { H, d }))
}
