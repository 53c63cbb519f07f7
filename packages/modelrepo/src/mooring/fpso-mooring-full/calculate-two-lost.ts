/** Every pair of lines taken away from the intact spread, for information. SI. */
import { eachTwoLost } from '@keelson/physics/mooring-system/lost-lines.ts'
import { largestOf, mostUsed } from '../_shared/spread/conditions.ts'
import { solving } from '../_shared/spread/errors.ts'
import { extremeOf } from '../_shared/spread/motions.ts'
import { conditionOf, type SolvedSpread } from '../_shared/spread/solve.ts'
import type { Params } from './params.ts'

/** What a lost pair leaves: the largest offset and the segment used most, in the decisive position. */
export interface PairLost {
  /** Numbers of the two, from 1. */
  readonly lines: readonly [number, number]
  readonly held?: {
    readonly offset: number
    /** Of the segment used most, with the dynamic factor, N. */
    readonly tension: number
    readonly line: number
    /** Breaking load over tension. */
    readonly factor: number
  }
  readonly reason?: string
}

export interface TwoLost {
  readonly pairs: readonly PairLost[]
  /** Where every pair leaves the vessel held. */
  readonly worst: { readonly tension: PairLost; readonly offset: PairLost } | undefined
}

/** Undefined where it is not asked for. */
export function twoLost(p: Params, solved: SolvedSpread): TwoLost | undefined {
  if (!p.check_two_lines_lost) return undefined
  const { spread, load, intact, motions } = solved
  const pairs = solving(() => eachTwoLost(spread.system, load, intact)).map(
    ({ lost: [first = 0, second = 0], remaining, equilibrium, reason }): PairLost => {
      const lines = [first + 1, second + 1] as const
      if (equilibrium === null) return { lines, reason: reason ?? 'no equilibrium' }
      const mean = conditionOf(equilibrium, remaining)
      const at = motions ? extremeOf(mean, motions, spread) : mean
      const used = mostUsed(at, spread.line)
      const tension = p.dynamic_factor * used.tension
      return { lines, held: { offset: at.offset, tension, line: used.number, factor: used.breakingLoad / tension } }
    },
  )
  return { pairs, worst: worstOf(pairs) }
}

function worstOf(pairs: readonly PairLost[]): TwoLost['worst'] {
  if (pairs.some(({ held }) => held === undefined)) return undefined
  const tension = pairs[largestOf(pairs.map(({ held }) => 1 / (held?.factor ?? 1)))]
  const offset = pairs[largestOf(pairs.map(({ held }) => held?.offset ?? 0))]
  return tension && offset && { tension, offset }
}

export const pairText = ({ lines: [a, b] }: PairLost) => `${a} and ${b}`

/** The pair that leaves the vessel unheld, and why; undefined where none does. */
export function unheldPair({ pairs }: TwoLost): string | undefined {
  const pair = pairs.find(({ held }) => held === undefined)
  return pair && `lines ${pairText(pair)} lost: ${pair.reason ?? 'no equilibrium'}`
}
