/** "Try a change": for each input that a contract names, the values of it at which the case is at its limit. */
import type { UnitSystem } from '@keelson/units/systems.ts'
import type { AnyContract, ReadParams } from '@keelson/workflow'
import { searched } from '../goal/needed.ts'
import type { GoalPoint } from '../goal/points.ts'
import type { Params } from '../request.ts'
import { laidOver } from '../varied.ts'
import type { FoundLimit } from './found.ts'
import { AT_LIMIT, type Judged, judgedPoint, madeIn } from './judged.ts'
import { type Limit, limitsAbout } from './limits.ts'
import { type TriedInput, triedInputs } from './tried-inputs.ts'

export interface TriedCase {
  readonly contract: AnyContract
  readonly base: Params
  readonly read: Pick<ReadParams, 'useOf'>
  readonly system: UnitSystem
}

/** Runs a case; undefined where it is refused or fails. What it throws ends the search. */
export type Judge = (params: Params) => Judged | undefined | Promise<Judged | undefined>

/** The limits of each input in the order of the contract, told as they are found. `first`: the run of the case as it stands. */
export async function* findLimits(of: TriedCase, first: Judged, judge: Judge): AsyncGenerator<FoundLimit> {
  for (const input of triedInputs(of.contract, of.base, of.read, of.system)) yield* limitsOf(input, of, first, judge)
}

async function* limitsOf(
  input: TriedInput,
  { contract, base }: TriedCase,
  first: Judged,
  judge: Judge,
): AsyncGenerator<FoundLimit> {
  const runs = new Map<number, Judged | undefined>([[input.now, first]])
  const needed = madeIn(first)
  const calculated = async (x: number): Promise<GoalPoint> => {
    if (!runs.has(x)) runs.set(x, await judge({ ...base, ...laidOver(base, [input], [x]) }))
    return judgedPoint(x, runs.get(x), needed)
  }
  const limits = await searched((at) => limitsAbout({ ...input, target: AT_LIMIT }, at), calculated)
  yield* limits.map((limit) => foundLimit(input, limit, contract, runs))
}

function foundLimit(
  { param, title, symbol, unit = '-', now }: TriedInput,
  { side, point: { x, mode } }: Limit,
  { checks }: AnyContract,
  runs: ReadonlyMap<number, Judged | undefined>,
): FoundLimit {
  const governing = runs.get(x)?.checks.find((check) => check.governing)
  return {
    param,
    title,
    ...(symbol !== undefined && { symbol }),
    unit,
    now,
    side,
    value: x,
    check: checks[mode ?? '']?.title ?? '',
    utilisation: governing?.utilisation ?? null,
    limit: governing?.limit ?? 1,
  }
}
