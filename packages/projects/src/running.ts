/** Runs what is not current, each calculation after those whose results it takes, and nothing else. */
import { type CalculationStanding, type Judging, standingOf } from './freshness.ts'
import { dependantsOf, type LaidCalculation, type LaidCase, type LaidOut } from './laid-out.ts'
import { type CaseResult, type Results, withResult } from './methods.ts'
import { type Resolved, resolve } from './resolve.ts'

/** Makes one run of a case. Its failures are results. */
export type RunCase = (calculation: LaidCalculation, one: LaidCase, resolved: Resolved) => Promise<CaseResult>

export interface Progress {
  readonly calculation: string
  readonly case: string
  readonly result: CaseResult
  readonly results: Results
}
export interface Running extends Judging {
  readonly run: RunCase
  /** Of these and what they take; all where none are named. */
  readonly only?: readonly string[]
  /** Also what is current. */
  readonly isForced?: boolean
  /** Told of every result before the next is begun. */
  readonly told?: (progress: Progress) => Promise<void> | void
  readonly isStopped?: () => boolean
  /** Cases that are run side by side. */
  readonly width?: number
}
const WIDTH = 4

export interface Done {
  readonly results: Results
  readonly ran: readonly { readonly calculation: string; readonly case: string }[]
  readonly standings: readonly CalculationStanding[]
}

export async function runProject(laid: LaidOut, before: Results, running: Running): Promise<Done> {
  const wanted = wantedOf(laid, running.only)
  const byId = new Map<string, CalculationStanding>()
  const ran: Done['ran'][number][] = []
  let results = before
  const keep = async (one: LaidCalculation, own: LaidCase, resolved: Resolved) => {
    if (running.isStopped?.()) return
    const result = await running.run(one, own, resolved)
    const { id } = one.calculation
    results = withResult(results, id, own.name, result)
    ran.push({ calculation: id, case: own.name })
    await running.told?.({ calculation: id, case: own.name, result, results })
  }
  for (const rank of ranksOf(laid)) {
    const jobs = rank.flatMap((one) => {
      byId.set(one.calculation.id, standingOf(laid, one, results, running, byId))
      return wanted.has(one.calculation.id) ? jobsOf(laid, one, results, byId, running) : []
    })
    await inParallel(
      jobs.map(
        ({ one, own, resolved }) =>
          () =>
            keep(one, own, resolved),
      ),
      running.width ?? WIDTH,
    )
    for (const one of rank) byId.set(one.calculation.id, standingOf(laid, one, results, running, byId))
  }
  return { results, ran, standings: laid.order.flatMap(({ calculation }) => byId.get(calculation.id) ?? []) }
}

/** Those named and all that these take: a result is taken only from what is current. */
function wantedOf({ order }: LaidOut, only: readonly string[] | undefined): ReadonlySet<string> {
  if (only === undefined) return new Set(order.map(({ calculation }) => calculation.id))
  const wanted = new Set(only)
  for (const { calculation, needs } of order.toReversed())
    if (wanted.has(calculation.id)) for (const id of needs) wanted.add(id)
  return wanted
}

/** Calculations that take nothing of each other, in turn: those of one rank may be run side by side. */
function ranksOf({ order }: Pick<LaidOut, 'order'>): readonly (readonly LaidCalculation[])[] {
  const rank = new Map<string, number>()
  for (const { calculation, needs } of order)
    rank.set(calculation.id, 1 + Math.max(-1, ...needs.map((id) => rank.get(id) ?? 0)))
  const ranks = Map.groupBy(order, ({ calculation }) => rank.get(calculation.id) ?? 0)
  return [...ranks.keys()].toSorted((a, b) => a - b).map((at) => ranks.get(at) ?? [])
}

function jobsOf(
  laid: LaidOut,
  one: LaidCalculation,
  results: Results,
  byId: ReadonlyMap<string, CalculationStanding>,
  { isForced = false }: Running,
) {
  const standing = byId.get(one.calculation.id)
  return one.cases.flatMap((own) => {
    const state = standing?.cases.find(({ name }) => name === own.name)
    const isDue = isForced || state?.freshness !== 'current'
    if (!isDue || state?.freshness === 'blocked') return []
    if (one.needs.some((id) => byId.get(id)?.freshness !== 'current')) return []
    const resolution = resolve(laid, one, own, results)
    return 'resolved' in resolution ? [{ one, own, resolved: resolution.resolved }] : []
  })
}

async function inParallel(jobs: readonly (() => Promise<void>)[], width: number): Promise<void> {
  const waiting = jobs.values()
  const worker = async () => {
    for (const job of waiting) await job()
  }
  await Promise.all(Array.from({ length: Math.min(width, jobs.length) }, worker))
}

/** What a change of these entries or calculations would run: they and what takes their results. */
export const affectedBy = (laid: LaidOut, ids: Iterable<string>): readonly string[] => {
  const reached = dependantsOf(laid, ids)
  return laid.order.map(({ calculation }) => calculation.id).filter((id) => reached.has(id))
}
