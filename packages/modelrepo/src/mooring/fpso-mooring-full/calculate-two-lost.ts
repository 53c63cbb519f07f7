/** Every pair of lines taken away from the intact spread, for information. SI. */
import type { Trace } from '@keelson/equations'
import { faltinsen } from '@keelson/physics/handbooks.ts'
import { dynamicTension } from '@keelson/physics/mooring-spread/spread.ts'
import { eachTwoLost } from '@keelson/physics/mooring-system/lost-lines.ts'
import { tensionSafetyFactor } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { largestOf, mostUsed, type Used } from '../_shared/spread/conditions.ts'
import { solving } from '../_shared/spread/errors.ts'
import { extremeOf } from '../_shared/spread/motions.ts'
import { conditionOf, type SolvedSpread } from '../_shared/spread/solve.ts'
import type { Params } from './inputs.ts'

/** What a lost pair leaves: the largest offset and the segment used most, in the decisive position. */
export interface PairLost {
  /** Numbers of the two, from 1. */
  readonly lines: readonly [number, number]
  readonly held?: {
    readonly offset: number
    readonly used: Used
    /** Of the segment used most, with the dynamic factor, N. */
    readonly tension: number
    readonly line: number
    /** Breaking load over tension. */
    readonly factor: number
  }
  readonly reason?: string
}

/** The pair that uses a line most, and the one that lets the vessel drift furthest. */
interface WorstPairs {
  readonly tension: PairLost
  readonly offset: PairLost
}

export interface TwoLost {
  readonly pairs: readonly PairLost[]
  /** Where every pair leaves the vessel held. */
  readonly worst: WorstPairs | undefined
}

/** Undefined where it is not asked for. */
export function twoLost(p: Params, solved: SolvedSpread, trace: Trace): TwoLost | undefined {
  if (!p.check_two_lines_lost) return undefined
  const pairs = pairsOf(p, solved)
  const worst = worstOf(pairs)
  return { pairs, worst: worst && tracedWorst(p, worst, trace) }
}

function pairsOf(p: Params, solved: SolvedSpread): PairLost[] {
  const { spread, load, intact, motions } = solved
  return solving(() => eachTwoLost(spread.system, load, intact)).map(
    ({ lost: [first = 0, second = 0], remaining, equilibrium, reason }): PairLost => {
      const lines = [first + 1, second + 1] as const
      if (equilibrium === null) return { lines, reason: reason ?? 'no equilibrium' }
      const mean = conditionOf(equilibrium, remaining)
      const at = motions ? extremeOf(mean, motions, spread) : mean
      const used = mostUsed(at, spread.line)
      const tension = p.dynamic_factor * used.tension
      const { breakingLoad } = used
      return { lines, held: { offset: at.offset, used, tension, line: used.number, factor: breakingLoad / tension } }
    },
  )
}

/** What the pair that uses a line most leaves of it, and how far the vessel drifts without the other pair, step by step. */
function tracedWorst(p: Params, { tension, offset }: WorstPairs, trace: Trace): WorstPairs {
  if (tension.held === undefined || offset.held === undefined) return { tension, offset }
  trace.section('Two lines failed')
  const found = (symbol: string, title: string, unit: string, value: number, pair: PairLost) =>
    trace.lookup({
      symbol,
      title,
      unit,
      value,
      source: faltinsen,
      clause: 'ch. 8, spread mooring',
      cell: `lines ${pairText(pair)} failed`,
    })
  const { used } = tension.held
  const T = found('T_ll', 'Governing line tension, two lines failed', 'N', used.tension, tension)
  const T_max = trace.apply(dynamicTension, { DF: p.dynamic_factor, T }, { as: 'T_max_ll', rename: { T: 'T_ll' } })
  const names = { MBL: 'MBL_ll', T: 'T_max_ll' }
  const factor = trace.apply(
    tensionSafetyFactor,
    { MBL: used.breakingLoad, T: T_max },
    { as: 'SF_ll', title: 'Minimum ratio of breaking load to tension, two lines failed', rename: names },
  )
  const S = found('S_ll', 'Maximum offset, two lines failed', 'm', offset.held.offset, offset)
  return {
    tension: { ...tension, held: { ...tension.held, factor } },
    offset: { ...offset, held: { ...offset.held, offset: S } },
  }
}

function worstOf(pairs: readonly PairLost[]): WorstPairs | undefined {
  if (pairs.some(({ held }) => held === undefined)) return undefined
  const tension = pairs[largestOf(pairs.map(({ held }) => 1 / (held?.factor ?? 1)))]
  const offset = pairs[largestOf(pairs.map(({ held }) => held?.offset ?? 0))]
  return tension && offset && { tension, offset }
}

export const pairText = ({ lines: [a, b] }: PairLost) => `${a} and ${b}`

/** The pair that leaves the vessel unheld, and why; undefined where none does. */
export function unheldPair({ pairs }: TwoLost): string | undefined {
  const pair = pairs.find(({ held }) => held === undefined)
  return pair && `with lines ${pairText(pair)} failed, ${pair.reason ?? 'there is no equilibrium'}`
}
