/** The spread under its mean load: as it is, at the extreme of its motions, and with each of its lines lost. SI. */
import type { Trace } from '@keelson/equations'
import { equilibrium } from '@keelson/physics/mooring-system/equilibrium.ts'
import { eachLineLost } from '@keelson/physics/mooring-system/lost-lines.ts'
import type { MeanLoad, SystemEquilibrium } from '@keelson/physics/mooring-system/system.ts'
import { type Condition, largestOf, mostLoaded, mostPulled, mostUsed, offsetOf } from './conditions.ts'
import { solving } from './errors.ts'
import type { SpreadParams } from './inputs.ts'
import type { CommonLine } from './line.ts'
import { extremeOf, type Motions, motionsOf } from './motions.ts'
import { type Spread, spreadOf } from './spread.ts'

/** One line lost: the vessel where it comes to rest, and at its extreme; neither where the others do not hold it. */
export interface Loss {
  /** Number of the lost line, from 1. */
  readonly lost: number
  readonly mean?: Condition
  readonly extreme?: Condition
  readonly reason?: string
}

export interface SolvedSpread {
  readonly spread: Spread
  readonly load: MeanLoad
  readonly motions: Motions | undefined
  readonly intact: Condition
  readonly extreme: Condition | undefined
  /** Of each line in turn; none where it is not asked for. */
  readonly losses: readonly Loss[]
  /** That of the most loaded line. */
  readonly damaged: Loss | undefined
  /** If every loss leaves the vessel at rest: those with the largest line utilisation, anchor pull and offset. */
  readonly worst: { readonly tension: HeldLoss; readonly pull: HeldLoss; readonly offset: HeldLoss } | undefined
}

export type HeldLoss = Loss & { readonly mean: Condition }
export const isHeld = (loss: Loss | undefined): loss is HeldLoss => loss?.mean !== undefined

/** At the extreme of the motions where they are given, else in the mean position. */
export const decisive = ({ mean, extreme }: HeldLoss): Condition => extreme ?? mean

export function solveSpread(p: SpreadParams, line: CommonLine, load: MeanLoad, trace: Trace): SolvedSpread {
  const spread = spreadOf(p, line, trace)
  const motions = motionsOf(p, trace)
  const extremeFrom = (mean: Condition) => (motions ? extremeOf(mean, motions, spread) : undefined)
  const rest = solving(() => equilibrium(spread.system, load))
  const intact = conditionOf(rest, allOf(spread))
  const losses = p.check_damaged ? lossesOf(spread, load, rest, extremeFrom) : []
  const damaged = losses[mostLoaded(intact).number - 1]
  return { spread, load, motions, intact, extreme: extremeFrom(intact), losses, damaged, worst: worstOf(losses, line) }
}

const allOf = ({ system }: Spread) => system.lines.map((_, i) => i)

export function conditionOf(rest: SystemEquilibrium, numbers: readonly number[]): Condition {
  const { iterations, residual, ...at } = rest
  return { ...at, numbers, offset: offsetOf(at), found: { iterations, residual } }
}

function lossesOf(
  { system }: Spread,
  load: MeanLoad,
  rest: SystemEquilibrium,
  extremeFrom: (mean: Condition) => Condition | undefined,
): Loss[] {
  return solving(() => eachLineLost(system, load, rest)).map(
    ({ lost: [first = 0], remaining, equilibrium, reason }) => {
      const lost = first + 1
      if (equilibrium === null) return { lost, reason: reason ?? 'there is no equilibrium' }
      const mean = conditionOf(equilibrium, remaining)
      const extreme = extremeFrom(mean)
      return { lost, mean, ...(extreme && { extreme }) }
    },
  )
}

function worstOf(losses: readonly Loss[], line: CommonLine): SolvedSpread['worst'] {
  const held = losses.filter(isHeld)
  if (held.length === 0 || held.length < losses.length) return undefined
  const tension = held[largestOf(held.map((loss) => shareOf(decisive(loss), line)))]
  const pull = held[largestOf(held.map((loss) => mostPulled(decisive(loss)).at.anchorTension))]
  const offset = held[largestOf(held.map((loss) => decisive(loss).offset))]
  return tension && pull && offset && { tension, pull, offset }
}

/** Largest tension over breaking load. */
function shareOf(c: Condition, line: CommonLine): number {
  const { tension, breakingLoad } = mostUsed(c, line)
  return tension / breakingLoad
}
