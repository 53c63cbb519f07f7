/** Required and attained index of subdivision: SOLAS II-1 reg. 6 and 7. */
import type { Constant, Trace } from '@keelson/equations'
import * as rule from '@keelson/standards/imo-solas-ii-1-2009/index-required.ts'
import * as newer from '@keelson/standards/imo-solas-ii-1-2020/passenger.ts'
import { given, idsOf } from '@keelson/workflow'
import { CARGO, SOLAS_2009, type Some } from './inputs.ts'
import { DRAUGHTS } from './inputs-subdivision.ts'

export interface Attained {
  readonly byDraught: readonly [number, number, number]
  readonly A: number
}
export interface Index {
  readonly R: number | Constant
  readonly least: number
  readonly attained: Attained | undefined
}

type Indexed = Some<
  'ship_type',
  'solas_edition' | 'subdivision_length' | 'persons' | 'damage_cases' | 'attained_as' | 'attained_ap' | 'attained_al'
>

export function indexOf(p: Indexed, trace: Trace): Index {
  trace.section('Required index')
  const R = requiredOf(p, trace)
  const least = trace.apply(rule.leastAtDraught, { k_R: rule.LEAST_SHARE[p.ship_type], R })
  return { R, least, attained: attainedOf(p, trace) }
}

function requiredOf(p: Indexed, trace: Trace): number | Constant {
  if (p.ship_type === CARGO) return cargo(given(p, 'subdivision_length').subdivision_length, trace)
  const { persons: N } = given(p, 'persons')
  if (p.solas_edition === SOLAS_2009)
    return trace.apply(rule.requiredOfPassenger, { L_s: given(p, 'subdivision_length').subdivision_length, N })
  if (N < newer.FIRST_PERSONS) return newer.REQUIRED_OF_FEW
  if (N <= newer.SECOND_PERSONS) return trace.apply(newer.requiredOfSome, { N })
  return trace.apply(N <= newer.THIRD_PERSONS ? newer.requiredOfMany : newer.requiredOfMost, { N })
}

function cargo(L_s: number, trace: Trace): number {
  if (L_s > rule.LONG_SHIP.si) return trace.apply(rule.requiredOfLongCargo, { L_s }, { as: 'R' })
  const R_o = trace.apply(rule.requiredOfLongCargo, { L_s })
  return trace.apply(rule.requiredOfShortCargo, { L_s, R_o })
}

function attainedOf(p: Indexed, trace: Trace): Attained | undefined {
  const byDraught = p.damage_cases === undefined ? asGiven(p) : summed(p, trace)
  if (byDraught === undefined) return undefined
  const [A_s, A_p, A_l] = byDraught
  return { byDraught, A: trace.apply(rule.attainedIndex, { A_s, A_p, A_l }) }
}

function asGiven({ attained_as, attained_ap, attained_al }: Indexed): Attained['byDraught'] | undefined {
  if (attained_as === undefined || attained_ap === undefined || attained_al === undefined) return undefined
  return [attained_as, attained_ap, attained_al]
}

const OF = { ds: 's', dp: 'p', dl: 'l' } as const
const CALLED = { ds: 'deepest', dp: 'partial', dl: 'light' } as const

function summed(p: Indexed, trace: Trace): Attained['byDraught'] {
  const { damage_cases } = given(p, 'damage_cases')
  trace.section('Attained index')
  const [A_s, A_p, A_l] = idsOf(DRAUGHTS).map((draught) => {
    const cases = damage_cases.filter((row) => row.draught === draught)
    const lists = { p: cases.map((c) => c.p), v: cases.map((c) => c.v), s: cases.map((c) => c.s) }
    const own = Object.fromEntries(['p', 'v', 's'].map((name) => [name, `${name}_${OF[draught]}`]))
    return trace.apply(rule.attainedAtDraught, lists, {
      as: `A_${OF[draught]}`,
      title: `Attained index at the ${CALLED[draught]} draught`,
      rename: own,
    })
  })
  return [A_s as number, A_p as number, A_l as number]
}
