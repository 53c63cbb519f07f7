/** Seeks the limits of a case of an explorer by the workflow's own code, a run at a time, so that a key stroke is not kept waiting. */
import { runSilently } from '@keelson/engine'
import { triesAtOnce } from '@keelson/studies/tries/at-once.ts'
import { findLimits } from '@keelson/studies/tries/find-limits.ts'
import type { FoundLimit } from '@keelson/studies/tries/found.ts'
import type { Judged } from '@keelson/studies/tries/judged.ts'
import { type ReadParams, readParams, type Workflow } from '@keelson/workflow'
import type { Params } from '../../form/case/field.ts'
import type { Trier } from '../../pages/browser/tries.ts'
import { refOf, type Surface } from '../surface.ts'

/** The page is drawn anew once in this time. */
const FRAME_MS = 12

export const tryingHere =
  (surface: Surface): Trier =>
  async ({ shown: { ref }, params, system }, atOnce, signal) => {
    const own = surface.workflows.find((w) => refOf(surface, w) === ref)?.workflow
    if (!own?.contract.tries) return { ref, on_request: false, tries: [] }
    const read = readParams(own.contract, params)
    if (atOnce && !triesAtOnce(own, read)) return { ref, on_request: true, tries: [] }
    const tries: FoundLimit[] = []
    const judge = inTurns((sent) => judged(own, readParams(own.contract, sent)), signal)
    const of = { contract: own.contract, base: params, read, system }
    for await (const found of findLimits(of, judged(own, read), judge)) tries.push(found)
    return { ref, on_request: false, tries }
  }

function judged(workflow: Workflow, read: ReadParams): Judged {
  const { status, hashed } = runSilently(workflow, read, undefined)
  return { status, checks: hashed.checks }
}

/** A case that is refused or fails has no verdict; no other is begun once a newer one has come. */
function inTurns(judge: (params: Params) => Judged, signal: AbortSignal) {
  let drawn = performance.now()
  return async (params: Params): Promise<Judged | undefined> => {
    if (performance.now() - drawn > FRAME_MS) {
      await new Promise<void>((done) => setTimeout(done))
      drawn = performance.now()
    }
    signal.throwIfAborted()
    try {
      return judge(params)
    } catch {
      return undefined
    }
  }
}
