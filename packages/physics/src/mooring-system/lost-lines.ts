/** The system with lines lost: each one, each two, from the intact equilibrium under the same load. */
import { NumericsError } from '@keelson/numerics/errors.ts'
import { type ReadyLine, readyLines } from './at-pose.ts'
import { settled } from './equilibrium.ts'
import { noRedundancy } from './redundancy.ts'
import type { MeanLoad, MooringSystem, SystemAtPose, SystemEquilibrium } from './system.ts'

export interface LinesLost {
  /** Numbers of the lost lines and of those that remain, from 0, in line order. */
  readonly lost: readonly number[]
  readonly remaining: readonly number[]
  /** Its lines are the remaining ones; null with the reason where there is none. */
  readonly equilibrium: SystemEquilibrium | null
  readonly reason: string | null
}

export function eachLineLost(system: MooringSystem, load: MeanLoad, intact: SystemAtPose): LinesLost[] {
  const lines = readyLines(system)
  return lines.map((_, lost) => without(lines, [lost], load, intact))
}

export function eachTwoLost(system: MooringSystem, load: MeanLoad, intact: SystemAtPose): LinesLost[] {
  const lines = readyLines(system)
  return lines.flatMap((_, first) =>
    lines.slice(first + 1).map(({ number }) => without(lines, [first, number], load, intact)),
  )
}

export function linesLost(
  system: MooringSystem,
  lost: readonly number[],
  load: MeanLoad,
  intact: SystemAtPose,
): LinesLost {
  return without(readyLines(system), lost, load, intact)
}

function without(all: readonly ReadyLine[], lost: readonly number[], load: MeanLoad, intact: SystemAtPose): LinesLost {
  const lines = all.filter(({ number }) => !lost.includes(number))
  const before = intact.lines.filter((_, number) => !lost.includes(number))
  const which = { lost, remaining: lines.map(({ number }) => number) }
  const reason = noRedundancy(lines)
  if (reason) return { ...which, equilibrium: null, reason }
  try {
    return { ...which, equilibrium: settled(lines, load, intact.pose, before), reason: null }
  } catch (error) {
    if (!(error instanceof NumericsError)) throw error
    return { ...which, equilibrium: null, reason: error.message }
  }
}
