/** The values of its main inputs at which a case is at its limit, found by previews of it: nothing is recorded. */
import type { RunRecord, RunRequest } from '@keelson/engine'
import { triesAtOnce } from '@keelson/studies/tries/at-once.ts'
import { findLimits } from '@keelson/studies/tries/find-limits.ts'
import type { FoundLimit, Tries } from '@keelson/studies/tries/found.ts'
import type { Judged } from '@keelson/studies/tries/judged.ts'
import type { UnitSystem } from '@keelson/units/systems.ts'
import { readParams } from '@keelson/workflow'
import type { Wanted } from './answers.ts'
import { ServiceProblem } from './problems.ts'
import type { Service } from './service.ts'

/** The checks, and nothing that only a reader needs. */
const NUMBERS: Wanted = { parts: { steps: false, pictures: false, files: 'promised' }, hashes: false }

export interface Trying {
  readonly system: UnitSystem
  /** Of a case that does not calculate at once nothing is tried. */
  readonly atOnce: boolean
}
type Parts = Pick<Service, 'catalog' | 'runs' | 'config'>

/** Ends at the time limit of a run, with what is found by then. Throws what a preview throws, and the reason of `gone`. */
export async function triesOf(service: Parts, request: RunRequest, how: Trying, gone: AbortSignal): Promise<Tries> {
  const { ref } = request
  await service.runs.validate(request)
  const { target } = service.catalog.resolve(ref)
  if (target?.kind !== 'own' || !target.workflow.contract.tries) return { ref, on_request: false, tries: [] }
  const { contract, example } = target.workflow
  const base = request.params ?? example
  const read = readParams(contract, base)
  if (how.atOnce && !triesAtOnce(target.workflow, read)) return { ref, on_request: true, tries: [] }
  const late = AbortSignal.timeout(service.config.timeLimitMs)
  const judged = judgeOf(service, ref, AbortSignal.any([gone, late]))
  const tries: FoundLimit[] = []
  try {
    const found = findLimits({ contract, base, read, system: how.system }, await judged(base), orNone(judged))
    for await (const limit of found) tries.push(limit)
  } catch (error) {
    if (gone.aborted || !late.aborted) throw error
  }
  return { ref, on_request: false, tries }
}

type Params = Readonly<Record<string, unknown>>
type Judging = (params: Params) => Promise<Judged>

/** Others get their turn between two runs that stay on the event loop. What is accepted of one case is not of another. */
function judgeOf({ runs }: Parts, ref: string, signal: AbortSignal): Judging {
  return async (params) => {
    await nextTurn()
    signal.throwIfAborted()
    return verdictOf(await runs.preview({ ref, params }, NUMBERS, signal))
  }
}
const nextTurn = () => new Promise<void>((done) => setImmediate(done))

const verdictOf = ({ response: { status, result } }: RunRecord): Judged => ({ status, checks: result?.checks ?? [] })

/** A case on the way that is refused has no verdict. */
const orNone =
  (judged: Judging) =>
  (params: Params): Promise<Judged | undefined> =>
    judged(params).catch((error: unknown) => {
      if (error instanceof ServiceProblem && error.code === 'params_refused') return undefined
      throw error
    })
